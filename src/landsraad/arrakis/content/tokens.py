"""Tokens, prescience cards, objectives and tables. What is marked reconstructed is our ruling (ARR-33)."""

from ..vocabulary import Atomics, Named, Objective, PrescienceCard, Token

TOKENS = (
    Token("ag1", "garrison", regular=2),
    Token("ag2", "garrison", regular=2),
    Token("ag3", "garrison", regular=2),
    Token("ag4", "garrison", regular=1, elite=1),
    Token("ag5", "garrison", regular=1, elite=1),
    Token("ag6", "garrison", regular=1, elite=1),
    Token("ag7", "garrison", regular=1, special=1),
    Token("ag8", "garrison", regular=1, special=1),
    Token("as1", "standard", regular=2),
    Token("as2", "standard", regular=1, elite=1),
    Token("as3", "standard", regular=1, elite=1),
    Token("as4", "standard", regular=1, elite=1),
    Token("as5", "standard", elite=1, special=1),
    Token("as6", "standard", elite=1, special=1),
    Token("as7", "standard", special=1),
    Token("as8", "standard", special=1),
    Token("hb1", "black", regular=1, special=1, bashar=1, reconstructed=False),
    Token("hb2", "black", regular=1, elite=1, bashar=1),
    Token("hb3", "black", regular=1, elite=1, bashar=1),
    Token("hb4", "black", regular=2, bashar=1),
    Token("hb5", "black", regular=1, special=1),
    Token("hb6", "black", regular=1, elite=1),
    Token("hs1", "silver", regular=2),
    Token("hs2", "silver", regular=2),
    Token("hs3", "silver", regular=2),
    Token("hs4", "silver", regular=1, elite=1),
    Token("hs5", "silver", regular=1, elite=1),
    Token("hs6", "silver", elite=1, special=1),
)

OBJECTIVES = (
    Objective("so1", (9, 7, 5)),
    Objective("so2", (9, 5, 7)),
    Objective("so3", (7, 9, 5)),
    Objective("so4", (5, 9, 7)),
    Objective("so5", (7, 5, 9)),
    Objective("so6", (5, 7, 9)),
)

PRESCIENCE_CARDS = (
    PrescienceCard("dew_collectors", "Dew Collectors", "end_of_round", "dew_collectors", (0, 2, 0), de="Tausammler"),
    PrescienceCard("new_windtraps", "New Windtraps", "end_of_round", "new_windtraps", (0, 2, 0), de="Neue Windfallen"),
    PrescienceCard(
        "stunted_worms", "Stunted Worms", "end_of_round", "stunted_worms", (0, 1, 1), de="Verkümmerte Würmer"
    ),
    PrescienceCard("desert_war", "The Desert War", "end_of_round", "desert_war", (0, 0, 2), de="Der Wüstenkrieg"),
    PrescienceCard(
        "water_discipline", "Water Discipline", "end_of_round", "water_discipline", (1, 1, 0), de="Wasserdisziplin"
    ),
    PrescienceCard(
        "bene_gesserit_training",
        "Bene Gesserit Training",
        "end_of_round",
        "bene_gesserit_training",
        (2, 0, 0),
        de="Ausbildung der Bene Gesserit",
    ),
    PrescienceCard("paul_the_mahdi", "Paul the 'Mahdi'!", "free", "paul_the_mahdi", (1, 0, 1), de="Paul, der ‚Mahdi‘!"),
    PrescienceCard("lisan_al_gaib", "The Lisan al-Gaib", "free", "lisan_al_gaib", (2, 0, 0), de="Der Lisan al-Gaib"),
    PrescienceCard(
        "families_flee",
        "Families Flee to the Palmaries of the South",
        "free",
        "families_flee",
        (0, 2, 0),
        de="Familien fliehen zu den Palmengärten des Südens",
    ),
    PrescienceCard(
        "spice_thieves",
        "Spice Thieves",
        "end_of_round",
        "spice_thieves",
        (0, 0, 2),
        working_title=True,
        de="Spice-Diebe",
    ),
    PrescienceCard(
        "makers_at_the_gathering",
        "Makers at the Gathering",
        "end_of_round",
        "makers_at_the_gathering",
        (0, 2, 0),
        working_title=True,
        de="Macher bei der Versammlung",
    ),
    PrescienceCard(
        "ya_hya_chouhada",
        "Ya Hya Chouhada",
        "instant",
        "ya_hya_chouhada",
        (0, 0, 2),
        working_title=True,
        de="Ya Hya Chouhada",
    ),
    PrescienceCard(
        "the_water_of_life",
        "The Water of Life",
        "action",
        "the_water_of_life",
        (2, 0, 0),
        working_title=True,
        de="Das Wasser des Lebens",
    ),
    PrescienceCard(
        "riders_of_the_desert",
        "Riders of the Desert",
        "action",
        "riders_of_the_desert",
        (1, 0, 1),
        working_title=True,
        de="Reiter der Wüste",
    ),
    PrescienceCard(
        "the_leaders_oath",
        "The Leader's Oath",
        "end_of_round",
        "the_leaders_oath",
        (2, 0, 0),
        working_title=True,
        de="Der Eid des Anführers",
    ),
    PrescienceCard(
        "drums_before_the_wall",
        "Drums before the Wall",
        "end_of_round",
        "drums_before_the_wall",
        (0, 1, 1),
        working_title=True,
        de="Trommeln vor dem Wall",
    ),
)

ATOMICS = (
    Atomics(
        "splintered_rock", "Splintered Rock", ("hagga_basin",), (("hagga_basin", "wind_pass"),), de="Gesplitterter Fels"
    ),
    Atomics(
        "hole_in_the_rock", "Hole in the Rock", ("imperial_basin",), (("imperial_basin", "s5_3"),), de="Loch im Fels"
    ),
    Atomics(
        "rimwall",
        "Rimwall",
        ("imperial_basin", "arrakeen"),
        (("arrakeen", "s1_4"), ("imperial_basin", "s1_5")),
        de="Randwall",
    ),
)

PRESCIENCE_MARKERS = (
    Named("kwisatz_haderach", "Kwisatz Haderach", "Kwisatz Haderach"),
    Named("sand_dwellers", "Sand Dwellers", "Sandbewohner"),
    Named("jihad", "Jihad", "Djihad"),
)

BANS = (
    Named("choam", "Higher Costs of Maintenance", "Höhere Unterhaltskosten"),
    Named("spacing_guild", "Prohibitive Price for Weather Satellites", "Unerschwingliche Wettersatelliten"),
    Named("landsraad", "The Forms Must Be Obeyed", "Die Formen müssen gewahrt werden"),
)

# Wormsigns: sand, Sandworm, burrowing Sandworm; the split is reconstructed (ARR-33).
WORMSIGNS = (6, 6, 4)
# Testing stations by marker; the split is reconstructed.
STATIONS = (2, 2, 2)
# Sietch ranks 1, 2, 3: how many tokens of each.
SIETCH_RANKS = (2, 4, 2)
# Spice Must Flow, steps 1 to 5: dice set aside, Harvesters, Ornithopters, Carryalls (ARR-7.2, ARR-7.3).
ROWS = ((4, 6, 4, 2), (3, 5, 4, 2), (2, 5, 3, 1), (1, 4, 2, 1), (0, 3, 2, 1))
# Action die: which result each of the six faces shows (leadership, strategy, deployment, mentat, house).
ACTION_DIE = (0, 1, 1, 2, 3, 4)
# Combat die: sword, shield, special.
COMBAT_DIE = (0, 0, 0, 1, 1, 2)

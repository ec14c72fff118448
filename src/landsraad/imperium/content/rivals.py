"""What a solo game sets up: difficulties, the leaders that may be Rivals, what Rivals pay (IMP-S2, IMP-S5)."""

from ..vocabulary import Difficulty, Gain, Purchase

DIFFICULTIES = (
    Difficulty("mercenary", "Mercenary", "Söldner", human=Gain(solari=1, spice=1), conflicts_above_swordmasters=5),
    Difficulty(
        "sardaukar",
        "Sardaukar",
        "Sardaukar",
        mentat_price=5,
        garrison=3,
        intrigue=1,
        conflicts_above_swordmasters=4,
    ),
    Difficulty(
        "mentat",
        "Mentat",
        "Mentat",
        mentat_price=5,
        garrison=3,
        intrigue=1,
        conflicts_above_swordmasters=3,
        expert_deployment=True,
    ),
    Difficulty(
        "kwisatz_haderach",
        "Kwisatz Haderach",
        "Kwisatz Haderach",
        mentat_price=5,
        garrison=3,
        intrigue=1,
        conflicts_above_swordmasters=3,
        expert_deployment=True,
        swordmaster=False,
    ),
)

# Only their Signet Ring counts (IMP-S2.2, IMP-S7); those of Rise of Ix need the expansion.
RIVAL_LEADERS = (
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_rabban",
    "count_ilban_richese",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
    "prince_rhombur_vernius",
    "viscount_hundro_moritani",
)
RECOMMENDED = ("earl_memnon_thorvald", "glossu_rabban")  # for a first solo game (IMP-S7)

# One Victory Point each, paid as soon as it can be, in this order (IMP-S5, IMP-S8.2). With Rise of Ix spice is kept
# for Tech tiles until a Conflict III lies open (IMP-RX13).
PURCHASES = (
    Purchase("water", 3),
    Purchase("intrigue", 3),
    Purchase("solari", 7),
    Purchase("spice", 7),
)
RIVAL_WATER = 1  # at the start (IMP-S2.7)
RIVAL_EPIC_GARRISON = 2  # more than the difficulty says, in Epic mode (IMP-E6)
LEAD = 4  # strength by which a Rival leads when Expert Troop Deployment holds its troops back (IMP-S8.6)
FROM_GARRISON = 2  # units a Rival deploys beside this turn's recruits (IMP-R7)
FREIGHTER_GOAL = 2  # the space of the Shipping track a Rival recalls from (IMP-RX3)

"""The Intrigue deck of the base game: one entry for each card (IMP-9). An arrow here is not optional (IMP-9.3)."""

from ..vocabulary import *

INTRIGUE_DECK = (
    IntrigueCard(
        "allied_armada", "Allied Armada", de="Verbündete Armada", combat=when(HasAlliance(), pay(spice=2) >> swords(7))
    ),
    IntrigueCard("ambush", "Ambush", de="Hinterhalt", copies=2, combat=swords(4)),
    IntrigueCard(
        "bindu_suspension",
        "Bindu Suspension",
        de="Bindu-Starre",
        plot=draw(1) + special("may_pass"),
        window="turn_start",
    ),
    IntrigueCard("bribery", "Bribery", de="Bestechung", plot=pay(solari=2) >> influence(ANY)),
    IntrigueCard(
        "bypass_protocol",
        "Bypass Protocol",
        de="Das Protokoll umgehen",
        plot=special("acquire_free", 3, "discard") | pay(spice=2) >> special("acquire_free", 5, "deck_top"),
    ),
    IntrigueCard(
        "calculated_hire", "Calculated Hire", de="Gezielte Anwerbung", plot=pay(spice=1) >> special("hire_mentat")
    ),
    IntrigueCard("charisma", "Charisma", de="Charisma", plot=special("persuasion_when_revealing", 2)),
    IntrigueCard("choam_shares", "CHOAM Shares", de="MAFEA-Anteile", plot=pay(solari=7) >> vp(1)),
    IntrigueCard(
        "corner_the_market",
        "Corner the Market",
        de="Den Markt abschöpfen",
        de_printed=True,
        endgame=when(SpiceMustFlowAtLeast(2), vp(1)) + when(SpiceMustFlowMost(), vp(1)),
    ),
    IntrigueCard(
        "councilors_dispensation",
        "Councilor's Dispensation",
        de="Privileg des Ratsmitglieds",
        plot=when(HasCouncilSeat(), gain(spice=2)),
    ),
    IntrigueCard(
        "demand_respect",
        "Demand Respect",
        de="Respekt einfordern",
        combat=influence(ANY) | pay(spice=2) >> influence(ANY, amount=2),
        window="after_win",
    ),
    IntrigueCard(
        "dispatch_an_envoy",
        "Dispatch an Envoy",
        de="Gesandten entsenden",
        de_printed=True,
        copies=2,
        plot=special("extra_faction_icons"),
        window="before_agent",
    ),
    IntrigueCard("double_cross", "Double Cross", de="Doppeltes Spiel", plot=pay(solari=1) >> special("double_cross")),
    IntrigueCard("favored_subject", "Favored Subject", de="Günstling", plot=influence(EMPEROR)),
    IntrigueCard("guild_authorization", "Guild Authorization", de="Genehmigung der Gilde", plot=influence(GUILD)),
    IntrigueCard("infiltrate", "Infiltrate", de="Infiltrieren", plot=special("infiltrate"), window="before_agent"),
    IntrigueCard("know_their_ways", "Know Their Ways", de="Ihre Bräuche kennen", plot=influence(FREMEN)),
    IntrigueCard("master_tactician", "Master Tactician", de="Meistertaktiker", copies=3, combat=swords(3) | retreat(3)),
    IntrigueCard(
        "plans_within_plans",
        "Plans Within Plans",
        de="Pläne innerhalb von Plänen",
        endgame=when(TracksAtLeast(3, 3), vp(1)) + when(TracksAtLeast(3, 4), vp(1)),
    ),
    IntrigueCard("poison_snooper", "Poison Snooper", de="Giftschnüffler", copies=2, plot=special("look_draw_or_trash")),
    IntrigueCard("private_army", "Private Army", de="Privatarmee", copies=2, combat=pay(spice=2) >> swords(5)),
    IntrigueCard("rapid_mobilization", "Rapid Mobilization", de="Schnelle Mobilmachung", plot=deploy(NO_LIMIT)),
    IntrigueCard(
        "recruitment_mission",
        "Recruitment Mission",
        de="Anwerbungsmission",
        plot=special("persuasion_when_revealing", 1) + special("acquired_to_deck_top"),
    ),
    IntrigueCard("refocus", "Refocus", de="Neuausrichtung", plot=special("shuffle_discard_into_deck") + draw(1)),
    IntrigueCard(
        "reinforcements",
        "Reinforcements",
        de="Verstärkung",
        plot=pay(solari=3) >> recruit(3) + deploy_recruited(only_in_reveal_turn=True),
    ),
    IntrigueCard(
        "secret_of_the_sisterhood",
        "Secret of the Sisterhood",
        de="Geheimnis der Schwesternschaft",
        plot=influence(BENE_GESSERIT),
    ),
    IntrigueCard("staged_incident", "Staged Incident", de="Inszenierter Zwischenfall", combat=lose_troops(3) >> vp(1)),
    IntrigueCard(
        "the_sleeper_must_awaken",
        "The Sleeper Must Awaken",
        de="Der Schläfer muss erwachen",
        plot=pay(spice=4) >> vp(1),
    ),
    IntrigueCard("tiebreaker", "Tiebreaker", de="Zünglein an der Waage", combat=swords(2), endgame=gain(spice=10)),
    IntrigueCard("to_the_victor", "To the Victor...", de="Dem Sieger …", combat=gain(spice=3), window="after_win"),
    IntrigueCard("urgent_mission", "Urgent Mission", de="Dringende Mission", plot=special("recall_agent")),
    IntrigueCard("water_of_life", "Water of Life", de="Wasser des Lebens", plot=pay(spice=1, water=1) >> draw(3)),
    IntrigueCard("water_peddlers_union", "Water Peddlers Union", de="Verband der Wasserverkäufer", plot=gain(water=1)),
    IntrigueCard("windfall", "Windfall", de="Unverhoffter Gewinn", plot=gain(solari=2)),
)

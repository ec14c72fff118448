"""The Intrigue cards of Rise of Ix. An arrow here is not optional (IMP-9.3)."""

from ..vocabulary import *

INTRIGUE_DECK = (
    IntrigueCard(
        "advanced_weaponry",
        "Advanced Weaponry",
        de="Fortschrittliche Waffen",
        plot=pay(solari=3) >> dreadnought(1),
        combat=when(TechAtLeast(3), swords(4)),
        set="ix",
    ),
    IntrigueCard("blackmail", "Blackmail", de="Erpressung", combat=lose_influence(ANY) >> swords(5), set="ix"),
    IntrigueCard(
        "cannon_turrets",
        "Cannon Turrets",
        de="Geschütztürme",
        combat=swords(2) + special("opponents_retreat_dreadnought", 1),
        set="ix",
    ),
    IntrigueCard("cull", "Cull", de="Auslese", plot=pay(solari=1) >> trash(), set="ix"),
    IntrigueCard(
        "diversion", "Diversion", de="Ablenkungsmanöver", plot=when(UnitsDeployedAtLeast(4), freighter(1)), set="ix"
    ),
    IntrigueCard("expedite", "Expedite", de="Eillieferung", plot=pay(spice=1) >> freighter(1), set="ix"),
    IntrigueCard(
        "finesse", "Finesse", de="Raffinesse", plot=lose_influence(ANY) >> influence(ANY), combat=swords(2), set="ix"
    ),
    IntrigueCard(
        "glimpse_the_path",
        "Glimpse the Path",
        de="Den Pfad erblicken",
        plot=pay(spice=1) >> gain(water=1) + draw(1),
        set="ix",
    ),
    IntrigueCard(
        "grand_conspiracy", "Grand Conspiracy", de="Große Verschwörung", endgame=special("grand_conspiracy"), set="ix"
    ),
    IntrigueCard("ixian_probe", "Ixian Probe", de="Ixianische Sonde", plot=discard(2) >> draw(2), set="ix"),
    IntrigueCard(
        "machine_culture",
        "Machine Culture",
        de="Maschinenkultur",
        plot=acquire_tech(),
        endgame=when(TechAtLeast(3), vp(1)),
        set="ix",
    ),
    IntrigueCard(
        "quid_pro_quo",
        "Quid Pro Quo",
        de="Quid pro quo",
        plot=pay(spice=2) >> special("influence_where_agents"),
        set="ix",
    ),
    IntrigueCard(
        "second_wave", "Second Wave", de="Zweite Welle", de_printed=True, combat=swords(2) + deploy_units(2), set="ix"
    ),
    IntrigueCard(
        "secret_forces", "Secret Forces", de="Geheime Streitkräfte", plot=when(HasCouncilSeat(), recruit(2)), set="ix"
    ),
    IntrigueCard(
        "strategic_push",
        "Strategic Push",
        de="Strategischer Vorstoß",
        combat=swords(2) + special("solari_if_you_win", 2),
        set="ix",
    ),
    IntrigueCard(
        "strongarm",
        "Strongarm",
        de="Einschüchterung",
        plot=lose_troops(1, garrison_too=True) >> special("influence_where_sent", 1),
        set="ix",
    ),
    IntrigueCard(
        "war_chest",
        "War Chest",
        de="Kriegskasse",
        combat=pay(solari=2) >> swords(4),
        endgame=when(SolariAtLeast(10), vp(1)),
        set="ix",
    ),
)

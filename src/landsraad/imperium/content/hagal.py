"""The 40 House Hagal cards: 31 of the base game, nine of Rise of Ix (IMP-R, IMP-RX1).

A card names the space a Rival goes to, what the Rival gets there and nothing else (IMP-R4), and the swords it adds when
it is revealed in combat (IMP-R9). `needs` is looked at before the space (IMP-R13): if it does not hold, the card means
`instead`, or, without one, another card is revealed. Effects stand in the order of IMP-R13.
"""

from ..vocabulary import *

HAGAL_CARDS = (
    # Faction spaces
    HagalCard("hagal_conspire", RivalVisit("conspire", influence(EMPEROR) + recruit(2)), swords=4, copies=2),
    HagalCard("hagal_wealth", RivalVisit("wealth", influence(EMPEROR)), swords=3),
    HagalCard("hagal_heighliner", RivalVisit("heighliner", influence(GUILD) + recruit(3)), swords=6),
    HagalCard("hagal_foldspace", RivalVisit("foldspace", influence(GUILD)), swords=1, copies=2),
    HagalCard(
        "hagal_selective_breeding", RivalVisit("selective_breeding", influence(BENE_GESSERIT)), swords=2, copies=2
    ),
    HagalCard("hagal_secrets", RivalVisit("secrets", influence(BENE_GESSERIT)), swords=1),
    HagalCard("hagal_hardy_warriors", RivalVisit("hardy_warriors", influence(FREMEN) + recruit(2)), swords=5),
    HagalCard("hagal_stillsuits", RivalVisit("stillsuits", influence(FREMEN)), swords=4, copies=2),
    # The Landsraad, the cities, the desert
    HagalCard("hagal_rally_troops", RivalVisit("rally_troops", recruit(4)), swords=3, copies=2, set="no_ix"),
    HagalCard("hagal_hall_of_oratory", RivalVisit("hall_of_oratory", recruit(1)), swords=0, copies=2, set="no_ix"),
    HagalCard("hagal_carthag", RivalVisit("carthag", recruit(1)), swords=0, copies=3),
    HagalCard(
        "hagal_harvest_spice",
        RivalVisit("", special("rival_harvest")),  # which Maker space, IMP-R17 says
        swords=2,
        copies=5,
        name="Harvest Spice",
        de="Spice ernten",
    ),
    HagalCard(
        "hagal_arrakeen_1p",
        RivalVisit("arrakeen", special("rival_signet") + recruit(1)),
        swords=1,
        copies=3,
        only=SOLO,
    ),
    HagalCard("hagal_arrakeen_2p", RivalVisit("arrakeen", recruit(1)), swords=1, copies=3, only=TWO_PLAYERS),
    HagalCard(
        "hagal_reshuffle",
        RivalVisit("", NOTHING),
        swords=0,
        only=TWO_PLAYERS,
        reshuffle=True,
        name="Reshuffle",
        de="Neu mischen",
    ),
    # Rise of Ix
    HagalCard(
        "hagal_interstellar_shipping",
        RivalVisit("interstellar_shipping", freighter(2)),
        swords=3,
        needs=InfluenceAtLeast(GUILD, 2),
        set="ix",
    ),
    HagalCard(
        "hagal_foldspace_or_interstellar",
        RivalVisit("interstellar_shipping", freighter(2)),
        swords=2,
        needs=InfluenceAtLeast(GUILD, 2),
        instead=RivalVisit("foldspace", influence(GUILD)),
        set="ix",
    ),
    HagalCard(
        "hagal_smuggling_or_interstellar",
        RivalVisit("interstellar_shipping", freighter(2)),
        swords=2,
        needs=InfluenceAtLeast(GUILD, 2),
        instead=RivalVisit("smuggling", freighter(1)),
        set="ix",
    ),
    HagalCard(
        "hagal_tech_negotiation_1p",
        RivalVisit("tech_negotiation", acquire_tech(1) | negotiate(1)),
        swords=0,
        copies=2,
        only=SOLO,
        set="ix",
    ),
    HagalCard(
        "hagal_dreadnought_1p",
        RivalVisit("dreadnought", dreadnought(1) + acquire_tech()),
        swords=3,
        copies=2,
        only=SOLO,
        needs=DreadnoughtsAtMost(1),
        set="ix",
    ),
    HagalCard(
        "hagal_dreadnought_2p",
        RivalVisit("dreadnought", dreadnought(1) + recruit(1)),
        swords=3,
        copies=2,
        only=TWO_PLAYERS,
        needs=DreadnoughtsAtMost(1),
        set="ix",
    ),
)

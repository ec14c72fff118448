"""The Conflict cards of Rise of Ix."""

from ..vocabulary import Conflict, freighter, gain, intrigue, pay, recruit, vp

CONFLICTS = (
    Conflict(
        "skirmish_e",
        "Skirmish",
        1,
        freighter(1) + gain(spice=1),
        gain(solari=3),
        gain(solari=2),
        set="ix",
        de="Scharmützel",
    ),
    Conflict(
        "skirmish_f", "Skirmish", 1, freighter(1) + recruit(1), gain(spice=2), gain(spice=1), set="ix", de="Scharmützel"
    ),
    Conflict(
        "trade_monopoly",
        "Trade Monopoly",
        2,
        freighter(2) + recruit(1),
        intrigue(1) + gain(water=1),
        intrigue(1) | gain(water=1),
        set="ix",
        de="Handelsmonopol",
    ),
    Conflict(
        "economic_supremacy",
        "Economic Supremacy",
        3,
        vp(1) + (pay(solari=6) >> vp(1)) + (pay(spice=4) >> vp(1)),
        vp(1),
        gain(solari=2, spice=2),
        set="ix",
        de="Wirtschaftliche Vorherrschaft",
    ),
)

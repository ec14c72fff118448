"""What things are worth to somebody alone against the Mahdi, in the points of prices.py. One table of weights."""

from __future__ import annotations


class Habits:
    """A way to play alone: the weights of the plan."""

    __slots__ = (
        "army",
        "at_once",
        "certainty",
        "decoy",
        "deploy",
        "draw",
        "empty",
        "harder",
        "harvester",
        "last_ranks",
        "left_alone",
        "nearer",
        "rank",
        "road",
        "scout",
        "signs",
        "station",
        "station_pull",
        "step",
        "told",
        "war",
        "war_road",
        "weak",
        "worm_hit",
    )

    step: float  # one step that is needed
    rank: float  # one rank of a sietch lost
    last_ranks: float  # times that, if it would end the game
    weak: float  # that a sietch with next to nobody in it falls in the end
    empty: float  # … with nobody
    decoy: float  # a die of the automaton spent on a legion that is no sietch (ARR-30.14)
    war: float  # times the steps of a settlement
    at_once: float  # steps: Arrakeen, if all that is missing comes with it; the check is made there (ARR-4.3)
    certainty: float  # how much a likely victory counts more than a bold one
    nearer: float  # of a settlement, each move it is away
    army: float  # worth of a war from which a legion marches as a whole
    left_alone: float  # each rank of the sietch it would leave
    war_road: float  # of a war: signs that open the ride there
    road: float  # of a step: signs that open the ride to its station
    signs: float  # signs for their own sake: worms at the end of the round
    station: float  # of a step: the marker is not known
    station_pull: float  # a station, from afar
    harvester: float  # times what it is worth against a player
    worm_hit: float  # a hit of a worm, beside the sietches it saves
    harder: float  # each move a card is away makes it so much less likely
    told: float  # a token shown brings a Reinforcement (ARR-30.37)
    scout: float  # one more legion outside
    deploy: float  # times what a deployment is worth against a player
    draw: float  # times what a planning card is worth against a player

    def __init__(self) -> None:
        self.step = 6.0
        self.rank = 10.4
        self.last_ranks = 1.8
        self.weak = 0.19
        self.empty = 0.72
        self.decoy = 1.9
        self.war = 3.1
        self.at_once = 4.0
        self.certainty = 1.4
        self.nearer = 0.78
        self.army = 10.3
        self.left_alone = 2.0
        self.war_road = 0.43
        self.road = 1.0
        self.signs = 0.82
        self.station = 1.24
        self.station_pull = 3.9
        self.harvester = 1.0
        self.worm_hit = 0.72
        self.harder = 0.21
        self.told = 0.87
        self.scout = 2.1
        self.deploy = 0.95
        self.draw = 1.33

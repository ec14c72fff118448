"""What things are worth to somebody alone against the Mahdi, in the points of prices.py. One table of weights."""

from __future__ import annotations


class Habits:
    """A way to play alone: the weights of the plan."""

    __slots__ = (
        "army",
        "at_last",
        "at_once",
        "beside",
        "body",
        "card",
        "caught_beside",
        "caught_near",
        "certainty",
        "claim",
        "decoy",
        "deploy",
        "deploy_moves",
        "draw",
        "empty",
        "fresh",
        "full",
        "harder",
        "harvester",
        "keep_deployment",
        "keep_desert",
        "keep_house",
        "keep_leadership",
        "keep_mentat",
        "keep_strategy",
        "kill",
        "last_ranks",
        "last_steps",
        "leader",
        "left_alone",
        "lose",
        "moves_a_die",
        "moves_without",
        "nearer",
        "rank",
        "reserves",
        "retreat_at",
        "rid_of",
        "road",
        "scout",
        "scout_lost",
        "signs",
        "special",
        "station",
        "station_pull",
        "step",
        "third_sign",
        "to_another",
        "to_target",
        "told",
        "too_hard",
        "too_late",
        "war",
        "war_road",
        "weak",
        "worm_hit",
        "worm_later",
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
    last_steps: float  # how much the last steps count more than the first
    too_hard: float  # of a step: what an unclaimed card must promise to be kept
    too_late: float  # of what a card promises, if it is more moves away than the dice left can make
    moves_a_die: float  # moves, on the whole
    moves_without: float  # moves of cards and special actions
    at_last: float  # moves left, when the round is nearly over
    deploy_moves: float  # a deployment, in moves
    worm_later: float  # of the attack a worm is moved for: it comes a turn later
    third_sign: float  # of a ride, if three signs are missing
    reserves: float  # Reinforcements the automaton throws in, as Regulars
    caught_beside: float  # how likely a weaker legion outside a sietch is attacked from next to it
    caught_near: float  # … from two areas away
    scout_lost: float  # a unit lost outside
    rid_of: float  # of what a destroyed legion had threatened
    beside: float  # how likely a sietch is attacked from next to it
    to_target: float  # times how likely the target is from farther away
    to_another: float  # times how likely another sietch is
    full: float  # combat power nobody dares to attack, on the whole
    keep_leadership: float  # a die of that result, kept for later
    keep_strategy: float
    keep_deployment: float
    keep_mentat: float
    keep_house: float
    keep_desert: float  # Desert Power, kept for later
    kill: float  # a hit dealt in an attack
    lose: float  # a hit taken in one
    fresh: float  # a token that comes with a deployment
    leader: float  # times what a leader is worth who comes with it
    body: float  # a unit lost with a sietch
    claim: float  # what a card of the moment must be worth to be claimed
    card: float  # times what a planning card does
    special: float  # times what a special action does
    retreat_at: float  # chance of the attacker from which a defender goes

    def __init__(self) -> None:
        self.step = 9.7
        self.rank = 9.8
        self.last_ranks = 1.4
        self.weak = 0.2
        self.empty = 0.61
        self.decoy = 1.9
        self.war = 3.3
        self.at_once = 4.1
        self.certainty = 1.4
        self.nearer = 0.71
        self.army = 7.3
        self.left_alone = 1.7
        self.war_road = 0.62
        self.road = 0.92
        self.signs = 0.76
        self.station = 1.5
        self.station_pull = 4.2
        self.harvester = 0.96
        self.worm_hit = 0.66
        self.harder = 0.23
        self.told = 1.2
        self.scout = 2.1
        self.deploy = 1.0
        self.draw = 1.3
        self.last_steps = 1.8
        self.too_hard = 0.49
        self.too_late = 0.42
        self.moves_a_die = 1.6
        self.moves_without = 1.1
        self.at_last = 2.1
        self.deploy_moves = 1.7
        self.worm_later = 0.52
        self.third_sign = 0.49
        self.reserves = 1.6
        self.caught_beside = 0.53
        self.caught_near = 0.15
        self.scout_lost = 0.24
        self.rid_of = 0.7
        self.beside = 1.0
        self.to_target = 1.1
        self.to_another = 0.93
        self.full = 6.9
        self.keep_leadership = 2.4
        self.keep_strategy = 2.6
        self.keep_deployment = 2.6
        self.keep_mentat = 1.7
        self.keep_house = 4.3
        self.keep_desert = 0.43
        self.kill = 0.83
        self.lose = 1.6
        self.fresh = 2.6
        self.leader = 1.0
        self.body = 0.42
        self.claim = 6.1
        self.card = 0.65
        self.special = 0.91
        self.retreat_at = 0.65

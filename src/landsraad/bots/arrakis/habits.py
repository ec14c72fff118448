"""What things are worth to somebody alone against the Mahdi, in the points of prices.py. One table of weights."""

from __future__ import annotations


class Habits:
    """A way to play alone: the weights of the plan."""

    step: float = 9.7  # one step that is needed
    rank: float = 9.8  # one rank of a sietch lost
    last_ranks: float = 1.4  # times that, if it would end the game
    weak: float = 0.2  # that a sietch with next to nobody in it falls in the end
    empty: float = 0.61  # … with nobody
    decoy: float = 1.9  # a die of the automaton spent on a legion that is no sietch (ARR-30.14)
    war: float = 3.3  # times the steps of a settlement
    at_once: float = 4.1  # steps: Arrakeen, if all that is missing comes with it; the check is made there (ARR-4.3)
    certainty: float = 1.4  # how much a likely victory counts more than a bold one
    nearer: float = 0.71  # of a settlement, each move it is away
    army: float = 7.3  # worth of a war from which a legion marches as a whole
    left_alone: float = 1.7  # each rank of the sietch it would leave
    war_road: float = 0.62  # of a war: signs that open the ride there
    road: float = 0.92  # of a step: signs that open the ride to its station
    signs: float = 0.76  # signs for their own sake: worms at the end of the round
    station: float = 1.5  # of a step: the marker is not known
    station_pull: float = 4.2  # a station, from afar
    harvester: float = 0.96  # times what it is worth against a player
    worm_hit: float = 0.66  # a hit of a worm, beside the sietches it saves
    harder: float = 0.23  # each move a card is away makes it so much less likely
    told: float = 1.2  # a token shown brings a Reinforcement (ARR-30.37)
    scout: float = 2.1  # one more legion outside
    deploy: float = 1.0  # times what a deployment is worth against a player
    draw: float = 1.3  # times what a planning card is worth against a player
    last_steps: float = 1.8  # how much the last steps count more than the first
    too_hard: float = 0.49  # of a step: what an unclaimed card must promise to be kept
    too_late: float = 0.42  # of what a card promises, if it is more moves away than the dice left can make
    moves_a_die: float = 1.6  # moves, on the whole
    moves_without: float = 1.1  # moves of cards and special actions
    at_last: float = 2.1  # moves left, when the round is nearly over
    deploy_moves: float = 1.7  # a deployment, in moves
    worm_later: float = 0.52  # of the attack a worm is moved for: it comes a turn later
    third_sign: float = 0.49  # of a ride, if three signs are missing
    reserves: float = 1.6  # Reinforcements the automaton throws in, as Regulars
    caught_beside: float = 0.53  # how likely a weaker legion outside a sietch is attacked from next to it
    caught_near: float = 0.15  # … from two areas away
    scout_lost: float = 0.24  # a unit lost outside
    rid_of: float = 0.7  # of what a destroyed legion had threatened
    beside: float = 1.0  # how likely a sietch is attacked from next to it
    to_target: float = 1.1  # times how likely the target is from farther away
    to_another: float = 0.93  # times how likely another sietch is
    full: float = 6.9  # combat power nobody dares to attack, on the whole
    keep_leadership: float = 2.4  # a die of that result, kept for later
    keep_strategy: float = 2.6
    keep_deployment: float = 2.6
    keep_mentat: float = 1.7
    keep_house: float = 4.3
    keep_desert: float = 0.43  # Desert Power, kept for later
    kill: float = 0.83  # a hit dealt in an attack
    lose: float = 1.6  # a hit taken in one
    fresh: float = 2.6  # a token that comes with a deployment
    leader: float = 1.0  # times what a leader is worth who comes with it
    body: float = 0.42  # a unit lost with a sietch
    claim: float = 6.1  # what a card of the moment must be worth to be claimed
    card: float = 0.65  # times what a planning card does
    special: float = 0.91  # times what a special action does
    retreat_at: float = 0.65  # chance of the attacker from which a defender goes

    @classmethod
    def of(cls, weights: dict[str, float]) -> Habits:
        habits = cls()
        for name, weight in weights.items():
            setattr(habits, name, weight)
        return habits

    def by_name(self) -> dict[str, float]:
        return {name: getattr(self, name) for name in dir(self) if isinstance(getattr(self, name), float)}

"""A game in progress as plain data: numbers, lists of numbers, and a stack of pending frames."""

from __future__ import annotations

from typing import Any, Final

Frame = tuple[int, int, int, int]  # kind, seat, a, b: see codes


class Player:
    """One seat. Troops, Agents and cards are always in exactly one place."""

    __slots__ = (
        "agents",
        "aside",
        "conflict",
        "council",
        "deck",
        "discard",
        "discount",
        "garrison",
        "hand",
        "influence",
        "intrigue",
        "leader",
        "per_fremen",
        "persuasion",
        "placed",
        "play",
        "revealed",
        "shown",
        "solari",
        "spice",
        "stolen",
        "supply",
        "swordmaster",
        "swords",
        "to_top",
        "tokens",
        "tokens_used",
        "top_known",
        "voice",
        "voice_on",
        "vp",
        "waiting",
        "water",
    )

    def __init__(
        self,
        leader: int,
        vp: int,
        solari: int,
        spice: int,
        water: int,
        influence: list[int],
        agents: int,
        placed: tuple[int, ...],
        swordmaster: int,
        council: int,
        supply: int,
        garrison: int,
        conflict: int,
        swords: int,
        persuasion: int,
        revealed: int,
        deck: list[int],
        hand: list[int],
        discard: list[int],
        play: list[int],
        intrigue: list[int],
        waiting: tuple[int, ...],
        aside: int,
        to_top: int,
        discount: int,
        per_fremen: int,
        voice: int,
        voice_on: int,
        tokens: int,
        tokens_used: int,
        shown: tuple[int, ...],
        top_known: int,
        stolen: tuple[int, ...],
    ) -> None:
        self.leader = leader
        self.vp = vp
        self.solari = solari
        self.spice = spice
        self.water = water
        self.influence = influence
        self.agents = agents  # waiting on the leader
        self.placed = placed  # the spaces own Agents stand on, in order of arrival
        self.swordmaster = swordmaster  # 1 with the third Agent
        self.council = council  # 1 with a seat
        self.supply = supply  # troops
        self.garrison = garrison
        self.conflict = conflict
        self.swords = swords  # from the Reveal turn and Combat cards of this round
        self.persuasion = persuasion  # left in the own Reveal turn
        self.revealed = revealed  # 0, or the how-manieth Reveal turn of the game this round's was (IMP-10.6)
        self.deck = deck  # the last one is on top
        self.hand = hand
        self.discard = discard
        self.play = play
        self.intrigue = intrigue
        self.waiting = waiting  # Intrigue cards that lie open until the Reveal turn (IMP-9.4)
        self.aside = aside  # the row card Helena set aside
        self.to_top = to_top  # 1: cards acquired in this round's Reveal turn may go on top of the deck
        self.discount = discount  # Persuasion off each The Spice Must Flow
        self.per_fremen = per_fremen  # Persuasion for each further Fremen card revealed (Liet Kynes)
        self.voice = voice  # the space closed by The Voice, while it lasts
        self.voice_on = voice_on  # mask of the opponents still bound by it
        self.tokens = tokens  # Baron: mask of the two chosen factions
        self.tokens_used = tokens_used
        self.shown = shown  # hand cards everybody knows of
        self.top_known = top_known  # how many cards on top of the deck everybody knows
        self.stolen = stolen  # card * 4 + victim: Intrigue cards here that the victim knows of

    def clone(self) -> Player:
        return Player(
            self.leader,
            self.vp,
            self.solari,
            self.spice,
            self.water,
            self.influence[:],
            self.agents,
            self.placed,
            self.swordmaster,
            self.council,
            self.supply,
            self.garrison,
            self.conflict,
            self.swords,
            self.persuasion,
            self.revealed,
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.play[:],
            self.intrigue[:],
            self.waiting,
            self.aside,
            self.to_top,
            self.discount,
            self.per_fremen,
            self.voice,
            self.voice_on,
            self.tokens,
            self.tokens_used,
            self.shown,
            self.top_known,
            self.stolen,
        )


class State:
    """The table: everything that is not one player's own, and the players."""

    __slots__ = (
        "active",
        "agenda",
        "alliance",
        "bonus",
        "card",
        "card_gone",
        "conflict",
        "conflict_deck",
        "conflicts_seen",
        "control",
        "counter",
        "deploy_open",
        "deployed",
        "drafted",
        "entered",
        "envoy",
        "first",
        "forced",
        "fresh",
        "imperium_deck",
        "infiltrate",
        "intrigue_deck",
        "intrigue_discard",
        "key_bytes",
        "legal_list",
        "log",
        "mentat",
        "occupied",
        "over",
        "passes",
        "passing",
        "phase",
        "player",
        "players",
        "recruited",
        "recruited_now",
        "reserve",
        "reveal_count",
        "revealing",
        "reveals",
        "round",
        "row",
        "sent",
        "stack",
        "trashed",
        "turn",
        "winner",
    )

    def __init__(
        self,
        key_bytes: bytes,
        counter: int,
        players: list[Player],
        phase: int,
        round: int,
        first: int,
        turn: int,
        active: int,
        player: int,
        over: bool,
        stack: list[Frame],
        agenda: list[int],
        conflict: int,
        conflict_deck: list[int],
        conflicts_seen: tuple[int, ...],
        imperium_deck: list[int],
        row: list[int],
        reserve: list[int],
        intrigue_deck: list[int],
        intrigue_discard: list[int],
        trashed: list[int],
        alliance: list[int],
        control: list[int],
        bonus: list[int],
        occupied: int,
        mentat: int,
        winner: int,
        passes: int,
        reveal_count: int,
        revealing: int,
        card: int,
        card_gone: int,
        sent: int,
        recruited: int,
        recruited_now: int,
        deployed: int,
        entered: int,
        deploy_open: int,
        fresh: int,
        envoy: int,
        infiltrate: int,
        passing: int,
        drafted: tuple[int, ...],
        reveals: int,
        forced: int,
        legal_list: list[int],
    ) -> None:
        self.key_bytes = key_bytes  # the seed of all chance, and how often it was used
        self.counter = counter
        self.players = players
        self.phase = phase
        self.round = round
        self.first = first  # First Player
        self.turn = turn  # the seat the next turn is offered to first
        self.active = active  # whose Agent or Reveal turn it is, or -1
        self.player = player  # whose decision it is
        self.over = over
        self.stack = stack
        self.agenda = agenda  # open items of the running turn
        self.conflict = conflict  # the Conflict card of this round
        self.conflict_deck = conflict_deck  # the last is on top
        self.conflicts_seen = conflicts_seen
        self.imperium_deck = imperium_deck
        self.row = row
        self.reserve = reserve
        self.intrigue_deck = intrigue_deck
        self.intrigue_discard = intrigue_discard
        self.trashed = trashed  # cards out of the game
        self.alliance = alliance  # holder by faction
        self.control = control  # holder by location
        self.bonus = bonus  # bonus spice by Maker space
        self.occupied = occupied  # mask of the spaces with any Agent
        self.mentat = mentat  # -1 on its space, a seat that has it, or 4 + the seat that gets it next round
        self.winner = winner  # sole winner of this round's Conflict, or -1
        self.passes = passes  # passes in succession in the combat or endgame window
        self.reveal_count = reveal_count
        self.revealing = revealing  # the seat in its Reveal turn, or -1
        # The running turn:
        self.card = card  # the card played in it
        self.card_gone = card_gone  # 1: that card has left play
        self.sent = sent  # the space its Agent was sent to
        self.recruited = recruited  # troops recruited in it
        self.recruited_now = recruited_now  # troops recruited by the effect just resolved
        self.deployed = deployed  # troops deployed under the rule of Combat spaces
        self.entered = entered  # own troops that entered the Conflict in it, from anywhere
        self.deploy_open = deploy_open  # 1: deploying is offered
        self.fresh = fresh  # 1: nothing has been done in it yet
        self.envoy = envoy  # 1: the card played has the four Faction icons too
        self.infiltrate = infiltrate  # 1: enemy Agents do not block
        self.passing = passing  # 1: the turn is passed
        self.drafted = drafted  # the leaders to choose from, while leaders are chosen
        self.reveals = reveals
        self.forced = forced
        self.legal_list = legal_list
        self.log: list[tuple[int, ...]] | None = None


PLAYER_FIELDS: Final[tuple[str, ...]] = Player.__slots__
# What a saved state holds; legal_list and log follow from the rest.
STATE_FIELDS: Final[tuple[str, ...]] = tuple(f for f in State.__slots__ if f not in ("legal_list", "log", "players"))
TUPLES: Final = frozenset({"placed", "waiting", "shown", "stolen", "conflicts_seen", "drafted"})


def new_player(vp: int, water: int, supply: int, garrison: int, deck: list[int]) -> Player:
    """A seat at the start: two Agents on the leader, nothing on the board."""
    return Player(
        -1, vp, 0, 0, water, [0, 0, 0, 0], 2, (), 0, 0, supply, garrison, 0, 0, 0, 0, deck, [], [], [], [], (),
        -1, 0, 0, 0, -1, 0, 0, 0, (), 0, (),
    )  # fmt: skip


def dump_player(p: Player) -> dict[str, Any]:
    return {f: _plain(getattr(p, f)) for f in PLAYER_FIELDS}


def dump_state(s: State) -> dict[str, Any]:
    data = {f: _plain(getattr(s, f)) for f in STATE_FIELDS}
    data["players"] = [dump_player(p) for p in s.players]
    return data


def fill(target: Player | State, data: dict[str, Any]) -> None:
    """Set the fields named in data, giving lists, tuples and bytes their own type back."""
    for name, value in data.items():
        if name in TUPLES:
            setattr(target, name, tuple(value))
        elif name == "stack":
            setattr(target, name, [tuple(frame) for frame in value])
        elif name == "key_bytes":
            setattr(target, name, bytes.fromhex(value))
        elif name != "players":
            setattr(target, name, list(value) if isinstance(value, list) else value)


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    return value

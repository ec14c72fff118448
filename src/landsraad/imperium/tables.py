"""Content compiled to numbers, once, at import.

The engine never looks at a declaration while a game runs: it reads these lists. Effects become *items*: item `i` has a
code OP[i], up to three numbers A[i], B[i], C[i], and nested items KIDS[i].
"""

from __future__ import annotations

import hashlib
from typing import Final

from ..kernel.declared import values_of
from ..kernel.things import counted_names
from . import vocabulary as v
from .content import (
    board,
    cards_base,
    cards_ix,
    conflicts_base,
    conflicts_ix,
    hagal,
    intrigue_base,
    intrigue_ix,
    leaders_base,
    leaders_ix,
    owner,
    rivals,
    tech,
)
from .rules import codes as k

# ---------------------------------------------------------------- declarations by number

CARDS: Final[list[v.Card]] = owner.corrected(
    "cards",
    [
        *cards_base.STARTING_DECK,
        *cards_ix.EPIC_CARD,
        *cards_base.RESERVE,
        *cards_base.IMPERIUM_DECK,
        *cards_ix.IMPERIUM_DECK,
    ],
)
INTRIGUES: Final[list[v.IntrigueCard]] = owner.corrected(
    "intrigues", [*intrigue_base.INTRIGUE_DECK, *intrigue_ix.INTRIGUE_DECK]
)
CONFLICTS: Final[list[v.Conflict]] = owner.corrected("conflicts", [*conflicts_base.CONFLICTS, *conflicts_ix.CONFLICTS])
LEADERS: Final[list[v.Leader]] = owner.corrected("leaders", [*leaders_base.LEADERS, *leaders_ix.LEADERS])
TECH: Final[list[v.TechTile]] = owner.corrected("tech", [*tech.TECH_TILES])
SPACES: Final[list[v.Space]] = owner.corrected("spaces", [*board.SPACES])
HAGAL: Final[list[v.HagalCard]] = [*hagal.HAGAL_CARDS]

CARD_ID: Final = {c.id: i for i, c in enumerate(CARDS)}
INTRIGUE_ID: Final = {c.id: i for i, c in enumerate(INTRIGUES)}
CONFLICT_ID: Final = {c.id: i for i, c in enumerate(CONFLICTS)}
LEADER_ID: Final = {c.id: i for i, c in enumerate(LEADERS)}
TECH_ID: Final = {c.id: i for i, c in enumerate(TECH)}
SPACE_ID: Final = {c.id: i for i, c in enumerate(SPACES)}
HAGAL_ID: Final = {c.id: i for i, c in enumerate(HAGAL)}
FACTION_ID: Final = {f: i for i, f in enumerate(v.FACTIONS)}

LOCATIONS: Final[list[int]] = [i for i, s in enumerate(SPACES) if s.control]  # controllable spaces (IMP-7.1)
MAKERS: Final[list[int]] = [i for i, s in enumerate(SPACES) if s.maker]  # Maker spaces (IMP-4.12)
RESERVE: Final[list[int]] = [i for i, c in enumerate(CARDS) if c.kind == "reserve"]
RESERVE_INDEX: Final[list[int]] = [RESERVE.index(i) if c.kind == "reserve" else -1 for i, c in enumerate(CARDS)]

# ---------------------------------------------------------------- items

OP: Final[list[int]] = []
A: Final[list[int]] = []
B: Final[list[int]] = []
C: Final[list[int]] = []
KIDS: Final[list[tuple[tuple[int, ...], ...]]] = []
EAGER: Final[list[int]] = []  # when it is done without asking, see codes.AT_ONCE … ASK
AT_ONCE: Final[list[bool]] = []  # it never waits on the agenda
MUST: Final[list[bool]] = []  # a turn cannot end while it is open and possible
CARD_OF: Final[list[int]] = []  # the card whose box it stands in, or -1
TRASHES: Final[list[bool]] = []  # lets the player choose a card to trash
LOSES: Final[list[bool]] = []  # loses Influence
RECRUITS: Final[list[int]] = []  # how many troops it may take from the supply
WORKS_ON_DECK: Final[list[bool]] = []  # looks at the own deck, shuffles it, or may put a card on top
TOUCHES_SUPPLY: Final[list[bool]] = []  # takes troops from the supply or may return some to it, beside recruiting
TOUCHES_DECK: Final[list[bool]] = []  # changes what a reshuffle would bring, or takes from the discard pile
DRAWS: Final[list[int]] = []  # how many cards it draws from the own deck
ITEM_EFFECT: Final[list[v.Effect]] = []  # the declaration, for texts
ITEM_SOURCE: Final[list[str]] = []  # "card:dagger", "space:arrakeen" …, for texts
OPTION_ITEM: Final[list[int]] = []  # option number -> the Choose item it belongs to
OPTION_INDEX: Final[list[int]] = []  # option number -> which of its options
FIRST_OPTION: Final[list[int]] = []  # item -> number of its first option, or -1

# Codes by word: of an effect, a special or a condition.
EFFECTS: Final = {word: code for code, word in enumerate(counted_names(vars(k), "EFFECT_KINDS"))}
CONDITIONS: Final = {word: code for code, word in enumerate(counted_names(vars(k), "CONDITION_KINDS"))}

# When an effect is done without asking; what is not named here, at once.
_EAGER: Final[dict[str, int]] = {
    "recruit": k.IF_SUPPLY,
    "muster": k.IF_SUPPLY,
    "draw": k.IF_DECK,
    "foldspace": k.IF_DECK,
    "intrigue": k.IF_INTRIGUE,
    "trash_self": k.IF_NO_TRASH,
    **dict.fromkeys(("arrow", "choose", "lose_influence", "trash", "trash_in_play", "deploy_recruited"), k.ASK),
    **dict.fromkeys(("retreat", "deploy", "deploy_units", "freighter", "acquire_tech", "negotiate"), k.ASK),
    **dict.fromkeys(("take_from_discard", "opponents_discard_or_lose_troop", "voice", "may_pass"), k.ASK),
    **dict.fromkeys(("acquire_free", "may_acquire_free", "double_cross", "look_draw_or_trash"), k.ASK),
    **dict.fromkeys(("recall_agent", "influence_where_behind", "influence_where_snooper"), k.ASK),
    **dict.fromkeys(("set_aside_row_card", "swap_intrigue"), k.ASK),
}
# What a turn may end without.
_OPTIONAL: Final = frozenset(
    ("trash", "trash_in_play", "retreat", "deploy", "deploy_units", "freighter", "acquire_tech", "negotiate")
) | {"may_acquire_free"}
# Words that change how the card is sent instead of standing in its Agent box.
_MARKS: Final = {
    "signet": k.SIGNET,
    "send_any_agent": k.SEND_ANY_AGENT,
    "double_harvest": k.DOUBLE_HARVEST,
    "two_influence_here": k.TWO_INFLUENCE_HERE,
    "heighliner_discount": k.HEIGHLINER_DISCOUNT,
}


def _mask(factions: tuple[str, ...]) -> int:
    return sum(1 << FACTION_ID[f] for f in factions)


_NUMBERS: Final = {**FACTION_ID, v.ANY: len(v.FACTIONS), **{SPACES[i].id: n for n, i in enumerate(LOCATIONS)}}


def _numbers(declared: v.Effect | v.Condition) -> tuple[int, int, int]:
    """The fields of a declaration: several Factions as a mask, one or a location as its number."""
    found = [0, 0, 0]
    for n, value in enumerate(values_of(declared)):
        if isinstance(value, tuple):
            found[n] = _mask(value)
        else:
            found[n] = _NUMBERS[value] if isinstance(value, str) else int(value)
    return found[0], found[1], found[2]


def _special(effect: v.Special) -> int:
    """The second number of a special, beside its `n`."""
    if effect.of in FACTION_ID:
        return FACTION_ID[effect.of]
    if effect.name == "harvest":
        return [SPACES[m].maker for m in MAKERS].index(effect.n)
    return effect.n if effect.name in ("influence_where_behind", "influence_where_snooper") else effect.of == "deck_top"


def _add(effect: v.Effect, card: int, source: str, on_intrigue: bool = False) -> int:
    """Compile one effect and everything inside it; returns its item number."""
    kids: tuple[tuple[int, ...], ...] = ()
    a = b = c = 0
    word = effect.name if isinstance(effect, v.Special) else v.word_of(type(effect))
    op = EFFECTS[word]
    eager = _EAGER.get(word, k.AT_ONCE)
    must = word not in _OPTIONAL

    def inner(part: v.Effect) -> tuple[int, ...]:
        return tuple(_add(e, card, source, on_intrigue) for e in v.items(part))

    match effect:
        case v.Arrow(cost, gained):
            kids = (inner(cost), inner(gained))
            must = on_intrigue
        case v.Choose(options, n):
            a, kids = n, tuple(inner(o) for o in options)
            must = any(MUST[i] for kid in kids for i in kid)  # a choice among things one may decline is optional
        case v.When(condition, then, otherwise):
            a = CONDITIONS[v.word_of(type(condition))]
            b, c, _ = _numbers(condition)
            kids = (inner(then), inner(otherwise))
            eager = max(EAGER[i] for kid in kids for i in kid)
            must = any(MUST[i] for kid in kids for i in kid)
        case v.Special():
            a, b = effect.n, int(_special(effect))
        case _:
            a, b, c = _numbers(effect)
            if isinstance(effect, v.Influence):
                eager = k.IF_NO_LOSS if len(effect.factions) == 1 else k.ASK

    flat = [i for kid in kids for i in kid]
    OP.append(op)
    A.append(a)
    B.append(b)
    C.append(c)
    KIDS.append(kids)
    EAGER.append(eager)
    AT_ONCE.append(eager == k.AT_ONCE and op != k.WHEN)
    MUST.append(must)
    CARD_OF.append(card)
    TRASHES.append(op == k.TRASH or any(TRASHES[i] for i in flat))
    LOSES.append(op == k.LOSE_INFLUENCE or any(LOSES[i] for i in flat))
    supply = op in (k.DOUBLE_CROSS, k.LOSE_TROOPS, k.NEGOTIATE, k.ACQUIRE_TECH, k.FREIGHTER, k.MUSTER)
    if op == k.TRASH_SELF and card >= 0:  # Treachery: trashing it brings troops
        supply = any(isinstance(e, v.Muster) for e in v.items(CARDS[card].reveal))
    RECRUITS.append(a if op in (k.RECRUIT, k.MUSTER) else max((RECRUITS[i] for i in flat), default=0))
    works = op in (k.LOOK_DRAW_OR_TRASH, k.SHUFFLE_DISCARD_INTO_DECK, k.ACQUIRE_FREE)
    WORKS_ON_DECK.append(works or any(WORKS_ON_DECK[i] for i in flat))
    TOUCHES_SUPPLY.append(supply or any(TOUCHES_SUPPLY[i] for i in flat))
    touches = op in (k.TRASH, k.TAKE_FROM_DISCARD, k.FOLDSPACE, k.DISCARD, k.ACQUIRE_FREE, k.MAY_ACQUIRE_FREE)
    TOUCHES_DECK.append(touches or any(TOUCHES_DECK[i] for i in flat))
    DRAWS.append(a if op == k.DRAW else max((DRAWS[i] for i in flat), default=0) if op == k.WHEN else 0)
    ITEM_EFFECT.append(effect)
    ITEM_SOURCE.append(source)
    item = len(OP) - 1
    FIRST_OPTION.append(len(OPTION_ITEM) if op == k.CHOOSE else -1)
    if op == k.CHOOSE:
        for index in range(len(kids)):
            OPTION_ITEM.append(item)
            OPTION_INDEX.append(index)
    return item


def _box(effect: v.Effect, card: int, source: str, on_intrigue: bool = False) -> tuple[int, ...]:
    return tuple(
        _add(e, card, source, on_intrigue)
        for e in v.items(effect)
        if not (isinstance(e, v.Special) and e.name in _MARKS)
    )


def _marks(effect: v.Effect) -> set[int]:
    return {_MARKS[e.name] for e in v.items(effect) if isinstance(e, v.Special) and e.name in _MARKS}


# ---------------------------------------------------------------- cards

CARD_COST: Final[list[int]] = [c.cost for c in CARDS]
CARD_FACTIONS: Final[list[int]] = [_mask(c.factions) for c in CARDS]
CARD_SPACES: Final[list[int]] = []  # mask of the spaces its icons reach
CARD_AGENT: Final[list[tuple[int, ...]]] = []
CARD_REVEAL: Final[list[tuple[int, ...]]] = []  # without plain Persuasion and swords, which stand in the next two
CARD_PERSUASION: Final[list[int]] = []
CARD_SWORDS: Final[list[int]] = []
CARD_ACQUIRE: Final[list[tuple[int, ...]]] = []
CARD_TRASHED: Final[list[tuple[int, ...]]] = []
CARD_SIGNET: Final[list[bool]] = []
CARD_SENDS_ANY: Final[list[bool]] = []
CARD_DOUBLE_HARVEST: Final[list[bool]] = []
CARD_TWO_INFLUENCE: Final[list[bool]] = []
CARD_SPICE_OFF: Final[list[int]] = []  # how much less spice some spaces cost an Agent sent with it …
CARD_CHEAPER: Final[list[int]] = []  # … and the mask of these spaces
CARD_INFILTRATES: Final[list[int]] = []  # mask of the spaces where enemy Agents do not block this card
CARD_UNLOAD: Final[list[bool]] = [c.unload for c in CARDS]
CARD_ONE_ICON: Final[list[bool]] = [len(c.icons) == 1 for c in CARDS]

ICON_SPACES: Final[dict[str, int]] = {
    icon: sum(1 << i for i, s in enumerate(SPACES) if s.icon == icon) for icon in v.ICONS
}
FACTION_SPACES: Final[int] = sum(ICON_SPACES[f] for f in v.FACTIONS)

for _number, _card in enumerate(CARDS):
    _source = f"card:{_card.id}"
    _m = _marks(_card.agent)
    CARD_SPACES.append(sum(ICON_SPACES[i] for i in _card.icons))
    CARD_AGENT.append(_box(_card.agent, _number, _source))
    _plain = [e for e in v.items(_card.reveal) if isinstance(e, (v.Persuasion, v.Swords))]
    _rest = v.All(tuple(e for e in v.items(_card.reveal) if not isinstance(e, (v.Persuasion, v.Swords))))
    CARD_PERSUASION.append(sum(e.n for e in _plain if isinstance(e, v.Persuasion)))
    CARD_SWORDS.append(sum(e.n for e in _plain if isinstance(e, v.Swords)))
    CARD_REVEAL.append(_box(_rest, _number, _source))
    CARD_ACQUIRE.append(_box(_card.acquire, _number, _source))
    CARD_TRASHED.append(_box(_card.trashed, _number, _source))
    CARD_SIGNET.append(k.SIGNET in _m)
    CARD_SENDS_ANY.append(k.SEND_ANY_AGENT in _m)
    CARD_DOUBLE_HARVEST.append(k.DOUBLE_HARVEST in _m)
    CARD_TWO_INFLUENCE.append(k.TWO_INFLUENCE_HERE in _m)
    CARD_SPICE_OFF.append(
        sum(e.n for e in v.items(_card.agent) if isinstance(e, v.Special) and e.name == "heighliner_discount")
    )
    CARD_CHEAPER.append(1 << SPACE_ID["heighliner"] if CARD_SPICE_OFF[-1] else 0)
    CARD_INFILTRATES.append(sum(ICON_SPACES[i] for i in _card.infiltrates))

# Cards whose Unload box takes troops from the supply or may bring some back.
UNLOADS_SUPPLY: Final[list[bool]] = [
    c.unload and any(TOUCHES_SUPPLY[i] or RECRUITS[i] for i in CARD_REVEAL[n]) for n, c in enumerate(CARDS)
]
SPICE_MUST_FLOW: Final = CARD_ID["the_spice_must_flow"]
LIAISON: Final = CARD_ID["arrakis_liaison"]
FOLDSPACE_CARD: Final = CARD_ID["foldspace"]

# ---------------------------------------------------------------- Intrigue cards

INTRIGUE_PLOT: Final[list[tuple[int, ...]]] = []  # empty: not that type
INTRIGUE_COMBAT: Final[list[tuple[int, ...]]] = []
INTRIGUE_ENDGAME: Final[list[tuple[int, ...]]] = []
for _intrigue in INTRIGUES:
    for _list, _effect in (
        (INTRIGUE_PLOT, _intrigue.plot),
        (INTRIGUE_COMBAT, _intrigue.combat),
        (INTRIGUE_ENDGAME, _intrigue.endgame),
    ):
        _list.append(_box(_effect, -1, f"intrigue:{_intrigue.id}", True) if _effect else ())
AT_TURN_START: Final[list[bool]] = [c.window == "turn_start" for c in INTRIGUES]
BEFORE_AGENT: Final[list[bool]] = [c.window == "before_agent" for c in INTRIGUES]
AFTER_WIN: Final[list[bool]] = [c.window == "after_win" for c in INTRIGUES]
WAITS: Final[list[bool]] = [any(OP[i] == k.PERSUASION_WHEN_REVEALING for i in plot) for plot in INTRIGUE_PLOT]

# ---------------------------------------------------------------- Conflicts, leaders, spaces

CONFLICT_LEVEL: Final[list[int]] = [c.level for c in CONFLICTS]
CONFLICT_LOCATION: Final[list[int]] = [LOCATIONS.index(SPACE_ID[c.location]) if c.location else -1 for c in CONFLICTS]
CONFLICT_REWARDS: Final[list[tuple[tuple[int, ...], ...]]] = [
    tuple(_box(e, -1, f"conflict:{c.id}") for e in (c.first, c.second, c.third)) for c in CONFLICTS
]

LEADER_SIGNET: Final[list[tuple[int, ...]]] = [
    _box(leader.signet, CARD_ID["signet_ring"], f"leader:{leader.id}") for leader in LEADERS
]


SPACE_ITEMS: Final[list[tuple[int, ...]]] = []
SPACE_SOLARI: Final[list[int]] = [s.cost.solari for s in SPACES]
SPACE_SPICE: Final[list[int]] = [s.cost.spice if not s.sale else s.sale[0][0] for s in SPACES]
SPACE_WATER: Final[list[int]] = [s.cost.water for s in SPACES]
SPACE_SALE: Final[list[tuple[tuple[int, int], ...]]] = [s.sale for s in SPACES]
SPACE_FACTION: Final[list[int]] = [FACTION_ID[s.influence] if s.influence else -1 for s in SPACES]
SPACE_COMBAT: Final[list[bool]] = [s.combat for s in SPACES]
SPACE_LOCATION: Final[list[int]] = [LOCATIONS.index(i) if i in LOCATIONS else -1 for i in range(len(SPACES))]
SPACE_MAKER: Final[list[int]] = [MAKERS.index(i) if i in MAKERS else -1 for i in range(len(SPACES))]
CONTROL_SOLARI: Final[list[int]] = [c.solari if (c := SPACES[i].control) else 0 for i in LOCATIONS]
CONTROL_SPICE: Final[list[int]] = [c.spice if (c := SPACES[i].control) else 0 for i in LOCATIONS]
COUNCIL: Final = SPACE_ID["high_council"]
SWORDMASTER: Final = SPACE_ID["swordmaster"]
MENTAT: Final = SPACE_ID["mentat"]
# The spaces in play, without and with Rise of Ix (IMP-X0.1)
BOARD: Final[list[int]] = [
    sum(1 << i for i, s in enumerate(SPACES) if s.set in sets) for sets in (("base", "no_ix"), ("base", "ix"))
]
# By the same, the spaces each card leads to, and whether it has a say of its own about prices or Agents in the way
CARD_REACH: Final[list[list[int]]] = [
    [
        board if anywhere else (icons | others) & board
        for icons, others, anywhere in zip(CARD_SPACES, CARD_INFILTRATES, CARD_SENDS_ANY, strict=True)
    ]
    for board in BOARD
]
CARD_OWN_WAY: Final[list[bool]] = [
    bool(CARD_CHEAPER[c] or CARD_INFILTRATES[c] or CARD_SENDS_ANY[c]) for c in range(len(CARDS))
]
ALL_ICON_SPACES: Final = ICON_SPACES["landsraad"] | ICON_SPACES["city"] | ICON_SPACES["spice_trade"]
FACTION_MASKS: Final[list[int]] = [ICON_SPACES[f] for f in v.FACTIONS]
REVEAL_SPACES: Final[list[int]] = [i for i, s in enumerate(SPACES) if s.reveal_persuasion]

for _space in SPACES:
    _list_ = list(_box(_space.effect, -1, f"space:{_space.id}"))
    if _space.influence:
        _i = _add(v.Influence((_space.influence,)), -1, f"space:{_space.id}")
        C[_i] = 1
        _list_.append(_i)
    SPACE_ITEMS.append(tuple(_list_))

# Spaces a purse of that size can pay for: one mask for each amount up to the dearest space.
SPICE_REACH: Final[list[int]] = [
    sum(1 << i for i, c in enumerate(SPACE_SPICE) if c <= n) for n in range(max(SPACE_SPICE) + 1)
]
WATER_REACH: Final[list[int]] = [
    sum(1 << i for i, c in enumerate(SPACE_WATER) if c <= n) for n in range(max(SPACE_WATER) + 1)
]
# (space bit, faction, amount) for spaces that ask for Influence (IMP-4.4)
NEEDS: Final[list[tuple[int, int, int]]] = [
    (1 << i, FACTION_ID[s.needs.faction], s.needs.amount) for i, s in enumerate(SPACES) if s.needs
]

# Bonus at 4 Influence (IMP-8.3): Emperor 2 troops, Guild 3 Solari, Bene Gesserit 1 Intrigue card, Fremen 1 water.
TRACK_BONUS: Final[list[int]] = [
    _add(e, -1, f"track:{f}")
    for f, e in zip(v.FACTIONS, (v.Recruit(2), v.Gain(solari=3), v.Intrigue(1), v.Gain(water=1)), strict=True)
]

# ---------------------------------------------------------------- abilities of leaders, by their moment

# By leader; the last entry of each list is for a seat that has none yet (-1).
PASSIVE_ITEMS: Final[set[int]] = set()  # effects of leaders that do not belong to their Signet Ring


def _when(
    moment: type[v.WhenPaying | v.WhenHarvesting | v.WhenSeated | v.WhenRevealing | v.WhenRivalSends],
) -> list[tuple[int, ...]]:
    """The items each leader has at that moment."""
    found: list[tuple[int, ...]] = []
    for leader in LEADERS:
        own = [i for a in leader.abilities if isinstance(a, moment) for i in _box(a.effect, -1, f"leader:{leader.id}")]
        PASSIVE_ITEMS.update(own)
        found.append(tuple(own))
    return [*found, ()]


def _total(amounts: list[int]) -> list[int]:
    return [*amounts, 0]


def has_rule(name: str) -> list[bool]:
    """By leader: whether the ability is that rule."""
    return [*(v.OwnRule(name) in leader.abilities for leader in LEADERS), False]


ON_PAYING: Final[list[tuple[int, ...]]] = _when(v.WhenPaying)
ON_HARVEST: Final[list[tuple[int, ...]]] = _when(v.WhenHarvesting)
ON_COUNCIL: Final[list[tuple[int, ...]]] = _when(v.WhenSeated)
ON_REVEAL: Final[list[tuple[int, ...]]] = _when(v.WhenRevealing)
ON_RIVAL: Final[list[tuple[int, ...]]] = _when(v.WhenRivalSends)
RIVAL_SPACES: Final[list[int]] = _total(
    [sum(ICON_SPACES[a.icon] for a in x.abilities if isinstance(a, v.WhenRivalSends)) for x in LEADERS]
)
ANY_RIVAL_SPACES: Final[int] = sum(1 << i for i in range(len(SPACES)) if any(m >> i & 1 for m in RIVAL_SPACES))
HARVEST_LESS: Final[list[int]] = _total(
    [sum(a.less for a in x.abilities if isinstance(a, v.WhenHarvesting)) for x in LEADERS]
)
MORE_SOLARI: Final[list[int]] = _total([sum(a.n for a in x.abilities if isinstance(a, v.MoreSolari)) for x in LEADERS])
NOT_BLOCKED: Final[list[int]] = _total(
    [sum(ICON_SPACES[i] for a in x.abilities if isinstance(a, v.NotBlockedOn) for i in a.icons) for x in LEADERS]
)
DREADNOUGHT_STRENGTH: Final[list[int]] = [
    *(max([3, *(a.n for a in x.abilities if isinstance(a, v.DreadnoughtStrength))]) for x in LEADERS),
    3,
]
PRESCIENCE: Final[list[bool]] = has_rule("prescience")
MASTERSTROKE: Final[list[bool]] = has_rule("masterstroke")
ONE_STEP_AHEAD: Final[list[bool]] = has_rule("one_step_ahead")
CAREFUL_OBSERVATION: Final[list[bool]] = has_rule("careful_observation")
INTELLIGENCE: Final[list[bool]] = has_rule("intelligence")


def _leader_item(rule: str, effect: v.Effect) -> int:
    """An effect of a rule of its own."""
    leader = next(x for x in LEADERS if v.OwnRule(rule) in x.abilities)
    item = _add(effect, -1, f"leader:{leader.id}")
    PASSIVE_ITEMS.add(item)
    return item


MASTERSTROKE_INFLUENCE: Final[list[int]] = [_leader_item("masterstroke", v.Influence((f,))) for f in v.FACTIONS]
SNOOPER_TRADE: Final = _leader_item(
    "careful_observation", v.Arrow(v.Discard(1), v.Gain(spice=1))
)  # Tessia's first slot

# What each leader pays in Solari for each space, and the spaces a purse of that size can pay for: one mask for each
# amount up to the dearest space.
SOLARI_PRICE: Final[list[list[int]]] = [
    [
        max(0, x.cost.solari - sum(a.solari for a in abilities if isinstance(a, v.CheaperSpaces) and a.icon == x.icon))
        for x in SPACES
    ]
    for abilities in (*(leader.abilities for leader in LEADERS), ())
]
SOLARI_REACH: Final[list[list[int]]] = [
    [sum(1 << i for i, c in enumerate(prices) if c <= n) for n in range(max(SPACE_SOLARI) + 1)]
    for prices in SOLARI_PRICE
]

# ---------------------------------------------------------------- Rise of Ix

TECH_COST: Final[list[int]] = [t.cost for t in TECH]
TECH_ACQUIRE: Final[list[tuple[int, ...]]] = [_box(t.acquire, -1, f"tech:{t.id}") for t in TECH]
TECH_ABILITY: Final[list[tuple[int, ...]]] = [_box(t.ability, -1, f"tech:{t.id}", True) for t in TECH]
TECH_REVEAL: Final[list[tuple[int, ...]]] = [_box(t.reveal, -1, f"tech:{t.id}") for t in TECH]
TECH_ROUND_START: Final[list[tuple[int, ...]]] = [_box(t.round_start, -1, f"tech:{t.id}") for t in TECH]
TECH_ENDGAME: Final[list[tuple[int, ...]]] = [_box(t.endgame, -1, f"tech:{t.id}") for t in TECH]
TECH_TOUCHES_SUPPLY: Final[list[bool]] = [any(RECRUITS[i] for i in ability) for ability in TECH_ABILITY]
TECH_TOUCHES_DECK: Final[list[bool]] = [any(TOUCHES_DECK[i] for i in ability) for ability in TECH_ABILITY]
TECH_FLIPS: Final[list[bool]] = [t.flip for t in TECH]
TECH_BEFORE_AGENT: Final[list[bool]] = [t.before_agent for t in TECH]
ARTILLERY: Final = TECH_ID["artillery"]
CHAUMURKY: Final = TECH_ID["chaumurky"]
DETONATION_DEVICES: Final = TECH_ID["detonation_devices"]
SPACEPORT: Final = TECH_ID["spaceport"]
TROOP_TRANSPORTS: Final = TECH_ID["troop_transports"]
WINDTRAPS: Final = TECH_ID["windtraps"]

SHIPPING_INFLUENCE: Final = _add(v.Influence(v.FACTIONS), -1, "track:shipping")
SHIPPING_TROOPS: Final = board.SHIPPING_TROOPS
SHIPPING_TECH_DISCOUNT: Final = board.SHIPPING_TECH_DISCOUNT
SHIPPING_SPICE: Final = board.SHIPPING_SPICE
DIVIDENDS: Final = board.DIVIDENDS

# ---------------------------------------------------------------- House Hagal

NOWHERE: Final = -1
HAGAL_SPACE: Final[list[int]] = [SPACE_ID.get(c.visit.space, NOWHERE) for c in HAGAL]
HAGAL_ITEMS: Final[list[tuple[int, ...]]] = []
HAGAL_INSTEAD_SPACE: Final[list[int]] = [SPACE_ID[c.instead.space] if c.instead else NOWHERE for c in HAGAL]
HAGAL_INSTEAD: Final[list[tuple[int, ...]]] = []
HAGAL_NEEDS: Final[list[int]] = []  # an item whose condition must hold, or -1
HAGAL_SWORDS: Final[list[int]] = [c.swords for c in HAGAL]
HAGAL_RESHUFFLE: Final[list[bool]] = [c.reshuffle for c in HAGAL]
HAGAL_HARVEST: Final[list[bool]] = [not c.visit.space and not c.reshuffle for c in HAGAL]
for _hagal in HAGAL:
    _source = f"hagal:{_hagal.id}"
    if _hagal.needs is None:
        HAGAL_NEEDS.append(-1)
        HAGAL_ITEMS.append(_box(_hagal.visit.effect, -1, _source))
        HAGAL_INSTEAD.append(())
    else:
        _other = _hagal.instead.effect if _hagal.instead else v.All()
        HAGAL_NEEDS.append(_add(v.When(_hagal.needs, _hagal.visit.effect, _other), -1, _source))
        HAGAL_ITEMS.append(KIDS[HAGAL_NEEDS[-1]][0])
        HAGAL_INSTEAD.append(KIDS[HAGAL_NEEDS[-1]][1])

MAKER_SPICE: Final[list[int]] = [SPACES[m].maker for m in MAKERS]
TECH_RIVAL: Final[list[bool]] = [t.rival for t in TECH]
FLAGSHIP: Final = TECH_ID["flagship"]
INVASION_SHIPS: Final = TECH_ID["invasion_ships"]
SPY_SATELLITES: Final = TECH_ID["spy_satellites"]
TRAINING_DRONES: Final = TECH_ID["training_drones"]
# Where a Rival's dreadnought goes among locations that are alike to it (IMP-RX11)
STATION_ORDER: Final[list[int]] = [LOCATIONS.index(SPACE_ID[x]) for x in ("imperial_basin", "arrakeen", "carthag")]
DIFFICULTY_ID: Final = {d.id: i for i, d in enumerate(rivals.DIFFICULTIES)}
# What the token on the Mentat space adds to its price (IMP-S2.6)
MENTAT_TOKEN: Final[list[int]] = [d.mentat_price - SPACE_SOLARI[MENTAT] for d in rivals.DIFFICULTIES]
NO_SWORDMASTER: Final[list[bool]] = [not d.swordmaster for d in rivals.DIFFICULTIES]
EXPERT: Final[list[bool]] = [d.expert_deployment for d in rivals.DIFFICULTIES]
PRICES: Final[list[int]] = [p.n for p in rivals.PURCHASES]  # water, Intrigue cards, Solari, spice

# A card counts once as "really giving swords" (IMP-X8.2): by its plain swords, or by the first effect that gives some.
COUNTS_AS_SWORD: Final[list[bool]] = [False] * len(OP)
_counted: Final[set[int]] = {card for card, plain_swords in enumerate(CARD_SWORDS) if plain_swords}
for _i, _op in enumerate(OP):
    if _op == k.SWORDS and CARD_OF[_i] >= 0 and CARD_OF[_i] not in _counted:
        _counted.add(CARD_OF[_i])
        COUNTS_AS_SWORD[_i] = True

# Bits of a mask of spaces, looked up instead of counted: one table for the lower half of the board, one for the upper.
HALF: Final = 13
LOW_BITS: Final[list[tuple[int, ...]]] = [()]
HIGH_BITS: Final[list[tuple[int, ...]]] = [()]
for _bit in range(HALF):  # the masks that have this bit as their highest are those before, with it
    LOW_BITS.extend([(*bits, _bit) for bits in LOW_BITS])
    HIGH_BITS.extend([(*bits, _bit + HALF) for bits in HIGH_BITS])
HALF_MASK: Final = (1 << HALF) - 1

CONTENT_HASH: Final = hashlib.blake2b(
    repr((CARDS, INTRIGUES, CONFLICTS, LEADERS, SPACES, TECH, HAGAL, rivals.DIFFICULTIES, rivals.PURCHASES)).encode(),
    digest_size=8,
).hexdigest()

"""The house with Rise of Ix: Freighters, Tech tiles, Negotiators and dreadnoughts, on views made by hand."""

from typing import Any

import pytest

from benchmarks.reference.imperium.player import Decision
from benchmarks.reference.imperium.table import Table
from landsraad.bots import make
from landsraad.kernel.contract import Data, Setup
from landsraad.registry import find_game
from tests.bots.seating import answer as ask

GAME = find_game("imperium")
LEADERS = ["paul_atreides", "glossu_rabban", "helena_richese", "duke_leto_atreides"]
LAST_ROUND: dict[str, Any] = {"round": 10, "conflicts_left": 0}
LOW = {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}
Words = tuple[str, ...]


def first_turn(epic: bool = False, **changes: Any) -> Data:
    """The view of the first player in round 1, with parts replaced; `me` and `rival` change those players."""
    state = GAME.new(Setup(4, 11, ("ix",), leaders=LEADERS, epic=epic))
    view = state.view(state.player)
    seat = view["seat"]
    view["players"][seat].update(changes.pop("me", {}))
    view["players"][(seat + 1) % 4].update(changes.pop("rival", {}))
    view.update(changes)
    return view


def decision(ix: bool = True, **changes: Any) -> Decision:
    return Decision(Table(GAME, first_turn(**changes), ix))


def chosen(d: Decision, *answers: str) -> str:
    scores = d.scores([tuple(a.split()) for a in answers])
    return answers[scores.index(max(scores))]


def asked(kind: str, *about: str, **details: Any) -> Data:
    return {"seat": 0, "kind": kind, "about": list(about), "details": details}


def ships(supply: int = 0, garrison: int = 0, conflict: int = 0) -> dict[str, int]:
    return {"supply": supply, "garrison": garrison, "conflict": conflict}


def on_offer(*tiles: str) -> list[Data]:
    return [{"tile": tile, "left": 6} for tile in tiles]


# ---------------------------------------------------------------- Freighters


def test_the_first_icon_of_the_game_advances() -> None:
    d = decision(asks=asked("freighter", icons=1))
    assert chosen(d, "advance", "skip") == "advance"


def test_in_the_last_round_the_freighter_comes_home() -> None:
    d = decision(**LAST_ROUND, asks=asked("freighter", icons=1), me={"freighter": 2, "agents": 0, "influence": LOW})
    assert chosen(d, "advance", "recall", "skip") == "recall"


def test_the_last_two_icons_fetch_the_better_cargo() -> None:
    """From space 1: advance and recall pay the Influence of space 2 as well; recall and advance do not (IMP-X2.3)."""
    influence = {**LOW, "emperor": 1}  # the step to 2 is a Victory Point
    me = {"freighter": 1, "agents": 0, "influence": influence}
    d = decision(**LAST_ROUND, asks=asked("freighter", icons=2), me=me)
    assert chosen(d, "advance", "recall", "skip") == "advance"


def test_a_tile_of_the_cargo_is_taken_last_and_only_if_it_is_worth_its_price() -> None:
    """The spice of the cargo may pay for the tile, so it comes first."""
    worthless = decision(
        **LAST_ROUND, asks=asked("shipping"), tech=on_offer("training_drones"), me={"spice": 5, "agents": 0}
    )
    assert chosen(worthless, "dividends", "spice", "tech") in ("dividends", "spice")
    point = decision(**LAST_ROUND, asks=asked("shipping"), tech=on_offer("flagship"), me={"spice": 6, "agents": 0})
    assert chosen(point, "tech", "skip") == "tech"  # 8 less 2 for a Victory Point


# ---------------------------------------------------------------- Tech tiles


def test_the_last_round_buys_the_tile_with_the_victory_point() -> None:
    d = decision(
        **LAST_ROUND,
        asks=asked("tech", discount=0),
        tech=on_offer("flagship", "training_drones", "spaceport"),
        me={"spice": 8},
    )
    assert chosen(d, "buy flagship", "buy training_drones", "buy spaceport", "skip") == "buy flagship"


def test_a_tile_that_works_every_round_is_for_early_rounds() -> None:
    early = decision(me={"spice": 3}).worth.ix
    late = decision(**LAST_ROUND, me={"spice": 3}).worth.ix
    for tile in ("training_drones", "minimic_film", "holtzman_engine", "shuttle_fleet"):
        assert early.tile(tile) > late.tile(tile)


def test_spy_satellites_promise_a_point_for_each_low_track() -> None:
    """In the last round tracks stay as they are: three tracks at 0 or 1 are 3 Victory Points."""
    d = decision(**LAST_ROUND, me={"influence": {**LOW, "spacing_guild": 1, "fremen": 4}, "spice": 0})
    assert d.worth.ix.tile("spy_satellites") == pytest.approx(30, abs=0.5)


def test_spy_satellites_are_sold_for_a_point_when_no_track_is_low() -> None:
    high = dict.fromkeys(LOW, 2)
    me = {"tech": ["spy_satellites"], "spice": 3, "influence": high, "agents": 0, "hand": []}
    d = decision(**LAST_ROUND, me=me)
    assert chosen(d, "reveal", "tile spy_satellites") == "tile spy_satellites"


def test_spy_satellites_are_kept_while_they_count_two_tracks() -> None:
    me = {"tech": ["spy_satellites"], "spice": 3, "influence": {**LOW, "emperor": 3, "fremen": 3}, "hand": []}
    d = decision(**LAST_ROUND, me=me)
    assert chosen(d, "reveal", "tile spy_satellites") == "reveal"


def test_no_negotiator_is_wasted() -> None:
    """Chaumurky costs 4, the discount is 1: a fourth Negotiator would save nothing (IMP-X1.14)."""
    d = decision(asks=asked("tech_pay", "tech:chaumurky", discount=1), me={"spice": 3, "negotiators": 5})
    answers = [f"return {n}" for n in range(6)]
    assert chosen(d, *answers) in answers[:4]


def test_memocorders_point_needs_every_track_at_three() -> None:
    done = decision(**LAST_ROUND, me={"influence": dict.fromkeys(LOW, 3)}).worth.ix
    hopeless = decision(**LAST_ROUND, me={"influence": LOW}).worth.ix
    endgame = GAME.facts("tech:memocorders")["endgame"]
    assert done.in_the_end(endgame) == 10
    assert hopeless.in_the_end(endgame) == 0


# ---------------------------------------------------------------- dreadnoughts


def test_dreadnoughts_go_before_troops() -> None:
    d = decision(
        conflict="skirmish_b",
        asks=asked("agent"),
        me={"dreadnoughts": ships(supply=1, garrison=1), "garrison": 2},
        rival={"conflict": 1, "strength": 2},
    )
    answers = ("dreadnoughts 1", "deploy 1", "deploy 2", "end")
    assert chosen(d, *answers) == "dreadnoughts 1"


def test_strength_counts_dreadnoughts() -> None:
    """A troop, a dreadnought and a sword: 2 + 3 + 1 (IMP-X3.4); 7 beats 6, and one card of 4 swords beats 7."""
    d = decision(
        conflict="skirmish_b",
        asks=asked("combat"),
        me={"dreadnoughts": ships(conflict=1, supply=1), "conflict": 1, "swords": 1, "strength": 6, "revealed": True},
        rival={"conflict": 3, "swords": 1, "strength": 7, "revealed": True},
    )
    assert chosen(d, "combat ambush", "pass") == "combat ambush"


def test_cannon_turrets_drive_dreadnoughts_off() -> None:
    """5 against 9 with a dreadnought: 5 + 2 beats 9 - 3."""
    d = decision(
        conflict="skirmish_b",
        asks=asked("combat"),
        me={"conflict": 2, "swords": 1, "strength": 5, "revealed": True},
        rival={"dreadnoughts": ships(conflict=1), "conflict": 3, "strength": 9, "revealed": True},
    )
    assert chosen(d, "combat cannon_turrets", "pass") == "combat cannon_turrets"


def test_detonation_devices_make_a_point_in_the_last_round() -> None:
    me = {"tech": ["detonation_devices"], "dreadnoughts": ships(conflict=1)}
    d = decision(**LAST_ROUND, asks=asked("station"), me=me)
    assert chosen(d, "space arrakeen", "space carthag", "detonate") == "detonate"


def test_a_dreadnought_covers_a_rivals_marker_rather_than_my_own() -> None:
    view = first_turn()
    rival = (view["seat"] + 1) % 4
    control = {"arrakeen": view["seat"], "carthag": rival, "imperial_basin": None}
    d = decision(asks=asked("station"), control=control)
    assert chosen(d, "space arrakeen", "space carthag") == "space carthag"


def test_a_dreadnought_is_worth_most_early() -> None:
    early = decision(me={"solari": 3, "agents": 2}).arriving("dagger", "dreadnought")
    late = decision(**LAST_ROUND, me={"solari": 3, "agents": 2}).arriving("dagger", "dreadnought")
    assert early > 0
    assert early > late


# ---------------------------------------------------------------- cards and leaders


def test_an_unload_card_is_discarded_for_what_it_gives() -> None:
    """CHOAM Delegate gives its 3 Solari when discarded; Dagger would give nothing (IMP-X5.1)."""
    d = decision(asks=asked("discard", cards=1), me={"hand": ["dagger", "choam_delegate", "dune_the_desert_planet"]})
    assert chosen(d, "discard dagger", "discard choam_delegate", "discard dune_the_desert_planet") == (
        "discard choam_delegate"
    )


def test_an_extra_turn_needs_an_agent_and_a_card() -> None:
    useful = decision(asks=asked("extra_turn"), me={"agents": 1, "hand": ["dagger", "diplomacy"]})
    assert chosen(useful, "again", "skip") == "again"
    useless = decision(asks=asked("extra_turn"), me={"agents": 0, "hand": ["dagger", "diplomacy"]})
    assert chosen(useless, "again", "skip") == "skip"


def test_every_leader_has_a_place_in_the_draft() -> None:
    d = decision(asks=asked("draft"))
    scores = d.scores([("leader", name) for name in GAME.facts("")["leader"]])
    assert len(set(scores)) == len(scores) == 14
    assert min(scores) > -14


# ---------------------------------------------------------------- Epic mode


def test_ten_points_do_not_end_an_epic_game() -> None:
    assert decision(me={"vp": 10}).table.rounds_left == 0
    assert decision(epic=True, me={"vp": 10}).table.rounds_left > 0
    assert decision(epic=True, me={"vp": 12}).table.rounds_left == 0


# ---------------------------------------------------------------- the house that ignores it all


def test_house_base_declines() -> None:
    assert chosen(decision(ix=False, asks=asked("freighter", icons=1)), "advance", "skip") == "skip"
    buy = decision(ix=False, asks=asked("tech", discount=0), me={"spice": 8})
    assert chosen(buy, "buy flagship", "skip") == "skip"


NEW_SPACES = {"interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought"}
NEW_WORDS = {"advance", "recall", "buy", "tile", "dreadnoughts"}


def words_of_a_game(bot: str) -> list[Words]:
    state = GAME.new(Setup(4, 3, ("ix",), leaders="random"))
    player = make(bot, 0)
    found = []
    while not state.over:
        action = ask(player, GAME, state)
        found.append(GAME.words(action))
        state.apply(action)
    return found


def test_house_base_keeps_away_from_what_is_new() -> None:
    for words in words_of_a_game("house-base"):
        assert words[0] not in NEW_WORDS
        assert words[0] != "send" or words[2] not in NEW_SPACES


def test_the_house_uses_what_is_new() -> None:
    played = words_of_a_game("house")
    assert {"advance", "recall", "buy", "dreadnoughts"} <= {words[0] for words in played}
    assert {words[2] for words in played if words[0] == "send"} >= NEW_SPACES

"""The eighteen cards of the Fremen Ally, one by one (planning cards: ARR-12)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.desert import WILD_MAKER_CARD
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, PRESCIENCE_ID, TOKENS

from .helpers import (
    act,
    asked,
    at,
    carryall,
    fix,
    hand,
    harvester,
    harvesters,
    leader,
    legal,
    legion,
    next_round,
    ornithopter,
    paused,
    prescience,
    raze,
    revealed,
    round_end,
    sietch,
    starting,
    storms,
    supply,
    table,
    turn,
    where,
    worm,
    worms,
    wormsign,
    wormsigns,
    zones,
)
from .playing import play


def number_of(s: Position, area: str) -> int:
    """The number of the sietch standing there."""
    return s.sietch_at.index(AREA_ID[area])


# ---------------------------------------------------------------- Shai-Hulud


def test_shai_hulud() -> None:
    """The Wild Maker enters with its card spent, on an empty Desert area; a station is tolerated (ARR-2.10)."""
    s = table()
    legion(s, "atreides", "s1_5", regular=1)
    harvester(s, "s1_6")
    wormsign(s, "s1_8")
    play(s, "shai_hulud")
    areas = starting(s, "area")
    assert {"s1_5", "s1_6", "s1_8", "gara_kulon", "harg_pass", "pasty_mesa"}.isdisjoint(areas)
    assert {"s1_4", "s8_4", "s3_9"} <= areas
    act(s, "area s3_9")
    assert s.wild_maker == 1
    assert s.spent >> WILD_MAKER_CARD & 1
    assert worms(s) == {"s3_9"}
    assert s.worms_left == 4  # the fifth figure
    assert s.view(0)["areas"]["s3_9"]["worm"] == "wild_maker"
    assert paused(s)


def test_shai_hulud_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Move and attack with the Wild Maker: six dice, although its card is spent."""
    s = table()
    worm(s, "s1_5", wild=True)
    worm(s, "s1_1")
    s.spent |= 1 << WILD_MAKER_CARD
    legion(s, "harkonnen", "s1_10", regular=5)
    legion(s, "harkonnen", "s1_3", regular=1)
    fix(monkeypatch, "S*DDDD")
    play(s, "shai_hulud")
    areas = starting(s, "area")
    assert "s1_9" in areas
    assert "s1_13" not in areas  # three areas away
    act(s, "area s1_9", "area s1_9", "area s1_10")
    for _ in range(3):
        act(s, "?regular")  # a sword and a special, which counts two in Deep Desert
    assert at(s, "s1_10") == {"harkonnen": (2, 0, 0)}
    assert worms(s) == {"s1_1", "s1_9"}
    assert paused(s)


def test_shai_hulud_again_each_half_may_be_skipped() -> None:
    s = table()
    worm(s, "s1_5", wild=True)
    legion(s, "harkonnen", "s1_6", regular=5)
    play(s, "shai_hulud", "skip", "skip")
    assert worms(s) == {"s1_5"}
    assert paused(s)


def test_three_copies_of_shai_hulud() -> None:
    s = table()
    hand(s, "shai_hulud", "shai_hulud", "shai_hulud")
    play(s, "shai_hulud", "area s3_9")
    play(s, "shai_hulud", "area s3_7")
    assert worms(s) == {"s3_7"}
    assert len(s.discards[3]) == 2


# ---------------------------------------------------------------- Wall of Sandworms


def test_wall_of_sandworms() -> None:
    """A worm beside another one, in an empty Desert area; then Desert Power."""
    s = table()
    worm(s, "s1_10")  # beside s1_13, s1_9 and Sihaya Ridge
    harvester(s, "s1_9")
    play(s, "wall_of_sandworms")
    assert starting(s, "area") == {"s1_13"}
    act(s, "area s1_13")
    assert worms(s) == {"s1_10", "s1_13"}
    assert s.worms_left == 2
    assert {"wormsigns", "worms", "worm attack"} <= legal(s)
    act(s, "wormsigns", "area s1_5", "skip")
    assert wormsigns(s) == {"s1_5"}
    assert paused(s)


def test_wall_of_sandworms_without_a_worm() -> None:
    """The first part is skipped, the Desert Power action follows."""
    s = table()
    play(s, "wall_of_sandworms")
    assert asked(s)[1] == "desert_choice"
    act(s, "skip")
    assert paused(s)


def test_wall_of_sandworms_with_all_worms_on_the_board() -> None:
    """ARR-20.13, ARR-20.20: one is taken from elsewhere."""
    s = table()
    for area in ("s1_10", "s2_7", "s3_9", "s4_1"):
        worm(s, area)
    play(s, "wall_of_sandworms", "area s1_13")
    assert asked(s)[1] == "worm_at"
    act(s, "area s2_7")
    assert worms(s) == {"s1_10", "s1_13", "s3_9", "s4_1"}


# ---------------------------------------------------------------- Dust Chasms


def test_dust_chasms() -> None:
    """Two Harvesters of Deep Desert areas of one sector; no Carryall saves them. Then Desert Power."""
    s = table()
    harvester(s, "s1_1", "s1_10", "s1_13", "s1_5", "s3_9")  # s1_5 is Desert
    carryall(s, "az1")
    play(s, "dust_chasms")
    assert starting(s, "area") == {"s1_1", "s1_10", "s1_13", "s3_9"}
    act(s, "area s1_1")
    assert starting(s, "area") == {"s1_10", "s1_13"}
    act(s, "area s1_10")
    assert harvesters(s) == {"s1_13", "s1_5", "s3_9"}
    assert zones(s) == {"az1": "carryall"}
    assert s.harvesters_lost == 2
    assert asked(s)[1] == "desert_choice"


def test_dust_chasms_one_is_enough() -> None:
    s = table()
    harvester(s, "s1_1", "s1_10")
    play(s, "dust_chasms", "area s1_1", "skip", "skip")
    assert harvesters(s) == {"s1_10"}
    assert paused(s)


# ---------------------------------------------------------------- Fremen Rockets


def test_fremen_rockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sector with an own legion; three dice; for each sword and special a vehicle in it or over it."""
    s = table()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "atreides", "windgap", regular=1)
    harvester(s, "s1_6", "s2_1")
    ornithopter(s, "az1")
    carryall(s, "az2")
    fix(monkeypatch, "S*D")
    play(s, "fremen_rockets")
    assert len(starting(s, "sector")) == 2  # s1 and s7
    act(s, "sector s1")
    assert legal(s) == {"area s1_6", "zone az1", "skip"}
    act(s, "zone az1", "area s1_6")
    assert harvesters(s) == {"s2_1"}
    assert zones(s) == {"az2": "carryall"}
    assert s.vehicles == [7, 6, 2]
    assert paused(s)


def test_fremen_rockets_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=1)
    harvester(s, "s1_6")
    fix(monkeypatch, "DDD")
    play(s, "fremen_rockets", "?sector s1")
    assert harvesters(s) == {"s1_6"}
    assert paused(s)


# ---------------------------------------------------------------- Eyes of Ibad


def test_eyes_of_ibad() -> None:
    """EX-80: the card stays beside three new ones in the next round; it cannot be removed."""
    s = table()
    prescience(s, "desert_war", "families_flee", "new_windtraps")
    play(s, "eyes_of_ibad")
    assert starting(s, "prescience") == {"desert_war", "families_flee", "new_windtraps"}
    act(s, "prescience desert_war")
    round_end(s)
    assert starting(s, "prescience") == {"families_flee", "new_windtraps"}
    act(s, "prescience families_flee", "skip")
    assert revealed(s) == ["desert_war"]
    assert len(s.prescience_deck) == 14
    next_round(s)
    assert len(s.prescience) == 4
    assert "desert_war" in revealed(s)


def test_eyes_of_ibad_end_with_the_claim() -> None:
    s = table()
    prescience(s, "the_water_of_life", "desert_war")
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_atreides"])
    play(s, "eyes_of_ibad", "prescience the_water_of_life")
    turn(s, "atreides", "mentat")
    act(s, "claim the_water_of_life")
    assert s.eyes == -1
    assert s.prescience_out == [PRESCIENCE_ID["the_water_of_life"]]


# ---------------------------------------------------------------- Captured Ornithopter


def test_captured_ornithopter(monkeypatch: pytest.MonkeyPatch) -> None:
    """An Ornithopter with a Harkonnen legion under it leaves; three dice, every sword and special is a hit."""
    s = table()
    ornithopter(s, "az1", "az8")  # s1/s5 and s3/s7
    legion(s, "harkonnen", "s1_5", regular=3, generic=1)
    legion(s, "harkonnen", "s2_1", regular=3)
    fix(monkeypatch, "S*D")
    play(s, "captured_ornithopter")
    assert legal(s) == {"zone az1", "skip"}
    act(s, "zone az1", "?area s1_5")
    assert asked(s) == (0, "hit")  # the owner takes the hits
    act(s, "regular", "generic")
    assert at(s, "s1_5") == {"harkonnen": (2, 0, 0)}
    assert zones(s) == {"az8": "ornithopter"}
    assert s.vehicles[1] == 5
    assert paused(s)


def test_captured_ornithopter_needs_both() -> None:
    s = table()
    ornithopter(s, "az8")
    carryall(s, "az1")
    legion(s, "harkonnen", "s1_5", regular=3)
    play(s, "captured_ornithopter")
    assert paused(s)
    assert zones(s) == {"az8": "ornithopter", "az1": "carryall"}


# ---------------------------------------------------------------- Crysknife


def test_crysknife() -> None:
    s = table()
    legion(s, "atreides", "s1_5", special=1, regular=1)
    legion(s, "atreides", "s3_1", regular=1)
    legion(s, "harkonnen", "s1_9", regular=1, leaders=["beast_rabban", "baron_harkonnen"])
    play(s, "crysknife")
    assert starting(s, "area") == {"s1_5"}
    act(s, "area s1_5", "area s1_8", "all")
    assert legal(s) == {"leader beast_rabban", "leader baron_harkonnen", "skip"}
    act(s, "leader beast_rabban")
    assert where(s, "beast_rabban") == "tank"
    assert at(s, "s1_9") == {"harkonnen": (1, 0, 0), "leaders": ["baron_harkonnen"]}
    assert paused(s)


def test_crysknife_without_the_move() -> None:
    """ARR-12.10."""
    s = table()
    legion(s, "atreides", "s1_8", special=1)
    legion(s, "harkonnen", "s1_9", regular=1, leaders=["beast_rabban"])
    play(s, "crysknife", "skip", "?area s1_8", "leader beast_rabban")
    assert where(s, "beast_rabban") == "tank"


# ---------------------------------------------------------------- Cielago's Piping Message


def test_cielagos_piping_message() -> None:
    """A standard token, facedown, for a sietch with a Harkonnen legion at most two areas away; then a card."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=1)  # two from Sihaya Ridge, three from Gara Kulon
    top = s.standard[-1]
    play(s, "cielagos_piping_message")
    numbers = starting(s, "sietch")
    assert len(numbers) == 1
    act(s, f"sietch {numbers.pop()}")
    assert at(s, "sihaya_ridge") == {"atreides": (0, 0, 0), "tokens": [TOKENS[top].id]}
    assert len(s.standard) == 7
    assert legal(s) == {"reveal sihaya_ridge", "skip"}  # between the parts free actions are possible
    act(s, "skip", "draw 0 1", "end")
    assert len(s.hands[3]) == 1
    assert paused(s)


def test_cielagos_piping_message_without_danger() -> None:
    """Nobody is near: no token, but the card is drawn (ARR-12.9)."""
    s = table()
    legion(s, "harkonnen", "arrakeen", regular=1)
    play(s, "cielagos_piping_message", "draw 1 0")
    assert len(s.standard) == 8
    assert len(s.hands[2]) == 1


# ---------------------------------------------------------------- Jubba Cloaks


def test_jubba_cloaks() -> None:
    """A legion with a leader in a Desert area moves; then an extra card."""
    s = table()
    legion(s, "atreides", "s1_5", regular=1, generic=1)
    legion(s, "atreides", "s3_1", regular=1, leaders=["stilgar"])
    legion(s, "atreides", "s1_9", regular=1)  # no leader
    legion(s, "atreides", "pasty_mesa", regular=1, generic=1)  # a plateau
    hand(s, "thumpers")
    play(s, "jubba_cloaks")
    assert starting(s, "area") == {"s1_5", "s3_1"}
    act(s, "area s1_5", "area s1_8")
    assert at(s, "s1_8") == {"atreides": (1, 0, 0), "generic": 1}
    assert legal(s) == {"card thumpers", "skip"}


# ---------------------------------------------------------------- Hieregs


def test_hieregs() -> None:
    s = table()
    harvester(s, "s1_6")
    play(s, "hieregs")
    assert "s1_6" not in starting(s, "area")
    assert "s1_4" not in starting(s, "area")
    act(s, "area s1_5")
    assert "s1_5" not in starting(s, "area")
    act(s, "area s1_8")
    assert at(s, "s1_5") == at(s, "s1_8") == {"atreides": (1, 0, 0)}
    assert asked(s)[1] == "desert_choice"
    act(s, "skip")
    assert paused(s)


# ---------------------------------------------------------------- Grandmother of a Storm


def test_grandmother_of_a_storm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Storms at once by the normal procedure; they come again in phase 3."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=4)
    legion(s, "harkonnen", "s1_1", regular=4)
    legion(s, "harkonnen", "arrakeen", regular=4)
    legion(s, "harkonnen", "broken_land", regular=4)
    legion(s, "atreides", "s1_8", regular=2)
    rolls = fix(monkeypatch, "**", "S*", "SS", "SD")
    play(s, "grandmother_of_a_storm")
    assert asked(s) == (1, "storm")
    assert starting(s, "area") == {"s1_5", "s1_1"}
    act(s, "area s1_5")
    assert at(s, "s1_5") == {"harkonnen": (2, 0, 0)}  # the other one followed by itself
    assert at(s, "s1_1") == {"harkonnen": (1, 0, 0)}
    assert at(s, "arrakeen") == {"harkonnen": (4, 0, 0)}
    assert at(s, "s1_8") == {"atreides": (2, 0, 0)}
    assert paused(s)
    storms(s)
    act(s, "area s1_5")
    assert rolls.left == []


# ---------------------------------------------------------------- Stillsuits


def test_stillsuits() -> None:
    """A legion in a Desert area moves; then all tokens of two sietches change places, units and leaders stay."""
    s = table()
    legion(s, "atreides", "s1_5", regular=1)
    legion(s, "atreides", "pasty_mesa", regular=1)
    legion(s, "atreides", "gara_kulon", regular=1, generic=1, tokens=["ag1", "as7"])
    legion(s, "atreides", "windgap", generic=1, tokens=["ag4"])
    raze(s, "hobars_gap")
    play(s, "stillsuits")
    assert "pasty_mesa" not in starting(s, "area")
    act(s, "area s1_5", "area s1_8")
    act(s, "skip")  # free actions are possible here
    assert asked(s)[1] == "swap_sietch"
    order = [number_of(s, "gara_kulon"), number_of(s, "windgap")]
    assert len(starting(s, "sietch")) == 7
    act(s, f"sietch {order[0]}")
    assert len(starting(s, "sietch")) == 6
    act(s, f"sietch {order[1]}")
    assert at(s, "gara_kulon") == {"atreides": (1, 0, 0), "generic": 1, "tokens": ["ag4"]}
    assert at(s, "windgap") == {"atreides": (0, 0, 0), "generic": 1, "tokens": ["ag1", "as7"]}
    act(s, "end")
    assert paused(s)


def test_stillsuits_with_a_sietch_without_tokens() -> None:
    """A leader left without unit or token is eliminated (ARR-13.3)."""
    s = table()
    legion(s, "atreides", "windgap", leaders=["stilgar"], generic=1, tokens=["ag4"])
    play(s, "stillsuits", "skip", "skip", f"sietch {number_of(s, 'windgap')}", f"sietch {number_of(s, 'gara_kulon')}")
    assert at(s, "windgap") == {}
    assert where(s, "stilgar") == "tank"
    assert supply(s, "atreides")[3] == 12
    assert at(s, "gara_kulon") == {"atreides": (0, 0, 0), "tokens": ["ag4"]}


# ---------------------------------------------------------------- "I Am Stilgar, the Fremen"


def test_i_am_stilgar() -> None:
    """Stilgar, two Elite and a Regular into a free Plateau area; then a card."""
    s = table()
    legion(s, "harkonnen", "pasty_mesa", regular=1)
    play(s, "i_am_stilgar_the_fremen")
    areas = starting(s, "area")
    assert {"pasty_mesa", "arrakeen", "carthag", "s1_5", "s4_13"}.isdisjoint(areas)
    assert {"s2_5", "s3_8", "false_wall_south", "false_wall_west", "s7_2", "s5_9"} <= areas
    act(s, "area s3_8")
    assert at(s, "s3_8") == {"atreides": (1, 2, 0), "leaders": ["stilgar"]}
    act(s, "draw 1 0")
    assert len(s.hands[2]) == 1
    assert paused(s)


def test_i_am_stilgar_with_stilgar_in_the_tank() -> None:
    s = table()
    leader(s, "stilgar", "tank")
    raze(s, "arsunt")
    play(s, "i_am_stilgar_the_fremen", "area arsunt")
    assert at(s, "arsunt") == {"atreides": (1, 2, 0)}


# ---------------------------------------------------------------- Thumpers


def test_thumpers() -> None:
    """Two worms into empty Desert areas beside Atreides legions."""
    s = table()
    legion(s, "atreides", "sihaya_ridge", regular=1)  # beside s1_10, s1_2, s1_6, s1_9
    wormsign(s, "s1_9")
    play(s, "thumpers")
    assert starting(s, "area") == {"s1_10", "s1_2", "s1_6"}
    act(s, "area s1_10", "area s1_6")
    assert worms(s) == {"s1_10", "s1_6"}
    assert s.worms_left == 2
    assert paused(s)


def test_thumpers_tolerate_a_station() -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=1)
    play(s, "thumpers")
    assert "s1_4" in starting(s, "area")
    act(s, "area s1_4", "skip")
    assert s.stations_left == 63


# ---------------------------------------------------------------- Kitab al-Ibar


def test_kitab_al_ibar() -> None:
    """The sietch with figures and tokens into an adjacent empty Desert area."""
    s = table()
    sietch(s, "sihaya_ridge", 3, up=False)
    legion(s, "atreides", "sihaya_ridge", regular=2, generic=1, tokens=["ag1"])
    harvester(s, "s1_9")
    play(s, "kitab_al_ibar")
    number = number_of(s, "sihaya_ridge")
    act(s, f"sietch {number}")
    assert starting(s, "area") == {"s1_10", "s1_2", "s1_6"}
    act(s, "area s1_10", "all")
    assert at(s, "s1_10") == {"atreides": (2, 0, 0), "generic": 1, "tokens": ["ag1"]}
    assert at(s, "sihaya_ridge") == {}
    assert number_of(s, "s1_10") == number
    assert s.sietch_rank[number] == 3
    assert not s.sietch_up >> number & 1  # it keeps its face
    act(s, "end")
    assert paused(s)


def test_kitab_al_ibar_leaves_some_behind() -> None:
    """The old area is an ordinary one afterwards."""
    s = table()
    legion(s, "atreides", "sihaya_ridge", regular=2, generic=1)
    play(s, "kitab_al_ibar", f"sietch {number_of(s, 'sihaya_ridge')}", "area s1_10", "split", "number 1", "number 0")
    assert at(s, "s1_10") == {"atreides": (1, 0, 0)}
    assert at(s, "sihaya_ridge") == {"atreides": (1, 0, 0), "generic": 1}
    turn(s, "atreides", "deployment")
    act(s, "normal", "number 1")
    assert "sihaya_ridge" not in starting(s, "area")
    assert "s1_10" in starting(s, "area")


def test_kitab_al_ibar_may_take_nobody_along() -> None:
    """Any number of figures, also none."""
    s = table()
    legion(s, "atreides", "sihaya_ridge", regular=1)
    play(s, "kitab_al_ibar", f"sietch {number_of(s, 'sihaya_ridge')}", "area s1_10")
    assert not paused(s)
    act(s, "?split", "?number 0", "?skip")
    assert at(s, "sihaya_ridge") == {"atreides": (1, 0, 0)}
    assert at(s, "s1_10") == {}


# ---------------------------------------------------------------- Sandtides


def test_sandtides() -> None:
    """An enemy legion in a Desert area goes whole into an empty adjacent area; Harvesters stay. Then Desert Power."""
    s = table()
    legion(s, "harkonnen", "s1_7", regular=2, generic=1, leaders=["beast_rabban"])
    legion(s, "harkonnen", "arrakeen", regular=2)
    harvester(s, "s1_7", "s1_5")
    wormsign(s, "s1_8")
    play(s, "sandtides")
    assert starting(s, "area") == {"s1_7"}
    act(s, "area s1_7")
    # beside s1_11, s1_5, s1_8, s5_6, Shield Wall: a Harvester, a wormsign and a station are in the way
    assert starting(s, "area") == {"s1_11", "shield_wall_1"}
    act(s, "area shield_wall_1")
    assert at(s, "shield_wall_1") == {"harkonnen": (2, 0, 0), "generic": 1, "leaders": ["beast_rabban"]}
    assert where(s, "beast_rabban") == "shield_wall_1"
    assert harvesters(s) == {"s1_5", "s1_7"}
    assert asked(s)[1] == "desert_choice"
    act(s, "skip")
    assert paused(s)

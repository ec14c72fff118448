"""Edited positions of War for Arrakis: what an edit changes, what it leaves alone, what it refuses."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from landsraad.arrakis.edit import PHASES, edit_position, show_position
from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import CARDS, PRESCIENCE, TOKENS
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadPosition

FIGURES = {  # ARR-1.1
    "harkonnen": {"regular": 24, "elite": 12, "sardaukar": 8, "bashar": 6},
    "atreides": {"regular": 16, "elite": 8, "fedaykin": 6, "naib": 12},
}


def start(players: int = 2, seed: int = 5) -> Position:
    return GAME.new(Setup(players, seed))


def edited(edits: dict[str, Any], players: int = 2) -> dict[str, Any]:
    return show_position(edit_position(start(players), edits))


def refused(edits: dict[str, Any], players: int = 2) -> BadPosition:
    with pytest.raises(BadPosition) as error:
        edit_position(start(players), edits)
    return error.value


def check_components(s: Position) -> None:
    """Everything is somewhere, once."""
    data = show_position(s)
    areas = data["areas"].values()
    for side, kinds in FIGURES.items():
        on_board = Counter(figure for area in areas for figure in area[side])
        for kind, n in kinds.items():
            assert on_board[kind] + data["supply"][side][kind] == n, (side, kind)
    assert sum(area["harvester"] for area in areas) + data["vehicles_left"]["harvester"] == 8
    assert list(data["air"].values()).count("ornithopter") + data["vehicles_left"]["ornithopter"] == 6
    assert list(data["air"].values()).count("carryall") + data["vehicles_left"]["carryall"] == 3
    assert sum(area["worm"] == "sandworm" for area in areas) + data["worms_left"] == 4
    signs = Counter([area["wormsign"] for area in areas if area["wormsign"]] + data["pool"])
    assert signs == {"sand": 6, "sandworm": 6, "burrowing": 4}
    cards = Counter(c for part in ("hands", "decks", "discards") for deck in data[part].values() for c in deck)
    assert cards == {c.id: c.copies for c in CARDS if not c.expansion}
    prescience = data["prescience"] + data["prescience_deck"] + data["prescience_out"]
    assert sorted(prescience) == sorted(c.id for c in PRESCIENCE)
    assert sorted(s.sietch_rank) == [1, 1, 2, 2, 2, 2, 3, 3]
    assert sorted(s.stations) == [0, 0, 1, 1, 2, 2]
    tokens = [t.id for t in TOKENS if t.set in ("garrison", "standard")]
    found = Counter(f for area in areas for f in area["atreides"] if f in tokens) + Counter(data["standard_tokens"])
    assert not found or max(found.values()) == 1


# ---------------------------------------------------------------- what an edit changes


def test_nothing_named_changes_nothing() -> None:
    before, after = show_position(start()), edited({})
    assert before == after


def test_the_original_state_is_untouched() -> None:
    s = start()
    before = s.hash()
    edit_position(s, {"table": "empty", "areas": {"s1_5": {"harkonnen": ["regular"]}}, "hands": {"fremen_ally": []}})
    assert s.hash() == before


def test_same_seed_same_table() -> None:
    """ARR-3.16: the random steps of the setup run in a fixed order from the seed."""
    assert show_position(start(seed=8)) == show_position(start(seed=8))
    assert show_position(start(seed=8)) != show_position(start(seed=9))


def test_an_empty_table() -> None:
    s = edit_position(start(), {"table": "empty"})
    check_components(s)
    data = show_position(s)
    assert data["supply"] == FIGURES
    assert all(not area["harkonnen"] and not area["atreides"] for area in data["areas"].values())
    assert [area["sietch"]["face_up"] for area in data["areas"].values() if area["sietch"]] == [True] * 8
    assert all(not hand for hand in data["hands"].values())
    assert data["prescience"] == []


def test_a_legion_replaces_the_legion_there() -> None:
    s = edit_position(start(), {"areas": {"arrakeen": {"harkonnen": ["elite", "elite", "beast_rabban"]}}})
    check_components(s)
    data = show_position(s)
    assert data["areas"]["arrakeen"]["harkonnen"] == ["elite", "elite", "beast_rabban"]
    assert data["leaders"]["beast_rabban"]["area"] == "arrakeen"


def test_everything_on_the_board() -> None:
    areas = {
        "s1_5": {"harkonnen": ["regular", "sardaukar", "bashar"], "harvester": True, "wormsign": "burrowing"},
        "s1_6": {"worm": "sandworm"},
        "s1_9": {"worm": "wild_maker"},
        "windgap": {"sietch": {"rank": 3, "face_up": False}, "atreides": ["fedaykin", "naib", "alia", "ag2", "as3"]},
        "hobars_gap": {"sietch": "none"},
        "arsunt": {"settlement": False},
        "s8_4": {"station": "jihad"},
        "s1_4": {"station": "none"},
    }
    s = edit_position(start(), {"table": "empty", "areas": areas, "air": {"az1": "ornithopter", "az2": "carryall"}})
    check_components(s)
    data = show_position(s)
    shown = data["areas"]
    assert shown["s1_5"]["wormsign"] == "burrowing"
    assert shown["s1_5"]["harvester"]
    assert (shown["s1_6"]["worm"], shown["s1_9"]["worm"], data["wild_maker"]) == ("sandworm", "wild_maker", True)
    assert shown["windgap"]["sietch"] == {"rank": 3, "face_up": False}
    assert sorted(shown["windgap"]["atreides"]) == ["ag2", "alia", "as3", "fedaykin", "naib"]
    assert shown["hobars_gap"]["sietch"] is None
    assert not shown["arsunt"]["settlement"]
    assert (shown["s8_4"]["station"], shown["s1_4"]["station"]) == ("jihad", None)
    assert (data["air"]["az1"], data["air"]["az2"]) == ("ornithopter", "carryall")


def test_cards_are_moved_never_made() -> None:
    edits = {
        "hands": {"house_harkonnen": ["hawats_scheming", "hawats_scheming"], "fremen_ally": ["crysknife"]},
        "deck_tops": {"house_harkonnen": ["sandmasters", "hunter_seeker"]},
        "discards": {"corrino_ally": ["shigawire"]},
        "decks": {"house_atreides": ["war_plan"]},
        "prescience": ["desert_war"],
        "prescience_out": ["dew_collectors"],
        "prescience_deck_top": ["stunted_worms"],
    }
    s = edit_position(start(), edits)
    check_components(s)
    data = show_position(s)
    assert data["decks"]["house_harkonnen"][:2] == ["sandmasters", "hunter_seeker"]
    assert data["decks"]["house_atreides"] == ["war_plan"]
    assert len(data["discards"]["house_atreides"]) == 16  # one card stays in hand
    assert data["prescience_deck"][0] == "stunted_worms"


def test_a_later_leader_takes_the_place_of_the_earlier_one() -> None:
    data = edited({"leaders": {"paul_muad_dib": "available", "gaius_helen_mohiam": {"tank": 4}}})
    places = {name: leader["place"] for name, leader in data["leaders"].items()}
    assert (places["paul_muad_dib"], places["paul_atreides"]) == ("available", "gone")
    assert (places["gaius_helen_mohiam"], places["thufir_hawat"]) == ("tank", "gone")
    assert data["leaders"]["gaius_helen_mohiam"]["tank"] == 4


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_phase_can_be_played_on(phase: str, players: int) -> None:
    s = edit_position(start(players), {"phase": phase, "round": 2})
    rng = Random(3)
    for _ in range(300):
        if s.over:
            break
        s.apply(rng.choice(s.legal()))
    assert GAME.load(s.dump()).hash() == s.hash()


def test_no_position_holds_fixed_rolls_by_itself() -> None:
    s = start()
    assert s.loaded == ()
    rng = Random(1)
    for _ in range(200):
        s.apply(rng.choice(s.legal()))
    assert s.loaded == ()


def test_fixed_rolls_come_first_and_then_chance() -> None:
    """ARR-35.4: a fixed roll leaves the generator alone."""
    edits: dict[str, Any] = {
        "table": "empty",
        "areas": {"s5_9": {"harkonnen": ["regular"] * 4}, "harg_pass": {"harkonnen": ["regular"] * 4}},
        "phase": "storms",
        "rolls": [["sword", "sword"]],
    }
    s = edit_position(start(), edits)
    copy = s.clone()
    assert s.loaded == GAME.load(s.dump()).loaded == copy.loaded != ()
    assert s.guess(0, Random(1)).loaded == ()
    counter = s.counter
    action = s.legal()[0]
    s.apply(action)
    assert s.loaded == ()
    assert copy.loaded != ()
    assert s.counter > counter  # the second legion's storm is by chance
    edits["rolls"] = [["sword", "sword"], ["shield", "shield"]]
    assert edit_position(start(), edits).hash() != copy.hash()


def test_a_fixed_roll_of_another_number_of_dice_is_an_error() -> None:
    areas = {"s5_9": {"harkonnen": ["regular"]}, "harg_pass": {"harkonnen": ["regular"]}}
    s = edit_position(start(), {"table": "empty", "areas": areas, "phase": "storms", "rolls": [["sword"]]})
    with pytest.raises(BadPosition, match="2 dice are rolled here"):
        s.apply(s.legal()[0])


def test_a_fixed_roll_of_the_other_kind_of_dice_is_an_error() -> None:
    areas = {"s5_9": {"harkonnen": ["regular"]}, "harg_pass": {"harkonnen": ["regular"]}}
    s = edit_position(start(), {"table": "empty", "areas": areas, "phase": "storms", "rolls": [["mentat", "house"]]})
    with pytest.raises(BadPosition, match="combat dice for action dice"):
        s.apply(s.legal()[0])


# ---------------------------------------------------------------- what an edit refuses


@pytest.mark.parametrize(
    ("edits", "path", "cause"),
    [
        ({"area": {}}, ("area",), "areas"),
        ({"players": {1: {}}}, ("players",), "by side"),
        ({"areas": {"arakeen": {}}}, ("areas", "arakeen"), "arrakeen"),
        ({"areas": {"arrakeen": {"harkonnen": ["fedaykin"]}}}, ("areas", "arrakeen", "harkonnen", 0), "fedaykin"),
        ({"areas": {"s1_5": {"harkonnen": ["bashar"]}}}, ("areas", "s1_5"), "ARR-13.3"),
        ({"areas": {"s1_5": {"harkonnen": ["regular"] * 7}}}, ("areas", "s1_5"), "at most 6"),
        ({"areas": {"s1_5": {"harkonnen": ["sardaukar"] * 9}}}, ("areas", "s1_5", "harkonnen", 5), "only 8"),
        (
            {"areas": {"s1_5": {"harkonnen": ["regular"], "atreides": ["elite"]}}},
            ("areas", "s1_5", "atreides", 0),
            "share",
        ),
        ({"areas": {"windgap": {"atreides": [], "harkonnen": ["regular"]}}}, ("areas", "windgap"), "settlement"),
        ({"areas": {"s1_5": {"harkonnen": ["regular"], "worm": "sandworm"}}}, ("areas", "s1_5"), "worm"),
        ({"areas": {"arrakeen": {"harvester": True}}}, ("areas", "arrakeen", "harvester"), "Desert"),
        ({"areas": {"s1_5": {"sietch": {"rank": 1}}}}, ("areas", "s1_5", "sietch"), "no sietch"),
        ({"areas": {"s1_5": {"settlement": True}}}, ("areas", "s1_5", "settlement"), "no Harkonnen settlement"),
        ({"areas": {"s1_5": {"station": "jihad"}}}, ("areas", "s1_5", "station"), "no testing station"),
        ({"hands": {"fremen_ally": ["war_plan"]}}, ("hands", "fremen_ally", 0), "war_plan"),
        ({"hands": {"fremen_ally": ["crysknife", "crysknife"]}}, ("hands", "fremen_ally", 1), "no other"),
        ({"dice": {"harkonnen": ["house"] * 3}}, ("dice",), "slots"),
        ({"dice": {"atreides": ["house", "house", "mentat", "mentat", "strategy"]}}, ("dice",), "4 dice"),
        ({"dice": {"fremen_ally": ["house"]}}, ("dice", "fremen_ally"), "by the side"),
        ({"supremacy": 10}, ("supremacy",), "0 to 9"),
        ({"imperium": {"choam": 6}}, ("imperium", "choam"), "1 to 5"),
        ({"bene_gesserit": {"harkonnen": 3, "atreides": 3}}, ("bene_gesserit",), "5 Bene"),
        ({"turn": "harkonnen", "phase": "storms"}, ("turn",), "nobody"),
        ({"phase": "combat"}, ("phase",), "combat"),
        ({"rolls": [["swords"]]}, ("rolls", 0, 0), "sword"),
        ({"objectives": []}, ("objectives",), "one objective"),
        ({"eyes_of_ibad": "desert_war", "prescience": []}, ("eyes_of_ibad",), "not revealed"),
        ({"leaders": {"stilgar": {"tank": 6}}}, ("leaders", "stilgar", "tank"), "1 to 5"),
    ],
)
def test_what_cannot_be(edits: dict[str, Any], path: tuple[str | int, ...], cause: str) -> None:
    error = refused(edits)
    assert cause in str(error)
    assert error.path == path


def test_sietches_of_one_rank_are_limited() -> None:
    named = {area: {"sietch": {"rank": 3}} for area in ("windgap", "hobars_gap", "gara_kulon")}
    assert "no other sietch" in str(refused({"areas": named}))


def test_partners_have_their_own_dice() -> None:
    assert "say which partner" in str(refused({"dice": {"harkonnen": ["mentat"]}}, 4))
    data = edited({"table": "empty", "dice": {"corrino_ally": ["mentat"], "house_atreides": ["strategy", "house"]}}, 4)
    assert data["dice"]["harkonnen"] == ["mentat"]
    assert data["dice"]["house_atreides"] == ["strategy", "house"]


def test_tokens_of_the_harkonnen_stand_only_in_a_solo_game() -> None:
    """ARR-30.19: they come from their pools and go back to them."""
    edits: dict[str, Any] = {"table": "empty", "areas": {"carthag": {"harkonnen": ["regular", "hb1", "hs6"]}}}
    s = edit_position(start(1), edits)
    assert show_position(s)["areas"]["carthag"]["harkonnen"] == ["regular", "hb1", "hs6"]
    assert s.view(0)["mahdi"]["tokens"] == {"black": 5, "silver": 5}
    again = edit_position(s, {"areas": {"carthag": {"harkonnen": ["regular", "hb2"]}}})
    assert again.view(0)["mahdi"]["tokens"] == {"black": 5, "silver": 6}
    with pytest.raises(BadPosition, match="hb1"):
        edit_position(start(1), {"areas": {"carthag": {"harkonnen": ["hb1", "hb1"]}}})
    with pytest.raises(BadPosition, match="hb1"):
        edit_position(start(2), edits)

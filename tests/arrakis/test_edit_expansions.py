"""Edited positions with Smugglers and The Spacing Guild: what an edit changes, works out and refuses."""

from random import Random
from typing import Any

import pytest

from landsraad.arrakis.edit import PHASES, edit_position, show_position
from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules.position import Position
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadPosition

BOTH = ("smugglers", "guild")
ALLIED = {"status": "allied", "base": "s2_6"}


def start(players: int = 2, expansions: tuple[str, ...] = BOTH) -> Position:
    return GAME.new(Setup(players, 5, expansions))


def edited(edits: dict[str, Any]) -> dict[str, Any]:
    s = edit_position(start(), edits)
    check_components(s)
    return show_position(s)


def check_components(s: Position) -> None:
    """The sums of SMG-16.1 and GLD-14.1 to GLD-14.3."""
    data = show_position(s)
    smugglers, guild = data["smugglers"], data["guild"]
    air = list(data["air"].values())
    figures = [f for area in data["areas"].values() for side in ("harkonnen", "atreides") for f in area[side]]
    if smugglers["status"] != "eliminated":
        assert smugglers["supply"] + smugglers["waiting"] + figures.count("smuggler") == 6
        flying = air.count("smuggler_ornithopter")
        assert smugglers["ornithopters_locked"] + smugglers["ornithopters_ready"] + flying == 3
    cargo = {side: guild[side]["cargo"] for side in ("harkonnen", "atreides")}
    assert guild["troops"] + figures.count("troop") + sum(c["troops"] for c in cargo.values()) == 12
    for side, loaded in cargo.items():
        on_board = sum(area[side].count("troop") for area in data["areas"].values())
        assert guild[side]["bases"] + loaded["troops"] + on_board == 8
        assert guild[side]["frigates"] + loaded["frigates"] + air.count(f"{side}_frigate") == 3


def refused(edits: dict[str, Any], expansions: tuple[str, ...] = BOTH) -> BadPosition:
    with pytest.raises(BadPosition) as error:
        edit_position(start(expansions=expansions), edits)
    return error.value


# ---------------------------------------------------------------- what an edit changes


@pytest.mark.parametrize("expansions", [("smugglers",), ("guild",), BOTH])
def test_nothing_named_changes_nothing(expansions: tuple[str, ...]) -> None:
    s = start(expansions=expansions)
    assert show_position(edit_position(s, {})) == show_position(s)


def test_the_original_state_is_untouched() -> None:
    s = start()
    before = s.hash()
    areas = {"s2_6": {"atreides": ["smuggler", "troop", "staban_tuek"]}}
    edit_position(s, {"table": "empty", "areas": areas, "smugglers": ALLIED, "guild": {"atreides": {"heighliner": 2}}})
    assert s.hash() == before


def test_neutral_smugglers() -> None:
    """SMG-3: one unit waits at the setup, one more since the start of round 1."""
    assert edited({})["smugglers"] == {
        "status": "neutral",
        "staban_step": 7,
        "waiting": 2,
        "supply": 4,
        "harvesters": 3,
        "carryall": True,
        "ornithopters_locked": 3,
        "ornithopters_ready": 0,
        "given_up": 0,
        "base": None,
        "die": None,
        "drawn": [],
    }
    data = edited(
        {
            "table": "empty",
            "areas": {"s2_6": {"harvester": "smugglers"}, "s2_7": {"harvester": True}},
            "air": {"az4": "smuggler_carryall", "az1": "ornithopter"},
            "smugglers": {"staban_step": 4, "waiting": 5, "harvesters": 1, "ornithopters_ready": 2, "given_up": 2},
            "dice": {"harkonnen": ["mentat"], "atreides": ["mentat", "house"]},
        }
    )
    smugglers = data["smugglers"]
    assert (smugglers["staban_step"], smugglers["waiting"], smugglers["supply"]) == (4, 5, 1)
    assert (smugglers["harvesters"], smugglers["carryall"]) == (1, False)
    assert (smugglers["ornithopters_locked"], smugglers["ornithopters_ready"]) == (1, 2)
    assert (data["areas"]["s2_6"]["harvester"], data["areas"]["s2_7"]["harvester"]) == ("smugglers", True)
    assert data["vehicles_left"] == {"harvester": 7, "ornithopter": 3, "carryall": 3}  # 8, 6 with two given up, 3
    assert data["air"]["az4"] == "smuggler_carryall"


def test_what_stands_on_the_board_leaves_the_supply() -> None:
    data = edited({"areas": {"s2_6": {"harvester": "smugglers"}}, "dice": {"atreides": ["mentat", "house"]}})
    assert data["smugglers"]["harvesters"] == 2


def test_allied_smugglers() -> None:
    data = edited(
        {
            "table": "empty",
            "areas": {"s2_6": {"atreides": ["smuggler"] * 3 + ["regular", "staban_tuek"]}},
            "air": {"az1": "smuggler_ornithopter"},
            "smugglers": {**ALLIED, "die": "leadership", "ornithopters_ready": 1},
            "dice": {"harkonnen": ["mentat"], "atreides": ["mentat"]},
        }
    )
    smugglers = data["smugglers"]
    assert (smugglers["status"], smugglers["base"], smugglers["die"]) == ("allied", "s2_6", "leadership")
    assert (smugglers["staban_step"], smugglers["waiting"], smugglers["supply"]) == (None, 0, 3)
    assert (smugglers["harvesters"], smugglers["carryall"]) == (0, False)
    assert (smugglers["ornithopters_locked"], smugglers["ornithopters_ready"]) == (1, 1)
    assert data["areas"]["s2_6"]["atreides"] == ["regular", "smuggler", "smuggler", "smuggler", "staban_tuek"]
    assert data["leaders"]["staban_tuek"]["area"] == "s2_6"
    assert data["leaders"]["gurney_halleck"]["place"] == "available"
    assert data["asks"]["kind"] == "turn"


def test_the_die_alone_begins_an_action_turn() -> None:
    """SMG-9.2: Leadership is a choice of two actions, so the Atreides are asked."""
    areas = {"s2_6": {"atreides": ["smuggler"]}}
    data = edited({"table": "empty", "areas": areas, "smugglers": {**ALLIED, "die": "leadership"}})
    assert (data["turn"], data["asks"]["kind"]) == ("atreides", "use_smuggler_die")


def test_eliminated_smugglers() -> None:
    data = edited({"smugglers": {"status": "eliminated"}, "dice": {"atreides": ["mentat", "house"]}})
    smugglers = data["smugglers"]
    zero = ("waiting", "supply", "harvesters", "ornithopters_locked", "ornithopters_ready")
    assert all(smugglers[key] == 0 for key in zero)
    assert (smugglers["base"], smugglers["die"], smugglers["carryall"]) == (None, None, False)
    places = {name: leader["place"] for name, leader in data["leaders"].items()}
    assert (places["staban_tuek"], places["gurney_halleck"]) == ("gone", "available")


def test_the_guild() -> None:
    """GLD-4: 8 Troops, 6 bases and 3 Frigates are left after the setup."""
    guild = edited({})["guild"]
    board = {"heighliner": 0, "cargo": {"frigates": 0, "troops": 2}, "frigates": 3, "bases": 6}
    assert guild == {"troops": 8, "in_play": [], "harkonnen": board, "atreides": board}
    data = edited(
        {
            "table": "empty",
            "areas": {"s1_5": {"harkonnen": ["troop"] * 3}, "s2_6": {"atreides": ["troop", "fedaykin"]}},
            "air": {
                "az1": "harkonnen_frigate",
                "az2": "harkonnen_frigate",
                "az3": "navigator",
                "az4": "atreides_frigate",
            },
            "guild": {
                "harkonnen": {"heighliner": 3, "cargo": {"frigates": 1, "troops": 4}},
                "in_play": ["choam_directorship", "spice_bribe"],
            },
            "dice": {"harkonnen": ["mentat"], "atreides": ["mentat", "house"]},
        }
    )
    guild = data["guild"]
    assert guild["troops"] == 12 - 4 - 4 - 2
    harkonnen = {"heighliner": 3, "cargo": {"frigates": 1, "troops": 4}, "frigates": 0, "bases": 1}
    assert guild["harkonnen"] == harkonnen
    assert (guild["atreides"]["frigates"], guild["atreides"]["bases"]) == (2, 5)
    assert guild["in_play"] == ["choam_directorship", "spice_bribe"]
    everywhere = [c for part in ("hands", "decks", "discards") for deck in data[part].values() for c in deck]
    assert "choam_directorship" not in everywhere
    assert len(everywhere) == 4 * 21 - 2
    assert data["air"]["az3"] == "navigator"
    assert data["areas"]["s2_6"]["atreides"] == ["fedaykin", "troop"]


def test_cards_of_the_expansions_can_be_held() -> None:
    hands = {"house_atreides": ["drone_ornithopters"] * 3, "corrino_ally": ["the_guild_navigator"]}
    data = edited({"hands": hands})
    assert data["hands"]["house_atreides"] == ["drone_ornithopters"] * 3
    assert "drone_ornithopters" not in data["decks"]["house_atreides"]


def test_cards_just_drawn_go_back() -> None:
    areas = {"s2_6": {"atreides": ["smuggler"]}}
    s = edit_position(start(), {"table": "empty", "areas": areas, "smugglers": {**ALLIED, "die": "mentat"}})
    assert len(s.drawn) == 2  # the only thing to do, so nobody was asked
    again = edit_position(s, {"phase": "vehicles"})
    assert again.drawn == ()
    assert len(again.decks[2]) == len(s.decks[2]) + 2


def test_an_edit_of_an_edit_keeps_what_it_does_not_name() -> None:
    areas = {"s2_6": {"atreides": ["smuggler", "staban_tuek"]}}
    air = {"az1": "smuggler_ornithopter"}
    first = edit_position(start(), {"areas": areas, "air": air, "smugglers": {**ALLIED, "ornithopters_ready": 1}})
    data = show_position(edit_position(first, {"air": {"az1": "none"}}))
    assert (data["smugglers"]["base"], data["smugglers"]["ornithopters_ready"]) == ("s2_6", 2)
    dice = {"atreides": ["mentat", "house"]}
    captured = edit_position(start(), {"smugglers": {"harvesters": 1}, "dice": dice})
    again = show_position(edit_position(captured, {"areas": {"s2_6": {"harvester": "smugglers"}}, "dice": dice}))
    assert again["smugglers"]["harvesters"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("status", ["neutral", "allied", "eliminated"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_phase_can_be_played_on(phase: str, status: str, players: int) -> None:
    smugglers = {"status": status, "base": "s2_6"} if status == "allied" else {"status": status}
    legion = ["smuggler", "staban_tuek", "gurney_halleck"] if status == "allied" else ["troop"]
    edits = {"phase": phase, "round": 2, "smugglers": smugglers, "areas": {"s2_6": {"atreides": legion}}}
    s = edit_position(start(players), edits)
    rng = Random(3)
    for _ in range(120):
        if s.over:
            break
        s.apply(rng.choice(s.legal()))
        if not s.groups:  # nobody is under way
            check_components(s)
    assert GAME.load(s.dump()).hash() == s.hash()


# ---------------------------------------------------------------- what an edit refuses


@pytest.mark.parametrize(
    ("edits", "path", "cause"),
    [
        ({"smugglers": {"base": "s2_6"}}, ("smugglers",), "[smugglers]"),
        ({"guild": {}}, ("guild",), "[guild]"),
        ({"areas": {"s2_6": {"atreides": ["smuggler"]}}}, ("areas", "s2_6", "atreides", 0), "[smugglers]"),
        ({"areas": {"s2_6": {"atreides": ["troop"]}}}, ("areas", "s2_6", "atreides", 0), "[guild]"),
        ({"areas": {"s2_6": {"atreides": ["staban_tuek"]}}}, ("areas", "s2_6", "atreides", 0), "“staban_tuek”"),
        ({"leaders": {"staban_tuek": "available"}}, ("leaders", "staban_tuek"), "“staban_tuek”"),
        ({"areas": {"s2_6": {"harvester": "smugglers"}}}, ("areas", "s2_6", "harvester"), "[smugglers]"),
        ({"air": {"az1": "smuggler_carryall"}}, ("air", "az1"), "[smugglers]"),
        ({"air": {"az1": "navigator"}}, ("air", "az1"), "[guild]"),
        ({"hands": {"house_atreides": ["drone_ornithopters"]}}, ("hands", "house_atreides", 0), "not in a game"),
    ],
)
def test_without_the_expansion(edits: dict[str, Any], path: tuple[str | int, ...], cause: str) -> None:
    error = refused(edits, ())
    assert cause in str(error)
    assert error.path == path


@pytest.mark.parametrize(
    ("edits", "path", "cause"),
    [
        ({"smugglers": {"states": "allied"}}, ("smugglers", "states"), "status"),
        ({"smugglers": {"status": "friendly"}}, ("smugglers", "status"), "friendly"),
        ({"smugglers": {"status": "allied"}}, ("smugglers",), "name its area"),
        ({"smugglers": {"status": "allied", "base": "s1_5"}}, ("smugglers", "base"), "SMG-7.3"),
        ({"smugglers": {"status": "allied", "base": "windgap"}}, ("smugglers", "base"), "cannot share"),
        ({"smugglers": {"status": "allied", "base": "s2_5"}}, ("smugglers", "base"), "SMG-7.3"),
        (
            {"smugglers": ALLIED, "areas": {"s2_6": {"harkonnen": ["regular"]}}},
            ("smugglers", "base"),
            "cannot share",
        ),
        ({"smugglers": {**ALLIED, "waiting": 2}}, ("smugglers", "waiting"), "neutral"),
        ({"smugglers": {**ALLIED, "staban_step": 3}}, ("smugglers", "staban_step"), "neutral"),
        ({"smugglers": ALLIED, "areas": {"s3_3": {"harvester": "smugglers"}}}, ("areas",), "neutral"),
        ({"smugglers": ALLIED, "air": {"az1": "smuggler_carryall"}}, ("air",), "neutral"),
        ({"smugglers": {"base": "s2_6"}}, ("smugglers", "base"), "no base"),
        ({"smugglers": {"die": "mentat"}}, ("smugglers", "die"), "no die"),
        ({"smugglers": {"waiting": 7}}, ("smugglers", "waiting"), "0 to 6"),
        ({"smugglers": {"staban_step": 0}}, ("smugglers", "staban_step"), "1 to 7"),
        ({"smugglers": {"staban_step": 3}, "markers": {"jihad": 3}}, ("smugglers",), "SMG-4.2"),
        ({"markers": {"jihad": 8}}, ("smugglers",), "SMG-4.2"),
        ({"areas": {"s2_6": {"atreides": ["smuggler"]}}}, ("areas",), "SMG-10.1"),
        ({"areas": {"s2_6": {"atreides": ["regular", "gurney_halleck"]}}}, ("leaders",), "SMG-3.7"),
        ({"leaders": {"staban_tuek": "available"}}, ("leaders",), "SMG-3.7"),
        ({"air": {"az1": "smuggler_ornithopter"}}, ("air",), "SMG-13.2"),
        ({"areas": {a: {"harvester": "smugglers"} for a in ("s2_1", "s2_2", "s2_3", "s2_4")}}, ("areas",), "only 3"),
        ({"air": {"az1": "smuggler_carryall", "az2": "smuggler_carryall"}}, ("air",), "only one"),
        (
            {"smugglers": ALLIED, "areas": {a: {"atreides": ["smuggler"] * 4} for a in ("s2_6", "s2_7")}},
            ("areas",),
            "only 6",
        ),
        (
            {"smugglers": ALLIED, "air": {f"az{i}": "smuggler_ornithopter" for i in range(1, 5)}},
            ("air",),
            "only 3",
        ),
        ({"smugglers": {"ornithopters_ready": 4}}, ("smugglers", "ornithopters_ready"), "0 to 3"),
        ({"smugglers": {"harvesters": 4}}, ("smugglers", "harvesters"), "0 to 3"),
        ({"smugglers": {**ALLIED, "die": "desert_power"}}, ("smugglers", "die"), "desert_power"),
        (
            {"smugglers": {"given_up": 5}, "air": {"az1": "ornithopter", "az2": "ornithopter"}},
            ("smugglers", "given_up"),
            "Ornithopters",
        ),
        ({"smugglers": {"status": "eliminated", "base": "s2_6"}}, ("smugglers", "base"), "SMG-15"),
        (
            {"smugglers": {"status": "eliminated"}, "areas": {"s2_6": {"atreides": ["smuggler"]}}},
            ("smugglers",),
            "SMG-15.3",
        ),
        ({"guild": {"fremen": {}}}, ("guild", "fremen"), "fremen"),
        ({"guild": {"harkonnen": {"heighliner": 4}}}, ("guild", "harkonnen", "heighliner"), "0 to 3"),
        ({"guild": {"harkonnen": {"cargo": {"troops": 9}}}}, ("guild", "harkonnen", "cargo", "troops"), "0 to 8"),
        (
            {"guild": {"harkonnen": {"cargo": {"troops": 8}}}, "areas": {"s1_5": {"harkonnen": ["troop"]}}},
            ("guild", "harkonnen"),
            "bases",
        ),
        ({"guild": {s: {"cargo": {"troops": 7}} for s in ("harkonnen", "atreides")}}, ("guild",), "only 12"),
        ({"guild": {"atreides": {"cargo": {"frigates": 4}}}}, ("guild", "atreides", "cargo", "frigates"), "0 to 3"),
        (
            {"guild": {"atreides": {"cargo": {"frigates": 3}}}, "air": {"az1": "atreides_frigate"}},
            ("guild", "atreides"),
            "only 3 Frigates",
        ),
        ({"air": {"az1": "navigator", "az2": "navigator"}}, ("air",), "only one"),
        ({"guild": {"in_play": ["guild_passage"]}}, ("guild", "in_play", 0), "remains in play"),
        ({"guild": {"in_play": ["spice_bribe", "spice_bribe"]}}, ("guild", "in_play", 1), "no other"),
        ({"hands": {"house_atreides": ["smugglers_a"]}}, ("hands", "house_atreides", 0), "not in a game"),
    ],
)
def test_what_cannot_be(edits: dict[str, Any], path: tuple[str | int, ...], cause: str) -> None:
    error = refused(edits)
    assert cause in str(error)
    assert error.path == path

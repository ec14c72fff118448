"""Edited positions: what an edit changes, what it leaves alone, what it refuses."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.imperium.edit import PHASES, edit_position, show_position
from landsraad.imperium.game import GAME
from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARDS, INTRIGUES, SPACES, TECH
from landsraad.kernel.contract import Setup
from landsraad.kernel.errors import BadPosition

LEADERS = ["paul_atreides", "glossu_rabban", "earl_memnon_thorvald", "helena_richese"]
IX_LEADERS = ["ilesa_ecaz", "tessia_vernius", "viscount_hundro_moritani", "princess_yuna_moritani"]


def start(players: int = 3, ix: bool = False, **options: Any) -> Position:
    leaders = (IX_LEADERS if ix else LEADERS)[:players]
    return GAME.new(Setup(players=players, seed=5, expansions=["ix"] if ix else [], **{"leaders": leaders, **options}))


def edited(edits: dict[str, Any], players: int = 3, ix: bool = False, **options: Any) -> dict[str, Any]:
    return show_position(edit_position(start(players, ix, **options), edits))


def seat(edits: dict[str, Any]) -> dict[str, Any]:
    """Seat 1 after edits of it alone."""
    data: dict[str, Any] = edited({"players": {1: edits}})["players"][1]
    return data


def all_cards(s: Position) -> Counter[str]:
    numbers = [*s.imperium_deck, *s.row, *s.trashed]
    for p in s.players:
        numbers += [*p.deck, *p.hand, *p.discard, *p.play, *[c for c in (p.aside, p.ahead) if c >= 0]]
    found = Counter(CARDS[c].id for c in numbers)
    reserve = [c for c in CARDS if c.kind == "reserve"]
    for card, left in zip(reserve, s.reserve, strict=True):
        found[card.id] += left
    return found


def all_intrigue(s: Position) -> Counter[str]:
    numbers = [*s.intrigue_deck, *s.intrigue_discard]
    for p in s.players:
        numbers += [*p.intrigue, *p.waiting]
    return Counter(INTRIGUES[c].id for c in numbers)


def printed_cards(players: int, ix: bool = False, epic: bool = False) -> Counter[str]:
    """Every player has an own starting deck; all other cards exist once for the table (IMP-1.1, IMP-1.2)."""
    cards = [c for c in CARDS if (ix or c.set == "base") and c.kind != "epic"]
    found = Counter({c.id: c.copies * (players if c.kind == "starter" else 1) for c in cards})
    if epic:  # one Dune of each player gives way (IMP-E3)
        found["dune_the_desert_planet"] -= players
        found["control_the_spice"] += players
    return found


def printed_intrigue(ix: bool = False) -> Counter[str]:
    return Counter({c.id: c.copies for c in INTRIGUES if ix or c.set == "base"})


def all_tiles(s: Position) -> list[str]:
    return sorted(TECH[t].id for tiles in (*s.stacks, *(p.tech for p in s.players)) for t in tiles)


def test_nothing_named_changes_nothing_but_whose_turn_it_is() -> None:
    before = show_position(start())
    after = edited({"first": before["first"]})
    before.pop("sees"), after.pop("sees")
    assert before == after


def test_the_original_state_is_untouched() -> None:
    s = start()
    before = s.hash()
    edit_position(s, {"players": {1: {"hand": ["chani"], "solari": 9}}})
    assert s.hash() == before


def test_numbers_markers_and_tracks() -> None:
    player = seat(
        {"vp": 7, "solari": 6, "spice": 5, "water": 4, "swords": 3, "council": True, "influence": {"fremen": 4}}
    )
    assert [player[k] for k in ("vp", "solari", "spice", "water", "swords", "council")] == [7, 6, 5, 4, 3, True]
    assert player["influence"] == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 4}


def test_influence_and_alliances_bring_no_points_and_no_bonus() -> None:
    after = edited({"alliances": {"fremen": 1}, "players": {1: {"influence": {"fremen": 5}}}})
    assert after["alliances"]["fremen"] == 1
    assert after["players"][1]["vp"] == 0
    assert after["players"][1]["water"] == 1


def test_a_named_hand_replaces_the_hand_and_the_old_one_goes_under_the_deck() -> None:
    old = show_position(start())["players"][1]
    new = seat({"hand": ["chani"]})
    assert new["hand"] == ["chani"]
    assert new["deck"][:5] == old["deck"]
    assert sorted(new["deck"][5:]) == sorted(old["hand"])


def test_own_cards_are_taken_from_the_own_deck_others_from_the_imperium_deck() -> None:
    s = edit_position(start(), {"players": {1: {"hand": ["dagger", "dagger", "stilgar"]}}})
    assert all_cards(s) == printed_cards(3)
    data = show_position(s)
    assert "dagger" not in data["players"][1]["deck"]
    assert "stilgar" not in data["imperium_deck"] + data["row"]


def test_the_top_of_a_deck_is_written_first() -> None:
    data = edited(
        {
            "imperium_deck_top": ["chani", "stilgar"],
            "intrigue_deck_top": ["windfall", "bribery"],
            "players": {1: {"deck_top": ["dagger", "diplomacy"]}},
        }
    )
    assert data["imperium_deck"][:2] == ["chani", "stilgar"]
    assert data["intrigue_deck"][:2] == ["windfall", "bribery"]
    assert data["players"][1]["deck"][:2] == ["dagger", "diplomacy"]
    assert (len(data["imperium_deck"]), len(data["intrigue_deck"])) == (62, 40)


def test_a_whole_deck_sends_the_rest_to_the_discard_pile_and_then_out_of_the_game() -> None:
    some = seat({"deck": ["dagger"], "hand": ["diplomacy"]})
    assert some["deck"] == ["dagger"]
    assert len(some["discard"]) == 8
    data = edited({"players": {1: {"deck": ["dagger"], "hand": ["diplomacy"], "discard": []}}})
    assert data["players"][1]["discard"] == []
    assert len(data["trashed"]) == 8


def test_troops_named_nowhere_are_in_the_supply() -> None:
    assert seat({"garrison": 4, "conflict": 5})["supply"] == 3
    assert seat({"garrison": 4, "conflict": 5, "supply": 3})["supply"] == 3


def test_agents_named_nowhere_wait_on_the_leader() -> None:
    data = edited({"mentat": 1, "players": {1: {"agents_on": ["wealth"], "swordmaster": True}}})
    assert data["players"][1]["agents"] == 3
    assert data["agents"] == {"wealth": [1]}
    assert data["mentat"] == 1


def test_the_round_leaves_one_conflict_card_for_each_round_to_come() -> None:
    data = edited({"round": 8, "conflict": "grand_vision"})
    assert (data["round"], data["conflict"], len(data["conflict_deck"])) == (8, "grand_vision", 2)
    assert "grand_vision" not in data["conflict_deck"]
    assert data["conflicts_seen"][-1] == "grand_vision"


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_every_phase_can_be_played_on(phase: str) -> None:
    s = edit_position(start(4), {"phase": phase, "players": {1: {"conflict": 1}}})
    for _ in range(2000):
        if s.over:
            break
        s.apply(s.legal()[0])
    assert s.over
    assert all_cards(s) == printed_cards(4)


def test_an_edited_position_can_be_guessed_saved_and_loaded() -> None:
    s = edit_position(start(), {"round": 5, "players": {2: {"hand": ["chani"], "intrigue": ["ambush"]}}})
    assert GAME.load(s.dump()).hash() == s.hash()
    assert s.guess(0, Random(3)).view(0) == s.view(0)


@pytest.mark.parametrize(
    ("edits", "path", "cause"),
    [
        ({"rnd": 3}, ("rnd",), "did you mean “round”?"),
        ({"round": 11}, ("round",), "must be from 1 to 10, not 11"),
        ({"round": "two"}, ("round",), "must be a number, not “two”"),
        ({"phase": "fight"}, ("phase",), "there is no phase “fight”"),
        ({"phase": "combat", "turn": 2}, ("turn",), "nobody has a turn"),
        ({"turn": 4}, ("turn",), "must be from 1 to 3, not 4"),
        ({"turn": 2, "players": {2: {"revealed": True}}}, ("turn",), "seat 2 has revealed"),
        ({"conflict": "skirmish"}, ("conflict",), "there is no Conflict card “skirmish”"),
        ({"conflict": ["skirmish_a"]}, ("conflict",), "there is no Conflict card"),
        ({"conflict_deck": ["grand_vision", "grand_vision"]}, ("conflict_deck",), "only one Conflict card"),
        ({"phase": "round_start", "conflict": "grand_vision"}, ("conflict",), "top of “conflict_deck”"),
        ({"row": ["chani"]}, ("row",), "the row has 5 cards"),
        ({"row": ["dagger", "chani", "stilgar", "scout", "scout"]}, ("row", 0), "“dagger”"),
        ({"imperium_deck": [], "imperium_deck_top": []}, ("imperium_deck_top",), "either the whole deck or its top"),
        ({"intrigue_deck": [], "intrigue_discard": []}, ("intrigue_discard",), "40 Intrigue cards have no place"),
        ({"alliances": {"fremn": 1}}, ("alliances", "fremn"), "did you mean “fremen”?"),
        ({"control": {"wealth": 1}}, ("control", "wealth"), "no space that can be controlled “wealth”"),
        ({"bonus_spice": {"hagga_basin": -1}}, ("bonus_spice", "hagga_basin"), "must be from 0"),
        ({"mentat": 1, "mentat_reserved": 2}, ("mentat_reserved",), "either with a player or reserved"),
        ({"players": []}, ("players",), "names seats"),
        ({"players": {1: 3}}, ("players", 1), "names with values"),
        ({"players": {"x": {}}}, ("players", "x"), "must be a number"),
        ({"players": {1: {"hand": "dagger"}}}, ("players", 1, "hand"), "must be a list"),
        ({"players": {1: {"hand": ["dager"]}}}, ("players", 1, "hand", 0), "did you mean “dagger”?"),
        (
            {"players": {1: {"hand": ["chani"], "discard": ["chani"]}}},
            ("players", 1, "discard", 0),
            "there is only 1 of",
        ),
        ({"players": {1: {"hand": ["chani"]}, 2: {"hand": ["chani"]}}}, ("players", 2, "hand", 0), "only 1 of “chani”"),
        ({"players": {1: {"hand": ["foldspace"] * 7}}}, ("players", 1, "hand", 6), "there are only 6 of “foldspace”"),
        ({"players": {1: {"hand": ["dagger"] * 3}}}, ("players", 1, "hand", 2), "seat 1 has only 2 of “dagger”"),
        ({"players": {1: {"intrigue": ["ambush"] * 3}}}, ("players", 1, "intrigue", 2), "there are only 2 of “ambush”"),
        (
            {"players": {1: {"deck": [], "deck_top": []}}},
            ("players", 1, "deck_top"),
            "either the whole deck or its top",
        ),
        ({"players": {1: {"garrison": 8, "conflict": 5}}}, ("players", 1), "a player has 12 troops, not 8 + 5"),
        ({"players": {1: {"supply": 5}}}, ("players", 1, "supply"), "so 9 are in the supply, not 5"),
        ({"players": {1: {"agents": 1}}}, ("players", 1, "agents"), "so 2 wait on the leader, not 1"),
        ({"players": {1: {"agents_on": ["wealth"] * 3}}}, ("players", 1, "agents_on"), "has 2 Agents"),
        ({"players": {1: {"influence": {"fremen": 7}}}}, ("players", 1, "influence", "fremen"), "from 0 to 6, not 7"),
        ({"players": {1: {"council": 1}}}, ("players", 1, "council"), "must be true or false"),
        ({"players": {1: {"leader": "glossu_rabban"}}}, ("players", 2, "leader"), "can sit in one seat only"),
        ({"players": {1: {"tokens": ["fremen"]}}}, ("players", 1, "tokens"), "only the Baron has"),
        ({"players": {1: {"leader": "baron_vladimir_harkonnen"}}}, ("players", 1), "the Baron needs his two tokens"),
    ],
)
def test_impossible_positions_are_refused_with_their_place(
    edits: dict[str, Any], path: tuple[Any, ...], cause: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        edit_position(start(), edits)
    assert cause in str(caught.value)
    assert caught.value.path == path


def test_leaders_must_be_known_before_a_position_is_edited() -> None:
    with pytest.raises(BadPosition, match="the leaders are not chosen yet"):
        edit_position(GAME.new(Setup(players=3)), {})


# ---------------------------------------------------------------- Rise of Ix


def test_nothing_named_changes_nothing_with_rise_of_ix_either() -> None:
    s = start(3, True, leaders=[IX_LEADERS[1], IX_LEADERS[3], "paul_atreides"])
    before = show_position(s)
    after = show_position(edit_position(s, {"first": before["first"]}))
    before.pop("sees"), after.pop("sees")
    assert before == after


def test_units_freighter_and_tiles() -> None:
    data = edited(
        {
            "dreadnoughts_on": {"carthag": 2},
            "tech": ["flagship", "windtraps", "artillery"],
            "players": {
                1: {"dreadnoughts": {"garrison": 1, "conflict": 1}, "freighter": 3, "negotiators": 2, "garrison": 4},
                2: {"tech": ["training_drones", "spaceport"], "flipped": ["training_drones"], "push": 2},
                3: {"dreadnoughts": {"garrison": 1}},
            },
        },
        ix=True,
    )
    first, second, third = (data["players"][n] for n in (1, 2, 3))
    assert first["dreadnoughts"] == {"supply": 0, "garrison": 1, "conflict": 1}
    assert (first["freighter"], first["negotiators"], first["garrison"], first["supply"]) == (3, 2, 4, 6)
    assert second["dreadnoughts"] == {"supply": 1, "garrison": 0, "conflict": 0}
    assert (second["tech"], second["flipped"], second["push"]) == (
        ["training_drones", "spaceport"],
        ["training_drones"],
        2,
    )
    assert third["dreadnoughts"] == {"supply": 1, "garrison": 1, "conflict": 0}
    assert data["dreadnoughts_on"] == {"arrakeen": None, "carthag": 2, "imperial_basin": None}
    assert data["tech"] == ["flagship", "windtraps", "artillery"]
    assert [stack[0] for stack in data["tech_stacks"]] == data["tech"]
    assert sum(data["tech_left"]) == 18 - 2
    assert data["sees"][3]["tech"] == data["tech"]
    assert "tech_stacks" not in data["sees"][3]


def test_tiles_on_top_change_places_so_that_each_stack_keeps_its_six() -> None:
    for tops in (["artillery", "chaumurky", "windtraps"], ["windtraps", "artillery", "chaumurky"]):
        s = edit_position(start(3, True), {"tech": tops})
        assert [len(stack) for stack in s.stacks] == [6, 6, 6]
        assert all_tiles(s) == sorted(t.id for t in TECH)


def test_whole_stacks_are_written_from_the_top_and_other_tiles_have_left_the_game() -> None:
    s = edit_position(
        start(3, True),
        {"tech_stacks": [["flagship", "windtraps"], [], ["artillery"]], "players": {1: {"tech": ["chaumurky"]}}},
    )
    data = show_position(s)
    assert data["tech"] == ["flagship", None, "artillery"]
    assert data["tech_left"] == [2, 0, 1]
    assert all_tiles(s) == ["artillery", "chaumurky", "flagship", "windtraps"]


def test_a_snooper_lies_where_tessia_has_less_than_two() -> None:
    data = edited({"players": {2: {"influence": {"fremen": 2, "emperor": 1}}}}, ix=True)
    assert data["players"][2]["snoopers"] == ["emperor", "spacing_guild", "bene_gesserit"]
    named = edited({"players": {2: {"snoopers": ["fremen"]}}}, ix=True)
    assert named["players"][2]["snoopers"] == ["fremen"]
    assert edited({"players": {2: {"leader": "paul_atreides"}}}, ix=True)["players"][2]["snoopers"] == []
    moved = edited({"players": {2: {"leader": "paul_atreides"}, 3: {"leader": "tessia_vernius"}}}, ix=True)
    assert len(moved["players"][3]["snoopers"]) == 4


def test_ilesas_card_is_aside_only_if_it_is_named() -> None:
    plain = edited({}, ix=True)["players"][1]
    assert (plain["ahead"], plain["hand_size"]) == (None, 5)
    data = edited({"players": {1: {"ahead": "chani", "hand": ["dagger"]}}}, ix=True)
    assert (data["players"][1]["ahead"], data["players"][1]["hand"]) == ("chani", ["dagger"])
    assert "ahead" not in data["sees"][2]["players"][1]


def test_hundro_forgets_the_card_he_put_back() -> None:
    data = edited({"intrigue_deck_top": ["windfall"]}, ix=True)
    assert data["sees"][3]["known_intrigue"] == []


def test_epic_decks_have_one_dune_and_one_control_the_spice() -> None:
    s = edit_position(
        start(3, True, epic=True), {"players": {1: {"hand": ["dune_the_desert_planet", "control_the_spice"]}}}
    )
    assert all_cards(s) == printed_cards(3, ix=True, epic=True)
    assert show_position(s)["epic"] is True


@pytest.mark.parametrize(
    ("edits", "path", "cause"),
    [
        ({"tech": ["flagship", "windtraps", "artillery"]}, ("tech",), "“tech” needs Rise of Ix"),
        ({"players": {1: {"freighter": 1}}}, ("players", 1, "freighter"), "needs Rise of Ix"),
        ({"players": {1: {"hand": ["treachery"]}}}, ("players", 1, "hand", 0), "“treachery” belongs to Rise of Ix"),
        ({"players": {1: {"intrigue": ["cull"]}}}, ("players", 1, "intrigue", 0), "“cull” belongs to Rise of Ix"),
        ({"players": {1: {"leader": "tessia_vernius"}}}, ("players", 1, "leader"), "belongs to Rise of Ix"),
        ({"players": {1: {"agents_on": ["smuggling"]}}}, ("players", 1, "agents_on", 0), "belongs to Rise of Ix"),
        ({"players": {1: {"voice": "smuggling"}}}, ("players", 1, "voice"), "belongs to Rise of Ix"),
        ({"conflict": "trade_monopoly"}, ("conflict",), "belongs to Rise of Ix"),
        ({"conflict_deck": ["skirmish_e"]}, ("conflict_deck", 0), "belongs to Rise of Ix"),
        ({"imperium_deck_top": ["jamis"]}, ("imperium_deck_top", 0), "belongs to Rise of Ix"),
        ({"intrigue_deck_top": ["cull"]}, ("intrigue_deck_top", 0), "belongs to Rise of Ix"),
    ],
)
def test_a_base_game_has_nothing_of_rise_of_ix(edits: dict[str, Any], path: tuple[Any, ...], cause: str) -> None:
    with pytest.raises(BadPosition) as caught:
        edit_position(start(), edits)
    assert cause in str(caught.value)
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("edits", "path", "cause"),
    [
        ({"tech": ["flagship"]}, ("tech",), "names three different tiles"),
        ({"tech": ["flagship", "flagship", "artillery"]}, ("tech",), "names three different tiles"),
        ({"tech": ["flagshp", "windtraps", "artillery"]}, ("tech", 0), "did you mean “flagship”?"),
        ({"tech": [], "tech_stacks": []}, ("tech_stacks",), "either the whole stacks or the tiles on top"),
        ({"tech_stacks": [["flagship"], []]}, ("tech_stacks",), "three stacks of Tech tiles, not 2"),
        ({"tech_stacks": [["flagship"], ["flagship"], []]}, ("tech_stacks",), "only one tile “flagship”"),
        ({"tech_stacks": ["flagship", [], []]}, ("tech_stacks", 0), "must be a list"),
        (
            {"tech": ["flagship", "windtraps", "artillery"], "players": {1: {"tech": ["flagship"]}}},
            ("tech", 0),
            "a player has it",
        ),
        (
            {"players": {1: {"tech": ["flagship"]}, 2: {"tech": ["flagship"]}}},
            ("players", 2, "tech", 0),
            "only one tile “flagship”",
        ),
        ({"players": {1: {"flipped": ["flagship"]}}}, ("players", 1, "flipped", 0), "must be an own tile"),
        (
            {"players": {1: {"tech": ["windtraps"], "flipped": ["windtraps"]}}},
            ("players", 1, "flipped", 0),
            "with a flip ability",
        ),
        ({"players": {1: {"dreadnoughts": {"garrison": 3}}}}, ("players", 1, "dreadnoughts", "garrison"), "0 to 2"),
        (
            {"players": {1: {"dreadnoughts": {"garrison": 1, "conflict": 2}}}},
            ("players", 1, "dreadnoughts"),
            "seat 1 has 2 dreadnoughts",
        ),
        (
            {"dreadnoughts_on": {"arrakeen": 1}, "players": {1: {"dreadnoughts": {"conflict": 2}}}},
            ("players", 1, "dreadnoughts"),
            "seat 1 has 2 dreadnoughts",
        ),
        ({"players": {1: {"dreadnoughts": {"supply": 1}}}}, ("players", 1, "dreadnoughts"), "seat 1 has 2"),
        ({"players": {1: {"dreadnoughts": {"board": 1}}}}, ("players", 1, "dreadnoughts", "board"), "no place of a"),
        ({"dreadnoughts_on": {"wealth": 1}}, ("dreadnoughts_on", "wealth"), "no space that can be controlled"),
        ({"dreadnoughts_on": {"arrakeen": 1, "carthag": 2}}, ("dreadnoughts_on",), "one dreadnought at most"),
        ({"players": {1: {"freighter": 4}}}, ("players", 1, "freighter"), "from 0 to 3, not 4"),
        (
            {"players": {1: {"negotiators": 5, "garrison": 8}}},
            ("players", 1),
            "a player has 12 troops, not 8 + 0 + 5 Negotiators",
        ),
        ({"players": {1: {"negotiators": 2, "supply": 9}}}, ("players", 1, "supply"), "so 7 are in the supply"),
        ({"players": {2: {"ahead": "dagger"}}}, ("players", 2, "ahead"), "only Ilesa"),
        ({"players": {1: {"snoopers": ["fremen"]}}}, ("players", 1, "snoopers"), "only Tessia"),
        (
            {"players": {2: {"snoopers": ["emperor", "fremen"], "influence": {"fremen": 2}}}},
            ("players", 2, "snoopers", 1),
            "has taken the Snooper",
        ),
        (
            {"players": {1: {"agents_on": ["hall_of_oratory"]}}},
            ("players", 1, "agents_on", 0),
            "“hall_of_oratory” is not on the board with Rise of Ix",
        ),
        (
            {"players": {1: {"hand": ["control_the_spice"]}}},
            ("players", 1, "hand", 0),
            "seat 1 has only 0 of “control_the_spice”",
        ),
    ],
)
def test_impossible_positions_with_rise_of_ix_are_refused(
    edits: dict[str, Any], path: tuple[Any, ...], cause: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        edit_position(start(3, True), edits)
    assert cause in str(caught.value)
    assert caught.value.path == path


def test_epic_players_have_one_dune_each() -> None:
    with pytest.raises(BadPosition, match="seat 1 has only 1 of “dune_the_desert_planet”"):
        edit_position(start(3, True, epic=True), {"players": {1: {"hand": ["dune_the_desert_planet"] * 2}}})


@pytest.mark.parametrize("epic", [False, True])
@pytest.mark.parametrize("phase", sorted(PHASES))
def test_every_phase_can_be_played_on_with_rise_of_ix(phase: str, epic: bool) -> None:
    seats = {1: {"dreadnoughts": {"conflict": 1}, "tech": ["windtraps", "flagship"]}, 2: {"conflict": 1}}
    s = edit_position(start(4, True, epic=epic), {"phase": phase, "dreadnoughts_on": {"arrakeen": 2}, "players": seats})
    for _ in range(3000):
        if s.over:
            break
        s.apply(s.legal()[0])
    assert s.over
    assert all_cards(s) == printed_cards(4, True, epic)
    assert all_intrigue(s) == printed_intrigue(True)


# ---------------------------------------------------------------- whatever is edited

CARD_LISTS = st.lists(st.sampled_from([c.id for c in CARDS if c.set == "base"]), max_size=4)
INTRIGUE_LISTS = st.lists(st.sampled_from([c.id for c in INTRIGUES if c.set == "base"]), max_size=3)
SEATS = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(("hand", "discard", "in_play", "deck_top"), CARD_LISTS),
        "intrigue": INTRIGUE_LISTS,
        "waiting": st.just(["charisma"]),
        "garrison": st.integers(0, 6),
        "conflict": st.integers(0, 6),
        "agents_on": st.lists(st.sampled_from([x.id for x in SPACES if x.set == "base"]), max_size=2),
        "spice": st.integers(0, 9),
    },
)
IX_CARDS = st.lists(st.sampled_from([c.id for c in CARDS if c.kind != "epic"]), max_size=4)
TILES = st.lists(st.sampled_from([t.id for t in TECH]), max_size=3)
TOPS = st.lists(st.sampled_from([t.id for t in TECH]), min_size=3, max_size=3, unique=True)
IX_SEATS = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(("hand", "discard", "in_play", "deck_top"), IX_CARDS),
        "intrigue": st.lists(st.sampled_from([c.id for c in INTRIGUES]), max_size=3),
        "negotiators": st.integers(0, 6),
        "garrison": st.integers(0, 6),
        "dreadnoughts": st.fixed_dictionaries({}, optional=dict.fromkeys(("garrison", "conflict"), st.integers(0, 2))),
        "tech": TILES,
        "influence": st.dictionaries(st.sampled_from(["emperor", "fremen"]), st.integers(0, 6)),
        "freighter": st.integers(0, 3),
    },
)


@pytest.mark.slow
@given(
    st.dictionaries(st.integers(1, 3), SEATS),
    st.fixed_dictionaries({}, optional={"imperium_deck_top": CARD_LISTS, "intrigue_deck_top": INTRIGUE_LISTS}),
    st.sampled_from(sorted(PHASES)),
)
def test_components_are_conserved_whatever_is_edited(seats: dict[int, Any], table: dict[str, Any], phase: str) -> None:
    """A position is refused or complete: every card in one place, 12 troops and all Agents of each player."""
    try:
        s = edit_position(start(), {**table, "phase": phase, "players": seats})
    except BadPosition:
        return
    assert all_cards(s) == printed_cards(3)
    assert all_intrigue(s) == printed_intrigue()
    for p in s.players:
        assert p.supply + p.garrison + p.conflict == 12
        assert p.agents + len(p.placed) == 2


@pytest.mark.slow
@given(
    st.dictionaries(st.integers(1, 3), IX_SEATS),
    st.fixed_dictionaries(
        {}, optional={"tech": TOPS, "dreadnoughts_on": st.dictionaries(st.just("carthag"), st.integers(1, 3))}
    ),
    st.sampled_from(sorted(PHASES)),
    st.booleans(),
)
def test_components_of_rise_of_ix_are_conserved(
    seats: dict[int, Any], table: dict[str, Any], phase: str, epic: bool
) -> None:
    """18 tiles, two dreadnoughts of each player, Negotiators among the 12 troops; nothing is made or lost."""
    try:
        s = edit_position(start(3, True, epic=epic), {**table, "phase": phase, "players": seats})
    except BadPosition:
        return
    assert all_cards(s) == printed_cards(3, True, epic)
    assert all_intrigue(s) == printed_intrigue(True)
    assert all_tiles(s) == sorted(t.id for t in TECH)
    for seat, p in enumerate(s.players):
        assert p.supply + p.garrison + p.conflict + p.negotiators == 12
        assert p.dread_supply + p.dread_garrison + p.dread_conflict + s.dreads.count(seat) == 2

"""Rivals where a scenario cannot reach: no card that fits, dice, chance, records, what nobody may know."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from landsraad.imperium.game import GAME
from landsraad.imperium.rules import codes as k
from landsraad.imperium.rules.position import Position, run_on
from landsraad.imperium.rules.rival_turn import begin_rival_turn
from landsraad.imperium.rules.row_storm import storm_over_the_row
from landsraad.imperium.tables import SPACES
from landsraad.kernel.contract import Setup
from landsraad.kernel.record import new_record, verify

from .hagal_table import AWAY, FIRST_RIVAL, act, edited, rival_turn, seat, solo, told, two

RIVAL = 1  # the first Rival among the players of a solo game
SPOILER = 2  # House Hagal among those of a game for two


# ---------------------------------------------------------------- no card fits (IMP-R15)


def crowd(s: Position) -> None:
    """An Agent on every space of the board, which no real game can bring about: 12 Agents are too few."""
    s.players[0].placed = tuple(range(len(SPACES)))
    s.occupied = (1 << len(SPACES)) - 1


def let_act(s: Position, rival: int) -> None:
    """On a crowded board that Rival takes a turn, then a human."""
    crowd(s)
    s.log = []
    s.stack.clear()
    s.turn = 0
    begin_rival_turn(s, rival)
    run_on(s)


def test_a_rival_gives_up_after_a_complete_deck_and_keeps_its_agent() -> None:
    """IMP-R15, IMP-U21: the rest of the deck, then a whole new one; the human goes on."""
    s = edited(solo(), hagal_deck=["hagal_wealth", "hagal_secrets"], players={3: {"agents_on": AWAY}})
    let_act(s, RIVAL)
    assert s.log is not None
    skipped = [event for event in s.log if event[0] == k.E_RIVAL_SKIPPED]
    assert len(skipped) == 2 + 27
    assert [event[0] for event in s.log].count(k.E_HAGAL_SHUFFLED) == 2
    assert s.players[RIVAL].agents == 2
    assert (s.player, GAME.position(s)["turn"]) == (0, 1)
    assert "Earl Memnon Thorvald finds no House Hagal card that fits and keeps the Agent" in told(s)


def test_a_rival_that_starts_with_a_whole_deck_goes_through_it_once() -> None:
    """IMP-R15: a complete freshly shuffled deck is enough."""
    s = edited(solo(), players={3: {"agents_on": AWAY}})
    let_act(s, RIVAL)
    assert s.log is not None
    assert [event[0] for event in s.log].count(k.E_RIVAL_SKIPPED) == 27


def test_the_phase_ends_when_the_human_has_revealed_and_every_rival_has_failed() -> None:
    """IMP-R15: no game can stall."""
    s = edited(solo(), round=3, players={1: {"hand": ["dagger"], "intrigue": []}})
    crowd(s)
    s.players[0].agents = 0
    s.log = []
    act(s, "reveal")
    while s.round == 3:
        s.apply(s.legal()[-1])
    failed = [event[1] for event in s.log if event[0] == k.E_RIVAL_NO_CARD]
    assert failed == [1, 2]  # each once, then the phase is over


def test_with_the_reshuffle_card_every_other_card_is_seen_before_house_hagal_gives_up() -> None:
    """IMP-U31."""
    for seed in range(10):
        s = edited(two(seed=seed))
        let_act(s, SPOILER)
        assert s.log is not None
        assert s.players[SPOILER].agents == 3
        seen = Counter(event[2] for event in s.log if event[0] == k.E_RIVAL_SKIPPED)
        assert len(seen) == 14  # 13 different cards and Reshuffle


# ---------------------------------------------------------------- the storm over the Row (IMP-V1)


def storm(row: list[str], first: int, second: int, new: list[str]) -> list[str]:
    """The Row after the dice, by the words of the rule."""
    trashed = {die for die in (first, second) if die < 6}
    return [new.pop(0) if place in trashed else card for place, card in enumerate(row, 1)]


@pytest.mark.parametrize("seed", range(40))
def test_two_dice_take_cards_from_the_row_after_the_reveal_turn(seed: int) -> None:
    s = edited(
        solo(seed=seed, row_storm=True),
        round=9,
        players={1: {"hand": ["dagger"], "intrigue": [], "agents_on": ["high_council", "mentat"]}},
    )
    before = GAME.position(s)
    s.log = []
    while not any(event[0] == k.E_STORM for event in s.log):
        s.apply(s.legal()[-1])
    _, _, first, second = next(event for event in s.log if event[0] == k.E_STORM)
    assert 1 <= first <= 6
    assert 1 <= second <= 6
    at = next(i for i, event in enumerate(s.log) if event[0] == k.E_STORM)
    trashed = [event for event in s.log[at:] if event[0] == k.E_ROW_TRASHED]
    assert len(trashed) == len({die for die in (first, second) if die < 6})
    assert GAME.position(s)["row"] == storm(before["row"], first, second, before["imperium_deck"][:2])
    assert s.log[at - 1][0] == k.E_STRENGTH  # after Clean Up


def test_every_face_of_the_dice_comes_up_and_without_the_variant_none() -> None:
    seen: Counter[int] = Counter()
    for seed in range(12):
        for on in (True, False):
            s = GAME.new(Setup(1, seed, leaders="random", row_storm=on))
            s.log = []
            rng = Random(seed)
            while not s.over:
                s.apply(rng.choice(s.legal()))
            storms = [event for event in s.log if event[0] == k.E_STORM]
            assert len(storms) == (s.round if on else 0)  # once a round
            for _, _, first, second in storms:
                seen.update((first, second))
    assert set(seen) == {1, 2, 3, 4, 5, 6}


def test_a_short_row_closes_up() -> None:
    """IMP-U37: a place without a card does nothing; what cannot be filled closes up from the right."""
    for seed in range(30):
        s = edited(solo(seed=seed, row_storm=True))
        deck = s.imperium_deck
        s.trashed += deck[1:]
        s.imperium_deck = deck[:1]
        row = s.row[:]
        s.log = []
        storm_over_the_row(s)
        _, _, *dice = s.log[0]
        gone = sorted({die - 1 for die in dice if die < 6})
        expected = [card for place, card in enumerate(row) if place not in gone]
        if gone:
            expected.insert(gone[0], deck[0])
        assert s.row == expected


# ---------------------------------------------------------------- seats, rankings, secrets


def test_rivals_are_no_seats() -> None:
    s = solo()
    assert s.players_count == 1
    assert [x["seat"] for x in s.view(0)["rivals"]] == [1, 2]
    assert len(s.view(0)["players"]) == 1
    assert two().players_count == 2


def test_what_is_hidden_of_house_hagal_is_absent_and_dealt_anew() -> None:
    """IMP-13.3: the order of its deck, the Intrigue cards of its Rivals."""
    s = rival_turn(solo(difficulty="sardaukar"), "hagal_wealth", rival={"intrigue": ["windfall", "bribery"]})
    view = s.view(0)
    assert "intrigue" not in view["rivals"][0]
    assert view["rivals"][0]["intrigue_size"] == 2
    assert view["hagal"]["deck"] == 26
    assert "hagal_deck" not in view
    hands, orders = set(), set()
    for number in range(20):
        guess = s.guess(0, Random(number))
        assert guess.key(0) == s.key(0)
        position = GAME.position(guess)
        hands.add(tuple(position["players"][FIRST_RIVAL]["intrigue"]))
        orders.add(tuple(position["hagal_deck"]))
        assert sorted(position["hagal_deck"]) == sorted(GAME.position(s)["hagal_deck"])
        assert position["hagal_discard"] == ["hagal_wealth"]
    assert len(hands) > 10
    assert len(orders) > 15


def test_the_log_does_not_tell_what_a_rival_draws() -> None:
    s = edited(
        solo(rivals=["baron_vladimir_harkonnen", "glossu_rabban"]),
        intrigue_deck_top=["windfall"],
        hagal_deck_top=["hagal_arrakeen_1p"],
        players={2: {"solari": 1, "agents_on": ["secrets"]}, 3: {"agents_on": ["conspire", "foldspace"]}},
    )
    s.log = []
    act(s, "reveal", "end")
    lines = told(s)
    assert "Baron Vladimir Harkonnen draws an Intrigue card" in lines
    assert not any("Windfall" in line for line in lines)


def test_the_log_tells_a_rivals_turn_in_both_languages() -> None:
    s = edited(
        solo(),
        hagal_deck_top=["hagal_harvest_spice", "hagal_secrets", "hagal_carthag"],
        players={
            1: {"hand": ["dagger", "diplomacy"]},
            2: {"agents_on": ["conspire"]},
            3: {"agents_on": ["secrets", "foldspace"]},
        },
    )
    s.log = []
    act(s, "send dagger hall_of_oratory")
    assert told(s)[-5:] == [
        "Earl Memnon Thorvald passes over Harvest Spice: there is no bonus spice",
        "Earl Memnon Thorvald passes over Secrets: an Agent is there",
        "Earl Memnon Thorvald reveals Carthag and sends an Agent to Carthag",
        "Earl Memnon Thorvald recruits 1 troop",
        "Earl Memnon Thorvald deploys 1 troop to the Conflict",
    ]
    assert told(s, "de")[-5:-2] == [
        "Graf Memnon Thorvald übergeht „Spice ernten“: nirgends liegt Bonus-Spice",
        "Graf Memnon Thorvald übergeht „Geheimnisse“: dort steht ein Agent",
        "Graf Memnon Thorvald deckt „Carthag“ auf und entsendet einen Agenten: Carthag",
    ]


def test_a_question_names_the_rival_it_is_about() -> None:
    s = rival_turn(
        solo(("ix",)),
        "hagal_smuggling_or_interstellar",
        rival={"freighter": 2, "influence": {"emperor": 1, "fremen": 1}},
    )
    assert GAME.question(s, 0, "en") == "Earl Memnon Thorvald is tied: which Faction?"
    assert GAME.question(s, 0, "de") == "Gleichstand bei Graf Memnon Thorvald: Welche Fraktion?"
    choices = [GAME.describe(s, a) for a in s.legal()]
    assert [c.text for c in choices] == [
        "Earl Memnon Thorvald gains 1 Influence with the Spacing Guild",
        "Earl Memnon Thorvald gains 1 Influence with the Bene Gesserit",
    ]
    assert [c.path for c in choices] == [("faction:spacing_guild",), ("faction:bene_gesserit",)]
    asks = s.view(0)["asks"]
    assert asks["about"] == ["faction:spacing_guild", "faction:bene_gesserit"]
    assert asks["details"] == {"rival": 1, "steps": 1, "factions": 1}


def test_economic_supremacy_and_a_choice_of_rewards_in_words() -> None:
    s = edited(
        solo(("ix",)),
        phase="combat",
        round=10,
        conflict="economic_supremacy",
        hagal_deck_top=["hagal_carthag"],
        players={2: {"conflict": 1, "solari": 6, "spice": 0}},
    )
    assert GAME.question(s, 0, "de") == "Bezahlt Graf Memnon Thorvald?"
    assert [GAME.describe(s, a, "en").text for a in s.legal()] == [
        "Earl Memnon Thorvald pays: pay 6 Solari → 1 Victory Point",
        "Earl Memnon Thorvald does not pay",
    ]
    s = edited(
        solo(),
        phase="combat",
        round=10,
        conflict="cloak_and_dagger",
        hagal_deck_top=["hagal_carthag", "hagal_carthag"],
        players={1: {"conflict": 3}, 2: {"conflict": 1}, 3: {"conflict": 1}},
    )
    act(s, "influence fremen")
    assert GAME.question(s, 0, "en") == "What does Earl Memnon Thorvald take?"
    assert [GAME.describe(s, a, "de").text for a in s.legal()] == [
        "Graf Memnon Thorvald nimmt 1 Intrigenkarte",
        "Graf Memnon Thorvald nimmt 1 Spice",
    ]


# ---------------------------------------------------------------- setups and records


@pytest.mark.parametrize("rivals", ["random", "recommended", ["duke_leto_atreides", "viscount_hundro_moritani"]])
def test_rivals_by_choice_by_chance_or_as_recommended(rivals: str | list[str]) -> None:
    """IMP-S2.2, IMP-S7: eight leaders may be Rivals, Memnon and Rabban are recommended."""
    pairs = set()
    for seed in range(60):
        s = GAME.new(Setup(1, seed, ("ix",), leaders="random", rivals=rivals))
        pair = [x["leader"] for x in s.view(0)["rivals"]]
        pairs.add(tuple(pair))
        assert len({*pair, s.view(0)["players"][0]["leader"]}) == 3
    if rivals == "random":
        assert {name for pair in pairs for name in pair} == {
            "duke_leto_atreides",
            "baron_vladimir_harkonnen",
            "glossu_rabban",
            "count_ilban_richese",
            "countess_ariana_thorvald",
            "earl_memnon_thorvald",
            "prince_rhombur_vernius",
            "viscount_hundro_moritani",
        }
    else:
        assert pairs == {("earl_memnon_thorvald", "glossu_rabban") if rivals == "recommended" else tuple(rivals)}


def test_nobody_is_asked_to_play_a_rivals_leader() -> None:
    """IMP-U36."""
    s = GAME.new(Setup(1, 3))
    assert set(s.view(0)["leaders_left"]).isdisjoint({"earl_memnon_thorvald", "glossu_rabban"})
    assert len(s.view(0)["leaders_left"]) == 6


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("expansions", [(), ("ix",)])
def test_a_game_is_replayed_from_its_record(players: int, expansions: tuple[str, ...]) -> None:
    setup = GAME.check(Setup(players, 11, expansions, leaders="random"))
    s = GAME.new(setup)
    record = new_record(GAME, setup)
    rng = Random(11)
    while not s.over:
        record.actions.append(rng.choice(s.legal()))
        s.apply(record.actions[-1])
    record.hash = s.hash()
    assert verify(GAME, record).hash() == s.hash()


def test_the_second_rival_acts_with_its_own_signet_ring() -> None:
    s = edited(
        solo(rivals=["count_ilban_richese", "countess_ariana_thorvald"]),
        turn=3,
        hagal_deck_top=["hagal_arrakeen_1p"],
        players={2: {"agents_on": ["secrets", "foldspace"]}},
    )
    assert seat(s, 3)["water"] == 2
    assert seat(s, 2)["solari"] == 0

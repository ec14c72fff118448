"""The planning cards of The Spacing Guild, one by one: every part, lasting effect and fallback (GLD-12, cards.yaml).

What the lasting ones do is tested beside what they change: CHOAM Directorship in test_guild_imperium.py, Spice Bribe in
test_guild_landing.py, Pilots of Caladan in test_guild_frigates.py; The Guild Navigator in test_guild_navigator.py.
"""

from __future__ import annotations

import pytest

from landsraad.arrakis.tables import CARD_ID, CARDS

from .guild_table import (
    air,
    cargo,
    end_turn,
    frigate,
    guild_table,
    heighliner,
    in_play,
    lasting,
    loaded,
    sums,
    troops,
    troops_at,
    troops_on_board,
)
from .helpers import (
    act,
    asked,
    at,
    discarded,
    fix,
    hand,
    harvester,
    harvesters,
    held,
    legal,
    legion,
    next_round,
    on_top,
    paused,
    round_end,
    starting,
    turn,
    worm,
    wormsigns,
)
from .playing import play

# ---------------------------------------------------------------- which cards there are


def test_the_ten_cards() -> None:
    """cards.yaml: decks, copies, what remains in play, all reconstructed; the Navigator's name alone is known."""
    cards = {c.id: c for c in CARDS if c.expansion == "guild"}
    assert {c.id: (c.deck, c.copies) for c in cards.values()} == {
        "guild_passage": ("house_harkonnen", 1),
        "bought_levies": ("house_harkonnen", 1),
        "choam_directorship": ("house_harkonnen", 1),
        "the_guild_navigator": ("corrino_ally", 3),
        "voices_in_the_landsraad": ("house_atreides", 1),
        "pilots_of_caladan": ("house_atreides", 1),
        "threat_to_the_spice": ("house_atreides", 1),
        "spice_bribe": ("fremen_ally", 1),
        "raid_on_the_crawlers": ("fremen_ally", 1),
        "downed_frigate": ("fremen_ally", 1),
    }
    assert {c.id for c in cards.values() if c.lasting} == {"choam_directorship", "pilots_of_caladan", "spice_bribe"}
    assert all(c.reconstructed for c in cards.values())


# ---------------------------------------------------------------- Guild Passage


def test_guild_passage_up_to_two_steps_and_a_card() -> None:
    """cards.yaml hk_guild_passage"""
    for steps in (0, 1, 2):
        s = guild_table()
        on_top(s, "sandmasters")
        play(s, "guild_passage", *["yes"] * steps)
        if steps < 2:
            act(s, "skip")
        assert s.heighliner == [steps, 0]
        assert asked(s) == (0, "draw_from")
        act(s, "draw 1 0")
        assert held(s, "house_harkonnen") == ["sandmasters"]
        assert held(s, "corrino_ally") == []
        assert paused(s)
        assert discarded(s, "house_harkonnen") == ["guild_passage"]


def test_guild_passage_draws_from_either_deck() -> None:
    """ARR-12.15"""
    s = guild_table()
    on_top(s, "shigawire")
    play(s, "guild_passage", "skip", "draw 0 1")
    assert held(s, "corrino_ally") == ["shigawire"]
    assert held(s, "house_harkonnen") == []


def test_guild_passage_lands_at_once() -> None:
    """cards.yaml hk_guild_passage, GLD-6.8: the landing comes between the two steps."""
    s = guild_table()
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 1, 3)
    play(s, "guild_passage", "yes")
    assert asked(s) == (0, "land_frigate")
    act(s, "zone az1", "area s4_5")
    assert s.heighliner == [0, 0]
    assert asked(s) == (0, "heighliner_step")
    act(s, "yes")
    assert s.heighliner == [1, 0]
    assert asked(s)[1] == "draw_from"
    assert troops_on_board(s, "harkonnen") == {"s4_5": 3}
    assert air(s) == {"az1": "harkonnen_frigate"}
    sums(s)


# ---------------------------------------------------------------- Bought Levies


@pytest.mark.parametrize("n", [0, 1, 2])
def test_bought_levies(n: int) -> None:
    """cards.yaml hk_bought_levies, ARR-8.16, INT-R8: up to two Troops loaded, then a move of one Legion."""
    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1)
    legion(s, "harkonnen", "s2_3", regular=1)
    play(s, "bought_levies")
    assert starting(s, "number") == {"0", "1", "2"}
    act(s, f"number {n}")
    assert loaded(s, "harkonnen") == (0, n)
    assert (s.troops_left, s.bases_left) == (12 - n, [8 - n, 8])
    assert asked(s) == (0, "move_from")
    act(s, "area s4_4", "area s4_7", "?all")
    assert at(s, "s4_7") == {"harkonnen": (1, 0, 0)}
    assert paused(s)  # one Legion only
    assert s.heighliner == [0, 0]


def test_bought_levies_usual_limits() -> None:
    """GLD-8.2: one base left, then none; the move follows all the same."""
    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1)
    cargo(s, "harkonnen", 0, 7)
    play(s, "bought_levies")
    assert "number 2" not in legal(s)
    act(s, "?number 1")
    assert loaded(s, "harkonnen") == (0, 8)
    assert asked(s)[1] == "move_from"

    s = guild_table()
    legion(s, "harkonnen", "s4_4", regular=1)
    cargo(s, "harkonnen", 0, 8)
    play(s, "bought_levies")
    assert loaded(s, "harkonnen") == (0, 8)
    assert asked(s)[1] == "move_from"


# ---------------------------------------------------------------- CHOAM Directorship


def test_choam_directorship_remains_in_play() -> None:
    """GLD-12.2, GLD-12.3: neither in the hand nor in the discard pile; no effect when played."""
    s = guild_table()
    play(s, "choam_directorship")
    assert paused(s)
    assert in_play(s) == ["choam_directorship"]
    assert discarded(s, "house_harkonnen") == []
    assert held(s, "house_harkonnen") == []
    assert s.view(1)["guild"]["in_play"] == ["choam_directorship"]
    assert loaded(s, "harkonnen") == (0, 0)


# ---------------------------------------------------------------- Voices in the Landsraad


def test_voices_in_the_landsraad() -> None:
    """cards.yaml at_voices_in_the_landsraad: a Landsraad Action, then a Spacing Guild Action."""
    s = guild_table()
    play(s, "voices_in_the_landsraad")
    assert asked(s) == (1, "imperium_action")
    assert legal(s) == {"imperium landsraad", "done"}
    act(s, "imperium landsraad")
    assert loaded(s, "atreides") == (0, 2)
    assert legal(s) == {"imperium spacing_guild", "done"}
    act(s, "imperium spacing_guild")
    assert s.heighliner == [0, 1]
    assert paused(s)
    assert discarded(s, "house_atreides") == ["voices_in_the_landsraad"]


def test_voices_each_may_be_declined_or_impossible() -> None:
    """GLD-5.16, ARR-12.9"""
    s = guild_table()
    play(s, "voices_in_the_landsraad", "done", "imperium spacing_guild")
    assert loaded(s, "atreides") == (0, 0)
    assert s.heighliner == [0, 1]
    s = guild_table()
    play(s, "voices_in_the_landsraad", "imperium landsraad", "done")
    assert s.heighliner == [0, 0]
    s = guild_table()
    cargo(s, "atreides", 0, 8)
    play(s, "voices_in_the_landsraad")
    assert legal(s) == {"imperium spacing_guild", "done"}  # no base left: straight to the second


def test_voices_land_with_the_new_troops() -> None:
    """GLD-7.1"""
    s = guild_table()
    heighliner(s, atreides=3)
    play(s, "voices_in_the_landsraad", "imperium landsraad", "imperium spacing_guild", "area s4_5")
    assert troops_on_board(s, "atreides") == {"s4_5": 2}
    assert s.heighliner == [0, 0]


# ---------------------------------------------------------------- Pilots of Caladan


def test_pilots_of_caladan_builds_a_frigate() -> None:
    """cards.yaml at_pilots_of_caladan: a CHOAM Action when played; then it remains in play."""
    s = guild_table()
    play(s, "pilots_of_caladan")
    assert legal(s) == {"imperium choam", "done"}
    act(s, "imperium choam")
    assert loaded(s, "atreides") == (1, 0)
    assert in_play(s) == ["pilots_of_caladan"]
    assert discarded(s, "house_atreides") == []
    assert paused(s)


def test_pilots_without_a_frigate_in_the_supply() -> None:
    """GLD-5.16: the action is lost, the card remains in play."""
    s = guild_table()
    cargo(s, "atreides", 3, 0)
    play(s, "pilots_of_caladan")
    assert paused(s)
    assert in_play(s) == ["pilots_of_caladan"]


def test_pilots_played_now_bomb_with_four_dice_in_the_same_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-12.2: from the moment it lies there."""
    s = guild_table()
    hand(s, "pilots_of_caladan")
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=6)
    rolls = fix(monkeypatch, "SDDD")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "die mentat", "play", "?card pilots_of_caladan", "done", "bombard az3", "?regular")
    assert rolls.left == []


# ---------------------------------------------------------------- Threat to the Spice


@pytest.mark.parametrize(("at_step", "back", "offered"), [(3, 2, 3), (3, 1, 3), (2, 2, 3), (1, 1, 2), (3, 0, 3)])
def test_threat_to_the_spice(at_step: int, back: int, offered: int) -> None:
    """cards.yaml at_threat_to_the_spice: up to two steps back, not below the start; the own Heighliner stays."""
    s = guild_table()
    heighliner(s, harkonnen=at_step, atreides=2)
    cargo(s, "harkonnen", 1, 2)
    hand(s, "voices_in_the_landsraad")
    play(s, "threat_to_the_spice")
    assert asked(s) == (1, "hold_heighliner")
    assert starting(s, "number") == {str(n) for n in range(offered)}
    act(s, f"number {back}")
    assert s.heighliner == [at_step - back, 2]
    assert loaded(s, "harkonnen") == (1, 2)
    assert asked(s) == (1, "pick_card")


def test_threat_to_the_spice_then_a_card() -> None:
    """The extra card, also when there is nothing to move back."""
    s = guild_table()
    hand(s, "voices_in_the_landsraad", "spice_bribe")
    play(s, "threat_to_the_spice")
    assert s.heighliner == [0, 0]
    assert asked(s) == (1, "pick_card")
    assert legal(s) == {"card voices_in_the_landsraad", "card spice_bribe", "skip"}
    act(s, "card spice_bribe")
    assert in_play(s) == ["spice_bribe"]
    assert held(s, "house_atreides") == ["voices_in_the_landsraad"]
    assert paused(s)


# ---------------------------------------------------------------- Spice Bribe


def test_spice_bribe_remains_in_play() -> None:
    """cards.yaml fr_spice_bribe"""
    s = guild_table()
    play(s, "spice_bribe")
    assert paused(s)
    assert in_play(s) == ["spice_bribe"]
    assert discarded(s, "fremen_ally") == []


# ---------------------------------------------------------------- Raid on the Crawlers


def test_raid_on_the_crawlers_pays_twice() -> None:
    """cards.yaml fr_raid_on_the_crawlers: the normal Imperium Action and one more, then a Desert Power Action."""
    s = guild_table()
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1)
    legion(s, "atreides", "s2_3", regular=1)
    worm(s, "s4_1")
    play(s, "raid_on_the_crawlers", "area s4_12", "area s4_6", "?all")
    assert harvesters(s) == set()
    for kind in ("choam", "landsraad"):
        assert legal(s) == {"imperium choam", "imperium spacing_guild", "imperium landsraad", "done"}
        act(s, f"imperium {kind}")
    assert loaded(s, "atreides") == (1, 2)
    assert asked(s) == (1, "desert_choice")
    act(s, "wormsigns", "area s2_2", "area s3_6")
    assert wormsigns(s) == {"s2_2", "s3_6"}
    assert paused(s)


def test_raid_without_a_harvester() -> None:
    """One Legion moves, no reward; Desert Power whatever the dice say (ARR-10.2)."""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=1)
    play(s, "raid_on_the_crawlers", "area s4_12", "area s4_6", "?all")
    assert asked(s) == (1, "desert_choice")
    act(s, "skip")
    assert paused(s)
    assert loaded(s, "atreides") == (0, 0)
    assert s.heighliner == [0, 0]


def test_raid_with_the_move_declined() -> None:
    """ARR-12.9"""
    s = guild_table()
    legion(s, "atreides", "s4_12", regular=1)
    harvester(s, "s4_6")
    play(s, "raid_on_the_crawlers", "skip")
    assert asked(s) == (1, "desert_choice")
    assert harvesters(s) == {"s4_6"}


def test_raid_counts_only_its_own_move() -> None:
    """A Harvester destroyed by an earlier card of the turn earns no second reward."""
    s = guild_table()
    harvester(s, "s4_6")
    legion(s, "atreides", "s4_12", regular=1, generic=1)
    hand(s, "raid_on_the_crawlers")
    play(s, "jubba_cloaks", "area s4_12", "area s4_6", "?all", "imperium choam", "?card raid_on_the_crawlers", "skip")
    assert asked(s) == (1, "desert_choice")
    assert loaded(s, "atreides") == (1, 0)


def test_raid_by_frigate_and_with_troops() -> None:
    """Any move: transported Troops."""
    s = guild_table()
    harvester(s, "s4_12")
    troops(s, "atreides", "s4_1", 1)
    frigate(s, "atreides", "az3")
    play(s, "raid_on_the_crawlers", "area s4_1", "area s4_12", "?all", "imperium choam", "imperium choam")
    assert loaded(s, "atreides") == (2, 0)
    assert troops_at(s, "s4_12") == 1


# ---------------------------------------------------------------- Downed Frigate


def test_downed_frigate() -> None:
    """cards.yaml fr_downed_frigate: a Harkonnen Frigate over a sector with an own Legion goes back to its supply."""
    s = guild_table()
    frigate(s, "harkonnen", "az3", "az5", "az8")
    legion(s, "atreides", "s4_8", regular=1)  # s4: az3
    legion(s, "atreides", "s6_3", regular=1)  # s6: az4, az5, az6
    play(s, "downed_frigate")
    assert asked(s) == (1, "down_frigate")
    assert legal(s) == {"zone az3", "zone az5", "skip"}
    act(s, "zone az5")
    assert air(s) == {"az3": "harkonnen_frigate", "az8": "harkonnen_frigate"}
    assert s.frigates_left == [1, 3]
    assert paused(s)
    assert loaded(s, "atreides") == (0, 0)  # no CHOAM Action then


@pytest.mark.parametrize("zone", ["", "az8"])
def test_downed_frigate_otherwise_a_choam_action(zone: str) -> None:
    """None on the board, or none in reach; the own Frigate is no target."""
    s = guild_table()
    if zone:
        frigate(s, "harkonnen", zone)
    frigate(s, "atreides", "az3")
    legion(s, "atreides", "s4_8", regular=1)
    play(s, "downed_frigate")
    assert legal(s) == {"imperium choam", "done"}
    act(s, "imperium choam")
    assert loaded(s, "atreides") == (1, 0)
    assert air(s)["az3"] == "atreides_frigate"


def test_downed_frigate_by_troops_and_tokens() -> None:
    """A Legion of Troops or of facedown tokens is a Legion (GLD-8.9, ARR-2.11)."""
    for kind in ("troops", "tokens"):
        s = guild_table()
        frigate(s, "harkonnen", "az3")
        if kind == "troops":
            troops(s, "atreides", "s4_8", 1)
        else:
            legion(s, "atreides", "s4_8", tokens=["as1"])
        play(s, "downed_frigate")
        assert legal(s) == {"zone az3", "skip"}


# ---------------------------------------------------------------- cards that remain in play, in general


def test_int_c27_from_the_hand_they_are_discarded_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-C27, GLD-12.3, ARR-12.4: for a Combat die from the hand; in play they stay."""
    s = guild_table()
    lasting(s, "spice_bribe")
    hand(s, "pilots_of_caladan")
    legion(s, "atreides", "s4_4", regular=1)
    legion(s, "harkonnen", "s4_7", regular=1)
    fix(monkeypatch, "DD", "D")
    turn(s, "atreides", "strategy")
    act(s, "attack", "area s4_4", "?area s4_7", "?all")
    assert legal(s) == {"card pilots_of_caladan", "skip"}
    act(s, "card pilots_of_caladan", "?skip", "cease")
    assert discarded(s, "house_atreides") == ["pilots_of_caladan"]
    assert in_play(s) == ["spice_bribe"]


def test_a_discarded_one_has_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-12.3: only the ones played count."""
    s = guild_table()
    card = CARD_ID["pilots_of_caladan"]
    s.decks[2].remove(card)
    s.discards[2].append(card)
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=6)
    rolls = fix(monkeypatch, "DDD")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    assert rolls.left == []


def test_the_voice_cannot_take_a_card_in_play() -> None:
    """GLD-12.3: hand-discard effects see the hand."""
    s = guild_table()
    lasting(s, "choam_directorship")
    play(s, "the_voice")
    end_turn(s)
    assert in_play(s) == ["choam_directorship"]
    assert discarded(s, "house_harkonnen") == []


def test_cards_in_play_do_not_count_towards_the_hand() -> None:
    """GLD-12.3, ARR-22.6"""
    s = guild_table()
    lasting(s, "spice_bribe", "pilots_of_caladan")
    hand(s, "war_plan", "the_voice", "bill_of_particulars", "truthtrance", "thumpers", "sandtides")
    round_end(s)
    assert asked(s)[1] != "hand_limit"
    assert len(held(s, "house_atreides")) + len(held(s, "fremen_ally")) == 6


# ---------------------------------------------------------------- with the expansions


def test_each_lasting_card_does_its_own_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    """GLD-12.2, cards.yaml: Spice Bribe adds no die, Pilots of Caladan close no Desert."""
    s = guild_table()
    lasting(s, "spice_bribe")
    frigate(s, "atreides", "az3")
    legion(s, "harkonnen", "s4_6", regular=1)
    rolls = fix(monkeypatch, "DDD")
    turn(s, "atreides", "mentat", "deployment")
    act(s, "bombard az3")
    assert rolls.left == []
    s = guild_table()
    lasting(s, "pilots_of_caladan")
    heighliner(s, harkonnen=3)
    cargo(s, "harkonnen", 0, 2)
    next_round(s)
    assert asked(s) == (0, "land_troops")
    assert "s4_5" in starting(s, "area")


def test_a_second_lasting_card_joins_the_first() -> None:
    """GLD-12.2: both work for the rest of the game."""
    s = guild_table()
    play(s, "pilots_of_caladan", "done")
    play(s, "spice_bribe")
    assert in_play(s) == ["pilots_of_caladan", "spice_bribe"]

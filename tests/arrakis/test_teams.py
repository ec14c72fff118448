"""Teams of three and four players: who decides what (ARR-29).

Four: House Harkonnen 0, Corrino 1, House Atreides 2, Fremen 3.
"""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.position import Position, run_on
from landsraad.arrakis.rules.tracks import gain_supremacy
from landsraad.arrakis.rules.turn import begin_turn
from landsraad.arrakis.tables import LEADER_ID

from .guild_table import (
    guild_table,
)
from .helpers import (
    PAUSE,
    act,
    asked,
    at,
    carryall,
    dice,
    discarded,
    fix,
    hand,
    harvest,
    harvester,
    hazards,
    held,
    leader,
    legal,
    legion,
    next_round,
    on_top,
    ornithopter,
    paused,
    prescience,
    round_end,
    sietch,
    starting,
    storms,
    table,
    vehicles_phase,
    wormsign,
)
from .rolling import roll

RESULTS = ("leadership", "strategy", "deployment", "mentat", "house")
CORRINO_CARDS = ("troop_carriers", "shigawire", "breeding_program", "sardaukar_pogrom", "sardaukars_manner")
HOUSE_CARDS = ("sandmasters", "hunter_seeker", "spotter_control", "explosive_artillery", "forced_recruitment")


def team_turn(s: Position, side: str, house: list[str], partner: list[str], other: int = 0) -> None:
    """A turn of that side with these dice of its two players; the other House player has `other` mentat dice."""
    x = ("harkonnen", "atreides").index(side)
    s.phase = k.ACTIONS
    s.dice = [0] * 20
    dice(s, side, *house)
    dice(s, side, *partner, partner=True)
    dice(s, ("atreides", "harkonnen")[x], *["mentat"] * other)
    s.stack = [PAUSE]
    begin_turn(s, x)
    run_on(s)


def counts(s: Position) -> list[int]:
    return [sum(s.dice[d * 5 : d * 5 + 5]) for d in range(4)]


# ---------------------------------------------------------------- dice


def test_partners_pick_dice_alternately(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-29.3: after the changes, House player first."""
    s = table(4)
    s.bene_gesserit = [0, 0]
    roll(s, monkeypatch, "LLSSDMMH", "LSDM")
    assert s.view(1)["dice_to_split"]["harkonnen"] == dict(zip(RESULTS, (2, 2, 1, 2, 1), strict=True))
    assert s.view(0)["dice_to_split"]["atreides"] == dict.fromkeys(RESULTS, 0)  # not yet
    who = []
    picked: list[list[str]] = [[], [], [], []]
    while asked(s)[1] == "split_die":
        seat, die = asked(s)[0], sorted(legal(s))[-1]
        who.append(seat)
        picked[seat].append(die.removeprefix("die "))
        act(s, die)
    assert who[:6] == [0, 1, 0, 1, 0, 1]
    assert set(who) == {0, 1, 2, 3}
    assert counts(s) == [4, 4, 2, 2]
    for deck, mine in enumerate(picked):
        have = dict(zip(RESULTS, s.dice[deck * 5 : deck * 5 + 5], strict=True))
        assert all(mine.count(r) <= n for r, n in have.items())  # the last one of a kind comes by itself
    total = [s.dice[i] + s.dice[5 + i] for i in range(5)]
    assert total == [2, 2, 1, 2, 1]
    assert [s.dice[10 + i] + s.dice[15 + i] for i in range(5)] == [1, 1, 1, 1, 0]


def test_an_odd_die_is_the_house_players(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(4)
    s.bene_gesserit = [0, 0]
    roll(s, monkeypatch, "LLSSDMM", "LSDM", aside=1)
    while asked(s)[1] == "split_die":
        act(s, sorted(legal(s))[0])
    assert counts(s) == [4, 3, 2, 2]


def test_the_boxes_are_common_to_the_team(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four Leadership dice are one too many, whoever gets them."""
    s = table(4)
    roll(s, monkeypatch, "LLLLSSDM", "LSDM")
    assert asked(s) == (0, "change_die")


def test_with_three_the_single_person_has_all_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-29.9."""
    s = table(3)
    s.bene_gesserit = [0, 0]
    roll(s, monkeypatch, "LLSSDMMH", "LSDM")
    while asked(s)[1] == "split_die":
        assert asked(s)[0] in (0, 1)
        act(s, sorted(legal(s))[0])
    assert counts(s) == [4, 4, 4, 0]
    assert asked(s) == (2, "turn")


# ---------------------------------------------------------------- who acts


def test_the_team_decides_who_acts_and_that_player_does() -> None:
    """ARR-29.4: the partner's turn is the partner's, from the choice of the die to the end."""
    s = table(4)
    team_turn(s, "harkonnen", ["mentat", "house"], ["strategy", "deployment"])
    assert asked(s)[1] == "who_acts"
    assert legal(s) == {"seat 0", "seat 1"}
    act(s, "seat 1")
    assert asked(s) == (1, "turn")
    assert starting(s, "die") == {"strategy", "deployment"}
    act(s, "die deployment")
    assert asked(s)[0] == 1
    act(s, "?normal", "area carthag")
    assert asked(s)[0] == 1
    assert at(s, "carthag") == {"harkonnen": (1, 0, 0)}


def test_nobody_acts_without_a_die() -> None:
    s = table(4)
    team_turn(s, "harkonnen", ["mentat", "house"], [])
    assert asked(s) == (0, "turn")
    team_turn(s, "harkonnen", [], ["mentat", "house"])
    assert asked(s) == (1, "turn")


def test_desert_power_is_the_fremen_players() -> None:
    """ARR-29.11: without a die; the team's total of unused dice counts."""
    s = table(4)
    team_turn(s, "atreides", ["mentat"], [], other=3)
    assert legal(s) == {"seat 2", "seat 3"}
    act(s, "seat 2")
    assert asked(s)[0] == 2
    assert "desert" not in legal(s)
    team_turn(s, "atreides", ["mentat"], [], other=3)
    act(s, "seat 3")
    assert asked(s)[0] == 3
    assert "wormsigns" in legal(s)
    team_turn(s, "atreides", ["mentat", "strategy"], [], other=2)
    assert asked(s) == (2, "turn")  # no fewer dice: the Fremen player cannot act
    assert "desert" not in legal(s)


# ---------------------------------------------------------------- hands, decks, leaders


def test_each_plays_from_the_own_hand() -> None:
    """ARR-29.10, also the extra card."""
    s = table(4)
    hand(s, "sandmasters", "breeding_program", "shigawire")
    team_turn(s, "harkonnen", ["mentat"], ["mentat", "house"])
    act(s, "seat 1", "die mentat", "play")
    assert asked(s) == (1, "pick_card")
    assert starting(s, "card") == {"breeding_program", "shigawire"}
    act(s, "card breeding_program")
    assert legal(s) == {"card shigawire", "skip"}
    assert asked(s)[0] == 1


def test_leaders_act_for_their_own_subfaction() -> None:
    """ARR-29.10: Aramsham is Corrino's, the Baron House Harkonnen's, Stilgar and Muad'Dib the Fremen's."""
    s = table(4)
    for seat, die, fit in (
        (0, "house", {"baron_harkonnen"}),
        (1, "house", set()),
        (0, "deployment", set()),
        (1, "deployment", {"captain_aramsham"}),
    ):
        team_turn(s, "harkonnen", ["house", "deployment"], ["house", "deployment"])
        act(s, f"seat {seat}", f"die {die}")
        assert starting(s, "leader") == fit
    leader(s, "paul_atreides", "gone")
    legion(s, "atreides", "s1_5", regular=1, leaders=["paul_muad_dib"])
    for seat, die, fit in (
        (2, "leadership", set()),
        (3, "leadership", {"paul_muad_dib"}),
        (2, "mentat", {"lady_jessica"}),
        (3, "mentat", set()),
    ):
        team_turn(s, "atreides", ["leadership", "mentat"], ["leadership", "mentat"])
        act(s, f"seat {seat}", f"die {die}")
        assert starting(s, "leader") == fit


def test_any_legion_of_the_team() -> None:
    s = table(4)
    legion(s, "harkonnen", "carthag", regular=1)
    legion(s, "harkonnen", "s1_5", special=1)
    team_turn(s, "harkonnen", ["strategy"], ["strategy"])
    act(s, "seat 0", "?die strategy", "move")
    assert starting(s, "area") == {"carthag", "s1_5"}


def test_mentat_from_the_own_deck() -> None:
    """ARR-29.12."""
    s = table(4)
    team_turn(s, "harkonnen", ["mentat"], ["mentat"])
    act(s, "seat 1", "?die mentat", "?normal", "draw 0 2")
    assert [len(h) for h in s.hands] == [0, 2, 0, 0]
    team_turn(s, "harkonnen", ["mentat"], ["mentat"])
    act(s, "seat 0", "?die mentat", "?normal", "draw 2 0")
    assert [len(h) for h in s.hands] == [2, 2, 0, 0]
    team_turn(s, "atreides", ["mentat"], ["mentat"])
    act(s, "seat 3", "?die mentat", "?normal", "draw 0 2")
    assert [len(h) for h in s.hands] == [2, 2, 0, 2]


def test_house_atreides_may_draw_for_the_fremen() -> None:
    """ARR-29.5: with Mentat and at the start of the round; the card is the Fremen player's."""
    s = table(4)
    on_top(s, "thumpers")
    team_turn(s, "atreides", ["mentat"], ["mentat"])
    act(s, "seat 2", "?die mentat", "?normal")
    assert asked(s) == (2, "draw_from")
    act(s, "draw 1 1")
    assert [len(h) for h in s.hands] == [0, 0, 1, 1]
    assert held(s, "fremen_ally") == ["thumpers"]
    next_round(s)
    assert asked(s) == (2, "round_draw")
    assert s.prescience == []  # the prescience cards are revealed after the draws (ARR-6.4)
    act(s, "draw 0 1")
    assert len(s.prescience) == 3
    assert [len(h) for h in s.hands] == [1, 1, 1, 3]


def test_the_reverend_mothers_cards_go_to_the_fremen_player() -> None:
    """She is House Atreides' leader; the cards come from the Fremen deck (ARR-29.5); she plays from the own hand."""
    s = table(4)
    leader(s, "lady_jessica", "gone")
    leader(s, "reverend_mother_jessica", "available")
    hand(s, "war_plan")
    on_top(s, "thumpers", "crysknife")
    team_turn(s, "atreides", ["mentat"], ["mentat"])
    act(s, "seat 2", "?die mentat", "leader reverend_mother_jessica", "draw 0 2")
    assert held(s, "fremen_ally") == ["crysknife", "thumpers"]
    assert legal(s) == {"card war_plan", "skip"}
    assert asked(s)[0] == 2


# ---------------------------------------------------------------- hand limits


def test_hand_limit_of_four_for_each_of_a_team() -> None:
    """ARR-29.7."""
    s = table(4)
    hand(s, *HOUSE_CARDS, *CORRINO_CARDS)
    round_end(s)
    assert asked(s) == (0, "hand_limit")
    assert starting(s, "card") == set(HOUSE_CARDS)
    act(s, "card sandmasters")
    assert asked(s) == (1, "hand_limit")
    assert starting(s, "card") == set(CORRINO_CARDS)
    act(s, "card shigawire")
    assert [len(h) for h in s.hands] == [4, 4, 0, 0]


def test_hand_limit_of_six_for_a_person_alone() -> None:
    """With three: the Harkonnen are a team, the Atreides one person."""
    s = table(3)
    hand(s, *HOUSE_CARDS[:4], "war_plan", "the_voice", "truthtrance", "thumpers", "crysknife", "hieregs")
    round_end(s)
    assert asked(s)[1] != "hand_limit"
    s = table(3, team="atreides")
    hand(s, *HOUSE_CARDS[:4], *CORRINO_CARDS[:2], "war_plan", "the_voice", "truthtrance", "battle_language")
    round_end(s)
    assert asked(s)[1] != "hand_limit"
    hand(s, "bill_of_particulars")
    round_end(s)
    assert asked(s) == (1, "hand_limit")


# ---------------------------------------------------------------- fixed decisions (ARR-29.11)


def test_vehicles_spice_and_carryalls_are_house_harkonnens(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(4)
    vehicles_phase(s)
    assert asked(s) == (0, "place_harvester")
    s = table(4)
    harvest(s, 9)
    assert asked(s) == (0, "spice")
    s = table(4)
    harvester(s, "s1_5")
    carryall(s, "az1")
    wormsign(s, "s1_5", "sandworm")
    hazards(s)
    assert asked(s) == (0, "carryall")


def test_phase_three_is_the_fremens(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(4)
    wormsign(s, "s1_5", "sand")
    wormsign(s, "s1_6", "sand")
    hazards(s)
    assert asked(s) == (3, "sign_order")
    s = table(4)
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "harkonnen", "s1_6", regular=1)
    storms(s)
    assert asked(s) == (3, "storm")


def test_claims_scouting_and_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(4)
    for area in ("pasty_mesa", "s2_5", "s3_8"):
        legion(s, "atreides", area, regular=1)
    prescience(s, "dew_collectors")
    sietch(s, "gara_kulon", 2, up=False)
    ornithopter(s, "az1")
    round_end(s)
    assert asked(s) == (2, "end_claim")
    act(s, "skip")
    assert asked(s) == (0, "end_scout")
    s = table(4)
    roll(s, monkeypatch, "LLSSDMMH", "LSDM")
    while asked(s)[1] == "split_die":
        act(s, sorted(legal(s))[0])
    assert asked(s) == (2, "slot_token")


# ---------------------------------------------------------------- battles


def test_both_partners_may_discard_in_a_battle_house_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-29.10; casualties: the commander of the attack, for defenders the House player (ARR-29.11)."""
    s = table(4)
    legion(s, "harkonnen", "s1_5", regular=2, generic=1)
    legion(s, "atreides", "s1_6", regular=2, generic=1)
    hand(s, "sandmasters", "shigawire", "war_plan", "thumpers")
    fix(monkeypatch, "SDDD", "SDDD")
    team_turn(s, "harkonnen", ["strategy"], ["strategy"])
    act(s, "seat 1", "?die strategy", "attack", "area s1_5", "?area s1_6", "all")
    asks = []
    for card in ("sandmasters", "shigawire", "war_plan", "thumpers"):
        asks.append(asked(s))
        assert legal(s) == {f"card {card}", "skip"}
        act(s, f"card {card}")
    assert asks == [(0, "b_discard"), (1, "b_discard"), (2, "b_discard"), (3, "b_discard")]
    assert discarded(s, "corrino_ally") == ["shigawire"]


def test_casualties_of_attackers_and_defenders(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(4)
    legion(s, "harkonnen", "s1_5", regular=2, generic=1)
    legion(s, "atreides", "s1_6", regular=2, generic=1)
    fix(monkeypatch, "SS", "SS")
    team_turn(s, "harkonnen", ["strategy"], ["strategy"])
    act(s, "seat 1", "?die strategy", "attack", "area s1_5", "?area s1_6", "all")
    assert asked(s) == (1, "b_hit")
    act(s, "regular", "generic")
    assert asked(s) == (2, "b_hit")


# ---------------------------------------------------------------- cards between the teams


def test_truthtrance_binds_the_owner_of_the_die() -> None:
    """ARR-29.13: that player takes the team's next turn with it."""
    s = table(4)
    hand(s, "truthtrance")
    s.dice = [0] * 20
    team_turn(s, "atreides", ["mentat"], ["mentat"])
    dice(s, "harkonnen", "strategy", "mentat")
    dice(s, "harkonnen", "strategy", "house", partner=True)
    s.stack = [PAUSE]
    begin_turn(s, 1)
    run_on(s)
    act(s, "seat 2", "?die mentat", "play", "die strategy", "deck corrino_ally", "skip")
    s.stack = [PAUSE]
    begin_turn(s, 0)
    run_on(s)
    assert asked(s) == (1, "use_die")  # Corrino acts, with Strategy
    assert s.dice[5:10] == [0, 0, 0, 0, 1]
    assert s.dice[0:5] == [0, 1, 0, 1, 0]


def test_reports_of_traitors_names_the_player() -> None:
    s = table(4)
    hand(s, "reports_of_traitors")
    team_turn(s, "harkonnen", [], ["mentat", "house"])
    dice(s, "atreides", "house", "mentat")
    dice(s, "atreides", "house", partner=True)
    act(s, "die mentat", "play")
    assert legal(s) >= {"deck house_atreides", "deck fremen_ally"}
    act(s, "deck fremen_ally")
    assert counts(s)[2:] == [2, 0]


def test_a_forced_discard_shows_nobody_the_partners_hand() -> None:
    """ARR-12.13, ARR-29.12."""
    s = table(4)
    hand(s, "the_voice", "sandmasters", "shigawire", "troop_carriers")
    team_turn(s, "atreides", ["mentat"], ["house"])
    act(s, "seat 2", "?die mentat", "play")
    assert asked(s) == (0, "opponent_discards")
    assert starting(s, "card") == {"sandmasters"}
    act(s, "skip")
    assert asked(s) == (1, "opponent_discards")
    assert legal(s) == {"card shigawire", "card troop_carriers"}
    act(s, "card shigawire")
    assert discarded(s, "corrino_ally") == ["shigawire"]
    assert held(s, "house_harkonnen") == ["sandmasters"]


def test_a_team_wins_together() -> None:
    """ARR-29.8."""
    s = table(4)
    s.supremacy = 9
    gain_supremacy(s, 1)
    assert s.ranking == [[0, 1], [2, 3]]
    s = table(3)
    s.objectives = (0,)
    s.marker = [9, 9, 9]
    round_end(s)
    assert s.ranking == [[2], [0, 1]]


def test_the_tank_of_a_team_moves_with_every_players_die() -> None:
    s = table(4)
    leader(s, "beast_rabban", "tank")
    team_turn(s, "harkonnen", [], ["mentat"])
    act(s, "?die mentat", "?normal", "skip")
    assert paused(s)
    assert s.tank[LEADER_ID["beast_rabban"]] == 1


# ---------------------------------------------------------------- with the expansions


@pytest.mark.parametrize("result", ["leadership", "deployment"])
def test_truthtrance_in_a_team_discards_no_die(result: str) -> None:
    """ARR-29.13: the owner of the die named is bound to it, also with the first of the results."""
    s = guild_table(4)
    hand(s, "truthtrance")
    s.phase = k.ACTIONS
    dice(s, "harkonnen", result, "mentat")
    dice(s, "harkonnen", result, "mentat", partner=True)
    dice(s, "atreides", "mentat", "mentat")
    dice(s, "atreides", "mentat", partner=True)
    s.stack = [PAUSE]
    begin_turn(s, 1)
    run_on(s)
    act(s, "seat 2", "?die mentat", "play", f"die {result}", "deck corrino_ally")
    assert sum(s.dice[:10]) == 4
    assert s.forced_die == RESULTS.index(result)
    assert s.forced_owner == 1

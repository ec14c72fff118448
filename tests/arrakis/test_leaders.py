"""The fifteen named leaders and the Wild Maker: special actions, entries, the tank (ARR-13, ARR-17, ARR-28)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules.desert import WILD_MAKER_CARD
from landsraad.arrakis.rules.tracks import advance, gain_supremacy
from landsraad.arrakis.tables import LEADER_ID, TOKENS
from landsraad.arrakis.vocabulary import MARKERS

from .helpers import (
    act,
    asked,
    at,
    fix,
    hand,
    harvester,
    harvesters,
    held,
    leader,
    legal,
    legion,
    next_round,
    on_top,
    ornithopter,
    paused,
    raze,
    round_end,
    spent,
    starting,
    station,
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
from .playing import special

# ---------------------------------------------------------------- the Harkonnen side


def test_baron_harkonnen() -> None:
    """House: up to three Regular anywhere become Elite. He need not be on the board."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=2)
    legion(s, "harkonnen", "s1_5", regular=2)
    special(s, "harkonnen", "house", "baron_harkonnen", "area carthag", "area s1_5", "area s1_5")
    assert at(s, "carthag") == {"harkonnen": (1, 1, 0)}
    assert at(s, "s1_5") == {"harkonnen": (0, 2, 0)}
    assert supply(s, "harkonnen") == (23, 9, 8, 6)
    assert s.spent == 1 << LEADER_ID["baron_harkonnen"]
    assert paused(s)


def test_the_ordinary_house_action_replaces_two() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=4)
    turn(s, "harkonnen", "house")
    act(s, "replace", "area carthag", "area carthag")
    assert at(s, "carthag") == {"harkonnen": (2, 2, 0)}
    assert paused(s)


def test_beast_rabban_moves_twice() -> None:
    """Leadership: his legion moves, then again to an adjacent area; he takes part in both."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=3, generic=1, leaders=["beast_rabban"])
    special(s, "harkonnen", "leadership", "beast_rabban", "area carthag", "area arsunt", "split", "number 2")
    act(s, "number 0")  # the Bashar stays; Rabban must go along
    assert starting(s, "area") == {"arsunt"}
    act(s, "area arsunt", "area s4_16", "all")
    assert at(s, "carthag") == {"harkonnen": (1, 0, 0), "generic": 1}
    assert at(s, "s4_16") == {"harkonnen": (2, 0, 0), "leaders": ["beast_rabban"]}
    assert paused(s)


def test_beast_rabban_joins_and_drops_figures_between_the_moves() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=1, leaders=["beast_rabban"])
    legion(s, "harkonnen", "arsunt", elite=2)
    special(s, "harkonnen", "leadership", "beast_rabban", "area carthag", "area arsunt")
    act(s, "area arsunt", "area s4_16", "split", "number 0", "number 2")
    assert at(s, "arsunt") == {"harkonnen": (1, 0, 0)}
    assert at(s, "s4_16") == {"harkonnen": (0, 2, 0), "leaders": ["beast_rabban"]}


def test_beast_rabban_over_a_wormsign_leaves_it_facedown() -> None:
    """ARR-8.18, ARR-20.30: the two moves are one part; an area left again is not affected."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=2, leaders=["beast_rabban"])
    wormsign(s, "s1_6", "sandworm")
    special(s, "harkonnen", "leadership", "beast_rabban", "area s1_5", "area s1_6", "all", "area s1_6")
    act(s, "area s1_9", "all")
    assert wormsigns(s) == {"s1_6"}
    assert worms(s) == set()
    assert at(s, "s1_9") == {"harkonnen": (2, 0, 0), "leaders": ["beast_rabban"]}
    assert paused(s)


def test_beast_rabban_dropping_somebody_on_a_wormsign(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures that still stand there at the end of the part meet the worm, and leave (ARR-20.9)."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=2, leaders=["beast_rabban"])
    wormsign(s, "s1_6", "sandworm")
    fix(monkeypatch)
    special(s, "harkonnen", "leadership", "beast_rabban", "area s1_5", "area s1_6", "all", "area s1_6")
    act(s, "area s1_9", "split", "number 1")
    assert asked(s) == (1, "worm_retreat")
    act(s, "area s1_5")
    assert at(s, "s1_6") == {}
    assert worms(s) == {"s1_6"}
    assert at(s, "s1_5") == {"harkonnen": (1, 0, 0)}
    assert at(s, "s1_9") == {"harkonnen": (1, 0, 0), "leaders": ["beast_rabban"]}


def test_either_move_of_rabban_may_be_skipped() -> None:
    s = table()
    legion(s, "harkonnen", "carthag", regular=2, leaders=["beast_rabban"])
    special(s, "harkonnen", "leadership", "beast_rabban", "area carthag", "area arsunt", "all", "skip")
    assert at(s, "arsunt") == {"harkonnen": (2, 0, 0), "leaders": ["beast_rabban"]}
    assert paused(s)


def test_one_troop_transport_for_a_legion_in_a_turn() -> None:
    """ARR-14.14: Rabban flies with the first move, so he walks with the second."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=2, leaders=["beast_rabban"])
    ornithopter(s, "az1", "az2", "az3")
    special(s, "harkonnen", "leadership", "beast_rabban", "area carthag")
    assert "s8_2" in starting(s, "area")  # two areas away, over Hagga Basin
    act(s, "area s8_2", "?zone az2", "?all", "area s8_2")
    # s8_2 is beside these five; s8_1 lies behind an impassable border
    assert starting(s, "area") == {"hagga_basin", "s8_4", "shield_wall_2", "splintered_rock", "wind_pass"}
    act(s, "area wind_pass", "all")
    assert len(zones(s)) == 2


def test_rabban_needs_his_figure_on_the_board() -> None:
    """ARR-13.7, ARR-13.9."""
    s = table()
    legion(s, "harkonnen", "carthag", regular=2)
    turn(s, "harkonnen", "leadership")
    assert "leader beast_rabban" not in legal(s)


def test_feyd_rautha_moves_and_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leadership: a move, then an ordinary attack; he takes part in both."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=2, leaders=["feyd_rautha"])
    legion(s, "atreides", "s1_9", regular=2)
    rolls = fix(monkeypatch, "DD", "DD")
    special(s, "harkonnen", "leadership", "feyd_rautha", "area s1_5", "area s1_6", "all", "area s1_6")
    act(s, "?area s1_9", "all")
    assert rolls.left == []
    assert asked(s)[1] == "b_cease"  # no special of a surprise was there to be used
    act(s, "cease")
    assert paused(s)


def test_thufir_hawat_draws_three_house_cards() -> None:
    s = table()
    leader(s, "thufir_hawat", "available")
    on_top(s, "sandmasters", "hunter_seeker", "spotter_control")
    special(s, "harkonnen", "mentat", "thufir_hawat", "draw 3 0")
    assert held(s, "house_harkonnen") == ["hunter_seeker", "sandmasters", "spotter_control"]
    assert paused(s)


def test_gaius_helen_mohiam_draws_two_and_plays_one() -> None:
    s = table()
    leader(s, "gaius_helen_mohiam", "available")
    hand(s, "sandmasters")
    on_top(s, "troop_carriers", "shigawire")
    special(s, "harkonnen", "mentat", "gaius_helen_mohiam", "draw 0 2")
    assert held(s, "corrino_ally") == ["shigawire", "troop_carriers"]
    assert legal(s) == {"card sandmasters", "card shigawire", "card troop_carriers", "skip"}
    act(s, "card sandmasters", "area s1_5", "skip", "draw 1 0")
    assert harvesters(s) == {"s1_5"}
    assert paused(s)


def test_captain_aramsham_deploys() -> None:
    """Deployment: two Regular, a Sardaukar and a leader in one or more settlements."""
    s = table()
    raze(s, "north_pole")
    special(s, "harkonnen", "deployment", "captain_aramsham")
    assert starting(s, "area") == {"arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin"}
    act(s, "area arrakeen", "area carthag", "area arsunt")
    assert at(s, "arsunt") == {"harkonnen": (0, 0, 1)}
    assert starting(s, "area") == {"arrakeen", "carthag", "arsunt"}  # the leader needs a unit (ARR-9.12)
    act(s, "area carthag", "leader captain_aramsham")
    assert at(s, "carthag") == {"harkonnen": (1, 0, 0), "leaders": ["captain_aramsham"]}
    assert paused(s)


def test_emperor_shaddam_replaces_three_elite() -> None:
    s = table()
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "carthag", elite=2, regular=1)
    legion(s, "harkonnen", "s1_5", elite=2)
    special(s, "harkonnen", "strategy", "emperor_shaddam_iv", "area carthag", "area s1_5", "area s1_5")
    assert at(s, "carthag") == {"harkonnen": (1, 1, 1)}
    assert at(s, "s1_5") == {"harkonnen": (0, 0, 2)}
    assert paused(s)


# ---------------------------------------------------------------- the Atreides side


def test_paul_atreides_moves_twice_and_takes_no_station_on_the_way() -> None:
    """As Rabban (ARR-28.18): the station of the first area is left alone if nobody stays there (ARR-26.1)."""
    s = table()
    station(s, "s1_4", "jihad")
    harvester(s, "s1_5")
    legion(s, "atreides", "s1_1", regular=2, leaders=["paul_atreides"])
    special(s, "atreides", "leadership", "paul_atreides", "area s1_1", "area s1_4", "all", "area s1_4")
    act(s, "area s1_5", "all")
    assert s.stations_left == 63
    assert s.marker == [0, 0, 0]
    assert harvesters(s) == set()
    assert at(s, "s1_5") == {"atreides": (2, 0, 0), "leaders": ["paul_atreides"]}
    assert paused(s)


def test_paul_sandrides_in_each_move() -> None:
    s = table()
    legion(s, "atreides", "s1_1", regular=1, leaders=["paul_atreides"])
    wormsign(s, "s1_3")
    special(s, "atreides", "leadership", "paul_atreides", "area s1_1")
    assert "s4_11" in starting(s, "area")
    act(s, "area s4_11", "area s4_11", "area s4_10")
    assert at(s, "s4_10")["atreides"] == (1, 0, 0)


def test_lady_jessica_draws_three_house_cards() -> None:
    s = table()
    on_top(s, "war_plan", "the_voice", "truthtrance")
    special(s, "atreides", "mentat", "lady_jessica", "draw 3 0")
    assert held(s, "house_atreides") == ["the_voice", "truthtrance", "war_plan"]
    assert paused(s)


def test_reverend_mother_jessica_draws_two_fremen_cards_and_plays_one() -> None:
    s = table()
    leader(s, "lady_jessica", "gone")
    leader(s, "reverend_mother_jessica", "available")
    on_top(s, "thumpers", "crysknife")
    special(s, "atreides", "mentat", "reverend_mother_jessica", "draw 0 2")
    assert legal(s) == {"card thumpers", "card crysknife", "skip"}
    act(s, "skip")
    assert held(s, "fremen_ally") == ["crysknife", "thumpers"]


def test_gurney_has_no_special_action() -> None:
    s = table()
    legion(s, "atreides", "s1_5", regular=1, leaders=["gurney_halleck"])
    for die in ("leadership", "strategy", "deployment", "mentat", "house"):
        turn(s, "atreides", die)
        assert "leader gurney_halleck" not in legal(s)


def test_alia_sends_a_leader_to_the_tank() -> None:
    s = table()
    leader(s, "alia", "available")
    legion(s, "harkonnen", "arrakeen", regular=1, leaders=["baron_harkonnen"])
    special(s, "atreides", "house", "alia", "leader baron_harkonnen")
    assert where(s, "baron_harkonnen") == "tank"
    assert at(s, "arrakeen") == {"harkonnen": (1, 0, 0)}
    assert paused(s)


def test_stilgar_deploys_two_tokens_and_a_leader() -> None:
    """Same or different sietch areas; the leader with a unit or token."""
    s = table()
    first, second = s.standard[-1], s.standard[-2]
    special(s, "atreides", "deployment", "stilgar", "number 2")
    seen = s.view(1)["asks"]
    assert TOKENS[first].id in str(seen) or TOKENS[second].id in str(seen)
    act(s, "area gara_kulon", "area windgap")
    tokens = [*at(s, "gara_kulon")["tokens"], *at(s, "windgap")["tokens"]]
    assert sorted(tokens) == sorted([TOKENS[first].id, TOKENS[second].id])
    assert starting(s, "area") == {"gara_kulon", "windgap"}
    act(s, "area windgap", "leader stilgar", "end")
    assert at(s, "windgap")["leaders"] == ["stilgar"]
    assert len(s.standard) == 6


def test_stilgar_with_one_token_left() -> None:
    s = table()
    s.standard = s.standard[:1]
    special(s, "atreides", "deployment", "stilgar", "number 1", "area gara_kulon")
    assert starting(s, "area") == {"gara_kulon"}
    act(s, "area gara_kulon", "generic", "end")
    assert at(s, "gara_kulon")["generic"] == 1
    assert s.standard == []


def test_chani_replaces_two_elite() -> None:
    s = table()
    leader(s, "chani", "available")
    legion(s, "atreides", "s1_5", elite=3)
    special(s, "atreides", "strategy", "chani", "area s1_5", "area s1_5")
    assert at(s, "s1_5") == {"atreides": (0, 1, 2)}
    assert paused(s)


def test_paul_muad_dib_moves_and_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    leader(s, "paul_atreides", "gone")
    legion(s, "atreides", "s1_5", regular=2, leaders=["paul_muad_dib"])
    legion(s, "harkonnen", "s1_9", regular=2)
    rolls = fix(monkeypatch, "DD", "DD")
    special(s, "atreides", "leadership", "paul_muad_dib", "area s1_5", "area s1_6", "all", "area s1_6")
    act(s, "?area s1_9", "all", "cease")
    assert rolls.left == []
    assert paused(s)


def test_wild_maker_with_desert_power(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-10.4, ARR-28.20: move, then attack with six dice, once a round."""
    s = table()
    worm(s, "s1_5", wild=True)
    legion(s, "harkonnen", "s1_9", regular=4)
    fix(monkeypatch, "SSDDDD")
    turn(s, "atreides", other=("mentat",))
    act(s, "?desert", "wild maker", "area s1_6", "area s1_6", "area s1_9")
    assert at(s, "s1_9") == {"harkonnen": (2, 0, 0)}
    assert s.spent >> WILD_MAKER_CARD & 1
    turn(s, "atreides", other=("mentat",))
    act(s, "?desert")
    assert "wild maker" not in legal(s)
    assert "worms" in legal(s)  # it is a Sandworm like the others


# ---------------------------------------------------------------- using leader cards


def test_a_spent_card_cannot_be_used_again_in_the_round() -> None:
    s = table()
    spent(s, "lady_jessica")
    turn(s, "atreides", "mentat")
    assert "leader lady_jessica" not in legal(s)
    round_end(s)
    next_round(s)
    assert s.spent == 0


def test_not_while_the_leader_is_in_the_tank() -> None:
    s = table()
    leader(s, "lady_jessica", "tank")
    turn(s, "atreides", "mentat")
    assert "leader lady_jessica" not in legal(s)


def test_only_on_the_own_box() -> None:
    s = table()
    boxes = {"house": "baron_harkonnen", "deployment": "captain_aramsham"}
    for die in ("strategy", "mentat", "deployment", "house"):
        turn(s, "harkonnen", die)
        assert starting(s, "leader") == ({boxes[die]} if die in boxes else set())


def test_a_house_die_as_another_result_may_use_the_leader_of_that_box() -> None:
    """ARR-9.7, ARR-28.19: as House itself only Alia."""
    s = table()
    leader(s, "alia", "available")
    turn(s, "atreides", "house")
    assert starting(s, "leader") == {"alia"}
    act(s, "die mentat")
    assert "leader lady_jessica" in legal(s)
    assert "leader alia" not in legal(s)


def test_a_slotted_token_of_the_box_is_as_good_as_a_die() -> None:
    """ARR-27.3: once used it leaves the game."""
    s = table()
    s.slotted[1] = 3
    s.bene_gesserit[1] = 0
    turn(s, "atreides")
    act(s, "?die mentat", "leader lady_jessica", "draw 3 0")
    assert len(s.hands[2]) == 3
    assert s.slotted[1] == -1
    assert s.bene_gesserit == [0, 0]


# ---------------------------------------------------------------- entries by the tracks


def test_supremacy_jumps() -> None:
    """EX-67: 0 to 3 brings Hawat; to 6 gives the Atreides a token, brings Feyd and takes Rabban."""
    s = table()
    gain_supremacy(s, 3)
    assert s.supremacy == 3
    assert where(s, "thufir_hawat") == "available"
    assert where(s, "feyd_rautha") == "not_yet"
    assert s.bene_gesserit == [0, 1]
    legion(s, "harkonnen", "carthag", regular=1, leaders=["beast_rabban"])
    gain_supremacy(s, 3)
    assert s.bene_gesserit == [0, 2]
    assert where(s, "feyd_rautha") == "available"
    assert where(s, "beast_rabban") == "gone"
    assert at(s, "carthag") == {"harkonnen": (1, 0, 0)}


def test_supremacy_step_by_step() -> None:
    """EX-68 and ARR-24: Hawat at 1, tokens at 4 and 7, Feyd at 6, victory at 10."""
    s = table()
    tokens, left, entered = [], [], []
    for _ in range(9):
        gain_supremacy(s, 1)
        tokens.append(s.bene_gesserit[1])
        left.append(s.bene_gesserit_left)
        entered.append((where(s, "thufir_hawat"), where(s, "feyd_rautha")))
    assert tokens == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert left == [4, 4, 4, 3, 3, 3, 2, 2, 2]
    assert entered == [("available", "not_yet")] * 5 + [("available", "available")] * 4
    assert not s.over
    gain_supremacy(s, 1)
    assert s.over
    assert s.winner == 0
    assert s.ranking == [[0], [1]]


def test_feyd_in_play_by_card_changes_nothing_at_step_six() -> None:
    """ARR-24.6: his place and card stay as they are."""
    s = table()
    leader(s, "beast_rabban", "gone")
    leader(s, "feyd_rautha", "tank", tank=2)
    s.supremacy = 5
    gain_supremacy(s, 1)
    assert where(s, "feyd_rautha") == "tank"
    assert s.tank[LEADER_ID["feyd_rautha"]] == 2


def test_rabban_is_taken_out_of_the_tank() -> None:
    """ARR-17.7."""
    s = table()
    leader(s, "beast_rabban", "tank", tank=3)
    s.supremacy = 5
    gain_supremacy(s, 2)
    assert where(s, "beast_rabban") == "gone"


@pytest.mark.parametrize("steps", [3, 5])
def test_prescience_step_three(steps: int) -> None:
    """ARR-23.9, reached or passed."""
    s = table()
    advance(s, MARKERS.index("kwisatz_haderach"), steps)
    assert (where(s, "paul_atreides"), where(s, "paul_muad_dib")) == ("gone", "available")
    assert where(s, "chani") == where(s, "reverend_mother_jessica") == "not_yet"
    advance(s, MARKERS.index("sand_dwellers"), steps)
    assert (where(s, "lady_jessica"), where(s, "reverend_mother_jessica")) == ("gone", "available")
    advance(s, MARKERS.index("jihad"), steps)
    assert where(s, "chani") == "available"
    assert where(s, "alia") == "not_yet"


def test_two_steps_are_not_enough() -> None:
    s = table()
    for marker in range(3):
        advance(s, marker, 2)
    assert where(s, "paul_atreides") == "available"
    assert where(s, "chani") == "not_yet"


@pytest.mark.parametrize("marker", range(3))
def test_alia_at_the_first_marker_on_six(marker: int) -> None:
    s = table()
    advance(s, marker, 5)
    assert where(s, "alia") == "not_yet"
    advance(s, marker, 1)
    assert where(s, "alia") == "available"
    leader(s, "alia", "tank")
    advance(s, (marker + 1) % 3, 6)  # once only
    assert where(s, "alia") == "tank"


def test_a_marker_stops_at_twelve() -> None:
    s = table()
    advance(s, 2, 20)
    assert s.marker == [0, 0, 12]


@pytest.mark.parametrize(
    ("old", "new", "marker"),
    [("paul_atreides", "paul_muad_dib", 0), ("lady_jessica", "reverend_mother_jessica", 1)],
)
def test_replacements_take_the_place(old: str, new: str, marker: int) -> None:
    """ARR-28.12: board area, spent or not."""
    s = table()
    legion(s, "atreides", "s1_5", regular=1, leaders=[old])
    spent(s, old)
    advance(s, marker, 3)
    assert at(s, "s1_5") == {"atreides": (1, 0, 0), "leaders": [new]}
    assert where(s, old) == "gone"
    assert s.spent >> LEADER_ID[new] & 1


def test_replacement_in_the_tank() -> None:
    """EX-83: the same space of the tank."""
    s = table()
    leader(s, "paul_atreides", "tank", tank=2)
    advance(s, 0, 3)
    assert where(s, "paul_muad_dib") == "tank"
    assert s.tank[LEADER_ID["paul_muad_dib"]] == 2


def test_going_back_and_reaching_the_step_again_brings_nobody_twice() -> None:
    """ARR-23.12."""
    s = table()
    advance(s, 0, 3)
    leader(s, "paul_muad_dib", "tank", tank=1)
    s.marker[0] = 1
    advance(s, 0, 2)
    assert where(s, "paul_muad_dib") == "tank"
    assert where(s, "paul_atreides") == "gone"


# ---------------------------------------------------------------- the tank


def test_back_after_five_own_turns() -> None:
    """ARR-17.3, ARR-17.4."""
    s = table()
    leader(s, "beast_rabban", "tank")
    leader(s, "paul_atreides", "tank")
    for n in range(5):
        assert where(s, "beast_rabban") == "tank"
        assert s.tank[LEADER_ID["beast_rabban"]] == n
        turn(s, "harkonnen", "deployment")
        act(s, "normal", "skip", "?skip")
        assert paused(s)
    assert where(s, "beast_rabban") == "available"
    assert s.tank[LEADER_ID["paul_atreides"]] == 0  # the other side's turns do not count


def test_a_leader_eliminated_in_the_own_turn_moves_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """ARR-17.5."""
    s = table()
    legion(s, "harkonnen", "s1_5", regular=1, leaders=["beast_rabban"])
    legion(s, "atreides", "s1_6", regular=3)
    fix(monkeypatch, "D", "SSS")
    turn(s, "harkonnen", "strategy")
    act(s, "attack", "area s1_5", "?area s1_6", "?regular")
    assert where(s, "beast_rabban") == "tank"
    assert s.tank[LEADER_ID["beast_rabban"]] == 1


def test_a_desert_power_turn_does_not_move_the_tank() -> None:
    """ARR-10.5, ARR-17.3; a House die used for Desert Power does."""
    s = table()
    leader(s, "stilgar", "tank")
    turn(s, "atreides", other=("mentat",))
    act(s, "?desert", "skip")
    assert s.tank[LEADER_ID["stilgar"]] == 0
    turn(s, "atreides", "house")
    act(s, "die desert_power", "skip")
    assert s.tank[LEADER_ID["stilgar"]] == 1


def test_a_token_moves_the_tank_too() -> None:
    s = table()
    leader(s, "stilgar", "tank")
    s.slotted[1] = 3
    turn(s, "atreides")
    act(s, "?die mentat", "normal", "draw 1 1")
    assert s.tank[LEADER_ID["stilgar"]] == 1


def test_a_leader_back_from_the_tank_keeps_a_spent_card_spent() -> None:
    """ARR-17.4."""
    s = table()
    leader(s, "lady_jessica", "tank", tank=4)
    spent(s, "lady_jessica")
    turn(s, "atreides", "mentat")
    act(s, "?normal", "draw 1 1")
    assert where(s, "lady_jessica") == "available"
    turn(s, "atreides", "mentat")
    assert "leader lady_jessica" not in legal(s)


def test_the_tank_keeps_its_state_over_the_rounds() -> None:
    """ARR-17.6."""
    s = table()
    leader(s, "stilgar", "tank", tank=3)
    round_end(s)
    next_round(s)
    assert where(s, "stilgar") == "tank"
    assert s.tank[LEADER_ID["stilgar"]] == 3

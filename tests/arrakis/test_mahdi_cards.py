"""Each planning card as the Mahdi plays it: carried out, or sent to the Reinforcements (ARR-30.24, 30.56, 30.59)."""

from __future__ import annotations

import pytest

from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.mahdi.cards import RESOLVE
from landsraad.arrakis.rules.mahdi.reinforcements import next_deck
from landsraad.arrakis.tables import AREA_ID, AREAS, CARDS

from .helpers import (
    act,
    asked,
    at,
    fix,
    hand,
    harvester,
    harvesters,
    leader,
    legion,
    on_top,
    prescience,
    raze,
    sietch,
    supply,
    where,
    wormsign,
    wormsigns,
    zones,
)
from .solo import play_card, roll_result, run, solo


def test_every_harkonnen_card_is_known() -> None:
    harkonnen = {c.id for c in CARDS if c.deck in ("house_harkonnen", "corrino_ally") and not c.expansion}
    assert set(RESOLVE) == harkonnen - {"hawats_scheming"}


def test_hawats_scheming_lies_beside_the_board() -> None:
    """ARR-30.34: the first copy does nothing; the second waits for Hawat; then both are discarded, a third stays."""
    s = solo("windgap")
    s.aside_dice = 0
    copies = [i for i, c in enumerate(CARDS) if c.id == "hawats_scheming"]
    for n in (1, 2, 3):
        on_top(s, "hawats_scheming")
        s.stack.append((k.MAHDI_PLAY, -1, 0, 0))
        run(s)
        assert s.scheming == n  # Hawat is not in play
    leader(s, "thufir_hawat", "available")
    before = s.supremacy
    roll_result(s, "deployment")
    assert (s.scheming, where(s, "thufir_hawat"), where(s, "gaius_helen_mohiam")) == (1, "gone", "available")
    assert s.discards[0].count(copies[0]) == 2
    assert s.supremacy == before + 1  # ARR-30.36


def test_the_next_deck_is_the_other_one() -> None:
    """ARR-30.48: House Harkonnen first; a card sent to the Reinforcements changes nothing."""
    s = solo("windgap")
    assert next_deck(s) == 0
    raze(s, "arrakeen")
    assert not play_card(s, "forced_recruitment")
    assert next_deck(s) == 0
    legion(s, "harkonnen", "carthag", regular=1)
    assert play_card(s, "evidence_of_rebellion")
    assert next_deck(s) == 1


# ---------------------------------------------------------------- House Harkonnen


def test_hard_times_and_oppression() -> None:
    s = solo("windgap")
    assert play_card(s, "hard_times_and_oppression")
    assert [at(s, x)["harkonnen"] for x in ("arsunt", "hagga_basin", "imperial_basin", "north_pole")] == [(1, 0, 0)] * 4
    assert at(s, "carthag") == at(s, "arrakeen") == {"harkonnen": (0, 1, 0)}
    assert supply(s, "harkonnen") == (20, 10, 8, 6)
    s = solo("windgap")
    legion(s, "harkonnen", "arsunt", regular=6)  # no room
    assert not play_card(s, "hard_times_and_oppression")
    assert supply(s, "harkonnen") == (18, 12, 8, 6)


def test_forced_recruitment() -> None:
    """Three Elite and the next leader: Rabban."""
    s = solo("windgap")
    assert play_card(s, "forced_recruitment")
    assert at(s, "arrakeen") == {"harkonnen": (0, 3, 0), "leaders": ["beast_rabban"]}
    s = solo("windgap")
    legion(s, "harkonnen", "arrakeen", regular=4)  # room for two only
    assert not play_card(s, "forced_recruitment")
    assert at(s, "arrakeen") == {"harkonnen": (4, 0, 0)}


def test_beloved_feyd_rautha() -> None:
    """He enters, Rabban leaves, and the next card comes from the other deck."""
    s = solo("windgap")
    s.decks[1].append(
        s.decks[1].pop(s.decks[1].index(next(i for i, c in enumerate(CARDS) if c.id == "reports_of_traitors")))
    )
    assert play_card(s, "beloved_feyd_rautha")
    assert (where(s, "feyd_rautha"), where(s, "beast_rabban")) == ("available", "gone")
    assert len(s.reinforcements) == 1  # Reports of Traitors: there is no House die
    s = solo("windgap")
    leader(s, "beast_rabban", "gone")
    legion(s, "harkonnen", "carthag", regular=1, leaders=["feyd_rautha"])
    assert play_card(s, "beloved_feyd_rautha")
    assert at(s, "carthag") == {"harkonnen": (1, 2, 0), "leaders": ["feyd_rautha"]}
    s = solo("windgap")
    leader(s, "beast_rabban", "gone")
    leader(s, "feyd_rautha", "tank")
    assert not play_card(s, "beloved_feyd_rautha")


def test_harkonnen_patrols() -> None:
    """Beside Windgap lie the Deserts s7_3, s7_5 and s7_6, and s3_9, which is Deep (ARR-30.62: last). With a Harvester
    in s7_5 and a wormsign in s7_6 two of them are not empty: of the Deserts two steps away, s3_5, s6_1, s6_4, s7_1,
    s7_4 and wind_pass, the first on the board are s3_5 and s6_1."""
    s = solo("windgap")
    assert play_card(s, "harkonnen_patrols")
    assert [AREAS[a].id for a in range(len(s.owner)) if s.owner[a] == 0] == ["s7_3", "s7_5", "s7_6"]
    assert at(s, "s7_5") == {"harkonnen": (1, 0, 0)}
    assert supply(s, "harkonnen")[0] == 21
    s = solo("windgap")
    harvester(s, "s7_5")
    wormsign(s, "s7_6")
    assert play_card(s, "harkonnen_patrols")
    assert [AREAS[a].id for a in range(len(s.owner)) if s.owner[a] == 0] == ["s3_5", "s6_1", "s7_3"]
    s = solo("windgap")
    s.supply = [0, 0, 0, *s.supply[3:]]
    assert not play_card(s, "harkonnen_patrols")


def test_arsunt_legion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rabban, an Elite and a Regular. Windgap is five steps from Arsunt, by hagga_basin or shield_wall_2, then s8_2,
    wind_pass, s7_3. Shield_wall_2 is three from Bight of the Cliff (by s8_1, s4_13), hagga_basin four from Windgap: the
    closer to a sietch. Two tokens stay behind (ARR-30.19). With an enemy beside Arsunt it attacks."""
    s = solo("windgap")
    assert play_card(s, "arsunt_legion")
    assert at(s, "shield_wall_2") == {"harkonnen": (1, 1, 0), "leaders": ["beast_rabban"]}
    assert len(s.tokens[AREA_ID["arsunt"]]) == 2
    s = solo("windgap")
    legion(s, "atreides", "broken_land", regular=1)
    rolls = fix(monkeypatch, "SS", "S")
    assert play_card(s, "arsunt_legion")
    assert rolls.left == []
    assert at(s, "arsunt") == {"harkonnen": (2, 0, 0), "leaders": ["beast_rabban"]}  # the Elite took the hit
    monkeypatch.undo()
    s = solo("windgap")
    raze(s, "arsunt")
    assert not play_card(s, "arsunt_legion")
    s = solo("windgap")
    legion(s, "harkonnen", "arsunt", regular=5)  # room for one only
    assert not play_card(s, "arsunt_legion")
    assert at(s, "arsunt") == {"harkonnen": (5, 0, 0)}


def test_barons_personal_guard() -> None:
    """Both cities are empty, four steps from an empty sietch and five from Windgap (Arrakeen by imperial_basin, s5_4,
    s6_1, s7_5): the first on the board is Arrakeen. Then s7_4 moves: to s7_3, before s7_5."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=1)
    assert play_card(s, "barons_personal_guard")
    assert at(s, "arrakeen") == {"harkonnen": (0, 2, 0), "leaders": ["baron_harkonnen"]}
    assert at(s, "carthag") == {}
    assert at(s, "s7_3") == {"harkonnen": (1, 0, 0)}
    s = solo("windgap")
    leader(s, "baron_harkonnen", "tank")
    legion(s, "harkonnen", "s7_4", regular=1)
    assert not play_card(s, "barons_personal_guard")
    assert at(s, "s7_4") == {"harkonnen": (1, 0, 0)}


def test_evidence_of_rebellion() -> None:
    """The Pole is three steps from Windgap and Hobars Gap, every other settlement four from a sietch."""
    s = solo("windgap")
    assert play_card(s, "evidence_of_rebellion")
    assert at(s, "north_pole") == {"harkonnen": (0, 2, 0)}
    assert len(s.reinforcements) == 2
    s = solo("windgap")
    raze(s, "arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole")
    assert not play_card(s, "evidence_of_rebellion")
    assert len(s.reinforcements) == 1  # the card itself


def test_polar_cap_factories() -> None:
    s = solo("windgap")
    wormsign(s, "s6_1")
    wormsign(s, "s7_3")
    assert play_card(s, "polar_cap_factories")
    assert at(s, "north_pole") == {"harkonnen": (2, 1, 0), "generic": 1}
    assert wormsigns(s) == {"s7_3"}
    s = solo("windgap")
    s.generic_left[0] = 0
    assert not play_card(s, "polar_cap_factories")


def test_carthag_the_former_capital() -> None:
    s = solo("windgap")
    assert play_card(s, "carthag_the_former_capital")
    assert at(s, "carthag") == {"harkonnen": (3, 1, 0), "leaders": ["beast_rabban"]}
    s = solo("windgap")
    legion(s, "harkonnen", "carthag", regular=3)
    assert not play_card(s, "carthag_the_former_capital")


def test_workhorse_of_arrakis() -> None:
    """In s3 only s3_7 is Deep Desert away from Habbanya Ridge and Windgap; az8 lies over it."""
    s = solo("windgap")
    assert play_card(s, "workhorse_of_arrakis")
    assert harvesters(s) == {"s3_7"}
    assert zones(s) == {"az8": "carryall"}
    assert len(s.reinforcements) == 2
    s = solo("windgap")
    s.vehicles[2] = 0
    assert not play_card(s, "workhorse_of_arrakis")
    assert harvesters(s) == set()


def test_spotter_control() -> None:
    """The three closest to Windgap go: s7_5 (1), s7_4 (2), s6_4 (2), not s1_5."""
    s = solo("windgap")
    for area in ("s7_5", "s7_4", "s6_4", "s1_5"):
        wormsign(s, area)
    assert play_card(s, "spotter_control")
    assert wormsigns(s) == {"s1_5"}
    s = solo("windgap")
    wormsign(s, "s7_5")
    wormsign(s, "s7_4")
    assert not play_card(s, "spotter_control")
    assert len(wormsigns(s)) == 2


def test_explosive_artillery(monkeypatch: pytest.MonkeyPatch) -> None:
    """It moves to s7_3, the first of two equal areas, then four dice on the strongest adjacent legion."""
    s = solo("windgap")
    legion(s, "atreides", "windgap", regular=1)
    legion(s, "harkonnen", "s7_4", regular=3)
    rolls = fix(monkeypatch, "S*DD")
    assert play_card(s, "explosive_artillery")
    assert rolls.left == []
    assert at(s, "windgap") == {}
    assert at(s, "s7_3") == {"harkonnen": (3, 0, 0)}
    monkeypatch.undo()
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=3)
    assert not play_card(s, "explosive_artillery")
    assert at(s, "s7_4") == {"harkonnen": (3, 0, 0)}


def test_sandmasters() -> None:
    """s3_7 away from the sietches, then free Deep Desert in the order of the board; a card to the Reinforcements."""
    s = solo("windgap")
    assert play_card(s, "sandmasters")
    assert harvesters(s) == {"s3_7", "s3_1", "s3_4"}
    assert len(s.reinforcements) == 1
    s = solo("windgap")
    s.vehicles[0] = 2
    assert not play_card(s, "sandmasters")
    assert harvesters(s) == set()


def test_mudir_nahya(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rabban and an Elite join the legion that can attack best: s7_5, beside Windgap."""
    s = solo("windgap")
    raze(s, "hobars_gap")
    legion(s, "atreides", "windgap", regular=2)
    legion(s, "harkonnen", "s7_5", regular=1)
    legion(s, "harkonnen", "s4_15", regular=5)
    rank = s.sietch_rank[s.sietch_at.index(AREA_ID["windgap"])]
    fix(monkeypatch, "DD", "D" * min(6, 2 + rank))
    assert play_card(s, "mudir_nahya_the_demon_ruler")
    assert at(s, "s7_5")["leaders"] == ["beast_rabban"]
    assert at(s, "s7_5")["harkonnen"] == (1, 1, 0)
    monkeypatch.undo()
    s = solo("windgap")
    leader(s, "beast_rabban", "tank")
    legion(s, "harkonnen", "s7_5", regular=1)
    assert not play_card(s, "mudir_nahya_the_demon_ruler")
    s = solo("windgap")
    leader(s, "beast_rabban", "gone")
    legion(s, "harkonnen", "s4_15", regular=1)
    assert play_card(s, "mudir_nahya_the_demon_ruler")
    assert at(s, "s4_15") == {"harkonnen": (1, 2, 0), "leaders": ["baron_harkonnen"]}
    s = solo("windgap")
    leader(s, "beast_rabban", "gone")
    legion(s, "harkonnen", "s4_15", regular=5)  # room for one
    assert not play_card(s, "mudir_nahya_the_demon_ruler")
    assert at(s, "s4_15") == {"harkonnen": (5, 0, 0)}


def test_hunter_seeker() -> None:
    """A leader in a sector with a Harkonnen legion, the closest to the target."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=1)
    legion(s, "harkonnen", "s1_5", regular=1)
    legion(s, "atreides", "windgap", regular=1, leaders=["lady_jessica"])
    legion(s, "atreides", "s1_12", regular=1, leaders=["stilgar"])
    assert play_card(s, "hunter_seeker")
    assert where(s, "lady_jessica") == "tank"
    s = solo("windgap")
    legion(s, "harkonnen", "s4_15", regular=1)
    legion(s, "atreides", "windgap", regular=1, leaders=["lady_jessica"])
    assert not play_card(s, "hunter_seeker")


# ---------------------------------------------------------------- Corrino


@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_rage_brings_the_emperor(letter: str) -> None:
    s = solo("windgap")
    s.decks[0].append(
        s.decks[0].pop(s.decks[0].index(next(i for i, c in enumerate(CARDS) if c.id == "spotter_control")))
    )
    assert play_card(s, f"rage_overcame_shaddam_iv_{letter}")
    assert where(s, "emperor_shaddam_iv") == "available"
    s = solo("windgap")
    leader(s, "emperor_shaddam_iv", "tank")
    assert not play_card(s, f"rage_overcame_shaddam_iv_{letter}")


def test_rage_a_and_b_again() -> None:
    s = solo("windgap")
    leader(s, "emperor_shaddam_iv", "available")
    assert play_card(s, "rage_overcame_shaddam_iv_a")
    assert at(s, "north_pole") == {"harkonnen": (4, 0, 0), "leaders": ["emperor_shaddam_iv"]}  # closest to a sietch
    s = solo("windgap")
    leader(s, "emperor_shaddam_iv", "available")
    for place in ("arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin", "north_pole"):
        legion(s, "harkonnen", place, regular=3)  # room for three
    assert not play_card(s, "rage_overcame_shaddam_iv_a")
    assert where(s, "emperor_shaddam_iv") == "available"
    s = solo("windgap")
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "s7_4", regular=1)
    assert play_card(s, "rage_overcame_shaddam_iv_b")
    assert at(s, "s7_4") == {"harkonnen": (1, 0, 2), "leaders": ["emperor_shaddam_iv"]}
    s = solo("windgap")
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "s7_4", regular=5)  # room for one
    assert not play_card(s, "rage_overcame_shaddam_iv_b")
    assert at(s, "s7_4") == {"harkonnen": (5, 0, 0)}


def test_rage_c_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """From s7_4 to a neighbour of Windgap, then a surprise attack on it."""
    s = solo("windgap")
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "s7_4", special=2)
    sietch(s, "windgap", 2)
    assert play_card(s, "rage_overcame_shaddam_iv_c")
    assert at(s, "windgap") == {"harkonnen": (0, 0, 2), "leaders": ["emperor_shaddam_iv"]}
    s = solo("windgap")
    leader(s, "emperor_shaddam_iv", "available")
    legion(s, "harkonnen", "s4_15", special=2)
    assert not play_card(s, "rage_overcame_shaddam_iv_c")


def test_manipulation_of_others() -> None:
    s = solo("windgap")
    hand(s, "war_plan", "thumpers", "truthtrance")
    assert play_card(s, "manipulation_of_others")
    assert asked(s) == (0, "opponent_discards")
    act(s, "card war_plan", "card thumpers")
    assert len(s.reinforcements) == 2
    s = solo("windgap")
    hand(s, "war_plan")
    assert not play_card(s, "manipulation_of_others")


def test_breeding_program() -> None:
    """A set-aside die comes back, then the next card is played."""
    s = solo("windgap")
    s.aside_dice, s.unrolled = 1, 2
    s.decks[0].append(
        s.decks[0].pop(s.decks[0].index(next(i for i, c in enumerate(CARDS) if c.id == "spotter_control")))
    )
    assert play_card(s, "breeding_program")
    assert (s.aside_dice, s.unrolled) == (0, 3)
    assert len(s.reinforcements) == 1  # Spotter Control: no wormsigns


def test_troop_carriers() -> None:
    """To s7_4, the legion closest to Windgap, from Carthag, the strongest of the settlements."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=2)
    legion(s, "harkonnen", "carthag", regular=2, elite=3, generic=1)
    legion(s, "harkonnen", "arsunt", regular=2)
    assert play_card(s, "troop_carriers")
    assert at(s, "s7_4") == {"harkonnen": (3, 3, 0), "generic": 1}
    assert at(s, "carthag") == {"harkonnen": (1, 0, 0)}
    s = solo("windgap")
    legion(s, "harkonnen", "carthag", regular=2)
    assert not play_card(s, "troop_carriers")


def test_shigawire() -> None:
    s = solo("windgap")
    legion(s, "atreides", "windgap", regular=1, leaders=["stilgar"])
    legion(s, "harkonnen", "s7_4", special=4)
    assert play_card(s, "shigawire")
    assert where(s, "stilgar") == "tank"
    assert at(s, "s7_3") == {"harkonnen": (0, 0, 4)}
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", special=4)
    assert not play_card(s, "shigawire")
    assert at(s, "s7_4") == {"harkonnen": (0, 0, 4)}


def test_hope_clouds_observation() -> None:
    """The card whose condition holds goes: three worms are on the board."""
    s = solo("windgap")
    prescience(s, "dew_collectors", "spice_thieves")
    s.harvesters_lost = 2
    assert play_card(s, "hope_clouds_observation")
    assert list(s.view(0)["prescience"]) == ["dew_collectors"]
    s = solo("windgap")
    assert not play_card(s, "hope_clouds_observation")


def test_reports_of_traitors() -> None:
    s = solo("windgap")
    s.dice[2 * 5 + k.HOUSE] = 1
    assert play_card(s, "reports_of_traitors")
    assert s.dice[2 * 5 + k.HOUSE] == 0
    s = solo("windgap")
    s.dice[2 * 5 + k.MENTAT] = 1
    assert not play_card(s, "reports_of_traitors")


def test_sardaukar_pogrom() -> None:
    """One mover suffices."""
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", special=1)
    legion(s, "harkonnen", "s6_1", regular=1)
    assert play_card(s, "sardaukar_pogrom")
    assert at(s, "s7_3") == {"harkonnen": (0, 0, 1)}
    assert at(s, "s6_1") == {"harkonnen": (1, 0, 0)}
    s = solo("windgap")
    legion(s, "harkonnen", "s6_1", regular=1)
    assert not play_card(s, "sardaukar_pogrom")


def test_sardaukars_manner_and_killers_without_mercy() -> None:
    for card in ("sardaukars_manner", "killers_without_mercy"):
        s = solo("windgap")
        legion(s, "harkonnen", "s7_5", special=1)
        assert play_card(s, card)
        assert at(s, "windgap") == {"harkonnen": (0, 0, 1)}
        s = solo("windgap")
        legion(s, "harkonnen", "s7_5", regular=1)
        assert not play_card(s, card)
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", special=1)
    assert not play_card(s, "killers_without_mercy")  # it only attacks
    assert play_card(s, "sardaukars_manner")
    assert at(s, "s7_4") == {}


def test_spies_all_over_arrakis() -> None:
    s = solo("windgap")
    sietch(s, "hobars_gap", 2, up=False)
    assert play_card(s, "spies_all_over_arrakis")
    assert s.sietch_up == 255
    assert len(s.reinforcements) == 2
    s = solo("windgap")
    assert not play_card(s, "spies_all_over_arrakis")


def test_full_control_of_the_air() -> None:
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=1)
    assert play_card(s, "full_control_of_the_air")
    # s7_4 is exactly two areas from Windgap: az6, the lowest over s7; then the target's sector: az7
    assert zones(s) == {"az6": "ornithopter", "az7": "ornithopter"}
    assert at(s, "s7_3") == {"harkonnen": (1, 0, 0)}  # on foot: flown it would come no nearer
    s = solo("windgap")
    s.vehicles[1] = 1
    legion(s, "harkonnen", "s7_4", regular=1)
    assert not play_card(s, "full_control_of_the_air")
    assert zones(s) == {}


def test_moving_the_battle_group() -> None:
    """Mountains three steps from Windgap: the Pole (s7_3, s7_4), false_wall_east and s5_4 (s7_5, s6_1), s8_1 (s7_2,
    s8_4), splintered_rock and s8_2 (s7_3, wind_pass). None is nearer; the Pole comes first on the board. Held by the
    Atreides it is not free: then s5_4."""
    s = solo("windgap")
    assert play_card(s, "moving_the_battle_group")
    assert at(s, "north_pole") == {"harkonnen": (0, 2, 0), "generic": 1}
    s = solo("windgap")
    legion(s, "atreides", "north_pole", regular=1)
    assert play_card(s, "moving_the_battle_group")
    assert at(s, "s5_4") == {"harkonnen": (0, 2, 0), "generic": 1}
    assert supply(s, "harkonnen") == (24, 10, 8, 5)
    s = solo("windgap")
    s.generic_left[0] = 0
    assert not play_card(s, "moving_the_battle_group")


def test_sardaukar_disguised() -> None:
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", elite=2)
    assert play_card(s, "sardaukar_disguised")
    assert at(s, "s7_3") == {"harkonnen": (0, 0, 2)}
    assert supply(s, "harkonnen") == (24, 12, 6, 6)
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", elite=1)
    assert not play_card(s, "sardaukar_disguised")


def test_i_decide_what_best_serves_his_majesty() -> None:
    s = solo("windgap")
    legion(s, "harkonnen", "s7_5", special=1)
    assert play_card(s, "i_decide_what_best_serves_his_majesty")
    assert at(s, "windgap") == {"harkonnen": (0, 0, 1), "leaders": ["captain_aramsham"]}
    s = solo("windgap")
    leader(s, "captain_aramsham", "tank")
    legion(s, "harkonnen", "s7_5", special=1)
    assert not play_card(s, "i_decide_what_best_serves_his_majesty")


def test_seek_out_the_mahdi() -> None:
    s = solo("windgap")
    legion(s, "harkonnen", "s7_4", regular=1)
    assert play_card(s, "seek_out_the_mahdi")
    assert s.seek == 1
    assert at(s, "s7_3") == {"harkonnen": (1, 0, 0)}
    s = solo("windgap")
    assert not play_card(s, "seek_out_the_mahdi")
    assert s.seek == 0
    run(s)

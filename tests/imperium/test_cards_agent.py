"""What every card does when it sends an Agent: its Agent box, and nothing else.

Each is played to a space whose own effect is small and known; the numbers expected include that effect.
"""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.imperium.rules.position import Position
from landsraad.imperium.tables import CARD_ID

from .helpers import (
    act,
    asked,
    bonus_spice,
    deck,
    discard,
    give,
    hand,
    in_play,
    in_reserve,
    influence,
    intrigue,
    intrigue_deck,
    legal,
    names,
    purse,
    secret,
    starting,
    table,
    take_draws,
    troops,
    turn_of,
    zones,
)

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def send(card: str, space: str, players: int = 3, **fields: Any) -> Position:
    """Seat 0 plays the card there, with a second hand card and a Plot card that keep the turn open."""
    s = table(players)
    hand(s, 0, card, "convincing_argument")
    deck(s, 0, "scout", "stilgar", "chani", "dr_yueh")
    discard(s, 0)
    intrigue(s, 0, "windfall")
    intrigue_deck(s, "bribery", "ambush", "charisma")
    give(s, 0, **{"solari": 0, "spice": 0, "water": 0, **fields})
    act(s, f"send {card} {space}")
    take_draws(s)
    return s


# Of the spaces: Hall of Oratory 1 troop; Carthag 1 troop, 1 Intrigue card; Secure Contract 3 Solari; Wealth 2 Solari;
# Foldspace none of these.
# card, space; then purse (Solari, spice, water), cards drawn, Intrigue cards drawn, recruits
AUTOMATIC = [
    ("dagger", "hall_of_oratory", (0, 0, 0), 0, 0, 1),
    ("diplomacy", "wealth", (2, 0, 0), 0, 0, 0),
    ("dune_the_desert_planet", "secure_contract", (3, 0, 0), 0, 0, 0),
    ("reconnaissance", "carthag", (0, 0, 0), 0, 1, 1),
    ("seek_allies", "wealth", (2, 0, 0), 0, 0, 0),
    ("arrakis_liaison", "hall_of_oratory", (0, 0, 0), 0, 0, 1),
    ("foldspace", "hall_of_oratory", (0, 0, 0), 1, 0, 1),
    ("arrakis_recruiter", "carthag", (0, 0, 0), 0, 1, 2),
    ("bene_gesserit_initiate", "hall_of_oratory", (0, 0, 0), 1, 0, 1),
    ("bene_gesserit_sister", "hall_of_oratory", (0, 0, 0), 0, 0, 1),
    ("carryall", "secure_contract", (3, 0, 0), 0, 0, 0),
    ("chani", "secure_contract", (3, 0, 0), 0, 0, 0),
    ("crysknife", "secure_contract", (4, 0, 0), 0, 0, 0),
    ("dr_yueh", "carthag", (0, 0, 0), 1, 1, 1),
    ("guild_bankers", "hall_of_oratory", (0, 0, 0), 0, 0, 1),
    ("gun_thopter", "secure_contract", (3, 0, 0), 0, 0, 0),
    ("gurney_halleck", "carthag", (0, 0, 0), 1, 1, 3),
    ("kwisatz_haderach", "secure_contract", (3, 0, 0), 1, 0, 0),
    ("lady_jessica", "hall_of_oratory", (0, 0, 0), 2, 0, 1),
    ("liet_kynes", "carthag", (0, 0, 0), 0, 1, 1),
    ("opulence", "wealth", (5, 0, 0), 0, 0, 0),
    ("piter_de_vries", "hall_of_oratory", (0, 0, 0), 0, 1, 1),
    ("power_play", "wealth", (2, 0, 0), 0, 0, 0),
    ("sardaukar_legion", "hall_of_oratory", (0, 0, 0), 0, 0, 3),
    ("scout", "secure_contract", (3, 0, 0), 0, 0, 0),
    ("space_travel", "foldspace", (0, 0, 0), 1, 0, 0),
    ("spice_hunter", "secure_contract", (3, 0, 0), 0, 0, 0),
    ("stilgar", "secure_contract", (3, 0, 1), 0, 0, 0),
    ("thufir_hawat", "secure_contract", (3, 0, 0), 1, 0, 0),
    ("worm_riders", "secure_contract", (3, 2, 0), 0, 0, 0),
]


@pytest.mark.parametrize(("card", "space", "after", "drawn", "intrigues", "recruits"), AUTOMATIC)
def test_automatic_agent_boxes(
    card: str, space: str, after: tuple[int, int, int], drawn: int, intrigues: int, recruits: int
) -> None:
    s = send(card, space)
    p = s.players[0]
    assert purse(p) == after
    assert names(p.hand) == ["convincing_argument", "scout", "stilgar"][: 1 + drawn]
    assert secret(p) == ["windfall", "bribery"][: 1 + intrigues]
    assert troops(p) == (9 - recruits, 3 + recruits, 0)
    # Nothing of the card is left open.
    assert {x for x in legal(s) if not x.startswith(("plot ", "deploy "))} == {"end"}


@pytest.mark.parametrize(
    "card",
    [
        "convincing_argument",
        "the_spice_must_flow",
        "assassination_mission",
        "choam_directorship",
        "sardaukar_infantry",
    ],
)
def test_cards_without_icons_send_no_agent(card: str) -> None:
    """IMP-4.1."""
    s = table()
    hand(s, 0, card)
    give(s, 0, solari=9, spice=9, water=9)
    assert legal(s) == {"reveal"}


# ---------------------------------------------------------------- cards that trash themselves


@pytest.mark.parametrize("card", ["seek_allies", "power_play"])
def test_the_card_is_trashed_when_played(card: str) -> None:
    """IMP-11.1: without an arrow it is not optional."""
    s = send(card, "wealth")
    assert names(s.trashed) == [card]
    assert s.players[0].play == []


def test_foldspace_goes_back_to_its_stack() -> None:
    """IMP-1.7."""
    s = send("foldspace", "hall_of_oratory")
    assert s.trashed == []
    assert s.players[0].play == []
    assert in_reserve(s, "foldspace") == 7  # the test's own copy came from nowhere


def test_power_play_makes_the_influence_of_the_space_two() -> None:
    for space, faction in [("wealth", "emperor"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen")]:
        s = send("power_play", space)
        assert influence(s.players[0]) == {f: 2 if f == faction else 0 for f in FACTIONS}
        assert s.players[0].vp == 1  # IMP-8.7: both steps count


def test_power_play_passes_four_and_takes_all_of_it() -> None:
    """IMP-8.7: from 3 to 5, with the bonus and the Alliance of 4."""
    s = send("power_play", "stillsuits", influence={"fremen": 3}, vp=1)
    p = s.players[0]
    assert (p.influence[3], p.water, p.vp) == (5, 2, 2)


def test_imperial_spy_may_be_trashed_for_an_intrigue_card() -> None:
    s = send("imperial_spy", "wealth")
    assert {"do imperial_spy.arrow", "end"} <= legal(s)
    act(s, "do imperial_spy.arrow")
    assert names(s.trashed) == ["imperial_spy"]
    assert secret(s.players[0]) == ["windfall", "bribery"]
    assert "do imperial_spy.arrow" not in legal(s)


def test_imperial_spy_may_stay() -> None:
    s = send("imperial_spy", "wealth")
    act(s, "end")
    assert names(s.players[0].play) == ["imperial_spy"]
    assert secret(s.players[0]) == ["windfall"]


def test_imperial_spy_gives_nothing_when_something_else_trashes_it() -> None:
    """FAQ: the Intrigue card comes only from this cost."""
    s = send("guild_administrator", "secure_contract")
    in_play(s, 0, "imperial_spy", "guild_administrator")
    act(s, "do guild_administrator.trash", "trash imperial_spy play")
    assert secret(s.players[0]) == ["windfall"]


# ---------------------------------------------------------------- arrows

# card, space, what the arrow costs; then purse, cards drawn, recruits after paying it
ARROWS = [
    ("duncan_idaho", "carthag", {"water": 2}, (0, 0, 1), 1, 2),
    ("fremen_camp", "secure_contract", {"spice": 3}, (3, 1, 0), 0, 3),
]


@pytest.mark.parametrize(("card", "space", "before", "after", "drawn", "recruits"), ARROWS)
def test_an_arrow_is_paid_once(
    card: str, space: str, before: dict[str, int], after: tuple[int, int, int], drawn: int, recruits: int
) -> None:
    """IMP-11.2, examples EX-B-1 and EX-B-11."""
    s = send(card, space, **before)
    act(s, f"do {card}.arrow")
    p = s.players[0]
    assert purse(p) == after
    assert len(p.hand) == 1 + drawn
    assert troops(p) == (9 - recruits, 3 + recruits, 0)
    assert starting(s, "do ") == set()


@pytest.mark.parametrize(("card", "space", "before"), [row[:3] for row in ARROWS])
def test_an_arrow_may_be_declined(card: str, space: str, before: dict[str, int]) -> None:
    s = send(card, space, **before)
    kept = purse(s.players[0])
    act(s, "end")
    assert purse(s.players[0]) == kept


@pytest.mark.parametrize(
    ("card", "space", "before"),
    [
        ("duncan_idaho", "carthag", {}),
        ("fremen_camp", "secure_contract", {"spice": 1}),
        ("firm_grip", "hall_of_oratory", {"solari": 1}),
        ("spice_smugglers", "carthag", {"spice": 1}),
        ("shifting_allegiances", "secure_contract", {"spice": 1, "influence": {"fremen": 1}}),
        ("shifting_allegiances", "secure_contract", {"spice": 2}),  # no Influence to lose (IMP-8.8)
    ],
)
def test_an_arrow_that_cannot_be_paid_is_not_offered(card: str, space: str, before: dict[str, Any]) -> None:
    """IMP-11.3."""
    s = send(card, space, **before)
    assert starting(s, "do ") == set()
    assert "end" in legal(s)


def test_firm_grip_buys_influence_but_not_with_the_emperor() -> None:
    s = send("firm_grip", "hall_of_oratory", solari=3)
    act(s, "do firm_grip.arrow")
    assert legal(s) == {"influence spacing_guild", "influence bene_gesserit", "influence fremen"}
    act(s, "influence bene_gesserit")
    assert influence(s.players[0]) == {"emperor": 0, "spacing_guild": 0, "bene_gesserit": 1, "fremen": 0}
    assert s.players[0].solari == 1


def test_firm_grip_can_use_the_solari_of_the_space() -> None:
    """IMP-4.8: any order. Wealth gives the two Solari that the arrow costs."""
    s = send("firm_grip", "wealth")
    act(s, "do firm_grip.arrow", "influence fremen")
    assert influence(s.players[0]) == {"emperor": 1, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 1}
    assert s.players[0].solari == 0


def test_spice_smugglers() -> None:
    s = send("spice_smugglers", "carthag", spice=2)
    act(s, "do spice_smugglers.arrow")
    assert purse(s.players[0]) == (3, 0, 0)
    assert influence(s.players[0]) == {"emperor": 0, "spacing_guild": 1, "bene_gesserit": 0, "fremen": 0}


def test_shifting_allegiances_lose_one_gain_two() -> None:
    s = send("shifting_allegiances", "secure_contract", spice=2, influence={"fremen": 1, "emperor": 3})
    act(s, "do shifting_allegiances.arrow")
    assert legal(s) == {"lose fremen", "lose emperor"}
    act(s, "lose fremen")
    assert legal(s) == {f"influence {f}" for f in FACTIONS}
    act(s, "influence spacing_guild")
    assert influence(s.players[0]) == {"emperor": 3, "spacing_guild": 2, "bene_gesserit": 0, "fremen": 0}
    assert s.players[0].vp == 1
    assert s.players[0].spice == 0


def test_shifting_allegiances_may_gain_where_it_lost() -> None:
    """FAQ: net one. The loss is settled before the gain (IMP-8.11): below 2 and up again."""
    s = send("shifting_allegiances", "secure_contract", spice=2, influence={"fremen": 2}, vp=1)
    act(s, "do shifting_allegiances.arrow")  # only one Faction to lose with
    act(s, "influence fremen")
    assert s.players[0].influence[3] == 3
    assert s.players[0].vp == 1


# ---------------------------------------------------------------- trash icons


@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("fedaykin_death_commando", "secure_contract"),
        ("guild_administrator", "secure_contract"),
        ("gene_manipulation", "hall_of_oratory"),
        ("sietch_reverend_mother", "stillsuits"),
    ],
)
def test_a_trash_icon_reaches_hand_discard_pile_and_play(card: str, space: str) -> None:
    """IMP-1.7, IMP-11.1, IMP-11.5."""
    s = table()
    hand(s, 0, card, "dagger", "dagger")
    discard(s, 0, "scout")
    in_play(s, 0, "stilgar")
    deck(s, 0, "chani")
    give(s, 1, garrison=3)
    act(s, f"send {card} {space}", f"do {card}.trash")
    assert legal(s) == {"trash dagger hand", "trash scout discard", "trash stilgar play", f"trash {card} play"}
    act(s, "trash scout discard")
    assert names(s.trashed) == ["scout"]


def test_a_trash_icon_may_be_left_unused() -> None:
    s = send("guild_administrator", "secure_contract")
    act(s, "end")
    assert s.trashed == []


def test_a_card_may_trash_itself_through_its_own_icon() -> None:
    """IMP-11.5."""
    s = send("guild_administrator", "secure_contract")
    act(s, "do guild_administrator.trash", "trash guild_administrator play")
    assert names(s.trashed) == ["guild_administrator"]
    assert s.players[0].play == []


@pytest.mark.parametrize("place", ["hand", "discard", "play"])
def test_assassination_mission_pays_four_solari_when_trashed(place: str) -> None:
    s = table()
    hand(s, 0, "guild_administrator", "dagger")
    getattr(s.players[0], place).append(CARD_ID["assassination_mission"])
    act(s, "send guild_administrator secure_contract", "do guild_administrator.trash")
    act(s, f"trash assassination_mission {place}")
    assert s.players[0].solari == 3 + 4
    assert names(s.trashed) == ["assassination_mission"]


# ---------------------------------------------------------------- another Bene Gesserit card in play


def test_gene_manipulation_gives_spice_with_another_bene_gesserit_card_in_play() -> None:
    """IMP-5.15, IMP-12.21."""
    for others, spice in [((), 0), (("stilgar",), 0), (("the_voice",), 2), (("gene_manipulation",), 2)]:
        s = table()
        in_play(s, 0, *others)
        hand(s, 0, "gene_manipulation", "dagger")
        act(s, "send gene_manipulation hall_of_oratory")
        assert s.players[0].spice == spice


def test_missionaria_protectiva_needs_the_other_card() -> None:
    s = table()
    hand(s, 0, "missionaria_protectiva", "dagger")
    act(s, "send missionaria_protectiva carthag")
    assert starting(s, "do ") == set()
    assert "end" in legal(s)


def test_missionaria_protectiva_gives_one_influence_of_choice() -> None:
    s = table()
    in_play(s, 0, "sietch_reverend_mother")
    hand(s, 0, "missionaria_protectiva", "dagger")
    act(s, "send missionaria_protectiva carthag")
    assert "end" not in legal(s)  # mandatory (IMP-11.1)
    act(s, "do missionaria_protectiva.when")
    assert legal(s) == {f"influence {f}" for f in FACTIONS}
    act(s, "influence fremen")
    assert influence(s.players[0])["fremen"] == 1


def test_mohiam_makes_every_opponent_discard_two() -> None:
    """IMP-12.6: clockwise from the left, all cards of one before the next, own choice."""
    s = table(4)
    turn_of(s, 2)
    in_play(s, 2, "bene_gesserit_initiate")
    hand(s, 2, "reverend_mother_mohiam", "dagger")
    hand(s, 3, "dagger", "scout", "chani")
    hand(s, 0, "stilgar")
    hand(s, 1, "dagger", "scout", "dr_yueh")
    give(s, 2, spice=4)
    act(s, "send reverend_mother_mohiam conspire")
    assert asked(s) == (3, "discard")
    assert legal(s) == {"discard dagger", "discard scout", "discard chani"}
    act(s, "discard chani")
    assert asked(s) == (3, "discard")
    act(s, "discard dagger")
    assert asked(s) == (1, "discard")  # seat 0 had one card and lost it
    assert zones(s.players[0])["discard"] == ["stilgar"]
    act(s, "discard scout", "discard dr_yueh")
    assert [len(p.hand) for p in s.players] == [0, 1, 1, 1]
    assert zones(s.players[3])["discard"] == ["chani", "dagger"]
    assert zones(s.players[1])["discard"] == ["dr_yueh", "scout"]


def test_mohiam_alone_makes_nobody_discard() -> None:
    s = table()
    hand(s, 0, "reverend_mother_mohiam", "dagger")
    before = [len(p.hand) for p in s.players[1:]]
    act(s, "send reverend_mother_mohiam wealth")
    assert [len(p.hand) for p in s.players[1:]] == before


# ---------------------------------------------------------------- the others


@pytest.mark.parametrize(("space", "base", "water"), [("imperial_basin", 1, 0), ("hagga_basin", 2, 1)])
def test_carryall_doubles_the_base_not_the_bonus(space: str, base: int, water: int) -> None:
    s = table()
    hand(s, 0, "carryall", "dagger")
    bonus_spice(s, space, 3)
    act(s, f"send carryall {space}")
    assert purse(s.players[0]) == (0, 2 * base + 3, 1 - water)


def test_carryall_at_the_great_flat() -> None:
    s = table()
    hand(s, 0, "carryall", "dagger")
    give(s, 0, water=2)
    act(s, "send carryall the_great_flat")
    assert s.players[0].spice == 6


def test_guild_ambassador_gives_influence_or_spice() -> None:
    for pick, spice, level in [("pick guild_ambassador.1", 0, 1), ("pick guild_ambassador.2", 2, 0)]:
        s = send("guild_ambassador", "hall_of_oratory")
        assert "end" not in legal(s)  # one of the two has to be taken
        act(s, pick)
        assert s.players[0].spice == spice
        assert influence(s.players[0])["spacing_guild"] == level
        assert starting(s, "pick ") == set()


def test_gun_thopter_costs_every_opponent_a_garrisoned_troop() -> None:
    s = table(4)
    hand(s, 0, "gun_thopter", "dagger")
    give(s, 1, garrison=1, supply=9, conflict=2)
    give(s, 2, garrison=0, supply=9, conflict=3)
    act(s, "send gun_thopter secure_contract")
    assert [troops(p) for p in s.players] == [(9, 3, 0), (10, 0, 2), (9, 0, 3), (10, 2, 0)]


def test_other_memory_draws_or_takes_from_the_discard_pile() -> None:
    s = table()
    hand(s, 0, "other_memory", "dagger")
    deck(s, 0, "scout", "chani")
    discard(s, 0, "stilgar", "the_voice", "reverend_mother_mohiam", "the_voice")
    act(s, "send other_memory secure_contract")
    draws = s.clone()
    act(draws, "pick other_memory.1")
    assert zones(draws.players[0])["hand"] == ["dagger", "scout"]
    act(s, "pick other_memory.2")
    assert legal(s) == {"take the_voice", "take reverend_mother_mohiam"}
    act(s, "take reverend_mother_mohiam")
    assert zones(s.players[0])["hand"] == ["dagger", "reverend_mother_mohiam"]
    assert zones(s.players[0])["discard"] == ["stilgar", "the_voice", "the_voice"]
    assert zones(s.players[0])["deck"] == ["chani", "scout"]


def test_other_memory_without_a_bene_gesserit_card_in_the_pile_draws() -> None:
    """The option cannot be chosen, so nothing is asked."""
    s = table()
    hand(s, 0, "other_memory", "dagger")
    deck(s, 0, "scout", "chani")
    discard(s, 0, "stilgar")
    act(s, "send other_memory secure_contract")
    assert zones(s.players[0])["hand"] == ["dagger", "scout"]


def test_smugglers_thopter_draws_two_with_two_guild_influence() -> None:
    for level, drawn in [(0, 0), (1, 0), (2, 2), (5, 2)]:
        s = send("smugglers_thopter", "secure_contract", influence={"spacing_guild": level})
        if drawn:
            act(s, "do smugglers_thopter.when")
        else:
            assert "do smugglers_thopter.when" not in legal(s)
        assert len(s.players[0].hand) == 1 + drawn


def test_the_condition_is_checked_when_the_effect_is_resolved() -> None:
    """IMP-11.4: a Plot card played in the same turn brings the second Influence, and the cards are drawn."""
    s = table()
    hand(s, 0, "smugglers_thopter", "dagger")
    deck(s, 0, "scout", "chani", "stilgar")
    intrigue(s, 0, "guild_authorization", "windfall")
    give(s, 0, influence={"spacing_guild": 1})
    act(s, "send smugglers_thopter secure_contract")
    assert names(s.players[0].hand) == ["dagger"]
    act(s, "plot guild_authorization", "do smugglers_thopter.when")
    assert names(s.players[0].hand) == ["dagger", "scout", "chani"]


def test_test_of_humanity_asks_every_opponent_for_a_card_or_a_deployed_troop() -> None:
    """IMP-12.6: clockwise from the left; only possible options."""
    s = table(4)
    turn_of(s, 1)
    hand(s, 1, "test_of_humanity", "dagger")
    hand(s, 2, "dagger", "scout")
    give(s, 2, conflict=2, garrison=1, supply=9)
    hand(s, 3)
    give(s, 3, conflict=1, garrison=2, supply=9)
    hand(s, 0, "chani", "stilgar")
    act(s, "send test_of_humanity hall_of_oratory")
    assert asked(s) == (2, "discard_or_lose")
    assert legal(s) == {"discard dagger", "discard scout", "lose troop"}
    act(s, "lose troop")
    assert troops(s.players[2]) == (10, 1, 1)
    assert troops(s.players[3]) == (10, 2, 0)  # no card: the troop, without asking
    assert asked(s) == (0, "discard_or_lose")
    assert legal(s) == {"discard chani", "discard stilgar"}
    act(s, "discard stilgar")
    assert zones(s.players[0])["discard"] == ["stilgar"]
    assert troops(s.players[0]) == (9, 3, 0)


def test_test_of_humanity_spares_who_has_neither() -> None:
    s = table()
    hand(s, 0, "test_of_humanity", "dagger")
    hand(s, 1)
    hand(s, 2)
    before = [troops(p) for p in s.players[1:]]
    intrigue_deck(s, "ambush")
    act(s, "send test_of_humanity secrets")
    assert [troops(p) for p in s.players[1:]] == before
    assert all(not p.discard for p in s.players[1:])


def test_the_voice_names_any_space() -> None:
    s = send("the_voice", "secure_contract")
    assert "end" not in legal(s)
    act(s, "do the_voice.voice")
    assert len(legal(s)) == 22
    act(s, "space secure_contract")  # also one that is occupied
    assert s.view(-1)["players"][0]["voice"] == "secure_contract"

"""What each seat sees and does not see, in every mode (ARR-35)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from landsraad.arrakis.game import GAME
from landsraad.arrakis.rules import codes as k
from landsraad.arrakis.rules.desert import WILD_MAKER_CARD
from landsraad.arrakis.rules.forces import with_at
from landsraad.arrakis.rules.position import Position
from landsraad.arrakis.tables import AREA_ID, CARD_ID, CARDS, TOKENS
from landsraad.arrakis.wording import names
from landsraad.kernel.contract import Setup

from .helpers import (
    act,
    asked,
    hand,
    legal,
    legion,
    pool,
    prescience,
    sietch,
    station,
    table,
    turn,
    units,
    worm,
    wormsign,
)

HARKONNEN, ATREIDES, ONLOOKER = 0, 1, -1


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


# ---------------------------------------------------------------- a view for two


def test_facedown_tokens_and_sietches_are_known_to_the_atreides_only() -> None:
    """ARR-35.2; the backs of the two sets differ."""
    s = table()
    sietch(s, "gara_kulon", 3, up=False)
    sietch(s, "windgap", 2)
    legion(s, "atreides", "gara_kulon", generic=1, tokens=["ag7", "as5"])
    mine = s.view(ATREIDES)["areas"]["gara_kulon"]
    assert mine["tokens"] == ["ag7", "as5"]
    assert mine["sietch"]["rank"] == 3
    for seat in (HARKONNEN, ONLOOKER):
        theirs = s.view(seat)["areas"]["gara_kulon"]
        assert theirs["tokens"] == ["garrison", "standard"]
        assert "rank" not in theirs["sietch"]
        assert theirs["sietch"]["face_up"] is False
        assert theirs["generic"] == 1
        assert s.view(seat)["areas"]["windgap"]["sietch"]["rank"] == 2


def test_hands_are_known_to_their_owner_only() -> None:
    s = table()
    hand(s, "sandmasters", "shigawire", "war_plan", "thumpers")
    assert s.view(HARKONNEN)["hands"] == {"house_harkonnen": ["sandmasters"], "corrino_ally": ["shigawire"]}
    assert s.view(ATREIDES)["hands"] == {"house_atreides": ["war_plan"], "fremen_ally": ["thumpers"]}
    assert s.view(ONLOOKER)["hands"] == {}
    for seat in (HARKONNEN, ATREIDES, ONLOOKER):
        assert set(s.view(seat)["hand_sizes"].values()) == {1}
        assert set(s.view(seat)["deck_sizes"].values()) == {17}


def test_the_objective_is_the_atreides_secret() -> None:
    s = table()
    s.objectives = (0, 3)
    assert s.view(ATREIDES)["targets"] == [
        {"kwisatz_haderach": 9, "sand_dwellers": 7, "jihad": 5},
        {"kwisatz_haderach": 5, "sand_dwellers": 9, "jihad": 7},
    ]
    for seat in (HARKONNEN, ONLOOKER):
        assert "targets" not in s.view(seat)
        assert s.view(seat)["objectives"] == 2


@pytest.mark.parametrize("seat", [HARKONNEN, ATREIDES, ONLOOKER])
def test_what_nobody_knows(seat: int) -> None:
    """Wormsigns, stations, deck orders, undrawn tokens, put-aside objectives: changing them changes no view."""
    s = table()
    wormsign(s, "s1_5", "sand")
    wormsign(s, "s1_6", "sandworm")
    before = text(s.view(seat))
    area, other = AREA_ID["s1_5"], AREA_ID["s1_6"]
    here, there = s.sign[area], s.sign[other]
    s.sign = with_at(with_at(s.sign, area, there), other, here)
    s.pool.reverse()
    s.stations.reverse()
    s.standard.reverse()
    s.prescience_deck.reverse()
    s.objectives_aside.reverse()
    for deck in s.decks:
        deck.reverse()
    s.counter += 1
    s.key_bytes = bytes(32)
    assert text(s.view(seat)) == before


@pytest.mark.parametrize("seat", [HARKONNEN, ONLOOKER])
def test_what_the_atreides_know_does_not_change_the_view_of_others(seat: int) -> None:
    s = table()
    s.sietch_up = 0
    legion(s, "atreides", "gara_kulon", tokens=["ag7", "as5"])
    legion(s, "atreides", "windgap", tokens=["ag1", "as1"])
    hand(s, "war_plan")
    before = text(s.view(seat))
    here, there = AREA_ID["gara_kulon"], AREA_ID["windgap"]
    s.tokens[here], s.tokens[there] = s.tokens[there], s.tokens[here]
    s.sietch_rank = s.sietch_rank[::-1]
    s.objectives, s.objectives_aside = (s.objectives_aside[0],), [s.objectives[0], *s.objectives_aside[1:]]
    s.hands[2] = [CARD_ID["truthtrance"]]
    assert text(s.view(seat)) == before


def test_what_is_open_to_both() -> None:
    """ARR-35.1."""
    s = table()
    prescience(s, "desert_war")
    station(s, "s1_4", "jihad")
    pool(s, "sand", "sand")
    worm(s, "s1_5", wild=True)
    s.spent |= 1 << WILD_MAKER_CARD
    legion(s, "harkonnen", "carthag", regular=2, elite=1, special=1, generic=1, leaders=["beast_rabban"])
    views = [s.view(seat) for seat in (HARKONNEN, ATREIDES, ONLOOKER)]
    for view in views:
        assert view["prescience"] == ["desert_war"]
        assert view["wormsign_pool"] == 2
        assert view["standard_tokens"] == 8
        assert view["bene_gesserit"] == {"harkonnen": 0, "atreides": 1}
        assert view["areas"]["carthag"]["units"] == units(2, 1, 1)
        assert view["areas"]["carthag"]["leaders"] == ["beast_rabban"]
        assert view["areas"]["s1_4"] == {"station": True}
        assert view["imperium"] == {"choam": 5, "spacing_guild": 5, "landsraad": 5}
    s.spent = 0
    assert [text(s.view(seat)) for seat in (0, 1, -1)] != [text(v) for v in views]  # the Wild Maker's card is open


def test_the_options_are_shown_to_the_player_to_move_only() -> None:
    s = table()
    hand(s, "sandmasters", "hunter_seeker")
    turn(s, "harkonnen", "mentat")
    act(s, "play")
    assert s.view(HARKONNEN)["legal"] == s.legal()
    assert "legal" not in s.view(ATREIDES)
    assert "legal" not in s.view(ONLOOKER)


def test_a_drawn_token_is_seen_by_the_atreides_only() -> None:
    """ARR-9.11."""
    s = table()
    token = TOKENS[s.standard[-1]].id
    turn(s, "atreides", "deployment")
    act(s, "?normal", "number 1")
    assert token in text(s.view(ATREIDES)["asks"])
    assert token not in text(s.view(HARKONNEN))
    assert token not in text(s.view(ONLOOKER))


# ---------------------------------------------------------------- teams


def test_partners_do_not_see_each_others_hands() -> None:
    """ARR-29.12; both Atreides partners know the objective and the facedown tokens."""
    s = table(4)
    s.sietch_up = 0
    legion(s, "atreides", "gara_kulon", tokens=["ag7"])
    hand(s, "sandmasters", "shigawire", "war_plan", "thumpers")
    held = ["house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally"]
    for seat, deck in enumerate(held):
        view = s.view(seat)
        assert list(view["hands"]) == [deck]
        assert ("targets" in view) == (seat >= 2)
        assert (view["areas"]["gara_kulon"]["tokens"] == ["ag7"]) == (seat >= 2)
        assert ("rank" in view["areas"]["gara_kulon"]["sietch"]) == (seat >= 2)


def test_three_seats() -> None:
    s = table(3)
    hand(s, "sandmasters", "shigawire", "war_plan", "thumpers")
    assert list(s.view(0)["hands"]) == ["house_harkonnen"]
    assert list(s.view(1)["hands"]) == ["corrino_ally"]
    assert list(s.view(2)["hands"]) == ["house_atreides", "fremen_ally"]
    assert ["targets" in s.view(seat) for seat in range(3)] == [False, False, True]
    s = table(3, team="atreides")
    assert list(s.view(0)["hands"]) == ["house_harkonnen", "corrino_ally"]
    assert ["targets" in s.view(seat) for seat in range(3)] == [False, True, True]


# ---------------------------------------------------------------- guesses: nothing leaks by what may be chosen


def walk(players: int, seed: int, every: int, most: int) -> list[Position]:
    """Positions of a game played at random."""
    rng = Random(seed)
    s = GAME.new(Setup(players, seed))
    found = []
    for number in range(most):
        if s.over:
            break
        if number % every == 0:
            found.append(s.clone())
        s.apply(rng.choice(s.legal()))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_guess_looks_the_same_and_offers_the_same(players: int, seed: int) -> None:
    """ARR-35.3: the options of the player to move depend on nothing that player cannot see."""
    rng = Random(seed)
    for s in walk(players, seed, 7, 900):
        for seat in range(players):
            guess = s.guess(seat, rng)
            assert text(guess.view(seat)) == text(s.view(seat))
            if seat == s.player:
                assert guess.machine().options_now(guess) == guess.legal() == s.legal()


def test_a_guess_forgets_what_is_hidden() -> None:
    """Over many guesses every rank, hand and objective comes up."""
    s = GAME.new(Setup(2, 4))
    rng = Random(1)
    guesses = [s.guess(HARKONNEN, rng) for _ in range(60)]
    assert {g.sietch_rank[0] for g in guesses} == {1, 2, 3}
    assert len({g.objectives for g in guesses}) == 6
    assert len({g.hands[2][0] for g in guesses}) > 8
    assert {tuple(g.hands[0]) for g in guesses} == {tuple(s.hands[0])}
    mine = [s.guess(ATREIDES, rng) for _ in range(20)]
    assert {tuple(g.sietch_rank) for g in mine} == {tuple(s.sietch_rank)}
    assert {g.objectives for g in mine} == {s.objectives}
    assert len({tuple(g.hands[0]) for g in mine}) > 4


def test_a_token_that_left_the_game_unseen_stays_unknown() -> None:
    """ARR-2.19: a guess of the Harkonnen may think it was another one."""
    s = table()
    prescience(s, "families_flee")
    legion(s, "atreides", "windgap", generic=1, tokens=["ag1", "as5"])
    legion(s, "atreides", "gara_kulon", tokens=["as6"])
    s.standard = [t for t in s.standard if TOKENS[t].id in ("as1", "as2")]
    turn(s, "atreides", "mentat", "strategy")
    act(s, "claim families_flee")
    assert asked(s)[1] == "families_flee"
    act(s, sorted(legal(s))[0])
    rng = Random(3)
    seen = {
        t for _ in range(40) for area in s.guess(HARKONNEN, rng).tokens for t in area if TOKENS[t].set != "garrison"
    }
    assert len(seen) == 4


# ---------------------------------------------------------------- what is told of what happened


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_told_gives_no_secret_away(players: int) -> None:
    """No facedown token is named to others before it is revealed, no drawn card to anybody but its owner."""
    rng = Random(players)
    s = GAME.new(Setup(players, 11))
    faces = {names.token_with_units(t, "en") for t, token in enumerate(TOKENS) if token.set in ("garrison", "standard")}
    revealing = {k.TOKEN_ORDER, k.HIT}
    drawn = 0
    for _ in range(1500):
        if s.over:
            break
        s.log = []
        s.apply(rng.choice(s.legal()))
        events, s.log = s.log, None
        for event in events:
            for seat in (*range(players), ONLOOKER):
                told = GAME.tell(s, event, seat)
                atreides = seat in (s.house[1], s.ally[1])
                open_now = event[0] == k.E_TOKEN or (event[0] == k.E_DID and event[3] in revealing)
                if not atreides and not open_now:
                    assert not any(face in told for face in faces), told
                if event[0] == k.E_DREW:
                    _, _, deck, card = event
                    owner = (s.ally if deck % 2 else s.house)[deck // 2]
                    drawn += 1
                    if seat != owner and not (deck == 3 and seat == s.house[1]):  # House Atreides may look (ARR-29.5)
                        assert CARDS[card].name not in told
                    elif seat == owner:
                        assert CARDS[card].name in told
    assert drawn > 20

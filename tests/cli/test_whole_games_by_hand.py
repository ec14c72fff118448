"""What games of Dune: Imperium played by hand in the terminal showed: each complaint with its test."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from landsraad.cli.fullscreen import Screen
from landsraad.cli.imperium.glyphs import CATALOGUE, Glyphs
from landsraad.cli.imperium.results import results
from landsraad.cli.layout import folded, in_one_line
from landsraad.cli.question import Question, Quit, in_pages, in_pairs
from landsraad.cli.replay import Replay
from landsraad.cli.screen import Draw, Offered, nothing
from landsraad.cli.variant import Variant
from landsraad.cli.words import LANGS, Words
from landsraad.imperium.rules import codes
from landsraad.kernel.contract import Event, Line, Shown
from landsraad.kernel.record import steps
from tests.cli.test_board import BASE, GAME, IX, Window, sitting
from tests.cli.test_results import decisions

LEADERS = ("paul_atreides", "glossu_rabban", "helena_richese")
SMALL, LARGE = (80, 24), (120, 40)


def at(
    edits: dict[str, Any],
    *moves: str,
    lang: str = "en",
    size: tuple[int, int] = SMALL,
    variant: Variant = BASE,
) -> Question:
    """A decision of the first seat, who can be asked, in a window of that size."""
    made = sitting(3, 1, lang, Window(*size), variant, leaders=LEADERS)
    made.table.state = GAME.edit(made.table.state, {"turn": 1, **edits})
    made.table.state.log = []
    for move in moves:
        made.table.apply(GAME.parse(made.table.state, move))
    made.asks_again = True
    return Question(made, 0)


def rows_of(decision: Question) -> list[str]:
    return [row.plain.rstrip() for row in decision._picture()]


def labels_of(decision: Question) -> list[str]:
    """The choices as they stand on the open page."""
    rows = rows_of(decision)
    asked = max(n for n, row in enumerate(rows) if row.startswith("● Maria-Dolores: "))
    shown = re.findall(r"\d+\) (.*?)(?=  +\d+\) |\s*$)", "\n".join(rows[asked + 1 :]), re.MULTILINE)
    return [label.rstrip(" !") for label in shown]


# ---------------------------------------------------------------- long lists


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("en", "Dagger  hand", "Fedaykin Death Commando  in play"),
        ("de", "Dolch  Hand", "Todeskommando der Fedaykin  im Spiel"),
    ],
)
def test_of_many_cards_to_trash_each_is_read_with_where_it_lies(lang: str, first: str, last: str) -> None:
    pile = ["dune_the_desert_planet", "convincing_argument", "reconnaissance", "signet_ring", "foldspace", "diplomacy"]
    commando = "fedaykin_death_commando"
    mine = {"hand": [commando, "dagger", "dune_the_desert_planet"], "discard": [*pile, "dagger"]}
    asked = at({"players": {1: mine}}, f"send {commando} arrakeen", f"do {commando}.trash", lang=lang)
    labels = labels_of(asked)
    assert {first, last} <= set(labels)
    assert len(labels) == len(set(labels)) == len(asked.choices.all) == 11, "all on one page, no two alike"
    assert not [label for label in labels if "…" in label]
    assert any(row.startswith("HAND") for row in rows_of(asked)), "the cards are still seen"


@pytest.mark.parametrize("lang", LANGS)
def test_the_voice_names_every_space_on_one_page(lang: str) -> None:
    asked = at({"players": {1: {"hand": ["the_voice", "dagger"]}}}, "send the_voice secure_contract", lang=lang)
    labels = labels_of(asked)
    assert len(labels) == len(set(labels)) == 22
    assert not [label for label in labels if "…" in label]


def test_what_does_not_fit_goes_to_a_further_page_and_is_never_cut() -> None:
    assert in_pages([1] * 10, 1, 7, 3) == [range(10)], "a little longer is better than a second page"
    assert in_pages([3, 2, 1, 1, 3, 1], 1, 7, 3) == [range(4), range(4, 6)]
    assert in_pages([9, 1, 9], 1, 7, 3) == [range(1), range(1, 2), range(2, 3)]
    assert in_pages([1] * 16, 2, 7, 1) == [range(16)]
    assert in_pages([2] * 17, 2, 7, 1) == [range(14), range(14, 17)]


def test_short_choices_stand_beside_each_other_where_one_long_one_would_cost_a_page() -> None:
    cells = [Text(text) for text in ("one", "two", "three", "a choice of many words", "five", "six")]
    rows = [[cell.plain for cell in row] for row in in_pairs(cells, 10)]
    assert rows == [["one", "two"], ["three"], ["a choice of many words"], ["five", "six"]]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("variant", [BASE, IX])
def test_leaders_are_read_in_full_before_one_is_chosen(variant: Variant, lang: str) -> None:
    made = sitting(4, 1, lang, Window(*SMALL), variant)
    asked = Question(made, made.table.state.player)
    page, pages = 0, 1
    told = ""
    while page < pages:
        asked.page = page
        rows = rows_of(asked)
        assert not [row for row in rows if "…" in row]
        told += " ".join(" ".join(rows).split())
        page, pages = page + 1, asked.pages
    for leader in asked.view["leaders_left"]:
        name, text = GAME.text(f"leader:{leader}", lang)
        assert f"▸ {name} {in_one_line(text)}" in told


@pytest.mark.parametrize("lang", LANGS)
def test_long_plot_cards_are_told_whole_in_a_small_window(lang: str) -> None:
    plots = ["bypass_protocol", "poison_snooper", "bribery"]
    asked = at(
        {"players": {1: {"hand": ["dagger", "reconnaissance"], "intrigue": plots, "solari": 2, "spice": 2}}}, lang=lang
    )
    told: list[str] = []
    for page in range(10):
        asked.page = page
        rows = rows_of(asked)
        assert len(rows) == 23
        told += rows
        if page + 1 >= asked.pages:
            break
    flat = " ".join(" ".join(row.split()) for row in told)
    for choice in asked.choices.all:
        if choice.notation.startswith("plot "):
            assert choice.text in flat


# ---------------------------------------------------------------- signs


def test_open_spaces_of_a_small_window_say_what_the_table_says() -> None:
    """Icon, Combat space, Influence of a Faction, bonus spice."""
    asked = at(
        {
            "players": {1: {"hand": ["diplomacy", "signet_ring", "dagger"], "water": 2}},
            "bonus_spice": {"the_great_flat": 2},
        }
    )
    told = " ".join(" ".join(rows_of(asked)).split())
    assert "▸F†Hardy Warriors 1w→2t +1F" in told
    assert "▸E Wealth 2$ +1E" in told
    assert "▸S†The Great Flat 2w→3s +2s" in told


def test_what_comes_with_buying_a_card_is_no_part_of_its_reveal_box() -> None:
    asked = at({"row": ["liet_kynes", "dr_yueh", "carryall", "opulence", "power_play"]}, size=LARGE)
    assert any("5◊ Liet Kynes EF:FC│2◊ per F buy:+1E" in row for row in rows_of(asked))


def test_a_large_window_tells_what_the_leader_can_do() -> None:
    """What the Signet Ring does stands on the leader."""
    told = " ".join(rows_of(at({}, size=LARGE)))
    assert "Paul Atreides  Prescience: " in told


def test_a_sign_and_its_meaning_stay_in_one_line() -> None:
    signs = Text("Signs   ▸ open to you · ▶ to move · ▮ Agent ready")
    rows = [row.plain for row in folded(signs, 24)]
    assert rows == ["Signs   ▸ open to you ·", "        ▶ to move ·", "        ▮ Agent ready"]
    words = Text("log   everything that happened here")
    assert [row.plain for row in folded(words, 24)] == ["log   everything that", "      happened here"]


# ---------------------------------------------------------------- results


def result_of(*events: tuple[int | None, str, str]) -> str:
    """The result screen for somebody in the first seat, after the events of a round by seat, kind and text."""
    names = ["Ann", "Bea"]
    lines = [
        Line(
            seat,
            text if seat is None else f"{names[seat]} {text}",
            (Shown(seat=seat, kind=kind, things=[]),),
            (text if seat is None else f"{names[seat]} {text}",),
            "" if seat is None else names[seat],
        )
        for seat, kind, text in [(None, "round", "Round 3"), *events]
    ]
    return "\n".join(t.plain for t in results(lines, 1, {"seat": 0, "round": 3}, Words("en", CATALOGUE)))


FOUGHT = [
    (1, "plot", "plays Double Cross"),
    (0, "lost_troop", "loses 1 troop in the Conflict"),
    (1, "revealed", "reveals Dagger"),
    (1, "acquired", "acquires Gun Thopter"),
    (None, "row", "New in the Imperium Row: Chani"),
    (1, "strength", "has strength 3"),
    (0, "strength", "has strength 2"),
    (1, "paid", "pays 2 Solari"),
    (0, "lost_troop", "loses 1 troop in combat"),
    (1, "place", "takes the first reward"),
    (1, "combat_card", "plays To the Victor"),
    (1, "gained", "gains 3 spice"),
]


def test_cards_others_revealed_and_acquired_are_told_before_the_combat() -> None:
    """With the result the news go on behind it: what stood before it was never to be seen."""
    before, _, fight = result_of(*FOUGHT).partition("THE COMBAT OF ROUND 3")
    assert before.startswith("BEFORE THE COMBAT")
    for told in ("plays Double Cross", "reveals Dagger", "acquires Gun Thopter"):
        assert told in before
        assert told not in fight
    assert "Imperium Row" not in before


def test_a_reward_says_which_card_brought_it_and_an_old_loss_is_not_the_combat_s() -> None:
    fight = result_of(*FOUGHT).partition("THE COMBAT OF ROUND 3")[2]
    assert "plays To the Victor" in fight
    assert "loses 1 troop in combat" in fight
    assert "pays 2 Solari" in fight
    assert "loses 1 troop in the Conflict" not in fight


def test_swords_that_stand_in_one_line_with_the_reward_are_told() -> None:
    both = Line(
        1,
        "Bea adds 3 swords · takes the first reward",
        (Shown(seat=1, kind="swords", things=[]), Shown(seat=1, kind="place", things=[])),
        ("Bea adds 3 swords", "Bea takes the first reward"),
        "Bea",
    )
    told = results([both], 0, {"seat": 0, "round": 3}, Words("en", CATALOGUE))
    assert any("adds 3 swords" in line.plain for line in told)


def test_a_round_without_a_fight_tells_what_others_did_too() -> None:
    told = result_of(*FOUGHT[2:6], (None, "round_end", "Victory Points: Ann 1, Bea 1"))
    assert told.index("acquires Gun Thopter") < told.index("THE END OF THE ROUND")


# ---------------------------------------------------------------- asking


class Pages(Window):
    """Keeps the pages that were shown."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.pages: list[str] = []

    def page(self, lines: Sequence[Text], from_end: bool = False, foot: str = "page-foot") -> None:
        self.pages.append("\n".join(line.plain for line in lines))


class Reader(Window):
    """Types one line after the other and remembers what was to be seen."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*SMALL)
        self.lines = list(lines)
        self.seen: list[str] = []

    def ask(self, draw: Draw = nothing, offered: Offered | None = None) -> str:
        self.seen.append("\n".join(line.plain for line in draw()))
        if not self.lines:
            raise Quit
        return self.lines.pop(0)


def seen(decision: Question, *lines: str) -> list[str]:
    """What stands on the screen at first and after each line."""
    reader = decision.sitting.front = decision.front = Reader(*lines)
    with pytest.raises(Quit):
        decision.make()
    return reader.seen


def test_a_hint_is_still_there_after_a_look_at_something_else() -> None:
    _, hint, after_help, after_hand, after_typo, after_page = seen(at({}), "hint", "help", "hand", "xyzzy", "help")
    told = hint[hint.index("! Hint: ") :]
    assert told == after_help[after_help.index("! Hint: ") :] == after_hand[after_hand.index("! Hint: ") :]
    assert "! Hint: " not in after_typo
    assert "xyzzy" in after_typo
    assert "xyzzy" not in after_page, "a complaint has been read"


def test_a_misspelt_command_with_something_behind_it_gets_a_suggestion() -> None:
    assert "did you mean “text chani”?" in seen(at({}), "tex chani")[1].replace("\n  ", " ")
    assert "did you mean “why wealth”?" in seen(at({}), "whi wealth")[1].replace("\n  ", " ")
    assert "did you mean" not in seen(at({}), "tex " + "chani " * 40)[1]
    assert "did you mean “send diplomacy" in seen(at({}), "send nowhere")[1], "a choice, not a command"


def test_cards_of_house_hagal_are_told_only_where_it_plays() -> None:
    """There is a card of House Hagal for many spaces, of the same name."""
    told = seen(at({}), "text stillsuits")[1]
    assert told.count("! Stillsuits: ") == 1
    assert "Icon: Fremen" in told


def test_the_log_opens_with_a_full_page() -> None:
    console = Console(width=80, height=24, file=StringIO())
    screen = Screen(console, Words("en"))
    pages: list[list[str]] = []

    def ask(draw: Draw = nothing, offered: Offered | None = None) -> str:
        pages.append([line.plain for line in draw() if line.plain])
        return "b" if len(pages) < 3 else "q"

    screen.ask = ask  # type: ignore[method-assign]
    screen.page([Text(f"line {n}") for n in range(50)], from_end=True)
    assert [page[0] for page in pages] == ["line 29", "line 8", "line 0"]
    assert len(pages[0]) == 22, "21 lines and the foot"
    assert pages[0][-1].startswith("Page 3 of 3")


def test_the_last_combat_is_shown_before_the_end() -> None:
    """After the last decision there is no question with which it could be told."""
    made = [made for made, _ in decisions("imperium", "en", 4000, "random", players=3, leaders="random")][-1]
    state, known = made.table.state, made.table.noticed(0)
    assert state.over
    made.seats[1:] = ["random", "random"]
    made.seen[0] = max(n for n, event in enumerate(known) if event[0] == codes.E_ROUND) + 1
    made.front = shown = Pages(*SMALL)
    made._last_news()
    told = "\n".join(shown.pages)
    assert f"THE COMBAT OF ROUND {state.view(-1)['round']}" in told
    assert "takes the first reward" in told
    shown.full = False
    made._last_news()
    assert "The game is over" in shown.pages[-1], "plain lines tell all the news"


def test_who_can_play_no_card_is_not_asked_for_one() -> None:
    """The game asks, as nobody may learn who holds none; alone against bots nobody is there to learn it."""
    asked = set()
    for made, decision in decisions("imperium", "en", 4000, "random", players=3, leaders="random"):
        only = [choice.notation for choice in decision.choices.all]
        for seats in (["human"] * 3, ["human", "house", "house"]):
            made.seats = seats
            forced = made._nothing_to_choose(0)
            if only == ["pass"] and seats.count("human") == 1:
                assert forced == decision.choices.all[0].action
                asked.add("pass")
            else:
                assert forced is None
        asked.add("end" if only == ["end"] else "")
    assert {"pass", "end"} <= asked, "a turn is one's own until one ends it"


def test_a_card_tells_whose_it_is_and_what_trashing_it_brings() -> None:
    glyphs = Glyphs(GAME, Words("en"))
    assert glyphs.card("fedaykin_death_commando").plain == "F:CS ✗│1◊ [other F]3†"
    assert glyphs.card("assassination_mission").plain == "–│1† 1$ ✗:4$"
    assert glyphs.card("dagger").plain == "L│1†"
    assert glyphs.card("sardaukar_infantry").plain == "E:–│1◊ 2†"


def test_a_small_window_shows_dreadnoughts_marks_and_freighters() -> None:
    asked = at(
        {
            "players": {
                1: {
                    "garrison": 3,
                    "dreadnoughts": {"garrison": 1},
                    "council": True,
                    "swordmaster": True,
                    "freighter": 2,
                },
                2: {"conflict": 2, "dreadnoughts": {"conflict": 1}},
            }
        },
        variant=IX,
    )
    rows = rows_of(asked)
    mine, other = (next(row for row in rows if row[1:2] == mark) for mark in "●◆")
    assert " 3+1t " in mine
    assert mine.endswith("CS")
    assert re.search(r" 2\+1→7 †", other)
    assert all(len(row) <= 80 for row in rows)
    assert any(row.startswith("⇑ SHIPPING") and "2 2t +1any ●" in row for row in rows)


def test_what_one_seat_did_stands_in_one_line_when_something_between_is_left_out() -> None:
    told = result_of(
        (1, "acquired", "acquires Chani"),
        (None, "row", "New in the Imperium Row: Stilgar"),
        (1, "acquired", "acquires Stilgar"),
        (None, "round_end", "Victory Points: Ann 1, Bea 1"),
    )
    assert "Bea acquires Chani · acquires Stilgar" in told


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("name", ["imperium", "arrakis"])
def test_a_replay_in_a_small_window_is_the_small_table(name: str, seat: int | None) -> None:
    """No name is cut for want of columns, and what happened stands below the table."""
    options: dict[str, Any] = {"players": 2} if name == "arrakis" else {"players": 3, "leaders": "random"}
    found = list(decisions(name, "en", 60, "random", **options))
    made = found[-1][0]
    record = made.table.finish()
    log: list[Event] = []
    states, told = [], []
    for _, state in steps(made.game, record, log):
        states.append(state.clone())
        told.append(len(log))
    logs = [log[:end] for end in told]
    replay = Replay(made.game, record, seat, Words("en"), states, logs, Window(*SMALL))
    for at_step in range(0, len(states), 7):
        rows = [row.plain for row in replay._picture(at_step)]
        assert len(rows) == 23
        assert rows[-1].startswith(f"Step {at_step} of ")
        assert all(len(row.rstrip()) <= 80 for row in rows)
        assert not [row for row in rows if re.search(r"\w…\w* [0-9]", row)]


def test_a_name_and_its_score_stay_in_one_line() -> None:
    told = result_of((None, "round_end", "Victory Points: Ann Atreides 1, Bea Harkonnen 12"))
    assert "Ann Atreides\u00a01, Bea Harkonnen\u00a012" in told

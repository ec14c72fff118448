"""The table of Dune: War for Arrakis as lines of text, drawn from a view. Nothing here knows a rule.

Made to fit 100 columns and, with log and choices, 30 lines: title, both sides with their dice, tracks, leaders, the map
by sector (or the battle), prescience cards, hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from ...kernel.contract import Choice, Data, Game, Line, Setup, State
from ...kernel.record import Record
from ..boards import Board
from ..content import guessed_in
from ..glyphs import ACT, MUTED, SPICE, joined, styled
from ..layout import LABEL, first_words, fit, flow, in_one_line, wrapped
from ..variant import Variant
from ..words import Words
from .battle import battle_lines
from .expansions import smuggler_parts, space_parts
from .finish import end_lines
from .map import Map
from .marks import CATALOGUE, SIDE_COLOURS, SIDES, SMUGGLER, Marks
from .results import TOLD, WEIGHTS, results

DECKS = {"harkonnen": ("house_harkonnen", "corrino_ally"), "atreides": ("house_atreides", "fremen_ally")}
READABLE_SECTOR = 14  # lines in which all areas of a sector show their names
SMALLEST_MAP = 7  # lines in which every sector still shows something
LEAST_MAP = 9  # lines below which texts of cards give way
ROOMY = 100  # columns in which every box of dice has its place, also an empty one
GROUP_SECTORS_FROM = 13
LONGEST = 150  # characters of one choice: two lines of a small window
STANDING = 78  # columns in which a result screen says how things stand
UNNAMED = re.compile(r"\bSe[ck]tor (\d), (?:area|Gebiet) (\d+)")  # an area without a printed name
AIR_ZONE = re.compile(r"\b(?:[Aa]ir zone|Flugzone) (\d) \((?:sectors|Sektoren) \d (?:and|und) \d\)")
PREPOSITION = re.compile(r" (?:of|in|from|to)$")  # left alone when the zone behind it is named before
LONG_LABEL = 70  # letters of a choice that fit in a line of a small window


class ArrakisBoard(Board):
    why_kinds: ClassVar[tuple[str, ...]] = ("area", "card", "leader", "die")
    text_kinds: ClassVar[tuple[str, ...]] = (
        *("card", "leader", "prescience", "area", "zone", "die", "marker", "ban", "token", "atomics"),
        *("unit", "vehicle", "figure", "worm", "terrain", "imperium"),
    )
    unlisted: ClassVar[dict[str, tuple[str, ...]]] = {
        "die": ("leadership", "strategy", "deployment", "mentat", "house", "desert_power", "smugglers"),
        "marker": ("kwisatz_haderach", "sand_dwellers", "jihad", "choam", "spacing_guild", "landsraad"),
        "ban": ("choam", "spacing_guild", "landsraad"),
        "unit": ("regular", "elite", "sardaukar", "fedaykin", "bashar", "naib", "smuggler", "troop"),
        "vehicle": (
            *("harvester", "ornithopter", "carryall"),
            *("smuggler_harvester", "smuggler_ornithopter", "smuggler_carryall"),
        ),
        "figure": ("guild_navigator", "frigate", "heighliner", "smugglers_base"),
        "imperium": ("choam", "spacing_guild", "landsraad"),
        "worm": ("sandworm", "wild_maker"),
        "terrain": ("mountain", "plateau", "minor_erg", "desert", "deep_desert"),
    }
    group_from: ClassVar[int] = GROUP_SECTORS_FROM
    aside: ClassVar[tuple[str, ...]] = ("reveal:",)  # what one may always do is not what is asked
    hands_over: ClassVar[str] = "final-others"  # in the midst of a battle the turn goes on
    automaton: ClassVar[str] = "mahdi"
    needs_target: ClassVar[tuple[str, ...]] = ("attack", "move", "special", "desert")

    def __init__(self, game: Game, words: Words, names: Sequence[str], seed: int | str | None) -> None:
        super().__init__(game, Words(words.lang, CATALOGUE), names, seed)
        self.common = words
        self.marks = Marks(game, words)
        self.map = Map(self.marks)

    def name(self, thing: str) -> str:
        kind, _, what = thing.partition(":")
        if kind == "sector":  # as on the map
            return f"{what.upper()} {self.marks.name(thing).partition(': ')[2]}"
        return self.words(f"reveal-{what}") if kind == "reveal" else self.marks.name(thing)

    def news_lines(self, marked: frozenset[str]) -> int:
        return 2

    # ------------------------------------------------------------ the picture

    def lines(
        self, view: Data, width: int, marked: frozenset[str] = frozenset(), height: int = 0, log: int = 0
    ) -> list[Text]:
        """The map takes what it needs; cards are shown with their text as far as that leaves room for it."""
        above = [
            self.title(view, width),
            *(self.side(view, side, width) for side in SIDES),
            *self.tracks(view, width, marked),
            *self.leaders(view, width, marked),
            *self.expansions(view, width, marked),
        ]
        if view["battle"]:
            above += battle_lines(self.map, view, width)
        needed = self.map.needed(view, width, marked)
        tail: list[Text] = []
        for hand_full, prescience_full in ((True, True), (True, False), (False, False)):
            tail = [*self.prescience(view, width, marked, prescience_full), *self.hand(view, width, marked, hand_full)]
            free = height - len(above) - len(tail) - log if height else 0
            if not height or free >= needed:
                return [*above, *self.map.lines(view, width, marked, free), *tail]
        asked = [any(t.startswith(kind) for t in marked) for kind in ("prescience:", "card:")]
        if any(asked):  # what the question is about is worth a smaller map
            told = [*self.prescience(view, width, marked, asked[0]), *self.hand(view, width, marked, asked[1])]
            if height - len(above) - len(told) >= LEAST_MAP:
                tail = told
        free = height - len(above) - len(tail)
        if (view["battle"] or self._drawn(view)) and free < LEAST_MAP:
            return [*above, *tail]
        if not all(thing.startswith(("area:", "zone:")) for thing in marked):  # where to go is not the question
            needed = self.map.least(view, width, marked)
        free = min(free, max(needed, free - log))  # a log that is cut is worth a smaller map
        return [*above, *self.map.lines(view, width, marked, max(7, free)), *tail]

    def title(self, view: Data, width: int) -> Text:
        text = styled(f" {self.game.title_in(self.common.lang).upper()}  ", "bold")
        parts = [Text(self.words("round", number=view["round"])), Text(self._phase(view))]
        if view["turn"]:
            turn = self.words("turn-of", side=self.words(view["turn"]))
            parts.append(styled(turn, f"bold {SIDE_COLOURS[view['turn']]}"))
        return self.in_band(text.append_text(joined(parts, " · ")), width)

    def _phase(self, view: Data) -> str:
        return self.words(f"phase-{view['phase'].replace('_', '-')}")

    def side(self, view: Data, side: str, width: int) -> Text:
        """Who plays it, dice by box, cards."""
        seats = list(dict.fromkeys(view["seats"][side]))
        line = styled("▶" if view["player"] in seats and not view["over"] else " ", ACT)
        line.append_text(self.marks.side(side)).append(f" {fit(self.words(side), 10)}", SIDE_COLOURS[side])
        people = [
            styled("▶" if len(seats) > 1 and seat == view["player"] else "", ACT).append_text(self.seat(seat))
            for seat in seats
        ]
        who = joined(people, " ") if people else Text(self.words("mahdi-player"))
        if width < ROOMY:
            who.append(" ")
        else:
            who.truncate(30 if len(seats) > 1 else 16, overflow="ellipsis", pad=True)
        line.append_text(who).append(" ")
        house, ally = (view["dice"][deck] for deck in DECKS[side])
        for result in house:
            n = house[result] + ally[result]
            if (len(seats) > 1 or width < ROOMY) and not n and view["slotted"][side] != result:
                continue  # two names, or a small window, leave less room
            count = f"{house[result]}/{ally[result]}" if len(seats) > 1 and n else f"{n}"
            called = self.words(f"die-{result}")
            called = f"[{called}]" if view["slotted"][side] == result else called
            line.append(f" {called} ", "" if n else MUTED).append(count, "bold" if n else MUTED)
        sizes = "+".join(str(view["hand_sizes"][deck]) for deck in DECKS[side])
        line.append(f"  {self.words('hand-size', n=sizes)}", MUTED)
        line.append(f"  {self.words('bene-gesserit', n=view['bene_gesserit'][side])}", MUTED)
        line.truncate(width, overflow="ellipsis")
        return line

    def tracks(self, view: Data, width: int, marked: frozenset[str]) -> list[Text]:
        parts = [styled(self.words("supremacy", n=view["supremacy"]), f"bold {SIDE_COLOURS['harkonnen']}")]
        goals = view.get("targets")
        for marker, value in view["markers"].items():
            text = self._marked(f"marker:{marker}", marked, SIDE_COLOURS["atreides"]).append(f" {value}", "bold")
            if goals:
                text.append(f"/{'|'.join(str(goal[marker]) for goal in goals)}", MUTED)
            parts.append(text)
        parts += self._staban(view)
        for marker, value in view["imperium"].items():
            text = self._marked(f"marker:{marker}", marked, "").append(f" {value}", "bold")
            if marker in view["bans"]:
                text.append(f" !{self.words('ban')}", f"bold {SIDE_COLOURS['harkonnen']}")
            parts.append(text)
        if view["atomics"]:  # where the Shield Wall is open
            parts.append(Text(self.words("atomics", where=self.name(f"atomics:{view['atomics']}"))))
        if view["spice"]:
            parts.append(styled(self.words("spice", n=view["spice"]), SPICE))
        return self._flow("tracks", parts, width)

    def _staban(self, view: Data) -> list[Text]:
        """His step on the prescience track while the smugglers are neutral."""
        step = view.get("smugglers", {}).get("staban_step")
        return [styled(self.words("staban", step=step), SMUGGLER)] if step else []

    def leaders(self, view: Data, width: int, marked: frozenset[str]) -> list[Text]:
        """Where those in play are; not those who are still to come or have left the game."""
        parts = []
        for side in SIDES:
            there: dict[str, list[Text]] = {}
            for leader, data in view["leaders"].items():
                if self.game.facts(f"leader:{leader}")["side"] == side and data["place"] not in ("not_yet", "gone"):
                    text = self._marked(f"leader:{leader}", marked, MUTED if data["spent"] else "bold")
                    text.append(f" ({self.words('spent')})" if data["spent"] else "", MUTED)
                    there.setdefault(self._where(data), []).append(text)
            for where, who in there.items():
                parts.append(self.marks.side(side).append(f" {where}: ", MUTED).append_text(joined(who, ", ")))
        return self._flow("leaders", parts or [Text("–")], width)

    def expansions(self, view: Data, width: int, marked: frozenset[str]) -> list[Text]:
        """The Smugglers board with the cards its die has drawn, and the Space board."""
        lines = []
        if "mahdi" in view:
            lines += self._flow("mahdi", self._mahdi(view["mahdi"]), width)
        if "smugglers" in view:
            lines += self._flow("smugglers", smuggler_parts(self.marks, view, marked), width)
            if drawn := self._drawn(view):
                lines += self._flow("drawn", self._cards(drawn, marked, True), width, True)
        if "guild" in view:
            lines += self._flow("space", space_parts(self.marks, view), width)
        return lines

    def _drawn(self, view: Data) -> list[str]:
        """The cards the smugglers' die has drawn, if the seat may see them; others know how many there are."""
        drawn = view.get("smugglers", {}).get("drawn", ())
        return drawn if isinstance(drawn, list) else []

    def _where(self, leader: Data) -> str:
        if leader["place"] == "board":
            return self.marks.place(leader["area"])
        return self.words("tank", n=leader["tank"] + 1) if leader["place"] == "tank" else self.words("available")

    def prescience(self, view: Data, width: int, marked: frozenset[str], in_full: bool) -> list[Text]:
        parts = []
        for card in view["prescience"]:
            text = self._marked(f"prescience:{card}", marked, "bold")
            if in_full:
                told = self.game.text(f"prescience:{card}", self.words.lang)[1].splitlines()
                text.append(f" {' · '.join(told[1:3])}", MUTED)
            parts.append(text)
        return self._flow("prescience", parts or [styled("–", MUTED)], width, in_full)

    def hand(self, view: Data, width: int, marked: frozenset[str], in_full: bool) -> list[Text]:
        """Only in the view of a seat: an onlooker has no hand."""
        if view["seat"] < 0:
            return []
        cards = [c for cards in view["hands"].values() for c in cards]
        return self._flow("hand", self._cards(cards, marked, in_full) or [styled("–", MUTED)], width, in_full)

    def _cards(self, cards: Iterable[str], marked: frozenset[str], in_full: bool) -> list[Text]:
        parts = []
        for card in cards:
            text = self._marked(f"card:{card}", marked, "bold")
            if in_full:
                told = self.game.text(f"card:{card}", self.words.lang)[1].splitlines()
                text.append(f" {' · '.join(told[1:])}", MUTED)
            parts.append(text)
        return parts

    def _marked(self, thing: str, marked: frozenset[str], style: str) -> Text:
        is_open = thing in marked
        return styled("▸" if is_open else "", ACT).append(self.name(thing), ACT if is_open else style)

    def _mahdi(self, mahdi: Data) -> list[Text]:
        """The automaton's dice, sector, target and Reinforcements."""
        spent = sum(mahdi["dice_spent"].values())
        target = self.marks.place(mahdi["target"]) if mahdi["target"] else self.words("none")
        harvesting = self.marks.place(mahdi["harvesting"].removeprefix("tc_"))
        return [
            Text(self.words("mahdi-dice", left=mahdi["dice_left"], spent=spent)),
            Text(self.words("mahdi-target", area=target)),
            Text(self.words("mahdi-harvesting", area=harvesting)),
            Text(self.words("mahdi-reinforcements", n=mahdi["reinforcements"])),
        ]

    def _flow(self, label: str, parts: Iterable[Text], width: int, apart: bool = False) -> list[Text]:
        """`apart`: each begins a line of its own, so that one sees where a card ends."""
        heading = styled(fit(self.words(f"label-{label}").upper(), LABEL), f"bold {MUTED}")
        if not apart:
            return flow(heading, list(parts), width, " · ")
        margin = Text(" " * heading.cell_len)
        return [line for n, part in enumerate(parts) for line in flow(margin if n else heading, [part], width)]

    def compact(self, view: Data, width: int, marked: frozenset[str], height: int) -> list[Text]:
        """Title, sides, tracks; then the battle or the map; boards of the expansions if they leave room for it."""
        above = [self.title(view, width), *(self.side(view, side, width) for side in SIDES)]
        tracks, boards = self.tracks(view, width, marked), self.expansions(view, width, marked)
        in_full, hand = (self.hand(view, width, marked, full) for full in (True, False))
        if view["battle"]:
            battle = battle_lines(self.map, view, width)
            shapes = [[*tracks, *boards, *battle, *in_full], [*tracks, *boards, *battle, *hand]]
            shapes += [[*tracks, *battle, *in_full], [*tracks, *battle, *hand], [*battle, *hand], battle]
            return [*above, *next((shape for shape in shapes if len(above) + len(shape) <= height), battle)][:height]
        if any(thing.startswith("card:") for thing in marked):  # which card is asked: their texts are worth the map
            for beside in (tracks, []):
                if len(above) + len(beside) + len(in_full) <= height:
                    return [*above, *beside, *in_full]
        where_to = all(thing.startswith(("area:", "zone:")) for thing in marked)  # the sector itself is the answer
        if where_to and self.map.asked_about(marked) and height - len(above) - len(tracks) < READABLE_SECTOR:
            return [above[0], *self.map.lines(view, width, marked, height - 1)][:height]
        for beside in ([*tracks, *boards], tracks, []):  # where everybody stands is worth more than the tracks
            free = height - len(above) - len(beside) - len(hand)
            if free >= SMALLEST_MAP:
                return [*above, *beside, *self.map.lines(view, width, marked, free), *hand]
        return [*above, *tracks, *boards, *hand][:height]

    def in_words(self, view: Data, width: int, marked: frozenset[str], room: int) -> list[Text]:
        """For a large window: what can be chosen beside areas, in full words."""
        shown = [t for t in sorted(marked) if t.startswith(("card:", "leader:", "prescience:", "die:"))]
        lines: list[Text] = []
        for thing in shown:
            name, text = self.game.text(thing, self.words.lang)
            told = wrapped(styled(name, "bold").append(f"  {in_one_line(text)}", MUTED), width, LABEL)
            if len(lines) + len(told) + 1 > room:
                break
            lines += told
        return [Text(""), *lines] if lines else []

    # ------------------------------------------------------------ question and choices

    def group(self, said: Choice) -> str:
        """Sector first, then the area; what could be revealed on the way stands aside."""
        kind, _, id = said.path[0].partition(":")
        if self._reveals(said):
            return f"reveal:{kind}"
        return f"sector:{self.game.facts(f'area:{id}')['sectors'][0]}" if kind == "area" else ""

    def answers(self, said: Choice) -> bool:
        return len(said.path) == 1 and said.path[0].startswith(("area:", "zone:")) and not self._reveals(said)

    @staticmethod
    def _reveals(said: Choice) -> bool:
        return said.notation.startswith("reveal ")

    def _zone(self, id: str, text: str, alone: bool) -> Text:
        """The zone by its short name and its sectors, then what is done there unless the question says it."""
        sectors = " ".join(sector.upper() for sector in self.game.facts(f"zone:{id}")["sectors"])
        label = styled(id, "bold").append(f" ({sectors})", MUTED)
        done = PREPOSITION.sub("", text.replace(id, "").strip(" :"))
        return label if alone or not done else label.append(f": {done}")

    def label(self, said: Choice, inside: bool) -> Text:
        """In an open sector the area and its terrain are enough.

        A long text might be cut where it differs from the others, so area or zone comes first.
        """
        kind, _, id = said.path[0].partition(":")
        text = first_words(self.brief(said.text), LONGEST)
        if kind == "zone":
            return self._zone(id, text, inside and self.answers(said))
        if kind != "area" or len(said.path) > 1:
            return Text(text)
        facts = self.game.facts(f"area:{id}")
        if inside and self.answers(said):
            remark = "".join(text.rpartition(self.marks.place(id))[2].partition("(")[1:])
            terrain = self.name("terrain:" + facts["terrain"])
            return Text(self.marks.place(id)).append(f" {terrain} {remark}".rstrip(), MUTED)
        if inside and self._reveals(said):  # the open group says what is revealed
            return Text(self.marks.place(id))
        if len(text) > LONG_LABEL:
            return styled(self.marks.place(id), "bold").append(f": {text}", MUTED)
        return Text(text)

    def brief(self, text: str) -> str:
        """`s1_4` as on the map instead of “Sector 1, area 4”, `az2` instead of “air zone 2 (sectors 5 and 8)”."""
        return AIR_ZONE.sub(r"az\1", UNNAMED.sub(r"s\1_\2", text))

    def short(self, view: Data, marked: frozenset[str]) -> list[Text]:
        where = [
            styled(self.words("round", number=view["round"]), "bold"),
            Text(self._phase(view)),
            Text(self.words("supremacy", n=view["supremacy"])),
            *(Text(f"{self.name(f'marker:{m}')} {n}") for m, n in view["markers"].items()),
            *self._staban(view),
        ]
        battle = battle_lines(self.map, view, 10_000) if view["battle"] else []
        boards = self.expansions(view, 10_000, marked)
        return [joined(where, " · "), *boards, *battle, *self.hand(view, 10_000, marked, True)]

    # ------------------------------------------------------------ in full words

    def in_full(self, view: Data) -> list[Text]:
        """Every area with something on it, prescience cards, leaders, discard piles."""
        lines = [line for area in view["areas"] for line in self.map.in_full(view, area)]
        things = [f"prescience:{card}" for card in view["prescience"]]
        things += [f"leader:{x}" for x, data in view["leaders"].items() if data["place"] not in ("not_yet", "gone")]
        things += [f"card:{card}" for card in view.get("guild", {}).get("in_play", ())]
        lines += [Text(""), *self.with_texts(things), Text("")]
        for deck, cards in view["discards"].items():
            names = ", ".join(self.name(f"card:{card}") for card in cards) or self.words("no-cards")
            lines.append(styled(f"{self.name(f'deck:{deck}')}, {self.words('open-discards')}: ", MUTED).append(names))
        return lines

    def hand_in_full(self, view: Data) -> list[Text]:
        lines = self.with_texts(f"card:{card}" for cards in view["hands"].values() for card in cards)
        for target in view.get("targets", ()):
            goal = ", ".join(f"{self.name(f'marker:{marker}')} {value}" for marker, value in target.items())
            lines.append(styled(self.words("secret-objective", targets=goal), "italic"))
        return lines or [Text(self.common("hand-empty"))]

    def help(self, view: Data) -> str:
        more = [self.words(f"help-{expansion}") for expansion in ("smugglers", "guild") if expansion in view]
        return "\n".join([self.words("help"), *more, self.words("help-goal")])

    def introduction(self, setup: Setup) -> list[Text]:
        """What is played, if that is not the plain game, and how much of it is reconstructed."""
        title = Variant.of(setup).title(self.game, self.common)
        guessed = guessed_in(self.game, setup)
        told = [styled(title, "bold")] if title != self.game.title_in(self.common.lang) else []
        told += [styled(text, ACT) for text in self.ours(setup)]
        return [*told, *([Text(self.words("uses-reconstructed", n=guessed))] if guessed else [])]

    def welcome(self) -> list[Text]:
        return [Text(self.words("new-here"))]

    def ours(self, setup: Setup) -> list[str]:
        """What of this game is a ruling of ours and not in the print: said before and after it is played."""
        book = self.game.book(setup, self.common.lang) if setup.players == 1 else {}
        return [told["text"] for thing, told in book.items() if thing.startswith("ours:")]

    def zoom(self, view: Data, text: str, marked: frozenset[str], width: int, height: int) -> list[Text] | None:
        return self.map.zoom(view, text, marked, width, height)

    def end_lines(self, state: State, record: Record) -> list[Text]:
        title = Variant.of(record.setup).title(self.game, self.common)
        guessed = guessed_in(self.game, record.setup)
        lines = end_lines(self.marks, title, state, record, self.names, guessed)
        return [*lines, *(styled(text, MUTED) for text in self.ours(record.setup))]

    # ------------------------------------------------------------ log

    weights: ClassVar[Mapping[str, int]] = WEIGHTS
    told: ClassVar[tuple[str, ...]] = TOLD

    def result(self, lines: Sequence[Line], fresh: int, view: Data) -> list[Text]:
        screen = results(lines, fresh, view, self.words)
        return [*screen, *self.tracks(view, STANDING, frozenset())] if screen else []


BOARD = ArrakisBoard

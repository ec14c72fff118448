"""Cards and spaces in a few characters: `4s→5$ 2t 1i`. Every colour has a letter or a shape beside it.

The table is drawn from the game's facts, so what it shows and what the rules do come from one declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps

from rich.text import Text

from ...kernel.contract import Data, Game
from ...kernel.texts import Catalogue
from ..glyphs import MUTED, SPICE, joined, styled
from ..words import Words

CATALOGUE = Catalogue("landsraad.cli.imperium")
SOLARI, WATER = "#e3c567", "#5aa9e6"
INTRIGUE, PERSUASION, SWORD, POINT = "#c79bf2", "#8fb2ff", "#ff8f8f", "bold #f2ead8"
UNIT, SHIP, TECH = "#ff8f8f", "#f0a060", "#7fd8b0"  # of Rise of Ix
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
ICON_COLOURS = {
    "emperor": "#d8d8e8",
    "spacing_guild": "#f0a060",
    "bene_gesserit": "#c79bf2",
    "fremen": "#7cc0f0",
    "landsraad": "#9fd68a",
    "city": "#a8bce8",
    "spice_trade": "#e3c567",
}


def _plus(acquired: Text) -> Text:
    """What comes with buying: `+1★`. Influence has its plus already."""
    return acquired if acquired.plain.startswith("+") else styled("+", MUTED).append_text(acquired)


def _once(draw: Callable[[Glyphs, str], Text]) -> Callable[[Glyphs, str], Text]:
    """A component looks alike all game long, and a table that tries how much fits draws it many times."""

    @wraps(draw)
    def drawn(glyphs: Glyphs, component: str) -> Text:
        key = draw.__name__, component
        if key not in glyphs.drawn:
            glyphs.drawn[key] = draw(glyphs, component)
        return glyphs.drawn[key].copy()

    return drawn


class Glyphs:
    """Draws the facts of a game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.drawn: dict[tuple[str, str], Text] = {}
        self.game = game
        self.words = Words(words.lang, CATALOGUE)

    def name(self, thing: str) -> str:
        return self.game.text(thing, self.words.lang)[0]

    def icon(self, icon: str) -> Text:
        return styled(self.words(f"letter-{icon.replace('_', '-')}"), ICON_COLOURS[icon])

    def icons(self, icons: list[str], infiltrates: Iterable[str] = ()) -> Text:
        """`LC*`: the star stands behind an icon that enters a space in spite of enemy Agents."""
        return Text("").join(self.icon(i).append("*" if i in infiltrates else "") for i in icons)

    # ------------------------------------------------------------ components

    @_once
    def card(self, card: str) -> Text:
        """`F:EL 1i│2◊`: whose card it is, where it can send an Agent, the Agent box, the Reveal box."""
        facts = self.game.facts(f"card:{card}")
        of = Text("").join(self.icon(faction) for faction in facts["factions"])
        agent = joined([self.card_icons(card), self.effect(facts["agent"])])
        reveal = self.effect(facts["reveal"])
        text = of.append(":", MUTED) if of.plain else of
        text.append_text(agent if agent.plain else styled("–", MUTED))
        text.append("│", MUTED).append("▽" if facts["unload"] else "")
        text.append_text(reveal if reveal.plain else styled("–", MUTED))
        if (acquire := self.effect(facts["acquire"])).plain:
            text.append(f" {self.words('short-acquire')}", MUTED).append_text(acquire)
        if (trashed := self.effect(facts["trashed"])).plain:
            text.append(" ✗:", MUTED).append_text(trashed)
        return text

    @_once
    def card_icons(self, card: str) -> Text:
        facts = self.game.facts(f"card:{card}")
        return self.icons(facts["icons"], facts["infiltrates"])

    @_once
    def intrigue(self, card: str) -> Text:
        facts = self.game.facts(f"intrigue:{card}")
        kinds = ("plot", "combat", "endgame")
        return joined(
            [
                joined([styled(self.words(f"short-{kind}"), MUTED), self.effect(facts[kind])])
                for kind in kinds
                if facts[kind]
            ],
            " / ",
        )

    @_once
    def space(self, space: str) -> Text:
        """Requirement, cost and effect of a board space; the Influence of a Faction space is told by its letter."""
        facts = self.game.facts(f"space:{space}")
        if facts["sale"]:
            low, high = facts["sale"][0], facts["sale"][-1]
            text = styled(f"{low[0]}–{high[0]}s", SPICE).append("→", MUTED)
            return text.append_text(styled(f"{low[1]}–{high[1]}$", SOLARI))
        cost = self.effect(facts["cost"])
        effect = self.effect(facts["effect"])
        if facts["reveal_persuasion"]:
            effect = joined([effect, styled(f"{facts['reveal_persuasion']}◊", PERSUASION)])
        text = self.condition(facts["needs"]) if facts["needs"] else Text("")
        if cost.plain:
            text.append_text(cost).append("→", MUTED)
        return text.append_text(effect)

    @_once
    def tech(self, tile: str) -> Text:
        """`+2i`, then what the tile does later: `↻4$→3t` once a round, `│1◊` on reveal, `End …`."""
        facts = self.game.facts(f"tech:{tile}")
        parts = []
        if (acquire := self.effect(facts["acquire"])).plain:
            parts.append(_plus(acquire))
        if (ability := self.effect(facts["ability"])).plain:
            parts.append(styled("↻" if facts["flip"] else "", MUTED).append_text(ability))
        if (reveal := self.effect(facts["reveal"])).plain:
            parts.append(styled("│", MUTED).append_text(reveal))
        for kind, heading in (("round_start", "short-each-round"), ("endgame", "short-at-end")):
            if (effect := self.effect(facts[kind])).plain:
                parts.append(styled(f"{self.words(heading)} ", MUTED).append_text(effect))
        if facts["passive"]:
            parts.append(Text(self.words(f"short-{facts['passive'].replace('_', '-')}")))
        return joined(parts)

    # ------------------------------------------------------------ effects

    def effect(self, effect: Data) -> Text:
        match effect["op"]:
            case "all":
                return joined(self.effect(part) for part in effect["parts"])
            case "arrow":
                return Text("").join([self.effect(effect["cost"]), styled("→", MUTED), self.effect(effect["effect"])])
            case "choose":
                options = joined((self.effect(option) for option in effect["options"]), "/")
                return options if effect["n"] == 1 else Text(f"{effect['n']}× ").append_text(options)
            case "when":
                text = self.condition(effect["condition"]).append_text(self.effect(effect["effect"]))
                otherwise = self.effect(effect["otherwise"])
                return text.append("/", MUTED).append_text(otherwise) if otherwise.plain else text
            case "gain" | "pay":
                return joined(
                    styled(f"{effect[what]}{letter}", style)
                    for what, letter, style in (("solari", "$", SOLARI), ("spice", "s", SPICE), ("water", "w", WATER))
                    if effect[what]
                )
            case "influence" | "loseinfluence" as op:
                sign = "+" if op == "influence" else "−"
                if len(effect["factions"]) == len(FACTIONS):
                    where = Text(self.words("letter-any"))
                else:
                    where = joined((self.icon(f) for f in effect["factions"]), "/")
                return Text(f"{sign}{effect['amount']}").append_text(where)
            case "influenceeach":
                return joined(Text("+1").append_text(self.icon(f)) for f in effect["factions"])
            case "vp":
                return styled(f"{effect['n']}★", POINT)
            case "persuasion":
                return styled(f"{effect['n']}◊", PERSUASION)
            case "swords":
                return styled(f"{effect['n']}†", SWORD)
            case "dreadnought":
                return styled(f"{effect['n']}✦", UNIT)
            case "freighter":
                return styled(f"{effect['n']}⇑", SHIP)
            case "acquiretech":
                discount = f"−{effect['discount']}" if effect["discount"] else ""
                return styled(self.words("short-tech") + discount + ("($)" if effect["or_solari"] else ""), TECH)
            case "intrigue":
                return styled(self._word("intrigue", effect), INTRIGUE)
            case "harvest":
                return styled(f"{effect['n']}s", SPICE)
            case "foldspace":
                return Text("+").append(self.name("card:foldspace"))
            case op:
                return Text(self._word(op, effect))

    def _word(self, op: str, effect: Data) -> str:
        n = int(effect.get("n") or effect.get("up_to") or 0)
        of = effect.get("of", "")
        letter = self.words(f"letter-{of.replace('_', '-')}") if of in FACTIONS else ""
        return self.words(f"short-{op.replace('_', '-')}", n=n, letter=letter, all="yes" if n >= 99 else "no")

    def condition(self, condition: Data) -> Text:
        """Stands before the effect it guards: `[F≥2] `."""
        faction = condition.get("faction", "")
        letter = self.words(f"letter-{faction.replace('_', '-')}") if faction else ""
        match condition["if"]:
            case "InfluenceAtLeast":
                inner = f"{letter}≥{condition['amount']}"
            case "OtherInPlay":
                inner = self.words("if-other", letter=letter)
            case "HasAlliance":
                inner = self.words("if-alliance", letter=letter)
            case "TracksAtLeast":
                inner = self.words("if-tracks", tracks=condition["tracks"], influence=condition["influence"])
            case "HasCouncilSeat":
                inner = self.words("if-council")
            case "SpiceMustFlowAtLeast":
                inner = self.words("if-flow", n=condition["n"])
            case "SpiceMustFlowMost":
                inner = self.words("if-flow-most")
            case "SolariAtLeast":
                inner = f"$≥{condition['n']}"
            case "TechAtLeast":
                inner = f"{self.words('short-tech')}≥{condition['n']}"
            case "PersuasionAtLeast":
                inner = f"◊≥{condition['n']}"
            case "UnitsDeployedAtLeast":
                inner = self.words("if-deployed", n=condition["n"])
            case "AgentWith":
                inner = self.words("if-agent", letter=letter)
            case "AgentsOnIcons":
                inner = self.words("if-agents-on-icons", n=condition["n"])
            case "BesideEnemy":
                inner = self.words("if-beside-enemy")
            case other:
                raise ValueError(f"no short form for the condition {other}")
        return styled(f"[{inner}]", MUTED)

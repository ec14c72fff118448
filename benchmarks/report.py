"""The figures as a table for people, and as files to keep."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results.json"
README = FOLDER / "README.md"
BEGIN, END = "<!-- results: written by make bench -->\n", "<!-- end of results -->\n"

ROWS = {
    "games_per_s": "random play, games/s",
    "decisions_per_s": "decisions/s, forced ones included",
    "choices_per_s": "decisions/s with a choice",
    "playout_choices_per_s": "… by the engine's own loop",
    "copy_us": "copy of a state, µs",
    "step_us": "legal actions and one step, µs",
    "import_ms": "import, ms",
    "first_game_ms": "start until a first game is ready, ms",
    "arrakis_first_game_ms": "… of War for Arrakis, ms",
    "version_ms": "`landsraad --version`, ms",
    "memory_mb": "memory after the import, MB",
    "states_mb": "memory of 1,000 more states, MB",
    "decisions_per_game": "decisions in a game",
    "choices_per_game": "… of them with a choice",
    "ix_games_per_s": "with Rise of Ix: games/s",
    "ix_decisions_per_s": "… decisions/s, forced ones included",
    "ix_choices_per_s": "… decisions/s with a choice",
    "ix_playout_choices_per_s": "… by the engine's own loop",
    "ix_copy_us": "… copy of a state, µs",
    "ix_decisions_per_game": "… decisions in a game",
    "ix_choices_per_game": "… of them with a choice",
    "arrakis_games_per_s": "War for Arrakis, 2 players: games/s",
    "arrakis_decisions_per_s": "… decisions/s, forced ones included",
    "arrakis_choices_per_s": "… decisions/s with a choice",
    "arrakis_playout_choices_per_s": "… by the engine's own loop",
    "arrakis_copy_us": "… copy of a state, µs",
    "arrakis_decisions_per_game": "… decisions in a game",
    "arrakis_choices_per_game": "… of them with a choice",
}
# War for Arrakis at every table: the rows and columns of the second table.
EXPANSIONS = {"base": "base game", "smugglers": "Smugglers", "guild": "The Spacing Guild", "both": "both expansions"}
PLAYERS = (2, 3, 4)
COLUMNS = {"games_per_s": "games/s", "choices_per_s": "decisions/s with a choice", "copy_us": "copy, µs"}
NAMES = {"catanatron": "Catanatron", "landsraad": "Landsraad", "landsraad_compiled": "compiled"}
# How many times better than the peer we promise to be, with four players.
TARGETS = {
    "landsraad": {"games_per_s": 5, "copy_us": 5, "arrakis_choices_per_s": 2, "arrakis_copy_us": 5},
    "landsraad_compiled": {"games_per_s": 20, "copy_us": 12, "arrakis_choices_per_s": 8, "arrakis_copy_us": 10},
}


def table(results: dict[str, Any]) -> str:
    """A Markdown table that can also be read as it is. `×n`: n times better than the peer; `n %`: of the base game."""
    figures, ratios, beside = results["figures"], results["ratios"], results["beside_base"]
    lines = [["", *(f"{NAMES[name]} {results['versions'][name]}" for name in figures)]]
    for key, title in ROWS.items():
        cells = [title]
        for name, values in figures.items():
            cell = number(values[key]) if key in values else "–"
            if key in ratios.get(name, {}):
                cell += f" (×{number(ratios[name][key])})"
            if key in beside.get(name, {}):
                cell += f" ({100 * beside[name][key]:.0f} % of base)"
            cells.append(cell)
        lines.append(cells)
    return markdown(lines)


def tables(results: dict[str, Any]) -> str:
    """War for Arrakis at every table. `n %`: of the base game's speed with as many players; `×n`: as above."""
    ours = [name for name in results["figures"] if name in results["ratios"]]
    lines = [["War for Arrakis, players", *(f"{NAMES[name]}: {title}" for name in ours for title in COLUMNS.values())]]
    for expansion, title in EXPANSIONS.items():
        for players in PLAYERS:
            cells = [f"{title}, {players}"]
            for name in ours:
                for column in COLUMNS:
                    cells.append(_table_cell(results, name, expansion, players, column))
            lines.append(cells)
    return markdown(lines)


def _table_cell(results: dict[str, Any], name: str, expansion: str, players: int, column: str) -> str:
    key = f"arrakis/{expansion}/{players}/{column}"
    cell = number(results["figures"][name][key])
    if column == "copy_us":
        cell += f" (×{number(results['ratios'][name][key])})"
    elif expansion != "base":
        cell += f" ({100 * results['beside_base'][name][key]:.0f} %)"
    return cell


def markdown(lines: list[list[str]]) -> str:
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    text = [
        "| "
        + " | ".join(c.rjust(w) if i else c.ljust(w) for i, (c, w) in enumerate(zip(line, widths, strict=True)))
        + " |"
        for line in lines
    ]
    text.insert(1, "|" + "|".join("-" * (w + 1) + (":" if i else "-") for i, w in enumerate(widths)) + "|")
    return "\n".join(text)


def number(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def verdicts(results: dict[str, Any]) -> list[str]:
    """Each promise with what was measured."""
    lines = []
    for name, promises in TARGETS.items():
        for key, promised in promises.items():
            if name in results["ratios"]:
                measured = results["ratios"][name][key]
                verdict = "kept" if measured >= promised else "NOT KEPT"
                lines.append(
                    f"{NAMES[name]}, {ROWS[key]}: ×{promised} promised, ×{number(measured)} measured: {verdict}"
                )
    return lines


def write_results(results: dict[str, Any]) -> None:
    def shorten(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: shorten(inner) for key, inner in value.items()}
        return float(f"{value:.4g}") if isinstance(value, float) else value

    RESULTS.write_text(json.dumps({"date": str(date.today()), **shorten(results)}, indent=1) + "\n", encoding="utf-8")


def write_readme(results: dict[str, Any]) -> None:
    """Put the table where the last one stands."""
    text = README.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    caption = f"Python {results['python']}, {date.today()}, medians of {results['rounds']} rounds:"
    README.write_text(
        f"{before}{BEGIN}{caption}\n\n{table(results)}\n\n{tables(results)}\n{END}{after}", encoding="utf-8"
    )

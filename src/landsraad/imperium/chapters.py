"""The rulebook of the game and how much of it is implemented: the one place that says so."""

from pathlib import Path

from ..kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    path=Path(__file__).with_name("rulebook.md"),
    chapters=(*(f"IMP-{n}" for n in range(14)), "IMP-X", *(f"IMP-{x}" for x in ("R", "T", "S", "RX", "V", "E"))),
    german={
        "IMP-0": "Grundsätze",
        "IMP-1": "Spielmaterial, Bereiche und Grenzen",
        "IMP-2": "Aufbau (drei und vier Spieler)",
        "IMP-3": "Ablauf einer Runde und Phase 1",
        "IMP-4": "Agentenzug",
        "IMP-5": "Aufdeckzug, Karten erwerben",
        "IMP-6": "Phase 3 – Kampf",
        "IMP-7": "Kontrolle über Orte",
        "IMP-8": "Einfluss und Allianzen",
        "IMP-9": "Intrigenkarten",
        "IMP-10": "Macher, Rückruf, Finale",
        "IMP-11": "Allgemeine Regeln für Effekte",
        "IMP-12": "Festlegungen zu einzelnen Karten und Anführern",
        "IMP-13": "Verborgenes und Zufall",
        "IMP-X": "Rise of Ix",
        "IMP-R": "Rivalen – gemeinsame Regeln für Solo-Partien und das Spiel zu zweit",
        "IMP-T": "Spiel zu zweit",
        "IMP-S": "Solo-Partie",
        "IMP-RX": "Rivalen mit Rise of Ix",
        "IMP-V": "Varianten für Solo-Partien",
        "IMP-E": "Epischer Spielmodus",
        "IMP-U": "Offene Fragen und unsere Festlegungen",
    },
)

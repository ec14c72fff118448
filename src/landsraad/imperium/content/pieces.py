"""The loose pieces of the boxes (IMP-1.1, IMP-1.2)."""

from ...kernel.pieces import Piece

IX = "ix"
PIECES = (
    Piece(
        "agent",
        "Agent",
        "Agent",
        "two at the start; the third is the Swordmaster. Sent to a space with a card",
        "zwei von Anfang an; der dritte ist der Schwertmeister. Wird mit einer Karte auf ein Feld entsandt",
        each=3,
    ),
    Piece(
        "troop",
        "Troop (cube)",
        "Trupp (Würfelchen)",
        "from the supply to the garrison, from there to the Conflict, where each has strength 2",
        "aus dem Vorrat in die Garnison, von dort in den Konflikt, wo jeder Stärke 2 hat",
        each=12,
        de_printed=False,
    ),
    Piece(
        "influence_cube",
        "Influence cube",
        "Einfluss-Würfelchen",
        "one on the track of every Faction",
        "einer auf der Leiste jeder Fraktion",
        each=4,
        de_printed=False,
    ),
    Piece(
        "score_marker", "Score marker", "Siegpunktmarker", "shows the Victory Points", "zeigt die Siegpunkte", each=1
    ),
    Piece(
        "councilor",
        "Councilor token",
        "Ratsherrenmarker",
        "sits in the High Council: 2 Persuasion in each Reveal turn",
        "sitzt im Hohen Rat: 2 Überzeugung in jedem Aufdeckzug",
        each=1,
        de_printed=False,
    ),
    Piece(
        "control_marker",
        "Control marker",
        "Kontrollmarker",
        "on a location won in a Conflict: it pays whenever an Agent is sent there",
        "auf einem im Konflikt gewonnenen Ort: Er zahlt, sooft ein Agent dorthin entsandt wird",
        each=3,
    ),
    Piece("combat_marker", "Combat marker", "Kampfmarker", "shows the strength", "zeigt die Stärke", each=1),
    Piece(
        "alliance",
        "Alliance token",
        "Allianzmarker",
        "1 Victory Point for whoever is first at 4 Influence with its Faction, until somebody has more",
        "1 Siegpunkt für den, der bei der Fraktion zuerst 4 Einfluss hat, bis ein anderer mehr hat",
        count=4,
    ),
    Piece(
        "baron_token",
        "Baron token",
        "Baron-Marker",
        "one for each Faction; Baron Vladimir Harkonnen secretly chooses two",
        "einer für jede Fraktion; Baron Vladimir Harkonnen wählt heimlich zwei",
        count=4,
        de_printed=False,
    ),
    Piece(
        "mentat", "Mentat", "Mentat", "an extra Agent for one round", "ein zusätzlicher Agent für eine Runde", count=1
    ),
    Piece(
        "first_player",
        "First Player marker",
        "Startspielermarker",
        "goes on to the left every round",
        "wandert jede Runde nach links weiter",
        count=1,
    ),
    Piece(
        "freighter",
        "Freighter",
        "Frachter",
        "on the Shipping track; a recall pays",
        "auf der Frachtleiste; ein Rückruf zahlt",
        each=1,
        expansion=IX,
        de_printed=False,
    ),
    Piece(
        "dreadnought",
        "Dreadnought",
        "Schlachtschiff",
        "a unit of strength 3 that comes back after the fight and may hold a location",
        "eine Einheit der Stärke 3, die nach dem Kampf zurückkehrt und einen Ort halten kann",
        each=2,
        expansion=IX,
    ),
    Piece(
        "snooper",
        "Snooper token",
        "Schnüfflermarker",
        "only for Tessia Vernius",
        "nur für Tessia Vernius",
        count=4,
        expansion=IX,
        de_printed=False,
    ),
)

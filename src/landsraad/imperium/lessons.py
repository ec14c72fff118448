"""A first round of Dune: Imperium, decision by decision."""

from ..kernel.lesson import Lesson, Step

FIRST_ROUND = Lesson(
    "first_round",
    "Your first round of Dune: Imperium",
    "Deine erste Runde Dune: Imperium",
    players=3,
    seed="lesson 67",
    seat=0,
    options=(("leaders", ("paul_atreides", "glossu_rabban", "helena_richese")),),
    steps=(
        Step(
            "turn",
            "send seek_allies stillsuits",
            "The goal: 10 Victory Points, or the most when the game ends. Each round you send two Agents, one a "
            "turn, and then reveal the cards you kept. A card sends an Agent to a space whose icon it shows. Seek "
            "Allies has the icons of all four Factions; Stillsuits gives water and 1 Influence with the Fremen, and "
            "2 Influence with a Faction are 1 Victory Point.",
            "Das Ziel: 10 Siegpunkte, oder die meisten, wenn das Spiel endet. Jede Runde entsendest du zwei Agenten, "
            "einen pro Zug, und deckst danach die übrigen Handkarten auf. Eine Karte schickt einen Agenten auf ein "
            "Feld, dessen Symbol sie zeigt. „Verbündete suchen“ hat die Symbole aller vier Fraktionen; "
            "„Destillanzüge“ bringt Wasser und 1 Einfluss bei den Fremen, und 2 Einfluss bei einer Fraktion sind 1 "
            "Siegpunkt.",
        ),
        Step(
            "agent",
            "deploy 1",
            "On a combat space you may send troops to the Conflict: those you recruited this turn and up to two from "
            "your garrison. Each troop there has strength 2; whoever is strongest at the end of the round gets the "
            "best reward of the Conflict card. One troop keeps you in the fight.",
            "Auf einem Kampffeld darfst du Truppen im Konflikt einsetzen: die in diesem Zug rekrutierten und bis zu "
            "zwei aus deiner Garnison. Jeder Trupp hat dort Stärke 2; wer am Ende der Runde am stärksten ist, "
            "bekommt die beste Belohnung der Konfliktkarte. Ein Trupp hält dich im Rennen.",
        ),
        Step(
            "turn",
            "send reconnaissance carthag",
            "Your second Agent. A space with an Agent on it is closed to others, so the order counts. Carthag is a "
            "city and a combat space: it recruits a troop and gives an Intrigue card, a secret that can be played "
            "later.",
            "Dein zweiter Agent. Ein besetztes Feld ist für andere gesperrt, die Reihenfolge zählt also. Carthag ist "
            "eine Stadt und ein Kampffeld: Du rekrutierst einen Trupp und bekommst eine Intrigenkarte, ein "
            "Geheimnis, das du später spielen kannst.",
        ),
        Step(
            "agent",
            "deploy 3",
            "Helena Richese has sent three troops, strength 6. With all three now you stand at four troops, strength "
            "8. Units in the Conflict are gone after the fight, won or lost: send many only where you want the "
            "reward.",
            "Helena Richese hat drei Truppen geschickt, Stärke 6. Setzt du jetzt alle drei ein, stehst du bei vier "
            "Truppen, Stärke 8. Einheiten im Konflikt sind nach dem Kampf weg, gewonnen oder verloren: Schick nur "
            "viele, wo du die Belohnung willst.",
        ),
        Step(
            "agent",
            "end",
            "You could play a Plot card here; those are Intrigue cards for your own turns. Yours, Charisma, gives "
            "Persuasion in your Reveal turn, so it is better kept for a moment. End the turn.",
            "Hier könntest du eine Plotkarte spielen, das sind Intrigenkarten für deine eigenen Züge. Deine, "
            "„Charisma“, gibt Überzeugung im Aufdeckzug; heb sie noch kurz auf. Beende den Zug.",
        ),
        Step(
            "turn",
            "reveal",
            "Both Agents are out: reveal. The cards still in your hand now work by their lower half: Persuasion buys "
            "cards, swords add strength in the Conflict. Your Dagger is a sword.",
            "Beide Agenten sind unterwegs: Deck auf. Die Karten, die du noch hast, wirken jetzt mit ihrer unteren "
            "Hälfte: Überzeugung kauft Karten, Schwerter geben Stärke im Konflikt. Dein „Dolch“ ist ein Schwert.",
        ),
        Step(
            "reveal",
            "plot charisma",
            "Now Charisma counts: 2 Persuasion more for this Reveal turn.",
            "Jetzt zählt „Charisma“: 2 Überzeugung mehr in diesem Aufdeckzug.",
        ),
        Step(
            "reveal",
            "acquire fedaykin_death_commando",
            "Five cards lie in the Imperium Row, and beside them the reserve. A card you acquire goes to your "
            "discard pile and comes to your hand when the deck is shuffled anew. The Fedaykin can trash a weak "
            "starting card, and with another Fremen card they bring three swords.",
            "Fünf Karten liegen in der Imperium-Reihe, daneben die Reserve. Eine erworbene Karte kommt auf deinen "
            "Ablagestapel und nach dem nächsten Mischen auf deine Hand. Die Fedaykin können eine schwache Startkarte "
            "entsorgen und bringen mit einer weiteren Fremen-Karte drei Schwerter.",
        ),
        Step(
            "reveal",
            "end",
            "What Persuasion is left is lost. End your Reveal turn; when everybody has revealed, the Conflict is "
            "decided.",
            "Übrige Überzeugung verfällt. Beende deinen Aufdeckzug; wenn alle aufgedeckt haben, wird der Konflikt "
            "entschieden.",
        ),
        Step(
            "faction_up",
            "influence fremen",
            "You won the Conflict: 1 spice and 1 Influence with a Faction of your choice. With the Fremen you reach "
            "2, and that is a Victory Point. At 4 comes a bonus, and whoever is first holds the alliance, one more "
            "point.",
            "Du hast den Konflikt gewonnen: 1 Spice und 1 Einfluss bei einer Fraktion deiner Wahl. Bei den Fremen "
            "erreichst du 2, und das ist ein Siegpunkt. Bei 4 gibt es einen Bonus, und wer als Erster dort ist, hat "
            "die Allianz und damit noch einen Punkt.",
        ),
    ),
    replies=(
        "send seek_allies wealth",
        "send diplomacy hardy_warriors",
        "deploy 3",
        "send diplomacy secrets",
        "plot bribery",
        "influence emperor",
        "send dune_the_desert_planet secure_contract",
        "acquire gun_thopter",
        "acquire arrakis_liaison",
    ),
    last_en="That was a round; at most ten are played. From here on you play on your own: `hint` names the best "
    "choices, `why` tells why something is closed, `text` what a card does, `rules` what the rulebook says.",
    last_de="Das war eine Runde; höchstens zehn werden gespielt. Ab hier spielst du allein: `tipp` nennt die besten "
    "Möglichkeiten, `warum` sagt, warum etwas gesperrt ist, `text`, was eine Karte tut, `regeln`, was im "
    "Regelheft steht.",
)

LESSONS = (FIRST_ROUND,)

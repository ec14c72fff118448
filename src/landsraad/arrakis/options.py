"""What a setup of War for Arrakis may say, for menus, forms and command lines."""

from __future__ import annotations

from ..kernel.contract import Lang, Option
from . import switches
from .solo import HANDICAPS, TIES
from .vocabulary import GUILD, SMUGGLERS

TITLES = {"en": "Dune: War for Arrakis", "de": "Dune: Krieg um Arrakis"}

RULINGS = {
    "base_requires_empty": (
        "The Smugglers Base is placed in an empty area. Off: the area only has to be free for the Atreides.",
        "Die Schmuggler-Basis kommt in ein leeres Gebiet. Aus: Es muss nur für die Atreides frei sein.",
    ),
    "smuggler_die_leader_specials": (
        "The Smugglers die may also be used for the special actions of leaders.",
        "Der Schmuggler-Aktionswürfel erlaubt auch Anführer-Spezialaktionen.",
    ),
    "retreat_captures": (
        "An Atreides legion that retreats to a Smuggler Harvester captures it.",
        "Eine Atreides-Legion erbeutet auch bei einem Rückzug die Schmuggler-Erntemaschine im Gebiet.",
    ),
    "captured_harvesters_count_for_jihad": (
        "Captured Smuggler Harvesters count where a prescience card counts Harvesters that were lost.",
        "Erbeutete Schmuggler-Erntemaschinen zählen, wo eine Vorhersehungskarte verlorene Erntemaschinen zählt.",
    ),
    "alliance_removal_counts_for_jihad": (
        "So do the Smuggler Harvesters that the alliance takes off the board.",
        "Ebenso die Schmuggler-Erntemaschinen, die das Bündnis vom Spielplan nimmt.",
    ),
    "one_transport_per_legion_and_turn": (
        "A legion is carried at most once in a turn, whoever carries it.",
        "Eine Legion wird höchstens einmal im Zug getragen, gleich von wem.",
    ),
    "round1_unit": (
        "A Smuggler Unit joins the Smugglers board at the start of round 1 as well.",
        "Auch zu Beginn von Runde 1 kommt eine Schmuggler-Einheit auf die Schmuggler-Tafel.",
    ),
    "round_limit": (
        "The game ends without a winner after that many rounds; 0: no limit.",
        "Die Partie endet nach so vielen Runden ohne Sieger; 0: keine Grenze.",
    ),
    "target_offset": (
        "Added to the three numbers of every secret objective.",
        "Wird zu den drei Zahlen jedes geheimen Ziels addiert.",
    ),
    "frigate_exact_distance": (
        "A Frigate carries a legion exactly three areas. Off: up to three.",
        "Eine Raumfregatte trägt eine Legion genau 3 Gebiete weit. Aus: bis zu 3.",
    ),
    "unplaceable_cargo": (
        "Cargo that finds no room on Arrakis stays loaded, or goes back to the supply.",
        "Fracht, die auf Arrakis keinen Platz findet, bleibt geladen oder geht in den Vorrat zurück.",
    ),
    "bombardment_timing": (
        "Frigates bombard at any moment for free actions of the own turn, or only before or after its action.",
        "Raumfregatten bombardieren, wann immer im eigenen Zug freie Aktionen möglich sind, oder nur vor oder nach "
        "der Aktion.",
    ),
    "heighliner_step_position": (
        "The Heighliners take their step of the round as the last or the first thing at its end.",
        "Die Heighliner ziehen am Rundenende als Letztes oder als Erstes.",
    ),
    "atreides_trigger_requires_harkonnen_harvester": (
        "Only a destroyed Harkonnen Harvester gives the Atreides an Imperium Action. Off: a captured Smuggler "
        "Harvester too.",
        "Nur eine zerstörte Harkonnen-Erntemaschine gibt den Atreides eine Imperium-Aktion. Aus: auch eine erbeutete "
        "der Schmuggler.",
    ),
    "smuggler_die_faces": (
        "The six faces of the Smugglers die, separated by commas.",
        "Die sechs Seiten des Schmuggler-Aktionswürfels, mit Kommas getrennt.",
    ),
}


RULING_TITLES = {
    "base_requires_empty": ("The Smugglers Base needs an empty area", "Die Schmugglerbasis braucht ein leeres Gebiet"),
    "smuggler_die_leader_specials": (
        "The Smugglers die for leaders' special actions",
        "Der Schmugglerwürfel für Sonderaktionen der Anführer",
    ),
    "retreat_captures": ("A retreat captures a Harvester", "Ein Rückzug erbeutet eine Erntemaschine"),
    "captured_harvesters_count_for_jihad": (
        "Captured Harvesters count for prescience",
        "Erbeutete Erntemaschinen zählen für Vorhersehung",
    ),
    "alliance_removal_counts_for_jihad": (
        "Harvesters taken by the alliance count, too",
        "Auch Erntemaschinen, die das Bündnis nimmt, zählen",
    ),
    "one_transport_per_legion_and_turn": ("One ride for a legion in a turn", "Ein Transport je Legion und Zug"),
    "round1_unit": ("A Smuggler Unit in round 1", "Eine Schmuggler-Einheit in Runde 1"),
    "round_limit": ("Most rounds", "Höchstzahl der Runden"),
    "target_offset": ("Secret objectives easier or harder", "Geheime Ziele leichter oder schwerer"),
    "frigate_exact_distance": ("Frigates carry exactly three areas", "Raumfregatten tragen genau 3 Gebiete weit"),
    "unplaceable_cargo": ("Cargo without room", "Fracht ohne Platz"),
    "bombardment_timing": ("When Frigates bombard", "Wann Raumfregatten bombardieren"),
    "heighliner_step_position": ("When the Heighliners move", "Wann die Heighliner ziehen"),
    "atreides_trigger_requires_harkonnen_harvester": (
        "Only Harkonnen Harvesters give an Imperium Action",
        "Nur Harkonnen-Erntemaschinen geben eine Imperium-Aktion",
    ),
    "smuggler_die_faces": ("Faces of the Smugglers die", "Seiten des Schmugglerwürfels"),
}
RULING_CHOICES = {
    "stay_loaded": ("stays loaded", "bleibt geladen"),
    "return_to_supply": ("back to the supply", "zurück in den Vorrat"),
    "own_action_turn": ("any time in the own turn", "jederzeit im eigenen Zug"),
    "before_or_after": ("before or after the action", "vor oder nach der Aktion"),
    "last": ("last", "als Letztes"),
    "first": ("first", "als Erstes"),
}


HANDICAP_TITLES = {
    "mahdi_supremacy": ("supremacy at the end of each round", "Herrschaft am Ende jeder Runde"),
    "mahdi_reinforcements": ("Reinforcements of the Harkonnen at the start", "Verstärkungen der Harkonnen zu Beginn"),
}


def options(lang: Lang) -> list[Option]:
    def say(english: str, german: str) -> str:
        return german if lang == "de" else english

    expansions = (SMUGGLERS, say("Smugglers", "Schmuggler")), (GUILD, say("The Spacing Guild", "Die Raumgilde"))
    teams = ("harkonnen", say("two Harkonnen", "zwei Harkonnen")), ("atreides", say("two Atreides", "zwei Atreides"))
    return [
        Option(
            "players",
            "number",
            2,
            say("Players", "Spieler"),
            say(
                "alone: the Mahdi solo mode (ARR-30); with Smugglers a variant of ours (ARR-30.60), not with the Guild",
                "allein: Solomodus Mahdi (ARR-30); mit Schmugglern eine Variante von uns (ARR-30.60), ohne die Gilde",
            ),
            least=1,
            most=4,
        ),
        Option("expansions", "list", (), say("Expansions", "Erweiterungen"), choices=expansions),
        Option(
            "team",
            "choice",
            "harkonnen",
            say("Team", "Team"),
            say("with three players: the side that two people play", "zu dritt: die Seite, die zwei Personen spielen"),
            choices=teams,
            needs="players=3",
        ),
        Option(
            TIES,
            "choice",
            "engine",
            say("ties of the Harkonnen", "Gleichstände der Harkonnen"),
            say("who breaks them (ARR-30.2)", "wer sie entscheidet (ARR-30.2)"),
            choices=(("engine", say("order of the board", "Reihenfolge des Plans")), ("player", say("you", "du"))),
            needs="players=1",
        ),
        *(
            Option(
                name,
                "number",
                default,
                say(*HANDICAP_TITLES[name]),
                say("a handicap of ours", "ein Handicap von uns"),
                least=least,
                most=most,
                needs="players=1",
            )
            for name, (default, least, most) in HANDICAPS.items()
        ),
        *(_ruling(name, switch["values"], switch["expansions"], lang) for name, switch in switches.listing().items()),
    ]


def _choice(value: str, lang: Lang) -> str:
    return RULING_CHOICES[value][lang == "de"] if value in RULING_CHOICES else value.replace("_", " ")


def _ruling(name: str, values: list[bool | str], needs: list[str], lang: Lang) -> Option:
    if name in switches.AMOUNTS:
        amount = switches.AMOUNTS[name]
        title, told = RULING_TITLES[name][lang == "de"], RULINGS[name][lang == "de"]
        return Option(name, "number", amount.default, title, told, least=amount.least, most=amount.most, ruling=True)
    flag = isinstance(values[0], bool)
    return Option(
        name,
        "flag" if flag else "choice",
        values[0],
        RULING_TITLES[name][lang == "de"],
        RULINGS[name][lang == "de"],
        choices=() if flag else tuple((value, _choice(value, lang)) for value in map(str, values)),
        needs="|".join(needs),
        ruling=True,
    )

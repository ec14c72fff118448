"""The first turns of Dune: War for Arrakis from the side of the Harkonnen, decision by decision, up to a battle."""

from __future__ import annotations

from ..kernel.lesson import Lesson, Step

FIRST_ROUND = Lesson(
    "first_round",
    "Your first turns in War for Arrakis",
    "Deine ersten Züge in Krieg um Arrakis",
    players=2,
    seed="lesson 8",
    seat=0,
    steps=(
        Step(
            "place_harvester",
            "area s5_3",
            "You are the Harkonnen. You win with 10 Supremacy points, above all from sietches you destroy; the "
            "Atreides win by bringing three prescience markers to their secret goals. A round begins with your "
            "vehicles. Harvesters bring spice, and they stand in the desert, where worms and Fremen are. Beside the "
            "North Pole your legion is near.",
            "Du bist die Harkonnen. Du gewinnst mit 10 Herrschaftspunkten, vor allem durch zerstörte Sietchs; die "
            "Atreides gewinnen, wenn sie drei Vorhersehungsmarker zu ihren geheimen Zielen bringen. Eine Runde "
            "beginnt mit deinen Fahrzeugen. Erntemaschinen bringen Spice und stehen in der Wüste, bei Würmern und "
            "Fremen. Beim Nordpol ist deine Legion nahe.",
        ),
        Step("place_harvester", "area s6_1"),
        Step("place_harvester", "area s7_4"),
        Step(
            "place_carryall",
            "zone az1",
            "Vehicles in the air stand in an air zone, between two sectors, and serve both. A Carryall saves a "
            "Harvester there when a worm comes.",
            "Fahrzeuge in der Luft stehen in einer Flugzone zwischen zwei Sektoren und dienen beiden. Ein Carryall "
            "rettet dort eine Erntemaschine, wenn ein Wurm kommt.",
        ),
        Step(
            "place_ornithopter",
            "zone az2",
            "An Ornithopter carries a legion two areas far, over walls as well, or scouts. Zone 2 lies over your "
            "settlements in the north.",
            "Ein Ornithopter trägt eine Legion zwei Gebiete weit, auch über Wälle, oder klärt auf. Zone 2 liegt über "
            "deinen Siedlungen im Norden.",
        ),
        Step("place_ornithopter", "zone az4"),
        Step(
            "turn",
            "die strategy",
            "Then the action dice are rolled, and the sides take turns, one die each. Strategy moves up to two "
            "legions or attacks; Leadership the same with leaders, and by surprise; Deployment brings units; Mentat "
            "draws planning cards; House makes Elites or places vehicles. Any die may play a card.",
            "Dann werden die Aktionswürfel geworfen, und die Seiten wechseln sich ab, ein Würfel pro Zug. Strategie "
            "bewegt bis zu zwei Legionen oder greift an; Führung dasselbe mit Anführern, und überraschend; "
            "Aufstellen bringt Einheiten; Mentat zieht Planungskarten; Haus bringt Elite-Einheiten oder Fahrzeuge. "
            "Jeder Würfel kann eine Karte spielen.",
        ),
        Step("use_die", "move"),
        Step(
            "move_from",
            "area arsunt",
            "The sietch in the Bight of the Cliff is the nearest. In Arsunt a Bashar leads three Regulars and a "
            "Sardaukar, one of your best units. A legion walks one area; the Ornithopter of zone 2 carries it two.",
            "Der Sietch in der Klippenbucht ist der nächste. In Arsunt führt ein Bashar drei Standard-Einheiten und "
            "einen Sardaukar, eine deiner besten Einheiten. Eine Legion geht ein Gebiet weit; der Ornithopter der "
            "Zone 2 trägt sie zwei.",
        ),
        Step("move_to", "area s4_14"),
        Step(
            "who_goes",
            "all",
            "A legion may leave units behind. An empty settlement is easy prey, but nobody is near Arsunt now.",
            "Eine Legion darf Einheiten zurücklassen. Eine leere Siedlung ist leichte Beute, aber Arsunt ist gerade "
            "niemand nahe.",
        ),
        Step("move_from", "skip"),
        Step("turn_end", "end"),
        Step("turn", "die strategy"),
        Step("use_die", "move"),
        Step("move_from", "area s4_14"),
        Step("move_to", "area s4_13"),
        Step("who_goes", "all"),
        Step("move_from", "skip"),
        Step("turn_end", "end"),
        Step(
            "turn",
            "die leadership",
            "Now you stand beside the sietch, and a Bashar leads your legion. With Leadership it is a surprise attack.",
            "Jetzt stehst du neben dem Sietch, und ein Bashar führt deine Legion. Mit Führung wird es ein "
            "Überraschungsangriff.",
        ),
        Step("use_die", "attack"),
        Step("attack_from", "area s4_13"),
        Step("who_goes", "all"),
        Step(
            "b_discard",
            "skip",
            "Both sides roll a combat die for every unit, six at most. A planning card that is discarded is one die "
            "more. Keep yours: any die can play them.",
            "Beide Seiten werfen einen Kampfwürfel pro Einheit, höchstens sechs. Eine abgeworfene Planungskarte ist "
            "ein Würfel mehr. Behalte deine: Jeder Würfel kann sie spielen.",
        ),
        Step("b_discard", "skip"),
        Step(
            "b_special",
            "generic",
            "The dice show hits, shields against hits, and specials. What a special does depends on the leaders: a "
            "Bashar makes it a hit.",
            "Die Würfel zeigen Treffer, Schilde gegen Treffer und Spezialsymbole. Was ein Spezialsymbol tut, hängt "
            "von den Anführern ab: Ein Bashar macht daraus einen Treffer.",
        ),
        Step(
            "b_hit",
            "special",
            "Hits must be taken: a Regular or a leader is removed, a better unit becomes a Regular.",
            "Treffer musst du nehmen: Eine Standard-Einheit oder ein Anführer wird entfernt, eine bessere Einheit "
            "wird zur Standard-Einheit.",
        ),
        Step("b_hit", "generic"),
        Step(
            "b_cease",
            "cease",
            "After each round of a battle the attacker may cease, and the defender may retreat. Jessica has brought "
            "help, and going on against a sietch costs you a hit first. Live to fight with more.",
            "Nach jeder Runde eines Gefechts darf der Angreifer aufhören und der Verteidiger sich zurückziehen. "
            "Jessica hat Verstärkung in den Sietch gebracht, und gegen einen Sietch weiterzukämpfen kostet dich "
            "zuerst einen Treffer. Komm mit mehr wieder.",
        ),
    ),
    replies=(
        "die house",
        "reveal gara_kulon",
        "reveal sihaya_ridge",
        "reveal tasmin_sink",
        "reveal habbanya_ridge",
        "reveal bight_of_the_cliff",
        "reveal rock_outcroppings",
        "die deployment",
        "normal",
        "number 1",
        "area hobars_gap",
        "leader paul_atreides",
        "end",
        "die house",
        "die deployment",
        "normal",
        "number 1",
        "area bight_of_the_cliff",
        "leader lady_jessica",
        "end",
        "die mentat",
        "play",
        "card smugglers_a",
        "area s1_2",
        "end",
        "generic",
        "elite",
        "generic",
    ),
    last_en="When all dice are spent come wormsigns, storms and spice. From here on you play on your own: `hint` asks "
    "the house, `map` shows the board, `why` tells why something is closed, `rules` what the rulebook says.",
    last_de="Wenn alle Würfel verbraucht sind, kommen Wurmzeichen, Stürme und Spice. Ab hier spielst du allein: `tipp` "
    "fragt das Haus, `landkarte` zeigt den Spielplan, `warum` sagt, warum etwas gesperrt ist, `regeln`, was im "
    "Regelheft steht.",
)

LESSONS = (FIRST_ROUND,)

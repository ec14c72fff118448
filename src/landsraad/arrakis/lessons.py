"""The first round of Dune: War for Arrakis from the side of the Harkonnen, decision by decision."""

from ..kernel.lesson import Lesson, Step

FIRST_ROUND = Lesson(
    "first_round",
    "Your first round of War for Arrakis",
    "Deine erste Runde Krieg um Arrakis",
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
        Step(
            "move_from",
            "skip",
            "The die could move a second legion; one is enough. When an action is done you end the turn yourself, "
            "since free actions, such as scouting with an Ornithopter, may follow it.",
            "Der Würfel könnte eine zweite Legion bewegen; eine genügt. Nach einer Aktion beendest du den Zug selbst, "
            "denn freie Aktionen, etwa Aufklären mit einem Ornithopter, dürfen noch folgen.",
        ),
        Step("turn_end", "end"),
        Step(
            "turn",
            "die strategy",
            "The Atreides have answered with one die: Paul has come to Hobars Gap in the south. Your second Strategy "
            "die takes the legion one area further, beside the sietch.",
            "Die Atreides haben mit einem Würfel geantwortet: Paul ist im Süden in Hobars Scharte. Dein zweiter "
            "Strategie-Würfel bringt die Legion ein Gebiet weiter, neben den Sietch.",
        ),
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
        Step("turn_end", "end"),
        Step(
            "turn",
            "die deployment",
            "You still have five dice, and no die waits for the next round. Deployment brings three Regulars and a "
            "leader to your settlements. The North Pole is near the sietch of Windgap, which only one token guards: "
            "gather there.",
            "Du hast noch fünf Würfel, und keiner bleibt für die nächste Runde. Aufstellen bringt drei "
            "Standard-Einheiten und einen Anführer in deine Siedlungen. Der Nordpol liegt nahe am Sietch der "
            "Windscharte, den nur ein Plättchen bewacht: Sammle dort.",
        ),
        Step("use_die", "normal"),
        Step("deploy_at", "area north_pole"),
        Step("deploy_at", "area north_pole"),
        Step("deploy_at", "area hagga_basin"),
        Step(
            "leader_at",
            "area north_pole",
            "A legion holds six units at most; leaders do not count. Named leaders make more of a special than a "
            "Bashar. Beast Rabban turns it into two hits.",
            "Eine Legion hat höchstens sechs Einheiten; Anführer zählen nicht mit. Namhafte Anführer machen aus einem "
            "Spezialsymbol mehr als ein Bashar, Bestie Rabban zwei Treffer.",
        ),
        Step("leader_for", "leader beast_rabban"),
        Step("turn_end", "end"),
        Step(
            "turn",
            "die leadership",
            "Leadership moves legions with a leader. The Ornithopter of zone 4 carries the legion from the North Pole "
            "to Sector 7, area 2, beside Windgap.",
            "Führung bewegt Legionen mit Anführer. Der Ornithopter der Zone 4 trägt die Legion vom Nordpol in Sektor "
            "7, Gebiet 2, neben die Windscharte.",
        ),
        Step("use_die", "move"),
        Step("move_from", "area north_pole"),
        Step("move_to", "area s7_2"),
        Step("who_goes", "all"),
        Step("move_from", "skip"),
        Step(
            "turn",
            "die strategy",
            "With fewer dice than you the Atreides may act without one: this is Desert Power, here two wormsigns. What "
            "is under them shows at the end of the round. Now attack Windgap.",
            "Mit weniger Würfeln als du dürfen die Atreides ohne Würfel handeln: Das ist Wüstenmacht, hier zwei "
            "Wurmzeichen. Was darunter liegt, zeigt sich am Ende der Runde. Greif jetzt die Windscharte an.",
        ),
        Step("use_die", "attack"),
        Step("attack_from", "area s7_2"),
        Step("who_goes", "all"),
        Step(
            "b_cease",
            "continue",
            "They have little left. To go on against a sietch costs one hit; this time it is worth it.",
            "Ihnen bleibt wenig. Gegen einen Sietch weiterzukämpfen kostet einen Treffer; diesmal lohnt es sich.",
        ),
        Step("b_hit", "special"),
        Step(
            "b_retreat_to",
            "area false_wall_west",
            "The defenders flee, and the attacker says where to. Then a unit of yours must enter: with it the sietch "
            "is destroyed, and its rank is what you gain in Supremacy.",
            "Die Verteidiger fliehen, und der Angreifer sagt, wohin. Dann muss eine Einheit von dir einziehen: Damit "
            "ist der Sietch zerstört, und sein Rang ist dein Gewinn an Herrschaft.",
        ),
        Step("b_advance", "number 1"),
        Step("leader_goes", "stays beast_rabban"),
        Step(
            "turn",
            "die mentat",
            "Your first point of Supremacy. Mentat would draw two cards; any die may play one instead. Polar-Cap "
            "Factories puts a whole legion to the North Pole, which is empty now.",
            "Dein erster Herrschaftspunkt. Mentat zöge zwei Karten; jeder Würfel darf stattdessen eine spielen. "
            "„Fabriken an der Polkappe“ stellt eine ganze Legion an den Nordpol, der jetzt leer ist.",
        ),
        Step("use_die", "play"),
        Step("pick_card", "card polar_cap_factories"),
        Step("put_at", "area north_pole"),
        Step(
            "use_die",
            "leader baron_harkonnen",
            "One die is left. The card of a named leader belongs to one result and offers a special action, "
            "once a round: the Baron makes three Regulars Elites instead of two.",
            "Ein Würfel ist übrig. Die Karte eines namhaften Anführers gehört zu einem Ergebnis und bietet einmal "
            "pro Runde eine Spezialaktion: Der Baron macht drei statt zwei Standard-Einheiten zu Elite-Einheiten.",
        ),
        Step("upgrade", "area s7_2"),
        Step("upgrade", "area s7_2"),
        Step("upgrade", "area s7_2"),
        Step(
            "carryall",
            "zone az1",
            "All dice are spent: the wormsigns are turned over. Some are only sand; under this one a worm goes for "
            "your Harvester, and your Carryall can lift it out.",
            "Alle Würfel sind verbraucht: Die Wurmzeichen werden umgedreht. Manche sind nur Sand; unter diesem greift "
            "ein Wurm nach deiner Erntemaschine, und dein Carryall kann sie herausheben.",
        ),
        Step(
            "spice",
            "keep",
            "Two Harvesters are left, so two spice. Each power of the Imperium wants 2 to stay where it is, 3 to rise; "
            "unpaid it falls a step and bans something for a round. The lower the lowest stands, the more vehicles "
            "you get. Pay CHOAM: its ban would make your legions smaller.",
            "Zwei Erntemaschinen sind übrig, also zwei Spice. Jede Macht des Imperiums will 2, um zu bleiben, 3, um zu "
            "steigen; unbezahlt fällt sie eine Stufe und verbietet etwas für eine Runde. Je tiefer die tiefste steht, "
            "desto mehr Fahrzeuge bekommst du. Bezahle MAFEA: Ihr Bann machte deine Legionen kleiner.",
        ),
        Step(
            "recall_leader",
            "skip",
            "At the end of a round named leaders may come home to be deployed anew; a Bashar takes their place. Rabban "
            "stays at the front. Then the next round begins with more vehicles.",
            "Am Ende einer Runde dürfen namhafte Anführer heimkehren und neu aufgestellt werden; ein Bashar nimmt "
            "ihren Platz ein. Rabban bleibt an der Front. Dann beginnt die nächste Runde mit mehr Fahrzeugen.",
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
        "die leadership",
        "move",
        "area s1_2",
        "area s1_4",
        "all",
        "area hobars_gap",
        "area s6_4",
        "split",
        "token ag2",
        "done",
        "number 0",
        "end",
        "die strategy",
        "move",
        "area s6_4",
        "area s6_1",
        "area bight_of_the_cliff",
        "area s8_3",
        "split",
        "number 1",
        "stays lady_jessica",
        "end",
        "reveal hobars_gap",
        "desert",
        "wormsigns",
        "area s3_9",
        "area s4_7",
        "end",
        "skip",
        "generic",
        "elite",
        "generic",
        "retreat",
        "desert",
        "wormsigns",
        "area windgap",
        "area s6_5",
        "end",
        "desert",
        "wormsigns",
        "area s4_8",
        "area s2_8",
        "end",
        "area s2_8",
        "area s3_9",
        "area s4_7",
        "area s4_8",
        "area s5_3",
        "area s6_5",
        "area windgap",
        "area windgap",
        "claim drums_before_the_wall",
        "skip",
        "skip",
    ),
    last_en="That was a round. From here on you play on your own: `hint` names the best choices, `map` shows the "
    "board, `why` tells why something is closed, `rules` what the rulebook says.",
    last_de="Das war eine Runde. Ab hier spielst du allein: `tipp` nennt die besten Möglichkeiten, `landkarte` zeigt "
    "den Spielplan, `warum` sagt, warum etwas gesperrt ist, `regeln`, was im Regelheft steht.",
)

LESSONS = (FIRST_ROUND,)

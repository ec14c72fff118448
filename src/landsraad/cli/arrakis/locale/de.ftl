# Der Tisch von Krieg um Arrakis im Terminal auf Deutsch. Namen und Texte der Komponenten kommen vom Spiel.

## Der Tisch

round = Runde { $number }
phase-vehicles = Fahrzeuge platzieren
phase-dice = Aktionswürfel
phase-actions = Aktionen ausführen
phase-hazards = Wüstengefahren
phase-storms = Coriolisstürme
phase-harvest = Spice-Ernte
phase-round-end = Rundenende
phase-round-start = Rundenbeginn
phase-over = Spielende
turn-of = Zug der { $side }
seed = Startzahl { $seed }
harkonnen = Harkonnen
atreides = Atreides
die-leadership = Führ.
die-strategy = Strat.
die-deployment = Aufst.
die-mentat = Mentat
die-house = Haus
hand-size = Hand { $n }
bene-gesserit = BG { $n }
label-tracks = Leisten
label-leaders = Anführer
label-prescience = Vorhers.
label-hand = Hand
label-battle = Gefecht
supremacy = Herrschaft { $n }/10
ban = Bann
spice = { $n } Spice
available = verfügbar
tank = Tank { $n }
spent = erschöpft
objective-hidden = (Ziel geheim)
wild-maker = Wilder Sandwurm
short-nw = NW
short-ne = NO
short-sw = SW
short-se = SO
outer = außen
central = innen
hidden = { $n } weitere: zoom { $sector }
claims = { $n } in dieser Runde beansprucht
none = keine

## Schmuggler und Die Raumgilde

label-smugglers = Schmugg.
label-drawn = Gezogen
label-space = Weltraum
staban = Staban { $step }
smugglers-neutral = neutral
smugglers-allied = verbündet
smugglers-eliminated = eliminiert
smugglers-waiting = { $waiting } warten, { $supply } im Vorrat
smugglers-vehicles = { $harvesters }△ { $carryalls }c verfügbar
smugglers-base = Basis { $area }, { $supply } im Vorrat
smugglers-die = Würfel { $result }
smugglers-ornithopters = Ornithopter { $ready } verfügbar, { $locked } noch nicht
given-up = auf { $n } Harkonnen-Ornithopter verzichtet
heighliner = Heighliner { $step }/{ $arrakis }
cargo = { $frigates }F { $troops }T
to-load = übrig { $frigates }F { $bases }b
troops-left = übrig { $n }T
in-play = im Spiel
air-smuggler-ornithopter = Schmuggler-Ornithopter
air-smuggler-carryall = Schmuggler-Carryall
air-harkonnen-frigate = Harkonnen-Raumfregatte
air-atreides-frigate = Atreides-Raumfregatte
air-navigator = Gildennavigator
smuggler-harvester = Schmuggler-Erntemaschine
smugglers-base-here = Schmuggler-Basis, Rang { $rank }
smugglers-in-legion = { $n } Schmuggler-{ $n ->
    [one] Einheit
   *[other] Einheiten
 }
troops-in-legion = { $n } { $n ->
    [one] Truppe
   *[other] Truppen
 } der Großen Häuser

## Gefecht

battle-title = Runde { $round }: Die { $side } greifen { $to } von { $from } aus an
attackers = Angriff
defenders = Abwehr
regular = { $n } Standard
elite = { $n } Elite
sardaukar = { $n } Sardaukar
fedaykin = { $n } Fedaykin
bashar = { $n } Bashar
naib = { $n } Naib
facedown = { $n } verdeckt
rolled = Treffer { $hits } · Schilde { $shields } · Spezial { $specials }
settlement = Siedlung, Rang { $rank }
sietch = Sietch, Rang { $rank }

## Aus der Nähe

terrain-beside = neben { $areas }
terrain-walls = unpassierbar zu { $areas }
over-it = Luft: { $zones }
harvester = Erntemaschine
wormsign = Wurmzeichen
worm = Sandwurm
station = Teststation
empty = –
vehicle-ornithopter = Ornithopter
vehicle-carryall = Carryall
open-discards = abgeworfen
no-cards = –
secret-objective = Geheimes Ziel: { $targets }

## Fragen

ask-place-harvester = Wohin kommt eine Erntemaschine? Noch { $a }
ask-place-carryall = In welche Flugzone kommt ein Carryall? Noch { $a }
ask-place-ornithopter = In welche Flugzone kommt ein Ornithopter? Noch { $a }
ask-change-die = Zu viele Würfel in einem Bereich: Welches Ergebnis stattdessen?
ask-split-die = Welchen Würfel nimmst du?
ask-slot-token = Den Bene-Gesserit-Marker auf einen Bereich legen?
ask-who-acts = Welcher Partner ist am Zug?
ask-turn = Dein Zug: Welchen Würfel nutzt du?
ask-use-die = { $result }: Was tust du damit?
ask-parts = Was als Nächstes?
ask-free = Vorher eine freie Aktion?
ask-turn-end = Deine Aktion ist getan: eine freie Aktion oder Zugende?
ask-pick-card = Welche Planungskarte spielst du?
ask-move-from = Welche Legion bewegt sich?
ask-move-to = { $area }: Wohin zieht die Legion?
ask-move-zone = { $area }: Welcher Ornithopter trägt die Legion?
ask-move-who = Wer zieht?
ask-attack-who = Wer greift an?
ask-arrive = Wer kommt zuerst an?
ask-attack-from = Welche Legion greift an?
ask-attack-to = { $area }: Was greift die Legion an?
ask-attack-zone = { $area }: Mit welchem Ornithopter fliegt die Legion zum Angriff?
ask-advance-who = Wer rückt vor?
ask-station = Eine Teststation: Was tust du?
ask-sign = { $area }: Was geschieht mit dem Wurmzeichen-Marker?
ask-sign-order = Welcher Wurmzeichen-Marker wird zuerst umgedreht?
ask-excess = { $area }: Das Einheiten-Limit ist überschritten. Was wird entfernt?
ask-hit = { $area }: Wen trifft ein Treffer? Noch { $b }
ask-worm-from = { $area }: Kein Sandwurm ist übrig. Welcher kommt hierher?
ask-worm-retreat = { $area }: Der Wurm vertreibt die Legion. Wohin?
ask-carryall = { $area }: Rettet ein Carryall die Erntemaschine?
ask-worm-at = { $area }: Ein Sandwurm erscheint. Welcher?
ask-battle = Das Gefecht: Was nun?
ask-b-discard = Eine Planungskarte für einen weiteren Kampfwürfel abwerfen?
ask-b-special = Deine Spezialsymbole: Wer nutzt eines?
ask-b-hit = Deine Seite nimmt Treffer: Wen trifft es? Noch { $b }
ask-b-cease = Das Gefecht fortsetzen oder abbrechen?
ask-b-stay = Bleiben und kämpfen oder Rückzug?
ask-b-retreat-to = Wohin zieht sich die Legion zurück?
ask-b-advance = Gewonnen: Wer rückt in das Gebiet vor?
ask-b-after = Das Gefecht geht weiter: Was nun?
ask-token-order = { $area }: Welcher verdeckte Marker wird zuerst umgedreht?
ask-deploy-at = Wo stellst du auf? Noch { $b }
ask-put-at = Wo platzierst du die Figuren?
ask-leader-for = { $area }: Welcher Anführer kommt hierher?
ask-draw-from = Von welchem Deck ziehst du? Noch { $a }
ask-upgrade = Wo wird eine Einheit durch eine bessere ersetzt? Noch { $a }
ask-desert-choice = Wüstenmacht: Wurmzeichen-Marker, Bewegungen oder ein Angriff?
ask-place-sign = Wohin kommt ein Wurmzeichen-Marker? Noch { $a }
ask-worm-move = Welcher Sandwurm zieht? Noch { $a }
ask-worm-move-to = { $area }: Wohin zieht der Sandwurm?
ask-worm-attack = Welcher Sandwurm greift an?
ask-worm-follow = Zieht der Sandwurm in das geleerte Gebiet?
ask-storm = Wo trifft der Coriolissturm zuerst?
ask-spice = { $what }: Wie viele Spice-Punkte?
ask-end-claim = Eine Vorhersehungskarte beanspruchen?
ask-recall-leader = Welchen Anführer nimmst du vom Spielplan?
ask-hand-limit = { $deck }: Zu viele Karten auf der Hand. Welche wirfst du ab?
ask-remove-prescience = Eine Vorhersehungskarte entfernen?
ask-scout = Wo klärst du auf?
ask-tank-whom = Welcher gegnerische Anführer kommt in den Regenerationstank?
ask-bombard = Was greifst du an?
ask-opponent-discards = Welche Karte wirfst du ab? Noch { $a }
ask-single-card = Die Karte oder Spezialaktion: Was wählst du?
ask-draw-or-extra = Karten ziehen oder eine weitere Planungskarte spielen?
ask-house-choice = Der Haus-Würfel: Was tust du damit?
ask-place-vehicle = Welches Fahrzeug platzierst du? Noch { $a }
ask-atomics = Welche der Familien-Atomwaffen wird eingesetzt?
ask-token-at = Wohin kommt der Aufstellungsmarker?
ask-leader-at = Wohin kommt der Anführer?
ask-families-flee = „{ $prescience }“: Was verlässt das Spiel?
ask-move-zone-any = { $area }: Wer trägt die Legion?
ask-attack-zone-any = { $area }: Wer trägt die Legion zum Angriff?
ask-place-smuggler-ornithopter = In welche Flugzone kommt ein Schmuggler-Ornithopter?
ask-thopter-battle = Auf 1 Ornithopter verzichten, um 1 Schmuggler-Ornithopter zu entfernen? Noch { $a }
ask-place-smuggler-harvester = Wohin kommt eine Schmuggler-Erntemaschine?
ask-place-smuggler-carryall = In welche Flugzone kommt der Schmuggler-Carryall?
ask-base-at = Die Schmuggler sind verbündet: Wohin kommt ihre Basis?
ask-join-legion = { $a ->
    [0] Staban Tuek ist zurück: Welcher Legion schließt er sich an?
   *[other] Die Schmuggler haben keine Basis: Welcher Legion schließen sie sich an?
 }
ask-prizes = Was nimmt deine Legion zuerst?
ask-use-smuggler-die = Schmuggler-Aktionswürfel, { $result }: Was tust du damit?
ask-keep-card = Welche Karte behältst du? Die andere wird abgeworfen.
ask-upgrade-whom = { $area }: Welche Einheit wird durch eine bessere ersetzt?
ask-imperium-action = Welche Imperium-Aktion führst du aus?
ask-land-frigate = Landephase: In welche Flugzone kommt eine Raumfregatte?
ask-land-troops = Landephase: In welchem Gebiet landen deine Truppen?
ask-land-how-many = { $area }: Wie viele landen hier? Die anderen in einem zweiten Gebiet.
ask-bombard-from = Was bombardiert die Raumfregatte?
ask-bombed = Das Luftbombardement: Was nun?
ask-place-navigator = In welche Flugzone kommt der Gildennavigator?
ask-who-flies = Wer wird entfernt: der Ornithopter oder der Gildennavigator?
ask-heighliner-step = Den eigenen Heighliner 1 Schritt vorrücken? Noch { $b }
ask-hold-heighliner = Wie viele Schritte geht der gegnerische Heighliner zurück?
ask-down-frigate = Welche gegnerische Raumfregatte wird entfernt?
ask-next-round = Die nächste Runde: Was nun?
ask-recruit = Wie viele Truppen der Großen Häuser rekrutierst du?
ask-landing = Die Landephase: Was nun?
ask-put-some = Wo platzierst du einen Teil der Figuren?
ask-put-figure = Welche Figur platzierst du?
ask-do-part = Die Karte oder Spezialaktion: Führst du das aus?
ask-draw-tokens = Wie viele Aufstellungsmarker ziehst du?
pay-marker = { $marker }
pay-stockpile = Der Vorrat
pay-reserve = Die Reserve
pay-plan = Die Spice-Punkte dieser Runde

reveal-area = Aufstellungsmarker aufdecken
reveal-sietch = Einen Sietch aufdecken

## Ende

end-title = { $game } – das Spiel endet nach { $rounds } Runden
won = Die { $side } gewinnen: { $names }
won-supremacy = Durch Herrschaft: { $n } Punkte; 10 waren nötig.
won-objective = Durch Vorhersehung: Die drei Marker erreichten { $markers }, das geheime Ziel war { $targets }.
won-otherwise = Herrschaft { $n }, Vorhersehung { $markers }.
won-nobody = Niemand gewinnt: die Grenze von { $rounds } Runden ist erreicht.
plot-title = { $what } am Ende jeder Runde
plot-start = Start
plot-supremacy = Herrschaft (H) und die drei Vorhersehungsmarker (1 { $first }, 2 { $second }, 3 { $third })
uses-reconstructed = Dieses Spiel nutzt { $n } rekonstruierte Komponenten: landsraad content arrakis --reconstructed
used-reconstructed = Dieses Spiel nutzte { $n } rekonstruierte Komponenten: landsraad content arrakis --reconstructed

## Hilfe

help =
    Tippe die Nummer einer Möglichkeit, ihre Kurzform (area arrakeen), den Namen eines Gebiets oder einen Teil des Textes.
    Bei vielen Gebieten kommen zuerst die Sektoren: erst den Sektor wählen, dann das Gebiet; 0 geht zurück.
    { "" }
    zoom s5          alle Gebiete eines Sektors mit Gelände und Nachbarn; auch zoom arrakeen, zoom az3
    rückgängig       die letzte Aktion zurücknehmen (nicht, wenn etwas Verborgenes ans Licht kam)
    tipp             was der Bot house täte
    warum arrakeen   warum ein Gebiet, eine Karte, ein Anführer oder ein Würfel jetzt nicht geht
    text stilgar     der Text einer Karte, eines Anführers, einer Vorhersehungskarte, eines Gebiets …
    verlauf          alles, was geschehen ist
    brett            alle Gebiete, Karten und Anführer in Worten
    hand             deine Karten in Worten
    speichern [Datei]  jetzt speichern; gespeichert wird ohnehin nach jeder Entscheidung
    verlassen        aufhören; landsraad play --resume macht weiter
    { "" }
    Karte   S4 S8 S5 S1 sind der Norden von West nach Ost, S3 S7 S6 S2 der Süden; der Pol liegt in der Mitte
            ▸ kann gewählt werden · H2/1/0 Harkonnen-Legion: Standard/Elite/besondere · A Atreides-Legion
            +1 Bashars oder Naibs · ★1 benannte Anführer · ?2 verdeckte Marker
            ⌂3 Siedlung und ihr Rang · ∩? Sietch, Rang unbekannt · ▲ Erntemaschine · ≈ Wurmzeichen-Marker
            § Sandwurm · §§ Wilder Sandwurm · ◎ Teststation
            az3:O Ornithopter in Flugzone 3, C Carryall, – nichts; → zum Sektor rechts, ↓ darunter
    Seiten  Würfel nach Bereich, 1/0 Haus und Verbündeter im Team · [Mentat] dort liegt ein Bene-Gesserit-Marker
            BG 1 gehaltene Bene-Gesserit-Marker · ! Bann
help-smugglers =
    { "" }
    Schmuggler
            A2/1/0s1 eine Schmuggler-Einheit in der Legion · △ Schmuggler-Erntemaschine
            ⊓3 Schmuggler-Basis und ihr Rang · az3:o Schmuggler-Ornithopter, c Schmuggler-Carryall
            Staban 7: das Bündnis beginnt, wenn ein Vorhersehungsmarker sein Feld erreicht
            Würfel: das Ergebnis des Schmuggler-Aktionswürfels, – benutzt oder nicht geworfen
help-guild =
    { "" }
    Die Raumgilde
            H2/1/0t3 drei Truppen der Großen Häuser in der Legion
            az3:H, az3:A Raumfregatte dieser Seite, N Gildennavigator
            Weltraum: Heighliner 2/4 Schritte bis Arrakis · 1F 2T geladene Raumfregatten und Truppen
            übrig 3F 6b Raumfregatten und Figurenbasen im eigenen Vorrat · übrig 8T Truppen im gemeinsamen Vorrat

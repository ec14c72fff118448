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
phase-over = Spiel beendet
turn-of = Zug der { $side }
seed = Startwert { $seed }
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
smugglers-ornithopters = Ornithopter { $ready } bereit, { $locked } gesperrt
given-up = { $n } Harkonnen-Ornithopter geopfert
heighliner = Heighliner { $step }/{ $arrakis }
cargo = { $frigates }F { $troops }T
to-load = übrig { $frigates }F { $bases }b
troops-left = übrig { $n }T
in-play = im Spiel
air-smuggler-ornithopter = Schmuggler-Ornithopter
air-smuggler-carryall = Schmuggler-Carryall
air-harkonnen-frigate = Harkonnen-Fregatte
air-atreides-frigate = Atreides-Fregatte
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
open-discards = abgelegt
no-cards = –
secret-objective = Geheimes Ziel: { $targets }

## Fragen

ask-place-harvester = Wohin kommt eine Erntemaschine? Noch { $a }
ask-place-carryall = In welche Flugzone kommt ein Carryall? Noch { $a }
ask-place-ornithopter = In welche Flugzone kommt ein Ornithopter? Noch { $a }
ask-change-die = Zu viele Würfel in einem Bereich: welches Ergebnis stattdessen?
ask-split-die = Welchen Würfel nimmst du?
ask-slot-token = Den Bene-Gesserit-Marker auf einen Bereich legen?
ask-who-acts = Welcher Partner ist am Zug?
ask-turn = Dein Zug: welchen Würfel nutzt du?
ask-use-die = { $result }: was tust du damit?
ask-parts = Was als Nächstes?
ask-free = Vorher eine freie Aktion?
ask-turn-end = Deine Aktion ist getan: eine freie Aktion oder Zugende?
ask-pick-card = Welche Planungskarte spielst du?
ask-move-from = Welche Legion bewegt sich?
ask-move-to = Wohin zieht die Legion aus { $area }?
ask-move-zone = Welcher Ornithopter trägt die Legion aus { $area }?
ask-move-who = Wer zieht?
ask-attack-who = Wer greift an?
ask-arrive = Wer kommt zuerst an?
ask-attack-from = Welche Legion greift an?
ask-attack-to = Was greift die Legion aus { $area } an?
ask-attack-zone = Mit welchem Ornithopter fliegt die Legion aus { $area } zum Angriff?
ask-advance-who = Wer rückt vor?
ask-station = Eine Teststation: was tust du?
ask-sign = Ein Wurmzeichen in { $area }: was geschieht?
ask-sign-order = Welches Wurmzeichen wird zuerst umgedreht?
ask-excess = Zu viele Einheiten in { $area }: was wird entfernt?
ask-hit = Treffer in { $area }: wen trifft es? Noch { $b }
ask-worm-from = Kein Sandwurm ist übrig: welcher kommt nach { $area }?
ask-worm-retreat = Der Wurm vertreibt die Legion aus { $area }: wohin?
ask-carryall = Rettet ein Carryall die Erntemaschine in { $area }?
ask-worm-at = Ein Sandwurm kommt nach { $area }: welcher?
ask-battle = Das Gefecht: was nun?
ask-b-discard = Eine Planungskarte für einen weiteren Kampfwürfel abwerfen?
ask-b-special = Deine Spezialsymbole: wer nutzt eines?
ask-b-hit = Deine Seite nimmt Treffer: wen trifft es? Noch { $b }
ask-b-cease = Das Gefecht fortsetzen oder abbrechen?
ask-b-stay = Bleiben und kämpfen oder Rückzug?
ask-b-retreat-to = Wohin zieht sich die Legion zurück?
ask-b-advance = Gewonnen: wer rückt in das Gebiet vor?
ask-b-after = Das Gefecht geht weiter: was nun?
ask-token-order = Welcher verdeckte Marker in { $area } wird zuerst umgedreht?
ask-deploy-at = Wo stellst du auf? Noch { $b }
ask-put-at = Wo oder was stellst du auf?
ask-leader-for = Welcher Anführer kommt nach { $area }?
ask-draw-from = Von welchem Deck ziehst du? Noch { $a }
ask-upgrade = Wo wird eine Einheit durch eine bessere ersetzt? Noch { $a }
ask-desert-choice = Wüstenmacht: Wurmzeichen, Bewegungen oder ein Angriff?
ask-place-sign = Wohin kommt ein Wurmzeichen? Noch { $a }
ask-worm-move = Welcher Sandwurm zieht? Noch { $a }
ask-worm-move-to = Wohin zieht der Sandwurm aus { $area }?
ask-worm-attack = Welcher Sandwurm greift an?
ask-worm-follow = Zieht der Sandwurm in das geleerte Gebiet?
ask-storm = Wo trifft der Coriolissturm zuerst?
ask-spice = { $what }: wie viel Spice?
ask-end-claim = Eine Vorhersehungskarte beanspruchen?
ask-recall-leader = Welchen Anführer nimmst du vom Spielplan?
ask-hand-limit = { $deck }: zu viele Karten auf der Hand, welche legst du ab?
ask-remove-prescience = Eine Vorhersehungskarte entfernen?
ask-scout = Wo klärst du auf?
ask-tank-whom = Welcher gegnerische Anführer kommt in den Tank?
ask-bombard = Was beschießt du?
ask-opponent-discards = Welche Karte legst du ab? Noch { $a }
ask-special-step = { $source }: was wählst du?
ask-this-card = Die Karte oder Spezialaktion
ask-draw-or-extra = Karten ziehen oder eine weitere Karte spielen?
ask-house-choice = Der Haus-Würfel: was tust du damit?
ask-place-vehicle = Welches Fahrzeug stellst du auf? Noch { $a }
ask-atomics = Welche der Familien-Atomwaffen wird benutzt?
ask-token-at = Wohin kommt der Aufstellungsmarker?
ask-leader-at = Wohin kommt der Anführer?
ask-claim-reveal = { $prescience }: was verlässt das Spiel?
ask-move-zone-any = Wer trägt die Legion aus { $area }?
ask-attack-zone-any = Wer trägt die Legion aus { $area } zum Angriff?
ask-place-smuggler-ornithopter = In welche Flugzone kommt ein Schmuggler-Ornithopter?
ask-thopter-battle = Thopter-Gefecht: einen Ornithopter opfern, um einen zu entfernen? Noch { $a }
ask-place-smuggler-harvester = Wohin kommt eine Schmuggler-Erntemaschine?
ask-place-smuggler-carryall = In welche Flugzone kommt der Schmuggler-Carryall?
ask-base-at = Die Schmuggler sind verbündet: wo ist ihre Basis?
ask-join-legion = { $a ->
    [0] Staban Tuek ist zurück: welcher Legion schließt er sich an?
   *[other] Die Schmuggler haben keine Basis: welcher Legion schließen sie sich an?
 }
ask-prizes = Was nimmt deine Legion zuerst?
ask-use-smuggler-die = Schmuggler-Aktionswürfel, { $result }: was tust du damit?
ask-keep-card = Welche Karte behältst du? Die andere wird abgeworfen.
ask-upgrade-whom = Welche Einheit in { $area } wird durch eine bessere ersetzt?
ask-imperium-action = Welche Imperium-Aktion führst du aus?
ask-land-frigate = Landephase: in welche Flugzone kommt eine Fregatte?
ask-land-troops = Landephase: in welchem Gebiet landen deine Truppen?
ask-land-how-many = Wie viele Truppen landen in { $area }? Die anderen landen anderswo.
ask-bombard-from = Was bombardiert die Fregatte?
ask-bombed = Das Luftbombardement: was nun?
ask-place-navigator = In welche Flugzone kommt der Gildennavigator?
ask-who-flies = Wer wird entfernt: der Ornithopter oder der Navigator?
ask-heighliner-step = Den eigenen Heighliner 1 Schritt bewegen? Noch { $b }
ask-hold-heighliner = Um wie viele Schritte geht der gegnerische Heighliner zurück?
ask-down-frigate = Welche gegnerische Fregatte stürzt ab?
ask-next-round = Die nächste Runde: was nun?
ask-recruit = Wie viele Truppen der Großen Häuser rekrutierst du?
ask-landing = Die Landephase: was nun?
pay-marker = { $marker }
pay-stockpile = Der Vorrat
pay-reserve = Die Reserve
pay-plan = Das Spice dieser Runde

reveal-area = Aufstellungsmarker aufdecken
reveal-sietch = Einen Sietch aufdecken

## Ende

end-title = { $game } – das Spiel endet nach { $rounds } Runden
won = Die { $side } gewinnen: { $names }
won-supremacy = Durch Herrschaft: { $n } Punkte; 10 waren nötig.
won-objective = Durch Vorhersehung: die drei Marker erreichten { $markers }, das geheime Ziel war { $targets }.
won-otherwise = Herrschaft { $n }, Vorhersehung { $markers }.
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
    undo             die letzte Aktion zurücknehmen (nicht, wenn etwas Verborgenes ans Licht kam)
    tipp             was der Haus-Bot täte
    warum arrakeen   warum ein Gebiet, eine Karte, ein Anführer oder ein Würfel jetzt nicht geht
    text stilgar     der Text einer Karte, eines Anführers, einer Vorhersehungskarte, eines Gebiets …
    log              alles, was geschah
    plan             alle Gebiete, Karten und Anführer in Worten
    hand             deine Karten in Worten
    save [Datei]     jetzt speichern; gespeichert wird ohnehin nach jeder Entscheidung
    quit             verlassen; landsraad play --resume macht weiter
    { "" }
    Karte   S4 S8 S5 S1 sind der Norden von West nach Ost, S3 S7 S6 S2 der Süden; der Pol liegt in der Mitte
            ▸ kann gewählt werden · H2/1/0 Harkonnen-Legion: Standard/Elite/besondere · A Atreides-Legion
            +1 Bashars oder Naibs · ★1 benannte Anführer · ?2 verdeckte Marker
            ⌂3 Siedlung und ihr Rang · ∩? Sietch, Rang unbekannt · ▲ Erntemaschine · ≈ Wurmzeichen
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
            az3:H, az3:A Fregatte dieser Seite, N Gildennavigator
            Weltraum: Heighliner 2/4 Schritte bis Arrakis · 1F 2T geladene Fregatten und Truppen
            übrig 3F 6b Fregatten und Figurenbasen im eigenen Vorrat · übrig 8T Truppen im gemeinsamen Vorrat

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
atomics = Atomwaffen: { $where }
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
central = zentral
hidden = +{ $n }: zoom { $sector }
claims = { $n } in dieser Runde beansprucht
none = keine

## Schmuggler und Die Raumgilde

label-mahdi = Mahdi
mahdi-player = der Automat
mahdi-dice = Würfel: noch { $left }, { $spent } ausgegeben
mahdi-target = Ziel: { $area }
mahdi-harvesting = Ernte bei: { $area }
mahdi-reinforcements = { $n } Verstärkungen
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

result-battle = Das Gefecht
result-round = Das Ende der Runde

battle-title = Runde { $round }: Die { $side } greifen an: { $from } → { $to }
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
battle-rolled = gewürfelt:
battle-fell = Schwerter { $swords }, Schilde { $shields }, Spezial { $specials }
battle-dice = würfelt mit { $n }: { $why }
battle-dice-next = nächster Wurf { $n } Würfel: { $why }
dice-units = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}
dice-rank = Rang { $n }
dice-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
dice-bonus = { $n } durch die Angriffskarte
dice-most = höchstens { $n }
battle-lost = Verluste:
battle-forecast = Zu erwarten: Die Harkonnen erleiden { $harkonnen } Treffer, die Atreides { $atreides }
settlement = Siedlung, Rang { $rank }
sietch = Sietch, Rang { $rank }

## Aus der Nähe

terrain-beside = neben { $areas }
terrain-walls = unpassierbar zu { $areas }
over-it = Luft: { $zones }
harvester = Erntemaschine
wormsign = Wurmzeichen
wormsign-sand = Wurmzeichen-Marker: nur Sand
wormsign-sandworm = Wurmzeichen-Marker: Sandwurm
wormsign-burrowing = Wurmzeichen-Marker: grabender Sandwurm
harvester-smugglers = Schmuggler-Erntemaschine
worm = Sandwurm
station = Teststation
empty = –
vehicle-ornithopter = Ornithopter
vehicle-carryall = Carryall
open-discards = abgeworfen
no-cards = –
secret-objective = Geheimes Ziel: { $targets }

reveal-area = Aufstellungsmarker aufdecken
reveal-sietch = Einen Sietch aufdecken

## Ende

end-title = { $game } – das Spiel endet nach { $rounds } Runden
won = Die { $side } gewinnen: { $names }
won-mahdi = Die Harkonnen des Mahdi-Modus gewinnen.
won-nobody = Niemand gewinnt: die Grenze von { $rounds } Runden ist erreicht.
won-supremacy = Durch Herrschaft: { $n } Punkte; 10 waren nötig.
won-objective = Durch Vorhersehung: Die drei Marker erreichten { $markers }, das geheime Ziel war { $targets }.
won-otherwise = Herrschaft { $n }, Vorhersehung { $markers }.
plot-title = Am Ende jeder Runde: H Herrschaft, 1 { $first }, 2 { $second }, 3 { $third }
uses-reconstructed = { $n } Komponenten sind rekonstruiert: landsraad content arrakis --reconstructed
new-here = Neu hier: hilfe (alle Zeichen), landkarte (Plan), tipp (Vorschlag), text <Name>
used-reconstructed = Dieses Spiel nutzte { $n } rekonstruierte Komponenten: landsraad content arrakis --reconstructed

## Hilfe

help =
    Tippe die Nummer einer Möglichkeit, ihre Kurzform (area arrakeen), den Namen eines Gebiets oder einen Teil des Textes.
    Bei vielen Gebieten kommen zuerst die Sektoren: erst den Sektor wählen, dann das Gebiet; 0 geht zurück.
    { "" }
    zoom s5          alle Gebiete eines Sektors mit Gelände und Nachbarn; auch zoom arrakeen, zoom az3
    Tab, Pfeiltasten  beim Tippen ergänzen; Pfeil nach oben holt frühere Eingaben zurück
    rückgängig       die letzte Aktion zurücknehmen (nicht, wenn etwas Verborgenes ans Licht kam)
    rückgängig bis   was sich zurücknehmen lässt; rückgängig bis 2 nimmt zwei zurück, wiederherstellen macht es wieder
    bestätigen nie   wann noch einmal gefragt wird: immer, zugende oder nie
    tipp             die drei besten Möglichkeiten und warum; Enter wählt dann die erste
    warum arrakeen   warum ein Gebiet, eine Karte, ein Anführer oder ein Würfel jetzt nicht geht
    warum mahdi      im Mahdi-Solomodus: wie die Harkonnen zuletzt entschieden haben
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
            ⌂3 Siedlung und ihr Rang · ∩? Sietch, Rang unbekannt · ∩2? nur der eigenen Seite bekannt
            ▲ Erntemaschine · ≈ Wurmzeichen-Marker, aufgedeckt ≈– Sand, ≈§ Sandwurm, ≈↓ grabender Sandwurm
            § Sandwurm · §§ Wilder Sandwurm · ◎ Teststation
            ^ Gebirge · - Plateau · ~ Kleiner Erg · leer: Wüste · . Tiefe Wüste · dicke Linien sind unpassierbar
            az3:O Ornithopter in Flugzone 3, C Carryall, – nichts; → zum Sektor rechts, ↓ darunter
    Seiten  Würfel nach Bereich, 1/0 Haus und Verbündeter im Team · [Mentat] dort liegt ein Bene-Gesserit-Marker
            Hand 2+1 Karten von Haus und Verbündetem · BG 1 gehaltene Bene-Gesserit-Marker · ! Bann
    Leisten Djihad 3/7 der Marker und dein Ziel · MAFEA 5 die Stufe eines Imperiumsmarkers, 5 ist ganz oben
help-goal =
    { "" }
    Ziel    Harkonnen: 10 Herrschaft, sofort. Atreides: am Ende einer Runde alle drei Vorhersehungsmarker auf ihrem
            geheimen Ziel
    Punkte  Herrschaft: der Rang eines zerstörten Sietch, 3 gehortete Spice, Karten
            Vorhersehung: Karten, deren Bedingung erfüllt ist, Teststationen, der Rang einer zerstörten Siedlung
    Runde   Fahrzeuge → Aktionswürfel → Aktionen reihum, je ein Würfel → Wüstengefahren: Wurmzeichen und Stürme →
            Spice-Ernte → Rundenende
    landkarte        der ganze Spielplan, im kleinen Fenster Sektor für Sektor
    regeln wurm      was im Regelheft steht
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

# Names of areas where there is no room for the whole ones.

short-gara-kulon = G. Kulon
short-sihaya-ridge = Sihaya
short-pasty-mesa = Pasty
short-tasmin-sink = Tasmin
short-habbanya-ridge = Habbanya
short-bight-of-the-cliff = Bucht
short-rock-outcroppings = Felsv.
short-the-funeral-plain = Begräb.
short-the-great-flat = Ebene
short-arrakeen = Arrak.
short-broken-land = Zerkl.
short-carthag = Carth.
short-hole-in-the-rock = Loch
short-imperial-basin = Becken
short-rimwall-west = Randw.
short-shield-wall-1 = Schild
short-false-wall-east = Wall O
short-false-wall-south = Wall S
short-harg-pass = Harg
short-hobars-gap = Hobars
short-false-wall-west = Wall W
short-windgap = Windsch.
short-hagga-basin = Hagga
short-shield-wall-2 = Schild
short-splintered-rock = Splitt.
short-wind-pass = Windp.

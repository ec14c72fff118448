# Der Tisch im Terminal auf Deutsch. Was das Spiel über sich sagt (Karten, Felder, Ereignisse), kommt vom Spiel.

## Der Tisch

round = Runde { $number }
first-player = Startspieler
seed = Startzahl { $seed }
phase-leaders = Wahl der Anführer
phase-setup = Aufbau
phase-round-start = Rundenbeginn
phase-turns = Spielerzüge
phase-combat = Kampf
phase-makers = Macher
phase-recall = Rückruf
phase-endgame = Finale
phase-over = Spielende
conflict = Konflikt
strength = Stärke
area-0 = Fraktionen (+1 Einfluss)
area-1 = Landsraad · Spice-Handel
area-2 = Arrakis
label-row = Reihe
label-spaces = Offen
label-hand = Hand
label-intrigue = Intrigen
label-log = Verlauf
col-vp = SP
col-spice = s
col-solari = $
col-water = w
col-garrison = Garn
col-conflict = Konf
col-supply = Vorr
col-strength = Stk
col-hand = Hand
col-intrigue = Intr
col-deck = Deck
col-agents = Agenten
mark-council = R
mark-swordmaster = S
mark-revealed = A
mark-mentat = M
looking-at = du siehst „{ $card }“
deck-top = oben auf deinem Deck: „{ $card }“
set-aside = beiseitegelegt: „{ $card }“
tokens = deine Plättchen:
persuasion = { $n }◊ auszugeben
zone-in-play = im Spiel
zone-discard = Ablagestapel
name-emperor = Imperator
name-spacing-guild = Raumgilde
name-bene-gesserit = Bene Gesserit
name-fremen = Fremen
label-tech = Tech
label-tiles = Besitz
tech-empty = (leer)
tech-hidden = (verdeckt)
tile-flipped = (genutzt)
negotiators = { $n ->
    [one] { $n } Verhandlungsführer
   *[other] { $n } Verhandlungsführer
 }
shipping = Fracht
shipping-rule = Beim Zurückrufen zahlt das Feld deines Frachters und jedes darunter; von den Dividenden erhält jeder Gegner 1 Solari.
shipping-1 = 5$ oder 2s
shipping-2 = 2t +1bel.
shipping-3 = Tech−2
mark-ahead = +
looking-at-intrigue = du siehst „{ $card }“
set-ahead = für deinen zweiten Zug: „{ $card }“
cut-leaders = „text“ und ein Name zeigt einen Anführer in voller Länge

## Buchstaben und Kurzformen: siehe `hilfe`

letter-emperor = I
letter-spacing-guild = G
letter-bene-gesserit = B
letter-fremen = F
letter-landsraad = L
letter-city = C
letter-spice-trade = S
letter-any = bel.
short-plot = Plot
short-combat = Kampf
short-endgame = Finale
short-recruit = { $n }t
short-draw = { $n }k
short-intrigue = { $n }i
short-trash = ✗
short-trash-this = ✗diese
short-retreat = { $all ->
    [yes] Rückzug bel. t
   *[no] Rückzug ≤{ $n }t
 }
short-deploy = { $all ->
    [yes] Einsatz bel. t
   *[no] Einsatz ≤{ $n }t
 }
short-deploy-recruited = direkt einsetzen
short-losetroops = −{ $n }t
short-control = ⚑
short-steal-intrigue = i stehlen
short-take-council-seat = Sitz
short-take-mentat = Mentat
short-third-agent = Agent
short-mentat-next-round = Mentat nächste Runde
short-spice-must-flow-discount = Spice-muss-fließen −{ $n }◊
short-opponents-lose-garrison-troop = andere −{ $n }t
short-persuasion-per-card = { $n }◊ je { $letter }
short-take-from-discard = { $letter } aus Ablage
short-opponents-discard = andere werfen { $n } ab
short-opponents-discard-or-lose-troop = andere: abwerfen oder −1t
short-voice = Feld sperren
short-may-pass = darf passen
short-acquire-free = Karte ≤{ $n }◊
short-hire-mentat = Mentat
short-persuasion-when-revealing = { $n }◊ beim Aufdecken
short-extra-faction-icons = Karte erhält IGBF
short-double-cross = Trupp tauschen
short-infiltrate = besetztes Feld
short-look-draw-or-trash = ansehen: ziehen oder ✗
short-acquired-to-deck-top = Käufe aufs Deck
short-shuffle-discard-into-deck = neu mischen
short-recall-agent = Agent zurück
short-influence-where-behind = +{ $n } wo hinten
short-set-aside-row-card = Karte reservieren −{ $n }◊
short-signet = Anführer
short-send-any-agent = jedes Feld
short-double-harvest = doppelt Spice
short-two-influence-here = dort +1
short-tech = Tech
short-negotiate = { $n }v
short-muster = { $n }t in den Konflikt
short-discard = { $n } abwerfen
short-bottomintrigue = { $n }i unters Deck
short-trashinplay = ✗ im Spiel
short-retreatunits = Rückzug { $n } Einheiten
short-deployunits = Einsatz ≤{ $n } Einheiten
short-ambush = je eingesetztem t zieht 1 Gegner ab
short-another-turn = weiterer Zug
short-grand-conspiracy = 3 von 4 Zielen 1★, alle 2★
short-heighliner-discount = Heighliner −{ $n }s
short-influence-where-agents = +1 wo Agenten
short-influence-where-sent = +{ $n } wo entsandt
short-influence-where-snooper = +{ $n } wo Schnüffler
short-may-acquire-free = Karte ≤{ $n }◊
short-opponents-retreat-dreadnought = andere: Rückzug { $n }✦
short-solari-if-you-win = { $n }$ bei Sieg
short-swap-intrigue = i tauschen
short-sword-per-other-sword-card = { $n }† je andere †-Karte
short-swords-per-dreadnought = { $n }† je ✦
short-vp-per-low-track = { $n }★ je Leiste≤1
short-each-round = jede Runde
short-at-end = Finale
short-artillery = +1† je †-Karte
short-chaumurky = gewinnt Gleichstände
short-detonation-devices = siegreiches ✦→1★
short-spaceport = Käufe aufs Deck
short-troop-transports = Fracht 3t, darf einsetzen
short-windtraps = Konfliktsieg 1w
if-other = weitere { $letter }
if-alliance = ★{ $letter }
if-tracks = { $tracks } Leisten≥{ $influence }
if-council = Sitz
if-flow = Fließen≥{ $n }
if-flow-most = meiste Fließen
if-deployed = eingesetzt≥{ $n }
if-agent = Agent { $letter }
if-agents-on-icons = { $n } Agenten LCS
if-beside-enemy = neben Gegner


## Gespräch

you = Du
person = Spieler { $number }
hand-over = Gib die Tastatur an { $name }, dann Enter.
group-back = (0: zurück)
more = Seite { $page } von { $pages }: Enter zeigt weitere, oder tippe einen Teil dessen, was du willst
news-more = … { $n } weitere { $n ->
    [one] Zeile
   *[other] Zeilen
 }: verlauf
page-foot = Seite { $page } von { $pages } – Enter weiter, b zurück, q zum Spiel
result-foot = Seite { $page } von { $pages } – Enter führt zum Tisch, z zurück
result-fight = Der Kampf in Runde { $number }
result-battle = Das Gefecht
result-round = Das Ende der Runde
type-a-number = Tippe die Nummer einer Möglichkeit oder „hilfe“.
no-number = Eine Möglichkeit { $number } gibt es nicht; es gibt 1 bis { $last }.
unknown = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl; „hilfe“ zeigt, was geht.
unknown-near = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl; ist „{ $near }“ gemeint?
no-target = (kein Ziel)
why-no-target = { $name }: Dafür gibt es jetzt kein Ziel.
why-not-now = „{ $text }“ gehört nicht zu dieser Entscheidung: { $question }
several = „{ $text }“ kann mehreres heißen: { $some }
nothing-to-leave = Hier geht es nicht zurück; „rückgängig“ nimmt deine letzte Aktion zurück.
marked-final = (! endgültig)
short-card = k
final-turn = Damit endet dein Zug; das lässt sich nicht zurücknehmen.
final-reveal = Damit wird Verdecktes bekannt; das lässt sich nicht zurücknehmen.
warn-agents = { $n ->
    [one] Du kannst noch einen Agenten entsenden.
   *[other] Du kannst noch { $n } Agenten entsenden.
 }
once-more = Enter führt es aus; sonst neu wählen oder rückgängig.
undo-list = Zurücknehmen bis einschließlich:
undo-which = „{ $text }“ ist keine der { $n } Aktionen, die sich zurücknehmen lassen; rückgängig bis zeigt sie.
redo-nothing = Es gibt nichts wiederherzustellen.
confirm-always = Vor allem, was sich nicht zurücknehmen lässt, wird noch einmal gefragt. (bestätigen immer, zugende oder nie)
confirm-final = Bevor dein Zug endet, wird noch einmal gefragt. (bestätigen immer, zugende oder nie)
confirm-never = Es wird nicht noch einmal gefragt; mit ! steht, was sich nicht zurücknehmen lässt. (bestätigen immer, zugende oder nie)
undo-nothing = Es gibt nichts zurückzunehmen.
undo-other-seat = Inzwischen hat jemand anderes entschieden; das lässt sich nicht zurücknehmen.
undo-revealed = Dabei ist Verborgenes ans Licht gekommen; das lässt sich nicht zurücknehmen.
hint = Tipp des Bots { $bot }: { $action }
hint-brings = Worum es geht: { $things }
hint-clearly = Das Haus hält es für klar besser als das Nächstbeste: { $other }
hint-somewhat = Das Nächstbeste wäre: { $other }
hint-hardly = Kaum schlechter: { $other }
hint-third = An dritter Stelle: { $other }
rules-english = Die Regeln sind auf Englisch geschrieben.
simulate-jobs = Mindestens ein Prozess muss spielen, nicht { $n }.
simulate-bots = { $players } Spieler brauchen { $players } Bots, nicht { $bots }.
check-what = Das ist keine Arbeitskopie des Projekts; sag, welche Szenarien geprüft werden sollen.
check-none = In { $folder } sind keine Szenarien (*.yaml).
check-result = { $passed } bestanden, { $failed } nicht bestanden
check-not-understood = , { $n } nicht verstanden
rules-how = regeln <Wort> findet die Regeln, die davon sprechen, regeln IMP-4 ein Kapitel, regeln IMP-4.8 eine Regel.
rules-more = { $n } weitere; mit einem Wort mehr findest du weniger.
no-rule-of = Keine Regel spricht von „{ $text }“.
lesson-how = Jede Wahl ist erlaubt. lektion wiederholt das Gesagte, lektion aus beendet sie, hilfe zeigt die Befehle.
lesson-suggests = Vorschlag: { $action } [{ $notation }]
lesson-off = Die Lektion ist zu Ende; das Spiel geht weiter. lektion nimmt sie wieder auf.
lesson-silent = Dazu hat die Lektion nichts zu sagen.
lesson-none = Das ist keine Lektion; landsraad learn beginnt eine.
no-lesson = Für { $game } gibt es keine Lektion.
why-what = Warum was? Tippe „warum“ und einen Namen: Feld, Gebiet, Karte, Anführer oder Würfel.
why-open = { $name } lässt sich jetzt nutzen.
text-what = Welcher Text? Tippe „text“ und den Namen einer Karte, eines Anführers oder eines Ortes.
no-such-thing = Eine Karte, ein Feld oder einen Anführer „{ $text }“ gibt es in diesem Spiel nicht.
zoom-what = Einen solchen Teil des Spielplans, den man näher betrachten könnte, gibt es nicht.
log-empty = Noch ist nichts geschehen.
hand-empty = Deine Hand ist leer.
saved = Gespeichert in { $file }.
not-saved = Das Spiel ließ sich nicht speichern ({ $reason }) Es geht weiter; nach jeder Entscheidung wird es erneut versucht.
file-not-saved = Das ließ sich nicht schreiben ({ $reason })
file-exists = { $file } gibt es schon; wähle einen anderen Namen.
help =
    Tippe die Nummer einer Möglichkeit, ihre Kurzform (send dagger wealth) oder einen Teil ihres Textes.
    Bei vielen Möglichkeiten kommen zuerst die Karten: wähle eine Karte, dann das Feld; 0 führt zurück.
    { "" }
    Tab, Pfeiltasten  beim Tippen ergänzen; Pfeil nach oben holt frühere Eingaben zurück
    rückgängig       deine letzte Aktion zurücknehmen (nicht, wenn Verborgenes ans Licht kam)
    rückgängig bis   was sich zurücknehmen lässt; rückgängig bis 2 nimmt zwei zurück, wiederherstellen macht es wieder
    bestätigen       wovor noch einmal gefragt wird: immer, zugende oder nie
    tipp             was der Bot house täte
    warum wohlstand  warum ein Feld oder eine Karte jetzt nicht geht
    text dolch       der Text einer Karte, eines Feldes, Anführers oder Tech-Plättchens
    verlauf          alles, was geschehen ist
    brett            alle Felder in ganzen Worten, Karten im Spiel und Ablagestapel
    hand             deine Karten in ganzen Worten
    speichern [Datei]  jetzt speichern; nach jeder Entscheidung geschieht es ohnehin
    verlassen        aufhören; landsraad play --resume macht weiter
    { "" }
    Zeichen  ▸ steht dir offen · ▶ am Zug · ▮ Agent bereit · ▯ Agent entsandt · ⚑ Kontrolle
             s Spice · $ Solari · w Wasser · t Trupp · k Karte · i Intrigenkarte · ★ Siegpunkt
             ◊ Überzeugung · † Schwert; hinter einem Buchstaben: Kampffeld · ✗ Karte entsorgen
             2s→3t erst zahlen, dann erhalten · a/b wähle · [F≥2] nur wenn · +3s Bonus-Spice
             +1I Einfluss · Agentenbereich │ Aufdeckbereich · 4★ Einfluss mit Allianz
             hinter einem Platz: R Rat, S Schwertmeister, A aufgedeckt, M Mentat
    Symbole  I Imperator, G Raumgilde, B Bene Gesserit, F Fremen, L Landsraad, C Stadt, S Spice-Handel
help-goal =
    { "" }
    Ziel     die meisten Siegpunkte, wenn am Ende einer Runde jemand 10 hat (im epischen Modus 12), oder nach dem
             letzten Konflikt; bei Gleichstand: Spice, Solari, Wasser, Truppen in der Garnison
    Punkte   2 Einfluss bei einer Fraktion · eine Allianz (4 Einfluss, die meisten) · Konflikte · „Das Spice muss
             fließen“ · Intrigenkarten, manche Tech-Plättchen und Anführer
    Runde    ein Konflikt wird aufgedeckt, fünf Karten für jeden → Züge: Agenten, dann aufdecken → Kampf → Macher:
             Spice auf freie Macherfelder → Rückruf
    regeln <Wort>    was im Regelheft steht; eine Lektion gibt landsraad learn
help-ix =
    { "" }
    Rise of Ix
             1✦ Schlachtschiff · 1⇑ Frachtersymbol · 1v Verhandlungsführer · Tech−1 mit Tech-Rabatt 1
             3+1 Truppen und Schlachtschiffe · ✦● Schlachtschiff an einem Ort · 0° Schnüffler voraus
             C* trotz gegnerischer Agenten · │▽ auch beim Abwerfen oder Entsorgen (Entladen)
             Tech: 4s Preis · (5) so viele im Stapel · +2i beim Erwerben · ↻ einmal pro Runde
             hinter einem Platz: + von Ilesa beiseitegelegte Karte
             Fracht: beim Zurückrufen zahlt das Feld deines Frachters und jedes darunter
help-commands =
    Nummer einer Möglichkeit, ihre Notation oder einen Teil ihres Textes eingeben; 0 führt aus einer Gruppe zurück.
    { "" }
    rückgängig       nimmt die letzte Aktion zurück (nicht, wenn etwas Verdecktes bekannt wurde)
    rückgängig bis   was sich zurücknehmen lässt; rückgängig bis 2 nimmt zwei zurück, wiederherstellen macht es wieder
    bestätigen       wovor noch einmal gefragt wird: immer, zugende oder nie
    tipp             was ein Bot täte
    warum <Ding>     warum etwas jetzt nicht möglich ist
    text <Ding>      der Text eines Bestandteils
    protokoll        alles, was geschehen ist
    brett            alles, was auf dem Tisch liegt
    hand             die eigenen Karten in ganzen Worten
    speichern [Datei] jetzt speichern; gespeichert wird ohnehin nach jeder Entscheidung
    verlassen        aufhören; landsraad play --resume geht weiter
end-plain = { $game } – das Spiel ist zu Ende
too-small = Der Tisch braucht ein Fenster von { $needs } Zeichen (Breite×Höhe); deines hat { $width }×{ $height }. Vergrößere es, nimm eine kleinere Schrift oder spiele mit --plain in einfachen Zeilen.

## Anfang und Ende

offer = Was möchtest du spielen? (eine Nummer; löschen 2 löscht eine Partie; verlassen)
delete-which = löschen und die Nummer einer der { $n } begonnenen Partien eingeben.
delete-sure = Endgültig löschen: { $game }? j und Enter löscht.
delete-not = Nichts wird gelöscht.
seating = { $game }
seating-players = Spieler { $n }  ({ $all })
seating-seat = Platz { $seat }: deiner
seating-bot = Bot { $bot }  ({ $all })
seating-bot-of = Platz { $seat }: { $bot }
seating-lang = Sprache { $now }  ({ $all })
seating-how = Enter beginnt. Oder ändere etwas: Spieler 3, Platz 2, Bot random (alle), Bot 3 random (nur Platz 3), Sprache en. Mit „verlassen“ gehst du.
seating-unknown = „{ $text }“ ist hier nicht möglich.
offer-unknown = Tippe eine Zahl von 1 bis { $last } oder verlassen.
new-game = Neues Spiel: { $game }
resume-game = Weiter: { $game }, { $round ->
    [0] noch nicht begonnen
   *[other] Runde { $round }
 } ({ $names }; { $when })
resume-over = Das Spiel in { $file } ist zu Ende; landsraad replay zeigt es.
nothing-to-resume = Es gibt kein angefangenes Spiel.
wrong-seats = { $players } Spieler brauchen { $players } Plätze, nicht { $seats }.
too-many-names = Es sind { $names } Namen für { $seats } Plätze.
interrupted-early = Abgebrochen, bevor ein Spiel begann.
input-ended-early = Die Eingabe endete, bevor ein Spiel begann.
left = Das Spiel ist gespeichert: landsraad play --resume macht weiter. ({ $file })
interrupted = Abgebrochen. Das Spiel ist gespeichert: landsraad play --resume macht weiter. ({ $file })
input-ended = Die Eingabe ist zu Ende. Das Spiel ist gespeichert: landsraad play --resume macht weiter. ({ $file })
left-unsaved = Das Spiel ließ sich nicht speichern ({ $reason }) Der Stand nach { $moves } Entscheidungen bleibt erhalten.
end-title = { $game } – das Spiel ist nach { $rounds } Runden zu Ende
end-vp = { $n } SP
end-spice = { $n } Spice
end-solari = { $n } Solari
end-water = { $n } Wasser
end-garrison = { $n } in Garnison
tie-shared = { $names } teilen sich den Platz: in allem gleich.
tie-chaumurky = { $ahead } liegt vor { $behind } durch Chaumurky.
tie-spice = { $ahead } liegt vor { $behind } durch Spice ({ $more } zu { $less }).
tie-solari = { $ahead } liegt vor { $behind } durch Solari ({ $more } zu { $less }).
tie-water = { $ahead } liegt vor { $behind } durch Wasser ({ $more } zu { $less }).
tie-garrison = { $ahead } liegt vor { $behind } durch Truppen in der Garnison ({ $more } zu { $less }).
tie-reveal = { $ahead } liegt vor { $behind } durch den späteren Aufdeckzug.
plot-title = Siegpunkte am Ende jeder Runde
plot-start = Start
kept = Die Aufzeichnung des Spiels: { $file }
not-kept = Die Aufzeichnung des Spiels ließ sich nicht schreiben ({ $reason })
offer-replay = r und Enter spielt die Partie noch einmal ab, Enter allein beendet.

## Wiederholung

verifying = Prüfe
verified = { $n } geprüft
not-verified = Aufzeichnung { $number } stimmt nicht: { $reason }
no-such-game = Ein Spiel { $number } ist nicht in der Datei; sie enthält { $games }.
no-such-seat = Einen Platz { $number } gibt es nicht; das Spiel hat { $seats }.
replay-foot = Schritt { $at } von { $last } – Enter weiter, b zurück, j 120 springt, q beendet

## Inhalt

content-kind = { $kind } ({ $n })
content-some = { $kind } ({ $n } von { $all })
some-reconstructed = { $game }: Komponenten, die zum Teil rekonstruiert sind
nothing-reconstructed = { $game }: Nichts ist rekonstruiert.
our-names = { $sign } der deutsche Name ist unsere Übersetzung, nicht der gedruckte: landsraad content --translated nennt sie alle
some-translated = { $game }: deutsche Namen, die unsere Übersetzung sind; eine Inhaltsdatei setzt die gedruckten an ihre Stelle
working-title = der Name ist ein Arbeitstitel
kind-card = Karten
kind-intrigue = Intrigenkarten
kind-space = Felder
kind-leader = Anführer
kind-conflict = Konfliktkarten
kind-tech = Tech-Plättchen
kind-area = Gebiete
kind-zone = Flugzonen
kind-prescience = Vorhersehungskarten
kind-token = Aufstellungsmarker
kind-atomics = Familien-Atomwaffen
kind-objective = Geheime Ziele
kind-die = Aktionswürfel
kind-unit = Einheiten
kind-vehicle = Fahrzeuge
kind-worm = Sandwürmer
kind-figure = Weitere Figuren
kind-imperium = Imperium-Aktionen (Übersichtskarten)
kind-marker = Vorhersehungsmarker
kind-ban = Banne
kind-piece = Pläne, Würfel und lose Teile
only-with = nur mit „{ $expansion }“
not-with = nicht mit „{ $expansion }“
guess-card = Geraten: ein Teil dessen, was die Karte tut.
guess-leader = Geraten: der Bereich der Spezialaktion und was sie bewirkt.
guess-prescience = Geraten: die Belohnungen, bei denen mit Arbeitstitel auch die Bedingung.
guess-token = Geraten: welche Einheiten auf jedem Marker sind.
guess-atomics = Geraten: welche unpassierbaren Grenzen sich öffnen.
guess-objective = Geraten: die Zahlen, die die drei Marker erreichen müssen.
guess-die = Geraten: welches Ergebnis auf zwei Seiten steht.
no-rules = { $game }: Es gibt keine Festlegungen zum Umstellen.
some-rules = { $game }: Festlegungen, die --rule NAME=WERT umstellt; der erste Wert ist der übliche

# Spielstände und Startzahlen
commitment = Die Startzahl bleibt bis zum Ende geheim. Ihr Prüfwert, damit du sie dann prüfen kannst: { $hash }
seed-was = Die Startzahl war { $seed } (Prüfwert { $hash }).
saved-copy = Gespeichert in { $file }. Die Datei enthält die Startzahl: Wer sie hat, kann jede verdeckte Karte herausfinden.
save-of-many = { $file } enthält mehrere Spiele; fortsetzen lässt sich nur eine Datei mit einem Spiel.
save-without-seats = { $file } nennt nicht, wer wo sitzt; das Spiel lässt sich ansehen, aber nicht fortsetzen.
save-busy = { $file } wird schon gespielt, von Prozess { $pid } auf { $host } seit { $since }.
resume-other-game = { $file } ist ein Spiel von { $game }, nicht von { $wanted }.
nothing-to-resume-of = Es gibt kein angefangenes Spiel von { $game }.

## Regeln

what-chapter = Kapitel
what-rule = Regel
rules-in-english = Die Überschriften sind deutsch, die Regeln selbst stehen auf Englisch; am Ende stehen die Begriffe in beiden Sprachen.
rules-terms = Begriffe, englisch – deutsch
rules-terms-used = Begriffe: { $terms }
no-checkout = Das ist kein Arbeitsverzeichnis des Projekts; es gibt hier keine Szenarien und Tests zum Durchsuchen.
nothing-cites = Keine Stelle beruft sich auf diese Regel.
rules-later = kommen später, nicht mitgezählt: { $rules }
rules-coverage = Abgedeckte Regeln: { $covered } von { $all } ({ $share } %)

## Haus Hagal

rival = Rivale { $number }
house-hagal = Haus Hagal
solo = Solo, { $difficulty }
hagal-deck = { $left } von { $cards } Karten
hagal-agents = { $n ->
    [one] dritte Agenten mit dem nächsten Konflikt
   *[other] dritte Agenten in { $n } Runden
  }
hagal-spice-held = Spice zurückgehalten bis zu einem Konflikt III
hagal-held-back = behält die Truppen zu Hause
hagal-occupied = besetzt
hagal-voice = mit der Stimme gesperrt
hagal-no-bonus-spice = kein Bonus-Spice
hagal-needs = Bedingung nicht erfüllt
hagal-reshuffle = neu gemischt

## Tische im Browser
serve-stop = Strg-C beendet den Server; alle Tische bleiben erhalten.
serve-no-display = Hier gibt es keinen Bildschirm: Öffne die Adresse in einem Browser, oder spiele im Terminal: make play ARGS=--terminal, oder landsraad play.
serve-port = Der Server kann Port { $port } nicht benutzen: { $error }.
backup-nothing = Nichts zu sichern: { $file } gibt es nicht.
backup-there = { $file } gibt es schon; nenne eine andere Datei.
backup-failed = Die Tische ließen sich nicht sichern: { $error }.
backup-done = Alle Tische sind in { $file }.

# Der Tisch im Terminal auf Deutsch. Was das Spiel über sich sagt (Karten, Felder, Ereignisse), kommt vom Spiel.

## Der Tisch

seed = Startzahl { $seed }
label-log = Verlauf

## Gespräch

you = Du
person = Spieler { $number }
bot = Bot { $number }
hand-over = Gib die Tastatur an { $name }, dann Enter.
group-back = (0: zurück)
more = Seite { $page } von { $pages }: Enter zeigt weitere, oder tippe einen Teil dessen, was du willst
news-more = … { $n } weitere { $n ->
    [one] Zeile
   *[other] Zeilen
 }: verlauf
page-foot = Seite { $page } von { $pages } – Enter weiter, z zurück, q zum Spiel
page-foot-only = Enter führt zum Spiel zurück
result-foot = Seite { $page } von { $pages } – Enter führt zum Tisch, z zurück, q überspringt den Rest
result-foot-only = Enter führt zum Tisch
no-page = q schließt eine Seite; „verlassen“ beendet das Programm, das Spiel ist gespeichert.
type-a-number = Tippe die Nummer einer Möglichkeit oder „hilfe“.
no-number = Eine Möglichkeit { $number } gibt es nicht; es gibt 1 bis { $last }.
unknown = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl; „hilfe“ zeigt, was geht.
unknown-near = „{ $text }“ ist weder eine Möglichkeit noch ein Befehl; ist „{ $near }“ gemeint?
no-target = (kein Ziel)
why-no-target = { $name }: Dafür gibt es jetzt kein Ziel.
why-not-now = „{ $text }“ gehört nicht zu dieser Entscheidung: { $question }
several = „{ $text }“ kann mehreres heißen: { $some }
nothing-to-leave = Hier geht es nicht zurück; „rückgängig“ nimmt deine letzte Aktion zurück.
marked-final = (! nicht zurücknehmbar)
marked-final-short = (! endgültig)
final-turn = Damit endet dein Zug; das lässt sich nicht zurücknehmen.
final-others = Danach entscheiden andere; das lässt sich nicht zurücknehmen.
final-reveal = Damit wird Verdecktes bekannt; das lässt sich nicht zurücknehmen.
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
hint = Tipp: { $action }
hint-chance = etwa { $n } % Siegchance
hint-now = In diesem Zug: { $gains }
hint-later = Bis zum Ende der Runde im Mittel: { $gains }
hint-brings = Worum es geht: { $things }
hint-else = Oder: { $action }
hint-behind = −{ $n } %
hint-equal = etwa gleich gut
hint-apart = im Vergleich: { $gains }
hint-enter = Enter wählt das Erste; oder wähle etwas anderes.
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
lesson-how = Jede Wahl ist erlaubt; Enter nimmt den Vorschlag. lektion wiederholt das Gesagte, lektion aus beendet sie.
lesson-suggests = Vorschlag, Enter führt ihn aus: { $action } [{ $notation }]
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
help-commands =
    Nummer einer Möglichkeit, ihre Notation oder einen Teil ihres Textes eingeben; 0 führt aus einer Gruppe zurück.
    { "" }
    rückgängig       nimmt die letzte Aktion zurück (nicht, wenn etwas Verdecktes bekannt wurde)
    rückgängig bis   was sich zurücknehmen lässt; rückgängig bis 2 nimmt zwei zurück, wiederherstellen macht es wieder
    bestätigen       wovor noch einmal gefragt wird: immer, zugende oder nie
    tipp             die drei besten Möglichkeiten und warum; Enter wählt dann die erste
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

offer = Was möchtest du spielen? (eine Nummer; verlassen)
offer-saved = Was möchtest du spielen? (eine Nummer; löschen 2 löscht eine Partie; verlassen)
delete-which = löschen und die Nummer einer der { $n } begonnenen Partien eingeben.
delete-sure = Endgültig löschen: { $game }? j und Enter löscht.
delete-not = Nichts wird gelöscht.
seating = { $game }
seating-players = Spieler
seating-alone = { $n }, allein
seating-seat = Dein Platz
seating-bot = Gegen
seating-bot-of = Platz { $seat }: { $bot }
seating-lang = Sprache
seating-how = Enter beginnt. Eine Nummer ändert diese Zeile; verlassen beendet.
seating-how-bots = Enter beginnt. Eine Nummer ändert diese Zeile; bot 3 level-5 gibt Platz 3 einen eigenen Bot; verlassen beendet.
level-1 = Stufe 1: irgendein Zug, zum Ausprobieren
level-2 = Stufe 2: spielt gut, ist aber oft abgelenkt
level-3 = Stufe 3: spielt solide und antwortet sofort
level-4 = Stufe 4: denkt einen Moment voraus (0,1 s)
level-5 = Stufe 5: denkt voraus (0,3 s)
level-6 = Stufe 6: am stärksten, denkt bis zu 1 s nach
lang-en = English
lang-de = Deutsch
yes = ja
no = nein
seating-unknown = „{ $text }“ ist hier nicht möglich.
offer-unknown = Tippe eine Zahl von 1 bis { $last } oder verlassen.
new-game = Neues Spiel: { $game }
resume-game = Weiter: { $saved }
saved-game = { $game }, { $round ->
    [0] noch nicht begonnen
   *[other] Runde { $round }
 } ({ $names }; { $when })
resume-over = Das Spiel in { $file } ist zu Ende; landsraad replay zeigt es.
nothing-to-resume = Es gibt kein angefangenes Spiel.
wrong-seats = { $players } Spieler brauchen { $players } Plätze, nicht { $seats }.
rule-how = Eine Regel stellst du mit --rule NAME=WERT um, nicht mit „{ $text }“.
rule-none = „{ $name }“ ist keine Regel, die sich umstellen ließe.
too-many-names = Es sind { $names } Namen für { $seats } Plätze.
interrupted-early = Abgebrochen, bevor ein Spiel begann.
input-ended-early = Die Eingabe endete, bevor ein Spiel begann.
left = Das Spiel ist gespeichert: landsraad play --resume macht weiter. ({ $file })
interrupted = Abgebrochen. Das Spiel ist gespeichert: landsraad play --resume macht weiter. ({ $file })
input-ended = Die Eingabe ist zu Ende. Das Spiel ist gespeichert: landsraad play --resume macht weiter. ({ $file })
left-unsaved = Das Spiel ließ sich nicht speichern ({ $reason }) Der Stand nach { $moves } Entscheidungen bleibt erhalten.
kept = Die Aufzeichnung der Partie:
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
commitment = Geheime Startzahl, Prüfwert { $hash }
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

## Tische im Browser
serve-stop = Strg-C beendet den Server; alle Tische bleiben erhalten.
serve-no-display = Hier gibt es keinen Bildschirm: Öffne die Adresse in einem Browser, oder spiele im Terminal: make play ARGS=--terminal, oder landsraad play.
serve-port = Der Server kann Port { $port } nicht benutzen: { $error }.
backup-nothing = Nichts zu sichern: { $file } gibt es nicht.
backup-there = { $file } gibt es schon; nenne eine andere Datei.
backup-failed = Die Tische ließen sich nicht sichern: { $error }.
backup-done = Alle Tische sind in { $file }.

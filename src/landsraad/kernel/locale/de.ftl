# Was der Kern selbst sagt: Fehler in Dateien, Aufzeichnungen, Spielständen und Szenarien. Was auf den Namen einer
# Datei folgt, beginnt wie nach einem Doppelpunkt.

## Namen und Stellen

in-file = { $file }: { $cause }
in-file-line = { $file }, Zeile { $line }: { $cause }
two-sentences = { $first } { $second }
unknown = { $what } „{ $name }“ gibt es nicht.
unknown-near = { $what } „{ $name }“ gibt es nicht; meinst du „{ $near }“?
unknown-known = { $what } „{ $name }“ gibt es nicht; bekannt: { $known }.
did-you-mean = Meinst du „{ $near }“?
what-key = Schlüssel
what-rule = Regel
what-move = Zug
what-game = Spiel
what-part = Teil der Stellung
what-part-of = Teil von { $whole }
what-ranking = die Rangfolge

## Warum das System sich weigert

system-not-there = Datei oder Ordner nicht vorhanden
system-not-allowed = keine Berechtigung
system-is-a-folder = das ist ein Ordner
system-not-a-folder = das ist kein Ordner
system-no-space = kein Platz mehr auf dem Datenträger
system-read-only = der Datenträger ist schreibgeschützt
system-name-too-long = der Dateiname ist zu lang
system-links-in-a-circle = die Verknüpfungen führen im Kreis

## Dateien

file-cannot-be-read = Die Datei lässt sich nicht lesen: { $reason }.
file-not-ordinary = es ist keine gewöhnliche Datei
file-too-large = Die Datei ist zu groß; höchstens { $limit } sind erlaubt.
file-not-text = Das ist keine Textdatei.
line-too-long = Zeile { $line } ist zu lang; höchstens { $limit } sind erlaubt.
nested-too-deeply = Das ist zu tief verschachtelt.
stands-twice = „{ $name }“ steht hier doppelt.
yaml-broken = Das ist kein gültiges YAML: { $problem }.
yaml-strange-characters = Das ist kein gültiges YAML: Es enthält Zeichen, die nicht in einen Text gehören.
yaml-reference = Verweise (*name) sind hier nicht erlaubt.
yaml-tag = Typangaben (!name) sind hier nicht erlaubt: { $tag }.
yaml-too-much = Das ist zu lang: So viele Werte braucht keine Datei.
yaml-list-as-name = Eine Liste oder Zuordnung kann kein Name sein.
yaml-strange-name = „{ $name }“ kann hier kein Name sein; setze es in Anführungszeichen.
yaml-strange-number = „{ $number }“ ist keine Zahl, wie man sie schreibt; ist es ein Text, setze ihn in Anführungszeichen.

## Szenarien, die nicht zu verstehen sind

scenario-not-a-list = „{ $name }“ muss eine Liste in [ ] sein.
scenario-none = Die Datei enthält kein Szenario.
scenario-needs-a-title = Ein Szenario braucht einen Titel (title).
scenario-checks-nothing = Dieses Szenario prüft nichts: Es braucht eines von { $checks }.
scenario-which-game = Sag, welches Spiel das ist (game: …).
scenario-which-move = Sag, welcher Zug verboten ist (move: …).
scenario-wants-mapping = Hier werden Namen mit Werten erwartet (name: wert), nicht „{ $found }“.
scenario-wants-list = Hier wird eine Liste erwartet, nicht „{ $found }“.
scenario-wants-text = Hier wird ein Text erwartet, nicht „{ $found }“.
scenario-setup-name = Der Aufbau nennt etwas doppelt oder unter einem Namen, der nicht möglich ist.
compare-no-list = { $part } ist keine Liste, sondern { $found }.
compare-needs-list = „{ $operator }“ braucht eine Liste in [ ].
compare-wants-numbers = „{ $operator }“ vergleicht Zahlen; { $part } ist { $found }.
compare-wants-lists = „{ $operator }“ ist für Listen; { $part } ist { $found }.

## Szenarien, in denen das Spiel etwas anderes tut

failed = { $title }: { $cause }
failed-game-over = „{ $move }“ ist nicht möglich, weil das Spiel zu Ende ist.
failed-other-seat = „{ $move }“ ist für Platz { $seat }, aber jetzt entscheidet Platz { $decides }.
failed-could = Platz { $seat } kann: { $moves }.
failed-not-legal = „{ $move }“ sollte erlaubt sein, ist es aber nicht.
failed-legal = „{ $move }“ sollte verboten sein, ist aber erlaubt.
failed-because = „{ $move }“ ist verboten, aber nicht weil „{ $because }“: { $reasons }
failed-choices = Die Möglichkeiten sollten { $wanted } sein, sind aber { $there }.
failed-no-ranking = Es gibt keine Rangfolge, weil das Spiel nicht zu Ende ist.
failed-should = { $part } sollte { $wanted } sein, ist aber { $actual }.
failed-nothing-there = { $part } sollte { $wanted } sein, aber es gibt kein { $missing }.

## Aufzeichnungen und Spielstände

record-foreign = Das ist keine Aufzeichnung von Landsraad.
record-format = Die Aufzeichnung hat das Format { $found }; dieses Programm liest Format { $known }.
record-none = Die Datei enthält keine Aufzeichnung.
record-broken-json = keine Aufzeichnung (kaputtes JSON).
record-damaged = Die Aufzeichnung ist beschädigt: { $cause }
part-missing = „{ $part }“ fehlt.
part-wrong = „{ $part }“ sollte { $wanted } sein.
kind-text = ein Text
kind-texts = eine Liste von Texten
kind-number = eine ganze Zahl
kind-numbers = eine Liste ganzer Zahlen
kind-list = eine Liste
kind-mapping = eine Liste von Namen mit Werten
kind-options = Optionen mit eigenen Namen
record-of-other-game = Die Aufzeichnung ist von „{ $game }“, nicht von „{ $wanted }“.
record-of-other-rules = Die Aufzeichnung entstand unter Regeln { $rules }; dieses Programm spielt nach Regeln { $ours }.
record-of-other-content = Die Aufzeichnung entstand mit anderen Karten oder Zahlen, als dieses Programm sie hat.
record-setup-impossible = Der Aufbau in der Aufzeichnung ist nicht möglich: { $reason }
record-illegal = Aktion { $number } von { $count } ist nicht erlaubt: { $reason }
no-such-action = Eine solche Aktion gibt es nicht.
record-changed = Der Spielstand wurde verändert oder beschädigt: Seine Aktionen führen nicht zu der Stellung, in der das Spiel verlassen wurde.
record-other-seed = Die Startzahl ist nicht die am Anfang versprochene (Prüfwert { $commitment }).
record-ends-elsewhere = Die Wiederholung endet in Stellung { $there }, die Aufzeichnung nennt { $here }.
record-spans = Das Spiel ging während der Partie auf andere Regeln oder Karten über: Die ersten { $before } von { $count } Aktionen entstanden unter Regeln { $earlier } und lassen sich hier nicht wiederholen; die danach stimmen.
carry-impossible = Das Spiel entstand mit anderen Regeln, Karten oder Zahlen, als dieses Programm sie hat, und seine Stellung passt nicht dazu; es lässt sich nur mit der Version fortsetzen, in der es begonnen wurde.
carried-over = Dieses Spiel wurde mit anderen Regeln, Karten oder Zahlen begonnen; von hier an gelten die dieser Version.
carried-over-lost =
    { $n ->
        [one] Die letzte Wahl ist nicht mehr möglich und muss
       *[other] Die letzten { $n } Wahlen sind nicht mehr möglich und müssen
    } neu getroffen werden.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-other-seat = Ein anderer Platz hat entschieden oder ist an der Reihe; das lässt sich nicht zurücknehmen.
undo-revealed = Dabei wurde Verborgenes bekannt; das lässt sich nicht zurücknehmen.
redo-nothing = Es wurde nichts zurückgenommen.

## Startzahlen

seed-wrong-kind = Eine Startzahl ist eine ganze Zahl oder ein Text.
seed-too-large = Eine Startzahl hat höchstens 77 Ziffern; ein Text darf länger sein.
seed-too-long = Eine Startzahl hat höchstens 10.000 Zeichen.
seed-strange-characters = Die Startzahl enthält Zeichen, die nicht in einen Text gehören.

## Inhaltsdateien

content-by-kind = „{ $part }“ sollte das Material nach seiner Art aufführen.
content-no-kind = Etwas namens „{ $name }“ gibt es in { $part } nicht; bekannt sind { $known }.
content-german-name = Hier sollte der deutsche Name stehen, etwa { $example }.
content-only-names = Etwas namens „{ $name }“ gibt es nicht; berichtigt werden nur deutsche Namen.
content-no-name = „{ $value }“ ist kein Name.
content-names-nothing = Das ist keine Inhaltsdatei: Sie sollte nennen, was sie berichtigt.
content-unknown = Es gibt nichts namens „{ $name }“, das man berichtigen könnte.
content-by-id = Das Material sollte nach seiner Kennung aufgeführt sein.
content-no-such = „{ $name }“ gibt es unter { $kind } nicht.
content-what-differs = Hier sollte stehen, was anders ist.
content-nothing-called = Etwas namens „{ $name }“ gibt es nicht.
content-pairs = Hier werden Paare von Gebieten gebraucht: [[a, b]].
content-three-numbers = Hier werden drei Zahlen von 0 bis 12 gebraucht.
content-not-one-of = „{ $value }“ ist keines von { $known }.
content-wrong-kind = „{ $value }“ ist nicht von der richtigen Art.
content-out-of-range = { $value } liegt außerhalb des Möglichen.
content-list = Hier wird eine Liste gebraucht.
content-no-area = Ein Gebiet „{ $name }“ gibt es nicht.
content-part-like = Ein Teil wird so geschrieben: { $example }.
content-no-part = Einen Teil wie { $value } gibt es nicht.
content-small-number = „{ $name }“ von { $part } ist eine Zahl von 0 bis 12, nicht „{ $value }“.
content-truth = „{ $name }“ von { $part } ist true oder false, nicht „{ $value }“.
content-cannot-be = „{ $name }“ von { $part } kann nicht „{ $value }“ sein.
content-no-condition = „{ $value }“ ist keine Bedingung.
content-numbers = Hier werden { $n } Zahlen gebraucht.
content-sum = Die Summe ist { $sum }; es gibt { $total } Marker.
content-faces = Hier werden sechs Seiten gebraucht, jede eine von { $known }.
content-units = Die Marker von { $side } stehen für { $units } Einheiten; es gibt { $there }.
content-tokens = Es muss { $n } Marker der Art { $set } geben.
content-bashars = Die Marker der Harkonnen stehen für mehr als sechs Bashare.
content-deck = Der Stapel { $deck } hat { $n } Karten; er braucht { $needed }.
content-deck-of = Der Stapel { $deck } hat { $n } Karten der Erweiterung „{ $of }“; er braucht { $needed }.
content-drones = Die Schmuggler bringen { $n } Karten in den Stapel { $deck }; er braucht 3.

## Züge

move-means-several = „{ $move }“ kann mehreres bedeuten: { $some }.
move-not-possible = „{ $move }“ ist jetzt nicht möglich.

## Spiele und Bots

no-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannt: { $known }.
game-not-loaded = Das Spiel „{ $game }“ kann nicht geladen werden: { $reason }.
game-none = „{ $game }“ ist kein Spiel.
game-other-name = Das Spiel „{ $game }“ nennt sich selbst „{ $name }“.
no-bot = Einen Bot „{ $bot }“ gibt es nicht. Bekannt: { $known }, oder Modul:Klasse.
bot-not-loaded = Der Bot „{ $bot }“ kann nicht geladen werden: { $reason }.
bot-is-none = „{ $bot }“ ist kein Bot: Ihm fehlt `choose(self, seat)`.
bot-failed = Der Bot „{ $bot }“ ist bei „{ $decision }“ gescheitert: { $reason } ({ $place }).
bot-cheats = Der Bot „{ $bot }“ hat bei „{ $decision }“ mit { $answer } geantwortet; das steht nicht zur Wahl.
content-three-forms = Drei Formen sind nötig: wo, wohin, woher.

# Values of a position in a scenario.

edit-a-position = eine Stellung
edit-list = { $what } muss eine Liste in [ ] sein, nicht „{ $value }“.
edit-mapping = { $what } ist eine Liste von Namen mit Werten (Name: Wert).
edit-number = { $what } muss eine Zahl sein, nicht „{ $value }“.
edit-quoted = „{ $name }“
edit-range = { $what } muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
edit-truth = { $what } muss „true“ oder „false“ sein, nicht „{ $value }“.

## Wettkämpfe und Ranglisten

match-games = Ein Wettkampf hat mindestens eine Partie, nicht { $n }.
worker-ended = Ein Prozess endete, bevor seine Partien gespielt waren.
results-there = In { $folder } gibt es schon „{ $name }“; bitte nenne einen anderen Ordner.
other-ladder = { $file } enthält Ergebnisse einer anderen Rangliste: andere Regeln, Optionen oder Startzahl.

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

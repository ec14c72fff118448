### Die Seite um die Tische auf Deutsch. Jede Kennung steht auch in en.ftl.

## Eingang
home-title = Nimm Platz auf Arrakis.
home-lead = Zwei große Dune-Brettspiele im Browser, gegen Bots oder mit Freunden. Ohne Konto, ohne Installation.
play-now = Jetzt spielen
play-what = { $game }, du und { $n ->
    [one] ein Bot
   *[other] { $n } Bots
  }.
change = Ändern
new-game = Neue Partie
join-link = Per Link beitreten
your-tables = Deine Tische
n-wait = { $n ->
    [one] einer wartet auf dich
   *[other] { $n } warten auf dich
  }
no-tables = Noch kein Tisch. Die erste Partie braucht einen Klick und keinen Namen.
your-turn = Du bist am Zug
is-choosing = { $name } überlegt
waiting-for = { $n ->
    [one] ein Platz ist frei
   *[other] { $n } Plätze sind frei
  }
over = beendet
seconds-ago = gerade eben
minutes-ago = vor { $n } min
hours-ago = vor { $n } h
days-ago = { $n ->
    [one] gestern
   *[other] vor { $n } Tagen
  }
count-on = Worauf du dich verlassen kannst
count-saved = Jede deiner Entscheidungen ist gespeichert, bevor du es siehst.
count-hidden = Verdecktes bleibt verdeckt, auch im Browser deiner Gegner.
count-seed = Die Startzahl wird vor der ersten Karte versiegelt und am Ende gezeigt.
count-alive = Nie ein toter Tisch: Wer geht, für den spielt ein Bot weiter.
fine = Landsraad ist von Spielern für Spieler gemacht und steht in keiner Verbindung zu Verlagen, Autoren oder den Rechteinhabern von Dune. Regeln und Karten sind in eigenen Worten erzählt, jedes Bild ist unser eigenes. Wenn dir die Spiele gefallen, kauf sie.
bot-name = Bot { $n }
you = Du
language = English
look = Aussehen
look-night = Nacht
look-dawn = Dämmerung
look-contrast = Kontrast

## Neue Partie
game = Spiel
expansions = Erweiterungen
no-expansion = Ohne Erweiterungen
how-many = Wie viele?
seats = Plätze
seat-you = Du
seat-bot = Bot
seat-open = Frei per Link
seat-name = Name am Tisch
more-options = Mehr
rulings = Auslegungen, wo die Regeln schweigen
needs = Braucht { $what }
will-play = Das wird gespielt
will-seats = { $game } mit { $n ->
    [one] einem Platz
   *[other] { $n } Plätzen
  }: { $who }.
start = Partie beginnen
open-invite = Tisch öffnen und einladen
yes = Ja
no = Nein
default-name = Du

## Einladung
table-open = Dein Tisch ist offen
invite = Einladen
invite-here = Diese Adresse gilt nur auf diesem Rechner. Für Mitspieler an anderen Geräten in deinem Netz starte den Server mit { $command }.
invite-how = Schick diesen Link. Wer ihn öffnet, wählt einen freien Platz; ohne Konto, ohne Passwort.
copy = Kopieren
copied = Kopiert
free-seat = Freier Platz
starts-itself = Die Partie beginnt von selbst, wenn alle sitzen.
holds-seat = Ein Platz wird dir freigehalten.
your-name = Wie sollen dich die anderen nennen?
choose-seat = Wähle deinen Platz
take-seat = Platz nehmen
only-watch = Nur zuschauen
seat-n = Platz { $n }
seat-taken = Hier sitzt { $name }
invitation = Einladung
recovery-code = Wiederherstellungscode
recovery-show = Code zeigen
recovery-why = Browser verloren? Der Wiederherstellungscode bringt dich an deinen Platz zurück. Er ist dein Schlüssel. Schick ihn niemandem.

## Tisch
to-home = Alle Tische
waiting = { $name } überlegt …
watching = Du schaust zu.
hint = Tipp
undo = Zurücknehmen
undo-what = Zurücknehmen: { $what }
redo = Wiederholen
back = Zurück
why-not = Warum nicht { $thing }?
close = Schließen
sure-turn = { $text }? Das lässt sich nicht zurücknehmen.
sure-reveal = { $text }? Dabei wird etwas aufgedeckt, das sich nicht zurücknehmen lässt.
do-it = Ja, machen
not-yet = Noch nicht
since-turn = Seit deinem Zug
whole-log = Verlauf
nothing-yet = Noch ist nichts geschehen.
menu = Menü
text-table = Der Tisch als Text
settings = Einstellungen
ask-again = Nachfragen
ask-never = Nie
ask-final = Wenn es endgültig ist
saved = gespeichert v{ $v }
saving = speichert …
offline = offline, verbinde neu …
no-page = Diese Seite gibt es nicht.
no-page-what = Vielleicht ist die Adresse vertippt, oder ein Link ist älter als diese Version.
to-first-page = Zur ersten Seite
not-here = Diesen Tisch gibt es hier nicht.
old-rules = frühere Regeln
old-table = Dieses Spiel kann nicht weitergehen.
old-table-what = Es wurde mit einer früheren Fassung der Regeln gespeichert, und seine Stellung bedeutet in dieser etwas anderes. Es bleibt, wie es ist, aufbewahrt.
not-here-what = Vielleicht ist die Adresse unvollständig, oder dieser Server hat andere Tische.
connecting = Der Tisch wird gedeckt …
curtain = Gib das Gerät an { $name }.
curtain-i-am = Ich bin { $name }, zeig meine Karten
chat = Gespräch
chat-say = Sag etwas
send = Senden
bot-plays = ein Bot spielt
away = nicht da
here = da
let-bot = Einen Bot für { $name } spielen lassen
seat-again = Platz neu vergeben
seat-again-sure = { $name } verliert den Platz sofort, ein neuer Link besetzt ihn: so machen
take-back = { $name } spielt wieder selbst
keys = Tasten
keys-choose = Wählen
keys-turn = Zug
keys-look = Umsehen
key-space = Leertaste
key-enter-name = Eingabe
key-first = zum ersten beleuchteten Ding
key-move = zum nächsten beleuchteten Ding auf dieser Seite
key-tab = zum nächsten Ding der Seite
key-enter = auswählen
key-back = Auswahl aufheben
key-skip = überspringen, was andere tun
key-undo = zurücknehmen
key-redo = wiederholen
key-hint = Tipp
key-why = warum das nicht?
key-log = Verlauf
key-text = der Tisch als Text
key-menu = Menü
key-rules = Regeln und Karten durchsuchen
key-help = diese Tasten
key-close = schließen
choose-first = wähle: { $what }
lit-count = { $n ->
    [one] eines leuchtet
   *[other] { $n } leuchten
  }
refused-stale = Jemand war schneller. Wähle neu.
refused-not-your-turn = Du bist nicht am Zug.
refused-not-possible = Das geht gerade nicht.
refused-not-stored = Das ließ sich nicht speichern und ist nicht geschehen. Versuch es noch einmal.
refused-seats-open = Die Partie beginnt, wenn alle sitzen.
notice-no_hint = Dafür gibt es keinen Tipp.
notice-slow_down = Etwas langsamer, bitte.
notice-restarting = Der Server startet neu. Deine Partie ist sicher.
notice-not_understood = Das wurde nicht verstanden.
notice-not_allowed = Das geht hier nicht.
broke = Etwas ist kaputt. Deine Partie ist sicher.

## Ende
you-win = Du gewinnst.
you-lose = Du verlierst.
wins = { $name } gewinnt.
shared-win = { $names } teilen sich den Sieg.
place-n = { $n }.
points-from = Woher die Punkte kamen
rematch = Revanche
look-board = Den Tisch ansehen
get-record = Die Aufzeichnung holen
seed-was = Startzahl { $seed }, vor der ersten Karte versiegelt als { $commitment }.

## Imperium
imp-round = Runde { $n }
imp-phase-leaders = Anführer
imp-phase-round_start = Rundenbeginn
imp-phase-turns = Agenten
imp-phase-combat = Kampf
imp-phase-makers = Bringer
imp-phase-recall = Rückruf
imp-phase-endgame = Ende
imp-ends-at = Ende bei { $n }
imp-row = Imperium-Reihe
imp-row-short = Reihe
imp-deck-left = { $n } im Stapel
imp-landsraad = Landsraad
imp-ix = Ix
imp-arrakis = Arrakis
imp-if-now = wenn es jetzt endete
imp-result = so ging es aus
imp-if-nobody = Belohnungen, wenn niemand mehr eine Karte spielt
imp-no-reward = keine Belohnung
imp-tie = gleich
imp-behind = { $n } zurück
imp-leads = führt um { $n }
imp-tied = gleichauf
imp-if-you-play = wenn du spielst
imp-your-reveal = Dein Aufdecken
imp-played = gespielt
imp-units = Einheiten im Konflikt
imp-agents-left = noch { $n } von { $all } Agenten
imp-influence = Einfluss bei { $faction }: { $list }
imp-alliance = Bündnis: { $name }
imp-conflict = Konflikt: { $name }
imp-vp = { $n ->
    [one] ein Siegpunkt
   *[other] { $n } Siegpunkte
  }
imp-choose-leader = Wähle deinen Anführer
imp-taken = Gehört schon { $name }.
imp-take-leader = { $name } spielen
imp-taken = vergeben
imp-shipping = Frachtleiste
imp-reveals = Deckt auf
imp-first = Startspieler
imp-house = Haus { $name }
imp-hand = Hand
imp-intrigue = Intrigen
imp-discard = Ablagestapel
imp-in-play = im Spiel
imp-garrison = Garnison { $n }
imp-in-conflict = { $n } im Konflikt, Stärke { $strength }
imp-hagal = Haus Hagal
imp-rival = Rivale
imp-spoiler = mischt mit, punktet nicht
imp-gauge = { $n } von { $price } { $what } für einen Siegpunkt
imp-solari-of = Solari
imp-spice-of = Spice
imp-water-of = Wasser
imp-intrigue-of = Intrigenkarten
imp-hagal-waits = Noch wurde keine Karte von Haus Hagal aufgedeckt.
imp-held-back = führt deutlich und lässt die Trupps zu Hause
imp-in-deck = im Stapel
imp-of-all = von { $n }
imp-used = benutzt
imp-face-up = offen
imp-skip-occupied = übergangen: besetzt
imp-skip-voice = übergangen: durch Die Stimme gesperrt
imp-skip-no_bonus_spice = übergangen: kein Bonus-Spice
imp-skip-needs = übergangen: Bedingung nicht erfüllt
imp-skip-reshuffle = alle Karten wurden neu gemischt
imp-why-tie = Er steigt, wo er am wenigsten Einfluss hat; bei Gleichstand wählst du für ihn.

rooms = Räume
learn = Spielend lernen
rules-and-cards = Regeln und Karten
all-tables = Alle { $n } Tische
no-connection = Der Server antwortet nicht. Deine Partien sind sicher; diese Seite versucht es weiter.
players-from-to = { $least } bis { $most } Personen
alone = allein
choose-self = Selbst wählen
seat-device = Am selben Gerät
seat-open-why = wer den Link öffnet, sitzt hier
which-bot = Welcher Bot
bot-kind-house = Hausbot, spielt gut
bot-kind-keeper = Sorgloser Bot, wirft nichts weg
bot-kind-random = Zufallsbot, zum Ausprobieren
clock = Uhr
clock-none = Ohne Uhr
clock-none-what = lass dir Zeit
clock-live = Live
clock-live-what = 20 min und 20 s je Entscheidung
clock-live-said = Mit Uhr: je 20 Minuten, dazu 20 Sekunden für jede Entscheidung.
clock-days = Mit Pausen
clock-days-what = 3 Tage und 1 je Entscheidung
clock-days-said = Mit einer Uhr in Tagen: Wer zu spät kommt, für den spielt ein Bot bis zur Rückkehr.
rulings-count = { $n }, { $changed } geändert
share = Teilen
invite-code = Oder sag den Code:
qr-of-link = Der Link als QR-Code
seat-a-bot = Bot hinsetzen
host-holds-seat = { $name } hält dir einen Platz frei.
bot-sits = { $name } spielt hier
all-taken = Alle Plätze sind besetzt. Du kannst zuschauen.
seat-gone = Jemand war schneller. Wähle einen anderen Platz.
no-such-invitation = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
no-such-seat = Zu diesem Code gehört kein Platz.
default-name-host = Gastgeber
default-name-other = Gast
link-or-code = Link oder Code
code-where = Eine Einladung hat zwölf Zeichen, ein Wiederherstellungscode sechzehn.
code-length = { $n ->
    [one] ein Zeichen bisher
   *[other] { $n } Zeichen bisher
  }
code-invitation = Eine Einladung: Du siehst erst den Tisch.
code-recovery = Ein Wiederherstellungscode: Er bringt dich zurück auf deinen Platz.
to-the-table = Zum Tisch
take-seat-again = Zurück auf meinen Platz
look-first = Erst ansehen, dann setzen
look-first-why = Du siehst, wer was spielt und was frei ist. Einen Namen gibst du erst an, wenn du dich setzt.
learn-how = Eine erste Runde einer echten Partie. Vor jeder Entscheidung ein paar Sätze; alles, was leuchtet, darfst du wählen.
learn-free = Du kannst den Weg jederzeit verlassen: Die Partie geht weiter und wird gespeichert wie jede andere.
lesson-steps = { $n } Schritte
lesson-n = { $n } von { $of }
lesson-try = Versuch:
fold = Einklappen
unfold = Ausklappen
search-what = Regeln und Karten durchsuchen
search-how = Ein Wort, eine Karte oder die Nummer einer Regel wie IMP-4.8.
search-try-imperium = Agent, Konflikt, Einfluss, Aufdecken, Intrige, Allianz, Tech
search-try-arrakis = Legion, Sietch, Erntemaschine, Wurmzeichen, Vorhersehung, Überraschung, Ornithopter
found-all = Alles
found-rules = Regeln
found-things = Karten und Teile
found-n = { $n } gefunden
found-nothing = Nichts spricht von „{ $text }“.
rules-in-english = Die Regeln stehen auf Englisch da.
own-ruling = eigene Auslegung
skip = Überspringen
pace = Die anderen spielen
pace-once = sofort
pace-brisk = zügig
pace-slow = gemächlich
sound = Ton
sound-off = aus
sound-turn = wenn ich am Zug bin
sound-all = alles
notices = Ruf mich, wenn ich am Zug bin
mute = Gespräch stumm schalten
look-back = Rückblick
hint-chance = etwa { $n } % Siegchance
hint-now = In diesem Zug: { $gains }
hint-later = Bis zum Ende der Runde im Mittel: { $gains }
hint-else = Oder: { $action }
hint-behind = −{ $n } %
hint-equal = etwa gleich gut
hint-apart = im Vergleich: { $gains }
hint-why = Warum, und was noch
hint-thinks = Denkt nach …
final-turn = beendet deinen Zug; nicht zurückzunehmen
final-reveal = deckt etwas auf; nicht zurückzunehmen
to-start = Zum Anfang
one-back = Eins zurück
one-on = Eins weiter
to-end = Zum Ende
play = Abspielen
pause = Anhalten
which-decision = Welche Entscheidung
whose-eyes = Wessen Augen
eyes-of = Augen von { $name }
eyes-onlooker = Was alle sehen
eyes-all = Alle Hände
time-left = { $name } hat noch { $time }
days-left = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
  }
what-vp = Siegpunkte
what-solari = Solari
what-spice = Spice
what-water = Wasser
what-garrison = Garnison
what-conflict = Trupps im Konflikt
what-strength = Stärke
what-swords = Schwerter
what-persuasion = Überzeugung
what-agents = Agenten
what-hand-size = Handkarten
what-intrigue-size = Intrigenkarten
what-deck-size = Nachziehstapel
what-supremacy = Herrschaft
what-negotiators = Unterhändler
what-freighter = Frachter
you-win-tie = Du gewinnst den Gleichstand.
wins-tie = { $name } gewinnt den Gleichstand.
end-said = { $first } zu { $second } gegen { $name }, nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  }.
tie-by = Gleichstand: Spice { $spice }, Solari { $solari }, Wasser { $water }, Garnison { $troops }
tie-broken = der Gleichstand wurde nach den Regeln entschieden
round-by-round = Runde für Runde
plot-rounds = Punkte am Ende jeder Runde
fair = Ehrlich gemischt, nachprüfbar
about-imperium = Agenten entsenden, Fraktionen gewinnen, jede Runde um Arrakis kämpfen.
about-arrakis = Harkonnen gegen Atreides auf einer Karte mit 101 Gebieten: Ernte, Würmer und Schlachten.
bot-level = Stufe { $n }
bot-kind-search = Suchender Bot, denkt voraus
to-now = Zurück zu jetzt
jump-there = Den Tisch in diesem Moment zeigen
play-on = Von hier weiterspielen
play-on-why = Ein neuer Tisch mit dieser Stellung: Du nimmst diesen Platz, Bots die anderen.
imp-pile-hand = Hand
imp-pile-play = Im Spiel
imp-pile-discard = Ablagestapel
imp-pile-deck = { $n } Karten liegen noch im Deck, in verdeckter Reihenfolge.
imp-discarded = abgelegt
in-numbers = Die Partie in Zahlen
stat-agents = Entsandte Agenten
stat-acquired = Erworbene Karten
stat-intrigue = Gespielte Intrigen
stat-spice = Erhaltenes Spice
stat-solari = Erhaltene Solari
stat-deployed = Eingesetzte Trupps
stat-won = Gewonnene Konflikte
stat-turns = Züge
stat-moves = Bewegte Legionen
stat-attacks = Angriffe
stat-battles-won = Gewonnene Gefechte
stat-losses = Verlorene Figuren
stat-claimed = Erfüllte Visionen
key-look = was ist das? (auch langes Drücken oder rechte Maustaste)
not-now = Jetzt nicht, denn
lesson-last = Hier endet die Einführung. Ab hier spielst du allein: Tipp nennt die besten Möglichkeiten und warum, ein Klick auf etwas Dunkles sagt, warum es gesperrt ist, langes Drücken oder die rechte Maustaste erklärt eine Sache, und / durchsucht die Regeln.
analysis = Analyse
analyse = Partie analysieren
analysis-what = Jede Entscheidung wird neu beurteilt, nach dem, was der Platz damals wusste: Chancen, die fünf teuersten Entscheidungen jedes Platzes, Glück getrennt vom Können. Das dauert einige Minuten; sieh dich inzwischen um.
analysis-waiting = Erst wird eine andere Partie angesehen. Diese kommt danach.
analysis-first = Die Partie wird gelesen …
analysis-running = Entscheidung { $done } von { $of }. Was gefunden ist, steht gleich da.
analysis-stop = Abbrechen
analysis-failed = Die Analyse ist abgebrochen. Von der Partie ist nichts verloren.
analysis-again = Noch einmal
chance-to-win = Siegchance
chance-of = { $name }: { $chance } %
luck-and-play = Glück und Entscheidungen
luck-of = Würfel und Karten
given-away = Durch Entscheidungen verschenkt
in-points = Prozentpunkte der Siegchance
costliest = Die teuersten Entscheidungen
costliest-none = Keine Entscheidung hat mehr als ein Hundertstel verschenkt.
costliest-not-yet = Bisher keine gefunden.
in-round = Runde { $n }
you-knew = Was { $name } wusste
you-knew-that = Der Tisch zeigt den Moment mit den Augen von { $name }.
stronger = Stärker war
then-line = dann
analysis-note = Gemessen, indem in Welten weitergespielt wurde, die zum damaligen Wissen passen. Was Würfel und Karten später brachten, wird der Entscheidung nicht angelastet. Kleine Unterschiede sind Zufall.
end-goal = { $role }, nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  }.
tracks-reached = Wie weit alle kamen
plot-goals = Herrschaft neben dem niedrigsten Vorhersehungsmarker, am Ende jeder Runde
end-after = Nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
  }.
chance-instead = Siegchance { $better } statt { $taken } %

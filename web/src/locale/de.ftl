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
will-seats = { $game } mit { $n } Plätzen: { $who }.
start = Partie beginnen
open-invite = Tisch öffnen und einladen
yes = Ja
no = Nein
default-name = Du

## Einladung
table-open = Dein Tisch ist offen
invite = Einladen
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
hint-by = { $name } würde wählen: { $text }
undo = Zurücknehmen
undo-what = Zurücknehmen: { $what }
redo = Wiederholen
back = Zurück
why-not = Warum nicht { $thing }?
close = Schließen
sure-turn = { $text }? Das lässt sich nicht zurücknehmen.
sure-reveal = { $text }? Dabei wird etwas aufgedeckt, das sich nicht zurücknehmen lässt.
do-it = Ja, tun
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
not-here = Diesen Tisch gibt es hier nicht.
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
imp-take-leader = { $name } spielen
imp-taken = vergeben
imp-shipping = Frachtleiste
imp-reveals = Deckt auf
imp-first = Startspieler
imp-house = Haus { $name }
imp-hand = Hand
imp-intrigue = Intrigen
imp-discard = Ablagestapel
imp-in-play = Im Spiel
imp-garrison = Garnison { $n }
imp-in-conflict = { $n } im Konflikt, Stärke { $strength }

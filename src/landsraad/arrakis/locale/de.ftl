### Dune: Krieg um Arrakis auf Deutsch. Jede Kennung steht auch in en.ftl; Zahlen wählen ihre Mehrzahl selbst.

## Verbinden

and = { $first } und { $last }
or = { $first } oder { $last }
with-remark = { $text } ({ $remark })

## Seiten, Decks, Ergebnisse, Marker

side-harkonnen = Harkonnen
side-atreides = Atreides
deck-house_harkonnen = Haus Harkonnen
deck-corrino_ally = Corrino-Verbündeter
deck-house_atreides = Haus Atreides
deck-fremen_ally = Fremen-Verbündeter
the-deck-house_harkonnen = Haus-Harkonnen-Deck
the-deck-corrino_ally = Corrino-Deck
the-deck-house_atreides = Haus-Atreides-Deck
the-deck-fremen_ally = Fremen-Deck
deck-text-house_harkonnen = 18 Planungskarten der Harkonnen, mit der Raumgilde 21
deck-text-corrino_ally = 18 Planungskarten der Harkonnen, mit der Raumgilde 21; im Team die des Partners
deck-text-house_atreides = 18 Planungskarten der Atreides, mit der Raumgilde 21
deck-text-fremen_ally = 18 Planungskarten der Atreides, mit der Raumgilde 21; im Team die des Partners
expansion-smugglers = Schmuggler
expansion-guild = Die Raumgilde
result-leadership = Führung
result-strategy = Strategie
result-deployment = Aufstellen
result-mentat = Mentat
result-house = Haus
result-desert_power = Wüstenmacht
result-text-leadership = Bis zu 2 Legionen mit Anführer bewegen oder mit einer Legion mit Anführer einen Überraschungsangriff ausführen.
result-text-strategy = Bis zu 2 Legionen bewegen oder mit einer Legion angreifen.
result-text-deployment =
    Harkonnen: 3 Standard-Einheiten in eigenen Siedlungen und einen Anführer aufstellen.
    Atreides: einen verdeckten Marker in einem Sietch-Gebiet und einen Anführer aufstellen.
result-text-mentat = 2 Planungskarten von den eigenen Decks ziehen.
result-text-house =
    Harkonnen: bis zu 2 Standard-Einheiten durch Elite-Einheiten ersetzen oder 2 Fahrzeuge platzieren.
    Atreides: als beliebiges anderes Ergebnis nutzen, auch als Wüstenmacht.
result-text-desert_power = Nur Atreides: 2 Wurmzeichen-Marker platzieren, 2 Sandwürmer bewegen oder mit einem Sandwurm angreifen. Ohne Würfel, solange die Atreides weniger unbenutzte Aktionswürfel haben als die Harkonnen.
marker-text-kwisatz_haderach = Vorhersehungsmarker. Auf 3 wird Paul zu Muad'Dib.
marker-text-sand_dwellers = Vorhersehungsmarker. Auf 3 wird Jessica zur Ehrwürdigen Mutter.
marker-text-jihad = Vorhersehungsmarker. Auf 3 kommt Chani ins Spiel.
imperium-choam = MAFEA
imperium-spacing_guild = Raumgilde
imperium-landsraad = Landsraad
imperium-text-choam = Imperium-Marker: 2 Spice-Punkte halten ihn auf seiner Stufe, 3 bewegen ihn 1 Schritt nach oben; sonst sinkt er und sein Bann beginnt.
imperium-text-spacing_guild = Imperium-Marker: 2 Spice-Punkte halten ihn auf seiner Stufe, 3 bewegen ihn 1 Schritt nach oben; sonst sinkt er und sein Bann beginnt.
imperium-text-landsraad = Imperium-Marker: 2 Spice-Punkte halten ihn auf seiner Stufe, 3 bewegen ihn 1 Schritt nach oben; sonst sinkt er und sein Bann beginnt.
action-choam = MAFEA-Aktion
action-spacing_guild = Raumgilde-Aktion
action-landsraad = Landsraad-Aktion
action-text-choam = Imperium-Aktion: 1 eigene Raumfregatte bauen; sie kommt aus dem Vorrat auf die eigene Heighliner-Tafel.
action-text-spacing_guild = Imperium-Aktion: den eigenen Heighliner 1 Schritt vorrücken.
action-text-landsraad = Imperium-Aktion: bis zu 2 Truppen der Großen Häuser rekrutieren; sie kommen mit eigenen Figurenbasen auf die eigene Heighliner-Tafel.
ban-text-choam = Bann der MAFEA: höchstens 5 Harkonnen-Einheiten in einem Gebiet.
ban-text-spacing_guild = Bann der Raumgilde: Ornithopter dürfen nicht aufklären.
ban-text-landsraad = Bann des Landsraads: Die Harkonnen dürfen keine Planungskarten für Kampfwürfel abwerfen.

## Der Spielplan

area-unnamed = Sektor { $sector }, Gebiet { $n }
area-twin = { $name } (Sektor { $sector })
place-at = in { $area }
place-into = nach { $area }
place-out = aus { $area }
area-where = { $terrain } · { $n ->
    [one] Sektor
   *[other] Sektoren
  } { $sectors }
area-settlement = Harkonnen-Siedlung mit Rang { $n }
area-sietch = Hier beginnt ein Sietch
area-station = Teststation
area-sheltered = Vor Coriolisstürmen geschützt
area-walls = Unpassierbare Grenze: { $areas }
zone = Flugzone { $n } (Sektoren { $a } und { $b })
zone-text = Verbunden mit den Sektoren { $a } und { $b }.
zone-polar = Verbunden mit dem Nordpol.
sector-name = Sektor { $n }: { $name }
sector-text = { $n } Gebiete
terrain-mountain = Gebirge
terrain-plateau = Plateau
terrain-minor_erg = Kleiner Erg
terrain-desert = Wüste
terrain-deep_desert = Tiefe Wüste
terrain-text-mountain = Keine Stürme, keine Würmer.
terrain-text-plateau = Spezialsymbole eines Sturms bewirken hier nichts; einige Plateaus sind ganz geschützt.
terrain-text-minor_erg = Würmer können hier angreifen, aber Spezialsymbole von Würmern und Stürmen bewirken nichts.
terrain-text-desert = Wurmzeichen-Marker, Würmer und Erntemaschinen. Ein Spezialsymbol eines Wurms oder Sturms ist 1 Treffer.
terrain-text-deep_desert = Eine Art Wüste. Ein Spezialsymbol eines Wurms oder Sturms ist 2 Treffer, eine Erntemaschine bringt 2 Spice-Punkte.

## Figuren

n-regular = { $n ->
    [0] keine Standard-Einheit
    [one] { $n } Standard-Einheit
   *[other] { $n } Standard-Einheiten
  }
n-elite = { $n ->
    [0] keine Elite-Einheit
    [one] { $n } Elite-Einheit
   *[other] { $n } Elite-Einheiten
  }
n-sardaukar = { $n ->
    [0] kein Sardaukar
   *[other] { $n } Sardaukar
  }
n-fedaykin = { $n ->
    [0] kein Fedaykin
   *[other] { $n } Fedaykin
  }
n-bashar = { $n ->
    [0] kein Bashar
    [one] { $n } Bashar
   *[other] { $n } Bashars
  }
n-naib = { $n ->
    [0] kein Naib
    [one] { $n } Naib
   *[other] { $n } Naibs
  }
n-smuggler = { $n ->
    [0] keine Schmuggler-Einheit
    [one] { $n } Schmuggler-Einheit
   *[other] { $n } Schmuggler-Einheiten
  }
n-troop = { $n ->
    [0] keine Truppe der Großen Häuser
    [one] { $n } Truppe der Großen Häuser
   *[other] { $n } Truppen der Großen Häuser
  }
n-frigate = { $n ->
    [one] { $n } Raumfregatte
   *[other] { $n } Raumfregatten
  }
hidden-token = ein verdeckter Marker
excess-token = einen verdeckten Marker
n-harvester = { $n ->
    [one] { $n } Erntemaschine
   *[other] { $n } Erntemaschinen
  }
n-ornithopter = { $n } Ornithopter
n-carryall = { $n ->
    [one] { $n } Carryall
   *[other] { $n } Carryalls
  }
n-hit = { $n } Treffer
n-shield = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
  }
n-sword = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
  }
n-special = { $n ->
    [one] { $n } Spezialsymbol
   *[other] { $n } Spezialsymbole
  }
a-leader = 1 Anführer
wild-maker = der Wilde Sandwurm
unit-regular = Standard-Einheit
unit-elite = Elite-Einheit
unit-sardaukar = Sardaukar
unit-fedaykin = Fedaykin
unit-bashar = Bashar
unit-naib = Naib
unit-smuggler = Schmuggler-Einheit
unit-troop = Truppe der Großen Häuser
unit-text-regular = Einheit beider Seiten; ein Treffer entfernt sie.
unit-text-elite = Einheit beider Seiten; ein Treffer ersetzt sie durch eine Standard-Einheit.
unit-text-sardaukar = Besondere Elite-Einheit der Harkonnen: hebt im Gefecht einen gegnerischen Schild auf; ein Treffer ersetzt sie durch eine Standard-Einheit.
unit-text-fedaykin = Besondere Elite-Einheit der Atreides: hebt im Gefecht einen gegnerischen Schild auf; ein Treffer ersetzt sie durch eine Standard-Einheit.
unit-text-bashar = Generischer Anführer der Harkonnen: Ein Spezialsymbol ist 1 Treffer.
unit-text-naib = Generischer Anführer der Atreides: Ein Spezialsymbol ist 1 Treffer.
unit-text-smuggler = Standard-Einheit der verbündeten Schmuggler; kommt in deren eigenen Vorrat zurück. Stürme und Würmer treffen sie nicht.
unit-text-troop = Standard-Einheit der Seite, deren Figurenbasis sie trägt; beim Bewegen und Kämpfen zugleich ein Anführer, dessen Spezialsymbol 1 Treffer ist. Kann nicht sandreiten.
vehicle-harvester = Erntemaschine
vehicle-ornithopter = Ornithopter
vehicle-carryall = Carryall
vehicle-smuggler_harvester = Schmuggler-Erntemaschine
vehicle-smuggler_ornithopter = Schmuggler-Ornithopter
vehicle-smuggler_carryall = Schmuggler-Carryall
vehicle-text-harvester = Steht in einem Wüsten-Gebiet und bringt 1 Spice-Punkt, in Tiefer Wüste 2.
vehicle-text-ornithopter = In einer Flugzone: trägt eine Legion bis zu 2 Gebiete weit (Truppentransport) oder klärt auf und wird dafür entfernt.
vehicle-text-carryall = In einer Flugzone: rettet eine Erntemaschine vor einem Wurm und wird dafür entfernt.
vehicle-text-smuggler_harvester = Solange die Schmuggler neutral sind, müssen die Harkonnen sie platzieren; sie bringt 1 Spice-Punkt. Eine Atreides-Legion, die ihre Bewegung dort beendet, erbeutet sie, und Staban Tuek rückt 1 Schritt nach unten.
vehicle-text-smuggler_ornithopter = Wird durch „Drohnen-Ornithopter“ verfügbar. In einer Flugzone: trägt eine Legion der Atreides bis zu 2 Gebiete weit; die Harkonnen entfernen ihn nur durch ein Thopter-Gefecht.
vehicle-text-smuggler_carryall = Solange die Schmuggler neutral sind, müssen die Harkonnen ihn platzieren; er rettet nur Schmuggler-Erntemaschinen.
figure-guild_navigator = Gildennavigator
figure-frigate = Raumfregatte
figure-heighliner = Heighliner
figure-smugglers_base = Schmuggler-Basis
figure-text-guild_navigator = Spezieller Anführer der Harkonnen, in einer Flugzone und nie im Gefecht. Beobachter am Himmel: Er wird entfernt, um wie ein Ornithopter zu wirken oder anstelle eines genutzten Ornithopters. Verlässt am Rundenende den Spielplan.
figure-text-frigate = 3 für jede Seite. Landet in einer Flugzone. Wird entfernt, um eine Legion bis zu 3 Gebiete weit zu tragen (Überlegener Truppentransport) oder für ein Luftbombardement mit 3 Kampfwürfeln. Kein Fahrzeug; verlässt den Spielplan vor den Wüstengefahren.
figure-text-heighliner = Einer für jede Seite: 1 Schritt an jedem Rundenende und für jede Raumgilde-Aktion. Nach 4 Schritten folgt die Landephase: Raumfregatten und Truppen kommen auf den Spielplan, und er kehrt zurück.
figure-text-smugglers_base = Siedlung mit Rang 3 der verbündeten Schmuggler, in einem leeren Wüsten-Gebiet der vier unteren Sektoren. Zerstören die Harkonnen sie, verlassen die Schmuggler das Spiel; Herrschaftspunkte gibt es dafür nicht.
worm-sandworm = Sandwurm
worm-wild_maker = Wilder Sandwurm
worm-text-sandworm = Greift mit 4 Kampfwürfeln an; sperrt sein Gebiet für Legionen und trägt Reiter.
worm-text-wild_maker = Ein Sandwurm, der mit 6 Kampfwürfeln angreift; kommt durch „Shai-Hulud“ ins Spiel.

## Marker

token-garrison = Garnisonsmarker { $n }
token-standard = Standardmarker { $n }
token-black = Schwarzer Marker { $n }
token-silver = Silberner Marker { $n }
token-text-garrison = Von Beginn an verdeckt bei einem Sietch; die Atreides kennen ihn.
token-text-standard = Wird mit Aufstellen gezogen; die Atreides kennen ihn.
token-text-black = Aufbau einer Harkonnen-Siedlung.
token-text-silver = Aufbau einer Harkonnen-Siedlung.
reconstructed = Dieses Material ist rekonstruiert.
objective-name = Geheimes Ziel { $n }
objective-text = Die Atreides gewinnen mit mindestens { $targets }.
atomics-exposes = Stürmen und Würmern ausgesetzt: { $areas }.
atomics-opens = Öffnet einen Weg: { $ways }.
atomics-reconstructed = Die geöffneten Wege sind rekonstruiert.

## Teile von Karten und Spezialaktionen

part-put = { $figures } { $where } platzieren
where-at = { $area_at }
where-each = jeweils { $area_at }
where-with = bei der Legion von { $leader }
where-settlement = in einer eigenen Siedlung
where-legion = bei einer eigenen Legion
where-special_legion = bei einer eigenen Legion mit { $special }
where-empty_desert = in einem leeren Wüsten-Gebiet
where-free_mountain = in einem freien Gebirgs-Gebiet
where-free_plateau = in einem freien Plateau-Gebiet
where-sietch = in einem Sietch-Gebiet
part-scatter = je 1 Standard-Einheit in bis zu { $n } leeren Wüsten-Gebieten platzieren
part-move = { $legions } bewegen
part-twice = { $legions } zweimal bewegen
legion-any = { $n ->
    [one] { $n } Legion
   *[other] bis zu { $n } Legionen
  }
legion-special = { $n ->
    [one] { $n } Legion mit { $special }
   *[other] bis zu { $n } Legionen mit { $special }
  }
legion-leader = { $n ->
    [one] { $n } Legion mit Anführer
   *[other] bis zu { $n } Legionen mit Anführer
  }
legion-desert = { $n ->
    [one] { $n } Legion in der Wüste
   *[other] bis zu { $n } Legionen in der Wüste
  }
legion-desert_leader = { $n ->
    [one] { $n } Legion mit Anführer in der Wüste
   *[other] bis zu { $n } Legionen mit Anführer in der Wüste
  }
legion-smuggler = { $n ->
    [one] { $n } Legion, die eine Schmuggler-Einheit enthält,
   *[other] bis zu { $n } Legionen, die Schmuggler-Einheiten enthalten,
  }
legion-that = diese Legion
legion-with = die Legion von { $leader }
legion-at = die Legion { $area_at }
part-attack = mit { $legions } angreifen
part-surprise = mit { $legions } einen Überraschungsangriff ausführen
attacker-any = 1 Legion
attacker-special = 1 Legion mit { $special }
attacker-leader = 1 Legion mit Anführer
attacker-desert = 1 Legion in der Wüste
attacker-desert_leader = 1 Legion mit Anführer in der Wüste
attacker-smuggler = 1 Legion, die eine Schmuggler-Einheit enthält,
attacker-that = dieser Legion
attacker-with = der Legion von { $leader }
attacker-at = der Legion { $area_at }
attack-extra_die = du wirfst in jeder Gefechtsrunde 1 Kampfwürfel mehr
attack-no_toll = Weiterkämpfen kostet keinen Treffer
attack-enemy_four_dice = in der ersten Gefechtsrunde wirft die Gegenseite höchstens 4 Kampfwürfel
part-draw = { $n ->
    [one] { $n } Planungskarte ziehen
   *[other] { $n } Planungskarten ziehen
  }
part-draw-deck = { $n ->
    [one] { $n } Planungskarte vom { $deck } ziehen
   *[other] { $n } Planungskarten vom { $deck } ziehen
  }
part-extra = eine weitere Planungskarte ohne Würfel spielen
part-desert = { $n ->
    [one] eine Wüstenmacht-Aktion ausführen
   *[other] { $n } Wüstenmacht-Aktionen ausführen
  }
part-replace-elite = bis zu { $n } Standard-Einheiten durch Elite-Einheiten ersetzen
part-replace-special = bis zu { $n } Elite-Einheiten durch { $special } ersetzen
part-vehicles = { $vehicles } platzieren
part-bombard-adjacent = Spezialangriff mit { $n } Kampfwürfeln auf eine gegnerische Legion neben einer eigenen; jedes Schwert und Spezialsymbol ist ein Treffer
part-bombard-ornithopter = einen Harkonnen-Ornithopter für einen Spezialangriff mit { $n } Kampfwürfeln auf eine Harkonnen-Legion in einem verbundenen Sektor entfernen; jedes Schwert und Spezialsymbol ist ein Treffer
part-tank-any = 1 gegnerischen benannten Anführer auf dem Spielplan in den Regenerationstank schicken
part-tank-sector = 1 gegnerischen benannten Anführer in einem Sektor mit einer eigenen Legion in den Regenerationstank schicken
part-tank-near_that = 1 gegnerischen benannten Anführer neben dieser Legion in den Regenerationstank schicken
part-tank-in_play = 1 gegnerischen benannten Anführer im Spiel in den Regenerationstank schicken, auch einen, der nicht auf dem Spielplan ist
part-bring-in = { $leader } kommt ins Spiel
part-feyd = Feyd-Rautha kommt ins Spiel und Bestie Rabban verlässt das Spiel
part-imperium-any = eine Imperium-Aktion ausführen
part-imperium-choam = eine MAFEA-Aktion ausführen
part-imperium-spacing_guild = eine Raumgilde-Aktion ausführen
part-imperium-landsraad = eine Landsraad-Aktion ausführen
part-recruit = bis zu { $n } Truppen der Großen Häuser auf die eigene Heighliner-Tafel rekrutieren
part-heighliner = den eigenen Heighliner bis zu { $n } Schritte vorrücken
part-hold = den gegnerischen Heighliner bis zu { $n } Schritte zurückrücken
if-in_play = wenn { $leader } im Spiel ist
if-gone = wenn { $leader } das Spiel verlassen hat
if-detonated = wenn die Familien-Atomwaffen eingesetzt worden sind
if-allied = wenn die Schmuggler verbündet sind
if-eliminated = wenn die Schmuggler eliminiert sind
if-marker = wenn ein Vorhersehungsmarker auf { $n } oder höher steht

## Texte von Karten und Anführern

card-copies = { $n } Exemplare
card-needs = Der erste Teil nur, { $condition }.
card-branch = Stattdessen, { $condition }: { $text }
card-scheming = Kann nicht mit einem Würfel gespielt und nicht abgeworfen werden. Freie Aktion, solange Thufir Hawat im Spiel ist: 2 oder 3 Exemplare abwerfen; er verlässt das Spiel, Gaius Helen Mohiam kommt ins Spiel und du nimmst einen Bene-Gesserit-Marker.
card-lasting = bleibt im Spiel: { $text }
card-without = Mit der Erweiterung „{ $expansion }“ nicht im Spiel.
card-reconstructed = Der Text dieser Karte ist rekonstruiert.
lasting-action_for_choam = immer wenn du Spice-Punkte für den MAFEA-Marker ausgibst, eine weitere Imperium-Aktion beliebiger Art ausführen
lasting-four_bombardment_dice = deine Luftbombardements werfen 4 Kampfwürfel
lasting-no_desert_landing = die Harkonnen dürfen keine Truppen in Wüsten-Gebieten landen
smugglers-die-faces = Seiten: { $faces }
smugglers-use-leadership = 1 Legion mit Anführer bewegen oder mit 1 Legion, die eine Schmuggler-Einheit enthält, angreifen
smugglers-use-strategy = 1 Legion oder bis zu 2 Legionen, die Schmuggler-Einheiten enthalten, bewegen
smugglers-use-deployment = 2 Schmuggler-Einheiten in dem Gebiet der Schmuggler-Basis platzieren
smugglers-use-mentat = 1 Planungskarte spielen oder 2 Planungskarten vom Haus-Atreides-Deck ziehen und 1 behalten
smugglers-use-house = als ein anderes dieser Ergebnisse nutzen
smugglers-die-rules = Haus Atreides wirft ihn mit den anderen Aktionswürfeln, solange die Schmuggler verbündet sind. Nur Mentat spielt eine Planungskarte.
smugglers-die-reconstructed = Welches Ergebnis doppelt vorkommt, ist rekonstruiert.
leader-combat = Im Gefecht ist ein Spezialsymbol { $ability }.
leader-special = Spezialaktion auf { $result }: { $text }
leader-no-special = Keine Spezialaktion.
leader-needs-board = Nur solange die Figur auf dem Spielplan steht.
leader-reconstructed = Aktionsbereich und Spezialaktion sind rekonstruiert.
leader-reconstructed-new = Spezialaktion und Kampffähigkeit sind rekonstruiert.
timing-end_of_round = Wird am Rundenende beansprucht
timing-free = Wird als freie Aktion beansprucht
timing-action = Wird mit einem Aktionswürfel beansprucht
timing-instant = Wird sofort im selben Zug beansprucht
prescience-condition = Bedingung: { $text }
prescience-reward = Belohnung: { $text }
prescience-reconstructed = Die Belohnung ist rekonstruiert.
prescience-filler = Diese Karte ist rekonstruiert, auch ihr Name.
condition-dew_collectors = Atreides-Legionen in mindestens 3 Plateau-Gebieten
condition-new_windtraps = Atreides-Legionen in mindestens 3 Gebirgs-Gebieten
condition-stunted_worms = Atreides-Legionen in mindestens 2 Kleiner-Erg-Gebieten
condition-desert_war = Atreides-Legionen in mindestens 4 Wüsten-Gebieten ohne Sietch
condition-water_discipline = Paul und Jessica stehen je in einem Wüsten-Gebiet ohne Sietch
condition-bene_gesserit_training = Paul und Jessica stehen im selben Sietch-Gebiet
condition-paul_the_mahdi = den verdeckten Sietch aufdecken, bei dem Paul steht
condition-lisan_al_gaib = 2 Aufstellungsmarker aufdecken, wo Paul steht
condition-families_flee = 1 verdeckten Standardmarker oder 2 Standard-Einheiten in einem Sietch-Gebiet aus dem Spiel entfernen
condition-spice_thieves = Legionen, Würmer oder Karten der Atreides haben in dieser Runde mindestens 2 Erntemaschinen entfernt; Luftbombardements zählen nicht
condition-makers_at_the_gathering = mindestens 3 Sandwürmer sind auf dem Spielplan
condition-ya_hya_chouhada = eine Atreides-Legion hat in diesem Zug als Angreifer ein Gefecht gewonnen
condition-the_water_of_life = Paul ist auf dem Spielplan
condition-riders_of_the_desert = Stilgar oder Chani ist auf dem Spielplan
condition-the_leaders_oath = eine Atreides-Legion mit mindestens 5 Einheiten und einem benannten Anführer steht in der Wüste
condition-drums_before_the_wall = eine Atreides-Legion steht neben einer Harkonnen-Siedlung

## Entscheidungen: Würfel und Karten

do-change-any-die = Einen überzähligen Würfel auf { $die } drehen
do-die = Würfel { $result }: { $use }
do-token = { $result } mit Bene-Gesserit-Marker: { $use }
use-leadership = bis zu 2 Legionen mit Anführer bewegen oder Überraschungsangriff
use-strategy = bis zu 2 Legionen bewegen oder angreifen
use-deployment-harkonnen = 3 Standard-Einheiten und einen Anführer aufstellen
use-deployment-atreides = einen Marker und einen Anführer aufstellen
use-mentat = 2 Planungskarten ziehen
use-house-harkonnen = bis zu 2 Standard-Einheiten durch Elite-Einheiten ersetzen oder 2 Fahrzeuge platzieren
use-house-atreides = als beliebiges anderes Ergebnis nutzen
use-desert_power = Wurmzeichen-Marker und Würmer
do-desert = Wüstenmacht ohne Würfel
do-move = Bis zu 2 Legionen bewegen
do-move-led = Bis zu 2 Legionen mit Anführer bewegen
do-attack = Mit einer Legion angreifen
do-attack-led = Überraschungsangriff mit einer Legion mit Anführer
do-use-as = Als { $result } nutzen: { $use }
do-smuggler-die = Schmuggler-Aktionswürfel ({ $result }): { $use }
do-move-one = 1 Legion bewegen
do-move-one-led = 1 Legion mit Anführer bewegen
do-keep-unseen = Eine der gezogenen Karten behalten
do-leader-special = Spezialaktion von { $leader }: { $text }
do-play = „{ $card }“ spielen: { $text }
do-draw = { $n ->
    [one] { $n } Planungskarte vom { $deck } ziehen
   *[other] { $n } Planungskarten vom { $deck } ziehen
  }
do-draw-both = { $n } vom { $house } und { $m } vom { $ally } ziehen
do-end = Zug beenden
do-scout = Aufklärung mit dem Ornithopter: { $zone }
do-scout-navigator = Aufklärung mit dem Gildennavigator: { $zone }
did-scout = Aufklärung: { $zone }
do-reveal = Einen Aufstellungsmarker aufdecken: { $area }
do-reveal-sietch = Den Sietch aufdecken: { $sietch }
do-claim = „{ $card }“ beanspruchen: { $reward }
do-claim-fleeing = „{ $card }“ beanspruchen: { $reward }; 1 Marker oder 2 Standard-Einheiten verlassen das Spiel
do-atomics = Die Familien-Atomwaffen einsetzen: { $atomics }
do-scheme = „Hawats Ränke“: Thufir Hawat verlässt das Spiel, Gaius Helen Mohiam kommt ins Spiel

## Entscheidungen: platzieren

do-put = { $figures } platzieren: { $area }
did-put = { $figures } platzieren
do-token-at = Den Marker ({ $units }) platzieren: { $area }
do-token-unseen = Einen verdeckten Marker platzieren: { $area }
do-upgrade-elite = Standard-Einheit durch Elite-Einheit ersetzen: { $area }
do-upgrade-special = Elite-Einheit durch { $special } ersetzen: { $area }
do-upgrade-whom = { $figure } ersetzen: { $area }

## Entscheidungen: bewegen und kämpfen

do-move-to = { $area_into }
do-moved = { $start_out } { $area_into }
by-ornithopter = mit Ornithopter
by-sandriding = durch Sandreiten
by-smuggler-ornithopter = mit Schmuggler-Ornithopter
by-frigate = mit Überlegenem Truppentransport
by-navigator = mit dem Gildennavigator
do-fly = Truppentransport mit dem Ornithopter: { $zone }
do-fly-smugglers = Truppentransport mit dem Schmuggler-Ornithopter: { $zone }
do-fly-frigate = Überlegener Truppentransport mit der Raumfregatte: { $zone }
do-fly-navigator = Truppentransport mit dem Gildennavigator: { $zone }
did-fly = Truppentransport: { $zone }
do-go = { $n ->
    [one] { $figures } geht mit
    [0] { $figures } geht mit
   *[other] { $figures } gehen mit
  }
do-attack-to = Angriff: { $area }
do-special = Spezialsymbol für { $leader }: { $ability }
do-special-generic = Spezialsymbol für einen generischen Anführer ({ $generic }): { $ability }
do-special-any = Spezialsymbol für einen generischen Anführer: { $ability }
do-hit = Treffer nehmen: { $what }
do-hit-at = Treffer { $area_at }: { $what }
loss-remove = { $figure } entfernen
loss-replace = { $figure } durch eine Standard-Einheit ersetzen
loss-leader = { $leader } in den Regenerationstank
loss-token = zuerst { $token } aufdecken
do-excess = Einheiten-Limit: { $figure } { $area_at } entfernen
do-go-on = Das Gefecht fortsetzen
costs-a-hit = kostet 1 Treffer
do-advance = { $n ->
    [0] Niemand rückt vor
    [one] { $n } Einheit rückt vor
   *[other] { $n } Einheiten rücken vor
  }
do-advance-to = { $n ->
    [0] Niemand rückt vor: { $area }
    [one] { $n } Einheit rückt vor: { $area }
   *[other] { $n } Einheiten rücken vor: { $area }
  }
do-prize-station = Als Nächstes die Teststation nehmen: { $area }
do-prize-harvester = Als Nächstes die Erntemaschine zerstören: { $area }
do-prize-smugglers = Als Nächstes die Schmuggler-Erntemaschine erbeuten: { $area }

## Entscheidungen: Wüste und Würmer

do-carry-smugglers = Die Schmuggler-Erntemaschine retten: { $area }, mit dem Carryall: { $zone }
skip-carry-smugglers = Die Schmuggler-Erntemaschine nicht retten, sie wird entfernt: { $area }

## Entscheidungen: Spice und Rundenende

do-spice-drop = { $imperium }: nichts ausgeben, 1 Schritt nach unten und Bann
do-spice-keep = { $imperium }: 2 Spice-Punkte ausgeben, auf seiner Stufe halten
do-spice-raise = { $imperium }: 3 Spice-Punkte ausgeben, 1 Schritt nach oben
do-spice-earns = { $paid }, { $n ->
    [0] keine Imperium-Aktion möglich
    [one] 1 Imperium-Aktion
   *[other] { $n } Imperium-Aktionen
  }
do-imperium-choam = MAFEA-Aktion: 1 Raumfregatte bauen
do-imperium-spacing_guild = Raumgilde-Aktion: den Heighliner 1 Schritt vorrücken
do-imperium-landsraad = Landsraad-Aktion: bis zu 2 Truppen rekrutieren
do-heighliner = Den Heighliner auf Schritt { $n } vorrücken
do-heighliner-lands = Den Heighliner nach Arrakis vorrücken: Landephase
do-hold-heighliner = { $n ->
    [0] Den Heighliner der { $name } nicht zurückrücken
    [one] Den Heighliner der { $name } { $n } Schritt zurückrücken
   *[other] Den Heighliner der { $name } { $n } Schritte zurückrücken
  }
do-land-part = Auf 2 Gebiete aufteilen: { $figures } { $area_at }
do-recruit = { $figures } rekrutieren
do-recall = { $leader } vom Spielplan nehmen und durch einen generischen Anführer ({ $generic }) ersetzen
sign-sand = nur Sand
sign-sandworm = Sandwurm
sign-burrowing = grabender Sandwurm
do-flee = { $figures } aus dem Spiel entfernen: { $area }

## Entscheidungen einzelner Karten

## Was geschehen ist

tell-did = { $name }: { $text }
did-die = Würfel { $die }
did-use-as = Genutzt als { $die }
did-smuggler-die = Schmuggler-Aktionswürfel
did-leader-special = Spezialaktion von { $leader }
did-play = Karte „{ $card }“
tell-round = Runde { $n }
tell-turn = Zug der { $name }
tell-over = Die { $name } gewinnen die Partie
tell-over-limit = Die Rundengrenze ist erreicht: Niemand gewinnt die Partie
tell-won = Die { $name } gewinnen das Gefecht
tell-dice = Würfel der { $name }: { $dice }
tell-combat = { $name } werfen { $dice }
tell-lost = { $name } verlieren { $figure } { $area_at }
tell-replaced = { $name } ersetzen { $figure } { $area_at } durch eine Standard-Einheit
tell-leader-lost = { $leader } kommt { $area_out } in den Regenerationstank
tell-sietch-destroyed = Der Sietch { $area_at } ist zerstört
tell-settlement-destroyed = Die Siedlung { $area_at } ist zerstört
tell-battle = { $name } greifen { $start_out } an: { $area }
tell-drew = { $name } ziehen „{ $card }“ ({ $deck })
tell-drew-hidden = { $name } ziehen eine Karte ({ $deck })
tell-discarded = { $name } werfen „{ $card }“ ab ({ $deck })
tell-supremacy = Herrschaftspunkte: jetzt { $n }
tell-marker = { $marker } steht jetzt auf { $n }
tell-sietch = Der Sietch { $area_at } ist aufgedeckt: Rang { $n }
tell-token = Ein Marker { $area_at } ist aufgedeckt: { $units }
tell-sign-sand = Wurmzeichen-Marker { $area_at }: nur Sand
tell-sign-worm = Wurmzeichen-Marker { $area_at }: ein Sandwurm
tell-sign-burrowing = Wurmzeichen-Marker { $area_at }: ein grabender Sandwurm
tell-worm = Ein Sandwurm erscheint { $area_at }
tell-station = Die Teststation { $area_at } ist genommen: { $marker }
tell-leader-in = { $leader } kommt ins Spiel
tell-leader-out = { $leader } verlässt das Spiel
tell-claimed = Die Atreides beanspruchen „{ $card }“: { $reward }
tell-revealed = Vorhersehungskarte aufgedeckt: „{ $card }“
tell-harvest = Die Erntemaschinen bringen { $n ->
    [one] 1 Spice-Punkt
   *[other] { $n } Spice-Punkte
  }
tell-bans = Banne: { $bans }
tell-no-bans = Keine Banne
tell-storm = Sturm { $area_at }: { $hits }
tell-smuggler-die = Schmuggler-Aktionswürfel: { $result }
tell-staban = { $leader } rückt auf der Vorhersehungsleiste nach unten auf { $n }
tell-harvester = Die Erntemaschine { $area_at } ist zerstört
tell-smuggler-harvester = Die Schmuggler-Erntemaschine { $area_at } ist für diese Runde entfernt
tell-captured = Die Atreides erbeuten die Schmuggler-Erntemaschine { $area_at }
tell-alliance = Die Schmuggler sind jetzt mit den Atreides verbündet
tell-eliminated = Die Schmuggler-Basis ist zerstört: Die Schmuggler verlassen das Spiel
tell-recruited = { $figures } platziert: { $area }
tell-unlocked = Ein Schmuggler-Ornithopter mehr ist verfügbar, jetzt { $n }
tell-heighliner = { $n ->
    [0] Der Heighliner der { $name } ist auf dem Startfeld
   *[other] Der Heighliner der { $name } ist auf Schritt { $n } von 4
  }
tell-arrives = Der Heighliner der { $name } erreicht Arrakis: Landephase
tell-loaded = Auf die Heighliner-Tafel der { $name }: { $figures }
tell-landed = { $name } landen { $figures } { $area_at }
tell-bombarded = Luftbombardement der { $name }: { $area }, { $hits }
tell-bombed-harvester = Luftbombardement der { $name }: Die Erntemaschine { $area_at } ist zerstört
tell-unloaded = Kein Platz: { $figures } { $n ->
    [one] bleibt
   *[other] bleiben
  } auf der Heighliner-Tafel der { $name }
tell-sent-back = Kein Platz: { $figures } der { $name } { $n ->
    [one] geht
   *[other] gehen
  } in den Vorrat zurück

## Warum nicht

why-over = Die Partie ist zu Ende.
why-not-you = { $name } ist am Zug.
why-other-decision = Jetzt ist etwas anderes zu entscheiden.
why-unknown = „{ $thing }“ gibt es in diesem Spiel nicht.
why-no-legion = Dort steht keine deiner Legionen.
why-moved = Diese Legion hat sich schon bewegt.
why-not-this-legion = Die Aktion gilt nicht für diese Legion.
why-no-smugglers = In dieser Legion ist keine Schmuggler-Einheit.
why-no-way = Es gibt kein Gebiet, in das sie ziehen könnte.
why-no-target = Es gibt nichts, was sie angreifen könnte.
why-same-area = Die Legion steht schon dort.
why-no-own-legion-there = Dort steht keine andere deiner Legionen.
why-worm = Dort ist ein Wurm.
why-enemy = Dort ist eine gegnerische Legion: Sie muss angegriffen werden.
why-enemy-sietch = Dort ist ein Sietch: Er muss angegriffen werden.
why-enemy-settlement = Dort ist eine Harkonnen-Siedlung: Sie muss angegriffen werden.
why-enemy-base = Dort ist die Schmuggler-Basis: Sie muss angegriffen werden.
why-wall = Dazwischen liegt eine unpassierbare Grenze.
why-not-adjacent = Das Gebiet grenzt nicht an.
why-no-ride = Keine Kette von Wurmzeichen-Markern und Würmern führt dorthin.
why-troops-cannot-ride = Truppen der Großen Häuser können nicht sandreiten, und sonst darf niemand gehen.
why-too-far = Es ist mehr als zwei Gebiete entfernt.
why-no-ornithopter = Mit dem Sektor der Legion ist kein Ornithopter verbunden.
why-flown = Diese Legion ist in diesem Zug schon geflogen worden.
why-no-transport = Mit dem Sektor der Legion ist nichts Eigenes verbunden, was fliegt.
why-too-far-for-frigates = Es ist mehr als drei Gebiete entfernt, zu weit auch für eine Raumfregatte.
why-only-frigate = Drei Gebiete sind für einen Ornithopter zu weit: Nur eine Raumfregatte fliegt dorthin.
why-frigate-exact = In dieser Partie fliegt eine Raumfregatte genau drei Gebiete weit.
why-nobody-there = Dort gibt es nichts anzugreifen.
why-no-harvester-left = Im Vorrat ist keine Erntemaschine mehr.
why-no-vehicle-left = Im Vorrat ist keines dieser Fahrzeuge mehr.
why-not-desert = Erntemaschinen stehen nur in der Wüste.
why-harvester = Dort steht schon eine Erntemaschine.
why-base-desert = Die Schmuggler-Basis steht nur in der Wüste.
why-base-sectors = Die Schmuggler-Basis steht in einem der vier unteren Sektoren.
why-base-empty = Dort ist schon etwas.
why-no-prize = Dort wartet keine Erntemaschine und keine Teststation auf deine Legionen.
why-landing-empty = Truppen landen nur in leeren Gebieten.
why-landing-legion = Das Gebiet grenzt an eine gegnerische Legion.
why-landing-settlement = Das Gebiet grenzt an eine gegnerische Siedlung.
why-spice-bribe = „Spice-Bestechung“: Die Harkonnen landen keine Truppen in der Wüste.
why-area-not-connected = Das Gebiet liegt in keinem Sektor, der mit der Flugzone verbunden ist.
why-nothing-to-bombard = Nichts zu bombardieren: Dort ist weder eine gegnerische Legion noch eine Erntemaschine.
why-no-bombardment = In den mit dieser Raumfregatte verbundenen Sektoren ist nichts zu bombardieren.
why-bombard-later = In dieser Partie gibt es Luftbombardements nur vor oder nach der Aktion.
why-scout-ban = Der Bann der Raumgilde verbietet die Aufklärung.
why-nothing-to-scout = In den verbundenen Sektoren liegt nichts verdeckt.
why-zone-occupied = Die Flugzone ist besetzt ({ $figure }).
why-no-smuggler-ornithopter = In dieser Flugzone ist kein Schmuggler-Ornithopter.
why-nothing-flies = In dieser Flugzone ist nichts Eigenes, was jetzt fliegen könnte.
why-zone-not-connected = Die Flugzone ist nicht mit dem Sektor der Legion verbunden.
why-no-enemy-frigate = In dieser Flugzone ist keine Raumfregatte der Harkonnen.
why-frigate-out-of-range = In keinem mit dieser Flugzone verbundenen Sektor steht eine deiner Legionen.
why-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
why-not-drawn = Sie ist keine der gezogenen Karten.
why-in-play = „{ $card }“ bleibt im Spiel und wirkt schon.
why-scheming = „Hawats Ränke“ braucht 2 Exemplare auf der Hand, als freie Aktion, solange Thufir Hawat im Spiel ist.
why-card-needs-die = Eine Karte braucht einen Würfel: Wähle zuerst den Würfel.
why-choose-card-first = Wähle zuerst, eine Planungskarte zu spielen.
why-house-as-other = Ein Haus-Würfel als anderes Ergebnis kann keine Karte spielen.
why-other-deck = Jetzt geht es um Karten aus dem { $deck }.
why-chosen-already = Du hast sie schon gewählt.
why-no-die = Du hast keinen Würfel mit { $result } mehr.
why-truthtrance = „Wahrtrance“: Du musst einen Würfel mit { $result } ausgeben.
why-desert-atreides = Wüstenmacht gehört den Atreides.
why-desert-fremen = Wüstenmacht gehört dem Fremen-Spieler.
why-desert-dice = Ohne Würfel nur, solange die Atreides weniger unbenutzte Würfel haben als die Harkonnen.
why-not-in-game = Die Erweiterung „{ $expansion }“ ist nicht im Spiel.
why-smuggler-die-house = Der Schmuggler-Aktionswürfel gehört Haus Atreides.
why-smugglers-not-allied = Die Schmuggler sind nicht verbündet.
why-no-smuggler-die = Der Schmuggler-Aktionswürfel ist ausgegeben oder noch nicht geworfen.
why-smuggler-die-card = Der Schmuggler-Aktionswürfel spielt nur mit Mentat eine Planungskarte.
why-smuggler-die-leader = Der Schmuggler-Aktionswürfel erlaubt keine Anführer-Spezialaktion.
why-no-frigate-left = Im Vorrat ist keine eigene Raumfregatte mehr.
why-no-troop-left = Es gibt keine Truppe oder keine eigene Figurenbasis mehr.
why-imperium-not-earned = Du hast keine Imperium-Aktion dieser Art mehr.
why-imperium-harkonnen = Die Harkonnen verdienen sie in der Spice-Ernte, mit den Spice-Punkten für ihren Marker.
why-imperium-atreides = Die Atreides verdienen sie, wenn eine Legion eine Harkonnen-Erntemaschine zerstört hat.
why-leader-enemy = { $leader } gehört nicht zu deinen Anführern.
why-leader-not-yet = { $leader } ist noch nicht im Spiel.
why-leader-gone = { $leader } hat das Spiel verlassen.
why-leader-tank = { $leader } ist im Regenerationstank.
why-leader-no-special = { $leader } hat keine Spezialaktion.
why-leader-partner = { $leader } gehört deinem Partner.
why-leader-spent = Die Karte von { $leader } ist in dieser Runde erschöpft.
why-leader-board = { $leader } muss auf dem Spielplan stehen.
why-leader-die = { $leader } braucht einen Würfel mit { $result }.
why-leader-desert = { $leader } handelt mit { $result }.

## Eine Partie, die es so nicht gibt

setup-expansion = Eine Erweiterung „{ $name }“ gibt es für Krieg um Arrakis nicht. Bekannt: { $known }.
setup-solo-guild = „Die Raumgilde“ kann nicht im Mahdi-Solomodus gespielt werden (GLD-2.2, ARR-30.42).
setup-mahdi-solo = Die Option „{ $name }“ gehört zum Mahdi-Solomodus: ein Spieler.
setup-number = Die Option „{ $name }“ ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
setup-players = Krieg um Arrakis ist für 1 bis 4 Spieler, nicht für { $n }.
setup-team-of-three = Nur in einer Partie zu dritt spielen zwei eine Seite.
setup-team = Das Team einer Partie zu dritt ist „harkonnen“ oder „atreides“, nicht „{ $name }“.
setup-option-value = Die Option „{ $name }“ ist { $first } oder { $second }, nicht „{ $value }“.
setup-option = Eine Option „{ $name }“ gibt es für Krieg um Arrakis nicht.
setup-option-needs = Die Option „{ $name }“ braucht die Erweiterung { $needed }.
setup-faces = „{ $name }“ braucht sechs Ergebnisse, mit Kommas getrennt, jedes eines von { $known }.

# What a setup may say
title = Dune: Krieg um Arrakis
option-players = Spieler
option-help-players = allein: Solomodus Mahdi (ARR-30); mit Schmugglern eine Variante von uns (ARR-30.60), ohne die Gilde
option-expansions = Erweiterungen
option-team = Team
option-help-team = zu dritt: die Seite, die zwei Personen spielen
option-mahdi_ties = Gleichstände der Harkonnen
option-help-mahdi_ties = wer sie entscheidet (ARR-30.2)
option-mahdi_supremacy = Herrschaft am Ende jeder Runde
option-help-mahdi_supremacy = ein Handicap von uns
option-mahdi_reinforcements = Verstärkungen der Harkonnen zu Beginn
option-help-mahdi_reinforcements = ein Handicap von uns
option-base_requires_empty = Die Schmugglerbasis braucht ein leeres Gebiet
option-help-base_requires_empty = Die Schmuggler-Basis kommt in ein leeres Gebiet. Aus: Es muss nur für die Atreides frei sein.
option-smuggler_die_leader_specials = Der Schmugglerwürfel für Sonderaktionen der Anführer
option-help-smuggler_die_leader_specials = Der Schmuggler-Aktionswürfel erlaubt auch Anführer-Spezialaktionen.
option-retreat_captures = Ein Rückzug erbeutet eine Erntemaschine
option-help-retreat_captures = Eine Atreides-Legion erbeutet auch bei einem Rückzug die Schmuggler-Erntemaschine im Gebiet.
option-captured_harvesters_count_for_jihad = Erbeutete Erntemaschinen zählen für Vorhersehung
option-help-captured_harvesters_count_for_jihad = Erbeutete Schmuggler-Erntemaschinen zählen, wo eine Vorhersehungskarte verlorene Erntemaschinen zählt.
option-alliance_removal_counts_for_jihad = Auch Erntemaschinen, die das Bündnis nimmt, zählen
option-help-alliance_removal_counts_for_jihad = Ebenso die Schmuggler-Erntemaschinen, die das Bündnis vom Spielplan nimmt.
option-one_transport_per_legion_and_turn = Ein Transport je Legion und Zug
option-help-one_transport_per_legion_and_turn = Eine Legion wird höchstens einmal im Zug getragen, gleich von wem.
option-round1_unit = Eine Schmuggler-Einheit in Runde 1
option-help-round1_unit = Auch zu Beginn von Runde 1 kommt eine Schmuggler-Einheit auf die Schmuggler-Tafel.
option-round_limit = Höchstzahl der Runden
option-help-round_limit = Die Partie endet nach so vielen Runden ohne Sieger; 0: keine Grenze.
option-target_offset = Geheime Ziele leichter oder schwerer
option-help-target_offset = Wird zu den drei Zahlen jedes geheimen Ziels addiert.
option-frigate_exact_distance = Raumfregatten tragen genau 3 Gebiete weit
option-help-frigate_exact_distance = Eine Raumfregatte trägt eine Legion genau 3 Gebiete weit. Aus: bis zu 3.
option-unplaceable_cargo = Fracht ohne Platz
option-help-unplaceable_cargo = Fracht, die auf Arrakis keinen Platz findet, bleibt geladen oder geht in den Vorrat zurück.
option-bombardment_timing = Wann Raumfregatten bombardieren
option-help-bombardment_timing = Raumfregatten bombardieren, wann immer im eigenen Zug freie Aktionen möglich sind, oder nur vor oder nach der Aktion.
option-heighliner_step_position = Wann die Heighliner ziehen
option-help-heighliner_step_position = Die Heighliner ziehen am Rundenende als Letztes oder als Erstes.
option-atreides_trigger_requires_harkonnen_harvester = Nur Harkonnen-Erntemaschinen geben eine Imperium-Aktion
option-help-atreides_trigger_requires_harkonnen_harvester = Nur eine zerstörte Harkonnen-Erntemaschine gibt den Atreides eine Imperium-Aktion. Aus: auch eine erbeutete der Schmuggler.
option-smuggler_die_faces = Seiten des Schmugglerwürfels
option-help-smuggler_die_faces = Die sechs Seiten des Schmuggler-Aktionswürfels, mit Kommas getrennt.
choice-harkonnen = zwei Harkonnen
choice-atreides = zwei Atreides
choice-engine = Reihenfolge des Plans
choice-player = du
choice-stay_loaded = bleibt geladen
choice-return_to_supply = zurück in den Vorrat
choice-own_action_turn = jederzeit im eigenen Zug
choice-before_or_after = vor oder nach der Aktion
choice-last = als Letztes
choice-first = als Erstes

do-carry = Die Erntemaschine retten: { $area }, mit dem Carryall: { $zone }
skip-carry = Die Erntemaschine nicht retten, sie wird zerstört: { $area }

do-bombard = Luftbombardement mit der Raumfregatte: { $zone }
do-remove-ornithopter = Den Ornithopter entfernen: { $zone }
do-remove-carryall = Den Carryall entfernen: { $zone }
do-remove-vehicle = Das Fahrzeug entfernen: { $zone }

## Steps of a path that are no component

button-skip = Nicht
button-done = Fertig
button-all = Alle
button-split = Ein Teil
button-move = Bewegen
button-attack = Angreifen
button-normal = Die Aktion des Würfels
button-play = Eine Karte spielen
button-regular = Standard-Einheit
button-elite = Elite-Einheit
button-special = Besondere Elite-Einheit
button-smuggler = Schmuggler-Einheit
button-troop = Truppe der Großen Häuser
button-generic = Allgemeiner Anführer
button-cease = Abbrechen
button-continue = Weiter
button-stay = Bleiben
button-retreat = Zurückziehen
button-wormsigns = Wurmzeichen
button-worms = Würmer bewegen
button-worm-attack = Wurmangriff
button-wild-maker = Wilder Sandwurm
button-yes = Ja
button-replace = Einheiten ersetzen
button-vehicles = Fahrzeuge
button-harvester = Erntemaschine
button-carryall = Carryall
button-ornithopter = Ornithopter
button-navigator = Gildennavigator
button-keep = Halten (2 Spice)
button-raise = Heben (3 Spice)
button-drop = Sinken lassen (0 Spice)
button-draw = Karten ziehen
button-move-smugglers = Schmuggler bewegen
button-end = Zug beenden
button-stays = Bleibt
button-goes = Geht mit
die-smugglers = Schmugglerwürfel
house-cards = { $n } vom Stapel des Hauses
ally-cards = { $n } vom Stapel des Verbündeten

## Where a side stands

points-supremacy = Herrschaft
## Der Mahdi-Solomodus (ARR-30)

mahdi-die = Die Harkonnen würfeln: { $result }
mahdi-special = Die Harkonnen nutzen die Spezialaktion von { $leader }
mahdi-card = Die Harkonnen spielen „{ $card }“
mahdi-card-fails = „{ $card }“ kann nicht ganz ausgeführt werden und kommt zu den Verstärkungen
mahdi-sector = Erntesektor: { $sectors }
mahdi-target = Das Ziel: { $area }
mahdi-no-target = Es gibt kein Ziel: der nächste Sietch zählt
mahdi-moved = Legion bewegt: { $start } → { $area }
mahdi-put = Aufgestellt: { $figures } → { $area }
mahdi-replaced = { $area }: { $new } statt { $old }
mahdi-placed-harvester = Eine Erntemaschine: { $place }
mahdi-placed-ornithopter = Ein Ornithopter: { $place }
mahdi-placed-carryall = Ein Carryall: { $place }
mahdi-chose = { $what }: { $chosen } ({ $n ->
    [one] der einzige Kandidat
   *[other] unter { $n } Kandidaten
  })
mahdi-criteria = Kriterien der Reihe nach: { $criteria }
mahdi-class-harvester = Klasse 1: leere Tiefe Wüste, nicht neben einer Atreides-Legion oder einem Sietch; 2: ebensolche Wüste; 3: andere freie Tiefe Wüste; 4: andere freie Wüste (ARR-30.8)
mahdi-class-ornithopter = Klasse 1: für eine Legion, die 2 Gebiete vor einem schwächeren Sietch steht; 2: über dem Sektor des Ziels; 3: zwischen Sektoren daneben; 4: jede (ARR-30.8)
mahdi-lost = Ausgeschieden durch { $by }, { $value } gegen { $best }: { $who }
mahdi-lost-tie = Gleichauf, aber auf dem Spielplan später: { $who }
mahdi-lost-asked = Gleichauf, du hast anders gewählt: { $who }
mahdi-not-here = Diese Partie wird nicht im Mahdi-Solomodus gespielt.
mahdi-no-choice = Die Harkonnen hatten nichts zu wählen.
ours = Eine Auslegung von uns
ours-smugglers = Allein mit den Schmugglern zu spielen ist eine Variante nach unseren eigenen Auslegungen (ARR-30.60): Die gedruckten Regeln kennen sie nicht, schließen sie aber auch nicht aus.
ours-handicaps = Diese Partie hat Handicaps von uns (ARR-30.66): Die gedruckten Regeln kennen nur eine Schwierigkeit.
mahdi-choice-harvester = Platz einer Erntemaschine
mahdi-choice-carryall = Flugzone eines Carryalls
mahdi-choice-ornithopter = Flugzone eines Ornithopters
mahdi-choice-attack_sietch = Angriff auf einen Sietch
mahdi-choice-attack_legion = Angriff auf eine Legion
mahdi-choice-mover = Legion, die sich bewegt
mahdi-choice-step = Schritt der Legion
mahdi-choice-settlement = Siedlung für das Aufstellen
mahdi-choice-legion = Legion, die verstärkt wird
mahdi-choice-replacement = Legion, deren Einheiten ersetzt werden
mahdi-choice-bombard = Legion, die beschossen wird
mahdi-choice-tank = Anführer für den Regenerationstank
mahdi-choice-wormsign = Wurmzeichen, das abgelegt wird
mahdi-choice-patrol = Gebiet einer Patrouille
mahdi-choice-mountain = Gebirge der Kampfgruppe
mahdi-choice-reveal = Gebiet, das aufgedeckt wird
mahdi-choice-carriers_to = Legion, zu der die Transporter fliegen
mahdi-choice-carriers_from = Legion, die die Transporter holen
mahdi-choice-shuffle_back = Vorhersehungskarte, die ins Deck geht
mahdi-choice-token_back = Marker, der in seinen Vorrat geht
mahdi-choice-temporary_target = Ziel dieses Zuges
mahdi-choice-smuggler_harvester = Platz einer Schmuggler-Erntemaschine
mahdi-choice-smuggler_carryall = Flugzone des Schmuggler-Carryalls
mahdi-by-rank = Rang
mahdi-by-difference = Unterschied der Kampfkraft
mahdi-by-power = Kampfkraft
mahdi-by-fine_power = feine Kampfkraft
mahdi-by-flies = kein Ornithopter nötig
mahdi-by-is_target = das Ziel
mahdi-by-named_leader = ein benannter Anführer
mahdi-by-distance = Entfernung
mahdi-by-place = zentrale Flugzone
mahdi-by-terrain = Tiefe Wüste zuletzt
mahdi-by-protects = geschützte Erntemaschinen
mahdi-by-joins = stößt zu einer Legion
mahdi-by-near_sietch = Entfernung zu einem Sietch
mahdi-by-mountain = Gebirge
mahdi-by-plateau = Plateau oder kleiner Erg
mahdi-by-sand = Wüste ohne Wurmzeichen
mahdi-by-relative_power = Kampfkraft gegenüber den Verteidigern dieses Sietch
mahdi-by-target_distance = Entfernung zum Ziel
mahdi-by-ability = Treffer und Schilde
mahdi-by-holds = Bedingung erfüllt
mahdi-by-reward = Schritte
mahdi-by-order = Nummer
mahdi-by-base = echte Sietche vor der Schmuggler-Basis
mahdi-by-class = Klasse des Platzes
mahdi-by-attacker_power = Kampfkraft des Angreifers
mahdi-by-defender_fine = feine Kampfkraft des Verteidigers

# Positions that cannot be, in scenarios.

edit-alliance-leader = „{ $leader }“ kommt erst mit der Allianz (SMG-3.7).
edit-base-alone = in { $area } steht etwas, neben dem die Basis nicht stehen kann (SMG-7.9).
edit-base-desert = die Basis steht in einem Wüstengebiet der vier unteren Sektoren (SMG-7.3).
edit-bases = die { $side } haben nur für { $n } Truppen Sockel (GLD-8.2).
edit-bene-gesserit = es gibt { $n } Bene-Gesserit-Marker.
edit-by-side = Stellungen von Krieg um Arrakis werden nach Seiten angegeben, nicht nach Plätzen.
edit-card-of-expansion = „{ $card }“ ist in einem Spiel mit diesen Erweiterungen nicht dabei.
edit-carryall-neutral = der Schmuggler-Carryall fliegt nur, solange die Schmuggler neutral sind.
edit-dice = die { $side } haben { $n } Würfel, nicht { $wrong }.
edit-dice-by-side = die Würfel einer einzelnen Person werden nach der Seite genannt: { $side }.
edit-eliminated = von ausgeschiedenen Schmugglern ist nichts auf dem Spielplan (SMG-15.3).
edit-eliminated-have-no = ausgeschiedene Schmuggler haben das nicht: { $key } (SMG-15).
edit-enemy-settlement = in { $area } steht eine gegnerische Siedlung.
edit-for-neutral = „{ $key }“ ist für neutrale Schmuggler (SMG-7).
edit-frigates = die { $side } haben nur { $n } Raumfregatten (GLD-9.1).
edit-harvesters-neutral = Schmuggler-Erntemaschinen sind nur auf dem Spielplan, solange die Schmuggler neutral sind.
edit-leader-twice = „{ $leader }“ steht schon in { $area }.
edit-leaders-alone = die Anführer in { $area } brauchen eine Einheit oder einen Marker (ARR-13.3).
edit-loose-cards = { $n } Karten des Decks { $deck } haben keinen Platz.
edit-mahdi-alone = „mahdi“ gehört zum Solospiel: „players: 1“ im Aufbau.
edit-mahdi-reinforcement = eine Verstärkung ist eine Karte eines Harkonnen-Decks.
edit-mahdi-target = das Ziel ist ein Sietch, der noch steht.
edit-name-base = die verbündeten Schmuggler haben eine Basis: nenne ihr Gebiet.
edit-navigator = es gibt nur einen Navigator.
edit-needs-expansion = { $what } gehört zu einer Erweiterung: „expansions: [{ $expansion }]“ im Aufbau.
edit-neutral-air = neutrale Schmuggler haben keine Ornithopter in der Luft (SMG-13.2).
edit-neutral-have-no = neutrale Schmuggler haben das nicht: { $key } (SMG-7).
edit-neutral-units = neutrale Schmuggler haben keine Einheiten auf dem Spielplan (SMG-10.1).
edit-no-action-turn = in der Phase „{ $phase }“ hat niemand einen Aktionszug.
edit-no-other = so viele gibt es nicht: { $what }.
edit-no-other-card = von „{ $card }“ gibt es nur { $copies }.
edit-no-settlement = dort steht keine Siedlung der Harkonnen.
edit-no-sietch = dort liegt kein Sietch.
edit-no-station = dort steht keine Teststation.
edit-not-revealed = „{ $card }“ ist nicht aufgedeckt.
edit-not-so-many = so viele gibt es nicht: { $what }.
edit-objectives = die Atreides haben ein Ziel oder mehrere verschiedene.
edit-one-carryall = es gibt nur einen Schmuggler-Carryall.
edit-only-in-desert = nur in der Wüste (ARR-20.22): { $what }.
edit-only-of = davon gibt es nur { $n }: { $what }.
edit-only-so-many = die { $side } haben davon nur { $n }: { $what }.
edit-pool = im Vorrat ist davon keiner mehr: { $what }.
edit-prescience-elsewhere = „{ $card }“ liegt anderswo.
edit-rolls = hier werden { $n } Würfel geworfen, das Szenario legt aber { $fixed } fest.
edit-rolls-kind = das Szenario legt Kampfwürfel fest, wo Aktionswürfel geworfen werden, oder umgekehrt.
edit-shared-area = die beiden Seiten stehen nie im selben Gebiet (ARR-2.11).
edit-slots = das Feld { $box } der { $side } hat weniger Plätze.
edit-smuggler-harvesters = es gibt nur { $n } Schmuggler-Erntemaschinen.
edit-smuggler-ornithopters = es gibt nur { $n } Schmuggler-Ornithopter.
edit-smuggler-units = es gibt nur { $n } Schmuggler-Einheiten.
edit-staban = ein Vorhersehungsmarker hat Staban erreicht: gib „status“ oder „staban_step“ an (SMG-4.2).
edit-token-off = „{ $token }“ ist kein Standardmarker neben dem Spielplan.
edit-token-twice = der Marker „{ $token }“ liegt schon auf dem Spielplan.
edit-too-many-units = in { $area } stehen höchstens { $n } Einheiten (ARR-2.17).
edit-troops = es gibt nur { $n } Truppen, die auf den Heighlinern mitgezählt (GLD-14.1).
edit-which-partner = wem von beiden gehören die Würfel: { $first } oder { $second }?
edit-worm-and-legion = in { $area } können nicht ein Wurm und eine Legion stehen.
edit-worms = es gibt { $worms } Sandwürmer und einen Wilden Sandwurm.
what-a-smuggler-harvester = eine Schmuggler-Erntemaschine
what-a-smuggler-unit = eine Schmuggler-Einheit
what-a-troop = eine Truppe
what-air-zone = Luftraum
what-area = Gebiet
what-ban = Verbot
what-box = Feld
what-card-of-deck = Karte des Decks { $deck }
what-card-that-remains-in-play = Karte, die im Spiel bleibt
what-cargo = Ladung
what-carryalls = Carryalls
what-deck = Deck
what-face-of-a-die = Würfelseite
what-family-atomics-token = Atomwaffen-Marker
what-figure-of-the-air = Figur in der Luft
what-figure-or-token = Figur oder Marker
what-harvesters = Erntemaschinen
what-imperium-marker = Imperiumsmarker
what-leader = Anführer
what-objective = Ziel
what-ornithopters = Ornithopter
what-owner-of-dice = Besitzer von Würfeln
what-part-of-a-heighliner-board = Teil eines Heighliner-Tableaus
what-part-of-a-leader = Teil eines Anführers
what-part-of-a-sietch = Teil eines Sietchs
what-part-of-an-area = Teil eines Gebiets
what-part-of-the-guild = Teil der Gilde
what-part-of-the-mahdi = Teil des Solomodus
what-part-of-the-position = Teil der Stellung
what-part-of-the-smugglers = Teil der Schmuggler
what-phase = Phase
what-place-of-a-leader = Platz eines Anführers
what-planning-card = Planungskarte
what-prescience-card = Vorhersehungskarte
what-prescience-marker = Vorhersehungsmarker
what-result = Ergebnis
what-result-of-an-action-die = Ergebnis eines Aktionswürfels
what-side = Seite
what-sietch-of-that-rank = Sietch dieses Rangs
what-standard-token = Standardmarker
what-station-with-that-marker = Teststation mit diesem Marker
what-status-of-the-smugglers = Status der Schmuggler
what-tactical-card = Taktikkarte
what-way-to-begin = Art zu beginnen
what-worm = Wurm
what-wormsign = Wurmzeichen-Marker

## Was ein Tipp zählt

gauge-supremacy = Herrschaft
gauge-figures = eigene Figuren
gauge-enemies = gegnerische Figuren
gauge-cards = Handkarten
gauge-harvesters = Erntemaschinen
gauge-sietches = Sietchs
gauge-settlements = Siedlungen

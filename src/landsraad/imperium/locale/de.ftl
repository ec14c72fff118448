### Dune: Imperium auf Deutsch. Jede Kennung steht auch in en.ftl; Zahlen wählen ihre Mehrzahl selbst.

## Verbinden

and = { $first } und { $last }
or = { $first } oder { $last }
either = entweder { $first } oder { $last }
with-remark = { $text } ({ $remark })
optional = freiwillig

## Fraktionen, Symbole, Plätze

faction-emperor = Imperator
faction-spacing_guild = Raumgilde
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen
icon-landsraad = Landsraad
icon-city = Stadt
icon-spice_trade = Spice-Handel
# Als erste Hälfte von „…-Karte“ und „…-Allianz“
of-emperor = Imperator
of-spacing_guild = Raumgilden
of-bene_gesserit = Bene-Gesserit
of-fremen = Fremen
# Hinter „2 Einfluss“
with-emperor = beim Imperator
with-spacing_guild = bei der Raumgilde
with-bene_gesserit = bei den Bene Gesserit
with-fremen = bei den Fremen
with-any = bei einer Fraktion deiner Wahl
seat = Platz { $n }
infiltration = Infiltration
shipping-track = Frachterleiste
reward-dividends_or_spice = Dividenden oder Spice
reward-troops = Truppen
reward-influence = Einfluss
reward-tech = Tech-Plättchen

## Effekte: eine Meldung für jedes Wort des Wortschatzes

solari = { $n } Solari
spice = { $n } Spice
water = { $n } Wasser
effect-pay = { $resources } zahlen
effect-recruit = { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  } rekrutieren
effect-draw = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  } ziehen
effect-intrigue = { $n ->
    [one] { $n } Intrigenkarte
   *[other] { $n } Intrigenkarten
  }
effect-influence = { $n } Einfluss { $where }
effect-influence_each = je 1 Einfluss { $where }
effect-lose_influence = { $n } Einfluss { $where } verlieren
effect-trash = 1 Karte entsorgen
effect-trash_self = { $on ->
    [tile] dieses Plättchen entsorgen
   *[card] diese Karte entsorgen
  }
effect-victory_points = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
  }
effect-persuasion = { $n } Überzeugung
effect-swords = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
  }
effect-retreat = { $n ->
    [any] beliebig viele Truppen zurückziehen
    [one] bis zu { $n } Trupp zurückziehen
   *[other] bis zu { $n } Truppen zurückziehen
  }
effect-deploy = { $n ->
    [any] beliebig viele Truppen aus der Garnison einsetzen
    [one] bis zu { $n } Trupp aus der Garnison einsetzen
   *[other] bis zu { $n } Truppen aus der Garnison einsetzen
  }
effect-deploy_recruited = beliebig viele davon sofort einsetzen
only-in-reveal-turn = nur im Aufdeckzug
effect-lose_troops = { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  } im Konflikt verlieren
lose-troops-anywhere = { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  } in der Garnison oder im Konflikt verlieren
effect-control = Kontrolle über „{ $space }“
effect-foldspace = „{ $card }“ erwerben
effect-freighter = { $n ->
    [one] den Frachter vorrücken oder zurückrufen
   *[other] { $n }-mal den Frachter vorrücken oder zurückrufen
  }
effect-dreadnought = { $n ->
    [one] { $n } Schlachtschiff
   *[other] { $n } Schlachtschiffe
  } in Betrieb nehmen
effect-acquire_tech = { $n ->
    [0] Tech erwerben
   *[other] Tech mit Tech-Rabatt { $n } erwerben
  }
spice-or-solari = ganz mit Spice oder ganz mit Solari
effect-negotiate = { $n ->
    [one] { $n } Trupp aus dem Vorrat als Verhandlungsführer auf den Ix-Spielplan stellen
   *[other] bis zu { $n } Truppen aus dem Vorrat als Verhandlungsführer auf den Ix-Spielplan stellen
  }
effect-muster = { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  } direkt in den Konflikt rekrutieren
effect-discard = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  } abwerfen
effect-bottom_intrigue = { $n ->
    [one] { $n } eigene Intrigenkarte
   *[other] { $n } eigene Intrigenkarten
  } verdeckt unter den Intrigenstapel legen
effect-trash_in_play = 1 eigene Karte im Spiel entsorgen
effect-retreat_units = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
  } zurückziehen
effect-deploy_units = bis zu { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
  } aus der Garnison einsetzen
effect-arrow = { $cost } → { $effect }
choose-several = { $n } davon wählen: { $options }
effect-when = { $condition }: { $effect }
when-otherwise = { $condition }: { $effect }, sonst { $otherwise }

## Besondere Effekte mit eigener Regel

special-steal_intrigue = von jedem Gegner mit mindestens { $n } Intrigenkarten eine zufällige nehmen
special-take_council_seat = einen Sitz im Hohen Rat einnehmen (2 Überzeugung mehr in jedem Aufdeckzug)
special-take_mentat = den Mentat, falls er hier steht, für diese Runde als zusätzlichen Agenten nehmen
special-third_agent = den Schwertmeister, einen dritten Agenten, für den Rest der Partie erhalten
special-harvest = { $n } Spice und alles Bonus-Spice hier ernten
special-mentat_next_round = der Mentat ist in der nächsten Runde dein zusätzlicher Agent
special-spice_must_flow_discount = „{ $card }“ kostet in diesem Zug { $n } Überzeugung weniger
special-opponents_lose_garrison_troop = jeder Gegner verliert { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  } in der Garnison
special-persuasion_per_card = { $n } Überzeugung für jede deiner { $faction }-Karten im Spiel
special-take_from_discard = eine { $faction }-Karte vom eigenen Ablagestapel auf die Hand nehmen
special-opponents_discard = jeder Gegner wirft { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  } ab
special-opponents_discard_or_lose_troop = jeder Gegner wirft eine Karte ab oder verliert einen Trupp im Konflikt
special-voice = ein Spielplanfeld nennen: Bis zu deinem nächsten Zug kann kein Gegner seinen nächsten Agenten dorthin entsenden
special-may_pass = du darfst in diesem Zug passen
special-acquire_free = { $of ->
    [deck_top] eine Karte, die höchstens { $n } kostet, gratis auf das eigene Deck erwerben
   *[discard] eine Karte, die höchstens { $n } kostet, gratis erwerben
  }
special-hire_mentat = den Mentat von seinem Feld für diese Runde als zusätzlichen Agenten nehmen
special-persuasion_when_revealing = { $n } Überzeugung in deinem Aufdeckzug dieser Runde
special-extra_faction_icons = die Karte, die du in diesem Zug spielst, hat zusätzlich alle vier Fraktionssymbole
special-double_cross = ein Gegner deiner Wahl verliert einen Trupp im Konflikt, und du setzt einen aus deinem Vorrat ein
special-infiltrate = gegnerische Agenten blockieren deinen Agenten in diesem Zug nicht
special-look_draw_or_trash = die oberste Karte des eigenen Decks ansehen, dann ziehen oder entsorgen
special-acquired_to_deck_top = Karten, die du in deinem Aufdeckzug dieser Runde erwirbst, dürfen auf dein Deck
special-shuffle_discard_into_deck = den eigenen Ablagestapel in das Deck mischen
special-recall_agent = einen eigenen Agenten zurückrufen
special-influence_where_behind = { $n } Einfluss bei einer Fraktion, bei der ein Gegner mehr hat als du
special-set_aside_row_card = eine Karte der Imperium-Reihe beiseitelegen; du darfst sie in deinem Aufdeckzug dieser Runde für { $n } Überzeugung weniger erwerben
special-signet = die Siegelring-Fähigkeit deines Anführers nutzen
special-send_any_agent = einen beliebigen eigenen Agenten, auch vom Spielplan, auf ein beliebiges Feld entsenden, auch auf ein besetztes
special-double_harvest = auf einem Macherfeld: dessen eigenes Spice doppelt ernten
special-two_influence_here = auf einem Fraktionsfeld: 2 statt 1 Einfluss
special-heighliner_discount = das Feld „{ $space }“ kostet { $n } Spice weniger
special-ambush = für jeden Trupp, den du in diesem Zug einsetzt, darfst du 1 gegnerische Einheit im Konflikt zurückdrängen
special-swords_per_dreadnought = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
  } für jedes deiner Schlachtschiffe im Konflikt
special-sword_per_other_sword_card = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
  } für jede andere aufgedeckte Karte, die Schwerter gibt
special-another_turn = du darfst direkt nach diesem Zug einen weiteren Zug ausführen
special-opponents_retreat_dreadnought = jeder Gegner zieht { $n ->
    [one] { $n } Schlachtschiff
   *[other] { $n } Schlachtschiffe
  } zurück
special-grand_conspiracy = 1 Siegpunkt für drei, 2 Siegpunkte für alle vier davon: beide Schlachtschiffe in Betrieb, „{ $card }“, mindestens 4 Einfluss bei zwei Fraktionen, ein Sitz im Hohen Rat
special-influence_where_agents = 1 Einfluss bei jeder Fraktion, auf deren Feldern du einen Agenten hast
special-solari_if_you_win = { $n } Solari, wenn du diesen Konflikt gewinnst
special-influence_where_sent = { $n } Einfluss bei der Fraktion, auf deren Feld du in diesem Zug einen Agenten entsandt hast
special-may_acquire_free = du darfst eine Karte, die höchstens { $n } kostet, gratis erwerben
special-influence_where_snooper = { $n } Einfluss bei einer Fraktion, auf deren Leiste noch dein Schnüffler-Plättchen liegt
special-swap_intrigue = beliebig viele eigene Intrigenkarten verdeckt unter den Intrigenstapel legen, dann ebenso viele ziehen
special-vp_per_low_track = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
  } für jede Fraktion, bei der du höchstens 1 Einfluss hast

## Bedingungen

if-other_in_play = wenn du eine weitere { $faction }-Karte im Spiel hast
any-alliance = wenn du eine Allianz hast
if-has_alliance = wenn du die { $faction }-Allianz hast
if-influence_at_least = wenn du mindestens { $amount } Einfluss { $where } hast
if-tracks_at_least = wenn du bei { $tracks } Fraktionen mindestens { $influence } Einfluss hast
if-has_council_seat = wenn du einen Sitz im Hohen Rat hast
if-spice_must_flow_at_least = wenn du mindestens { $n }-mal „{ $card }“ besitzt
if-spice_must_flow_most = wenn du „{ $card }“ öfter besitzt als jeder einzelne Gegner
if-solari_at_least = wenn du mindestens { $n } Solari hast
if-tech_at_least = wenn du mindestens { $n } Tech-Plättchen hast
if-dreadnoughts_at_least = wenn du mindestens { $n ->
    [one] { $n } Schlachtschiff
   *[other] { $n } Schlachtschiffe
  } in Betrieb genommen hast
if-units_deployed_at_least = wenn du in diesem Zug mindestens { $n } Einheiten eingesetzt hast
if-agent_with = wenn du einen Agenten auf einem { $faction }-Feld hast
if-agents_on_icons = wenn du mindestens { $n } Agenten auf Landsraad-, Stadt- oder Spice-Handel-Feldern hast
if-beside_enemy = wenn auf dem Feld, auf das du deinen Agenten entsandt hast, schon ein gegnerischer Agent stand
if-persuasion_at_least = wenn du in diesem Zug mindestens { $n } Überzeugung hast

## Karten, Konflikte, Anführer, Felder

card-cost = Kosten: { $n } Überzeugung
card-not-for-sale = Nicht zu kaufen
card-factions = Fraktion: { $factions }
card-icons = Symbole: { $icons }
card-no-icons = Keine Agentensymbole
box-agent = Agent: { $text }
box-reveal = Aufdecken: { $text }
box-unload = Aufdecken, auch beim Abwerfen oder Entsorgen (Entladen): { $text }
box-acquire = Beim Erwerben: { $text }
box-trashed = Beim Entsorgen: { $text }
box-plot = Plot: { $text }
box-combat = Kampf: { $text }
box-endgame = Finale: { $text }
box-once = Einmal pro Runde in deinem Zug: { $text }
box-once-before-agent = Einmal pro Runde, bevor du einen Agenten entsendest: { $text }
box-own-turn = In deinem Zug: { $text }
box-round-start = Rundenbeginn: { $text }
window-turn_start = Nur ganz am Anfang deines Zuges.
window-before_agent = In deinem Agentenzug, bevor die Karte gespielt wird.
window-after_win = Nur wenn du den Konflikt gewonnen hast.
conflict-level = Konflikt { $level }
conflict-reward = { $place ->
    [1] 1.: { $text }
    [2] 2.: { $text }
   *[other] 3.: { $text }
  }
conflict-defence = Wer „{ $space }“ kontrolliert, darf sofort 1 Trupp aus dem Vorrat einsetzen.
leader-passive = { $ability }: { $text }
leader-signet = { $ability } (Siegelring): { $text }
passive-prescience = du darfst jederzeit die oberste Karte deines Decks ansehen
passive-landsraad_popularity = Landsraad-Felder kosten dich 1 Solari weniger
passive-masterstroke = vor Runde 1 geheim zwei Fraktionen wählen; wenn zum ersten Mal 4 deiner Truppen in einem Zug in den Konflikt kommen, bei beiden 1 Einfluss
passive-arrakis_fiefdom = du beginnst mit { $resources } mehr
passive-ruthless_negotiator = immer wenn du Solari für ein Spielplanfeld zahlst, 1 Karte ziehen
passive-eyes_everywhere = gegnerische Agenten blockieren dich auf Landsraad- und Stadt-Feldern nicht
passive-spice_addict = immer wenn du Spice erntest, 1 weniger nehmen und 1 Karte ziehen
passive-connections = wenn du deinen Sitz im Hohen Rat einnimmst, 1 Einfluss bei einer Fraktion deiner Wahl
passive-coordination = in deinem Aufdeckzug darfst du mit mindestens 2 Agenten auf Landsraad-, Stadt- oder Spice-Handel-Feldern 1 eigene Karte im Spiel entsorgen
passive-one_step_ahead = zu Beginn jeder Runde 1 Handkarte beiseitelegen; sie kommt zu Beginn deines zweiten Zuges zurück, und wenn du in diesem Zug mit ihr einen Agenten entsendest, erhältst du 1 Spice, falls sie genau ein Agentensymbol hat, sonst 1 Solari
passive-heavy_lasgun_cannons = deine Schlachtschiffe haben Stärke 4 statt 3
passive-careful_observation = auf jeder Leiste liegt bei 2 Einfluss ein Schnüffler-Plättchen von dir; erreichst du eines, nimm es: Für das erste darfst du 1 Karte für 1 Spice abwerfen, das zweite gibt den Bonus bei 4 Einfluss seiner Leiste, das dritte 1 Einfluss dort, das vierte beides
passive-intelligence = vor Runde 1 die obersten zwei Intrigenkarten ansehen, eine behalten und die andere wieder oben auf das Deck legen
passive-smuggling_operation = du beginnst ohne Wasser; immer wenn du im eigenen Zug Solari erhältst, erhältst du 1 mehr
space-icon = Symbol: { $icon }
space-cost = Kosten: { $resources }
space-needs = Erfordert { $n } Einfluss { $where }
space-once = Für jeden nur einmal pro Partie
space-sale = { $spice } Spice → { $solari } Solari
space-reveal = Mit einem Agenten hier: { $n } Überzeugung mehr in deinem Aufdeckzug
space-combat = Kampffeld: alle in diesem Zug neuen und bis zu 2 weitere Einheiten einsetzen
space-maker = Macherfeld: 1 Bonus-Spice nach jeder Runde ohne Agenten hier
space-control = Wer das Feld kontrolliert, erhält { $resources } für jeden hierher entsandten Agenten
faction-track = Bei 2 Einfluss: { $vp }. Bei 4 Einfluss: { $bonus } und die Allianz ({ $alliance }), wenn du Erster bist oder den Besitzer überholst.
icon-spaces = Führt zu: { $spaces }
tech-cost = Preis: { $n } Spice
tech-artillery = In deinem Aufdeckzug: 1 Schwert mehr für jede aufgedeckte Karte, die Schwerter gibt
tech-chaumurky = Am Ende der Partie: Du gewinnst jeden Gleichstand an Siegpunkten
tech-detonation_devices = Wenn du einen Konflikt mit einem Schlachtschiff gewinnst: Statt es auf einen Ort zu stellen, darfst du es für 1 Siegpunkt in den Vorrat zurücklegen
tech-spaceport = Karten, die du erwirbst, dürfen oben auf dein Deck
tech-troop_transports = Immer wenn du Truppen von der Frachterleiste rekrutierst: 1 Trupp mehr, und du darfst beliebig viele davon sofort einsetzen
tech-windtraps = Immer wenn du einen Konflikt gewinnst: 1 Wasser
shipping-rule = Ein zurückgerufener Frachter bringt die Belohnungen seines Feldes und aller Felder darunter, in beliebiger Reihenfolge.
shipping-space = Feld { $n }: { $text }
shipping-first = entweder { $solari } Solari, und jeder Gegner erhält 1 Solari (Dividenden), oder { $spice } Spice

## Aktionen

do-reveal = Hand aufdecken
do-end = Zug beenden
do-lose-troop = 1 Trupp im Konflikt verlieren
do-from-conflict = 1 Trupp im Konflikt verlieren
do-send-from = Agenten vom Feld „{ $from }“ versetzen: { $space }
do-send-again = Agenten vom Feld „{ $space }“ erneut dorthin entsenden
do-send = Agenten mit „{ $card }“ entsenden: { $space }
do-sale = Spice verkaufen
do-deploy = { $n ->
    [0] Keine Truppen einsetzen
    [one] { $n } Trupp im Konflikt einsetzen
   *[other] { $n } Truppen im Konflikt einsetzen
  }
do-retreat = { $n ->
    [0] Keine Truppen zurückziehen
    [one] { $n } Trupp in die Garnison zurückziehen
   *[other] { $n } Truppen in die Garnison zurückziehen
  }
do-sell = { $spice } Spice für { $solari } Solari verkaufen
do-acquire = „{ $card }“ erwerben
do-acquire-aside = Beiseitegelegte Karte „{ $card }“ erwerben
free = gratis
free-on-deck = gratis, auf das eigene Deck
do-play = „{ $card }“ spielen: { $effect }
do-use = „{ $source }“ nutzen: { $effect }
do-reward = Belohnung von „{ $source }“: { $effect }
do-trash-hand = „{ $card }“ von der Hand entsorgen
do-trash-discard = „{ $card }“ vom Ablagestapel entsorgen
do-trash-play = „{ $card }“ aus dem Spiel entsorgen
do-discard = „{ $card }“ abwerfen
do-take = „{ $card }“ vom Ablagestapel nehmen
do-aside = „{ $card }“ aus der Imperium-Reihe beiseitelegen
do-influence = { $n } Einfluss { $where } erhalten
do-lose-influence = { $n } Einfluss { $where } abgeben
do-give-alliance = { $faction }-Allianz an { $name } geben
do-leader = { $leader } spielen
do-tokens = Geheim wählen: { $factions }
do-again = Einen weiteren Zug ausführen
do-advance = Frachter auf Feld { $n } vorrücken
do-recall-freighter = Frachter zurückrufen: Belohnungen von { $n ->
    [one] { $n } Feld
   *[other] { $n } Feldern
  }
do-dividends = Dividenden: { $n } Solari, und jeder Gegner erhält 1 Solari
do-shipping = Frachterleiste: { $reward }
do-negotiators = { $n ->
    [0] Keinen Verhandlungsführer entsenden
    [one] { $n } Trupp als Verhandlungsführer nach Ix entsenden
   *[other] { $n } Truppen als Verhandlungsführer nach Ix entsenden
  }
do-negotiators-back = { $n ->
    [0] Keinen Verhandlungsführer zurücknehmen
   *[other] { $n } Verhandlungsführer zurücknehmen
  }
do-dreadnoughts = { $n ->
    [one] { $n } Schlachtschiff
   *[other] { $n } Schlachtschiffe
  } im Konflikt einsetzen
do-from-garrison = 1 Trupp in der Garnison verlieren
do-detonate = Schlachtschiff für 1 Siegpunkt in den Vorrat zurücklegen
do-ambush-troop = 1 Trupp von { $seat } zurückdrängen
do-ambush-dreadnought = 1 Schlachtschiff von { $seat } zurückdrängen
do-under = „{ $intrigue }“ unter den Intrigenstapel legen
do-keep = „{ $intrigue }“ behalten und die andere Karte zurücklegen
do-ahead = „{ $card }“ für deinen zweiten Zug beiseitelegen

## Schaltflächen: Schritte, die nichts auf dem Tisch sind

button-advance = Vorrücken
button-again = Noch ein Zug
button-defend = Verteidigen
button-deploy = Truppen einsetzen
button-deploy-dreadnoughts = Schlachtschiffe einsetzen
button-detonate = Zünden
button-dividends = Dividenden
button-draw-it = Ziehen
button-dreadnought = Schlachtschiff
button-end = Zug beenden
button-from-conflict = Im Konflikt
button-from-garrison = In der Garnison
button-from-leader = Agent vom Anführer
button-lose-troop = Trupp verlieren
button-pass = Passen
button-pile = Ablagestapel
button-recall = Zurückrufen
button-reveal = Aufdecken
button-skip = Verzichten
button-solari = Solari zahlen
button-spice = Spice
button-influence = Einfluss
button-tech = Tech-Plättchen
button-top = Oben auf das Deck
button-trash-it = Entsorgen
button-troop = Trupp
button-troops = Truppen

## Was geschah

tell-round = Runde { $round }: „{ $conflict }“ (Konflikt { $level })
tell-leader = { $name } spielt { $leader }
tell-first = { $name } ist Startspieler
tell-sent = { $name } entsendet einen Agenten mit „{ $card }“: { $space }
tell-paid = { $name } zahlt { $resources }
tell-gained = { $name } erhält { $resources }
tell-harvested = { $name } erntet { $resources }
tell-recruited = { $name } rekrutiert { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  }
tell-deployed = { $name } setzt { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  } im Konflikt ein
tell-retreated = { $name } zieht { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  } in die Garnison zurück
tell-lost-garrison = { $name } verliert { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  } in der Garnison
tell-lost-conflict = { $name } verliert { $n ->
    [one] { $n } Trupp
   *[other] { $n } Truppen
  } im Konflikt
tell-drew = { $name } zieht „{ $card }“
tell-drew-hidden = { $name } zieht eine Karte
tell-shuffled = { $name } mischt ein neues Deck
tell-intrigue = { $name } zieht die Intrigenkarte „{ $card }“
tell-intrigue-hidden = { $name } zieht eine Intrigenkarte
tell-stole = { $name } nimmt { $victim } die Intrigenkarte „{ $card }“ weg
tell-stole-hidden = { $name } nimmt { $victim } eine Intrigenkarte weg
tell-influence-up = { $name } steigt auf { $n } Einfluss { $where }
tell-influence-down = { $name } fällt auf { $n } Einfluss { $where }
tell-alliance = { $name } erhält die { $faction }-Allianz
tell-alliance-from = { $name } nimmt { $other } die { $faction }-Allianz ab
tell-alliance-back = Die { $faction }-Allianz von { $name } kehrt auf den Spielplan zurück
tell-vp-up = { $name } erhält { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
  }
tell-vp-down = { $name } verliert { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
  }
tell-trashed = { $name } entsorgt „{ $card }“
tell-discarded = { $name } wirft „{ $card }“ ab
tell-revealed = { $name } deckt auf: { $cards }
tell-revealed-nothing = { $name } deckt keine Karten auf
tell-acquired = { $name } erwirbt „{ $card }“ für { $n } Überzeugung
tell-acquired-free = { $name } erwirbt „{ $card }“ gratis
tell-on-top = { $name } legt „{ $card }“ oben auf das eigene Deck
tell-row = Neu in der Imperium-Reihe: „{ $card }“
tell-played = { $name } spielt „{ $card }“
tell-passed = { $name } spielt keine Kampfkarte
tell-place = { $place ->
    [1] { $name } erhält mit Stärke { $strength } die erste Belohnung
    [2] { $name } erhält mit Stärke { $strength } die zweite Belohnung
   *[other] { $name } erhält mit Stärke { $strength } die dritte Belohnung
  }
tell-no-winner = Niemand erhält die erste Belohnung
tell-control = { $name } übernimmt die Kontrolle über „{ $space }“
tell-defended = { $name } verteidigt mit 1 Trupp aus dem Vorrat
tell-council = { $name } nimmt einen Sitz im Hohen Rat ein
tell-swordmaster = { $name } erhält den Schwertmeister
tell-mentat = { $name } nimmt den Mentat
tell-mentat-reserved = { $name } sichert sich den Mentat für die nächste Runde
tell-voice = { $name } sperrt das Feld „{ $space }“ mit der Stimme
tell-maker = Bonus-Spice auf dem Feld „{ $space }“: { $n }
tell-recalled = { $name } ruft einen Agenten vom Feld „{ $space }“ zurück
tell-set-aside = { $name } legt „{ $card }“ beiseite
tell-aside-lost = „{ $card }“, beiseitegelegt von { $name }, kommt aus dem Spiel
tell-baron = { $name } wählt geheim: { $factions }
tell-baron-hidden = { $name } wählt geheim zwei Fraktionen
tell-masterstroke = { $name } deckt die Plättchen auf: { $factions }
tell-swords = { $name } erhält { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
  }
tell-strength = { $name } hat Stärke { $n }
tell-took = { $name } nimmt „{ $card }“ vom Ablagestapel
tell-looked = { $name } sieht die oberste Karte des eigenen Decks an: „{ $card }“
tell-looked-hidden = { $name } sieht die oberste Karte des eigenen Decks an
tell-turn-passed = { $name } passt in diesem Zug
tell-extra-turn = { $name } führt einen weiteren Zug aus
tell-freighter = { $name } rückt den Frachter auf Feld { $n } vor
tell-freighter-home = { $name } ruft den Frachter zurück
tell-dividends = { $name } nimmt die Dividenden
tell-tech = { $name } erwirbt „{ $tile }“ für { $resources }
tell-tech-free = { $name } erwirbt „{ $tile }“ gratis
tell-tech-up = Neues Tech-Plättchen: „{ $tile }“
tell-tech-used = { $name } nutzt „{ $tile }“
tell-tech-trashed = { $name } entsorgt „{ $tile }“
tell-negotiators = { $name } entsendet { $n } Verhandlungsführer nach Ix
tell-negotiators-back = { $name } nimmt { $n } Verhandlungsführer zurück
tell-dreadnought = { $name } nimmt { $n ->
    [one] { $n } Schlachtschiff
   *[other] { $n } Schlachtschiffe
  } in Betrieb
tell-dreadnoughts-in = { $name } setzt { $n ->
    [one] { $n } Schlachtschiff
   *[other] { $n } Schlachtschiffe
  } im Konflikt ein
tell-dreadnoughts-back = { $name } zieht { $n ->
    [one] { $n } Schlachtschiff
   *[other] { $n } Schlachtschiffe
  } in die Garnison zurück
tell-stationed = { $name } stellt ein Schlachtschiff auf: { $space }
tell-station-left = Das Schlachtschiff von { $name } verlässt das Feld „{ $space }“
tell-detonated = { $name } legt ein Schlachtschiff in den Vorrat zurück
tell-bottom = { $name } legt „{ $card }“ unter den Intrigenstapel
tell-bottom-hidden = { $name } legt eine Intrigenkarte unter den Intrigenstapel
tell-unload = { $name } entlädt „{ $card }“
tell-snooper = { $name } nimmt ein Schnüffler-Plättchen von der { $faction }-Leiste (Platz { $n })
tell-ahead = { $name } legt „{ $card }“ beiseite
tell-ahead-hidden = { $name } legt eine Karte verdeckt beiseite
tell-ahead-back = { $name } zeigt „{ $card }“ und nimmt sie zurück
tell-kept = { $name } behält die Intrigenkarte „{ $card }“ und legt „{ $other }“ zurück
tell-kept-hidden = { $name } sieht zwei Intrigenkarten an und behält eine
tell-round-end = Siegpunkte: { $scores }
tell-score = { $name } { $n }
tell-end = Das Finale beginnt
tell-over = Die Partie ist zu Ende

## Warum nicht

why-no-agent = Auf deinem Anführer steht kein Agent mehr.
why-own-agent = Dein eigener Agent steht schon dort.
why-occupied = Besetzt von { $names }.
why-cost = Kostet { $cost }, du hast { $have }.
why-cost-least = Kostet mindestens { $cost }, du hast { $have }.
why-influence = Erfordert { $n } Einfluss { $where }, du hast { $have }.
why-once = Du hast das Feld schon genutzt; das geht nur einmal pro Partie.
why-voice = Für dich gesperrt durch die Stimme von { $name }.
why-covered = Das Feld ist nicht auf dem Spielplan: „Rise of Ix“ verdeckt es.
why-needs-ix = Das Feld ist nur mit „Rise of Ix“ auf dem Spielplan.
why-no-card = Keine Karte auf deiner Hand führt dorthin: Nötig ist das Symbol { $icon }.
why-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
why-no-icons = „{ $card }“ hat kein Agentensymbol; sie kann nur aufgedeckt werden.
why-no-space = Kein Feld, zu dem „{ $card }“ führt, steht dir jetzt offen.
why-not-your-turn = Du bist nicht am Zug.
why-revealed = Du hast deine Hand in dieser Runde schon aufgedeckt.
why-agent-sent = Du hast in diesem Zug schon einen Agenten entsandt.
why-other-decision = Zuerst ist eine andere Entscheidung zu treffen.
why-not-held = Du hast „{ $card }“ nicht auf der Hand.
why-intrigue = Sie kann jetzt nicht gespielt oder ihre Kosten können nicht bezahlt werden.
why-not-revealing = Karten erwirbst du in deinem Aufdeckzug.
why-tile-used = Es wurde in dieser Runde schon genutzt.
why-over = Die Partie ist zu Ende.

## Was ein Aufbau sagen kann und woher Punkte kommen

option-players = Spielende
option-expansions = Erweiterungen
option-leaders = Anführer
option-leaders-help = Reihum vom Startspieler gewählt, zufällig verteilt oder für jeden Platz einzeln genannt.
option-leaders-draft = Auswahlrunde
option-leaders-random = Zufall
option-epic = Epischer Modus
option-epic-help = Eine längere Partie bis 12 Siegpunkte mit stärkeren Startkarten.
points-start = Zu Beginn
points-friendship = Einfluss von mindestens 2
points-alliance = Bündnisse
points-other = Konflikte, Karten und Technologien

## Setups that cannot be

setup-players = Dune: Imperium ist für 1 bis 4 Spieler, nicht für { $n }.
setup-expansion = Eine Erweiterung „{ $name }“ gibt es für Dune: Imperium nicht.
setup-option = Eine Option „{ $name }“ gibt es für Dune: Imperium nicht.
setup-epic = Der epische Spielmodus ist entweder an oder aus.
setup-epic-needs-ix = Der epische Spielmodus braucht „Rise of Ix“ (IMP-E).
setup-leaders = Anführer sind „draft“, „random“ oder eine Liste von { $n } aus: { $known }.
setup-leader-needs-ix = Der Anführer „{ $name }“ braucht „Rise of Ix“.
setup-leader = Einen Anführer „{ $name }“ gibt es nicht. Bekannt: { $known }.
setup-leader-count = { $n } Spieler brauchen { $n } Anführer, nicht { $given }.
setup-leader-twice = Jeder Anführer kann nur einmal gewählt werden.

## Haus Hagal

house-hagal = Haus Hagal
special-rival_harvest = Zum Macherfeld mit dem meisten Bonus-Spice: alles Spice dort (zu zweit geht das Bonus-Spice in den Vorrat zurück); ohne Bonus-Spice wird eine neue Karte aufgedeckt
special-rival_signet = der Siegelring des Rivalen
if-dreadnoughts_at_most = { $n ->
    [one] mit höchstens { $n } Schlachtschiff in Betrieb
   *[other] mit höchstens { $n } Schlachtschiffen in Betrieb
  }
hagal-mark = { $mark ->
    [solo] Nur im Solospiel
   *[other] Nur zu zweit
  }
hagal-visit = { $space }: { $text }
hagal-if = { $condition }: { $text }
hagal-influence = Mit mindestens { $n } Einfluss { $where }
hagal-dreadnoughts = Mit höchstens { $n } Schlachtschiff in Betrieb
hagal-freighter = { $n ->
    [one] { $n } Frachtersymbol
   *[other] { $n } Frachtersymbole
  }
hagal-tech-negotiation = ein Tech-Plättchen für 1 Spice weniger erwerben; reicht das nicht, 1 Verhandlungsführer
hagal-otherwise = Sonst: { $text }
hagal-next = eine neue Karte wird aufgedeckt
hagal-reshuffle = Alle Haus-Hagal-Karten werden sofort zu einem neuen Stapel gemischt und eine neue Karte wird aufgedeckt, auch im Kampf.
hagal-swords = Im Kampf: { $n ->
    [0] keine Schwerter
    [one] { $n } Schwert
   *[other] { $n } Schwerter
  }
tech-rival = Trägt das Zeichen von Haus Hagal: Rivalen können es erwerben
difficulty-human = Du beginnst mit { $resources } mehr.
difficulty-mentat = Das Feld Mentat kostet { $n } Solari.
difficulty-rivals = Jeder Rivale beginnt mit { $troops ->
    [0] leerer Garnison
   *[other] { $troops } Truppen in der Garnison
  } und { $cards ->
    [0] ohne Intrigenkarte
    [one] { $cards } Intrigenkarte
   *[other] { $cards } Intrigenkarten
  }.
difficulty-agents = Die Rivalen erhalten ihre dritten Agenten in Runde { $n }.
difficulty-expert = Bei einem Konflikt I oder II behält ein Rivale, der mit { $n } Kampfstärke führt, seine Truppen zu Hause.
difficulty-no-swordmaster = Du kannst keinen Schwertmeister erhalten.
do-rival-influence = { $name } erhält { $n } Einfluss { $where }
do-rival-takes = { $name } nimmt { $effect }
do-rival-pays = { $name } bezahlt: { $effect }
skip-occupied = dort steht ein Agent
skip-voice = mit der Stimme gesperrt
skip-no-spice = nirgends liegt Bonus-Spice
skip-needs = beide Schlachtschiffe sind in Betrieb
skip-influence = dafür braucht es { $n } Einfluss { $where }
skip-reshuffle = der Stapel wird gemischt
tell-rival-sent = { $name } deckt „{ $card }“ auf und entsendet einen Agenten: { $space }
tell-rival-skipped = { $name } übergeht „{ $card }“: { $why }
tell-rival-no-card = { $name } findet keine passende Haus-Hagal-Karte und behält den Agenten
tell-hagal-shuffled = Die Haus-Hagal-Karten werden zu einem neuen Stapel gemischt
tell-rival-bought = { $name } zahlt { $price } für einen Siegpunkt
tell-rival-swords = { $name } deckt im Kampf „{ $card }“ auf: { $n ->
    [0] keine Schwerter
    [one] { $n } Schwert
   *[other] { $n } Schwerter
  }
tell-rival-held-back = { $name } führt mit { $n } Kampfstärke und behält die Truppen zu Hause
tell-rival-agents = Die Rivalen erhalten ihre dritten Agenten
tell-tile-removed = { $tile } wird entsorgt: kein Tech-Plättchen trug das Zeichen von Haus Hagal
tell-marker-removed = Der Kontrollmarker von { $name } wird von { $space } entfernt
tell-spice-removed = { $n } Bonus-Spice von { $space } geht in den Vorrat zurück
tell-storm = Der Sturm über der Imperium-Reihe: { $first } und { $second }
tell-row-trashed = Der Sturm entsorgt { $card }
tell-reward-lost = { $name } erhält keine Belohnung; sie verfällt
why-no-swordmaster = Auf diesem Schwierigkeitsgrad kannst du keinen Schwertmeister erhalten.
setup-only-for = { $seats ->
    [1] „{ $name }“ gibt es nur allein.
    [2] „{ $name }“ gibt es nur zu zweit.
   *[other] „{ $name }“ gibt es nur allein oder zu zweit.
  }
setup-needs-ix = „{ $name }“ braucht „Rise of Ix“.
setup-switch = „{ $name }“ ist entweder an oder aus.
setup-difficulty = Einen Schwierigkeitsgrad „{ $name }“ gibt es nicht. Bekannt: { $known }.
setup-rivals = Rivalen sind „recommended“, „random“ oder zwei aus: { $known }.
setup-no-rival = „{ $name }“ kann kein Rivale sein. Rivalen können sein: { $known }.
setup-rival-count = Eine Solo-Partie hat zwei verschiedene Rivalen.
setup-rival-taken = „{ $name }“ ist in diesem Spiel ein Rivale: Wähle jemand anderen.
option-difficulty = Schwierigkeitsgrad
option-difficulty-help = Allein gegen zwei Rivalen von Haus Hagal: womit sie und du beginnen und wie sie kämpfen.
option-rivals = Rivalen
option-rivals-help = Allein: das empfohlene Paar, zwei zufällige oder zwei genannte Anführer.
option-rivals-recommended = Empfohlen
option-rivals-random = Zufall
option-row-storm = Sturm über der Reihe
option-row-storm-help = Allein: nach jedem deiner Aufdeckzüge nehmen zwei Würfel Karten aus der Imperium-Reihe.
option-brutal-escalation = Brutale Eskalation
option-brutal-escalation-help = Allein: bei einem Konflikt III zählen zwei Karten für jeden Rivalen.
option-hagal-places-dreadnought = Haus Hagal legt sein Schlachtschiff
option-hagal-places-dreadnought-help = Zu zweit mit „Rise of Ix“: als alleiniger Sieger deckt es damit einen Ort zu (IMP-T5).
option-fixed-ties = Gleichstände der Rivalen in fester Reihenfolge
option-fixed-ties-help = Niemand wird gefragt, wo ein Rivale Einfluss erhält; für automatische Läufe (IMP-R21).

# Positions that cannot be, in scenarios.

edit-agents-on-board = Platz { $seat } hat { $n } Agenten, also können nicht { $wrong } auf dem Spielplan sein.
edit-agents-waiting = Platz { $seat } hat { $n } Agenten, davon { $board } auf dem Spielplan; beim Anführer sind also { $rest }, nicht { $wrong }.
edit-baron-needs-tokens = der Baron braucht seine zwei Marker: „tokens: [emperor, fremen]“.
edit-baron-two-tokens = der Baron hat zwei verschiedene Marker.
edit-conflict-top = zu Beginn einer Runde ist ihre Konfliktkarte die oberste von „conflict_deck“.
edit-copies = von „{ $card }“ gibt es nur { $n }; die Stellung verlangt mehr.
edit-deck-or-top = nenne entweder das ganze Deck oder seine obersten Karten.
edit-dreadnoughts = Platz { $seat } hat { $n } Schlachtschiffe: Vorrat, Garnison, Konflikt und das auf einem Ort zusammen.
edit-hagal-agents = im Spiel zu zweit hat Haus Hagal von Anfang an drei Agenten.
edit-hagal-copies = so oft gibt es „{ $card }“ in diesem Spiel nicht.
edit-hagal-empty = ein leeres Haus-Hagal-Deck wird sofort gemischt (IMP-R14).
edit-has-revealed = Platz { $seat } hat aufgedeckt und ist deshalb nicht am Zug.
edit-leader-twice = „{ $leader }“ kann nur auf einem Platz sitzen.
edit-leaders-open = die Anführer sind noch nicht gewählt: nenne sie im Aufbau.
edit-loose-intrigue = { $n } Intrigenkarten haben keinen Platz: schreib „{ $all }“ in die Intrigenhand eines Platzes.
edit-mentat = der Mentat ist entweder bei jemandem oder reserviert.
edit-needs-ix = „{ $key }“ gibt es nur mit Rise of Ix: „expansions: [ix]“ im Aufbau.
edit-no-agent-left = Platz { $seat } hat keinen Agenten mehr und ist deshalb nicht am Zug.
edit-no-rival = „{ $leader }“ kann in diesem Spiel kein Rivale sein.
edit-nobody-turn = in der Phase „{ $phase }“ ist niemand am Zug; „first“ sagt, wer beginnt.
edit-not-flipped = „{ $tile }“ kann nicht umgedreht liegen: es muss ein eigenes Plättchen sein, das sich umdrehen lässt.
edit-not-imperium = „{ $card }“ gehört nicht ins Imperium-Deck.
edit-not-with-ix = „{ $what }“ gibt es mit Rise of Ix nicht auf dem Spielplan.
edit-of-ix = „{ $what }“ gehört zu Rise of Ix: „expansions: [ix]“ im Aufbau.
edit-one-conflict = die Konfliktkarte „{ $card }“ gibt es nur einmal.
edit-one-dreadnought = zu Beginn einer Phase liegt auf einem Ort höchstens ein Schlachtschiff (IMP-X3.12).
edit-one-tile = das Plättchen „{ $tile }“ gibt es nur einmal.
edit-only-baron = nur der Baron hat „{ $key }“.
edit-only-ilesa = nur Ilesa legt eine Karte in „ahead“ beiseite.
edit-only-tessia = nur Tessia hat Schnüffler-Plättchen.
edit-players = „players“ nennt Plätze (1: …).
edit-row = die Reihe hat { $n } Karten, nicht { $wrong }.
edit-row-full = die Reihe hat { $n } Karten, solange das Imperium-Deck noch welche hat.
edit-same-leader = zwei am Tisch haben denselben Anführer.
edit-seat-copies = Platz { $seat } hat „{ $card }“ nur { $n }-mal; die Stellung verlangt mehr.
edit-snooper-taken = mit { $n } Einfluss hat Tessia den Schnüffler dieser Leiste schon genommen.
edit-stack-empty = dieser Stapel ist leer: nenne die ganzen Stapel.
edit-stacks-or-top = nenne entweder die ganzen Stapel oder die obersten Plättchen.
edit-supply = von { $n } Truppen sind { $garrison } in der Garnison und { $conflict } im Konflikt{ $negotiators ->
    [0] { "" }
   *[other] , { $negotiators } auf dem Ix-Plan
 }; im Vorrat sind also { $rest }, nicht { $wrong }.
edit-three-stacks = es gibt drei Stapel Technologieplättchen, nicht { $n }.
edit-three-tops = „tech“ nennt drei verschiedene Plättchen, das oberste jedes Stapels.
edit-tile-taken = „{ $tile }“ liegt in keinem Stapel: jemand besitzt es.
edit-troops = eine Person hat { $n } Truppen, nicht { $garrison } + { $conflict }{ $negotiators ->
    [0] { "" }
   *[other] { " " }+ { $negotiators } Unterhändler
 }.
what-card = Karte
what-conflict-card = Konfliktkarte
what-faction = Fraktion
what-house-hagal-card = Haus-Hagal-Karte
what-intrigue-card = Intrigenkarte
what-leader = Anführer
what-maker-space = Bringer-Feld
what-part-of-a-rival = Angabe zu einem Rivalen
what-part-of-a-seat = Angabe zu einem Platz
what-part-of-the-position = Teil der Stellung
what-phase = Phase
what-place-of-a-dreadnought = Platz eines Schlachtschiffs
what-space = Feld
what-space-that-can-be-controlled = kontrollierbares Feld
what-tech-tile = Tech-Plättchen

## Was ein Tipp zählt

gauge-vp = Siegpunkte
gauge-influence = Einfluss
gauge-troops = Truppen
gauge-dreadnoughts = Schlachtschiffe
gauge-strength = Stärke
gauge-spice = Spice
gauge-solari = Solari
gauge-water = Wasser
gauge-intrigue = Intrigenkarten
gauge-tech = Technologieplättchen

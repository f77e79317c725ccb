### Deus, Grundspiel: Wörter, Fragen, Antworten, Protokoll, Ablehnungen und Aufbau. Texte in eigenen Worten.

## Güter

good-gold = Gold
good-wood = Holz
good-stone = Stein
good-clay = Lehm
good-wheat = Getreide
good-vp = SP

## Kartenarten, dazu Formen für die Spielsteine und Reihen einer Art (a und the im Akkusativ)

kind-maritime = Seefahrt
    .one = Schiff
    .a = ein Schiff
    .the = das Schiff
    .many = Schiffe
    .row = Seefahrtsreihe
kind-production = Produktion
    .one = Produktions-Spielstein
    .a = einen Produktions-Spielstein
    .the = den Produktions-Spielstein
    .many = Produktions-Spielsteine
    .row = Produktionsreihe
kind-science = Wissenschaft
    .one = Wissenschafts-Spielstein
    .a = einen Wissenschafts-Spielstein
    .the = den Wissenschafts-Spielstein
    .many = Wissenschafts-Spielsteine
    .row = Wissenschaftsreihe
kind-civil = Zivil
    .one = Zivil-Spielstein
    .a = einen Zivil-Spielstein
    .the = den Zivil-Spielstein
    .many = Zivil-Spielsteine
    .row = Zivilreihe
kind-military = Militär
    .one = Armee
    .a = eine Armee
    .the = die Armee
    .many = Armeen
    .row = Militärreihe
kind-temple = Tempel
    .one = Tempel
    .a = einen Tempel
    .the = den Tempel
    .many = Tempel
    .row = Tempelreihe

## Gottheiten, Gelände, verdeckte Karten

god-neptune = Neptun
god-ceres = Ceres
god-minerva = Minerva
god-vesta = Vesta
god-mars = Mars
god-jupiter = Jupiter

terrain-field = Ackerland
terrain-forest = Wald
terrain-swamp = Sumpf
terrain-mountain = Gebirge
terrain-sea = Meer
terrain-village = Barbarendorf

card-face_down = Verdeckte Karte

## Fragen. Was Stück für Stück gewählt wird, kommt in der Reihenfolge nie vor dem zuletzt Gewählten.

ask-turn = Eine Karte bauen oder ein Opfer bringen? Die zuerst geopferte Karte wird obenauf liegen.
ask-payment = { $left ->
    [one] Wie bezahlst du 1 { $good } für „{ $card }“?
   *[other] Wie bezahlst du { $left } { $good } für „{ $card }“? Ein Rohstoff bezahlt 1 davon, Gold bezahlt alles.
}
ask-region = Wohin setzt du { $kind-the }?
ask-row = In welche Reihe legst du die Karte verdeckt? Das kostet 1 Gold für jeden Platz in der Reihe.
ask-offer = Welche Karte opferst du als nächste? Wähle in der gezeigten Reihenfolge; wenn das alle sind: nichts weiter.
ask-god = Jupiter lässt dir die Wahl: Welche Gottheit rufst du mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} an?
ask-resource = { $left ->
    [one] Ceres gibt dir 1 Rohstoff: welchen?
   *[other] Ceres gibt dir { $left } Rohstoffe: Welcher kommt als nächster? Die Reihenfolge ist Holz, Stein, Lehm, Getreide.
}
ask-buy = Welchen Rohstoff kaufst du als nächsten, für { $price_each } Gold? Möglich { $left ->
    [one] ist noch 1.
   *[other] sind bis zu { $left }, in der Reihenfolge Holz, Stein, Lehm, Getreide.
}
ask-sell = Wie viel { $good } verkaufst du, für je { $each } { $reward }?
ask-sell_any = Welchen Rohstoff verkaufst du als nächsten, für { $each } { $reward }? Möglich { $left ->
    [one] ist noch 1.
   *[other] sind bis zu { $left }, in der Reihenfolge Holz, Stein, Lehm, Getreide.
}
ask-sell_set = Verkaufst du 1 Holz, 1 Stein, 1 Lehm und 1 Getreide zusammen für { $amount } { $reward }?
ask-production = { $per_building ->
    [0] Welches Produktionsgebäude bringt 1 Rohstoff?
   *[other] Welches Produktionsgebäude bringt 1 Rohstoff je Gebäude in seinem Gebiet?
}
ask-draw = Wie viele Karten ziehst du? Die Zahl steht fest, bevor du die erste siehst.
ask-gift = { $left ->
    [one] Mars bringt 1 Spielstein deiner Wahl auf dein Tableau: welchen?
   *[other] Mars bringt { $left } Spielsteine deiner Wahl auf dein Tableau: Welcher kommt als nächster? Die Reihenfolge ist Seefahrt, Produktion, Wissenschaft, Zivil, Militär.
}
ask-temple_site = In welchem deiner Gebiete steht der Tempel?
ask-piece = { $must ->
    [0] Du darfst { $left ->
        [one] 1 Spielstein
       *[other] bis zu { $left } Spielsteine
    } auf dein Tableau stellen
   *[other] Du stellst { $left ->
        [one] 1 Spielstein
       *[other] { $left } Spielsteine
    } auf dein Tableau
}: { $left ->
    [one] welchen?
   *[other] Welcher kommt als nächster? Die Reihenfolge ist Seefahrt, Produktion, Wissenschaft, Zivil, Militär.
}
ask-activate = Welche Karte deiner { $kind-row } aktivierst du?
ask-village = Von welchem Dorf nimmst du { $most ->
    [one] 1 SP
   *[other] bis zu { $most } SP
}?
ask-victim = Wem stiehlst du { $amount ->
    [one] 1 { $good }
   *[other] bis zu { $amount } { $good }
}? { $left ->
    [one] Du darfst eine Person bestehlen.
   *[other] Du darfst mehrere nacheinander bestehlen, in der Reihenfolge der Plätze.
}
ask-army = Welche Armee bewegst du als nächste, um bis zu { $steps ->
    [one] 1 Gebiet
   *[other] { $steps } Gebiete
}? { $left ->
    [one] Du darfst eine Armee bewegen.
   *[other] Du darfst bis zu { $left } Armeen nacheinander bewegen.
}
ask-move = Wohin bewegst du die Armee von { $hex }, um bis zu { $steps ->
    [one] 1 Gebiet
   *[other] { $steps } Gebiete
}?
ask-start_piece = Wähle einen Spielstein für dein Tableau, geheim und in der Reihenfolge Seefahrt, Produktion, Wissenschaft, Zivil, Militär.

## Antworten

answer-build = Bauen: { $card }
answer-offer = Opfern: { $card }
answer-joker = Verdeckt als Joker legen: { $card }
answer-activate = Aktivieren: { $card }
answer-hex = Feld { $hex }
answer-resource = 1 { $good }
answer-pay = Mit { $good } bezahlen
answer-piece = 1 { $piece-one }
answer-row = Die { $row-row }
answer-god = { $god }
answer-seat = { $seat }
answer-number = { $number }

## Das Protokoll

event-turn = Runde { $round }: { $seat } ist am Zug.
event-passed = { $seat } hat keine Karte, kann keine ziehen und passt.
event-gained = { $seat } erhält { $amount } { $good }.
event-paid = { $seat } zahlt { $amount } { $good }.
event-spared = { $seat } lässt 1 { $good } weg, dank eines Tempels.
event-paid_to = { $seat } zahlt { $amount } { $good } an { $victim }.
event-put_back = { $seat } legt { $amount } { $good } in den Vorrat zurück.
event-stole = { $amount ->
    [0] { $seat } findet nichts zu stehlen: { $victim } hat 0 { $good }.
   *[other] { $seat } stiehlt { $amount } { $good } von { $victim }.
}
event-robbed = { $seat } stiehlt { $victim } { $amount } SP.
event-drew = { $seat } zieht „{ $card }“.
event-drew-hidden = { $seat } zieht eine Karte.
event-shuffled = { $amount ->
    [one] Der Ablagestapel wird zum neuen Nachziehstapel: 1 Karte.
   *[other] Der Ablagestapel wird gemischt und zum neuen Nachziehstapel: { $amount } Karten.
}
event-set_aside = { $seat } legt „{ $card }“ für das Opfer bereit.
event-set_aside-hidden = { $seat } legt eine Karte für das Opfer bereit.
event-offered = { $amount ->
    [one] { $seat } opfert 1 Karte: „{ $card }“.
   *[other] { $seat } opfert { $amount } Karten mit „{ $card }“ obenauf.
}
event-invoked = { $seat } ruft { $god } an.
event-laid = { $seat } baut „{ $card }“.
event-laid_elsewhere = { $seat } baut „{ $card }“ und legt die Karte in die { $row-row }.
event-laid_face_down = { $seat } legt „{ $card }“ verdeckt in die { $kind-row }.
event-laid_face_down-hidden = { $seat } legt eine Karte verdeckt in die { $kind-row }.
event-activated = { $seat } aktiviert „{ $card }“.
event-placed = { $seat } setzt { $kind-a } auf { $hex }.
event-no_temple_left = Kein Tempel-Spielstein ist übrig: Der Tempel von { $seat } kommt ohne aus.
event-moved = { $seat } bewegt eine Armee von { $from } nach { $hex }.
event-took_piece = { $seat } stellt { $amount ->
    [one] { $kind-a }
   *[other] { $amount } { $kind-many }
} auf das Tableau.
event-attacked = Das Dorf auf { $hex } wird angegriffen; es ist { $amount } SP wert.
event-besieged = { $seat } belagert das Dorf auf { $hex }, das { $amount } SP verliert.
event-emptied = Im Dorf auf { $hex } ist nichts mehr zu holen; es gilt als angegriffen.
event-chose_pieces = { $seat } hat { $amount ->
    [one] 1 Spielstein
   *[other] { $amount } Spielsteine
} gewählt.
event-revealed = { $seat } hat zu Beginn { $amount ->
    [one] { $kind-a }
   *[other] { $amount } { $kind-many }
}.
event-last_round = Das Ende ist nah: Es { $turns ->
    [one] folgt noch 1 Zug.
   *[other] folgen noch { $turns } Züge.
}
event-stalemate = { $rounds } Runden lang hat niemand gebaut: Das Spiel endet, wie es steht.
event-ended = Das Spiel ist zu Ende.

## Ablehnungen: warum etwas gerade nicht geht

why-deus-turn-must = Du musst eine Karte bauen oder Handkarten opfern; Passen gibt es nicht.
why-deus-build-playcard = Diese Karte hast du nicht auf der Hand.
why-deus-build-piece-needed = Du hast keinen Spielstein dieser Art auf deinem Tableau.
why-deus-build-rowlimit = In dieser Reihe ist kein Platz mehr.
why-deus-pay-cost = Diese Kosten kannst du nicht bezahlen, auch nicht mit Gold für das, was fehlt.
why-deus-pay-gold4 = Bezahle mit dem verlangten Rohstoff, wenn du ihn hast, oder mit Gold, wenn es reicht.
why-deus-place-village-never = Auf einem Dorf wird nie gebaut.
why-deus-place-ship-sea = Ein Schiff kann nur im Meer gebaut werden.
why-deus-place-land-nosea = Im Meer können nur Schiffe gebaut werden.
why-deus-place-foreign = Gebiete, die andere besetzen, sind dir verschlossen.
why-deus-place-different = Zwei Spielsteine derselben Art können nicht in einem Gebiet gebaut werden.
why-deus-place-first = Dein erster Spielstein muss an den Spielfeldrand.
why-deus-place-first-distance = Dein erster Spielstein muss Abstand zu den anderen halten.
why-deus-place-next-adjacent = Ein Spielstein kommt in ein Gebiet, das du besetzt, oder in ein leeres daneben.
why-deus-place-edgebuy-price = Abseits deiner Gebiete kostet ein Platz am Rand 3 SP, und die fehlen dir.
why-deus-temple-next = Für einen weiteren Tempel brauchst du zu jeder der fünf Standardarten mindestens so viele Karten, wie du Tempel hast.
why-deus-temple-nosea = Im Meer kann kein Tempel gebaut werden.
why-deus-temple-oneper = In einem Gebiet ist nur für einen Tempel Platz.
why-deus-temple-notempty = Ein Tempel kann nur dort gebaut werden, wo du schon ein Gebäude hast.
why-deus-temple-pin = Diese Armee muss bleiben: Sonst stünde der Tempel allein.
why-deus-move-step = Das ist für die Armee nicht erreichbar.
why-deus-move-upto = Dort steht keine Armee, die noch bewegt werden darf.
why-deus-move-through = Eine Armee darf ein fremdes Gebiet durchqueren, dort aber nicht anhalten.
why-deus-move-village-over = Eine Armee darf ein Dorf durchqueren, dort aber nicht anhalten.
why-deus-move-sea-empty = Ohne dein Schiff kommt keine Armee aufs Meer.
why-deus-move-sea-foreign = Ein fremdes Schiff sperrt dieses Meeresgebiet.
why-deus-move-stack = In diesem Gebiet stehen schon so viele Armeen, wie dort stehen dürfen.
why-deus-card-blue-bought = Du kannst nur kaufen, was der allgemeine Vorrat noch hat, in der Reihenfolge Holz, Stein, Lehm, Getreide.
why-deus-card-blue-sold = Du kannst nur Rohstoffe verkaufen, die du hast, in der Reihenfolge Holz, Stein, Lehm, Getreide.
why-deus-card-blue-trade = Du kannst nur so viel verkaufen, wie du hast und die Karte erlaubt.
why-deus-effects-partial = Bei diesem Verkauf gehen alle vier Rohstoffe oder keiner: Antworte mit Ja oder Nein.
why-deus-effects-declaredraw = Du kannst nur so viele Karten ziehen, wie der Effekt erlaubt, deine Hand fasst und die Stapel haben.
why-deus-card-green-ownterrain = Dort hast du kein Produktionsgebäude.
why-deus-card-yellow-pieces = Du kannst nur Spielsteine aus deinem persönlichen Vorrat nehmen, in der Reihenfolge der Arten, und wenn du musst, alle.
why-deus-card-yellow-activate = In dieser Reihe liegt bei dir keine solche Karte offen.
why-deus-card-siegetower = Dort ist kein Dorf mit SP, neben dem eine Armee von dir steht.
why-deus-card-red-adjacent = Diese Person hat kein Gebiet neben einer deiner Armeen, oder ihr Platz ist schon vorbei.
why-deus-offer-discard = Du kannst nur Karten opfern, die du noch hast, in der gezeigten Reihenfolge.
why-deus-offer-jupiter = Wähle eine der fünf anderen Gottheiten.
why-deus-offer-ceres-any = Ceres gibt nur, was der allgemeine Vorrat noch hat, in der Reihenfolge Holz, Stein, Lehm, Getreide.
why-deus-variant-joker-once = Deinen Joker hast du schon benutzt, oder an diesem Tisch gibt es keine.
why-deus-variant-joker-cost = Für einen Joker fehlt dir Gold: 1 für jeden Platz in seiner Reihe.
why-deus-variant-joker-facedown = Ein Joker kommt in eine der fünf Standardreihen.
why-deus-variant-start-limits = Du kannst höchstens 5 von einer Art wählen, in der Reihenfolge der Arten, bis deine Zahl erreicht ist.
why-deus-effects-optional = An diesem Tisch sind Effekte Pflicht: Du musst so viel tun, wie du kannst.
why-deus-hand-limit = Du kannst nicht mehr als 10 Karten halten.
why-deus-pile-bothempty = So viele Karten liegen nicht mehr in den beiden Stapeln.
why-deus-offer-ceres-short = Im allgemeinen Vorrat ist nichts von diesem Rohstoff übrig.
why-deus-pay-gold-fixed = Ein Rohstoff ersetzt weder einen anderen noch Gold.
why-deus-offer-mars-noextra = Mars gibt nur Spielsteine aus deinem persönlichen Vorrat, in der Reihenfolge der Arten.

## Aufbau

switch-first_distance = Abstand des ersten Spielsteins
switch-first_distance-text = Wie viele Schritte der erste Spielstein von fremden Gebieten entfernt bleibt: 3, sodass zwei Gebiete dazwischenliegen, oder 2.
switch-edgebuy_first = Erster Spielstein für SP
switch-edgebuy_first-text = Ob auch der erste Spielstein für 3 SP an den Rand darf, ohne Abstand zu halten.
switch-hole_is_edge = Löcher bilden Ränder
switch-hole_is_edge-text = Ob die Gebiete rund um ein eingeschlossenes Loch im Spielfeld zum Rand gehören.
switch-effects_optional = Freiwillige Effekte
switch-effects_optional-text = Ob Effekte abgelehnt oder nur zum Teil genutzt werden dürfen; reine Erträge gibt es immer.
switch-army_limit = Armeen in einem Gebiet
switch-army_limit-text = Wie viele eigene Armeen nach einer Bewegung in einem Gebiet stehen dürfen: 2 oder 1.
switch-emptied_is_attacked = Geleerte Dörfer
switch-emptied_is_attacked-text = Ob ein Dorf, das seine letzten SP an eine Karte verliert, als angegriffen gilt.
switch-final_tie = Gleichstand
switch-final_tie-text = Ob bei gleicher Summe der Sieg geteilt wird oder die meisten Tempel und dann das meiste Gold entscheiden.
switch-vp_open = Offene SP
switch-vp_open-text = Ob alle während des Spiels die SP der anderen sehen.
switch-start_pieces = Spielsteine zu Beginn
switch-start_pieces-text = Der übliche Start gibt 2 Spielsteine jeder Art; mit einer Zahl wählen alle geheim so viele beliebige.
switch-start_choice = Zeitpunkt der Wahl
switch-start_choice-text = Ob die Spielsteine beim alternativen Start vor oder nach dem Austeilen der Karten gewählt werden.
switch-layout = Form des Spielfelds
switch-layout-text = Die Form, in der die Platten liegen: eine der benannten oder eine eigene Liste von Platten.
switch-joker = Joker-Gebäudekarte
switch-joker-text = Ob alle einmal mit einer beliebigen, verdeckt gelegten Karte bauen dürfen, für Gold statt ihrer Kosten.

layout-standard = Standard
layout-line = Linie
layout-star = Stern
layout-parallelogram = Parallelogramm
layout-open_flower = Offene Blüte
layout-trapezoid = Trapez
layout-tailed_triangle = Dreieck mit Schwanz

## Ergebnis und Kartenübersicht

source-gained = SP aus dem Spielverlauf
source-temples = Tempel
source-most_gold = Mehrheit Gold
source-most_wood = Mehrheit Holz
source-most_stone = Mehrheit Stein
source-most_clay = Mehrheit Lehm
source-most_wheat = Mehrheit Getreide

provenance-rulebook = im Regelheft abgedruckt
provenance-reference = aus öffentlicher Quelle
provenance-reconstructed = rekonstruiert

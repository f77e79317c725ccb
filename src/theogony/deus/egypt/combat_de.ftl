### Ägypten, Militär: Kampfmarker. Texte in eigenen Worten.

good-combat_marker = Kampfmarker

## Fragen

ask-claim = In welches Gebiet neben einer deiner Armeen legst du einen Kampfmarker?
ask-shift_marker = Dein Kampfmarker auf { $hex } macht dem Spielstein Platz. In welches Nachbargebiet verschiebst du ihn? Wenn du passt, wird er abgeworfen.
ask-fortress = Auf wessen Tableau markierst du einen Bereich mit einem Kampfmarker?
ask-area = Welchen Bereich markierst du auf dem Tableau von { $victim }?
ask-garrison = Wessen Reihe markierst du mit einem Kampfmarker?
ask-garrison_row = Welche Reihe von { $victim } markierst du?
ask-captor = Welche Armee schickst du für { $markers ->
    [one] 1 Kampfmarker
   *[other] { $markers } Kampfmarker
} in ein Dorf? Sie bleibt für immer dort.
ask-capture = In welches Dorf zieht die Armee von { $hex } für { $markers ->
    [one] 1 Kampfmarker
   *[other] { $markers } Kampfmarker
}?
ask-rider = Welche Armee bewegst du, so weit du willst?
ask-ride = Wohin bewegst du die Armee von { $hex }? Führt der Weg nur durch fremdes Land oder ein Dorf, kostet er einen Kampfmarker.
ask-regroup = In welchem Gebiet steht die nächste Armee? Wähle in der angezeigten Reihenfolge, für jede Armee ein Gebiet; alle ziehen zugleich.

## Das Protokoll

event-got_marker = { $seat } legt einen Kampfmarker auf das Tableau.
event-spent_markers = { $seat } verwendet { $amount ->
    [one] 1 Kampfmarker
   *[other] { $amount } Kampfmarker
}.
event-placed_marker = { $seat } legt den Kampfmarker auf { $hex }.
event-shifted_marker = { $seat } verschiebt einen Kampfmarker von { $from } nach { $hex }.
event-removed_marker = Der Kampfmarker von { $seat } auf { $hex } kommt aus dem Spiel.
event-marked_area = { $seat } markiert bei { $victim } den Bereich { $kind }.
event-destroyed_piece = 1 { $kind-one } von { $seat } kommt vom Tableau in den persönlichen Vorrat zurück.
event-fortress = Die Festung von { $seat } auf dem Bereich { $kind } von { $victim } wirkt.
event-marked_row = { $seat } markiert die { $row-row } von { $victim }: Jede Karte dort kostet 2 Gold.
event-laid_down = { $seat } schickt eine Armee von { $from } in das Dorf auf { $hex }; dort wird sie hingelegt.

## Ablehnungen

why-egypt-combat-adjacent_army = Dieses Gebiet liegt nicht neben einer deiner Armeen.
why-egypt-combat-occupies = Dieses Gebiet ist schon besetzt; auch ein Kampfmarker besetzt es, von wem er auch ist.
why-egypt-red-archers-adjacent = Dort steht keine Armee neben einem Dorf, das noch SP hat.
why-egypt-red-archers-target = Die Armee kann nur in ein benachbartes Dorf ziehen, das noch SP hat.
why-egypt-red-fortress-adjacent = Diese Person hat kein Gebiet neben einer deiner Armeen.
why-egypt-red-fortress-once = Dort lässt sich nichts markieren; jeder Bereich wird nur einmal markiert.
why-egypt-red-fortress-empty = An diesem Tisch kann ein Bereich ohne Spielsteine nicht markiert werden.
why-egypt-red-fortress-kinds = Markiert werden nur die Bereiche der fünf Standardarten.
why-egypt-red-garrison = Wähle eine der sechs Reihen.
why-egypt-red-garrison-adjacent = Diese Person hat kein Gebiet neben einer deiner Armeen.
why-egypt-red-garrison-once = Dort lässt sich nichts markieren; jede Reihe wird nur einmal markiert.
why-egypt-red-garrison-empty_row = An diesem Tisch kann eine Reihe ohne Karten nicht markiert werden.
why-egypt-red-garrison-cannot_pay = Neben den Kosten der Karte sind für diese Reihe 2 Gold an den Besitzer der Garnison fällig, und die hast du nicht.
why-egypt-red-camels = Für eine Armee gibt es keinen Weg dorthin oder von dort weg.
why-egypt-red-camels-defeated = Ein besiegtes Dorf kann durchquert werden, aber keine Armee kann dort anhalten.
why-egypt-red-camels-no_end = Eine Armee kann nicht in einem fremden Gebiet oder einem Dorf anhalten.
why-egypt-red-camels-foreign_ship = Fremde Meeresgebiete bleiben deinen Armeen verschlossen, auch mit einem Kampfmarker.
why-egypt-red-camels-one_army = Dort steht schon eine deiner Armeen, und kein Gebiet fasst zwei.
why-egypt-red-camels-no_marker = Der Weg dorthin führt durch fremdes Land oder ein Dorf; dafür brauchst du einen Kampfmarker auf dem Tableau.
why-egypt-red-barracks-where = Kampfmarker kommen in Gebiete, nie auf ein Dorf.
why-egypt-red-barracks-toll = Dort liegt ein fremder Kampfmarker: Wer baut, zahlt seinem Besitzer 3 SP, abseits der eigenen Gebiete noch zu denen für den Rand hinzu. Die hast du nicht.
why-egypt-red-barracks-owner_builds = Der Kampfmarker kann nur in ein unbesetztes Nachbargebiet verschoben werden.
why-egypt-red-chariots-base = Gebiete werden in der angezeigten Reihenfolge gewählt, bis jede Armee eines hat: deine und die daneben, aber kein fremdes Gebiet, kein Dorf und Meer nur mit deinem Schiff.

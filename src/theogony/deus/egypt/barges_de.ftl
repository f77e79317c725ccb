## Grün: Barken und Produktion

ask-store = { $over ->
    [one] 1 deiner Rohstoffe passt nicht auf deine Barken: Welcher geht in den Vorrat zurück?
   *[other] { $over } deiner Rohstoffe passen nicht auf deine Barken: Welcher geht als nächster in den Vorrat zurück? Die Reihenfolge ist Holz, Stein, Lehm, Getreide.
}
ask-fill_barge = Mit wie viel { $good } füllst du eine leere Barke?
ask-outsourced = Welches Produktionsgebäude bringt je Gebäude in seinem Gebiet 1 Rohstoff des angrenzenden Landes?
ask-nearby = Das Produktionsgebäude auf { $hex } bringt { $left ->
    [one] 1 Rohstoff
   *[other] { $left } Rohstoffe
} des angrenzenden Landes: { $left ->
    [one] welchen?
   *[other] Welcher kommt als nächster? Die Reihenfolge ist Holz, Stein, Lehm, Getreide.
}
ask-mill = Welches Produktionsgebäude bringt { $amount ->
    [one] 1 Rohstoff
   *[other] { $amount } Rohstoffe
} seines Gebiets?

event-took_barge = { $seat } nimmt eine Barke der Größe { $size }.
event-overflowed = { $seat } hat keinen Platz für { $amount ->
    [one] 1 Rohstoff
   *[other] { $amount } Rohstoffe
}.

why-egypt-barges-choice = Es gehen genau so viele Rohstoffe zurück, wie nicht auf deine Barken passen: solche, die du hast, in der Reihenfolge Holz, Stein, Lehm, Getreide.
why-egypt-green-piecework-empty = Du hast keine Barke dieser Größe, die jetzt leer sein kann.
why-egypt-green-outsourced-types = Wählbar sind nur Rohstoffe des Landes, das an dieses Gebiet grenzt, in der Reihenfolge Holz, Stein, Lehm, Getreide.
why-deus-card-green-short = Der allgemeine Vorrat hat nicht so viel von diesem Rohstoff.

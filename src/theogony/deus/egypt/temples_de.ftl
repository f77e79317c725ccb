### Ägypten, Violett: was Tempel tun, im Protokoll und in Ablehnungen. Texte in eigenen Worten.

event-laid_tiles = { $amount } SP-Plättchen kommen auf „{ $temple }“ von { $seat }.
event-not_spared = { $seat } bezahlt { $good }, obwohl ein Tempel das ersparen würde.
event-took_tile = „{ $temple }“ wirkt für { $seat }; { $left ->
    [0] kein Plättchen ist mehr darauf.
    [one] 1 Plättchen ist noch darauf.
   *[other] { $left } Plättchen sind noch darauf.
}

why-egypt-temple-resource-discount = Hier lässt sich nichts weglassen: Es braucht einen fertigen Tempel für diesen Rohstoff, und nur 1 davon fällt aus den Kosten.
why-egypt-temple-cross-right = Lege die Karte in eine der fünf Standardreihen.
why-egypt-temple-cross-one = Außer in ihrer eigenen Reihe ist in jeder nur für eine Karte dieser Farbe Platz, und die liegt schon dort.
why-egypt-temple-cross-not_purple = In der Tempelreihe liegen nur Tempel.

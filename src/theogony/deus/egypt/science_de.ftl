### Deus, Erweiterung Ägypten: was die Wissenschaftskarten (gelb) fragen, melden und verweigern. Texte in eigenen Worten.

## Fragen

ask-take_discards = Wie viele der obersten Karten des Ablagestapels nimmst du, höchstens { $most }? Nur die erste liegt offen.
ask-return_pieces = Welche Art geht ganz vom Tableau in deinen persönlichen Vorrat, für { $amount } SP je Spielstein?
ask-other_card = { $rank ->
    [0] Welche andere Karte aktivierst du?
   *[other] Welche Karte mit Rang { $rank } in einer anderen Reihe aktivierst du?
}
ask-buy_cards = Wie viele Karten ziehst du für je { $price_each } Gold? Du zahlst, bevor du die erste siehst.
ask-buy_piece = Welchen Spielstein kaufst du als nächsten, für { $price_each } Gold? Möglich { $left ->
    [one] ist noch 1.
   *[other] sind bis zu { $left }, in der Reihenfolge Seefahrt, Produktion, Wissenschaft, Zivil, Militär.
}
ask-lay_coin = Auf welche andere Karte legst du 1 Gold, damit ihre nächste Aktivierung doppelt zählt?

## Protokoll

event-took_top = { $seat } nimmt „{ $card }“ oben vom Ablagestapel.
event-took_discard = { $seat } nimmt „{ $card }“ vom Ablagestapel.
event-took_discard-hidden = { $seat } nimmt noch eine Karte vom Ablagestapel.
event-returned_pieces = { $seat } stellt { $amount ->
    [one] { $kind-a }
   *[other] { $amount } { $kind-many }
} vom Tableau in den persönlichen Vorrat zurück.
event-laid_coin = { $seat } legt eine Münze auf „{ $card }“ ({ $spot }).
event-doubled = Die Münze auf „{ $card }“ ({ $spot }) von { $seat } kommt in den allgemeinen Vorrat: Die Karte wird zweimal ausgeführt.

## Ablehnungen

why-egypt-yellow-architect = Nimm so viele der obersten Karten, wie die Amtsstube des Architekten erlaubt, oder weniger.
why-egypt-yellow-architect-limit = Mehr als 10 Handkarten sind nicht erlaubt.
why-egypt-yellow-architect-pile = So viele Karten hat der Ablagestapel nicht.
why-egypt-yellow-library = Wähle eine der fünf Standardarten.
why-egypt-yellow-house_of_life-limit = Mehr als 10 Handkarten sind nicht erlaubt.
why-egypt-yellow-house_of_life-max = Für so viele Karten fehlt dir das Gold, oder beide Stapel haben sie nicht.
why-egypt-yellow-archives-rank = Diese Karte hat einen anderen Rang als die Königlichen Archive.
why-egypt-yellow-pieces = Du kannst nur Spielsteine aus deinem persönlichen Vorrat kaufen, in der Reihenfolge der Arten.
why-egypt-yellow-observatory = Wähle eine andere Karte über deinem Tableau.
why-egypt-yellow-observatory-single = Auf dieser Karte liegt schon eine Münze.
why-egypt-yellow-activate-standard = Wähle eine andere Karte über deinem Tableau, die sich aktivieren lässt.
why-egypt-yellow-activate-no_temple = Tempel und verdeckte Karten haben nichts zu aktivieren.
why-egypt-yellow-activate-other = Eine Karte kann nicht sich selbst wählen.
why-egypt-yellow-activate-nested = Diese Karte wird gerade noch ausgeführt.

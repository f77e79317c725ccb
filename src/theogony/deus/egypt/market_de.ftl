## Ägypten: der Markt und die Seefahrtskarten, die nach ihm handeln

ask-swap_values = Zwei Rohstoffe tauschen ihre Marktwerte: Welcher ist der erste, in der Reihenfolge Holz, Stein, Lehm, Getreide?
ask-swap_with = Mit welchem Rohstoff tauscht { $good } den Marktwert?
ask-raise_value = Welcher Rohstoff steigt auf dem Markt um eine Stufe? Vom obersten Feld geht es nicht weiter.
ask-lower_value = Welcher Rohstoff sinkt auf dem Markt um eine Stufe? Vom untersten Feld geht es nicht weiter.
ask-shift_value = Steigt oder sinkt { $good } auf dem Markt um eine Stufe? Vom letzten Feld geht es nicht weiter.
ask-sell_at_market = Welchen Rohstoff verkaufst du als nächsten, zu seinem Marktwert in Gold? Möglich { $left ->
    [one] ist noch 1.
   *[other] sind bis zu { $left }, in der Reihenfolge Holz, Stein, Lehm, Getreide.
}
ask-sell_pairs = Wie viele Paare { $good } verkaufst du, für { $each } SP je Paar?
ask-move_ship = Welches deiner Schiffe bewegst du in seinem Meer?
ask-sail = Wohin in seinem Meer bewegst du das Schiff von { $hex }?
ask-buy_at_market = Welchen Rohstoff kaufst du als nächsten? Möglich { $left ->
    [one] ist noch 1.
   *[other] sind bis zu { $left }, in der Reihenfolge Holz, Stein, Lehm, Getreide.
}

event-valued = Der Marktwert von { $good } beträgt jetzt { $amount } Gold.
event-sailed = { $seat } bewegt ein Schiff von { $from } nach { $hex }.

why-egypt-market-swap = Wähle zwei verschiedene Rohstoffe, in der Reihenfolge Holz, Stein, Lehm, Getreide.
why-egypt-blue-papyrus_boat = Diese Karte erhöht den Marktwert eines Rohstoffs.
why-egypt-blue-cargo_barge = Diese Karte senkt den Marktwert eines Rohstoffs.
why-egypt-blue-cargo_barge-sets = Du kannst nur ganze Paare verkaufen, die du hast, höchstens zwei.
why-egypt-blue-grand_souk = Du kannst nur Rohstoffe verkaufen, die du hast, in der Reihenfolge Holz, Stein, Lehm, Getreide.
why-egypt-blue-souk = Diese Karte erhöht oder senkt nur den Marktwert ihres eigenen Rohstoffs.
why-egypt-blue-souk-optional = Wähle eines deiner Schiffe oder keines.
why-egypt-blue-souk-army_aboard = Dieses Schiff kann nicht weg: Eine deiner Armeen braucht es dort.
why-egypt-blue-souk-end = Das Schiff muss in einem unbesetzten Gebiet seines Meeres anhalten.
why-egypt-blue-souk-same_sea = Das Schiff kann sein Meer nicht verlassen.
why-egypt-blue-supply = Du kannst nur kaufen, was der allgemeine Vorrat noch hat und dein Gold bezahlt, in der Reihenfolge Holz, Stein, Lehm, Getreide.

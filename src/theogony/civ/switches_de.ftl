### Civilization: Ein neues Zeitalter, Grundspiel: die Schalter des Aufbaus. Texte in eigenen Worten.

## Aufbau

switch-map = Weltkarte
switch-map-text = Die abgedruckte Weltkarte für die erste Partie oder eine, die alle gemeinsam aus Spielplanteilen bauen.
switch-leaders = Anführer
switch-leaders-text = Ob die Anführer ausgelost werden, frei wählbar sind oder alle einen von zweien aussuchen.
switch-victory_cards = Siegkarten
switch-victory_cards-text = Wie viele Siegkarten ausliegen: 3, oder 4 für das epische Spiel.

## Spielsieg

switch-agenda_check = Prüfung der Agenden
switch-agenda_check-text = Ob Agenden nach jeder Änderung, am Ende des eigenen Zuges oder am Ende der Runde geprüft werden.
switch-final_tie = Letzter Gleichstand
switch-final_tie-text = Ob bei gleich vielen Weltwundern und freundlichen Feldern der Sieg geteilt wird oder gewinnt, wer in der Zugreihenfolge später kommt.
switch-agenda_marks_use_tokens = Marker für Agenden
switch-agenda_marks_use_tokens-text = Ob die Markierung einer Agenda einen der 31 Kontrollmarker verbraucht.

## Wissenschaft und Handel

switch-tech_overflow_reward = Über die 24 hinaus
switch-tech_overflow_reward-text = Ob eine Technologiescheibe, die über die 24 hinausläuft, sie für Karte und Agenda erreicht hat.
switch-tech_overflow_surplus = Schritte über 24
switch-tech_overflow_surplus-text = Ob die Schritte über die 24 hinaus verfallen, sodass der Pfeil auf 15 bleibt, oder ab 15 weiterlaufen.
switch-trade_spending = Handelsmarker ausgeben
switch-trade_spending-text = Ob Handelsmarker jederzeit während des Abhandelns ausgegeben werden dürfen oder alle zu Beginn anzusagen sind.

## Kampf und Bau

switch-combat_spending = Handelsmarker im Kampf
switch-combat_spending-text = Ob Angriff und Verteidigung nacheinander je einmal über ihre Handelsmarker entscheiden oder abwechselnd, bis beide aufhören.
switch-city_state_token_in_defence = Stadtstaat-Marker in der Verteidigung
switch-city_state_token_in_defence-text = Ob ein Stadtstaat-Marker auf der Militärkarte auch in der Verteidigung nutzbar ist.
switch-repeat_beaten_capital = Hauptstadt noch einmal
switch-repeat_beaten_capital-text = Ob eine besiegte Hauptstadt im selben Zug erneut angegriffen werden darf.
switch-no_token_for_won_attack = Kein Marker zum Ersetzen
switch-no_token_for_won_attack-text = Ob ohne unbenutzten Kontrollmarker nach einem Sieg einer von der Weltkarte zurückgenommen wird oder das gewonnene Feld leer bleibt.
switch-build_path_through_city_state = Bauweg durch Stadtstaaten
switch-build_path_through_city_state-text = Ob die Reichweite für eine neue Stadt durch einen Stadtstaat gezählt werden darf.
switch-city_on_natural_wonder = Stadt auf einem Naturwunder
switch-city_on_natural_wonder-text = Ob man ein Naturwunder behält, wenn man auf seinem Feld eine Stadt baut, oder ob es dorthin zurückkehrt und das Feld sperrt.

## Stadtstaaten und Barbaren

switch-liberated_wonder = Weltwunder in befreiter Stadt
switch-liberated_wonder-text = Ob ein Weltwunder auf dem Feld eines befreiten Stadtstaats bleibt oder in eine Stadt der angreifenden Person kommt.
switch-razed_city_state = Zerstörte Stadt auf Stadtstaat
switch-razed_city_state-text = Ob der Stadtstaat-Marker seinem Besitzer bleibt, wenn ein Barbar die Stadt auf einem eroberten Stadtstaat zerstört, oder auf sein Feld zurückkehrt.
switch-barbarian_order = Reihenfolge der Barbaren
switch-barbarian_order-text = Ob die Barbaren nach ihren Buchstaben ziehen oder der Startspieler die Reihenfolge bestimmt.
switch-barbarian_crosses_caravan_on_water = Wagen auf dem Wasser
switch-barbarian_crosses_caravan_on_water-text = Ob ein Barbar, der Wasser überquert, dort einen Wagen zerstört oder unbehelligt lässt.

## Karten

switch-machu_picchu_as_slot_one = Machu Picchu und „wie auf Platz 1“
switch-machu_picchu_as_slot_one-text = Ob Machu Picchu auch einer Karte hilft, die ein anderer Effekt wie auf Platz 1 abhandeln lässt.
switch-pentagon_range = Reichweite des Pentagons
switch-pentagon_range-text = Ob bei der unbegrenzten Reichweite des Pentagons Hindernisse beim Zählen bleiben oder Angriffe überallhin reichen.
switch-maracana_timing = Zeitpunkt von Estádio do Maracanã
switch-maracana_timing-text = Ob die Wirtschaftskarte vor der anderen Karte kommt, wie korrigiert, oder nach ihr, wie aufgedruckt.

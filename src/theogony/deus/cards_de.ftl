### Deus, Grundspiel: Namen und Effekte der Karten in der Reihenfolge der Kartendaten. Texte in eigenen Worten.

## Seefahrt (blau)

card-galley = Galeere
card-galley-text = Bis zu 3 beliebige Rohstoffe aus dem allgemeinen Vorrat kaufen, für je 1 Gold.
card-merchant_ship_wood = Handelsschiff (Holz)
card-merchant_ship_wood-text = Beliebig viel Holz verkaufen, für je 4 Gold.
card-merchant_ship_stone = Handelsschiff (Stein)
card-merchant_ship_stone-text = Beliebig viel Stein verkaufen, für je 4 Gold.
card-merchant_ship_clay = Handelsschiff (Lehm)
card-merchant_ship_clay-text = Beliebig viel Lehm verkaufen, für je 4 Gold.
card-merchant_ship_wheat = Handelsschiff (Getreide)
card-merchant_ship_wheat-text = Beliebig viel Getreide verkaufen, für je 4 Gold.
card-small_harbour_wood = Kleiner Hafen (Holz)
card-small_harbour_wood-text = Bis zu 6 Holz verkaufen, für je 1 SP.
card-small_harbour_stone = Kleiner Hafen (Stein)
card-small_harbour_stone-text = Bis zu 6 Stein verkaufen, für je 1 SP.
card-small_harbour_clay = Kleiner Hafen (Lehm)
card-small_harbour_clay-text = Bis zu 6 Lehm verkaufen, für je 1 SP.
card-small_harbour_wheat = Kleiner Hafen (Getreide)
card-small_harbour_wheat-text = Bis zu 6 Getreide verkaufen, für je 1 SP.
card-large_harbour = Großer Hafen
card-large_harbour-text = 1 Holz, 1 Stein, 1 Lehm und 1 Getreide zusammen für 5 SP verkaufen. Alle vier oder nichts, einmal je Aktivierung.
card-cargo_ship = Frachtschiff
card-cargo_ship-text = Bis zu 4 beliebige Rohstoffe verkaufen, für je 4 Gold.

## Produktion (grün)

card-workers_quarters = Arbeiterunterkunft
card-workers_quarters-text = Ein eigenes Produktionsgebäude nach Wahl bringt 1 Rohstoff seines Gebiets.
card-cooperative_wood = Genossenschaft (Holz)
card-cooperative_wood-text = Jedes eigene Produktionsgebäude im Wald bringt 2 Holz.
card-cooperative_stone = Genossenschaft (Stein)
card-cooperative_stone-text = Jedes eigene Produktionsgebäude im Gebirge bringt 2 Stein.
card-cooperative_clay = Genossenschaft (Lehm)
card-cooperative_clay-text = Jedes eigene Produktionsgebäude im Sumpf bringt 2 Lehm.
card-cooperative_wheat = Genossenschaft (Getreide)
card-cooperative_wheat-text = Jedes eigene Produktionsgebäude auf Ackerland bringt 2 Getreide.
card-farmstead = Gutshof
card-farmstead-text = Ein eigenes Produktionsgebäude nach Wahl bringt 1 Rohstoff seines Gebiets je eigenem Gebäude, das dort steht. Es selbst und ein Tempel zählen mit.
card-harvest_hands = Erntehelfer
card-harvest_hands-text = Alle eigenen Produktionsgebäude bringen je 1 Rohstoff ihres Gebiets.

## Wissenschaft (gelb)

card-school = Schule
card-school-text = 1 Karte ziehen für jedes selbst besetzte Gebiet mit 2 oder mehr Gebäuden (Handgrenze 10).
card-workshop = Werkstatt
card-workshop-text = Für jedes selbst besetzte Gebiet mit 2 oder mehr Gebäuden 1 Spielstein einer beliebigen Standardart aus dem persönlichen Vorrat auf das Tableau stellen.
card-scriptorium = Schreibstube
card-scriptorium-text = 2 Karten ziehen (Handgrenze 10).
card-master_builder = Baumeister
card-master_builder-text = 2 Spielsteine beliebiger Standardarten aus dem persönlichen Vorrat auf das Tableau stellen.
card-academy_maritime = Akademie (Seefahrt)
card-academy_maritime-text = Eine beliebige Karte der eigenen Seefahrtsreihe einmal aktivieren; der Rest der Reihe bleibt ohne Wirkung.
card-academy_production = Akademie (Produktion)
card-academy_production-text = Eine beliebige Karte der eigenen Produktionsreihe einmal aktivieren; der Rest der Reihe bleibt ohne Wirkung.
card-academy_civil = Akademie (Zivil)
card-academy_civil-text = Eine beliebige Karte der eigenen Zivilreihe einmal aktivieren; der Rest der Reihe bleibt ohne Wirkung.
card-academy_military = Akademie (Militär)
card-academy_military-text = Eine beliebige Karte der eigenen Militärreihe einmal aktivieren; der Rest der Reihe bleibt ohne Wirkung.

## Zivil (braun)

card-guild_forest = Gilde der Holzfäller
card-guild_forest-text = 1 SP für jeden selbst besetzten Wald.
card-guild_mountain = Gilde der Steinmetze
card-guild_mountain-text = 1 SP für jedes selbst besetzte Gebirge.
card-guild_swamp = Gilde der Töpfer
card-guild_swamp-text = 1 SP für jeden selbst besetzten Sumpf.
card-guild_field = Gilde der Bauern
card-guild_field-text = 1 SP für jedes selbst besetzte Ackerland.
card-trading_post_forest = Kontor (Wald)
card-trading_post_forest-text = 3 Gold für jeden selbst besetzten Wald.
card-trading_post_mountain = Kontor (Gebirge)
card-trading_post_mountain-text = 3 Gold für jedes selbst besetzte Gebirge.
card-trading_post_swamp = Kontor (Sumpf)
card-trading_post_swamp-text = 3 Gold für jeden selbst besetzten Sumpf.
card-trading_post_field = Kontor (Ackerland)
card-trading_post_field-text = 3 Gold für jedes selbst besetzte Ackerland.
card-forum = Forum
card-forum-text = 1 SP für je 2 selbst besetzte Gebiete mit jeweils 2 oder mehr Gebäuden, abgerundet.
card-amphitheatre = Amphitheater
card-amphitheatre-text = 1 SP für jedes selbst besetzte Gebiet mit 3 oder mehr Gebäuden.
card-market_hall = Markthalle
card-market_hall-text = 3 Gold für je 2 selbst besetzte Gebiete mit jeweils 2 oder mehr Gebäuden, abgerundet.
card-baths = Thermen
card-baths-text = 3 Gold für jedes selbst besetzte Gebiet mit 3 oder mehr Gebäuden.

## Militär (rot)

card-ballista = Ballista
card-ballista-text = 4 Gold für jedes Dorf, das noch SP hat und neben dem eine eigene Armee steht. Weitere Armeen am selben Dorf bringen nichts.
card-siege_tower = Belagerungsturm
card-siege_tower-text = 2 SP von einem Dorf nehmen, neben dem eine eigene Armee steht; hat es weniger, nur den Rest.
card-war_elephant = Kriegselefant
card-war_elephant-text = Beliebig viele eigene Armeen nacheinander bewegen, jede einmal um bis zu 2 Gebiete.
card-cavalry = Reiterei
card-cavalry-text = Eine eigene Armee um bis zu 3 Gebiete bewegen.
card-legion = Legion
card-legion-text = Bis zu 3 Gold von jedem Mitspieler stehlen, neben dessen Gebiet eine eigene Armee steht.
card-raiders = Plünderer
card-raiders-text = 1 SP, falls vorhanden, von einem Mitspieler nach Wahl stehlen, neben dessen Gebiet eine eigene Armee steht.

## Tempel (violett)

card-temple_settlement = Tempel (Siedlungen)
card-temple_settlement-text = Am Spielende 1 SP für jedes selbst besetzte Gebiet mit 1 oder mehr Gebäuden, höchstens 12 SP.
card-temple_towns = Tempel (Städte)
card-temple_towns-text = Am Spielende 2 SP für jedes selbst besetzte Gebiet mit 2 oder mehr Gebäuden, höchstens 12 SP.
card-temple_cities = Tempel (Großstädte)
card-temple_cities-text = Am Spielende 4 SP für jedes selbst besetzte Gebiet mit 3 oder mehr Gebäuden, höchstens 12 SP.
card-temple_regions_forest = Tempel (Waldgebiete)
card-temple_regions_forest-text = Am Spielende 4 SP für jeden selbst besetzten Wald, höchstens 12 SP.
card-temple_regions_mountain = Tempel (Gebirgsgebiete)
card-temple_regions_mountain-text = Am Spielende 4 SP für jedes selbst besetzte Gebirge, höchstens 12 SP.
card-temple_regions_swamp = Tempel (Sumpfgebiete)
card-temple_regions_swamp-text = Am Spielende 4 SP für jeden selbst besetzten Sumpf, höchstens 12 SP.
card-temple_regions_field = Tempel (Ackerlandgebiete)
card-temple_regions_field-text = Am Spielende 4 SP für jedes selbst besetzte Ackerland, höchstens 12 SP.
card-temple_buildings_forest = Tempel (Gebäude im Wald)
card-temple_buildings_forest-text = Am Spielende 2 SP für jedes eigene Gebäude im Wald, auch für Tempel, höchstens 12 SP.
card-temple_buildings_mountain = Tempel (Gebäude im Gebirge)
card-temple_buildings_mountain-text = Am Spielende 2 SP für jedes eigene Gebäude im Gebirge, auch für Tempel, höchstens 12 SP.
card-temple_buildings_swamp = Tempel (Gebäude im Sumpf)
card-temple_buildings_swamp-text = Am Spielende 2 SP für jedes eigene Gebäude im Sumpf, auch für Tempel, höchstens 12 SP.
card-temple_buildings_field = Tempel (Gebäude auf Ackerland)
card-temple_buildings_field-text = Am Spielende 2 SP für jedes eigene Gebäude auf Ackerland, auch für Tempel, höchstens 12 SP.
card-temple_type_maritime = Tempel (Seefahrt)
card-temple_type_maritime-text = Am Spielende 3 SP für jeden eigenen Seefahrt-Spielstein (Schiff) auf dem Spielfeld, höchstens 12 SP.
card-temple_type_production = Tempel (Produktion)
card-temple_type_production-text = Am Spielende 3 SP für jeden eigenen Produktions-Spielstein auf dem Spielfeld, höchstens 12 SP.
card-temple_type_science = Tempel (Wissenschaft)
card-temple_type_science-text = Am Spielende 3 SP für jeden eigenen Wissenschafts-Spielstein auf dem Spielfeld, höchstens 12 SP.
card-temple_type_civil = Tempel (Zivil)
card-temple_type_civil-text = Am Spielende 3 SP für jeden eigenen Zivil-Spielstein auf dem Spielfeld, höchstens 12 SP.
card-temple_type_military = Tempel (Militär)
card-temple_type_military-text = Am Spielende 3 SP für jeden eigenen Militär-Spielstein (Armee) auf dem Spielfeld, höchstens 12 SP.

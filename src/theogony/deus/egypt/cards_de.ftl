### Deus, Erweiterung Ägypten: Namen und Effekte der Karten in der Reihenfolge der Kartendaten. Texte in eigenen Worten.

## Seefahrt (blau)

card-grand_souk = Großer Souk
card-grand_souk-text = Bis zu 4 Rohstoffe nach Wahl verkaufen, jeden zu seinem Marktwert in Gold (2, 4 oder 6). 1x: die Marktwerte von 2 Rohstoffen tauschen.
card-merchantman = Kauffahrer
card-merchantman-text = 1 Holz, 1 Stein, 1 Lehm und 1 Getreide zusammen für 6 SP abgeben, unabhängig vom Markt. Alle vier oder nichts, einmal je Aktivierung. 1x: die Marktwerte von 2 Rohstoffen tauschen.
card-cargo_barge_clay = Lastkahn (Lehm)
card-cargo_barge_clay-text = 2 oder 4 Lehm verkaufen: Je 2 bringen den Marktwert von Lehm in SP (1, 2 oder 3). 1x: 1 Rohstoff nach Wahl auf dem Markt um 1 Stufe senken.
card-cargo_barge_wheat = Lastkahn (Getreide)
card-cargo_barge_wheat-text = 2 oder 4 Getreide verkaufen: Je 2 bringen den Marktwert von Getreide in SP (1, 2 oder 3). 1x: 1 Rohstoff nach Wahl auf dem Markt um 1 Stufe senken.
card-cargo_barge_wood = Lastkahn (Holz)
card-cargo_barge_wood-text = 2 oder 4 Holz verkaufen: Je 2 bringen den Marktwert von Holz in SP (1, 2 oder 3). 1x: 1 Rohstoff nach Wahl auf dem Markt um 1 Stufe senken.
card-cargo_barge_stone = Lastkahn (Stein)
card-cargo_barge_stone-text = 2 oder 4 Stein verkaufen: Je 2 bringen den Marktwert von Stein in SP (1, 2 oder 3). 1x: 1 Rohstoff nach Wahl auf dem Markt um 1 Stufe senken.
card-papyrus_boat_clay = Papyrusbarke (Lehm)
card-papyrus_boat_clay-text = Bis zu 6 Lehm verkaufen, jeweils zum Marktwert in Gold (2, 4 oder 6). 1x: 1 Rohstoff nach Wahl auf dem Markt um 1 Stufe erhöhen.
card-papyrus_boat_wheat = Papyrusbarke (Getreide)
card-papyrus_boat_wheat-text = Bis zu 6 Getreide verkaufen, jeweils zum Marktwert in Gold (2, 4 oder 6). 1x: 1 Rohstoff nach Wahl auf dem Markt um 1 Stufe erhöhen.
card-papyrus_boat_wood = Papyrusbarke (Holz)
card-papyrus_boat_wood-text = Bis zu 6 Holz verkaufen, jeweils zum Marktwert in Gold (2, 4 oder 6). 1x: 1 Rohstoff nach Wahl auf dem Markt um 1 Stufe erhöhen.
card-papyrus_boat_stone = Papyrusbarke (Stein)
card-papyrus_boat_stone-text = Bis zu 6 Stein verkaufen, jeweils zum Marktwert in Gold (2, 4 oder 6). 1x: 1 Rohstoff nach Wahl auf dem Markt um 1 Stufe erhöhen.
card-souk_clay = Souk (Lehm)
card-souk_clay-text = 1 eigenes Schiff beliebig weit in seinem Meer in ein unbesetztes Gebiet bewegen, auch an anderen Schiffen vorbei. Dann bis zu 5 beliebige Rohstoffe kaufen, jeden zum halben Marktwert in Gold (1, 2 oder 3). Jeder der beiden Teile darf entfallen. 1x: Lehm auf dem Markt um 1 Stufe erhöhen oder senken.
card-souk_wheat = Souk (Getreide)
card-souk_wheat-text = 1 eigenes Schiff beliebig weit in seinem Meer in ein unbesetztes Gebiet bewegen, auch an anderen Schiffen vorbei. Dann bis zu 5 beliebige Rohstoffe kaufen, jeden zum halben Marktwert in Gold (1, 2 oder 3). Jeder der beiden Teile darf entfallen. 1x: Getreide auf dem Markt um 1 Stufe erhöhen oder senken.
card-souk_wood = Souk (Holz)
card-souk_wood-text = 1 eigenes Schiff beliebig weit in seinem Meer in ein unbesetztes Gebiet bewegen, auch an anderen Schiffen vorbei. Dann bis zu 5 beliebige Rohstoffe kaufen, jeden zum halben Marktwert in Gold (1, 2 oder 3). Jeder der beiden Teile darf entfallen. 1x: Holz auf dem Markt um 1 Stufe erhöhen oder senken.
card-souk_stone = Souk (Stein)
card-souk_stone-text = 1 eigenes Schiff beliebig weit in seinem Meer in ein unbesetztes Gebiet bewegen, auch an anderen Schiffen vorbei. Dann bis zu 5 beliebige Rohstoffe kaufen, jeden zum halben Marktwert in Gold (1, 2 oder 3). Jeder der beiden Teile darf entfallen. 1x: Stein auf dem Markt um 1 Stufe erhöhen oder senken.

## Produktion (grün)

card-piecework_clay = Akkordarbeit (Lehm)
card-piecework_clay-text = Mit mindestens 1 eigenen Produktionsgebäude im Sumpf darf man 1 leere Barke ganz mit Lehm füllen. 1x: eine Barke der Größe 1 nehmen.
card-piecework_wheat = Akkordarbeit (Getreide)
card-piecework_wheat-text = Mit mindestens 1 eigenen Produktionsgebäude auf Ackerland darf man 1 leere Barke ganz mit Getreide füllen. 1x: eine Barke der Größe 1 nehmen.
card-piecework_wood = Akkordarbeit (Holz)
card-piecework_wood-text = Mit mindestens 1 eigenen Produktionsgebäude im Wald darf man 1 leere Barke ganz mit Holz füllen. 1x: eine Barke der Größe 1 nehmen.
card-piecework_stone = Akkordarbeit (Stein)
card-piecework_stone-text = Mit mindestens 1 eigenen Produktionsgebäude im Gebirge darf man 1 leere Barke ganz mit Stein füllen. 1x: eine Barke der Größe 1 nehmen.
card-outsourced_production = Ausgelagerte Produktion
card-outsourced_production-text = Ein eigenes Produktionsgebäude nach Wahl bringt 1 Rohstoff je eigenem Gebäude in seinem Gebiet, es selbst und ein Tempel zählen mit. Die Rohstoffe sind frei mischbar, aber nur von Arten, die angrenzende Landgebiete liefern, gleich wer diese besetzt. 1x: eine Barke der Größe 1 nehmen.
card-mill = Mühle
card-mill-text = Ein eigenes Produktionsgebäude nach Wahl bringt so viele Rohstoffe seines Gebiets, wie der Rang dieser Karte beträgt. Ebenso viel Gold kostet der Bau der Karte. 1x: eine Barke der Größe 3 nehmen.
card-seasonal_work = Saisonarbeit
card-seasonal_work-text = Alle eigenen Produktionsgebäude bringen je 1 Rohstoff ihres Gebiets. 1x: eine Barke der Größe 2 nehmen.
card-barn = Scheune
card-barn-text = Jedes eigene Produktionsgebäude in einem Gebiet mit 2 oder mehr Gebäuden bringt 1 Rohstoff dieses Gebiets. 1x: eine Barke der Größe 1 nehmen.

## Wissenschaft (gelb)

card-architect_workshop = Amtsstube des Architekten
card-architect_workshop-text = Die 2 oberen Karten vom Ablagestapel auf die Hand nehmen (Handgrenze 10). 1x: Spielsteine aus dem persönlichen Vorrat auf das Tableau stellen, bis dort von jeder Standardart 2 sind.
card-library = Bibliothek
card-library-text = Eine Standardart wählen und alle ihre Spielsteine vom Tableau in den persönlichen Vorrat stellen, für je 1 SP. 1x: 1 andere Karte über dem eigenen Tableau aktivieren, gleich welchen Rangs und welcher Farbe.
card-house_of_life = Haus des Lebens
card-house_of_life-text = Eine frei gewählte Zahl Karten ziehen, für je 1 Gold (Handgrenze 10). Die Zahl wird vor dem Ziehen genannt und bezahlt. 1x: 2 Gold für jeden Spielstein, der auf dem eigenen Tableau steht.
card-royal_archives_blue = Königliche Archive (blau)
card-royal_archives_blue-text = 1 Karte einer anderen Reihe aktivieren, die denselben Rang hat wie diese. 1x: 2 SP für jede blaue Karte über dem eigenen Tableau.
card-royal_archives_green = Königliche Archive (grün)
card-royal_archives_green-text = 1 Karte einer anderen Reihe aktivieren, die denselben Rang hat wie diese. 1x: 2 SP für jede grüne Karte über dem eigenen Tableau.
card-royal_archives_brown = Königliche Archive (braun)
card-royal_archives_brown-text = 1 Karte einer anderen Reihe aktivieren, die denselben Rang hat wie diese. 1x: 2 SP für jede braune Karte über dem eigenen Tableau.
card-royal_archives_red = Königliche Archive (rot)
card-royal_archives_red-text = 1 Karte einer anderen Reihe aktivieren, die denselben Rang hat wie diese. 1x: 2 SP für jede rote Karte über dem eigenen Tableau.
card-manufactory = Manufaktur
card-manufactory-text = 1 Spielstein einer beliebigen Standardart aus dem persönlichen Vorrat auf das Tableau stellen. 1x: 1 SP für je 2 beliebige Spielsteine auf dem eigenen Tableau, abgerundet.
card-scribal_school = Schriftgelehrten-Schule
card-scribal_school-text = Bis zu 3 Spielsteine beliebiger Standardarten für je 2 Gold aus dem persönlichen Vorrat auf das Tableau kaufen. 1x: die Hand auf 8 Karten auffüllen.
card-observatory = Sternwarte
card-observatory-text = 1 eigenes Gold auf eine andere Karte über dem eigenen Tableau legen, auf der noch keine Münze liegt. Wird sie das nächste Mal aktiviert, läuft ihr Standardeffekt zweimal ab, und die Münze kommt in den Vorrat. 1x: die Hand auf 8 Karten auffüllen.

## Zivil (braun)

card-country_estate_vp = Landsitz (SP)
card-country_estate_vp-text = 1 SP je unbesetztem Landgebiet neben dem Gebiet des eigenen Schreibers. Barbarendörfer zählen nicht, besiegte schon.
card-country_estate_gold = Landsitz (Gold)
card-country_estate_gold-text = 3 Gold je unbesetztem Landgebiet neben dem Gebiet des eigenen Schreibers. Barbarendörfer zählen nicht, besiegte schon.
card-lighthouse_vp = Leuchtturm (SP)
card-lighthouse_vp-text = 1 SP für jedes Meer, neben dem ein eigenes Gebäude an Land steht; zusammenhängende Meeresgebiete sind ein einziges Meer, auch über Plattengrenzen hinweg.
card-lighthouse_gold = Leuchtturm (Gold)
card-lighthouse_gold-text = 3 Gold für jedes Meer, neben dem ein eigenes Gebäude an Land steht; zusammenhängende Meeresgebiete sind ein einziges Meer, auch über Plattengrenzen hinweg.
card-palace_vp = Palast (SP)
card-palace_vp-text = 1 SP für jede Kontinentplatte mit mindestens 1 eigenen Gebäude.
card-palace_gold = Palast (Gold)
card-palace_gold-text = 3 Gold für jede Kontinentplatte mit mindestens 1 eigenen Gebäude.
card-town_house_vp = Stadthaus (SP)
card-town_house_vp-text = 1 SP für jedes Gebäude beim eigenen Schreiber, also in dessen Gebiet, auch für einen Tempel.
card-town_house_gold = Stadthaus (Gold)
card-town_house_gold-text = 3 Gold für jedes Gebäude beim eigenen Schreiber, also in dessen Gebiet, auch für einen Tempel.
card-inn_vp = Wirtshaus (SP)
card-inn_vp-text = 1 SP für jedes selbst besetzte Gebiet mit demselben Gelände wie das Gebiet des eigenen Schreibers; auch dieses zählt.
card-inn_gold = Wirtshaus (Gold)
card-inn_gold-text = 3 Gold für jedes selbst besetzte Gebiet mit demselben Gelände wie das Gebiet des eigenen Schreibers; auch dieses zählt.

## Militär (rot)

card-archers = Bogenschützen
card-archers-text = 2 Kampfmarker abgeben, um 1 eigene Armee in ein angrenzendes Barbarendorf zu ziehen und alle SP von dort zu nehmen. Die Armee wird dort hingelegt und ist bis zum Spielende außer Gefecht. Nur baubar, wo schon mindestens 1 eigenes Gebäude steht. 1x: 1 Kampfmarker aus dem eigenen Bestand auf das Tableau legen.
card-fortress = Festung
card-fortress-text = 1 Kampfmarker abgeben und damit auf dem Tableau eines Mitspielers, neben dessen Gebiet eine eigene Armee steht, eine noch unmarkierte Standardart kennzeichnen; 1 Spielstein davon kommt in dessen persönlichen Vorrat zurück. Von da an bringt jeder Spielstein dieser Art, den der Mitspieler bekommt, auch einen aus dem eigenen persönlichen Vorrat. 1x: 1 Kampfmarker aus dem eigenen Bestand auf das Tableau legen.
card-garrison = Garnison
card-garrison-text = 1 Kampfmarker abgeben und damit bei einem Mitspieler, neben dessen Gebiet eine eigene Armee steht, eine noch unmarkierte der sechs Reihen kennzeichnen. Für jede Karte, die dort hinzukommt, bekommt man von ihm bis zum Spielende 2 Gold. 1x: 1 Kampfmarker aus dem eigenen Bestand auf das Tableau legen.
card-camels = Kamele
card-camels-text = 1 eigene Armee beliebig weit über unbesetztes Land, eigene Gebiete und Meeresgebiete mit eigenem Schiff bewegen. Für 1 Kampfmarker darf sie dabei auch fremde Landgebiete und Barbarendörfer durchqueren; anhalten darf sie dort nicht und auch nicht bei einer anderen Armee. 1x: 1 Kampfmarker aus dem eigenen Bestand auf das Tableau legen.
card-barracks = Kaserne
card-barracks-text = 1 Kampfmarker in ein unbesetztes Land- oder Meeresgebiet neben einer eigenen Armee legen, nicht auf ein Dorf. Das Gebiet gilt als selbst besetzt; wer sonst dort baut, zahlt dafür 3 SP an den Besitzer des Markers; der Marker ist dann aus dem Spiel. Baut man selbst dort, darf der Marker in ein unbesetztes Gebiet daneben rücken; sonst ist auch er aus dem Spiel. 1x: 1 Kampfmarker aus dem eigenen Bestand auf das Tableau legen.
card-chariots = Streitwagen
card-chariots-text = 1 Kampfmarker abgeben, um beliebig viele eigene Armeen in zuvor selbst besetzte Gebiete oder in Gebiete daneben zu stellen. Kein fremdes Gebiet, kein Dorf, Meer nur mit eigenem Schiff, 1 Armee je Gebiet, kein Tempel allein. 1x: 1 Kampfmarker aus dem eigenen Bestand auf das Tableau legen.

## Tempel (violett)

card-temple_of_amun = Tempel des Amun
card-temple_of_amun-text = Sofort: 4 SP. Von da an darf man beim Bau jeder Karte, die Lehm kostet, 1 Lehm weglassen; wird er doch bezahlt, gibt es 1 SP.
card-temple_of_aton = Tempel des Aton
card-temple_of_aton-text = Sofort: 4 SP. Von da an darf man beim Bau jeder Karte, die Getreide kostet, 1 Getreide weglassen; wird es doch bezahlt, gibt es 1 SP.
card-temple_of_anubis = Tempel des Anubis
card-temple_of_anubis-text = Sofort: 4 SP. Von da an darf man beim Bau jeder Karte, die Holz kostet, 1 Holz weglassen; wird es doch bezahlt, gibt es 1 SP.
card-temple_of_apis = Tempel des Apis
card-temple_of_apis-text = Sofort: 4 SP. Von da an darf man beim Bau jeder Karte, die Stein kostet, 1 Stein weglassen; wird er doch bezahlt, gibt es 1 SP.
card-temple_of_hathor = Tempel des Hathor
card-temple_of_hathor-text = Sofort: 3 Plättchen zu je 1 SP aus dem Vorrat kommen auf diese Karte. Von da an gibt es jedes Mal, wenn irgendjemand ein Barbarendorf angreift, 1 Plättchen von der Karte und 3 SP aus dem Vorrat, zusammen 4 SP. Am Spielende übrige Plättchen bringen je 1 SP.
card-temple_of_horus = Tempel des Horus
card-temple_of_horus-text = Sofort: 3 Plättchen zu je 1 SP aus dem Vorrat kommen auf diese Karte. Von da an gibt es jedes Mal, wenn irgendjemand einen Tempel baut, 1 Plättchen von der Karte und 3 SP aus dem Vorrat, zusammen 4 SP. Am Spielende übrige Plättchen bringen je 1 SP.
card-temple_of_isis = Tempel der Isis
card-temple_of_isis-text = Sofort: 4 SP. Von da an wird die eigene Hand nach einem Opfer auf 6 statt 5 Karten aufgefüllt (Handgrenze 10).
card-temple_of_ptah = Tempel des Ptah
card-temple_of_ptah-text = Sofort: 4 SP. Von da an zählt jedes eigene Opfer 1 Karte mehr, als abgeworfen wurde.
card-temple_of_maat = Tempel der Ma'at
card-temple_of_maat-text = Sofort: 6 SP. Von da an darf man in jede der 4 anderen Standardreihen 1 blaue Karte legen, nicht aber in die Tempelreihe. Gebaut wird immer der Spielstein der Kartenfarbe; es wirkt die Reihe, in die sie kam.
card-temple_of_min = Tempel des Min
card-temple_of_min-text = Sofort: 6 SP. Von da an darf man in jede der 4 anderen Standardreihen 1 grüne Karte legen, nicht aber in die Tempelreihe. Gebaut wird immer der Spielstein der Kartenfarbe; es wirkt die Reihe, in die sie kam.
card-temple_of_montu = Tempel des Montu
card-temple_of_montu-text = Sofort: 6 SP. Von da an darf man in jede der 4 anderen Standardreihen 1 gelbe Karte legen, nicht aber in die Tempelreihe. Gebaut wird immer der Spielstein der Kartenfarbe; es wirkt die Reihe, in die sie kam.
card-temple_of_mut = Tempel der Mut
card-temple_of_mut-text = Sofort: 6 SP. Von da an darf man in jede der 4 anderen Standardreihen 1 braune Karte legen, nicht aber in die Tempelreihe. Gebaut wird immer der Spielstein der Kartenfarbe; es wirkt die Reihe, in die sie kam.
card-temple_of_neith = Tempel der Neith
card-temple_of_neith-text = Sofort: 6 SP. Von da an darf man in jede der 4 anderen Standardreihen 1 rote Karte legen, nicht aber in die Tempelreihe. Gebaut wird immer der Spielstein der Kartenfarbe; es wirkt die Reihe, in die sie kam.
card-temple_of_seth = Tempel des Seth
card-temple_of_seth-text = Sofort: 3 Plättchen zu je 1 SP aus dem Vorrat kommen auf diese Karte. Von da an gibt es jedes Mal, wenn man selbst das zweite Gebäude eines Gebiets baut, 1 Plättchen von der Karte und 3 SP aus dem Vorrat, zusammen 4 SP. Am Spielende übrige Plättchen bringen je 1 SP.
card-temple_of_sobek = Tempel des Sobek
card-temple_of_sobek-text = Sofort: 3 Plättchen zu je 1 SP aus dem Vorrat kommen auf diese Karte. Von da an gibt es jedes Mal, wenn man selbst das dritte Gebäude eines Gebiets baut, 1 Plättchen von der Karte und 3 SP aus dem Vorrat, zusammen 4 SP. Am Spielende übrige Plättchen bringen je 1 SP.
card-temple_of_thoth = Tempel des Thoth
card-temple_of_thoth-text = Sofort: 3 Plättchen zu je 1 SP aus dem Vorrat kommen auf diese Karte. Von da an gibt es jedes Mal, wenn man selbst das vierte Gebäude eines Gebiets baut, 1 Plättchen von der Karte und 3 SP aus dem Vorrat, zusammen 4 SP. Am Spielende übrige Plättchen bringen je 1 SP.

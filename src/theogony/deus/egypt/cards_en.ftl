### Deus, Egypt expansion: names and effects of the cards, in the order of the card data. Texts in our own words.

## Maritime (blue)

card-grand_souk = Grand Souk
card-grand_souk-text = Sell up to 4 resources of any kinds, each for its market value in gold (2, 4 or 6). 1x: swap the market values of 2 resources.
card-merchantman = Merchantman
card-merchantman-text = Hand in 1 wood, 1 stone, 1 clay and 1 wheat together for 6 VP, whatever the market. All four or nothing, once per activation. 1x: swap the market values of 2 resources.
card-cargo_barge_clay = Cargo Barge (clay)
card-cargo_barge_clay-text = Sell 2 or 4 clay: every 2 bring the market value of clay in VP (1, 2 or 3). 1x: lower the market value of any 1 resource by 1 step.
card-cargo_barge_wheat = Cargo Barge (wheat)
card-cargo_barge_wheat-text = Sell 2 or 4 wheat: every 2 bring the market value of wheat in VP (1, 2 or 3). 1x: lower the market value of any 1 resource by 1 step.
card-cargo_barge_wood = Cargo Barge (wood)
card-cargo_barge_wood-text = Sell 2 or 4 wood: every 2 bring the market value of wood in VP (1, 2 or 3). 1x: lower the market value of any 1 resource by 1 step.
card-cargo_barge_stone = Cargo Barge (stone)
card-cargo_barge_stone-text = Sell 2 or 4 stone: every 2 bring the market value of stone in VP (1, 2 or 3). 1x: lower the market value of any 1 resource by 1 step.
card-papyrus_boat_clay = Papyrus Boat (clay)
card-papyrus_boat_clay-text = Sell up to 6 clay, each for its market value in gold (2, 4 or 6). 1x: raise the market value of any 1 resource by 1 step.
card-papyrus_boat_wheat = Papyrus Boat (wheat)
card-papyrus_boat_wheat-text = Sell up to 6 wheat, each for its market value in gold (2, 4 or 6). 1x: raise the market value of any 1 resource by 1 step.
card-papyrus_boat_wood = Papyrus Boat (wood)
card-papyrus_boat_wood-text = Sell up to 6 wood, each for its market value in gold (2, 4 or 6). 1x: raise the market value of any 1 resource by 1 step.
card-papyrus_boat_stone = Papyrus Boat (stone)
card-papyrus_boat_stone-text = Sell up to 6 stone, each for its market value in gold (2, 4 or 6). 1x: raise the market value of any 1 resource by 1 step.
card-souk_clay = Souk (clay)
card-souk_clay-text = Move 1 of your ships any distance within its sea to an unoccupied region; other ships may be passed. Then buy up to 5 resources of any kinds, each for half its market value in gold (1, 2 or 3). Either part may be left out. 1x: raise or lower the market value of clay by 1 step.
card-souk_wheat = Souk (wheat)
card-souk_wheat-text = Move 1 of your ships any distance within its sea to an unoccupied region; other ships may be passed. Then buy up to 5 resources of any kinds, each for half its market value in gold (1, 2 or 3). Either part may be left out. 1x: raise or lower the market value of wheat by 1 step.
card-souk_wood = Souk (wood)
card-souk_wood-text = Move 1 of your ships any distance within its sea to an unoccupied region; other ships may be passed. Then buy up to 5 resources of any kinds, each for half its market value in gold (1, 2 or 3). Either part may be left out. 1x: raise or lower the market value of wood by 1 step.
card-souk_stone = Souk (stone)
card-souk_stone-text = Move 1 of your ships any distance within its sea to an unoccupied region; other ships may be passed. Then buy up to 5 resources of any kinds, each for half its market value in gold (1, 2 or 3). Either part may be left out. 1x: raise or lower the market value of stone by 1 step.

## Production (green)

card-piecework_clay = Piecework (clay)
card-piecework_clay-text = With at least 1 production building of yours in a swamp, you may fill 1 empty barge completely with clay. 1x: take a barge of size 1.
card-piecework_wheat = Piecework (wheat)
card-piecework_wheat-text = With at least 1 production building of yours in a field, you may fill 1 empty barge completely with wheat. 1x: take a barge of size 1.
card-piecework_wood = Piecework (wood)
card-piecework_wood-text = With at least 1 production building of yours in a forest, you may fill 1 empty barge completely with wood. 1x: take a barge of size 1.
card-piecework_stone = Piecework (stone)
card-piecework_stone-text = With at least 1 production building of yours in a mountain, you may fill 1 empty barge completely with stone. 1x: take a barge of size 1.
card-outsourced_production = Outsourced Production
card-outsourced_production-text = One production building of your choice yields 1 resource for each building you have in its region, itself and a temple included. They may be mixed freely, but only from kinds that adjacent land regions yield, whoever occupies those. 1x: take a barge of size 1.
card-mill = Mill
card-mill-text = One production building of your choice yields as many resources of its region as the rank of this card. Building the card costs that much gold. 1x: take a barge of size 3.
card-seasonal_work = Seasonal Work
card-seasonal_work-text = All your production buildings yield 1 resource each, of the kind of their own region. 1x: take a barge of size 2.
card-barn = Barn
card-barn-text = Every production building of yours in a region with 2 or more buildings yields 1 resource of that region. 1x: take a barge of size 1.

## Science (yellow)

card-architect_workshop = Architect Workshop
card-architect_workshop-text = Take the 2 top cards of the discard pile into your hand (hand limit 10). 1x: move pieces from your personal supply to your tableau until 2 of each standard kind are there.
card-library = Library
card-library-text = Choose a standard kind and return all its pieces from your tableau to your personal supply, for 1 VP apiece. 1x: activate any 1 other card above your tableau, whatever its rank and colour.
card-house_of_life = House of Life
card-house_of_life-text = Draw as many cards as you like for 1 gold apiece (hand limit 10). Name the number and pay before you draw. 1x: every piece on your tableau brings 2 gold.
card-royal_archives_blue = Royal Archives (blue)
card-royal_archives_blue-text = Activate 1 card of another row that has the same rank as this card. 1x: every blue card above your tableau brings 2 VP.
card-royal_archives_green = Royal Archives (green)
card-royal_archives_green-text = Activate 1 card of another row that has the same rank as this card. 1x: every green card above your tableau brings 2 VP.
card-royal_archives_brown = Royal Archives (brown)
card-royal_archives_brown-text = Activate 1 card of another row that has the same rank as this card. 1x: every brown card above your tableau brings 2 VP.
card-royal_archives_red = Royal Archives (red)
card-royal_archives_red-text = Activate 1 card of another row that has the same rank as this card. 1x: every red card above your tableau brings 2 VP.
card-manufactory = Manufactory
card-manufactory-text = Move 1 piece of any standard kind from your personal supply to your tableau. 1x: every 2 pieces on your tableau, of any kinds, bring 1 VP, rounded down.
card-scribal_school = Scribal School
card-scribal_school-text = Buy up to 3 pieces of any standard kinds for 2 gold apiece; they move from your personal supply to your tableau. 1x: draw until you hold 8 cards.
card-observatory = Observatory
card-observatory-text = Put 1 gold of yours on another card above your tableau that has no coin yet. The next time that card is activated, its standard effect is carried out twice, and the coin goes to the supply. 1x: draw until you hold 8 cards.

## Civil (brown)

card-country_estate_vp = Country Estate (VP)
card-country_estate_vp-text = Every unoccupied land region next to your scribe's region brings 1 VP. Villages do not count, defeated ones do.
card-country_estate_gold = Country Estate (gold)
card-country_estate_gold-text = Every unoccupied land region next to your scribe's region brings 3 gold. Villages do not count, defeated ones do.
card-lighthouse_vp = Lighthouse (VP)
card-lighthouse_vp-text = Every sea next to which you have a building on land brings 1 VP; connected sea regions are one sea, across tiles too.
card-lighthouse_gold = Lighthouse (gold)
card-lighthouse_gold-text = Every sea next to which you have a building on land brings 3 gold; connected sea regions are one sea, across tiles too.
card-palace_vp = Palace (VP)
card-palace_vp-text = Every continent tile on which you have at least 1 building brings 1 VP.
card-palace_gold = Palace (gold)
card-palace_gold-text = Every continent tile on which you have at least 1 building brings 3 gold.
card-town_house_vp = Town House (VP)
card-town_house_vp-text = Every building in your scribe's region brings 1 VP, a temple too.
card-town_house_gold = Town House (gold)
card-town_house_gold-text = Every building in your scribe's region brings 3 gold, a temple too.
card-inn_vp = Inn (VP)
card-inn_vp-text = Every region you occupy with the terrain of your scribe's region, that one included, brings 1 VP.
card-inn_gold = Inn (gold)
card-inn_gold-text = Every region you occupy with the terrain of your scribe's region, that one included, brings 3 gold.

## Military (red)

card-archers = Archers
card-archers-text = Spend 2 combat markers to move 1 of your armies into an adjacent village and take all its VP. The army is laid down there and out of action for the rest of the game. Can be built only where at least 1 building of yours already stands. 1x: move 1 combat marker from your stock to your tableau.
card-fortress = Fortress
card-fortress-text = Spend 1 combat marker to mark a standard kind, not marked yet, on the tableau of an opponent with a region next to an army of yours; 1 piece of it goes back to that opponent's personal supply. From now on, whenever that opponent gains pieces of this kind, you gain as many from your own personal supply. 1x: move 1 combat marker from your stock to your tableau.
card-garrison = Garrison
card-garrison-text = Spend 1 combat marker to mark one of the six rows, not marked yet, of an opponent with a region next to an army of yours. From now on that opponent must pay you 2 gold for every card laid into it, until the end of the game. 1x: move 1 combat marker from your stock to your tableau.
card-camels = Camels
card-camels-text = Move 1 of your armies any distance over unoccupied land, your own regions and sea regions with a ship of yours. Spend 1 combat marker if it is to cross other players' land regions or villages too; it may not stop there, nor where another army stands. 1x: move 1 combat marker from your stock to your tableau.
card-barracks = Barracks
card-barracks-text = Put 1 combat marker into an unoccupied land or sea region next to an army of yours, but not on a village. The region is occupied by you; an opponent who builds there pays you 3 VP, and the marker leaves the game. If you build there yourself, you may shift the marker to an unoccupied adjacent region; if you do not, it leaves the game too. 1x: move 1 combat marker from your stock to your tableau.
card-chariots = Chariots
card-chariots-text = Spend 1 combat marker to put as many of your armies as you like into regions you occupied before or regions adjacent to these. No foreign region, no village, sea only with a ship of yours, 1 army per region, no temple left alone. 1x: move 1 combat marker from your stock to your tableau.

## Temples (violet)

card-temple_of_amun = Temple of Amun
card-temple_of_amun-text = At once: 4 VP. From now on you may leave out 1 clay whenever you build a card that costs clay; if you pay it all the same, you gain 1 VP.
card-temple_of_aton = Temple of Aten
card-temple_of_aton-text = At once: 4 VP. From now on you may leave out 1 wheat whenever you build a card that costs wheat; if you pay it all the same, you gain 1 VP.
card-temple_of_anubis = Temple of Anubis
card-temple_of_anubis-text = At once: 4 VP. From now on you may leave out 1 wood whenever you build a card that costs wood; if you pay it all the same, you gain 1 VP.
card-temple_of_apis = Temple of Apis
card-temple_of_apis-text = At once: 4 VP. From now on you may leave out 1 stone whenever you build a card that costs stone; if you pay it all the same, you gain 1 VP.
card-temple_of_hathor = Temple of Hathor
card-temple_of_hathor-text = At once: 3 tiles of 1 VP from the supply are laid on this card. From now on, each time a village is attacked by any player, you take 1 tile from the card and 3 VP from the supply, 4 VP in all. Tiles left at the end of the game score 1 VP apiece.
card-temple_of_horus = Temple of Horus
card-temple_of_horus-text = At once: 3 tiles of 1 VP from the supply are laid on this card. From now on, each time a temple is built by any player, you take 1 tile from the card and 3 VP from the supply, 4 VP in all. Tiles left at the end of the game score 1 VP apiece.
card-temple_of_isis = Temple of Isis
card-temple_of_isis-text = At once: 4 VP. From now on you refill your hand to 6 cards instead of 5 after an offering (hand limit 10).
card-temple_of_ptah = Temple of Ptah
card-temple_of_ptah-text = At once: 4 VP. From now on your offerings count 1 card more than you have discarded.
card-temple_of_maat = Temple of Ma'at
card-temple_of_maat-text = At once: 6 VP. From now on you may lay 1 blue card into each of the 4 other standard rows, but not into the temple row. The piece is always that of the card's colour; the row it was laid into takes effect.
card-temple_of_min = Temple of Min
card-temple_of_min-text = At once: 6 VP. From now on you may lay 1 green card into each of the 4 other standard rows, but not into the temple row. The piece is always that of the card's colour; the row it was laid into takes effect.
card-temple_of_montu = Temple of Montu
card-temple_of_montu-text = At once: 6 VP. From now on you may lay 1 yellow card into each of the 4 other standard rows, but not into the temple row. The piece is always that of the card's colour; the row it was laid into takes effect.
card-temple_of_mut = Temple of Mut
card-temple_of_mut-text = At once: 6 VP. From now on you may lay 1 brown card into each of the 4 other standard rows, but not into the temple row. The piece is always that of the card's colour; the row it was laid into takes effect.
card-temple_of_neith = Temple of Neith
card-temple_of_neith-text = At once: 6 VP. From now on you may lay 1 red card into each of the 4 other standard rows, but not into the temple row. The piece is always that of the card's colour; the row it was laid into takes effect.
card-temple_of_seth = Temple of Seth
card-temple_of_seth-text = At once: 3 tiles of 1 VP from the supply are laid on this card. From now on, each time you build the second building in a region, you take 1 tile from the card and 3 VP from the supply, 4 VP in all. Tiles left at the end of the game score 1 VP apiece.
card-temple_of_sobek = Temple of Sobek
card-temple_of_sobek-text = At once: 3 tiles of 1 VP from the supply are laid on this card. From now on, each time you build the third building in a region, you take 1 tile from the card and 3 VP from the supply, 4 VP in all. Tiles left at the end of the game score 1 VP apiece.
card-temple_of_thoth = Temple of Thoth
card-temple_of_thoth-text = At once: 3 tiles of 1 VP from the supply are laid on this card. From now on, each time you build the fourth building in a region, you take 1 tile from the card and 3 VP from the supply, 4 VP in all. Tiles left at the end of the game score 1 VP apiece.

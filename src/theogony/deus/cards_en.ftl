### Deus, base game: names and effects of the cards, in the order of the card data. Texts in our own words.

## Maritime (blue)

card-galley = Galley
card-galley-text = Buy up to 3 resources of any kinds from the general supply at 1 gold apiece.
card-merchant_ship_wood = Merchant ship (wood)
card-merchant_ship_wood-text = Sell as much wood as you like for 4 gold apiece.
card-merchant_ship_stone = Merchant ship (stone)
card-merchant_ship_stone-text = Sell as much stone as you like for 4 gold apiece.
card-merchant_ship_clay = Merchant ship (clay)
card-merchant_ship_clay-text = Sell as much clay as you like for 4 gold apiece.
card-merchant_ship_wheat = Merchant ship (wheat)
card-merchant_ship_wheat-text = Sell as much wheat as you like for 4 gold apiece.
card-small_harbour_wood = Small harbour (wood)
card-small_harbour_wood-text = Sell up to 6 wood for 1 VP apiece.
card-small_harbour_stone = Small harbour (stone)
card-small_harbour_stone-text = Sell up to 6 stone for 1 VP apiece.
card-small_harbour_clay = Small harbour (clay)
card-small_harbour_clay-text = Sell up to 6 clay for 1 VP apiece.
card-small_harbour_wheat = Small harbour (wheat)
card-small_harbour_wheat-text = Sell up to 6 wheat for 1 VP apiece.
card-large_harbour = Large harbour
card-large_harbour-text = Sell 1 wood, 1 stone, 1 clay and 1 wheat together for 5 VP. All four or nothing, once per activation.
card-cargo_ship = Cargo ship
card-cargo_ship-text = Sell up to 4 resources of any kinds for 4 gold apiece.

## Production (green)

card-workers_quarters = Workers' quarters
card-workers_quarters-text = One production building of your choice yields 1 resource of its region.
card-cooperative_wood = Cooperative (wood)
card-cooperative_wood-text = Every production building of yours in a forest yields 2 wood.
card-cooperative_stone = Cooperative (stone)
card-cooperative_stone-text = Every production building of yours in a mountain yields 2 stone.
card-cooperative_clay = Cooperative (clay)
card-cooperative_clay-text = Every production building of yours in a swamp yields 2 clay.
card-cooperative_wheat = Cooperative (wheat)
card-cooperative_wheat-text = Every production building of yours in a field yields 2 wheat.
card-farmstead = Farmstead
card-farmstead-text = One production building of your choice yields 1 resource of its region for each building you have there. It counts itself, and a temple too.
card-harvest_hands = Harvest hands
card-harvest_hands-text = All your production buildings yield 1 resource each, of the kind of their own region.

## Science (yellow)

card-school = School
card-school-text = For every region you occupy with 2 or more buildings, draw 1 card (hand limit 10).
card-workshop = Workshop
card-workshop-text = For every region you occupy with 2 or more buildings, move 1 piece of any standard kind from your personal supply to your tableau.
card-scriptorium = Scriptorium
card-scriptorium-text = Draw 2 cards (hand limit 10).
card-master_builder = Master builder
card-master_builder-text = Move 2 pieces of any standard kinds from your personal supply to your tableau.
card-academy_maritime = Academy (maritime)
card-academy_maritime-text = Activate any one card of your maritime row once; the rest of that row does nothing.
card-academy_production = Academy (production)
card-academy_production-text = Activate any one card of your production row once; the rest of that row does nothing.
card-academy_civil = Academy (civil)
card-academy_civil-text = Activate any one card of your civil row once; the rest of that row does nothing.
card-academy_military = Academy (military)
card-academy_military-text = Activate any one card of your military row once; the rest of that row does nothing.

## Civil (brown)

card-guild_forest = Lumberjacks' guild
card-guild_forest-text = Every forest you occupy brings 1 VP.
card-guild_mountain = Stonemasons' guild
card-guild_mountain-text = Every mountain you occupy brings 1 VP.
card-guild_swamp = Potters' guild
card-guild_swamp-text = Every swamp you occupy brings 1 VP.
card-guild_field = Farmers' guild
card-guild_field-text = Every field you occupy brings 1 VP.
card-trading_post_forest = Trading post (forest)
card-trading_post_forest-text = Every forest you occupy brings 3 gold.
card-trading_post_mountain = Trading post (mountain)
card-trading_post_mountain-text = Every mountain you occupy brings 3 gold.
card-trading_post_swamp = Trading post (swamp)
card-trading_post_swamp-text = Every swamp you occupy brings 3 gold.
card-trading_post_field = Trading post (field)
card-trading_post_field-text = Every field you occupy brings 3 gold.
card-forum = Forum
card-forum-text = Every 2 regions you occupy with 2 or more buildings each bring 1 VP, rounded down.
card-amphitheatre = Amphitheatre
card-amphitheatre-text = Every region you occupy with 3 or more buildings brings 1 VP.
card-market_hall = Market hall
card-market_hall-text = Every 2 regions you occupy with 2 or more buildings each bring 3 gold, rounded down.
card-baths = Baths
card-baths-text = Every region you occupy with 3 or more buildings brings 3 gold.

## Military (red)

card-ballista = Ballista
card-ballista-text = Every village that still has VP and lies next to an army of yours brings 4 gold. More armies next to the same village add nothing.
card-siege_tower = Siege tower
card-siege_tower-text = Take 2 VP from one village next to an army of yours, or whatever is left if it has less.
card-war_elephant = War elephant
card-war_elephant-text = As many of your armies as you like may move, one after the other, each once and by up to 2 regions.
card-cavalry = Cavalry
card-cavalry-text = One army of your choice may move by up to 3 regions.
card-legion = Legion
card-legion-text = Steal up to 3 gold from every opponent with a region next to an army of yours.
card-raiders = Raiders
card-raiders-text = Steal 1 VP from one opponent of your choice with a region next to an army of yours, if that opponent has any.

## Temples (violet)

card-temple_settlement = Temple (settlements)
card-temple_settlement-text = At the end of the game every region you occupy with 1 or more buildings scores 1 VP, 12 VP at most.
card-temple_towns = Temple (towns)
card-temple_towns-text = At the end of the game every region you occupy with 2 or more buildings scores 2 VP, 12 VP at most.
card-temple_cities = Temple (cities)
card-temple_cities-text = At the end of the game every region you occupy with 3 or more buildings scores 4 VP, 12 VP at most.
card-temple_regions_forest = Temple (forest regions)
card-temple_regions_forest-text = At the end of the game every forest you occupy scores 4 VP, 12 VP at most.
card-temple_regions_mountain = Temple (mountain regions)
card-temple_regions_mountain-text = At the end of the game every mountain you occupy scores 4 VP, 12 VP at most.
card-temple_regions_swamp = Temple (swamp regions)
card-temple_regions_swamp-text = At the end of the game every swamp you occupy scores 4 VP, 12 VP at most.
card-temple_regions_field = Temple (field regions)
card-temple_regions_field-text = At the end of the game every field you occupy scores 4 VP, 12 VP at most.
card-temple_buildings_forest = Temple (buildings in forest)
card-temple_buildings_forest-text = At the end of the game every building of yours in a forest, temples too, scores 2 VP, 12 VP at most.
card-temple_buildings_mountain = Temple (buildings in mountain)
card-temple_buildings_mountain-text = At the end of the game every building of yours in a mountain, temples too, scores 2 VP, 12 VP at most.
card-temple_buildings_swamp = Temple (buildings in swamp)
card-temple_buildings_swamp-text = At the end of the game every building of yours in a swamp, temples too, scores 2 VP, 12 VP at most.
card-temple_buildings_field = Temple (buildings in field)
card-temple_buildings_field-text = At the end of the game every building of yours in a field, temples too, scores 2 VP, 12 VP at most.
card-temple_type_maritime = Temple (maritime)
card-temple_type_maritime-text = At the end of the game every maritime piece (ship) of yours on the board scores 3 VP, 12 VP at most.
card-temple_type_production = Temple (production)
card-temple_type_production-text = At the end of the game every production piece of yours on the board scores 3 VP, 12 VP at most.
card-temple_type_science = Temple (science)
card-temple_type_science-text = At the end of the game every science piece of yours on the board scores 3 VP, 12 VP at most.
card-temple_type_civil = Temple (civil)
card-temple_type_civil-text = At the end of the game every civil piece of yours on the board scores 3 VP, 12 VP at most.
card-temple_type_military = Temple (military)
card-temple_type_military-text = At the end of the game every military piece (army) of yours on the board scores 3 VP, 12 VP at most.

### Civilization: A New Dawn, base game: names and effects of cards, leaders, wonders and places, in the order of the data. Texts in our own words.

## Focus cards: culture

focus-early_empire = Early Empire
focus-early_empire-text = Place up to 2 control tokens next to your cities, on spaces whose difficulty does not exceed the slot.
focus-drama_and_poetry = Drama and Poetry
focus-drama_and_poetry-text = Place up to 2 control tokens next to your cities, difficulty up to the slot. Then you may move 1 of your control tokens to an adjacent, completely empty land space of any difficulty.
focus-civil_service = Civil Service
focus-civil_service-text = Place up to 2 control tokens next to your cities, then up to 1 next to any friendly space. The difficulty of all of them is at most the slot.
focus-mass_media = Mass Media
focus-mass_media-text = Place up to 3 control tokens next to your cities, difficulty up to the slot. Then you may choose a rival control token at most 2 spaces from a friendly space: replace it by one of yours, unreinforced, or, if it is reinforced, only turn it to its unreinforced side.

## Focus cards: science

focus-astrology = Astrology
focus-astrology-text = Advance your tech dial by the slot number.
focus-mathematics = Mathematics
focus-mathematics-text = Put 1 trade token from the supply on any of your focus cards. Then advance your tech dial by the slot number.
focus-replaceable_parts = Replaceable Parts
focus-replaceable_parts-text = Take 1 resource from the supply of a kind of which you have none. Then advance your tech dial by the slot number.
focus-nuclear_power = Nuclear Power
focus-nuclear_power-text = In slot 5 you may first choose any space: there and on all adjacent spaces unreinforced control tokens are destroyed and reinforced ones turned to their unreinforced side, yours included. Cities are safe. Then advance your tech dial by the slot number.

## Focus cards: economy

focus-foreign_trade = Foreign Trade
focus-foreign_trade-text = 1 caravan. Move it up to 3 spaces, over terrain up to the slot.
focus-currency = Currency
focus-currency-text = 2 caravans. Move each up to 4 spaces, over terrain up to the slot. A caravan may enter a barbarian's space: the barbarian is removed without reward, and that caravan moves no further.
focus-steam_power = Steam Power
focus-steam_power-text = 2 caravans. Move each up to 6 spaces, over water and terrain up to the slot. Then you may swap 1 of your resource tokens for one of another kind from the supply.
focus-capitalism = Capitalism
focus-capitalism-text = 3 caravans. Move each up to 6 spaces, over water and terrain up to the slot. Once per turn, after this card has been reset, you may resolve another card of your row as if it lay in slot 1; that card is not reset.

## Focus cards: industry

focus-pottery = Pottery
focus-pottery-text = Build either a wonder, with the slot number as production, or a city within 2 spaces of a friendly space.
focus-animal_husbandry = Animal Husbandry
focus-animal_husbandry-text = Build either a wonder, with the slot number as production, or a city within 3 spaces of a friendly space, or a city where one of your caravans stands; that caravan then returns to the economy card.
focus-nationalism = Nationalism
focus-nationalism-text = Build either a wonder, with the slot number as production (7 in slot 5), or a city within 4 spaces of a friendly space; you may count across water.
focus-urbanization = Urbanization
focus-urbanization-text = Build either a wonder, with the slot number as production, or a city within 5 spaces of a friendly space; you may count across water. After a city, place up to 2 control tokens next to it, difficulty up to the slot.

## Focus cards: military

focus-masonry = Masonry
focus-masonry-text = Either reinforce as many control tokens as the slot number, or attack up to 2 times at range 2.
focus-iron_working = Iron Working
focus-iron_working-text = Either reinforce as many control tokens as the slot number, or attack up to 2 times at range 3 with +1, or +3 against barbarians.
focus-mass_production = Mass Production
focus-mass_production-text = Attack up to 2 times at range 3 with +2; you may count across water. Then reinforce as many control tokens as the slot number less the attacks made.
focus-flight = Flight
focus-flight-text = Reinforce as many control tokens as the slot number. Then attack up to 3 times at range 5 with +3; you may count across anything.

## Leaders

leader-rome = Rome (Trajan)
leader-rome-text = A caravan on your economy card may set out from any of your cities, mature or not.
leader-egypt = Egypt (Cleopatra)
leader-egypt-text = Every wonder costs you 1 less.
leader-france = France (Catherine de Medici)
leader-france-text = When you resolve a culture card, place additional control tokens by the latest era among the wonders you control: 1 for ancient, 2 for medieval, 3 for modern.
leader-aztec = Aztec (Montezuma)
leader-aztec-text = If you won at least one attack this turn, you may swap any two cards of your focus row after resetting the military card.
leader-america = America (Teddy Roosevelt)
leader-america-text = Lay each natural wonder you gain or spend on any of your focus cards. Once per turn it can be spent there as a trade token of that card, or as its resource.
leader-japan = Japan (Hojo Tokimune)
leader-japan-text = On your turn, deserts and mountains next to water or at the map edge have difficulty 3.
leader-scythia = Scythia (Tomyris)
leader-scythia-text = +3 when you attack or defend a grassland or hills space.
leader-sumeria = Sumeria (Gilgamesh)
leader-sumeria-text = When you beat a barbarian in an attack, take 1 resource of your choice from the supply besides the trade token.

## Wonders: culture

wonder-stonehenge = Stonehenge
wonder-stonehenge-text = When you have placed a control token on hills, you may place more on adjacent hills, and each of them can trigger this again. Moving or replacing tokens does not.
wonder-hanging_gardens = Hanging Gardens
wonder-hanging_gardens-text = At the start of your turn you may place 1 control token next to one of your cities on a space of difficulty 4 or less.
wonder-forbidden_city = Forbidden City
wonder-forbidden_city-text = At the start of your turn you may destroy 1 rival control token next to a friendly space, reinforced or not.
wonder-chichen_itza = Chichen Itza
wonder-chichen_itza-text = Control tokens you place on completely empty forest spaces need no city of yours nearby. The slot still limits the terrain.
wonder-sydney_opera_house = Sydney Opera House
wonder-sydney_opera_house-text = Rival control tokens next to your cities count like yours for maturity.
wonder-eiffel_tower = Eiffel Tower
wonder-eiffel_tower-text = At the start of your turn you may name 2 control tokens of one rival on the map. That rival chooses one of them, and it is replaced by an unused, unreinforced token of yours.

## Wonders: economy

wonder-great_lighthouse = Great Lighthouse
wonder-great_lighthouse-text = When you build a city, every completely empty land space at the map edge counts as within 2 spaces of a friendly space.
wonder-colossus = Colossus
wonder-colossus-text = Whenever you resolve an economy card, your caravans may move 6 more spaces in all, shared out as you like.
wonder-machu_picchu = Machu Picchu
wonder-machu_picchu-text = A card in slot 1 or 2 is resolved as if it lay in slot 3.
wonder-great_zimbabwe = Great Zimbabwe
wonder-great_zimbabwe-text = Trade tokens you gain may be put on this card instead of a focus card, at most 4. At the start of your turn you may move any of them to your focus cards.
wonder-estadio_do_maracana = Estádio do Maracanã
wonder-estadio_do_maracana-text = Once per turn you may resolve and reset the economy card in addition to a card of another type: before it or, as printed, after it, depending on the switch.
wonder-big_ben = Big Ben
wonder-big_ben-text = +2 in attack and defence for each of your caravans next to the defending space.

## Wonders: science

wonder-oracle = Oracle
wonder-oracle-text = At the start of your turn you may swap 2 neighbouring cards of your focus row.
wonder-pyramids = Pyramids
wonder-pyramids-text = When built: replace up to 3 level-I cards of your row by the level-II cards of their types.
wonder-porcelain_tower = Porcelain Tower
wonder-porcelain_tower-text = When built: replace up to 2 cards of your row by the cards of their types one level higher.
wonder-potala_palace = Potala Palace
wonder-potala_palace-text = You may have up to 4 diplomacy cards from each other player. When built: take up to 3 diplomacy cards of your choice from other players' stacks.
wonder-oxford_university = Oxford University
wonder-oxford_university-text = A card you gain on the tech dial may replace a non-science card of another type in your row. A science card can be replaced by science only.
wonder-kremlin = Kremlin
wonder-kremlin-text = +4 when you attack a rival space and have more reinforced control tokens on the map than the defender.

## Wonders: military

wonder-petra = Petra
wonder-petra-text = +2 in defence. Barbarians cannot enter spaces with your cities or your reinforced control tokens; they turn round instead.
wonder-terracotta_army = Terracotta Army
wonder-terracotta_army-text = +2 in attack.
wonder-alhambra = Alhambra
wonder-alhambra-text = +2 in attack and defence.
wonder-venetian_arsenal = Venetian Arsenal
wonder-venetian_arsenal-text = Once per turn, when you have resolved a card in slot 5, you may resolve it again as if in slot 1 before resetting it.
wonder-pentagon = Pentagon
wonder-pentagon-text = +2 in attack. Your attacks have unlimited range; the other rules for counting hold, unless the switch lifts them.
wonder-ruhr_valley = Ruhr Valley
wonder-ruhr_valley-text = +5 in defence.

## City-states: names, and what their diplomacy cards do

city_state-carthage = Carthage
city_state-carthage-text = +1 in defence, and in attack on anything but Carthage, for each city-state and each of your cities at most 2 spaces from the defending space.
city_state-kumasi = Kumasi
city_state-kumasi-text = While you resolve an industry or culture card, forest has difficulty 1.
city_state-brussels = Brussels
city_state-brussels-text = Wonders cost you 1 less for each of your mature cities.
city_state-seoul = Seoul
city_state-seoul-text = At the start of your turn you may move 1 barbarian to an adjacent empty land space.
city_state-geneva = Geneva
city_state-geneva-text = At the start of your turn you may return 1 diplomacy card you have from another player and take a different one from that player.
city_state-mohenjo_daro = Mohenjo-Daro
city_state-mohenjo_daro-text = When you place control tokens, the difficulty of every space is 1 lower.
city_state-buenos_aires = Buenos Aires
city_state-buenos_aires-text = A wonder costs you 2 less if you control none of its type yet.
city_state-kabul = Kabul
city_state-kabul-text = +3 when you attack a city, or a city-state other than Kabul.

## Diplomacy cards of the players

diplomacy-joint_war = Joint War
diplomacy-joint_war-text = +2 in attack, but not against the player the card is from.
diplomacy-defensive_pact = Defensive Pact
diplomacy-defensive_pact-text = +2 in defence, but not against the player the card is from.
diplomacy-embassy = Embassy
diplomacy-embassy-text = Whenever your caravan arrives in the capital of the player the card is from, even if you take the card by that very move, put 1 trade token from the supply on a focus card of that player, as you choose, then take 1 resource of your choice from the supply.
diplomacy-open_borders = Open Borders
diplomacy-open_borders-text = Control tokens of the player the card is from count like yours for the maturity of your cities.

## Victory cards

victory-v1 = Civilized or Moneygrubber
victory-v1-text = Have all 8 of your cities on the map, or control 2 economic wonders.
victory-v2 = Warmonger or Paranoid
victory-v2-text = Beat 1 rival capital or control 2 conquered city-states, or control 2 military wonders.
victory-v3 = Explorer or Aesthetic
victory-v3-text = Control 15 spaces next to water or at the map edge, or 2 cultural wonders.
victory-v4 = Technophile or Scholarly
victory-v4-text = Reach 24 on your tech dial, or control 2 scientific wonders.
victory-v5 = Populous or Preservationist
victory-v5-text = Control 5 mature cities, or 2 natural wonders.

## Agendas

agenda-civilized = Civilized
agenda-civilized-text = Have all 8 of your cities on the map, the capital included.
agenda-moneygrubber = Moneygrubber
agenda-moneygrubber-text = Control 2 economic wonders.
agenda-warmonger = Warmonger
agenda-warmonger-text = Beat 1 rival capital, or control 2 conquered city-states.
agenda-paranoid = Paranoid
agenda-paranoid-text = Control 2 military wonders.
agenda-explorer = Explorer
agenda-explorer-text = Control 15 spaces next to water or at the map edge.
agenda-aesthetic = Aesthetic
agenda-aesthetic-text = Control 2 cultural wonders.
agenda-technophile = Technophile
agenda-technophile-text = Reach 24 on your tech dial.
agenda-scholarly = Scholarly
agenda-scholarly-text = Control 2 scientific wonders.
agenda-populous = Populous
agenda-populous-text = Control 5 mature cities.
agenda-preservationist = Preservationist
agenda-preservationist-text = Control 2 natural wonders.

## Natural wonders

natural-torres_del_paine = Torres del Paine
natural-torres_del_paine-text = Difficulty 5, no terrain. Whoever controls it may spend it once per turn as 1 diamond and keeps it.
natural-cliffs_of_dover = Cliffs of Dover
natural-cliffs_of_dover-text = Difficulty 5, no terrain. Whoever controls it may spend it once per turn as 1 marble and keeps it.
natural-mt_everest = Mt. Everest
natural-mt_everest-text = Difficulty 5, no terrain. Whoever controls it may spend it once per turn as 1 oil and keeps it.
natural-crater_lake = Crater Lake
natural-crater_lake-text = Difficulty 5, no terrain. Whoever controls it may spend it once per turn as 1 mercury and keeps it.
natural-grand_mesa = Grand Mesa
natural-grand_mesa-text = Difficulty 5, no terrain. Whoever controls it may spend it once per turn as 1 diamond and keeps it.
natural-galapagos_islands = Galápagos Islands
natural-galapagos_islands-text = Difficulty 5, no terrain. Whoever controls it may spend it once per turn as 1 mercury and keeps it.
natural-mt_kilimanjaro = Mt. Kilimanjaro
natural-mt_kilimanjaro-text = Difficulty 5, no terrain. Whoever controls it may spend it once per turn as 1 oil and keeps it.
natural-pantanal = Pantanal
natural-pantanal-text = Difficulty 5, no terrain. Whoever controls it may spend it once per turn as 1 marble and keeps it.

## Resources

resource-marble = marble
resource-marble-text = Spent when building a wonder that shows it, for 2 production each. The box holds 8.
resource-mercury = mercury
resource-mercury-text = Spent when building a wonder that shows it, for 2 production each. The box holds 8.
resource-oil = oil
resource-oil-text = Spent when building a wonder that shows it, for 2 production each. The box holds 8.
resource-diamond = diamond
resource-diamond-text = Spent when building a wonder that shows it, for 2 production each. The box holds 8.

## Terrain

terrain-grassland = grassland
terrain-grassland-text = Difficulty 1. City-states stand on it.
terrain-hills = hills
terrain-hills-text = Difficulty 2.
terrain-forest = forest
terrain-forest-text = Difficulty 3.
terrain-desert = desert
terrain-desert-text = Difficulty 4.
terrain-mountains = mountains
terrain-mountains-text = Difficulty 5.
terrain-water = water
terrain-water-text = Difficulty 1, but closed to players unless an effect opens it.
terrain-wonder = natural wonder
terrain-wonder-text = Difficulty 5, but no type of terrain.

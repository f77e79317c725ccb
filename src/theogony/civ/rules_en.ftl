### Civilization: A New Dawn, base game: the rule reference, in the order of the rule list. Texts in our own words.

## 1. Components and limits

rule-civ-comp-players = A New Dawn is played by 2, 3 or 4 people.
rule-civ-comp-shared = For everybody there are 8 leader sheets, 16 map tiles printed on both sides, the event dial, the barbarian direction token, 9 barbarians with a letter each, 8 water tokens, 4 city-state and 4 natural-wonder tokens (both two-sided), 24 wonder cards with their tokens, 2 diplomacy cards for each of the 8 city-states, 5 victory cards, 34 trade tokens, 8 tokens of each of the four resources, and 2 dice.
rule-civ-comp-per_player = There is 1 set per colour: a capital and 7 cities, 3 caravans, 31 control tokens, 20 focus cards, 4 diplomacy cards, a tech dial and a focus bar.
rule-civ-comp-limited = The box sets the limit: there is no ninth token of a resource, no fourth caravan and no eighth ordinary city.
rule-civ-comp-trade_unlimited = Only trade tokens have no limit. If the 34 are not enough, more are handed out all the same.
rule-civ-comp-destroyed_returns = A destroyed piece rejoins its owner's unused ones and can come back into play. A caravan returns to the economy card.
rule-civ-comp-token_sides = A control token lies either on its unreinforced or on its reinforced side, and everybody can see which.
rule-civ-comp-open_information = Nothing is secret, not even tiles dealt for building the map. Hidden are only the order of the wonder cards below the face-up one and which wonders went back to the box.
rule-civ-comp-supply_empty = When a resource you should gain has run out, you take another kind if the effect leaves you the choice; otherwise you get nothing.

## 2. Set-up

rule-civ-setup-leader = Every player is dealt a leader sheet at random; no leader appears twice.
rule-civ-setup-leader-choice = Leaders are dealt at random, or players choose freely, or each picks one of two (switch leaders).
rule-civ-setup-color = Each player takes everything in one colour. No two share a colour.
rule-civ-setup-tech_zero = Your tech dial begins at 0.
rule-civ-setup-row = Your five level-I cards lie face up in slots 1 to 5, in the order your leader sheet gives. For Rome that is Astrology, Foreign Trade, Masonry, Early Empire, Pottery.
rule-civ-setup-deck = Your remaining 15 focus cards are your focus deck. You may look through it.
rule-civ-setup-caravan = You start with one caravan, standing on Foreign Trade. The other two wait unused.
rule-civ-setup-map = Play on the printed map for the first game, or build one together (switch map).
rule-civ-setup-first_map-side = The map of the first game shows the A side of every tile.
rule-civ-setup-first_map-groups = The red group of tiles is always used; three players add the yellow group, four players the blue one too.
rule-civ-setup-first_map-capital = On the first-game map your capital goes on the capital icon nearest to you, and its colour becomes yours. There is one icon per player.
rule-civ-setup-first_map-seats = The seats are assigned to the capital icons clockwise around the map, from a random first one.
rule-civ-setup-populate = Every icon on the map receives its token: resource, natural wonder, barbarian or city-state.
rule-civ-setup-populate-barbarian = A barbarian goes on the space with its own letter. Those whose letter is not on the map take no part in the game.
rule-civ-setup-populate-city_state = A city-state's token must agree with the icon and with its frame. A gear in a diamond is Buenos Aires; a gear in a circle is the other industry city-state.
rule-civ-setup-citystate_cards = Both diplomacy cards of every city-state in play lie beside the map; the others are not used.
rule-civ-setup-direction_token = A player drawn at random lays the direction token at an edge of the map, turned any way. Its numbers 1 to 6 stand for the six directions all game.
rule-civ-setup-start_player = The same player keeps the event dial, takes the first turn and remains start player to the end.
rule-civ-setup-dial_start = The event pointer begins on the spawn icon, the helmet with the star. This first icon has no effect.
rule-civ-setup-wonders-sort = Wonders come in four types: culture, economy, science and military. Each type has 6 cards, 2 from each era.
rule-civ-setup-wonders-p4 = Four players use all 6 wonders of every type.
rule-civ-setup-wonders-p3 = With three players, each type loses one random ancient wonder that nobody sees; 5 remain (1 ancient, 2 medieval, 2 modern).
rule-civ-setup-wonders-p2 = Two players leave out more: of every type one ancient and one medieval wonder, drawn unseen. That leaves 4 each (1, 1 and 2).
rule-civ-setup-wonders-p2-each = Leaving out wonders in the two-player game concerns all four types.
rule-civ-setup-wonders-order = Each type forms a deck of its own, shuffled era by era: ancient on top, then medieval, modern at the bottom. No later era shows before the earlier one is used up.
rule-civ-setup-wonders-reveal = The top card of every deck is turned up, so four wonders are on offer.
rule-civ-setup-wonders-tokens = The wonder tokens are kept beside the deck of their type.
rule-civ-setup-victory = Three of the five victory cards, drawn at random, are laid out face up. The other two are out of the game.
rule-civ-setup-supply = All trade tokens and every resource token that is not on the map make up the supply.

## 3. Advanced map building

rule-civ-map-capital_tile = You are dealt one tile with a capital icon at random; capital tiles nobody gets are not used.
rule-civ-map-core-pick = Two tiles with a natural wonder and two with a city-state, all random, are mixed and form the core, whatever the number of players.
rule-civ-map-core-side = One die decides the side of the whole core: A on 1 to 3, B on 4 to 6.
rule-civ-map-core-place = The core tiles are drawn one after the other; order, place and orientation follow the core picture for that side.
rule-civ-map-core-marker = While the map is being built, a trade token on each core tile serves as a reminder. It means nothing else and is removed at the end.
rule-civ-map-deal = Two of the remaining tiles are dealt to each player at random, the rest is not used. With the capital tile you have three, so the map consists of 4 tiles plus 3 per player.
rule-civ-map-deal-pool = The tiles dealt are those that are neither in the core nor capital tiles.
rule-civ-map-order = Players lay one of their tiles at a time, clockwise from a random player, until none is left.
rule-civ-map-order-independent = Who lays the first tile and who becomes start player are drawn separately.
rule-civ-map-place-side = You may lay a tile with either side up and turned as you like.
rule-civ-map-place-four = A new tile must touch at least four spaces that already lie on the table; three are too few.
rule-civ-map-place-four-count = For the four-space rule every touched space counts once, however many edges it shares with the new tile.
rule-civ-map-place-core = Contact with the core is compulsory, though you may have to flip or turn the tile to get it.
rule-civ-map-place-core_fallback = If and only if no way of laying the tile with four spaces in contact gets it to the core, it must adjoin a tile that is itself in contact with the core.
rule-civ-map-place-core_fallback-test = Whether the core can be reached is judged over both sides, every rotation and every position. As all tiles have the same outline, the answer holds for all of them. Placements that would need too many water tokens do not count.
rule-civ-map-place-none = If none of your tiles fits anywhere, you may ignore the core this time, and if that does not help, the number of water tokens: the gap is then filled as far as they go. Four spaces must always be touched.
rule-civ-map-place-capital = When you lay your capital tile, your capital goes on its icon.
rule-civ-map-hole = A gap enclosed on all sides is filled with water tokens immediately. They are ordinary water, so the spaces around them lie at water and not at the map edge.
rule-civ-map-hole-limit = There are 8 water tokens. If the rest of them cannot fill the gap a tile would enclose, the tile may not lie that way.
rule-civ-map-continue = When all tiles lie, set-up continues with the tokens on the map.

## 4. Rounds, turns, focus row

rule-civ-round-order = Turns go clockwise from the start player. When everybody has had one, the round is over.
rule-civ-round-end_event = Between two rounds the event pointer advances by one section and its icon takes effect. Nothing happens before the very first turn.
rule-civ-turn-choose = On your turn, pick one of the five cards in your focus row.
rule-civ-turn-resolve = The card you have chosen is then resolved: do what it says.
rule-civ-turn-reset = Finally reset the card: it moves to slot 1, and the cards that lay in lower slots each move up by one. Cards in higher slots stay.
rule-civ-turn-end = With the reset your turn ends and the player to your left is next.
rule-civ-turn-no_effect = You may forgo the effect of the chosen card. It is reset all the same.
rule-civ-turn-partial = You may use less than "up to" so many, and leave out any part of a card that is not forced. The parts keep their printed order.
rule-civ-turn-no_pass = A turn without choosing a card does not exist: exactly one is resolved.
rule-civ-row-slots = Your focus row has five slots with a card in each, as a rule one of every type.
rule-civ-row-strength = How strong a card is depends on the slot it lies in when resolved, before it is reset.

## 5. Spaces and terrain

rule-civ-terrain-space = A space is one hexagon with one terrain. Where several are drawn, the one with the largest area counts.
rule-civ-terrain-difficulty = Difficulty rises from grassland (1) over hills (2), forest (3) and desert (4) to mountains (5). The same number names the slot of that terrain.
rule-civ-terrain-water = Water has difficulty 1 but no slot. Without an effect that allows it, you cannot place, build, move or count there.
rule-civ-terrain-natural_wonder = The space of a natural wonder is of no terrain type and keeps difficulty 5, even after its token has been taken. It is no mountain.
rule-civ-terrain-city_state = City-states stand on grassland, difficulty 1. A city on a conquered one therefore has a terrain bonus of 2, not the 8 of the city-state.

## 6. Friendly, rival, empty

rule-civ-space-friendly = Everything in your colour is friendly to you. A space is friendly if your city or your control token is on it.
rule-civ-space-rival = Other players' pieces are rival, and so is every space where one of them has a city or a control token.
rule-civ-space-caravan_neutral = Caravans do not change whether a space is friendly or rival, and no range is counted from them.
rule-civ-space-empty = Empty means that nothing at all is there: no token of any sort and no figure, not even a caravan or an ownerless wonder.
rule-civ-space-citystate_neutral = A city-state is neither friendly nor rival to anybody.

## 7. Resources and natural wonders

rule-civ-resource-types = The four resources are marble, mercury, oil and diamonds.
rule-civ-resource-spend = Resources you spend return to the supply.
rule-civ-resource-use = Resources help to pay for wonders, never for cities.
rule-civ-resource-kept = A resource you have collected is yours for good, whatever becomes of the token or the space. Its icon stays bare.
rule-civ-natural-spend = A natural wonder can be spent like the resource it shows, and you keep it.
rule-civ-natural-once_per_turn = You can spend each natural wonder once in a turn, also if you build two wonders in it, and again in later turns.
rule-civ-natural-captured = Beat a control token on a natural-wonder space, and its owner hands you the natural wonder.
rule-civ-natural-returns = If a card effect or a barbarian removes the control token from a natural-wonder space, the natural wonder goes back there, even beside the barbarian.
rule-civ-natural-lifted = Taking back your token from a natural-wonder space of your own accord puts the natural wonder back there as well.
rule-civ-natural-city = If you build a city on your token on a natural-wonder space, you keep the natural wonder (switch city_on_natural_wonder). It goes to whoever captures the city; if a barbarian destroys the city, it returns to the space. The other reading: building removes the token, so the natural wonder returns and blocks the space.
rule-civ-natural-exchange = If an effect swaps a rival token on a natural-wonder space for yours, the natural wonder becomes yours.

## 8. Cities and mature cities

rule-civ-city-capital_is_city = Your capital counts as a city everywhere, except where a rule leaves capitals out.
rule-civ-city-mature = Your city is mature as long as each space around it is water or holds one of your control tokens. Losing one of them ends it at once.
rule-civ-city-mature-edge = At the map edge only the spaces that exist have to be covered.
rule-civ-city-mature-side = Whether the tokens around a city are reinforced makes no difference to maturity.
rule-civ-city-mature-not_city = For maturity it is no substitute if a neighbouring space holds another city of yours, a city-state, a rival token or a barbarian.
rule-civ-city-mature-benefit = A mature city brings a trade token at the trade event and lets caravans start there. Apart from that it matters only to agendas and cards that mention it; it adds neither defence nor range.

## 9. Focus cards in general

rule-civ-focus-types = The icon at the top left shows which of the five types a card has: culture, science, economy, industry or military.
rule-civ-focus-advanced = Cards of a higher level work like the first card of their type, only better or with something added. Where their text differs from the general rule, for example on water, range or numbers, follow the text.
rule-civ-focus-replace = A card you gain takes the slot of the card of its type. The old one goes to your focus deck and may be picked again later.
rule-civ-focus-replace-tokens = The trade tokens of a replaced card move to the new one.
rule-civ-focus-replace-everything = Whatever else is on a replaced card, city-state tokens and caravans for instance, moves over too.
rule-civ-focus-replace-resolving = It can happen that the card you are resolving is replaced itself: science by the dial, industry by Pyramids or Porcelain Tower. Then the newcomer is reset but not resolved this turn, and you may go on spending the trade tokens now on it for the effect under way.

## 10. Culture

rule-civ-culture-place = Place as many unused control tokens as the card allows, each next to one of your cities.
rule-civ-culture-place-any_city = The control tokens of one culture card may go next to different cities of yours.
rule-civ-culture-place-terrain = You cannot place on water, nor where the difficulty is higher than the slot of the card. In slot 2, hills are allowed and forest is not.
rule-civ-culture-place-natural = To place on the space of a natural wonder, the card must lie in slot 5; with Mohenjo-Daro slot 4 is enough.
rule-civ-culture-place-blocked = You cannot place where a barbarian is, a city or city-state, or a control token of anybody, yourself included.
rule-civ-culture-place-caravan_ok = Caravans of any colour, resources, natural wonders and wonders without a city do not prevent you from placing a control token.
rule-civ-culture-place-unreinforced = A control token you place starts on its unreinforced side.
rule-civ-culture-place-collect = If you place on a space with a resource or natural wonder, take it at once and keep it by your leader sheet. You can use it in the same turn.
rule-civ-culture-place-wonder = A control token placed on a wonder without a city gives you control of that wonder.
rule-civ-culture-supply_empty = With all 31 tokens in use you may take back any of yours from the map in order to place it, as often as you may place one. Just taking back is not allowed.
rule-civ-culture-slot_one = In slot 1 you place on grassland only, or where another effect lowers the difficulty to 1, even though a picture caption in the book suggests hills.
rule-civ-culture-extra_tokens = Additional tokens from trade tokens or from France obey the card's normal placing (next to your city, up to the slot). They belong to its first step, mixed freely with the printed ones; what the card does "then" comes after all of them.

## 11. Science

rule-civ-science-advance = Advance your tech dial by as many spaces as the slot number; dots count like numbers.
rule-civ-science-level = For each level space the pointer reaches or passes you may choose a card from your focus deck; its level has to be exactly the same. You may decline.
rule-civ-science-level-skip = You may skip levels: a level-IV card can replace a card of level I or II.
rule-civ-science-level-several = Several levels in one turn bring one card each. From 5 to 10, for instance, it is one of level II and one of level III.
rule-civ-science-level-order = The cards for several levels are chosen in the order of their spaces, each with the row as the previous choice left it.
rule-civ-science-level-start_space = The space where the pointer starts does not count as reached.
rule-civ-science-overflow = A pointer that would run past 24 is set to 15. From there it can earn level-IV cards again, at 19 and at 24.
rule-civ-science-overflow-passing = Running past 24 counts as reaching it, for the card and for the agenda (switch tech_overflow_reward). The pointer then rests on 15 and further steps are lost (switch tech_overflow_surplus). So 22 plus 5 ends on 15 with one level-IV card, 24 plus 1 on 15 with none, and exactly 24 stays on 24.

## 12. Economy: caravans

rule-civ-economy-start_one = At first you can use one caravan; better economy cards let you use more.
rule-civ-economy-new_caravan = A caravan you gain is put on your economy card.
rule-civ-economy-move = Resolving an economy card, move your caravans one after the other, each space by space up to the number on the card.
rule-civ-economy-move-from_card = A caravan on the card sets out from your capital or from one of your mature cities, as if it stood in it: the first space next to that city is step one.
rule-civ-economy-move-stay = A caravan that arrives nowhere waits on the map and continues with your next economy card.
rule-civ-economy-move-terrain = No space a caravan enters may be water or have a difficulty above the slot, cities included. The space it leaves does not matter.
rule-civ-economy-move-barbarian = A space with a barbarian is closed to caravans.
rule-civ-economy-move-through = Caravans may travel through city-states and rival cities, but the only way to end there is to arrive.
rule-civ-economy-move-through-choice = If a caravan enters a city-state or rival city with steps left, you decide: arrive now, or travel on and get nothing.
rule-civ-economy-move-free_spaces = Only water, terrain and barbarians stand in a caravan's way. Control tokens of all players, your own cities, resources, natural wonders (difficulty 5) and other caravans neither stop it nor end its move, and a space has room for several caravans.
rule-civ-economy-move-zero = A caravan that does not move stays on its card or space. Setting it down in a city with no step taken is not possible.
rule-civ-economy-one_per_place = In one turn at most one of your caravans may arrive in the same city or city-state, even if you resolve the card twice. Another city of the same rival is fine.
rule-civ-economy-one_per_place-pass = Travelling through a city or city-state does not count as the one arrival you may make there in a turn.
rule-civ-economy-arrive-return = First, an arriving caravan returns to your economy card.
rule-civ-economy-arrive-no_second_move = A caravan that has arrived does not move again in that turn, not even if the economy card is resolved a second time.
rule-civ-economy-arrive-two_tokens = Second, an arriving caravan brings you two trade tokens.
rule-civ-economy-arrive_city_state = From a city-state, both trade tokens go on your focus card of its type. What does not fit there is lost.
rule-civ-economy-arrive_rival = From a rival city, put the two trade tokens on one or two of your focus cards as you like.
rule-civ-economy-arrive_city_state-card = Third, you may take the city-state's diplomacy card if one still lies beside the map and you have none of it. You never take it from another player.
rule-civ-economy-arrive_rival-card = Third, you may take one of the rival's diplomacy cards. If you have one of theirs already, keep it, or give it back and take another.
rule-civ-economy-arrive_rival-stack = Only cards in the rival's own colour that lie in that rival's own stack can be taken: none that is lent to somebody else, none of a third colour.
rule-civ-economy-conquered_city_state = Once a city-state is conquered, other players' caravans treat its space like any rival city: they place their trade tokens freely and may take a card of the conqueror, not of the city-state.
rule-civ-economy-barbarian_city_state = As long as a barbarian stands on a city-state, caravans cannot enter it, nor travel through.
rule-civ-economy-citystate_token_space = If a control token stands in for the city on a conquered city-state, caravans arrive there as in a rival city and cannot just stop. Other rival tokens are no destination.
rule-civ-economy-captured_under = If a rival city is built or taken on the space where your caravan stands, nothing happens to it. It may leave with its next move.
rule-civ-economy-fewer = If a new economy card allows fewer caravans, surplus ones are put away, first those on the card.

## 13. Industry: building cities

rule-civ-industry-either = An industry card builds one city or one wonder, not both, unless its text says so.
rule-civ-industry-city-place = You need an unused city. It goes on an empty space that the card's range reaches from any friendly space.
rule-civ-industry-city-range = Range is counted space by space from the friendly space, whose neighbour is 1.
rule-civ-industry-city-caravan = You may build where a caravan stands, whoever owns it. City and caravan then share the space.
rule-civ-industry-city-own_token = You may build on your own control token. It goes back to your unused ones, reinforced or not.
rule-civ-industry-city-wonder_token = You may build on a wonder without a city and gain control of it.
rule-civ-industry-city-not_adjacent = A city never goes right next to a city-state or another city, whoever owns it. One space in between is enough.
rule-civ-industry-city-terrain = The site of a new city may be neither water nor above the slot in difficulty.
rule-civ-industry-city-path = The way you count to the site of a city may not lead across water or across spaces above the slot in difficulty.
rule-civ-industry-city-path_blocked = Rival spaces and barbarians block the way you count to the site of a city.
rule-civ-industry-city-occupied = You cannot build a city on a resource, a natural wonder, a barbarian, a city-state or a rival city or token. Counting across a space with a resource is fine.
rule-civ-industry-city-zero = For building, the space of your own control token is at range 0.
rule-civ-industry-city-origin = For building, the terrain of the friendly space you count from does not matter.
rule-civ-industry-city-path_city_state = The way to the site of a city may lead through a city-state on which no barbarian stands (switch build_path_through_city_state).

## 14. Industry: building wonders

rule-civ-industry-wonder-choose = Choose one of the four wonders lying face up on the decks.
rule-civ-industry-wonder-cost = To build a wonder, your production has to reach its printed cost; the exact amount is enough.
rule-civ-industry-wonder-production = Your production is the slot number, plus 2 for each suitable resource and 1 for each trade token spent from the industry card.
rule-civ-industry-wonder-eligible = Only the resources shown on the wonder card can be spent, but as many of each as you like.
rule-civ-industry-wonder-natural = A natural wonder adds 2 as well, if the card shows its resource.
rule-civ-industry-wonder-city_needed = Without a city of yours that has no wonder yet, you cannot build one.
rule-civ-industry-wonder-take = Take the card of the wonder to your leader sheet and put its token under one of your cities that has no wonder, as you choose.
rule-civ-industry-wonder-reveal = After a wonder is built, its deck shows the next card. When it runs out, nothing more is on offer there.
rule-civ-industry-wonder-overpay = You may pay too much and lose the surplus, but a payment containing something you could simply leave out need not be offered to you.

## 15. Military: reinforcing

rule-civ-military-either = A military card reinforces or attacks, not both, unless its text says so.
rule-civ-military-reinforce = Reinforce up to as many of your control tokens as the slot number. They may lie anywhere.
rule-civ-military-reinforce-no_trade = Trade tokens do not let you reinforce more.
rule-civ-military-reinforce-defence = A reinforced token defends with +1 and gives +1 to each of its owner's cities and tokens next to it. All of this adds up.
rule-civ-military-reinforce-barbarian = A reinforced token holds off one barbarian: the barbarian goes back, and the token loses its reinforcement.

## 16. Military: attacks

rule-civ-military-attack-count = You may attack as often as the card says. Each attack is finished before the next and may have a target and a starting space of its own.
rule-civ-military-attack-target = Barbarians, city-states and rivals' cities and control tokens can be attacked. A lone caravan, a resource or a wonder without a city cannot.
rule-civ-military-attack-origin = Say from which friendly space you attack and what. The starting space matters only for range and for the ban on freshly taken spaces.
rule-civ-military-attack-range = The target has to be within the card's range of one of your friendly spaces.
rule-civ-military-attack-path = You cannot count across water, rival spaces, city-states or barbarians. The target itself is excepted.
rule-civ-military-attack-path_terrain = All other terrain may be crossed in counting, in any slot, even mountains in slot 1.
rule-civ-military-attack-new_space = A space you took by attack this turn cannot be the start of another attack.
rule-civ-military-attack-new_space-through = Counting across a space you took this turn is allowed, though.
rule-civ-military-attack-again = If an attack fails, you may try the same target again that turn.
rule-civ-military-attack-again-won = A capital you have beaten cannot be attacked again in the same turn (switch repeat_beaten_capital).
rule-civ-military-attack-barbarian_first = A city-state cannot be attacked while a barbarian stands on it. The barbarian can.
rule-civ-military-attack-dice = Both sides roll one die. Barbarians and city-states have theirs rolled by whoever sits to the right of the attacker.
rule-civ-military-attack-value = As attacker you add the slot number and every attack bonus of your cards and leader to your die.
rule-civ-military-defend-city_state = A city-state defends with die plus 8 and nothing else.
rule-civ-military-defend-barbarian = A barbarian defends with die plus the difficulty of its space: 1 on a city-state, 5 on a natural-wonder space.
rule-civ-military-defend-token = A control token defends with die plus difficulty plus its owner's defence bonuses, +1 for each reinforced token of the same owner next to it, and +1 if it is reinforced itself.
rule-civ-military-defend-city = A city, capitals too, defends like a token with the difficulty doubled, so 10 on mountains. Nothing else is doubled.
rule-civ-military-attack-trade_attacker = Once both values are known, the attacker may add 1 for each trade token spent from their military card.
rule-civ-military-attack-trade_defender = After the attacker, the defender may spend trade tokens from their military card in the same way. Barbarians and city-states spend nothing.
rule-civ-military-attack-trade_order = Each side decides once, the attacker first, the defender last; tokens spent in vain are gone too (switch combat_spending).
rule-civ-military-attack-trade_this_attack = Trade tokens help in the one attack they are spent in.
rule-civ-military-attack-tie = The higher value wins. If they are equal, the defender does.
rule-civ-military-attack-defender_wins = If the defender wins, everything stays as it was, except that spent tokens and returned diplomacy cards are gone.
rule-civ-military-attack-diplomacy = When you attack a city-state or a rival space, you give back every diplomacy card you have from that city-state or player, however the attack ends.
rule-civ-military-attack-diplomacy-time = Diplomacy cards go back as soon as the target is named, before the roll, so their bonus does not help in this attack.
rule-civ-military-win-barbarian = A beaten barbarian is taken off the map, and you put a trade token on any of your focus cards.
rule-civ-military-win-token = A beaten token gives way to an unused one of yours, unreinforced in any case.
rule-civ-military-win-city = A beaten city that is no capital gives way to an unused city of yours.
rule-civ-military-win-city_state = A beaten city-state is conquered, as the chapter on city-states describes.
rule-civ-military-win-capital = A beaten capital stays, but you take up to two trade tokens from its owner's focus cards and put them on yours as you like, at most three to a card.
rule-civ-military-win-capital-choice = When you beat a capital, you choose which trade tokens to take. City-state tokens are safe.
rule-civ-military-win-wonder = If the beaten city holds a wonder, its token stays there under your new city and you take the card.
rule-civ-military-win-capital-wonder = From a beaten capital you take wonder card and token and put the token under one of your cities that has none.
rule-civ-military-win-capital-wonder_stays = If all your cities have wonders, a beaten capital keeps its wonder. You still take trade tokens, and the victory still counts for the agenda.
rule-civ-military-win-capital-wonder_forced = If you have a city for it, you must take the wonder of a beaten capital; you only choose the city, and your capital is one of them.
rule-civ-military-win-no_city_left = If you take a city or city-state and have no unused city, a reinforced control token stands in for it.
rule-civ-military-win-no_city_left-control = A city-state taken with a stand-in token is conquered all the same, and a wonder there is controlled.
rule-civ-military-win-stand_in = Whoever beats a stand-in token on a city-state's space and conquers the city-state must put a city there if they have one. They may liberate it instead.
rule-civ-military-win-stand_in-value = In defence a stand-in is just a control token: difficulty 1, +1 for its own reinforcement, and its neighbours. The difficulty is not doubled and the 8 of the city-state does not apply.
rule-civ-military-win-token_supply = If you have no unused control token for the space you won, take one of yours back from the map (switch no_token_for_won_attack). The other way: the beaten token is merely removed.
rule-civ-military-win-token_wonder = A wonder under a beaten control token becomes yours; you place a token there as usual, no city.
rule-civ-military-win-caravans = Attacks do not harm caravans on the space.
rule-civ-military-raid_no_combat = A moving barbarian never fights: no dice, no combat bonus, no trade tokens, no diplomacy. Only its own list of effects applies.

## 17. City-states

rule-civ-citystate-cards = Each city-state has two diplomacy cards of its own, with its name on them.
rule-civ-citystate-conquer-token = When you conquer a city-state, its token goes from the map onto your focus card of its type.
rule-civ-citystate-conquer-city = Your unused city takes the place of a city-state you conquer.
rule-civ-citystate-conquer-cards_aside = The two diplomacy cards of a conquered city-state are put aside face down, even those that players hold.
rule-civ-citystate-token-use = While you resolve the focus card it lies on, a city-state token can do what a trade token does. It stays there.
rule-civ-citystate-token-once = A city-state token serves once a turn: of two attacks, only one gets the +1. In later turns it serves again.
rule-civ-citystate-token-defence = City-state tokens are of no use in defence, since a defender resolves no card (switch city_state_token_in_defence).
rule-civ-citystate-token-limit = The limit of three trade tokens on a card leaves city-state tokens out.
rule-civ-citystate-retake = Having beaten a rival city that stands on a conquered city-state, you may either conquer the city-state or liberate it.
rule-civ-citystate-retake-conquer = Conquering puts your city there and moves the city-state token to your focus card of its type. Its diplomacy cards stay aside.
rule-civ-citystate-retake-liberate = Liberating gives the beaten city back to its owner's unused ones and leaves no city there. The city-state token returns to its space, its cards are in play again, and you take one; the other lies beside the map for anybody.
rule-civ-citystate-retake-wonder = If a liberated city held a wonder, its token remains there without an owner until the city-state is conquered anew (switch liberated_wonder). The other way: the attacker moves it to one of their cities, as from a capital.
rule-civ-citystate-barbarian_razed = When a barbarian razes the city on a city-state you conquered, you keep the token on your card, yet you control the city-state only once its space is friendly to you again. Somebody else who comes to have a city or token there gets the city-state token (switch razed_city_state).
rule-civ-citystate-exchanged = If a card effect exchanges a stand-in token, the conquered city-state and any wonder there pass to the new owner. If the stand-in is destroyed, moved off or taken back, the city-state is treated as after a barbarian's raid, and the wonder stays behind without an owner.
rule-civ-citystate-barbarian_on = A barbarian may come to stand on a city-state and does it no harm.

## 18. Diplomacy cards

rule-civ-diplomacy-own_useless = Your own diplomacy cards do nothing for you. Those you have from other players and from city-states do.
rule-civ-diplomacy-limit = One diplomacy card per city-state and one per other player is the most you can have.
rule-civ-diplomacy-attack_returns = Attacking costs you the cards of the city-state or player you attack. The attacked player keeps what came from you.
rule-civ-diplomacy-only_attacks = Swapping, destroying or turning rival tokens by a card is no attack, so no diplomacy card goes back.
rule-civ-diplomacy-barbarian = You keep a city-state's card if your attack is aimed at a barbarian standing there.

## 19. Trade tokens

rule-civ-trade-sources = Trade tokens come from caravans, the trade event, beaten barbarians and capitals, and from cards.
rule-civ-trade-spend = Resolving a focus card, you may spend any number of the trade tokens on it. They go back to the supply.
rule-civ-trade-culture = Each trade token spent from a culture card lets you place 1 control token more.
rule-civ-trade-science = Each trade token spent from a science card moves the tech dial 1 space further.
rule-civ-trade-economy = Each trade token spent from an economy card lets all your caravans move 1 space more.
rule-civ-trade-industry = Each trade token spent from an industry card is 1 production for a wonder. For a city it is useless.
rule-civ-trade-military = Each trade token spent from a military card adds 1 in a single attack or defence.
rule-civ-trade-limit = A focus card holds at most three trade tokens. Any more go back to the supply at once.
rule-civ-trade-timing = You may spend trade tokens at any time while their card is being resolved, also those that have just arrived on it. On economy they help the caravans that are not finished moving (switch trade_spending).
rule-civ-trade-limit-waste = You may put a token on a full card and so lose it.

## 20. World wonders

rule-civ-wonder-types = A wonder is cultural, economic, scientific or military. Its type is shown on card and token and decides its deck.
rule-civ-wonder-limit_per_city = No city has more than one wonder.
rule-civ-wonder-control = You control a wonder while its token lies under your city or, rarely, under your control token. Effect and agendas follow at once.
rule-civ-wonder-capture = Whoever takes the space of a wonder by attack takes the wonder.
rule-civ-wonder-barbarian = When a city falls to a barbarian, its wonder token stays behind.
rule-civ-wonder-regain = The next player to build a city or place a control token on an ownerless wonder controls it, be it the former owner or not.
rule-civ-wonder-unowned_card = As long as nobody controls a wonder, its card lies beside the map and does nothing.

## 21. Event dial

rule-civ-event-turn_dial = After each round the start player turns the event pointer clockwise to the next section and carries out its icon before taking a turn.
rule-civ-event-blank = A section without icon has no effect.
rule-civ-event-trade = Trade: you receive one trade token for each of your mature cities and put them on any of your focus cards, at most three to a card.
rule-civ-event-trade-order = The tokens of the trade event are placed player by player, clockwise from the start player.

## 21. Event dial: barbarians move

rule-civ-event-barbarian-one_die = One roll by the start player sends every barbarian on the map one space in the direction bearing that number.
rule-civ-event-barbarian-caravan = A caravan that a barbarian comes upon is destroyed and returns to its owner's economy card.
rule-civ-event-barbarian-token = A barbarian destroys an unreinforced token or a city other than a capital, which its owner puts with the unused ones, and remains standing there.
rule-civ-event-barbarian-reinforced = A reinforced token loses its reinforcement to a barbarian, which goes back to where it came from.
rule-civ-event-barbarian-capital = If a barbarian comes to your capital, you discard two trade tokens of your choice from your focus cards, or all if you have fewer, and it goes back. City-state tokens are not lost.
rule-civ-event-barbarian-water = A barbarian that comes onto water keeps going the same way until it reaches land. Apart from caravans on that water, it does harm only where it ends.
rule-civ-event-barbarian-edge = A barbarian that would leave the map turns round where it is, on water too, and takes the opposite direction.
rule-civ-event-barbarian-turn_water = If the edge or a reinforced token turns a barbarian round and it comes onto water, it runs on in its new direction to the first land.
rule-civ-event-barbarian-city_state = A barbarian may end on a city-state. Then neither caravans nor attacks reach the city-state.
rule-civ-event-barbarian-stack = After everybody's move no two barbarians may share a space: roll a die and send one of them, picked at random, that way, again and again until each stands alone.
rule-civ-event-barbarian-order = Barbarians move one by one in alphabetical order, and each arrival takes effect at once (switch barbarian_order). Shared spaces are sorted out when all have moved. If two come upon the same reinforced token, the first turns it and the second destroys it.
rule-civ-event-barbarian-turn_chain = A token or capital that repels a barbarian sends it all the way to the land it came from, and that ends its move. One that has to turn twice ends where it began.
rule-civ-event-barbarian-capital_water = Sent back by a capital, a barbarian crosses water again to its starting space.
rule-civ-event-barbarian-several_pieces = A barbarian hits everything players have on a space: a caravan is destroyed even where a reinforced token or a capital on the same space sends the barbarian back.
rule-civ-event-barbarian-caravan_water = A caravan on water that a barbarian crosses is destroyed (switch barbarian_crosses_caravan_on_water).
rule-civ-event-barbarian-stack-how = Which barbarian leaves a shared space is drawn with equal chances, with a new roll each time, and its move follows all the usual rules. Of several such spaces the one with the lowest letter comes first. If the barbarian ends where it was, draw and roll again.
rule-civ-event-barbarian-stack-stuck = If none of the barbarians on a space could get away in any of the six directions, they stay together until barbarians move again.
rule-civ-event-barbarian-tokens_on_map = Resources, natural wonders and wonders without a city neither stop a barbarian nor suffer from it.

## 21. Event dial: barbarians appear

rule-civ-event-spawn = All barbarians in this game that are off the map come back, each on the icon that bears its letter.
rule-civ-event-spawn-empty = A barbarian returns only if its space is empty or holds nothing but a caravan. If a token, a city or another barbarian is there, it waits for the next time.
rule-civ-event-spawn-caravan = A barbarian that appears destroys a caravan on its space.
rule-civ-event-spawn-any_token = Any other token keeps a barbarian from returning too, a resource or a wonder without a city for example.
rule-civ-event-spawn-removed = Barbarians that a card took off the map return as well.

## 22. Victory

rule-civ-win-goal = Every victory card offers two agendas. You need one of them on each card in play.
rule-civ-win-mark = The moment you fulfil an agenda, you mark its card with one of your control tokens.
rule-civ-win-mark_stays = A mark is for good. It does not matter if the condition ceases to hold.
rule-civ-win-check = Whether somebody has won is checked when the round is over and its event is done, so everybody gets to finish the round.
rule-civ-win-tie_wonders = If several players have made it, the one with more wonders wins.
rule-civ-win-tiebreak = With equally many wonders, more friendly spaces decide. A city or a token makes one space each; caravans do not count.
rule-civ-win-first_wording = Being first in the middle of a round is not enough, although the overview puts it that way: what counts is the end of the round.
rule-civ-win-tie_left = If wonders and friendly spaces are equal, the victory is shared, unless being later in turn order shall decide (switch final_tie).
rule-civ-win-check_time = Agendas are looked at after every change, in anybody's turn and during events (switch agenda_check). Fulfilled for a moment is enough, and what an event brings counts in the check right after it.
rule-civ-win-same_round = There is no race for a card or agenda: all players may mark it, sooner or later.
rule-civ-win-both_agendas = Fulfilling the second agenda of a card gains you nothing more.
rule-civ-win-mark_supply = A mark uses one of your 31 control tokens. If none is unused, the agenda is noted without one, and nothing comes off the map (switch agenda_marks_use_tokens).

## 22. Victory: agendas

rule-civ-agenda-cities = All 8 of your cities are on the map, the capital among them. Stand-in tokens do not count.
rule-civ-agenda-wonders_economy = You control 2 economic wonders.
rule-civ-agenda-warmonger = You have beaten 1 rival capital, or you control 2 conquered city-states.
rule-civ-agenda-wonders_military = You control 2 military wonders.
rule-civ-agenda-coast = You control 15 spaces next to water or at the map edge, by city or token. A space that is both counts once.
rule-civ-agenda-wonders_culture = You control 2 cultural wonders.
rule-civ-agenda-tech = Your tech dial has reached 24.
rule-civ-agenda-wonders_science = You control 2 scientific wonders.
rule-civ-agenda-mature = You have 5 mature cities; the capital can be one.
rule-civ-agenda-natural = You control 2 natural wonders.
rule-civ-agenda-edge = Spaces with fewer than six neighbours lie at the edge of the map. A hole filled with water makes no edge.
rule-civ-agenda-capital_beaten = A beaten capital counts only if you won the attack yourself; it counts even if there was nothing to take.
rule-civ-agenda-city_states = You control a conquered city-state if its token lies on your focus card and your city or token is on its space.
rule-civ-agenda-natural_held = You control a natural wonder while your token, or your city, is on its space.

## 22. Victory: epic game

rule-civ-epic = For a longer game lay out four victory cards; you then need an agenda on all four (switch victory_cards).

## 23. Other clarifications

rule-civ-clar-parallel = If everybody agrees, play may continue while somebody is still picking a new focus card.
rule-civ-clar-parallel-digital = Here the game waits until the new focus card is chosen, as the choice may matter to the next player.
rule-civ-clar-card_over_rule = Where a card contradicts a general rule, the card prevails, but no further than its text goes.
rule-civ-clar-as_if_slot = If an effect lets you resolve a card "as in slot X", X replaces the slot throughout: for terrain, steps, production, combat and conditions.
rule-civ-clar-start_of_turn = What happens at the start of your turn comes before you choose a card, each effect once, in the order you like.
rule-civ-clar-start_of_turn-new = If you gain an effect for the start of your turn during a turn, you can use it from your next turn on.
rule-civ-clar-once_per_turn = "Once per turn" is counted for every player's turn anew. What you used on your own turn can serve again in defence on the next player's turn, where defence allows it.
rule-civ-clar-automatic = Combat bonuses, lower costs and changed difficulties work by themselves. You are asked only where a text says "may", "can" or "up to".
rule-civ-clar-on_build = An effect "when built" works once and only for the builder, when the token has been placed and the next wonder turned up. Taking the wonder over later does not repeat it.
rule-civ-clar-plain_distance = Except for attacks, building cities and moving caravans, "within so many spaces" and "adjacent" on cards mean the plain distance across anything, water too. Distance 0 is within.
rule-civ-clar-difficulty_changes = First see which text sets the lowest difficulty, then subtract reductions; the type of terrain never changes. Example: Japan with Mohenjo-Daro counts a mountain at the edge as 3 less 1, that is 2, and it remains a mountain.
rule-civ-clar-swap = Cards that swap slots keep everything that lies on them.
rule-civ-clar-no_type_in_row = If your row has no card of the type a trade token is meant for, the token is lost. If there are two, you choose.

## 24. Rulings on particular cards: general

rule-civ-card-mathematics = Mathematics: the trade token may be put on the science card itself and be spent right away.
rule-civ-card-drama_move = Drama and Poetry: any of your tokens may move, even one just placed, and keeps its side. It goes to an adjacent empty land space of any difficulty, collects and triggers nothing there, and leaves a natural wonder, wonder or conquered city-state behind.
rule-civ-card-mass_media = Mass Media: the exchange is optional and no attack, and a natural wonder goes along. If you have no unused token, take one back first; if you do not, you cannot choose an unreinforced target.
rule-civ-card-nuclear = Nuclear Power: the strike is optional, comes before the dial moves and needs the card to be resolved as slot 5, so a repeat as slot 1 has none. Any space may be its centre, water too. Your own tokens are hit, cities are not, and natural wonders of destroyed tokens return.
rule-civ-card-currency = Currency: to step onto a barbarian, the caravan needs terrain it may enter. The barbarian goes, to appear again some day; there is no reward and it does not count as beaten. The caravan ends its move, which on a city-state means that it arrives.
rule-civ-card-steam_water = Steam Power and Capitalism: caravans may end their move on water too. Water has difficulty 1.
rule-civ-card-husbandry = Animal Husbandry: building on your caravan ignores range and terrain, but not water and not the distance to cities and city-states, and the space must be free except for caravans, a token of yours or an ownerless wonder. The caravan used returns to the economy card for the rest of the turn; any others remain.
rule-civ-card-nationalism = Nationalism: as slot 5, production starts at 7. Water may be crossed in counting, but the city itself stands on land.
rule-civ-card-mass_production = Mass Production: attack first; then reinforce the slot number less the attacks made, won or lost, never below 0. Repeating an attack on the same target counts again; without any attack it is the full number.
rule-civ-card-flight = Flight: reinforce, then attack. Nothing stops the counting of range, but the target must be a legal one.
rule-civ-card-capitalism = Capitalism: when it has been reset you may, once a turn, resolve some other card of your row as slot 1 and leave it where it is. Trade and city-state tokens lying on that card are usable. Whatever waits for a reset or for slot 5 is not set off.
rule-civ-card-arsenal = Venetian Arsenal: once a turn you may resolve a card that was really in slot 5 again as slot 1, before its reset and with all choices made anew. That may also be the economy card resolved through Estádio do Maracanã, but nothing resolved "as in" a slot. It is still the same turn: tokens used once per turn are not renewed, and caravans that came back stay on the card.
rule-civ-card-machu = Machu Picchu always applies to a card that really lies in slot 1 or 2, but not to one resolved "as slot 1" (switch machu_picchu_as_slot_one).
rule-civ-card-pentagon = Pentagon: range has no limit, but what blocks counting still blocks it (switch pentagon_range).
rule-civ-card-maracana = Estádio do Maracanã: once a turn, after the effects at the start of the turn, you may resolve and reset the economy card first; then you must choose another type, resolved from the slot where it now lies (switch maracana_timing). With economy in slot 5 and military in slot 4, military thus moves to slot 5. As printed, the economy card comes after the other card, before that one is reset.
rule-civ-card-petra = Petra: before a protected space a barbarian turns back where it is, as if the map ended there. It ends where it began if the opposite direction is no better, protected or off the map. A caravan inside is safe; your unreinforced tokens enjoy no protection.
rule-civ-card-stonehenge = Stonehenge: it takes a placed token to set it off. Then place as many as you like on neighbouring hills; neither slot nor a nearby city matters, the other rules of placing do. Every further token on hills sets it off anew.
rule-civ-card-maturity_helpers = Sydney Opera House and Open Borders help with maturity only; they give no range and no spaces for agendas. Cities of the other player do not help, since maturity asks for control tokens.
rule-civ-card-potala_lost = Potala Palace: if you lose it, you give back surplus diplomacy cards at once, as you choose.
rule-civ-card-joint_bonuses = All bonuses in attack and defence add up, without limit.
rule-civ-card-japan = Japan: only your own turn is affected. The difficulty then applies to placing, moving and building and to whoever defends such a space, barbarians too, ahead of doubling. A natural wonder has no terrain, so its space stays at 5.
rule-civ-card-america = America: a natural wonder you gain or spend has to lie on one of your focus cards afterwards, possibly the same as before; the limit of three leaves it out. Each turn it serves once: on its card as a trade token, even in defence, or from anywhere as its resource; whether it or a trade token is spent is your choice. Losing the natural wonder takes it off the card.

## 24. Rulings on particular cards: focus cards

rule-civ-card-civil_service = Civil Service: for the last token any city or token of yours will do as a neighbour, even one you have only just placed. Slot and closed spaces apply as before, and you may skip the other two.
rule-civ-card-replaceable_parts = Replaceable Parts: natural wonders do not count as a kind you have. If you own all four kinds, or the missing ones are out of supply, you take nothing; the dial moves anyway.
rule-civ-card-steam_exchange = Steam Power: the swap follows when all caravans have moved. You hand in a resource token, not a natural wonder, and get a different kind; if the supply has no other kind, there is no swap.
rule-civ-card-urbanization = Urbanization: once the city stands, the two tokens go beside it and beside no other city (except with Chichen Itza), within the slot and by the rules of placing. You cannot add to them with trade tokens.
rule-civ-card-iron_working = Iron Working: against barbarians the bonus is +3 altogether.

## 24. Rulings on particular cards: leaders

rule-civ-card-rome = Rome: only real cities serve as a start, no stand-in tokens. It changes nothing for caravans out on the map.
rule-civ-card-france = France: the latest era among the wonders you control when you resolve a culture card decides, as one number (1, 2 or 3) and not a sum, each time you resolve one.
rule-civ-card-aztec = Aztec: the swap needs a reset of the military card that turn, so resolving it through Capitalism does not do. It comes after the reset and may involve any two cards, the military card too.
rule-civ-card-scythia = Scythia: what counts, attacking or defending, is the terrain of the space that is defended. City-states are grassland, natural-wonder spaces are nothing.
rule-civ-card-sumeria = Sumeria: only barbarians beaten in an attack bring the resource, of any kind the supply has.

## 24. Rulings on particular cards: wonders

rule-civ-card-hanging_gardens = Hanging Gardens: use the changed difficulty; Mohenjo-Daro thus opens mountains and natural wonders. The slot is irrelevant. You collect as always, and Stonehenge may follow.
rule-civ-card-forbidden_city = Forbidden City: destroying the token is not attacking. A wonder is left without owner, a natural wonder returns to its space, and a city-state is treated as after a raid.
rule-civ-card-chichen_itza = Chichen Itza: forest anywhere on the map is open whenever a placing would require a city next to it, provided nothing at all lies there, no caravan and no token. Slot and other limits of difficulty stay in force.
rule-civ-card-eiffel = Eiffel Tower: one rival must have two control tokens on the map and you an unused one, if need be taken back for it. The rival decides between the two. Yours comes down unreinforced, and with the space you get its natural wonder, wonder or conquered city-state.
rule-civ-card-lighthouse = Great Lighthouse: the space must be truly empty land at the edge; no way is counted. Slot limit and distance from cities and city-states remain. It works with every industry card.
rule-civ-card-colossus = Colossus: six spaces each time the economy card is resolved, shared out among the caravans as they move, besides trade tokens.
rule-civ-card-zimbabwe = Great Zimbabwe: a trade token destined for one of your focus cards may come here, even if it is tied to a type, but not one laid by a rival (Embassy). While here it is out of reach: nobody spends it, takes it or loses it to barbarians. A new owner of the wonder gets the tokens with the card.
rule-civ-card-big_ben = Big Ben: caravans on the defending space itself do not count, only those beside it. Each side looks at its own, whatever the opponent, be it a barbarian or a city-state.
rule-civ-card-pyramids = Pyramids improve up to three cards of level I, Porcelain Tower up to two of level I to III, all different and chosen at once. Each goes up one level, once, provided your focus deck has the card.
rule-civ-card-potala = Potala Palace: choose up to three cards altogether out of the stacks of your rivals, one rival or several. Later visits by caravan bring a further card, and you keep those you have. From a city-state it is still no more than one.
rule-civ-card-oxford = Oxford University: put the card you gain on the dial in place of any card but science, or in place of the card of its own type; science makes room for science only. What lay on the old card moves along, except that caravans need an economy card, and the token of a city-state a card of its type.
rule-civ-card-oxford_caravans = You have as many caravans as your best economy card allows, and any economy card moves all of them. With no economy card in the row, those on the card are put away and those on the map cannot move.
rule-civ-card-oxford_tokens = If your row lacks the type of a city-state you conquered, its token waits by your leader sheet, controlled but useless; if the type is there twice, you choose. In attack you spend from the military card you are resolving, in defence from any in your row, and with none you spend nothing.
rule-civ-card-kremlin = Kremlin: all reinforced tokens on the map are compared when the attack is declared, and you need more, not just as many. It works against rival tokens, cities and capitals, not against city-states or barbarians.
rule-civ-card-cost = Egypt, Brussels and Buenos Aires lower costs together, but not below 0. For Buenos Aires it matters which wonders you control, whoever built them.

## 24. Rulings on particular cards: city-states and diplomacy

rule-civ-card-carthage = Carthage: count without regard to obstacles, 0 to 2 spaces from where the defender is; thus a city-state under attack or a city defending itself counts too. Included are your cities and every city-state token on the map, even that of Carthage.
rule-civ-card-kabul = Kabul: the bonus holds against capitals, as they are cities, but not against a token standing in for a city.
rule-civ-card-seoul = Seoul: the barbarian takes one step to land where there is nothing at all; it may leave a city-state this way. As this is not the barbarians' own move, it destroys and triggers nothing.
rule-civ-card-geneva = Geneva: you need a different card to take, lying in the stack of the same player. The one you hand back does not qualify.
rule-civ-card-kumasi = Kumasi: this holds for sites, ways and placing as long as you resolve an industry or culture card, so neither at the start of a turn nor in combat.
rule-civ-card-mohenjo = Mohenjo-Daro: this covers all placing of control tokens, by culture, Urbanization or Hanging Gardens. A token that is moved or replaced is not placed.
rule-civ-card-joint_war = Joint War and Defensive Pact fail only against the player they come from. Joint War helps against barbarians and city-states as well, and cards from different rivals are added together.
rule-civ-card-embassy = Embassy: once for each arrival in the giver's capital, if you have the card by then or take it there. Both parts are compulsory: you choose which of the giver's cards gets the token (lost if it is full), then you take any resource the supply has.

## 25. What the worked examples fix

rule-civ-example-setup = Example: Grand Mesa, Buenos Aires (gear in a diamond), marble and barbarian I go where icon, frame and letter agree.
rule-civ-example-mature = Example: a city at the edge has four neighbouring spaces, each water or with a token of its owner. It is mature.
rule-civ-example-culture = Example: culture in slot 2 places on grassland and hills, nowhere else.
rule-civ-example-science = Example: the pointer reaches a level-IV space, and Flight (IV) replaces Iron Working (II).
rule-civ-example-caravan = Example: with Foreign Trade in slot 3 a caravan cannot cross the mountain but reaches Seoul through the forest. It returns to the card, two trade tokens go on science, and one Seoul card is taken.
rule-civ-example-city = Example: Pottery in slot 2 builds only where hills or easier terrain can be reached and nothing else forbids it.
rule-civ-example-wonder = Example: Forbidden City costs 9. Slot 3, 1 marble and 2 oil make 3 + 2 + 4 = 9.
rule-civ-example-reinforce = Example: military in slot 2 reinforces any two of your tokens.
rule-civ-example-combat = Example: the attacker has 5 + 2 + 1 = 8, the defender 3 + 3 + 1 + 2 = 9. Two trade tokens lift the attacker to 10, and the attack is won.
rule-civ-example-barbarian = Example: one roll moves all barbarians. D destroys a city, F runs on across water in the same direction.
rule-civ-example-tile = Example: a tile that touches fewer than four spaces lies wrong, one that touches four lies right.

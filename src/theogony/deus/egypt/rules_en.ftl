### Deus, Egypt expansion: the rule reference, in the order of the rule list. Texts in our own words.

## 1. Choosing the card sets

rule-egypt-choice-per_colour = For each of the six colours the table decides separately whether to play with the base cards or the Egypt cards (switches blue_set, green_set, yellow_set, brown_set, red_set, purple_set).
rule-egypt-choice-whole_set = A colour is always played with a complete set of 16 cards; its two sets are never blended. Only for the temples is there a mixed variant (switch purple_set).
rule-egypt-choice-deck_size = Whatever the choice, the deck has 96 cards, 16 of each colour.
rule-egypt-choice-rules_follow = The extra material and rules of a colour come into play only with its Egypt cards: the market with blue, barges with green, the scribe with brown, combat markers with red.
rule-egypt-choice-general_rules = 1x abilities, building conditions, ranks and seas apply to every card that refers to them, whichever colours come from Egypt.
rule-egypt-choice-base_rest = What the expansion does not change stays as in the base game: turns, the steps of building, gods, attacks and the end of the game.
rule-egypt-choice-shared = The sets are chosen once, before set-up. The choice is public and the same for everybody, as there is only one deck.
rule-egypt-components-cards = The expansion brings 96 building cards, 16 of each colour.
rule-egypt-components-market = There is 1 market tile.
rule-egypt-components-scribes = There are 4 scribe markers, one in each player colour.
rule-egypt-components-markers = There are 20 combat markers, 5 in each player colour.
rule-egypt-components-barges = There are 24 barges: 7 of size 1, 8 of size 2 and 9 of size 3.

## 2. Terms

rule-egypt-rank-def = The rank of a card is its place in the row it lies in, counted from the bottom: the lowest card has rank 1, the one above it rank 2, and so on.
rule-egypt-rank-physical = For ranks every card of the row counts, whatever its colour, even a face-down joker. A card keeps its rank for the rest of the game.
rule-egypt-rank-foreign_row = A card that a temple lets you lay into another row has the rank of its place there. A Mill laid third into the blue row has rank 3.
rule-egypt-rank-temple_row = Temple cards have ranks too, but these are of no use for activation: temples have no standard effect to carry out.
rule-egypt-sea-def = A sea is a sea region together with all sea regions connected with it, taken as large as possible.
rule-egypt-sea-across_tiles = A sea may go on across several continent tiles. Two sea regions of the same tile that are not connected belong to different seas.
rule-egypt-sea-ships_irrelevant = Pieces and combat markers neither divide a sea nor join two seas; only the terrain counts.

## 3. 1x abilities

rule-egypt-once-some_cards = Many Egypt cards have a 1x ability in addition to their standard effect. It is the upper of the two texts.
rule-egypt-once-once = The 1x ability of a card can be used once in the whole game, whereas its standard effect comes back with every activation.
rule-egypt-once-timing = A 1x ability can be used only while its card is being played, not when the card is activated on a later turn.
rule-egypt-once-before_after = You choose which comes first, the 1x ability of a card or its standard effect.
rule-egypt-once-optional = You may do without a 1x ability.
rule-egypt-once-lost = A 1x ability you did not use is lost for good.
rule-egypt-once-after_lower = The lower cards of the row take effect first; the 1x ability belongs to the new card at the top. A market change it brings comes too late for the cards below it this turn.
rule-egypt-once-example_manufactory = Example: a Manufactory is laid on top of an Architect Workshop. The Workshop gives the 2 top discards but not its 1x ability again; then the Manufactory gives 1 piece and, used afterwards, 4 VP for 4 sets of 2 pieces on the tableau, the new piece among them.
rule-egypt-once-independent = 1x ability and standard effect do not depend on each other: you may use both, either one or neither.
rule-egypt-once-no_repeat_by_activation = Library, Royal Archives, the Academies of the base game and the coin of an Observatory repeat standard effects only, never a 1x ability.
rule-egypt-once-foreign_row = A card that a temple lets you lay into another row keeps its 1x ability, since it is being played.
rule-egypt-once-joker = A card laid face down as a joker has no 1x ability, no standard effect, no building condition and no printed cost.
rule-egypt-once-double = If a coin from an Observatory further down doubles the new card at once, its 1x ability comes before both runs or after both. Between them it is possible only if the table allows it (switch once_between_runs).
rule-egypt-once-partial = A 1x ability that cannot be carried out in full is carried out as far as possible.

## 4. Special building condition

rule-egypt-cond-minimum = Some cards show, next to the cost, how many buildings must at least stand in the region where the new piece goes.
rule-egypt-cond-before_placing = The new piece itself does not count towards its building condition.
rule-egypt-cond-not_empty = With a minimum of 1, as for the Archers, the piece cannot go to an empty region. So it can be neither your very first building nor placed on the edge for 3 VP.
rule-egypt-cond-on_top = All usual placement rules apply as well: your own region, different kinds, the right terrain. Archers cannot go where you have nothing but an army.
rule-egypt-cond-what_counts = For the condition all your buildings in the region count: standard pieces, armies and a temple. Combat markers, the scribe and laid-down armies do not.
rule-egypt-cond-no_site = If no region meets all conditions, the card cannot be played.
rule-egypt-cond-foreign_row = The building condition holds even if the card is laid into another row, as it concerns the board and not the row.

## 5. Blue, the market: set-up

rule-egypt-market-replace = The 16 blue Egypt cards replace the 16 blue cards of the base game.
rule-egypt-market-setup = The market tile is put beside the board, with one marker of each resource on its middle space.
rule-egypt-market-source_small = With 2 or 3 players the four market markers come from those left over at set-up. The general supply keeps 8 or 12 of each after the starting resources.
rule-egypt-market-source_four = With 4 players the four market markers come from the general supply, which keeps 15 of each after the starting resources instead of 16.
rule-egypt-market-pieces_fixed = The markers on the market only show values. They belong to nobody and never return to the general supply.

## 5. Blue, the market: values

rule-egypt-market-start = Every resource starts with the values of the base game: 4 gold and 2 VP.
rule-egypt-market-scale = The market has three spaces: 2 gold and 1 VP, 4 gold and 2 VP, 6 gold and 3 VP.
rule-egypt-market-only_blue_once = Every blue Egypt card has a 1x ability that changes the market. Nothing else changes it.
rule-egypt-market-clamp = Raising a resource on the top space or lowering one on the bottom space has no effect.
rule-egypt-market-swap = A swap takes two different resources. Swapping two with the same value is allowed and changes nothing.
rule-egypt-market-public = There is one market for all players; a value holds until it is changed again.

## 5. Blue, the market: paying building costs

rule-egypt-market-build_price = Paying gold in place of a resource of a building cost takes the current gold value of that resource instead of 4: with wheat at 2, each wheat you replace costs 2 gold.
rule-egypt-market-build_any = Market prices apply when building any card, base cards and temples included, and to each resource of the cost separately. With wheat at 2, stone at 6, clay and wood at 4, a temple paid all in gold costs 16.
rule-egypt-market-build_only = Gold still replaces resources in building costs only, never in sales, and you may still pay gold for a resource you own. Only the price has changed.
rule-egypt-market-build_before_once = The 1x ability of a card never changes what that card itself costs: it is paid for beforehand.
rule-egypt-market-gold_untouched = Gold printed in a cost, the gold for a Mill, tolls and prices given in gold do not depend on the market.

## 5. Blue, the market: card effects

rule-egypt-market-effects = Cards that speak of the market value use the value in gold or VP that holds at that moment.
rule-egypt-market-example14 = The general example, 14 gold instead of 20 for 4 wheat at 2 and 1 stone at 6, shows plain market values. The Souk, the only card that buys, asks for half, here 7 gold; the table may decide on the full price (switch souk_price).

## 5. Blue, the market: end of the game

rule-egypt-market-majority_vp = Having the most of a resource scores its current VP value, 1, 2 or 3, instead of 2 VP.
rule-egypt-market-majority_gold = Having the most gold still scores 2 VP.
rule-egypt-market-majority_ties = If a majority is tied, every tied player gets its full value. At least 1 of the resource is needed.
rule-egypt-market-majority_count = All resources you own count, those on barges too. Market markers, resource temples, coins on cards and VP do not.

## 5. Blue: the cards

rule-egypt-blue-grand_souk = Grand Souk: sell up to 4 resources of any kinds, each for its gold value; 1x: swap the values of two resources.
rule-egypt-blue-grand_souk-no_interrupt = Grand Souk: the swap comes before the whole sale or after it, never in between. 3 clay at 2 and 1 stone at 6 bring 12 gold, or 20 after swapping these two, but never 24.
rule-egypt-blue-merchantman = Merchantman: hand in 1 clay, 1 wheat, 1 wood and 1 stone for 6 VP; 1x: swap the values of two resources.
rule-egypt-blue-merchantman-exact = Merchantman: all four resources are needed, one of each, and gold replaces none of them. One set per activation, always for 6 VP whatever the market.
rule-egypt-blue-cargo_barge = Cargo Barge: sell up to 2 sets of 2 of its resource, each set for the VP value; 1x: lower any one resource by one step.
rule-egypt-blue-cargo_barge-sets = Cargo Barge: only 2 or 4 can be sold; who has 3 sells 2. Example: at a value of 3, one set scores 3 VP and two sets score 6 VP.
rule-egypt-blue-papyrus_boat = Papyrus Boat: sell up to 6 of its resource, each for its gold value; 1x: raise any one resource by one step.
rule-egypt-blue-souk = Souk: move one of your ships any distance within its sea, then buy up to 5 resources of any kinds, each for half its gold value (1, 2 or 3); 1x: raise or lower its own resource by one step. It is the only effect that moves anything but armies.
rule-egypt-blue-souk-no_move = Souk: you may buy without moving a ship.
rule-egypt-blue-souk-cross = Souk: the ship may pass regions with other ships, no matter whose they are.
rule-egypt-blue-souk-end = Souk: the ship must end its move in an unoccupied sea region. An army, a ship or a combat marker there rules it out, even your own.
rule-egypt-blue-souk-same_sea = Souk: the ship never leaves its sea. Another sea cannot be reached, even if it lies on the same tile.
rule-egypt-blue-souk-example = Example: 2 clay at 4, 2 stone at 6 and 1 wood at 4 cost 12 gold with a Souk.
rule-egypt-blue-souk-optional = Souk: you may also move without buying. Any ship of yours may move, not just the new one, and the move comes before the purchase.
rule-egypt-blue-souk-army_aboard = Souk: a ship with an army of yours in its region cannot leave, because the army needs it there. A table may let it carry the army along instead (switch ship_with_army).
rule-egypt-blue-souk-attack = Souk: after the ship's move, attacks are checked at once, before the purchase. The region the ship has left is no longer occupied.
rule-egypt-blue-supply = Sold resources go to the general supply and bought ones come from it. What it does not have cannot be bought.
rule-egypt-blue-zero = "Up to" includes zero. Gold that one card brings can be spent with the next one.

## 6. Green, barges and storing

rule-egypt-barges-replace = The 16 green Egypt cards replace the 16 green cards of the base game.
rule-egypt-barges-start = Each player starts with one barge of size 2 and one of size 3, together 5 slots. The other barges form a supply.
rule-egypt-barges-slot = Each slot of a barge holds exactly one resource.
rule-egypt-barges-mixed = One barge may hold resources of different kinds.
rule-egypt-barges-resort = You may rearrange stored resources among your barges at any time.
rule-egypt-barges-store = At the end of your turn you must store your resources.
rule-egypt-barges-overflow = Resources that find no slot go back to the general supply. With 8 resources and 5 slots exactly 3 are lost.
rule-egypt-barges-gain = More barges come only from the 1x ability of a production card you build. You take one of the size named from the barge supply; if you do without, you never get it.
rule-egypt-barges-choice = You choose what you lose, and you lose only as much as does not fit.
rule-egypt-barges-own_turn = The limit is checked only at the end of your own turn. During the turn you may hold and spend any number of resources.
rule-egypt-barges-last_turn = Resources must be stored after the last turn of the game too, before the majorities are counted.
rule-egypt-barges-both_actions = Storing follows an offering as well as a build, so what Ceres brings must fit too.
rule-egypt-barges-gold = Only resources need storage; gold, cards, pieces and VP do not.
rule-egypt-barges-start_goods = The 4 starting resources take up slots as well, so 1 slot is free at first.
rule-egypt-barges-usable = Stored resources are used like any others: they pay costs, can be sold and count for majorities.
rule-egypt-barges-exhausted = If no barge of the size named is left, you gain nothing; there is no other size instead.
rule-egypt-barges-new_in_time = A barge gained this turn is already there for storing at its end.

## 6. Green: the cards

rule-egypt-green-piecework = Piecework: with a production building in the card's terrain you may fill one empty barge completely with the resource of that terrain; 1x: a barge of size 1.
rule-egypt-green-piecework-resort = Piecework: you may rearrange your resources first to empty a larger barge. With 1 resource on the barge of size 2 and 1 on that of size 3, put both on the smaller one and gain 3.
rule-egypt-green-piecework-empty = Piecework: a barge can be used as empty if all you own at that moment fits on your other barges, unless the table ignores what is not stored before the end of the turn: then any of your barges can (switch piecework_unstored).
rule-egypt-green-piecework-once_first = Piecework: a barge taken first with the 1x ability already counts, as the empty one or as room for other resources.
rule-egypt-green-piecework-short = Piecework: if the general supply has too few, you load what is left.
rule-egypt-green-piecework-once = Piecework: one barge is filled per activation, however many production buildings you have in that terrain.
rule-egypt-green-outsourced = Outsourced Production: one production building of yours yields as many resources as there are buildings in its region; 1x: a barge of size 1.
rule-egypt-green-outsourced-self = Outsourced Production: the production building itself is counted too.
rule-egypt-green-outsourced-types = Outsourced Production: only the terrains of adjacent regions decide which resources you may take, no matter who occupies those regions. The region's own terrain helps only if a neighbour has it too.
rule-egypt-green-outsourced-mix = Outsourced Production: you mix the possible resources freely, however many neighbours have each terrain.
rule-egypt-green-outsourced-example = Example: a mountain with 3 of your buildings lies next to a village, a swamp and a forest. That gives 3 resources, only clay and wood, for instance 1 clay and 2 wood.
rule-egypt-green-outsourced-count = Outsourced Production: a temple and an army in the region count, a combat marker does not. Sea regions and villages, even defeated ones, allow no resource; without a land region next to it there is nothing.
rule-egypt-green-mill = Mill: one production building of yours yields as many resources of its region as the rank of this card; 1x: a barge of size 3.
rule-egypt-green-mill-cost = Mill: building it costs as much gold as its rank. Example: as second card of the row it costs 2 gold and gives 2 resources.
rule-egypt-green-mill-choice = Mill: any production building of yours may be chosen. The number stays the same on later activations, as the rank does not change.
rule-egypt-green-seasonal = Seasonal Work: every production building of yours yields 1 resource of its region; 1x: a barge of size 2.
rule-egypt-green-barn = Barn: every production building of yours with at least 2 buildings in its region yields 1 resource of that region; 1x: a barge of size 1.
rule-egypt-green-barn-count = Barn: a temple and an army count towards the 2 buildings, combat markers do not.
rule-egypt-green-new_included = A production building placed this turn already takes part in the effects.

## 7. Yellow, science: the cards

rule-egypt-yellow-replace = The 16 yellow Egypt cards replace the 16 yellow cards of the base game. They need no further material and no special rules; each has a strong 1x ability.
rule-egypt-yellow-architect = Architect Workshop: take the 2 top cards of the discard pile; 1x: gain pieces until 2 of each kind are on your tableau.
rule-egypt-yellow-architect-limit = Architect Workshop: the hand limit of 10 holds. With 9 cards in hand you take only the top one.
rule-egypt-yellow-architect-pile = Architect Workshop: if the discard pile has fewer than 2 cards, you take what is there. Nothing is reshuffled and nothing comes from the draw pile.
rule-egypt-yellow-architect-once = Architect Workshop: the 1x ability concerns the five standard kinds and goes as far as your personal supply lasts. Kinds with more than 2 pieces stay as they are.
rule-egypt-yellow-library = Library: choose a kind, return all its pieces from your tableau to your personal supply and gain 1 VP for each; 1x: activate any one other card above your tableau.
rule-egypt-yellow-library-any = Library: the card activated may have any rank and any colour. It may lie in the same row and may already have taken effect this turn.
rule-egypt-yellow-library-zero = Library: a kind without pieces on your tableau gives 0 VP.
rule-egypt-yellow-house_of_life = House of Life: draw as many cards as you like for 1 gold each; 1x: gain 2 gold for each piece on your tableau.
rule-egypt-yellow-house_of_life-board_only = House of Life: pieces in your personal supply or on the board do not count, so the science piece just built does not either.
rule-egypt-yellow-house_of_life-announce = House of Life: you name the number of cards and pay for them before you draw the first.
rule-egypt-yellow-house_of_life-limit = House of Life: the hand limit of 10 holds.
rule-egypt-yellow-house_of_life-max = House of Life: you cannot name more cards than your hand has room for, your gold pays for or the two piles still hold.
rule-egypt-yellow-archives = Royal Archives: activate one card of the same rank in another row; 1x: gain 2 VP for each card of the type shown above your tableau.
rule-egypt-yellow-archives-rank = Royal Archives: what counts is the rank of the Archives; the colour of the other card does not matter. Example: as third card of its row it activates any card of rank 3 in another row.
rule-egypt-yellow-archives-type = Royal Archives: the 1x ability counts cards by their own colour wherever they lie, and a face-down joker not at all, unless the table counts by row (switch archives_count).
rule-egypt-yellow-manufactory = Manufactory: gain 1 piece of any kind; 1x: gain 1 VP for each set of 2 pieces on your tableau.
rule-egypt-yellow-manufactory-sets = Manufactory: any two pieces make a set, so half of your pieces on the tableau counts, rounded down: 3, 2 and 3 pieces give 4 VP. The table may ask for two of the same kind (switch manufactory_sets).
rule-egypt-yellow-scribal_school = Scribal School: pay 2 gold apiece for up to 3 pieces of your choice; 1x: draw until you hold 8 cards.
rule-egypt-yellow-observatory = Observatory: put 1 gold of yours on another card above your tableau. Its next activation is carried out twice, and the coin then goes to the supply; 1x: draw until you hold 8 cards.
rule-egypt-yellow-observatory-own_gold = Observatory: the coin comes from your own gold. Without gold there is no effect.
rule-egypt-yellow-observatory-single = Observatory: a card never carries two coins.
rule-egypt-yellow-draw8 = Drawing up to 8 cards gives nothing to a player who holds 8 or more.
rule-egypt-yellow-pieces = Pieces always come from your own personal supply. What is not there can be neither gained nor bought.
rule-egypt-yellow-reshuffle = If the draw pile runs out while you draw, the discard pile is reshuffled and you draw on.

## 7. Yellow, science: activation by other cards

rule-egypt-yellow-activate-standard = Activating a card means its standard effect alone: no other card of its row, no building cost, no piece, no 1x ability. Gold or combat markers that the effect demands must be paid.
rule-egypt-yellow-activate-no_temple = Library, Royal Archives and Observatory can choose neither a temple nor a face-down joker.
rule-egypt-yellow-activate-other = Library and Observatory never choose themselves, but another copy of the same card is allowed.
rule-egypt-yellow-activate-nested = Royal Archives that are activated activate a card in turn, by their own rank and row. A card that is still taking effect cannot be activated again meanwhile; this also holds for base science cards when a temple has brought science cards into other rows.
rule-egypt-yellow-double-when = Every activation uses up the coin: by its row, even later in the same turn, by Library, by Royal Archives or by a science card of the base game. On a higher card of the same row the coin works at once, on a lower one it waits.
rule-egypt-yellow-double-how = A doubled card carries out its standard effect twice in a row, each time with its own choices and costs. The coin goes even if you skip one of them; a doubled Garrison needs 2 combat markers to place two.
rule-egypt-yellow-double-coin = A coin on a card is nobody's gold: it cannot be spent or stolen and counts for no majority. It stays there until it is used or the game ends.

## 8. Brown, the scribe

rule-egypt-scribe-replace = The 16 brown Egypt cards replace the 16 brown cards of the base game. Each player gets one scribe marker.
rule-egypt-scribe-move = Whenever you build a civil building, you must put your scribe under that piece.
rule-egypt-scribe-last = So your scribe is always under the civil building you built last.
rule-egypt-scribe-before_activation = The scribe moves when the piece is placed, before any card takes effect. The lower brown cards already use its new place.
rule-egypt-scribe-by_piece = The piece decides, not the row: a brown card in another row and a joker in the brown row move the scribe, a card of another colour in the brown row does not.
rule-egypt-scribe-no_piece = The scribe is no building, occupies nothing and is moved by nothing else.
rule-egypt-brown-two_currencies = Country Estate, Town House and Inn exist in two versions, with 1 VP or 3 gold for each thing counted; so do Lighthouse and Palace, whose gold versions are reconstructed.
rule-egypt-brown-country_estate = Country Estate: counts the unoccupied land regions adjacent to your scribe's region. Villages do not count.
rule-egypt-brown-country_estate-defeated = Country Estate: a defeated village counts as an unoccupied land region and brings 1 VP or 3 gold.
rule-egypt-brown-country_estate-markers = Country Estate: a region with anybody's combat marker is occupied; sea regions never count. A village is defeated once it was attacked or taken by Archers, whether or not an army lies there, or emptied while emptied villages count as attacked (switch emptied_is_attacked).
rule-egypt-brown-lighthouse = Lighthouse: counts the seas next to which you have at least one building on land. Each sea counts once, even across several tiles.
rule-egypt-brown-lighthouse-land = Lighthouse: ships, armies at sea and regions held only by a combat marker do not count. The scribe plays no part.
rule-egypt-brown-palace = Palace: counts the continent tiles on which you have at least 1 building. A tile is not a region.
rule-egypt-brown-palace-any = Palace: ships and armies count as buildings, combat markers and laid-down armies do not. The scribe plays no part.
rule-egypt-brown-town_house = Town House: counts the buildings in your scribe's region. Example: 3 buildings bring 3 VP or 9 gold.
rule-egypt-brown-town_house-temple = Town House: a temple and an army are counted too.
rule-egypt-brown-inn = Inn: counts the regions you occupy with the same terrain as your scribe's region, that one included. Example: with the scribe in a swamp, every swamp you occupy brings 1 VP or 3 gold.
rule-egypt-brown-inn-markers = Inn: regions held only by a combat marker of yours count, as you occupy them.

## 9. Red, combat markers: set-up and use

rule-egypt-combat-replace = The 16 red Egypt cards replace the 16 red cards of the base game.
rule-egypt-combat-setup = Each player has the 5 combat markers of one colour in stock; those of unused colours stay out of the game. None of them can be used yet.
rule-egypt-combat-gain = Each time you use the 1x ability of a military card, one of your combat markers goes from your stock to your tableau.
rule-egypt-combat-use = A combat marker can be used only where a military card expressly allows it.
rule-egypt-combat-once = Each combat marker is used once per game and is then out.
rule-egypt-combat-optional = Nobody has to use a combat marker.
rule-egypt-combat-each_time = To use the standard effect of a military card again on a later turn, combat markers must be spent again. With none on your tableau the effect does nothing, except that Camels still move.
rule-egypt-combat-from_board = Only combat markers on your tableau can be spent, never those in your stock.
rule-egypt-combat-same_play = A combat marker gained with the 1x ability first can already pay for the standard effect of the same card.
rule-egypt-combat-placed_used = Combat markers placed by Fortress, Garrison or Barracks are used. If they are removed later, they leave the game.

## 9. Red, combat markers: occupation

rule-egypt-combat-occupies = A region with your combat marker is occupied by you as if a building of yours stood there. Opponents can neither end a move nor place a marker there, and building there costs them a toll.
rule-egypt-combat-extends = You may build in the regions adjacent to your combat marker, even if it is your only link to them.
rule-egypt-combat-attack = For an attack on a village, too, a region with a combat marker is occupied.
rule-egypt-combat-example = Example: a player builds a civil building in a mountain that only a combat marker links to. Now all regions around the village are occupied and an army is among them, so it is attacked at once; the VP go to another player, who has the most armies there.
rule-egypt-combat-not_army = A combat marker is no army: it neither provides the army an attack needs nor counts when armies are compared.
rule-egypt-combat-not_building = A combat marker is no building: it does not count in ties at attacks, for Town House, Palace, Lighthouse, Barn, Outsourced Production, building conditions, Seth, Sobek and Thoth, or for base effects that count buildings (switch marker_counts_as_building).
rule-egypt-combat-occupied_effects = A combat marker does count where regions you occupy are counted without a number of buildings: Inn, guilds, trading posts and terrain temples of the base game, targets of Fortress and Garrison, and the distance an opponent's first building keeps.
rule-egypt-combat-check = Placing or shifting a combat marker can trigger an attack just like building or moving (switch marker_triggers_attack).
rule-egypt-combat-no_temple = A temple cannot be built in a region held only by a combat marker, as it would stand there alone.
rule-egypt-combat-foreign_move = For moves, a region with an opponent's combat marker is a foreign region where no army may stop. Your armies may enter a region with your own marker; the marker stays.
rule-egypt-combat-one_army = With the red Egypt cards, no region holds two armies after any move, whatever the switch army_limit says.
rule-egypt-combat-move_rest = The other limits on moves stay: a temple must not be left alone, sea regions are open only with a ship of yours, and the move ends before an attack is settled.
rule-egypt-combat-adjacent_army = Adjacent to one of your armies means adjacent to a region where an active army of yours stands, at sea too. Laid-down armies are out of play.

## 9. Red: the cards, each with the 1x ability to gain 1 combat marker

rule-egypt-red-archers = Archers: spend 2 combat markers to move one of your armies into a village and gain its VP.
rule-egypt-red-archers-adjacent = Archers: the village must be adjacent to that army.
rule-egypt-red-archers-laid = Archers: the army is laid down in the village and stays there for the rest of the game.
rule-egypt-red-archers-condition = Archers: they have the building condition 1, so a building of yours must already stand in their region.
rule-egypt-red-archers-attack = Archers: this is an attack. All VP are yours without comparing armies; the village is now defeated, which matters for the end of the game and for Hathor.
rule-egypt-red-archers-target = Archers: the village must not be defeated yet and must still have VP.
rule-egypt-red-archers-inert = Archers: a laid-down army occupies nothing, is not counted and does not move any more; you never get the piece back.
rule-egypt-red-archers-leave = Archers: an army that would leave a temple behind alone must stay. If it leaves its region empty, that region is free.
rule-egypt-red-fortress = Fortress: choose an opponent, mark one kind on that tableau with 1 combat marker and destroy one piece of that kind there. From now on, whenever that opponent gains pieces of the kind, so do you.
rule-egypt-red-fortress-adjacent = Fortress: only an opponent who occupies a region adjacent to one of your armies can be chosen.
rule-egypt-red-fortress-once = Fortress: an area of a tableau can be marked only once in the game, no matter by whom.
rule-egypt-red-fortress-to_reserve = Fortress: the destroyed piece goes back to its owner's personal supply.
rule-egypt-red-fortress-same_number = Fortress: if the marked player gains several pieces of the kind at once, you gain as many.
rule-egypt-red-fortress-own_reserve = Fortress: your pieces come from your own personal supply as far as it lasts. If the marked player gains none, neither do you.
rule-egypt-red-fortress-any_gain = Fortress: every move of a piece from personal supply to tableau is a gain, be it through gods, cards or purchases.
rule-egypt-red-fortress-no_echo = Fortress: pieces gained through a Fortress trigger no other Fortress, or two players marking each other would never stop (switch fortress_echo).
rule-egypt-red-fortress-empty = Fortress: an area without pieces may be marked as well; then nothing is destroyed (switch fortress_empty_area).
rule-egypt-red-fortress-kinds = Fortress: only the five standard kinds can be marked, and pieces on the board are never touched.
rule-egypt-red-garrison = Garrison: put 1 combat marker on one of the six rows of an opponent, who must pay you 2 gold for every card laid into that row from now on.
rule-egypt-red-garrison-adjacent = Garrison: only an opponent who occupies a region adjacent to one of your armies can be chosen.
rule-egypt-red-garrison-once = Garrison: a row can be marked only once, no matter by whom.
rule-egypt-red-garrison-permanent = Garrison: the combat marker is put on the row's top card and stays there for good. The toll is due for every further card.
rule-egypt-red-garrison-empty_row = Garrison: an empty row may be marked too (switch garrison_empty_row).
rule-egypt-red-garrison-cannot_pay = Garrison: without 2 gold on top of the building cost, the card cannot be laid into that row. Gold that replaces resources and the toll must both be there.
rule-egypt-red-garrison-what = Garrison: the toll is due for temples, jokers and cards that a temple brings into the row; a card laid elsewhere avoids it. It is no building cost: resources and discounts do not apply.
rule-egypt-red-camels = Camels: move one of your armies any distance. You may spend 1 combat marker so that it may cross any number of foreign land regions and villages on this move.
rule-egypt-red-camels-own_ship = Camels: the army may cross a sea region with a ship of yours and may also stop there.
rule-egypt-red-camels-foreign_ship = Camels: the army never enters a sea region with another player's ship, not even with a combat marker.
rule-egypt-red-camels-one_army = Camels: no two armies may be in one region at the end.
rule-egypt-red-camels-no_end = Camels: the army may not stop in another player's region or on a village.
rule-egypt-red-camels-no_marker = Camels: without the combat marker the army passes only unoccupied land, your own regions and sea regions with a ship of yours. Unlike in the base game, foreign regions and villages are closed; empty sea always is.
rule-egypt-red-camels-defeated = Camels: a defeated village may be crossed without a combat marker, but the army may not stop there.
rule-egypt-red-camels-no_marker_needed = Camels: the move is possible without having any combat marker.
rule-egypt-red-barracks = Barracks: put 1 combat marker into an unoccupied region adjacent to one of your armies. An opponent who wants to build there pays you 3 VP and then removes the marker.
rule-egypt-red-barracks-owner_builds = Barracks: if you build there yourself, you may shift the combat marker to an unoccupied adjacent region. If there is none, it is discarded.
rule-egypt-red-barracks-where = Barracks: any land or sea region without pieces or combat marker will do, but never a village, defeated or not.
rule-egypt-red-barracks-toll = Barracks: the 3 VP go to the marker's owner, the marker leaves, then the piece is placed; without 3 VP nothing can be built there. The region counts as empty, so the builder still needs a region next to it or 3 more VP for the edge; with a piece besides the marker it stays closed.
rule-egypt-red-barracks-removed = Barracks: a combat marker that is removed is out of the game.
rule-egypt-red-barracks-shift = Barracks: the combat marker is shifted when the piece is placed, before attacks are checked. Its new region need not be adjacent to an army; if you do not shift it, it is discarded.
rule-egypt-red-chariots = Chariots: spend 1 combat marker to regroup your armies, into regions of yours or regions adjacent to them.
rule-egypt-red-chariots-all = Chariots: one combat marker is enough for all your armies.
rule-egypt-red-chariots-base = Chariots: your regions are those you occupied before regrouping, also by a combat marker. The way does not matter, the end does: no foreign region, no village, sea only with a ship of yours, one army per region and no temple left alone.
rule-egypt-red-chariots-attack = Chariots: attacks are checked once, when all armies are in place. Several villages may fall, and Hathor counts each of them.

## 10. Violet: temples

rule-egypt-temple-replace = The 16 violet Egypt cards replace the 16 violet cards of the base game.
rule-egypt-temple-no_end_vp = Egypt temples do not score at the end of the game, apart from VP tiles left on them. They have lasting effects instead.
rule-egypt-temple-lasting = The effect of a temple holds as soon as its card has been played.
rule-egypt-temple-no_once = Temples have no 1x ability: each one either gives VP at once or gets VP tiles laid on it.
rule-egypt-temple-base_build = The cost of 1 of each resource, the region, the number of temples you may have and the case without temple pieces are as in the base game.
rule-egypt-temple-after = A temple takes effect once it is completely built: it neither lowers its own cost nor triggers itself. If the table decides otherwise, Seth, Sobek and Thoth count their own piece as just built; Horus and costs do not change (switch temple_self_trigger).
rule-egypt-temple-immediate = The immediate VP come once, when the temple is built. Temples built later do not repeat them.
rule-egypt-temple-no_piece = A temple card played without a temple piece has its full effect, and Horus counts it as a temple built. Seth, Sobek and Thoth react only to pieces that are placed.

## 10. Violet: temples with VP tiles

rule-egypt-temple-tiles-start = Hathor, Horus, Seth, Sobek and Thoth get three tiles of 1 VP from the supply laid on their card.
rule-egypt-temple-tiles-trigger = Each time the condition of such a temple occurs, you take 1 tile from the card and 3 VP from the supply, 4 VP in all.
rule-egypt-temple-tiles-empty = When no tile is left on the card, its effect is over: a fourth time brings nothing.
rule-egypt-temple-tiles-end = At the end of the game you score the tiles left on the card, without anything added. Triggered once, such a temple brings 4 and 2, so 6 VP; never triggered, 3 VP.
rule-egypt-temple-tiles-auto = Temples with tiles react by themselves and each on its own. One build can set off several of them.
rule-egypt-temple-tiles-locked = Tiles on a card are not your VP yet: they can be neither paid nor stolen.
rule-egypt-temple-hathor = Hathor is triggered whenever a village is attacked, by any player.
rule-egypt-temple-horus = Horus is triggered whenever a temple is built, by any player.
rule-egypt-temple-seth = Seth is triggered whenever you build the second building in a region, Sobek by the third and Thoth by the fourth.
rule-egypt-temple-seth-temple_counts = For Seth, Sobek and Thoth a temple is one of the buildings of its region.
rule-egypt-temple-hathor-each = Two villages that fall together trigger Hathor twice if there are tiles enough.
rule-egypt-temple-hathor-not_siege = Taking VP off a village without an attack, as the Siege tower does, does not trigger Hathor, not even if nothing is left.
rule-egypt-temple-seth-built = For Seth, Sobek and Thoth only your own builds count, and the new building must be exactly the second, third or fourth there. Armies that moved in are counted, but moving triggers nothing.

## 10. Violet: resource temples

rule-egypt-temple-resource-discount = With a resource temple you may leave out 1 of its resource whenever you pay a building cost. Amun stands for clay, Aton for wheat, Anubis for wood, Apis for stone.
rule-egypt-temple-resource-bonus = If you pay that resource all the same, you gain 1 VP.
rule-egypt-temple-resource-permanent = A resource temple is like a permanent resource for building only, 1 per build. It cannot be sold or handed in for a Merchantman.
rule-egypt-temple-resource-majority = A resource temple does not count for majorities.
rule-egypt-temple-resource-every_build = A resource temple works for every card you build with its resource in the cost, temples included. If the cost lacks the resource, there is no VP either.
rule-egypt-temple-resource-real = The 1 VP requires paying the full number of that resource, the one you could leave out with a real marker and not with gold, unless the table lets gold do (switch temple_bonus_gold). It is 1 VP at most per build and temple.
rule-egypt-temple-resource-market = A resource left out costs no gold, whatever the market says. All others follow the market.

## 10. Violet: offering temples

rule-egypt-temple-isis = Isis: after an offering you refill your hand to 6 cards.
rule-egypt-temple-isis-limit = Isis: the hand limit stays 10.
rule-egypt-temple-isis-only_offering = Isis: an empty hand after an action is still refilled to 5, and with 6 or more cards you draw none. Minerva's extra cards come on top.
rule-egypt-temple-ptah = Ptah: in an offering you count as having discarded 1 card more. Example: 4 cards for Ceres give 5 resources.
rule-egypt-temple-ptah-gods = Ptah works with every god: Neptune gives 2 gold more, Minerva 1 card, Mars 1 piece, Vesta 2 VP for a single card, and Jupiter follows the god chosen. The god's own piece stays 1, and at least one card must really be discarded.

## 10. Violet: temples for other rows

rule-egypt-temple-cross-right = Ma'at (blue), Min (green), Montu (yellow), Mut (brown) and Neith (red): you may lay one card of that colour into each of the four other standard rows.
rule-egypt-temple-cross-not_purple = Such a card never goes to the temple row.
rule-egypt-temple-cross-one = Each of these temples allows one card at most in every other row. A second blue card in the green row is refused.
rule-egypt-temple-cross-piece = You always build the piece of the card's own kind, whatever the row. A blue card in the green row means a ship, at sea, from your tableau.
rule-egypt-temple-cross-row_size = A row can thus have more than 5 cards: 6 with one such temple, 7 with two, and so on.
rule-egypt-temple-cross-activate = The row the card was laid into takes effect from the bottom, the new card last; the row of its own colour does not. When that row is extended later, the card takes effect again.
rule-egypt-temple-cross-colour_counts = For further temples your cards count by their colour wherever they lie, a joker for its row. The table may count by row instead (switch temple_requirement).
rule-egypt-temple-cross-temple_cards = Temple cards never go to other rows.
rule-egypt-temple-cross-pieces_limit = Your five pieces of a kind remain the limit for its cards in all rows together.

## 11. Variant: mixed temples

rule-egypt-mix-pool = The 16 base temples and the 16 Egypt temples are shuffled together, and 16 of these 32 go into the deck (switch purple_set).
rule-egypt-mix-hidden = The other 16 temples are put away unseen; nobody knows which they are.
rule-egypt-mix-scoring = Every temple keeps its own rules: those of the base game score at the end, at most 12 VP each, those of Egypt do not.

## 12. Joker variant of the base game

rule-egypt-joker-rank = A joker takes a rank and so raises the rank of all later cards. A Mill above a single joker has rank 2 and costs 2 gold.
rule-egypt-joker-price = A joker costs its place in the row in gold, cards of other colours counted: 6 gold as sixth card. Market and discounts do not matter.
rule-egypt-joker-piece = A joker builds a piece of the kind of its row, and any card can be used for it. Temples for other rows have nothing to do with it.
rule-egypt-joker-effects = A joker moves the scribe in the brown row, pays the tolls of Garrison and Barracks and triggers Seth, Sobek and Thoth. It brings no combat marker, no barge and no market change.
rule-egypt-joker-requirement = Towards the cards a temple requires, a joker counts as a card of its row's colour.

## 13. Information

rule-egypt-info-open = Open to all are the market, resources and barges, the barge supply, scribes, combat markers wherever they are, and the coins and tiles on cards.
rule-egypt-info-discard = Cards taken with the Architect Workshop go to the hand. The others know the one that lay on top but not the one below it, and they see the new top card of the pile.

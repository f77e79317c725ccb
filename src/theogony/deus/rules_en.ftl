### Deus, base game: the rule reference, in the order of the rule list. Texts in our own words.

## 1. Aim and components

rule-deus-aim-actions = A turn is exactly one action: either build or make an offering.
rule-deus-aim-winner = The player with the most VP after the final count wins.
rule-deus-aim-endconditions = The game draws to its end once every village has been attacked or every temple piece has been built.
rule-deus-components-players = Deus is a game for 2, 3 or 4 players.
rule-deus-components-tableaus = There are 4 tableaus, one for each player. Each has places for six coloured rows and sums up what the gods grant.
rule-deus-components-cards = The deck holds 96 building cards, 16 of each kind: maritime, production, science, civil, military and temple.
rule-deus-components-pieces = Every player colour has 25 pieces, 5 of each of the five standard kinds; the four colours make 100.
rule-deus-components-temples = There are 7 neutral temple pieces. None of them belongs to anybody before it is built.
rule-deus-components-tiles = There are 7 continent tiles, each printed on both sides.
rule-deus-components-gold = Coins have the values 1 (63 of them), 5 (12) and 10 (9). Only the value counts; change can be made at any time.
rule-deus-components-vp = VP tokens have the values 1 (24 of them), 3 (9), 5 (9) and 10 (17). Only the value counts.
rule-deus-components-resources = There are 80 resource markers, 20 each of wood (brown), stone (grey), clay (red) and wheat (yellow).
rule-deus-components-startcard = One card marks the start player.
rule-deus-components-card-anatomy = A card shows its kind, its building cost (top left), its name and its effect. The effect is given in words and in symbols; both mean the same.
rule-deus-components-colours = Blue is maritime (ship), green production, yellow science, brown civil, red military (army), violet temple. Each colour has a piece of its own.
rule-deus-components-buildingword = The word building covers everything that is built, ships and armies too.

## 2. Map: continents and regions

rule-deus-map-tile-spaces = A tile has 7 spaces: 4 land regions, 2 sea regions and 1 village.
rule-deus-map-region-notcontinent = A region is one single space, not a whole tile.
rule-deus-map-terrain-field = Fields yield wheat.
rule-deus-map-terrain-forest = Forests yield wood.
rule-deus-map-terrain-swamp = Swamps yield clay.
rule-deus-map-terrain-mountain = Mountains yield stone.
rule-deus-map-sea-noyield = Neither sea regions nor villages yield resources.
rule-deus-map-adjacent = Spaces that share a side are adjacent, across tile borders as well.
rule-deus-map-edge = A region lies on the edge of the board when at least one of its six sides touches no other space; a notch between two tiles is enough.
rule-deus-map-edge-hole = In a free layout the regions around an enclosed gap are edge regions too (switch hole_is_edge).
rule-deus-map-occupy = You occupy a region while at least one of your pieces stands there. A temple belongs to whoever occupies its region and never stands alone.
rule-deus-map-exclusive = A region is never occupied by two players at once.

## 3. Set-up

rule-deus-setup-tiles-count = The board uses 4 tiles with 2 players, 6 with 3 and 7 with 4.
rule-deus-setup-tiles-shape = The tiles are laid in the fixed shape for the number of players; other shapes belong to the layout variant.
rule-deus-setup-tiles-orientation = Each tile may be laid in any of its six rotations.
rule-deus-setup-tiles-novillagepair = Two villages must not be adjacent, not across tile borders either.
rule-deus-setup-tiles-random = Tiles, sides and rotations are drawn at random; an illegal board is drawn again.
rule-deus-setup-village-vp = Each village starts with 1 VP for every region next to it. At the edge of the board only regions that exist count, so the number is 3 to 6.
rule-deus-setup-supply-temples = The general supply starts with one temple piece per tile: 4, 6 or 7 with 2, 3 or 4 players.
rule-deus-setup-supply-resources = The general supply gets 5 markers of each resource per player: 10, 15 or 20 of each with 2, 3 or 4 players.
rule-deus-setup-supply-box = Surplus temple pieces and markers are not part of the game.
rule-deus-setup-supply-finite = Resources run out: if the general supply has too few, you receive only what is left.
rule-deus-setup-supply-unlimited = Gold and VP never run out.
rule-deus-setup-player-pieces = Each player takes a tableau and the 25 pieces of one colour and puts 2 of each standard kind on the tableau, 10 in all. The other 15 are the personal supply.
rule-deus-setup-player-start = Each player starts with 5 gold, 5 VP and 1 of each resource, all taken from the general supply.
rule-deus-setup-supply-afterstart = The starting resources are taken out of the 10, 15 or 20 markers, so 8, 12 or 16 of each are left when play begins. With four players and a market it is 15, as one of each lies there.
rule-deus-setup-deck = All 96 cards are shuffled into a face-down draw pile and 5 are dealt to each player. The discard pile starts empty.
rule-deus-setup-startplayer = One player is made start player and takes the start player card.
rule-deus-setup-startplayer-random = The start player is drawn at random and stays the same all game.

## 4. Turn order and turns

rule-deus-turn-order = Turns go clockwise from the start player; the number of rounds is open.
rule-deus-turn-must = On your turn you must take exactly one of the two actions. Passing is not allowed.
rule-deus-turn-a = Action A: build a building.
rule-deus-turn-b = Action B: make an offering.
rule-deus-turn-nocards = Only a player with an empty hand who cannot draw any card passes; draw pile and discard pile must both be empty for that.

## 5. Building a standard building

rule-deus-build-playcard = To build, you play one building card from your hand: a standard building of one of the five kinds, or a temple.
rule-deus-build-step-order = The steps are: check the piece, lay the card, pay, place the piece (with any attack), then the effects of the row.
rule-deus-build-piece-needed = You can play a card only if a piece of its kind is on your tableau. Pieces in your personal supply do not help.
rule-deus-build-piece-source = The piece you place is taken from your tableau, never from your personal supply.
rule-deus-build-row-colour = A played card joins the row of its own colour.
rule-deus-build-row-top = A new card goes on top of its row and leaves the effects below in sight. Cards are never inserted, moved or covered.
rule-deus-build-atomic = You may build only if every step is possible: piece, full payment and a legal region. Otherwise nothing changes at all.
rule-deus-build-rowlimit = As you own 5 pieces of each kind, you can play at most 5 cards of a standard colour.
rule-deus-build-exampleA = Example: with a civil piece on the tableau, a civil card that costs 1 wood can be built. It goes on top of the brown row and is paid with 1 wood or 4 gold.

## 6. Payment

rule-deus-pay-cost = The cost on the card, in resources, gold or both, must be paid in full.
rule-deus-pay-gold4 = Any resource of a building cost may be paid with 4 gold instead; if there is a market, with its market value in gold.
rule-deus-pay-gold4-owned = You may pay gold even if you have the resource.
rule-deus-pay-gold4-each = You decide for each single resource of the cost whether to pay it with gold.
rule-deus-pay-gold4-only = Gold replaces resources in building costs only, never in card effects or offerings.
rule-deus-pay-gold-fixed = Gold in a cost is paid with gold. Resources replace neither gold nor one another.
rule-deus-pay-returns = Paid resources return to the general supply at once, so effects of the same turn can already bring them back.

## 7. Placement

rule-deus-place-kind = A standard building puts one piece of the card's kind on the board.
rule-deus-place-first = Your first piece must be placed in a region on the edge of the board.
rule-deus-place-first-distance = If possible, your first piece keeps a distance of at least 2 regions from every region that other players occupy.
rule-deus-place-first-measure = For the first piece, the distance means two regions in between, so 3 or more steps by the shortest way over existing spaces of any kind; gaps are no shortcut (switch first_distance).
rule-deus-place-first-ifpossible = Whether the first piece can keep its distance is judged for the piece being placed. If no empty edge region of the right sort is far enough away, any empty edge region of the right sort will do.
rule-deus-place-first-once = The rules for the first piece concern only your very first piece of the game. It can never be a temple, as a temple needs an occupied region.
rule-deus-place-next-own = Every later piece may go to a region you already occupy.
rule-deus-place-next-adjacent = Every later piece may also go to an empty region adjacent to one you occupy; a sea region with your ship counts as occupied.
rule-deus-place-different = You cannot build two buildings of the same kind in one region.
rule-deus-place-foreign = A region occupied by another player is closed to you. From your second piece on you may build right next to it.
rule-deus-place-village-never = Nothing is ever built on a village space, even when its VP are gone.
rule-deus-place-ship-sea = Maritime pieces can be built in sea regions only.
rule-deus-place-land-nosea = No other kind can be built at sea, even where your own ship lies.
rule-deus-place-edgebuy = For 3 VP you may place a building in any empty region on the edge of the board, even if you are not blocked.
rule-deus-place-edgebuy-price = The 3 VP for a place on the edge return to the supply when the piece is placed. With fewer than 3 VP you cannot do it; VP that the effects bring afterwards come too late.
rule-deus-place-edgebuy-scope = The 3 VP waive adjacency only: the region must still be empty, on the edge, of the right sort (ships at sea) and no village. No distance to other players is needed.
rule-deus-place-edgebuy-first = Your first piece cannot be placed for 3 VP (switch edgebuy_first).
rule-deus-place-edgebuy-free = A region that is legal anyway costs no VP.
rule-deus-place-exampleB = Example: one player has started in a mountain on the edge. The next may start in any edge region that is more than two regions away.
rule-deus-place-exampleC = Example: the second building goes to the same region, if it is of another kind, or to an adjacent region that is no village.

## 8. Effects in a row

rule-deus-effects-row = After placement, all cards of the row you have just extended take effect, the new one included.
rule-deus-effects-order = The effects run from the bottom (oldest) card to the top (newest) card.
rule-deus-effects-onlyrow = Cards of other rows do nothing unless an effect activates them.
rule-deus-effects-counts-new = The effects see the board with the new piece in place and any attack settled.
rule-deus-effects-sequential = Each card is finished before the next one begins, which then sees the changed situation.
rule-deus-effects-optional = You may decline an effect or use only part of it: draw, buy or sell less, move less or not at all, not steal. Pure gains of gold, VP and resources happen by themselves (switch effects_optional).
rule-deus-effects-partial = What cannot be done in full is done as far as possible and the rest lapses, unless the card demands all or nothing.
rule-deus-effects-declaredraw = You decide how many cards to draw before you see the first one.
rule-deus-effects-regioncount = When buildings in a region are counted, every piece of its occupant counts: standard pieces, ship, each army and the temple. Sea regions count too.
rule-deus-effects-exampleD = Example: a guild lies below a trading post, both for forest, and you occupy 1 forest. First you gain 1 VP, then 3 gold.

## 9. Temples

rule-deus-temple-first = Your first temple card goes to the temple place at the far right of the tableau and demands nothing of the other colours.
rule-deus-temple-next = The second temple requires at least 1 building of each colour, the third at least 2 of each, and so on: always one less than the temple's number.
rule-deus-temple-count = The cards in each of your five standard rows count, a face-down joker for the row it lies in. Many cards in one row do not make up for another.
rule-deus-temple-count-own = The temple's number follows from your own temple cards, including those played without a piece.
rule-deus-temple-max = With 5 pieces of each kind nobody can get beyond 6 temples.
rule-deus-temple-row = Later temple cards go on top of the earlier ones.
rule-deus-temple-cost = Every temple costs 1 wood, 1 stone, 1 clay and 1 wheat.
rule-deus-temple-cost-gold = For a temple, too, each resource may be paid with 4 gold, at most 16 gold in all; if there is a market, with its market value in gold.
rule-deus-temple-piece = A temple piece from the general supply goes to a region of yours. No piece on the tableau is needed.
rule-deus-temple-notempty = A temple needs a building of yours already standing in its region.
rule-deus-temple-oneper = A region holds at most one temple.
rule-deus-temple-nosea = A temple never stands at sea, even where your ship or army is.
rule-deus-temple-noplace = While temple pieces remain, a temple card cannot be played without an own land region that has no temple yet.
rule-deus-temple-countsasbuilding = For effects that count the buildings in a region, a temple counts like any other building.
rule-deus-temple-nopiece = When no temple piece is left, a temple card can still be played, just without a piece. Cost and the condition on the other colours still apply.
rule-deus-temple-nopiece-noregion = A temple card played without a piece needs no region either.
rule-deus-temple-neveralone = A temple must never be alone in its region.
rule-deus-temple-pin = If a temple has only one army for company, that army must stay until another building has been built there.
rule-deus-temple-pin-general = An army may not leave if only the temple would remain. If a second army is there, one of the two may go.
rule-deus-temple-scoring = A built temple scores at the end of the game, at most 12 VP each.
rule-deus-temple-noeffectnow = Playing a temple activates nothing during the game, neither the new card nor earlier temples.
rule-deus-temple-exampleE = Example: the first temple takes its place at the far right; with one building of each colour the second may follow on top of it.

## 10. Attack on a village

rule-deus-attack-when = Whenever a building has been built or moved on the board, an attack may follow.
rule-deus-attack-cond-surrounded = First condition: every region next to the village is occupied, by one or more players. Sea regions count.
rule-deus-attack-cond-army = Second condition: at least one army stands somewhere in the regions next to the village.
rule-deus-attack-immediate = When both conditions hold, the attack takes place immediately and everything else waits.
rule-deus-attack-beforeeffects = After a build, the attack comes between placing the piece and the first effect of the row.
rule-deus-attack-midrow = An attack caused by an effect is settled before the next army moves or the next card takes effect.
rule-deus-attack-mandatory = An attack needs nobody's consent and costs nothing. All pieces stay where they are.
rule-deus-attack-who = The attacker is whoever has the most armies in the regions next to the village, no matter whose turn it is.
rule-deus-attack-reward = The attacker takes all VP of the village.
rule-deus-attack-village-over = After the attack the space is no longer a village for card effects.
rule-deus-attack-tie-buildings = If armies are tied, the tied player with more buildings in the regions next to the village takes the VP.
rule-deus-attack-tie-all = For this tie-break all pieces count: standard pieces, ships, armies, and temples for whoever occupies their region.
rule-deus-attack-tie-split = If armies and buildings are both tied, the tied players share the VP equally, rounded down.
rule-deus-attack-tie-rest = VP that cannot be shared equally return to the supply; the village is left with 0.
rule-deus-attack-several = If one event triggers attacks on several villages, each is settled on its own before play goes on.
rule-deus-attack-once = A village that counts as attacked is never attacked again.
rule-deus-attack-emptied = A village that has lost its last VP to an effect counts as attacked without an attack (switch emptied_is_attacked). With the switch off it stays a village and must still be attacked, for 0 VP.
rule-deus-attack-seaarmy = An army in a sea region with its owner's ship counts there like any other army.
rule-deus-attack-move-end = If a moving army causes the attack, it is settled only when that army has finished its move.
rule-deus-attack-move-lost = An army whose move caused an attack does not move on; steps it has left are lost.
rule-deus-attack-move-others = After the attack, an effect that moves several armies, such as the War elephant, may go on with the others.
rule-deus-attack-move-transit = Only the region where the army stops can trigger an attack, not those it passes.
rule-deus-attack-exampleF = Example: a ship built next to a village worth 3 VP fulfils both conditions. The opponent with the most armies around it takes the 3 VP.

## 11. Offerings

rule-deus-offer-discard = For an offering discard at least one card from your hand, up to all of them, and say how many.
rule-deus-offer-faceup = Offered cards go face up on the discard pile; the others may see only the top one.
rule-deus-offer-order = You choose which of the discarded cards lies on top.
rule-deus-offer-god = The top card of the discard pile decides which god is invoked, one per offering.
rule-deus-offer-strength = The power grows with the number of cards discarded in this offering, whatever their colours.
rule-deus-offer-piece = The gods also move pieces from your personal supply to your tableau.
rule-deus-offer-piece-none = A god may be invoked although your personal supply has no such piece left; then you get no piece.
rule-deus-offer-neptune = Neptune (blue): 2 gold per discarded card and 1 maritime piece.
rule-deus-offer-ceres = Ceres (green): 1 resource of your choice per discarded card and 1 production piece.
rule-deus-offer-ceres-any = With Ceres any mix of kinds may be chosen, even kinds you do not produce.
rule-deus-offer-ceres-short = Ceres gives only kinds that the general supply still has. If it has too few markers, the rest lapses.
rule-deus-offer-minerva = Minerva (yellow): 1 science piece and, when drawing at the end, 1 extra card per discarded card.
rule-deus-offer-minerva-colour = Minerva is yellow; the passage that calls her green is a misprint.
rule-deus-offer-vesta = Vesta (brown): 1 VP for exactly one discarded card, 2 VP for two or more, and 1 civil piece.
rule-deus-offer-mars = Mars (red): 1 piece of any standard kind per discarded card, in any mix. None of them has to be an army.
rule-deus-offer-mars-noextra = Mars gives no additional army. Only pieces in your personal supply can be taken; what is missing lapses.
rule-deus-offer-jupiter = Jupiter (violet) is a joker: use the power of exactly one of the other five gods, with the piece of that god.
rule-deus-offer-jupiter-one = The powers of two gods can never be combined in one offering.
rule-deus-offer-refill = At the end of the offering draw until you hold 5 cards.
rule-deus-offer-refill-more = If you hold more than 5 cards at the end of the offering, you draw none and discard none.
rule-deus-offer-refill-minerva = Minerva's extra cards are drawn in addition to the refill to 5.
rule-deus-offer-minerva-order = With Minerva, first refill to 5, then draw the extra cards one by one up to the hand limit. You may take fewer.
rule-deus-offer-exampleG = Example: 3 discarded cards with a temple on top, and Ceres is chosen: that gives 3 resources of your choice and 1 production piece.

## 12. Drawing, hand limit, piles

rule-deus-hand-limit = At 10 cards in hand you stop drawing, whatever granted the draw.
rule-deus-hand-limit-never = Nobody ever has more than 10 cards in hand.
rule-deus-hand-empty = If your hand is empty at the end of your action, you draw 5 cards at once.
rule-deus-hand-empty-when = Whether your hand is empty is checked only after all effects of the build.
rule-deus-hand-build-nodraw = As long as you still hold a card, building does not refill your hand.
rule-deus-pile-reshuffle = When the draw pile is empty, the discard pile is shuffled to form a new one.
rule-deus-pile-reshuffle-when = The reshuffle happens as soon as the last card is taken, even in the middle of a draw, or at the next draw if the discard pile was empty too. In an offering the god comes before the draw.
rule-deus-pile-bothempty = If both piles are empty, the missing cards are not drawn, and not later either.
rule-deus-pile-playedcards = Cards in rows never return to the piles.

## 13. End of the game

rule-deus-end-trigger-temples = First trigger: the last temple piece of the general supply has been built.
rule-deus-end-trigger-villages = Second trigger: all villages have been attacked, so that no VP lie on any of them.
rule-deus-end-finishround = After a trigger the current round is finished, so that all players have had the same number of turns.
rule-deus-end-lastround = When that round is finished, one complete last round follows: one more action for each player.
rule-deus-end-turncompletes = The turn that triggers the end is completed normally, with effects and draws.
rule-deus-end-simultaneous = If the second trigger happens too, at once or later, nothing changes: there is only one last round.
rule-deus-end-lastround-normal = All rules apply in the last round, including attacks, temples without a piece and draws.

## 14. Final scoring

rule-deus-score-gained = Your VP from the game count: the starting VP and all you gained, less what you paid or lost.
rule-deus-score-temples = Add the VP of your temples according to the final board, at most 12 each.
rule-deus-score-majorities = Having the most wheat, wood, stone, clay or gold gives 2 VP each: five separate majorities. If there is a market, a resource gives its market value in VP instead.
rule-deus-score-majorities-min = A majority needs at least 1 of the resource, or at least 1 gold.
rule-deus-score-majorities-tie = If a majority is tied, every tied player gets its VP in full.
rule-deus-score-majorities-gold = Gold is counted by its value, not by the number of coins.
rule-deus-score-tie = With equal totals the victory is shared, unless most temples and then most gold are to decide (switch final_tie).

## 15. Army movement

rule-deus-move-only = Effects of base cards move armies only, never other pieces.
rule-deus-move-step = One step takes an army to an adjacent land region.
rule-deus-move-through = An army may pass a region of another player or a village but not stop there. Each such space costs a step.
rule-deus-move-sea-own = An army may enter and pass a sea region with a ship of its owner, and may stop there.
rule-deus-move-sea-foreign = A sea region with another player's ship is closed, even for passing.
rule-deus-move-sea-empty = Empty sea regions are closed to armies.
rule-deus-move-stack = At the end of a turn a region holds at most 2 armies.
rule-deus-move-stack-limit = A second army cannot be built in the same region; two can only meet by moving. Groups may lower the limit to 1; with the red cards of the Egypt expansion it is always 1 (switch army_limit).
rule-deus-move-stack-when = The army limit is checked when the moving effect is complete. During it a third army may stand there if another one then leaves.
rule-deus-move-village-over = An army may not stop on a village even if it has been attacked or emptied.
rule-deus-move-empty = An army that stops in an empty land region occupies it, wherever it lies.
rule-deus-move-leave = A region left without pieces is open to everybody again. An attack already settled is not undone.
rule-deus-move-upto = An army may take fewer steps or none. One effect moves each army only once, and one army finishes before the next starts.

## 16. Card families: maritime (blue)

rule-deus-card-blue-trade = Blue cards trade: they sell resources for gold or VP or buy them from the general supply.
rule-deus-card-blue-only = Only ships can be built at sea.
rule-deus-card-blue-oneship = A sea region never holds two ships, no matter whose they are.
rule-deus-card-blue-noaccess = Without access to a free sea region you cannot play blue cards; a 3 VP placement on the edge may still provide it.
rule-deus-card-blue-full = Once every sea region is taken, nobody can play blue cards.
rule-deus-card-blue-sold = Sold resources go to the general supply.
rule-deus-card-blue-bought = Bought resources come from the general supply, even those a card further down has just sold.
rule-deus-card-galley = Galley: buy up to 3 resources of any kinds, 1 gold for each.
rule-deus-card-merchantship = Merchant ship: sell as many of the printed resource as you like, 4 gold for each.

## 16. Card families: production (green)

rule-deus-card-green-ownterrain = A production building yields only what its own region yields.
rule-deus-card-green-effect = The card says how much a production building yields.
rule-deus-card-workersquarters = Workers' quarters: one production building of your choice brings 1 resource of its region.
rule-deus-card-cooperative = Cooperative: 2 of the printed resource for each of your production buildings in the matching terrain, the new one included.
rule-deus-card-green-short = If the supply lacks one kind, only that kind is cut. Other kinds are neither affected nor a substitute.

## 16. Card families: science (yellow)

rule-deus-card-yellow-role = Yellow cards draw cards, bring pieces to the tableau or activate cards of other colours.
rule-deus-card-yellow-limit = Yellow cards too stop at 10 cards in hand.
rule-deus-card-yellow-pieces = Pieces gained with yellow cards come from your personal supply, may be of any of the five standard kinds and go to your tableau.
rule-deus-card-school = School: draw 1 card for each region you occupy with 2 or more buildings.
rule-deus-card-workshop = Workshop: gain 1 piece for each region you occupy with 2 or more buildings.
rule-deus-card-yellow-activate = Activating another colour carries out one card of your choice from the named row, without placing, paying or a chain through the row. A face-down joker or an empty row gives nothing; the same card may be chosen again by another card.

## 16. Card families: civil (brown)

rule-deus-card-brown-role = Brown cards bring VP or gold, one half for the size of your cities, the other half for the terrain you occupy.
rule-deus-card-guild = Guild: 1 VP for each region of its terrain that you occupy.
rule-deus-card-tradingpost = Trading post: 3 gold for each region of its terrain that you occupy. Regions count, not buildings.
rule-deus-card-forum = Forum: 1 VP for every 2 regions you occupy that have 2 or more buildings each, rounded down.

## 16. Card families: military (red)

rule-deus-card-red-role = Red cards take gold or VP from players or villages, or move armies.
rule-deus-card-red-steal = You cannot steal more than the other player has; nobody drops below 0.
rule-deus-card-red-adjacent = A village or an opponent is next to your army when the army's region is adjacent to the village or to a region of that opponent.
rule-deus-card-ballista = Ballista: 4 gold for each village that still has VP and at least one of your armies next to it.
rule-deus-card-ballista-once = Ballista: several armies next to the same village still give 4 gold; one army next to two villages gives 8.
rule-deus-card-siegetower = Siege tower: take 2 VP off one village with an army of yours next to it.
rule-deus-card-siegetower-less = Siege tower: if the village has only 1 VP left, take 1; if it has none, take nothing.
rule-deus-card-warelephant = War elephant: several of your armies may move one after the other, each with steps of its own.

## 16. Card families: temples (violet)

rule-deus-card-temple-examples = Among the temples: 1 VP for each region you occupy, 4 VP for each field or 4 VP for each mountain, always at most 12 VP.
rule-deus-card-temple-region = Temples look at the final board. Sea regions count only where the temple names no terrain.

## 17. Information

rule-deus-info-discardtop = The others can see only the top card of the discard pile.
rule-deus-info-offercount = Everybody knows how many cards were offered.
rule-deus-info-hand = The cards in hand are secret, their number is public.
rule-deus-info-open = Open to all are rows, pieces on the tableau and in the personal supply, gold, resources, the general supply and the VP of villages.
rule-deus-info-vp = The VP of every player are public (switch vp_open).
rule-deus-info-piles = The size of both piles is public. Nobody knows the order of the draw pile, and nobody may look below the top of the discard pile, not even at their own cards.

## 18. Variant: alternative start

rule-deus-variant-start-ten = Instead of 2 of each kind, each player secretly picks any 10 pieces for the tableau (switch start_pieces).
rule-deus-variant-start-rest = At the alternative start, too, all other pieces form the personal supply.
rule-deus-variant-start-fewer = Experienced players may start with 9 or 8 pieces, experts with 7 or 6 (switch start_pieces).
rule-deus-variant-start-same = The number of pieces to pick is the same for the whole table (switch start_pieces).
rule-deus-variant-start-limits = At the alternative start you may pick 0 to 5 of each kind; the sum must be exact.
rule-deus-variant-start-secret = The picked pieces are revealed together once all have chosen, before the cards are dealt (switch start_choice).

## 18. Variant: alternative layouts

rule-deus-variant-layout-free = The tiles may be laid in one of the alternative shapes or quite freely (switch layout).
rule-deus-variant-layout-count = In other layouts, too, the number of tiles depends on the number of players: 4, 6 or 7.
rule-deus-variant-layout-villages = In other layouts, too, villages must never touch.
rule-deus-variant-layout-connected = All tiles form one connected board on the hex grid and do not overlap.

## 18. Variant: joker building card

rule-deus-variant-joker-once = Once per game each player may build regardless of the colour of the card played (switch joker).
rule-deus-variant-joker-facedown = The joker card is laid face down in a row of your choice.
rule-deus-variant-joker-cost = A joker costs 1 gold as first card of its row, 2 as second, 3 as third and so on; the printed cost is ignored.
rule-deus-variant-joker-noeffect = A joker has no effect of its own, neither now nor later.
rule-deus-variant-joker-activates = A joker lets you build a piece and activates the other cards of its row.
rule-deus-variant-joker-counts = A joker counts towards the cards a temple requires.
rule-deus-variant-joker-notemple = A temple can never be built with a joker.
rule-deus-variant-joker-piece = A joker's piece is of the kind of the row, comes from your tableau and follows all placement rules; an attack may follow as usual.
rule-deus-variant-joker-anycard = Any card from your hand can be the joker, even a temple card, but only in one of the five standard rows.
rule-deus-variant-joker-gold = The price of a joker must be paid in gold and cannot be replaced.
rule-deus-variant-joker-hidden = A joker stays face down until the end and only its owner knows it. For later cards it counts as a position in the row.

## 19. Differences between the printings

rule-deus-edition-pieces = The earlier printing speaks of 5 pieces per player colour, the later one of 25. There are 25.
rule-deus-edition-cost = In the earlier printing costs consist of resources and gold, in the later one of resources, gold or both. The later one applies.
rule-deus-edition-attackmove = In the earlier printing attacks follow only building, in the later one building or moving. The later one applies.
rule-deus-edition-attacknote = The later printing adds that an attack waits for the end of the army's move, that its unused steps are lost and that other armies may still move.
rule-deus-edition-exclusive = The later printing adds that two players never occupy the same region.
rule-deus-edition-refill = The earlier printing says that a hand of more than 5 cards is not reduced; the later one adds that no card is drawn either.
rule-deus-edition-limitability = The later printing makes clear that abilities do not lift the limit of 10 cards either.
rule-deus-edition-godnopiece = The later printing adds that a god may be invoked even if no piece is left to gain.
rule-deus-edition-villageend = The later printing adds to the village trigger that no VP are left on the village.
rule-deus-edition-militarynotes = The later printing adds the notes on Ballista and Siege tower.
rule-deus-edition-general = The later printing adds that a region is not a continent and that the discard pile is reshuffled whenever the draw pile is empty.

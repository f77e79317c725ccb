import { GOODS, type Printed } from './view';

/** The goods a card costs, in the usual order. */
export const costOf = (card: Printed): [string, number][] =>
  GOODS.map((good): [string, number] => [good, card.cost[good] ?? 0]).filter(([, n]) => n > 0);

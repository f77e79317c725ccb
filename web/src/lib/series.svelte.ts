import type { Several } from './look';
import { settings } from './settings.svelte';
import type { TableStore } from './table.svelte';

/**
 * Questions that are asked one after the other, as which further card is offered, are answered together: one chooses what one
 * likes, in any order, and may change one's mind; then the answers are given in the order the questions want.
 */
export class Series {
  /** Names of the answers chosen so far, in the order they were chosen. */
  picked = $state.raw<string[]>([]);
  private waiting = $state.raw<string[]>([]);
  private answered: unknown = null;
  private seat = -1;
  private name = '';
  private left = 0;

  constructor(
    private readonly store: TableStore,
    /** What is to be chosen together now; null where the open question is answered for itself. */
    private readonly find: () => Several | null,
  ) {}

  private readonly found = $derived.by(() => (this.store.options.length ? this.find() : null));
  /** The same, unless one answer is all that is wanted. */
  readonly open = $derived(this.found && this.found.left > 1 ? this.found : null);
  /** Whether what is chosen can be given: as many as are wanted, or fewer where one may stop. */
  readonly complete = $derived(
    this.open !== null && this.picked.length > 0 && (this.open.end !== null || this.picked.length === this.open.left),
  );

  readonly full = $derived(this.open !== null && this.picked.length === this.open.left);

  count(name: string): number {
    return this.picked.filter((one) => one === name).length;
  }

  takes(name: string): boolean {
    return this.open?.answers.some((one) => one.name === name) ?? false;
  }

  /** Whether one more of it can be chosen: it is there, it is wanted, it can be paid. */
  hasRoom(name: string): boolean {
    const { open, picked } = this;
    const answer = open?.answers.find((one) => one.name === name);
    if (!open || !answer) return false;
    const price = (one: string): number => open.answers.find((other) => other.name === one)?.price ?? 0;
    const spent = [...picked, name].reduce((sum, one) => sum + price(one), 0);
    return picked.length < open.left && this.count(name) < answer.most && spent <= open.purse;
  }

  /** A click: one more; where there is only one, a second click takes it back. */
  click(name: string): void {
    const only = this.open?.answers.find((one) => one.name === name)?.most === 1;
    if (only && this.count(name)) this.drop(name);
    else if (this.hasRoom(name)) this.add(name);
    else this.store.note = { text: 'several-full' };
  }

  add(name: string): void {
    if (!this.hasRoom(name)) return;
    this.store.choose(null);
    this.mark();
    this.picked = [...this.picked, name];
    if (!settings.confirmMoves && this.picked.length === this.open?.left) this.give();
  }

  drop(name: string): void {
    const at = this.picked.lastIndexOf(name);
    this.picked = this.picked.filter((_, i) => i !== at);
  }

  clear(): void {
    this.picked = [];
  }

  give(): void {
    const { open, picked } = this;
    if (!open || !this.complete) return;
    const names = open.answers.flatMap(({ name }) => picked.filter((one) => one === name));
    this.waiting = open.end && names.length < open.left ? [...names, open.end] : names;
    this.answered = null;
    this.clear();
    this.goOn();
  }

  /** To be called whenever the table has changed: gives the next one, if it is still wanted. */
  goOn(): void {
    const { views, options, chosen, note, sending, fresh } = this.store;
    if (this.picked.length && (chosen || !this.goesOn(this.left))) this.clear();
    if (this.waiting.length && note) this.waiting = [];
    if (!this.waiting.length || sending || views === this.answered) return;
    if (this.answered) {
      // What had only one answer was not asked.
      for (const event of fresh) if (event.event === 'answered_itself' && event.answer === this.waiting[0]) this.skip();
      if (!this.goesOn(this.left - 1)) this.waiting = [];
    }
    const [name, ...rest] = this.waiting;
    const option = options.find((one) => one.name === name);
    this.waiting = option ? rest : [];
    this.answered = views;
    if (!option) return;
    this.mark();
    this.store.give(option);
  }

  private skip(): void {
    this.waiting = this.waiting.slice(1);
    this.left--;
  }

  private mark(): void {
    this.seat = this.store.question?.seat ?? -1;
    this.name = this.found?.name ?? '';
    this.left = this.found?.left ?? 0;
  }

  /** Whether the open question belongs to the same ones, and so many are still wanted. */
  private goesOn(left: number): boolean {
    const { found, store } = this;
    return found !== null && found.name === this.name && store.question?.seat === this.seat && found.left === left;
  }
}

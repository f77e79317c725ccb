import type { Option, Question } from '../messages';
import type { TableStore } from './table.svelte';

/**
 * Questions that are asked one after the other, as which further card is offered, are answered together: one chooses as many
 * options as one likes, in any order; they are given in the order the questions want, and then the answer that ends them.
 */
export class Series {
  picked = $state.raw<Option[]>([]);
  private waiting = $state.raw<string[]>([]);
  private answered: Question | null = null;
  private ask = '';

  constructor(
    private readonly store: TableStore,
    /** The answer that ends such questions; null where each is answered for itself. */
    private readonly end: (question: Question) => string | null,
  ) {}

  takes(option: Option): boolean {
    const question = this.store.question;
    const end = question && this.end(question);
    return end !== null && end !== option.name && this.store.options.includes(option);
  }

  add(option: Option): void {
    this.store.choose(null);
    this.ask = this.store.question?.ask ?? '';
    this.picked = [...this.picked, option];
  }

  drop(option: Option): void {
    const at = this.picked.findIndex((one) => one.answer === option.answer);
    this.picked = this.picked.filter((_, i) => i !== at);
  }

  clear(): void {
    this.picked = [];
  }

  give(): void {
    const question = this.store.question;
    const end = question && this.end(question);
    if (!end) return;
    this.waiting = [...this.picked].sort((a, b) => a.answer - b.answer).map((option) => option.name).concat(end);
    this.clear();
    this.goOn();
  }

  /** To be called whenever the table has changed: gives the next one, if it is still wanted. */
  goOn(): void {
    const { question, options, chosen, note, sending } = this.store;
    const other = question?.ask !== this.ask;
    if (this.picked.length && (chosen || other)) this.clear();
    if (this.waiting.length && (note || other)) this.waiting = [];
    if (!this.waiting.length || sending || question === this.answered) return;
    const [name, ...rest] = this.waiting;
    const option = options.find((one) => one.name === name);
    this.waiting = option ? rest : [];
    this.answered = question;
    if (option) this.store.give(option);
  }
}

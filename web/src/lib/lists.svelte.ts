import type { List, TableInfo, Tables } from '../messages';
import { get } from './api';

/** A list of tables as the server gives it: page by page, newest first. */
export class Listed {
  tables = $state.raw<TableInfo[] | null>(null);
  /** What to ask for the next page with, if there is one. */
  next = $state<string | null>(null);

  constructor(readonly list: List) {}

  /** The newest page as it is now. What was shown of older ones stays behind it. */
  async refresh(): Promise<void> {
    const page = await this.page();
    const before = this.tables ?? [];
    const end = page.next === null ? undefined : page.tables.at(-1);
    // So much may be new that the page does not reach what is shown: then nothing is known of what lies between.
    const meets = page.tables.some((table) => before.some((one) => one.id === table.id && one.changed === table.changed));
    const rest = end && meets ? unlike(page.tables, before.filter((table) => isOlder(table, end))) : [];
    if (!rest.length) this.next = page.next;
    this.tables = [...page.tables, ...rest];
  }

  async more(): Promise<void> {
    if (this.next === null) return;
    const page = await this.page(this.next);
    const shown = this.tables ?? [];
    this.tables = [...shown, ...unlike(shown, page.tables)];
    this.next = page.next;
  }

  private page(after?: string): Promise<Tables> {
    return get<Tables>(`/api/tables?list=${this.list}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`);
  }
}

/** Those that are not among the others. */
export function unlike(others: TableInfo[], tables: TableInfo[]): TableInfo[] {
  const known = new Set(others.map((table) => table.id));
  return tables.filter((table) => !known.has(table.id));
}

/** Whether a table stands further down than another: the server's order. */
const isOlder = (one: TableInfo, other: TableInfo): boolean =>
  one.changed < other.changed || (one.changed === other.changed && one.id < other.id);

/** What several lists have, as one: as far down as all of them are known. */
export function joined(...lists: Listed[]): TableInfo[] {
  const ends = lists.map((list) => (list.next === null ? 0 : (list.tables?.at(-1)?.changed ?? 0)));
  const all = lists.reduce<TableInfo[]>((found, list) => [...found, ...unlike(found, list.tables ?? [])], []);
  return all.filter((table) => table.changed >= Math.max(...ends)).sort((a, b) => (isOlder(a, b) ? 1 : -1));
}

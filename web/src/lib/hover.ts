import type { Attachment } from 'svelte/attachments';
import type { Desk, Pointed } from './desk.svelte';

const WAIT = 350;
const PRESS = 450;

/** Marks a thing that says what it is when it is pointed at: `data-tip="card forum"`. */
export const tip = (what: Pointed['what'], id: string): string => `${what} ${id}`;

/** Shows what a thing is while the mouse rests on it or a finger presses it long. One listener serves the whole table. */
export function pointing(desk: Desk): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    let over: Element | null = null;
    let pressed = false;
    const thing = (event: Event): Element | null => (event.target as Element).closest?.('[data-tip]') ?? null;
    const show = (node: Element): void => {
      const [what, id = ''] = (node.getAttribute('data-tip') ?? '').split(' ');
      if (id) desk.pointed = { what: what as Pointed['what'], id, box: node.getBoundingClientRect() };
    };
    const wait = (node: Element, time: number, then: () => void = () => undefined): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        then();
        show(node);
      }, time);
    };
    const gone = new AbortController();
    const on = (name: string, heard: (event: PointerEvent) => void, capture = false): void =>
      root.addEventListener(name, heard as (event: Event) => void, { signal: gone.signal, capture });

    on('pointerover', (event) => {
      const node = thing(event);
      if (event.pointerType !== 'mouse' || node === over) return;
      over = node;
      window.clearTimeout(timer);
      if (!(event.target as Element).closest('.tipbox')) desk.pointed = null;
      if (node) wait(node, WAIT);
    });
    on('pointerleave', () => {
      over = null;
      window.clearTimeout(timer);
    });
    on('pointerdown', (event) => {
      pressed = false;
      window.clearTimeout(timer);
      const node = thing(event);
      if (event.pointerType !== 'mouse' && node) wait(node, PRESS, () => (pressed = true));
    });
    on('pointerup', () => window.clearTimeout(timer));
    on('pointercancel', () => window.clearTimeout(timer));
    // A long press shows; it does not choose.
    on('click', (event) => {
      if (pressed) event.stopPropagation();
      pressed = false;
    }, true);
    on('contextmenu', (event) => {
      if (pressed) event.preventDefault();
    });
    return () => {
      window.clearTimeout(timer);
      gone.abort();
    };
  };
}

import type { Attachment } from 'svelte/attachments';
import type { Desk, Pointed } from './desk.svelte';

const WAIT = 350;
const PRESS = 450;

/** Shows what a thing is while the mouse rests on it or a finger presses it long. */
export function pointing(desk: Desk, what: Pointed['what'], id: string): Attachment<Element> {
  return (node) => {
    let timer = 0;
    let pressed = false;
    const show = (): void => {
      desk.pointed = { what, id, box: node.getBoundingClientRect() };
    };
    const stop = (): void => {
      window.clearTimeout(timer);
      if (desk.pointed?.id === id && !pressed) desk.pointed = null;
    };
    const enter = (event: Event): void => {
      window.clearTimeout(timer);
      if ((event as PointerEvent).pointerType === 'mouse') timer = window.setTimeout(show, WAIT);
    };
    const down = (event: Event): void => {
      window.clearTimeout(timer);
      pressed = false;
      if ((event as PointerEvent).pointerType === 'mouse') return stop();
      timer = window.setTimeout(() => {
        pressed = true;
        show();
      }, PRESS);
    };
    const up = (): void => window.clearTimeout(timer);
    const click = (event: Event): void => {
      if (pressed) event.stopPropagation();
      pressed = false;
    };
    const menu = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'mouse') event.preventDefault();
    };
    const gone = new AbortController();
    const { signal } = gone;
    node.addEventListener('pointerenter', enter, { signal });
    node.addEventListener('pointerleave', stop, { signal });
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', up, { signal });
    node.addEventListener('click', click, { capture: true, signal });
    node.addEventListener('contextmenu', menu, { signal });
    return () => {
      stop();
      gone.abort();
    };
  };
}

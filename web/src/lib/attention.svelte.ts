import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { say } from './texts.svelte';
import type { TableStore } from './table.svelte';
import type { TableInfo } from '../messages';

/** Says in the tab's title, by a notification and by a sound that it is the person's turn. */
export function callAttention(store: TableStore, name: () => string): void {
  let was = false;
  const mine = $derived(store.myTurn && !store.view?.over);
  const title = $derived(name());
  $effect(() => {
    document.title = mine ? `● ${say('your-turn')} · ${title}` : `${title} · Theogony`;
    if (mine && !was) announce(title);
    was = mine;
  });
  $effect(() => () => {
    document.title = 'Theogony';
  });
}

/** The same on the page of all games: how many of them wait for the person. */
export function callAttentionToTables(waiting: () => TableInfo[] | null): void {
  let known: Set<string> | null = null;
  $effect(() => {
    const tables = waiting();
    if (!tables) return;
    document.title = tables.length ? `● (${tables.length}) ${say('your-turn')} · Theogony` : 'Theogony';
    for (const table of tables) if (known && !known.has(table.id)) announce(table.title ?? say(`game-${table.game}`), `/table/${table.id}`);
    known = new Set(tables.map((table) => table.id));
  });
}

function announce(name: string, path = location.pathname): void {
  if (settings.sounds) chime();
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(say('your-turn'), { body: name, tag: path });
    note.onclick = () => {
      window.focus();
      note.close();
      if (path !== location.pathname) go(path);
    };
  }
}

/** Two soft tones, made here: no sound files. */
function chime(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const start = audio.currentTime + i * 0.14;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.08, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
  window.setTimeout(() => void audio.close(), 1000);
}

import { settings } from './settings.svelte';
import { say } from './texts.svelte';
import type { TableStore } from './table.svelte';

/** Says in the tab's title, by a notification and by a sound that it is the person's turn. */
export function callAttention(store: TableStore, name: () => string): void {
  let was = false;
  $effect(() => {
    const mine = store.myTurn && !store.view?.over;
    document.title = mine ? `● ${say('your-turn')} · ${name()}` : `${name()} · Theogony`;
    if (mine && !was) announce(name());
    was = mine;
  });
  $effect(() => () => {
    document.title = 'Theogony';
  });
}

function announce(name: string): void {
  if (settings.sounds) chime();
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(say('your-turn'), { body: name, tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
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

/** What a person likes, kept in this browser. */
interface Settings {
  language: 'en' | 'de';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'reduced';
  sounds: boolean;
  notify: boolean;
  confirmMoves: boolean;
  confirmTurn: boolean;
}

const STORED = 'theogony-settings';

function first(): Settings {
  const german = navigator.language.toLowerCase().startsWith('de');
  const usual: Settings = {
    language: german ? 'de' : 'en',
    theme: 'system',
    motion: 'system',
    sounds: false,
    notify: false,
    confirmMoves: true,
    confirmTurn: true,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(first());

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');

export const isDark = (): boolean =>
  settings.theme === 'dark' || (settings.theme === 'system' && darkSystem.matches);

export const isCalm = (): boolean =>
  settings.motion === 'reduced' || (settings.motion === 'system' && calmSystem.matches);

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.dataset.motion = isCalm() ? 'reduced' : 'full';
  root.lang = settings.language;
}

/** Keeps the page and the stored settings in step with what is set, here and in other tabs. */
export function keepSettings(): void {
  darkSystem.addEventListener('change', show);
  calmSystem.addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (event.key === STORED) Object.assign(settings, first());
  });
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(STORED, JSON.stringify(settings));
      show();
    });
  });
  show();
}

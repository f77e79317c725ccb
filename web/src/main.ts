import './style/tokens.css';
import './style/base.css';
import './style/pages.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { sprite } from './art/icons';
import { followLinks } from './lib/router.svelte';
import { keepSettings } from './lib/settings.svelte';
import { loadTexts } from './lib/texts.svelte';

/** The icons stand in the page once; everything else refers to them. */
function addSprite(): void {
  const holder = document.createElement('div');
  holder.className = 'sprite';
  holder.innerHTML = `<svg width="0" height="0" aria-hidden="true"><defs>${sprite()}</defs></svg>`;
  document.body.prepend(holder);
}

keepSettings();
followLinks();
addSprite();
void loadTexts().then(() => mount(App, { target: document.getElementById('app')! }));

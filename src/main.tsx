import { mountApp } from './app/mountApp.tsx';
import { brandCodeOf } from './brand/loader.ts';
import { systemClock } from './platform/clock.ts';
import { startPlatform } from './platform/platform.ts';
import { mayReload } from './platform/update/reloadGuard.ts';

const platform = startPlatform(brandCodeOf(document.documentElement.dataset.brand ?? null, location.hostname));

// A chunk that a deploy has taken away: one guarded reload, and never over something in progress.
addEventListener('vite:preloadError', (event) => {
  if (platform.update.getSnapshot().held || !mayReload(() => sessionStorage, systemClock)) return;
  event.preventDefault();
  location.reload();
});

const root = document.getElementById('root');
if (root !== null) mountApp(root, platform);

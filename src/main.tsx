import { systemClock } from './platform/clock.ts';
import { createPlatform, type Platform } from './platform/platform.ts';
import { mayReload } from './platform/update/reloadGuard.ts';

/** What src/app offers: shows the app in this element. */
interface AppModule {
  readonly mountApp: (root: HTMLElement, platform: Platform) => void;
}

const platform = createPlatform(document.documentElement.dataset.brand ?? 'tsb');

// A chunk that a deploy has taken away: one guarded reload, and never over something in progress.
addEventListener('vite:preloadError', (event) => {
  if (platform.update.getSnapshot().held || !mayReload(() => sessionStorage, systemClock)) return;
  event.preventDefault();
  location.reload();
});

platform.start();

const root = document.getElementById('root');
const app = Object.values(import.meta.glob<AppModule>('./app/mountApp.tsx', { eager: true }))[0];
if (root !== null) app?.mountApp(root, platform);

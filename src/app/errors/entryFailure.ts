import { systemClock } from '../../platform/clock.ts';
import { mayReload } from '../../platform/update/reloadGuard.ts';

/**
 * Notices that the app's first script, or one that it imports, cannot be loaded: no code of the app runs then. Reloads once, and then says so.
 * Nothing is lost: what a slip holds is stored.
 */
export function watchEntry(page: Document, brand: string): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      const { navigator, location, sessionStorage } = window;
      if (navigator.onLine && mayReload(() => sessionStorage, systemClock, 'entry')) location.reload();
      else whenParsed(page, () => showFailure(page, brand));
    },
    true,
  );
}

function whenParsed(page: Document, run: () => void): void {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', run);
  else run();
}

function showFailure(page: Document, brand: string): void {
  const box = page.createElement('div');
  box.setAttribute('role', 'alert');
  Object.assign(box.style, { padding: '64px 24px', textAlign: 'center', font: '16px/24px system-ui, sans-serif' });
  const words = page.createElement('p');
  words.textContent = `A part of ${brand} could not be loaded. There may be a new version. Your bets are safe.`;
  const retry = page.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.style.font = 'inherit';
  retry.addEventListener('click', () => page.location.reload());
  box.append(words, retry);
  page.getElementById('root')?.replaceChildren(box);
}

import { lazyModule } from '../core/lazyModule.ts';
import { mountApp } from './app/mountApp.tsx';
import { brandCodeOf, loadBrand } from './brand/loader.ts';
import { createCore } from './platform/core.ts';
import { mayReload } from './platform/update/reloadGuard.ts';

const code = brandCodeOf(document.documentElement.dataset.brand ?? null, location.hostname);
const parts = createCore(code);
const { core } = parts;

// A chunk that a deploy has taken away, or that did not get through: one guarded reload, never over something in progress and never offline.
addEventListener('vite:preloadError', (event) => {
  core.report('chunk', event.payload);
  if (core.update.getSnapshot().held || !core.connection.getSnapshot().online) return;
  const { key = '' } = (history.state ?? {}) as { readonly key?: string };
  if (!mayReload(() => sessionStorage, core.clock, `${key} ${location.pathname}`)) return;
  event.preventDefault();
  location.reload();
});

const brand = loadBrand(code);
const compositionRoot = lazyModule(() => import('./app/createServices.ts'));
const services = compositionRoot.load().then(({ createServices }) => createServices(parts, brand));
// Who waits for the services shows the failure; here it is reported, once.
services.catch((error: unknown) => core.report('services', error));

const root = document.getElementById('root');
if (root !== null) mountApp(root, { core, services }, brand);

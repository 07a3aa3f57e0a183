import { lazyModule } from '../core/lazyModule.ts';
import { mountApp } from './app/mountApp.tsx';
import { brandCodeOf, loadBrand } from './brand/loader.ts';
import { createCore } from './platform/core.ts';
import { mayReload } from './platform/update/reloadGuard.ts';

const code = brandCodeOf(document.documentElement.dataset.brand ?? null, location.hostname);
const parts = createCore(code);
const { core } = parts;

// A chunk failed to load: reloads once, but only if our server would answer, and not with a bet in flight; where that has not helped, an
// update is offered if there is one. A captive portal answers for chunks before anything has noticed it, and a reload would replace the app by its page.
addEventListener('vite:preloadError', (event) => {
  core.report('chunk', event.payload);
  if (!core.connection.getSnapshot().online) return;
  void parts.network.isReachable().then((isReachable) => {
    if (!isReachable) return;
    const { key = '' } = (history.state ?? {}) as { readonly key?: string };
    const isHeld = core.update.getSnapshot().held;
    if (!isHeld && mayReload(() => sessionStorage, core.clock, `${key} ${location.pathname}`)) location.reload();
    else core.update.partMissing();
  });
});

const brand = loadBrand(code);
const compositionRoot = lazyModule(() => import('./app/createServices.ts'));
const services = compositionRoot.load().then(({ createServices }) => createServices(parts, brand));
// The layout that waits for the services shows the failure. It is reported here, once.
services.catch((error: unknown) => core.report('services', error));

const root = document.getElementById('root');
if (root !== null) mountApp(root, { core, services }, brand);

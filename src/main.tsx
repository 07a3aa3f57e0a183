import { lazyModule } from '../core/lazyModule.ts';
import { mountApp } from './app/mountApp.tsx';
import { brandCodeOf, loadBrand } from './brand/loader.ts';
import { createCore } from './platform/core.ts';
import { onMissingChunk } from './platform/update/missingChunk.ts';
import { mayReload } from './platform/update/reloadGuard.ts';

const code = brandCodeOf(document.documentElement.dataset.brand ?? null, location.hostname);
const parts = createCore(code);
const { core } = parts;

addEventListener('vite:preloadError', (event) => {
  core.report('chunk', event.payload);
  const { key = '' } = (history.state ?? {}) as { readonly key?: string };
  void onMissingChunk({
    isOnline: () => core.connection.getSnapshot().online,
    isReachable: parts.network.isReachable,
    update: core.update,
    unfinished: core.unfinished,
    mayReload: () => mayReload(() => sessionStorage, core.clock, `${key} ${location.pathname}`),
    reload: () => location.reload(),
  });
});

const brand = loadBrand(code);
const compositionRoot = lazyModule(() => import('./app/createServices.ts'));
const services = compositionRoot.load().then(({ createServices }) => createServices(parts, brand));
// The layout that waits for the services shows the failure. It is reported here, once.
services.catch((error: unknown) => core.report('services', error));

const root = document.getElementById('root');
if (root !== null) mountApp(root, { core, services }, brand);

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { brandCodeOf, loadBrand } from '../brand/loader.ts';
import { whenStore } from '../platform/externalStore.ts';
import type { Platform } from '../platform/platform.ts';
import { writeTheme } from '../ui/applyTheme.ts';
import { App } from './App.tsx';
import { preload } from './navigation/deferred.tsx';
import { appRoutes } from './routes.tsx';
import { browserTheme } from './theme/browserTheme.ts';

/** Shows the app of this page's brand in `root`, when there is something to show: until then what the page drew there itself stands. */
export function mountApp(root: HTMLElement, platform: Platform): void {
  void mount(root, platform).catch((error: unknown) => platform.report('brand', error));
}

async function mount(root: HTMLElement, platform: Platform): Promise<void> {
  const brand = await loadBrand(brandCodeOf(platform.facts.brand, location.hostname));
  writeTheme(brand);
  const routes = appRoutes(platform, browserTheme(brand));
  await Promise.race([preload(routes, location.pathname), whenStore(platform.maintenance, (notice) => notice !== null)]);
  const app = createRoot(root, {
    onUncaughtError: (error) => platform.report('render', error),
    onCaughtError: (error) => platform.report('render', error),
  });
  // Drawn in slices: a click does not have to wait for the whole first page.
  startTransition(() => app.render(<App brand={brand} platform={platform} routes={routes} />));
}

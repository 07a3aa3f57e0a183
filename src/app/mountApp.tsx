import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Brand } from '../brand/contract.ts';
import { kindOf } from '../brand/products.ts';
import { whenStore } from '../platform/externalStore.ts';
import type { Platform } from '../platform/platform.ts';
import { writeTheme } from '../ui/applyTheme.ts';
import { App } from './App.tsx';
import { preload } from './navigation/page.tsx';
import { appRoutes } from './routes/appRoutes.tsx';

/** Renders the app of this page's brand into `root` once the first page is ready. Until then the prerendered shell stays in `root`. */
export function mountApp(root: HTMLElement, platform: Platform, brand: Promise<Brand>): void {
  void mount(root, platform, brand).catch((error: unknown) => platform.core.report('brand', error));
}

async function mount(root: HTMLElement, platform: Platform, loadingBrand: Promise<Brand>): Promise<void> {
  const { facts, maintenance, report } = platform.core;
  const isReady = Promise.allSettled([preload(appRoutes(kindOf(facts.brand)), location.pathname), platform.services]);
  const brand = await loadingBrand;
  writeTheme(brand);
  await Promise.race([isReady, whenStore(maintenance, (notice) => notice !== null)]);
  const app = createRoot(root, {
    onUncaughtError: (error) => report('render', error),
    onCaughtError: (error) => report('render', error),
  });
  // A transition renders in slices, so a click does not wait for the whole first page.
  startTransition(() => app.render(<App brand={brand} platform={platform} />));
}

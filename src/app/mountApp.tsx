import { createRoot } from 'react-dom/client';
import { brandCodeOf, loadBrand } from '../brand/loader.ts';
import type { Platform } from '../platform/platform.ts';
import { writeTheme } from '../ui/applyTheme.ts';
import { App } from './App.tsx';
import { browserTheme } from './theme/browserTheme.ts';

/** Shows the app of this page's brand in `root`. What the page drew there before is replaced. */
export function mountApp(root: HTMLElement, platform: Platform): void {
  void loadBrand(brandCodeOf(platform.facts.brand, location.hostname)).then(
    (brand) => {
      writeTheme(brand);
      const theme = browserTheme(brand);
      createRoot(root, {
        onUncaughtError: (error) => platform.report('render', error),
        onCaughtError: (error) => platform.report('render', error),
      }).render(<App brand={brand} platform={platform} theme={theme} />);
    },
    (error: unknown) => platform.report('brand', error),
  );
}

import type { Brand } from '../../brand/contract.ts';
import { showMode } from '../../ui/applyTheme.ts';
import type { ThemePort } from '../../ui/themeChoice.ts';
import { createTheme } from './createTheme.ts';

/** The theme on this page's own window. */
export function browserTheme(brand: Brand): ThemePort {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const light = window.matchMedia('(prefers-color-scheme: light)');
  return createTheme({
    brand,
    storage: () => localStorage,
    system: {
      get: () => (dark.matches ? 'dark' : light.matches ? 'light' : null),
      onChange: (listener) => {
        dark.addEventListener('change', listener);
        light.addEventListener('change', listener);
      },
    },
    show: (mode) => showMode(brand, mode),
  });
}

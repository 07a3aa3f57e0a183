import type { Brand } from '../../brand/contract.ts';
import type { Theme } from '../../platform/services.ts';
import { showMode } from '../../ui/applyTheme.ts';
import { createTheme } from './createTheme.ts';

/** The theme of this page's window. */
export function browserTheme(brand: Brand): Theme {
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

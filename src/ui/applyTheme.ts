import type { Brand } from '../brand/contract.ts';
import { type ThemeMode, themeRules } from '../brand/theme.ts';
import { applyGlobalStyles } from './globalStyles.ts';
import { globalCss } from './stitches.ts';

/** Writes the brand's custom properties and the reset. If the page already links them, Stitches adopts them and writes nothing. */
export function writeTheme(brand: Pick<Brand, 'code' | 'theme'>): void {
  globalCss(themeRules(brand.code, brand.theme))();
  applyGlobalStyles();
}

/** Sets brand and mode on `<html>`, where all styles read them. */
export function showMode(brand: Pick<Brand, 'code'>, mode: ThemeMode): void {
  const page = document.documentElement;
  page.dataset.brand = brand.code;
  page.dataset.mode = mode;
  // The window's colour is that of the shown mode, whatever the system prefers.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]'))
    meta.media = meta.dataset.theme === mode ? '' : 'not all';
}

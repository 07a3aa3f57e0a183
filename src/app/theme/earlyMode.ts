import { chooseMode } from '../../brand/mode.ts';
import type { ThemeMode } from '../../brand/theme.ts';
import { readThemeMemory } from './themeMemory.ts';

/**
 * Runs in the page's head, before anything is painted: the finished page names the brand's default mode, and a player who sees another
 * one must not see that one first. The brand's facts stand on `<html>`; what they decide is decided again once the app is there.
 */
const page = document.documentElement;
const modes = (page.dataset.modes ?? '').split(' ').filter((mode): mode is ThemeMode => mode === 'dark' || mode === 'light');
const [first, ...others] = modes;
if (first) {
  const prefers = (mode: ThemeMode): boolean => matchMedia(`(prefers-color-scheme: ${mode})`).matches;
  page.dataset.mode = chooseMode({
    ...readThemeMemory(page.dataset.brand ?? '', () => localStorage),
    modes: [first, ...others],
    blockSystemMode: page.dataset.systemMode === 'blocked',
    system: prefers('dark') ? 'dark' : prefers('light') ? 'light' : null,
  });
}

import { isCasinoPath } from '../../../core/wire/casinoPaths.ts';
import { chooseMode } from '../../brand/mode.ts';
import type { ThemeMode } from '../../brand/theme.ts';
import { watchEntry } from '../errors/entryFailure.ts';
import { readThemeMemory } from './themeMemory.ts';

/**
 * Runs in the page's head before the first paint: the built page has the brand's default mode, and a player with another mode must not see
 * the default first. Reads the brand's data from `<html>`. The app chooses the mode again when it starts. `data-lines` marks the addresses
 * of lists of prices, whose boxes the built page contains, `data-casino` those beside which no room is left for a slip. And it notices when
 * the app itself cannot be loaded.
 */
const page = document.documentElement;
watchEntry(document, page.dataset.brand ?? '');
if (/^\/(live|sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+)?$/.test(location.pathname)) page.dataset.lines = '';
if (isCasinoPath(location.pathname)) page.dataset.casino = '';
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

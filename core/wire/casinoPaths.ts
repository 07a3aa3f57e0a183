import { CASINO_PREFIX } from './casinoPrefix.ts';

export { CASINO_PREFIX } from './casinoPrefix.ts';

/** The prefix of the reading that is not configured: its addresses lead to the others. */
export const OTHER_CASINO_PREFIX = CASINO_PREFIX === 'casino/' ? '' : 'casino/';

/** The casino's variant for visitors of one region (core/texts/regions.ts). */
export const REGION_VARIANT_PATH = '/casino/hollywood-casino';

/** Below these every page is the casino's, with either reading of the prefix. */
const CASINO_PATHS = ['/casino', '/category', '/lobby', '/f2p'];

export function isCasinoPath(path: string): boolean {
  return CASINO_PATHS.some((parent) => path === parent || path.startsWith(`${parent}/`));
}

/** Whether a path is the page of one casino game, `category/{categorySlug}/{gameProviderGameId}`; a jackpot's page is none. */
export function isGamePath(path: string): boolean {
  const [category, game, ...rest] = path.startsWith(`/${CASINO_PREFIX}category/`)
    ? (path.split('/category/')[1]?.split('/') ?? [])
    : [];
  return Boolean(category) && category !== 'jackpots' && Boolean(game) && rest.length === 0;
}

import { CASINO_PREFIX } from './casinoPrefix.ts';

export { CASINO_PREFIX } from './casinoPrefix.ts';

/** The casino's variant for visitors of one region (core/regions.ts). */
export const REGION_VARIANT_PATH = '/casino/hollywood-casino';

/** Whether a path is the page of one casino game, `category/{categorySlug}/{gameProviderGameId}`; a jackpot's page is none. */
export function isGamePath(path: string): boolean {
  const [category, game, ...rest] = path.startsWith(`/${CASINO_PREFIX}category/`)
    ? (path.split('/category/')[1]?.split('/') ?? [])
    : [];
  return Boolean(category) && category !== 'jackpots' && Boolean(game) && rest.length === 0;
}

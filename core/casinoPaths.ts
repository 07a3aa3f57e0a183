/**
 * The specification gives most casino paths without the prefix `casino`, and does not say whether they stand below it. '' is the reading of
 * the letter; `casino/` the other one.
 */
export const CASINO_PREFIX: '' | 'casino/' = '';

/** The casino's variant for visitors of one region (core/regions.ts). */
export const REGION_VARIANT_PATH = '/casino/hollywood-casino';

/** Whether a path is the page of one casino game, `category/{categorySlug}/{gameProviderGameId}`; a jackpot's page is none. */
export function isGamePath(path: string): boolean {
  const [category, game, ...rest] = path.startsWith(`/${CASINO_PREFIX}category/`)
    ? (path.split('/category/')[1]?.split('/') ?? [])
    : [];
  return Boolean(category) && category !== 'jackpots' && Boolean(game) && rest.length === 0;
}

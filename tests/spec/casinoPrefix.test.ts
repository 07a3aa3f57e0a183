import { generatePath, matchRoutes } from 'react-router';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundDocument } from '../../server/store/search/findDocuments.ts';

// Modules are shared with other tests: those that were loaded with the other prefix are given up at the end.
const PREFIX = '../../core/wire/casinoPrefix.ts';
afterAll(() => {
  vi.doUnmock(PREFIX);
  vi.resetModules();
});

const JACKPOT = {
  id: 'j',
  slug: 'starfall',
  name: 'Starfall Grand',
  tier: 1,
  network: 'starfall',
  amountCents: 100,
  version: 1,
  mustDropCents: null,
  lastWonAt: null,
};
const FOUND_GAME: FoundDocument = {
  id: 'g',
  type: 'GAME',
  title: 'Velvet Sevens',
  badges: [],
  detail: null,
  competition: null,
  event: null,
  page: { path: '/slots/velvet-sevens', detail: 'House original', icon: 'casino' },
};
const category = (slug: string) => ({ id: slug, parentId: null, slug, label: slug, icon: 'gift', inMenu: true });

/** The title of the page that the app shows at an address; null: no page of its own. */
async function titleAt(kind: 'sportsbook' | 'casino', address: string): Promise<string | null> {
  const { routeTable } = await import('../../src/app/routes/routeTable.ts');
  const rows = routeTable(kind).filter((row) => row.path !== '*');
  const [found] = matchRoutes(
    rows.map(({ path }) => ({ path: `/${path.replace(/^\//, '')}` })),
    address,
  ) ?? [{ route: { path: '' } }];
  const row = rows.find(({ path }) => `/${path.replace(/^\//, '')}` === found?.route.path);
  return row && 'title' in row ? row.title : null;
}

/** Where the app leads from an address; null: it stays. */
async function redirectAt(kind: 'sportsbook' | 'casino', address: string): Promise<string | null> {
  const { routeTable } = await import('../../src/app/routes/routeTable.ts');
  const rows = routeTable(kind).map((row) => ({ row, path: `/${row.path.replace(/^\//, '')}` }));
  const [found] = matchRoutes(rows, address) ?? [];
  return found && 'redirectTo' in found.route.row ? generatePath(found.route.row.redirectTo, found.params) : null;
}

/** What leads into the casino, from all of the app and the server, beside the title of the page that it leads to. */
async function linksIntoCasino(): Promise<readonly (readonly [from: string, address: string, title: string])[]> {
  const { categoryPath, gamePath, jackpotOf } = await import('../../server/api/graphql/casino/casinoViews.ts');
  const { casinoMenu } = await import('../../server/api/graphql/casino/casinoMenu.ts');
  const { toResult } = await import('../../server/api/graphql/search/searchResolvers.ts');
  const { SAMPLE_PROMOTIONS } = await import('../../server/store/promotions/promotions.ts');
  const footers = await Promise.all([import('../../brands/hwc/brand.ts'), import('../../brands/tsc/brand.ts')]);
  const [slots, rewards] = casinoMenu([category('slots'), category('play_with_rewards')]).map(({ deepLink }) => deepLink?.webUrl);
  return [
    ['lobby’s game', gamePath('slots', 'velvet-sevens'), 'Casino game'],
    ['lobby’s row', categoryPath('slots'), 'Casino games'],
    ['lobby’s row of rewards', categoryPath('play_with_rewards'), 'Play with rewards'],
    ['jackpot', jackpotOf(JACKPOT, 'USD').path, 'Jackpot'],
    ['menu', slots ?? '', 'Casino games'],
    ['menu of rewards', rewards ?? '', 'Play with rewards'],
    ['search', toResult(FOUND_GAME)?.path ?? '', 'Casino game'],
    ['promotion', SAMPLE_PROMOTIONS.find(({ id }) => id === 'practice-reels')?.cta_path ?? '', 'Free to play'],
    ...footers.map(
      ({ brand }) =>
        [
          'footer',
          brand.footer.bettingLists.find(({ label }) => label === 'Play with rewards')?.href ?? '',
          'Play with rewards',
        ] as const,
    ),
  ];
}

describe.each(['', 'casino/'] as const)('the prefix "%s" of the casino’s paths', (prefix) => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock(import('../../core/wire/casinoPrefix.ts'), () => ({ CASINO_PREFIX: prefix }) as never);
  });
  const other = prefix === '' ? 'casino/' : '';
  const PATHS = [
    ['lobby', 'Casino lobby'],
    ['category/jackpots/starfall', 'Jackpot'],
    ['category/play_with_rewards', 'Play with rewards'],
    ['category/slots/velvet-sevens', 'Casino game'],
    ['f2p/practice-reels', 'Free to play'],
  ] as const;

  it.each(['sportsbook', 'casino'] as const)(
    'the pages stand there, and addresses with the other reading lead to them: %s',
    async (kind) => {
      for (const [path, title] of PATHS) {
        expect([path, await titleAt(kind, `/${prefix}${path}`)]).toEqual([path, title]);
        expect([path, await redirectAt(kind, `/${other}${path}`)]).toEqual([path, `/${prefix}${path}`]);
      }
      // The specification itself gives these the prefix.
      for (const [path, title] of [
        ['/casino', 'Casino'],
        ['/casino/category/slots', 'Casino games'],
      ] as const)
        expect(await titleAt(kind, path)).toBe(title);
      expect(await redirectAt(kind, '/category/slots')).toBe('/casino/category/slots');
    },
  );

  it('menus, lists, search, promotions and footers lead to them', async () => {
    for (const [from, address, title] of await linksIntoCasino())
      expect([from, address, await titleAt('casino', address)]).toEqual([from, address, title]);
  });

  it('a page below it is one of the casino for the menu, and a game for the log-out', async () => {
    const { productOf } = await import('../../src/features/navigation/logic/products.ts');
    const { isGamePath } = await import('../../core/wire/casinoPaths.ts');
    for (const [path] of PATHS) expect(productOf(`/${prefix}${path}`, 'sportsbook')).toBe('casino');
    expect([isGamePath(`/${prefix}category/slots/velvet-sevens`), isGamePath(`/${other}category/slots/velvet-sevens`)]).toEqual([
      true,
      false,
    ]);
  });
});

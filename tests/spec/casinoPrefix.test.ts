import { matchPath } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// Modules are shared with other tests: those that were loaded with the other prefix are given up at the end.
const PATHS = '../../core/casinoPaths.ts';
beforeAll(() => {
  vi.resetModules();
  vi.doMock(import('../../core/casinoPaths.ts'), async (original) => ({
    ...(await original()),
    CASINO_PREFIX: 'casino/' as const,
  }));
});
afterAll(() => {
  vi.doUnmock(PATHS);
  vi.resetModules();
});

const JACKPOT = {
  ...{ id: 'j', slug: 'starfall', name: 'Starfall Grand', tier: 1, network: 'starfall', amountCents: 100, version: 1 },
  ...{ mustDropCents: null, lastWonAt: null },
};

describe('the prefix of the casino’s paths', () => {
  it('is one constant: with another one the app’s pages and the server’s links move together [S2.084]', async () => {
    const { feature } = await import('../../src/features/casino/index.ts');
    const { categoryPath, gamePath, jackpotOf } = await import('../../server/api/graphql/casino/casinoViews.ts');
    const paths: readonly string[] = feature.routes.map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('casino'))).toEqual(['/']);
    const links = [gamePath('slots', 'velvet-sevens'), categoryPath('play_with_rewards'), jackpotOf(JACKPOT, 'USD').path];
    expect(links).toEqual([
      '/casino/category/slots/velvet-sevens',
      '/casino/category/play_with_rewards',
      '/casino/category/jackpots/starfall',
    ]);
    for (const link of links) expect(paths.filter((path) => matchPath(`/${path}`, link) !== null)).not.toEqual([]);
  });
});

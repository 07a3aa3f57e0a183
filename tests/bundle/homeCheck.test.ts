import { describe, expect, it } from 'vitest';
import type { ChunkRow } from '../../scripts/vite/chunkRow.ts';
import { circularChunks, type HomeFacts, homeViolations, shellViolations } from './homeCheck.ts';

const row = (name: string, home: string | null, roots: readonly string[] = []): ChunkRow => ({
  name,
  owner: 'app',
  roots,
  loaded: 'when a player logs in',
  home,
});

const good: HomeFacts = {
  fetched: ['/assets/sportsbook-1rGuQxc1.js', '/assets/brand-tsb-BgOeUyeQ.js'],
  built: [
    {
      file: 'assets/sportsbook-1rGuQxc1.js',
      modules: { 'src/features/sports/ui/HomePage.tsx': 900, 'src/features/wallet/index.ts': 80, 'src/ui/Card.tsx': 70 },
    },
    { file: 'assets/WalletPage--rGuQ_c1.js', modules: { 'src/features/wallet/ui/WalletPage.tsx': 5000 } },
  ],
  rows: [row('brand', 'its theme'), row('sportsbook', 'the lines', ['src/features/sports/ui/HomePage.tsx'])],
  homeFeatures: { sports: { why: 'home is its page' } },
  kind: 'sportsbook',
};

describe('the scripts of the logged-out home', () => {
  it('pass when every one has a row that allows it, and a feature has no more than its door there', () => {
    expect(homeViolations(good)).toEqual([]);
  });

  it('fail with a script that has no row', () => {
    expect(homeViolations({ ...good, fetched: [...good.fetched, '/assets/dist-Dn-YRFSc.js'] })).toEqual([
      '/assets/dist-Dn-YRFSc.js is loaded by the logged-out home and has no row in scripts/vite/chunkTable.ts',
    ]);
  });

  it('fail with a script whose row keeps it from home', () => {
    const rows = [...good.rows, row('apollo', null)];
    expect(homeViolations({ ...good, rows, fetched: [...good.fetched, '/assets/apollo-DRqz-3if.js'] })).toEqual([
      '/assets/apollo-DRqz-3if.js is loaded by the logged-out home; its row says: when a player logs in',
    ]);
  });

  it('fail with a feature that hides in a chunk which home may load', () => {
    const [sportsbook, ...others] = good.built;
    const modules = { ...sportsbook?.modules, 'src/features/wallet/data/wallet.ts': 300, 'src/features/wallet/ui/Box.tsx': 40 };
    expect(homeViolations({ ...good, built: [{ file: 'assets/sportsbook-1rGuQxc1.js', modules }, ...others] })).toEqual([
      'The feature wallet adds 340 bytes to the logged-out home and has no entry in HOME_FEATURES',
    ]);
  });

  it('fail with rows that are not true', () => {
    const rows = [...good.rows, row('casino', 'games', ['src/features/casino/ui/Lobby.tsx'])];
    expect(homeViolations({ ...good, rows, homeFeatures: { ...good.homeFeatures, casino: { why: 'games' } } })).toEqual([
      'HOME_FEATURES names casino, which adds nothing to the logged-out home',
      'The row casino names no chunk of the build',
      'The row casino says that home loads it, and home does not',
    ]);
  });
});

it('the first script fails with a feature that adds more to it than its door may have, by all that the door imports', () => {
  const modules = {
    'src/features/wallet/index.ts': 1300,
    'src/features/wallet/logic/sums.ts': 4800,
    'src/features/fan-hub/index.ts': 700,
  };
  const built = [
    { file: 'assets/shell-DF5RTiqk.js', modules },
    { file: 'assets/WalletPage--rGuQ_c1.js', modules: { 'src/features/wallet/ui/WalletPage.tsx': 50_000 } },
  ];
  expect(shellViolations(built, 6)).toEqual(['The feature wallet adds 6100 bytes to the first script; it may add 6 KB']);
  expect(shellViolations(built, 6.1)).toEqual([]);
});

describe('circles of chunks', () => {
  const chunks = (imports: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(imports).map(([file, files]) => ({ file, imports: files }));

  it('are none where every chunk imports only what does not lead back', () => {
    expect(circularChunks(chunks({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
  });

  it('are named by their files, also when they do not begin with the first chunk', () => {
    expect(circularChunks(chunks({ a: ['ui'], ui: ['sports', 'react'], sports: ['react', 'ui'], react: [] }))).toEqual([
      'ui -> sports -> ui',
    ]);
  });
});

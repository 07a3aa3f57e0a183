import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { CHUNK_REPORT } from '../../scripts/vite/chunkReport.ts';
import { FIRST_ROOTS, firstFiles } from '../../scripts/vite/firstFiles.ts';
import { precacheEntries, sportsbookFiles, sportsbookFolders } from '../../scripts/vite/precacheEntries.ts';

const chunk = (file: string, ...modules: string[]) => ({
  file,
  imports: [],
  modules: Object.fromEntries(modules.map((path) => [path, 1])),
});

it('a chunk belongs to sportsbooks if all of the project’s own code in it does', () => {
  const chunks = [
    chunk('assets/slip-1.js', 'src/features/betslip/ui/SlipPanel.tsx', 'core/money/odds.ts', 'node_modules/x/index.js'),
    chunk('assets/layout-1.js', 'src/features/betslip/ui/BetslipPanel.tsx', 'src/app/layout/MainLayout.tsx'),
    chunk('assets/react-1.js', 'node_modules/react/index.js'),
    chunk('assets/lobby-1.js', 'src/features/casino/ui/LobbyPage.tsx'),
  ];
  expect([...sportsbookFiles(chunks, ['src/features/betslip/', 'src/features/sports/'])]).toEqual(['assets/slip-1.js']);
});

it('the doors of features say which of them only sportsbooks have', () => {
  const folders = sportsbookFolders('.');
  expect(folders).toEqual(expect.arrayContaining(['src/features/betslip/', 'src/features/sports/']));
  expect(folders).not.toContain('src/features/casino/');
  expect(folders).not.toContain('src/features/wallet/');
});

it('every file of the worker has the beginning of its digest, which the worker checks, and says who is installed with it', () => {
  const root = mkdtempSync(join(tmpdir(), 'precache-'));
  const files = {
    [CHUNK_REPORT]: '[]',
    'dist/.keep': '',
    'src/features/betslip/index.ts': '',
    'app/fonts/a.woff2': 'font',
    'app/html/tsb.html': 'shell',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const entries = ['fonts/a.woff2', 'html/tsb.html'].map((url) => ({ url, revision: null, size: 1 }));
  const isPage = (file: string) => (file.startsWith('html/') ? ('all' as const) : undefined);
  const { manifest } = precacheEntries(root, join(root, 'app'), () => isPage)(entries);
  rmSync(root, { recursive: true });
  const digest = (content: string) => createHash('sha256').update(content).digest().subarray(0, 15).toString('base64');
  expect(manifest.map((entry) => [entry.url, entry.digest, entry.first])).toEqual([
    ['fonts/a.woff2', digest('font'), undefined],
    ['html/tsb.html', digest('shell'), 'all'],
  ]);
});

it('a brand is installed with the code that its roots import, and with what every brand needs', () => {
  const roots = Object.values(FIRST_ROOTS).flat();
  const chunks = roots.map((root, place) => ({ ...chunk(`assets/${place}.js`, root), imports: [] as string[] }));
  const place = (root: string) => `assets/${roots.indexOf(root)}.js`;
  const live = 'src/features/sports/ui/LivePage.tsx';
  chunks[roots.indexOf(live)]?.imports.push('assets/shared.js');
  const firstOf = firstFiles([...chunks, chunk('assets/shared.js'), chunk('assets/wallet.js', 'src/features/wallet/ui/pages.ts')]);
  expect([place(live), 'assets/shared.js', place('src/features/casino/ui/LobbyPage.tsx')].map(firstOf)).toEqual([
    'sportsbook',
    'sportsbook',
    'casino',
  ]);
  expect([place('src/main.tsx'), 'html/tsb.html', 'brands/tsb/icon.svg', 'assets/brand-tsb-1.css'].map(firstOf)).toEqual(
    Array(4).fill('all'),
  );
  expect(['assets/wallet.js', 'fonts/inter.woff2'].map(firstOf)).toEqual([undefined, undefined]);
});

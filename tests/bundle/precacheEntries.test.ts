import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { CHUNK_REPORT } from '../../scripts/vite/chunkReport.ts';
import { precacheEntries, sportsbookFiles } from '../../scripts/vite/precacheEntries.ts';

const chunk = (file: string, ...modules: string[]) => ({
  file,
  imports: [],
  modules: Object.fromEntries(modules.map((path) => [path, 1])),
});

it('a chunk belongs to sportsbooks if all of the project’s own code in it does', () => {
  const chunks = [
    chunk('assets/slip-1.js', 'src/features/betslip/ui/SlipPanel.tsx', 'core/odds.ts', 'node_modules/x/index.js'),
    chunk('assets/layout-1.js', 'src/features/betslip/ui/BetslipPanel.tsx', 'src/app/layout/MainLayout.tsx'),
    chunk('assets/react-1.js', 'node_modules/react/index.js'),
    chunk('assets/lobby-1.js', 'src/features/casino/ui/LobbyPage.tsx'),
  ];
  expect([...sportsbookFiles(chunks, ['src/features/betslip/', 'src/features/sports/'])]).toEqual(['assets/slip-1.js']);
});

it('every entry of the precache has the beginning of its file’s digest, which the worker checks', () => {
  const root = mkdtempSync(join(tmpdir(), 'precache-'));
  const files = {
    [CHUNK_REPORT]: '[]',
    'src/features/betslip/index.ts': '',
    'app/fonts/a.woff2': 'font',
    'app/html/tsb.html': 'shell',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const entries = ['fonts/a.woff2', 'html/tsb.html'].map((url) => ({ url, revision: null, size: 1 }));
  const { manifest } = precacheEntries(root, join(root, 'app'))(entries);
  rmSync(root, { recursive: true });
  const digest = (content: string) => createHash('sha256').update(content).digest().subarray(0, 15).toString('base64');
  expect(manifest.map((entry) => [entry.url, entry.digest])).toEqual([
    ['fonts/a.woff2', digest('font')],
    ['html/tsb.html', digest('shell')],
  ]);
});

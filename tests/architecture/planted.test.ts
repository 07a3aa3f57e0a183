import { describe, expect, it } from 'vitest';
import { checkCircles } from './circles.ts';
import {
  checkAny,
  checkBrandBranches,
  checkClock,
  checkComments,
  checkDefaultExports,
  checkLazyLoading,
  checkPurity,
  checkReadPaths,
  checkScores,
  checkTimers,
} from './codeLaws.ts';
import { checkForms } from './formLaw.ts';
import { checkFunctionLengths } from './functionLaw.ts';
import { checkImports, starsOf } from './importLaw.ts';
import { checkCentring, checkColumns } from './layoutLaws.ts';
import { checkNames, checkSpreads } from './readingLaws.ts';
import { checkStoreDoors } from './serverLaws.ts';
import type { SourceTree, Violation } from './sourceTree.ts';
import { checkDataFiles, checkLocks, checkMachines, checkPageColumns } from './textLaws.ts';

function tree(files: Record<string, string>): SourceTree {
  return new Map(Object.entries(files));
}

function messages(found: readonly Violation[]): string[] {
  return found.map((violation) => `${violation.path}:${violation.line} ${violation.message}`);
}

/** The path of the planted file, its text, and the expected complaint. */
const FORBIDDEN_IMPORTS: readonly (readonly [string, string, string])[] = [
  ['core/money/odds.ts', `import { x } from '../../server/x.ts';`, 'may not import server/x.ts'],
  ['core/money/odds.ts', `import fc from 'fast-check';`, 'may not use the package fast-check'],
  ['core/money/odds.ts', `import { join } from 'node:path';`, 'may not use node:path'],
  ['brands/tsb/brand.ts', `import { x } from '../hwc/brand.ts';`, 'may not import brands/hwc/brand.ts'],
  ['brands/tsb/brand.ts', `import { load } from '../../src/brand/loader.ts';`, 'may take only types from src/brand/loader.ts'],
  ['src/features/betslip/logic/slip.ts', `import { useState } from 'react';`, 'may not use the package react'],
  ['src/features/betslip/logic/slip.ts', `import type { X } from '../data/x.ts';`, 'may not import src/features/betslip/data/x.ts'],
  ['src/features/betslip/data/slip.ts', `import { Button } from '../../../ui/Button.tsx';`, 'may not import src/ui/Button.tsx'],
  [
    'src/features/betslip/ui/Slip.tsx',
    `import { apollo } from '../../../platform/graphql/apollo.ts';`,
    'may not import src/platform/graphql/apollo.ts',
  ],
  ['src/features/betslip/ui/Slip.tsx', `import { gql } from '@apollo/client';`, 'may not use the package @apollo/client'],
  [
    'src/features/betslip/ui/Slip.tsx',
    `import { Menu } from '../../navigation/index.ts';`,
    'may not import src/features/navigation/index.ts',
  ],
  [
    'src/features/betslip/index.ts',
    `export { Menu } from '../navigation/ui/Menu.tsx';`,
    'may not import src/features/navigation/ui/Menu.tsx',
  ],
  [
    'src/app/routes.tsx',
    `const page = () => import('../features/betslip/ui/Slip.tsx');`,
    'may not import src/features/betslip/ui/Slip.tsx',
  ],
  ['src/features/betslip/ui/Slip.tsx', `import { me } from '../../../player/account.ts';`, 'may not import src/player/account.ts'],
  [
    'src/features/betslip/logic/slip.ts',
    `import { playerOf } from '../../../player/index.ts';`,
    'may take only types from src/player/index.ts',
  ],
  ['src/platform/core.ts', `import { playerOf } from '../player/index.ts';`, 'may not import src/player/index.ts'],
  ['src/player/player.ts', `import { toasts } from '../ui/toast/toastStore.ts';`, 'may not import src/ui/toast/toastStore.ts'],
  [
    'src/app/layout/MainLayout.tsx',
    `import { feature } from '../../features/betslip/index.ts';`,
    'may not import src/features/betslip/index.ts',
  ],
  [
    'src/features/betslip/index.ts',
    `import { createStore } from '../../platform/externalStore.ts';`,
    'may not import src/platform/externalStore.ts',
  ],
  [
    'src/platform/prices/store.ts',
    `import { x } from '../../features/sports/index.ts';`,
    'may not import src/features/sports/index.ts',
  ],
  ['src/platform/prices/store.ts', `import { Button } from '../../ui/Button.tsx';`, 'may not import src/ui/Button.tsx'],
  ['src/platform/boot.ts', `import { theme } from '../brand/theme.ts';`, 'may take only types from src/brand/theme.ts'],
  ['src/ui/Button.tsx', `import { store } from '../platform/prices/store.ts';`, 'may not import src/platform/prices/store.ts'],
  ['src/forms/useForm.ts', `import { x } from '../features/wallet/index.ts';`, 'may not import src/features/wallet/index.ts'],
  ['src/platform/boot.ts', `import { useForm } from '../forms/useForm.ts';`, 'may not import src/forms/useForm.ts'],
  ['core/money/money.ts', `import * as z from 'zod/mini';`, 'may not use the package zod'],
  ['src/app/App.tsx', `import { config } from '../../server/platform/config.ts';`, 'may not import server/platform/config.ts'],
  ['src/app/App.tsx', `import { readFile } from 'node:fs';`, 'may not use node:fs'],
  ['src/app/App.tsx', `import pg from 'pg';`, 'may not use the package pg'],
  ['src/app/App.tsx', `type X = import('../../server/deps.ts').Deps;`, 'may not import server/deps.ts'],
  ['sw/sw.ts', `import { x } from '../src/platform/x.ts';`, 'may not import src/platform/x.ts'],
  ['sw/sw.ts', `import { get } from 'idb-keyval';`, 'may not use the package idb-keyval'],
  ['server/domain/pricing/price.ts', `import { db } from '../../store/database.ts';`, 'may not import server/store/database.ts'],
  ['server/domain/pricing/price.ts', `import { z } from 'zod';`, 'may not use the package zod'],
  [
    'server/store/bets/place.ts',
    `import { systemClock } from '../../platform/clock.ts';`,
    'may take only types from server/platform/clock.ts',
  ],
  ['server/store/bets/place.ts', `import { x } from '../../api/graphql/x.ts';`, 'may not import server/api/graphql/x.ts'],
  ['server/feed/simulator.ts', `import { x } from '../api/sandbox/x.ts';`, 'may not import server/api/sandbox/x.ts'],
  [
    'server/api/sandbox/feed.ts',
    `import { x } from '../../feed/simulator/walk.ts';`,
    'may not import server/feed/simulator/walk.ts',
  ],
  ['server/platform/pino.ts', `import { x } from '../feed/index.ts';`, 'may not import server/feed/index.ts'],
  ['server/main.ts', `import { x } from '../src/platform/x.ts';`, 'may not import src/platform/x.ts'],
  ['server/main.ts', `import { x } from '../sw/messages.ts';`, 'may not import sw/messages.ts'],
  ['server/main.ts', `import { x } from 'react';`, 'may not use the package react'],
  ['src/app/App.tsx', `const x = (name: string) => import(name);`, 'which no rule can check'],
  [
    'e2e/journeys/slip.spec.ts',
    `import { x } from '../../server/store/bets/index.ts';`,
    'may not import server/store/bets/index.ts',
  ],
  ['src/features/betslip/helpers.ts', `export const x = 1;`, 'is in no room'],
];

describe('a planted violation is found', () => {
  for (const [path, text, expected] of FORBIDDEN_IMPORTS)
    it(`${path}: ${text}`, () => {
      const found = messages(checkImports(tree({ [path]: text })));
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`${path}:1 `);
      expect(found[0]).toContain(expected);
    });

  it('a violation of a circle, over types as well', () => {
    const files = {
      'server/a.ts': `import { b } from './b.ts';`,
      'server/b.ts': `import type { C } from './c.ts';`,
      'server/c.ts': `export * from './a.ts';`,
      'server/d.ts': `import { a } from './a.ts';\nconst lazy = () => import('./e.ts');`,
      'server/e.ts': `import { d } from './d.ts';`,
    };
    expect(messages(checkCircles(tree(files)))).toEqual([
      'server/a.ts:1 imports itself: server/a.ts -> server/b.ts -> server/c.ts -> server/a.ts',
    ]);
  });

  it('a violation of a pattern by which Vite finds files', () => {
    const text = "const files = import.meta.glob<{ x: number }>('../../server/*.ts');\n";
    expect(messages(checkImports(tree({ 'src/app/x.ts': text })))).toEqual(['src/app/x.ts:1 app may not import server/*.ts']);
    expect(checkImports(tree({ 'src/brand/loader.ts': "import.meta.glob('../../brands/*/brand.ts');" }))).toEqual([]);
  });

  it('a violation of the clock', () => {
    const text =
      'export const a = 1;\nexport const b = () => Date.now();\nexport const c = () => new Date();\nexport const d = new Date(0);\n';
    expect(messages(checkClock(tree({ 'src/platform/prices/store.ts': text })))).toEqual([
      'src/platform/prices/store.ts:2 reads the time with Date.now(); take it from the clock',
      'src/platform/prices/store.ts:3 reads the time with new Date(); take it from the clock',
    ]);
    expect(checkClock(tree({ 'src/platform/clock.ts': text, 'server/platform/clock.ts': text, 'tests/x.ts': text }))).toEqual([]);
  });

  it('a timer of its own', () => {
    const text = 'export const stop = setInterval(() => undefined, 1_000);\n';
    expect(messages(checkTimers(tree({ 'server/api/sweep.ts': text })))).toEqual([
      'server/api/sweep.ts:1 repeats work by a timer of its own; declare a Loop',
    ]);
    expect(checkTimers(tree({ 'src/platform/x.ts': text, 'server/api/sweep.test.ts': text }))).toEqual([]);
  });

  it('a violation of purity', () => {
    const text =
      'export const a = () => Math.random();\nexport const b = () => window.location;\nexport const c = () => fetch("/");\n';
    expect(messages(checkPurity(tree({ 'src/features/betslip/logic/slip.ts': text })))).toHaveLength(3);
    expect(messages(checkPurity(tree({ 'server/domain/x.ts': text, 'core/x.ts': text })))).toHaveLength(6);
    expect(checkPurity(tree({ 'src/ui/x.ts': text }))).toEqual([]);
  });

  it('a violation of a file that is read beside the module', () => {
    const text = "const a = path.join(import.meta.dirname, 'a.json');\nconst b = new URL('./b.json', import.meta.url);\n";
    expect(messages(checkReadPaths(tree({ 'server/store/x.ts': text })))).toHaveLength(2);
    expect(checkReadPaths(tree({ 'scripts/x.ts': text, 'server/store/x.test.ts': text }))).toEqual([]);
  });

  it('a violation of loading code later in a way of its own', () => {
    const text = [
      "export const panel = lazyPart(() => import('./Panel.tsx').then(({ Panel }) => Panel));",
      "export const code = lazyModule(async () => (await import('./code.ts')).code);",
      "export const page = lazy(() => import('./Page.tsx'));",
      "export const load = () => import('./other.ts');",
      '',
    ].join('\n');
    expect(messages(checkLazyLoading(tree({ 'src/features/sports/ui/X.tsx': text })))).toEqual([
      'src/features/sports/ui/X.tsx:3 loads code with import() outside of lazyPart and lazyModule',
      'src/features/sports/ui/X.tsx:4 loads code with import() outside of lazyPart and lazyModule',
    ]);
    expect(checkLazyLoading(tree({ 'scripts/x.ts': text, 'src/ui/x.test.ts': text }))).toEqual([]);
  });

  it('a violation of a circle between files', () => {
    const one = "import type { B } from './b.ts';";
    const circle = {
      'src/ui/a.ts': one,
      'src/ui/b.ts': "import { c } from './c.ts';",
      'src/ui/c.ts': "import { a } from './a.ts';",
    };
    expect(messages(checkCircles(tree(circle)))).toEqual([
      'src/ui/a.ts:1 imports itself: src/ui/a.ts -> src/ui/b.ts -> src/ui/c.ts -> src/ui/a.ts',
    ]);
    expect(checkCircles(tree({ ...circle, 'src/ui/c.ts': "export const a = () => import('./a.ts');" }))).toEqual([]);
  });

  it('a violation of any', () => {
    const text = 'export function f(x: any): unknown { return x; }\n// any word in a comment\nexport const any = "any";\n';
    expect(messages(checkAny(tree({ 'server/x.ts': text })))).toEqual(['server/x.ts:1 says any']);
    expect(checkAny(tree({ 'src/gql/types.ts': text, 'src/x/data/a.generated.ts': text }))).toEqual([]);
  });

  it('a violation of silence and delay', () => {
    const silencers = ['biome-ignore lint: why', 'eslint-disable', '@ts-ignore', '@ts-expect-error', `TO${'DO'}: later`];
    for (const words of silencers)
      expect(checkComments(tree({ 'server/x.ts': `// ${words}\nexport const a = 1;\n` }))).toHaveLength(1);
    expect(checkComments(tree({ 'server/x.ts': `export const a = '@ts-ignore';\n` }))).toEqual([]);
  });

  it('a violation of a branch on a brand', () => {
    const text = "export const casino = (code: string) => code === 'hwc';\n";
    expect(messages(checkBrandBranches(tree({ 'src/ui/x.ts': text })))).toEqual(['src/ui/x.ts:1 asks for the brand hwc']);
    expect(checkBrandBranches(tree({ 'src/brand/contract.ts': text, 'brands/hwc/brand.ts': text, 'server/x.ts': text }))).toEqual(
      [],
    );
  });

  it('a violation of default exports', () => {
    const text = 'export default function App() { return null; }\n';
    expect(checkDefaultExports(tree({ 'src/app/App.tsx': text }))).toHaveLength(1);
    expect(checkDefaultExports(tree({ 'vite.config.ts': text }))).toEqual([]);
  });

  it('a violation of centring by margins alone', () => {
    const text = [
      "const a = cls({ maxWidth: 800, margin: '0 auto' });",
      "const b = cls({ '@tiny': { marginInline: 'auto' } });",
      "const c = cls({ width: '100%', margin: '0 auto' });",
      "const d = cls({ margin: '0 0 0 auto' });",
      '',
    ].join('\n');
    const message = "is centred by its margins without a width: add width: '100%'";
    expect(messages(checkCentring(tree({ 'src/ui/x.ts': text })))).toEqual([
      `src/ui/x.ts:1 ${message}`,
      `src/ui/x.ts:2 ${message}`,
    ]);
  });

  it('a violation of columns that text can widen', () => {
    const text = [
      "const a = cls({ gridTemplateColumns: 'auto 1fr' });",
      "const b = cls({ '@tiny': { gridTemplateColumns: 'repeat(2, 1fr)' } });",
      "const c = cls({ gridTemplateColumns: 'minmax(0, 1fr) repeat(auto-fit, minmax(min(100%, 9px), 1fr))' });",
      "const d = cls({ gridTemplateRows: 'auto 1fr' });",
      '',
    ].join('\n');
    const message = 'has a column of a bare fr: minmax(0, 1fr)';
    expect(messages(checkColumns(tree({ 'src/ui/x.ts': text })))).toEqual([`src/ui/x.ts:1 ${message}`, `src/ui/x.ts:2 ${message}`]);
  });

  it.each([
    `const a = \`ended \${awayScore}\`;`,
    `const a = \`\${score.home}–\${score.away}\`;`,
    "const a = [homeScore, awayScore].join(' ');",
    "const a = [home, away].join('–');",
    "const a = 'ended ' + homeScore;",
    "const a = score.home + ' – ' + score.away;",
    'const a = <b>{homeScore}–{awayScore}</b>;',
    'const a = <><b>{homeScore}</b> - <b>{awayScore}</b></>;',
    "const a = <p>{home} <b>{score.home}</b>{'–'}<b>{score.away}</b></p>;",
  ])('a violation of a score that is written by hand: %s', (text) => {
    expect(messages(checkScores(tree({ 'server/x.tsx': text })))).toEqual([
      'server/x.tsx:1 writes a score by hand; use scoreText()',
    ]);
    expect(checkScores(tree({ 'core/texts/scoreText.ts': text }))).toEqual([]);
  });

  it('a violation of length', () => {
    const file = (lines: number) => tree({ 'server/x.ts': `const long = () => {\n${'a;\n'.repeat(lines - 2)}};\n` });
    expect(messages(checkFunctionLengths(file(61), {}))).toEqual(['server/x.ts:1 long has 61 lines, 60 are allowed']);
    expect(checkFunctionLengths(file(60), {})).toEqual([]);
    expect(checkFunctionLengths(file(70), { 'server/x.ts long': 70 })).toEqual([]);
    // The list shrinks with the function.
    expect(checkFunctionLengths(file(69), { 'server/x.ts long': 70 })).toHaveLength(1);
    expect(checkFunctionLengths(file(60), { 'server/x.ts long': 70 })).toHaveLength(1);
  });

  it.each([
    ['server/api/x.ts', "import { a } from '../store/bets/placeBets.ts';"],
    ['server/store/casino/x.ts', "import type { A } from '../bets/tables.ts';"],
  ])('a violation of a store’s door: %s %s', (path, text) => {
    const files = { [path]: text, 'server/store/bets/placeBets.ts': '', 'server/store/bets/tables.ts': '' };
    expect(checkStoreDoors(tree(files))).toHaveLength(1);
  });

  it('no violation of a store’s door: its own context, its index, a test', () => {
    const files = {
      'server/store/bets/x.ts': "import { a } from './placeBets.ts';",
      'server/api/x.ts': "import { a } from '../store/bets/index.ts';",
      'server/api/x.test.ts': "import { a } from '../store/bets/placeBets.ts';",
    };
    expect(checkStoreDoors(tree(files))).toEqual([]);
  });

  it.each(['const a = { ...{ b: 1 }, c };', 'const a = [...[b], c];'])('a violation of spreads: %s', (text) => {
    expect(checkSpreads(tree({ 'src/x.ts': text }))).toHaveLength(1);
    expect(
      checkSpreads(tree({ 'src/x.ts': 'const a = { ...b, ...(c && { d: 1 }) }; const e = [...a, ...(c ? [d] : [])];' })),
    ).toEqual([]);
  });

  it.each([
    'const told = 1;',
    'const isAsked = 1;',
    'function f({ kept }: X) {}',
    'interface X { known: string }',
    'const [ways] = x;',
    'interface X { told(): string }',
    'class X { asked() {} }',
  ])('a violation of names: %s', (text) => {
    expect(checkNames(tree({ 'src/x.ts': text }))).toHaveLength(1);
    expect(checkNames(tree({ 'src/x.ts': 'const masked = isKnownAddress; const underWay = playYourWay;' }))).toEqual([]);
  });

  it('a violation of machines and hosts', () => {
    const host = `https://registry${'.npmjs'}.org/x`;
    expect(checkMachines(tree({ 'README.md': `see ${host}\n` })).length).toBeGreaterThan(0);
    expect(checkMachines(tree({ 'a.mjs': `const p = '/${'work'}/main/x';\n` }))).toHaveLength(1);
    expect(checkMachines(tree({ 'a.mjs': `const p = '/${'root'}/x'; const q = '/${'home'}/ann/x';\n` }))).toHaveLength(2);
    expect(checkMachines(tree({ 'a.mjs': `const p = '/usr/bin/chromium'; const q = '../framework/main';\n` }))).toEqual([]);
  });

  it('a violation of resolved addresses', () => {
    expect(checkLocks(tree({ 'package-lock.json': '{ "x": { "resolved": "https://example.test/x.tgz" } }' }))).toHaveLength(1);
    expect(checkLocks(tree({ 'package-lock.json': '{ "x": { "version": "1.0.0", "integrity": "sha512-x" } }' }))).toEqual([]);
  });

  it('a violation of foreign data', () => {
    expect(checkDataFiles(tree({ 'tests/lines.csv': 'a,b\n'.repeat(5000) }))).toHaveLength(1);
    expect(checkDataFiles(tree({ 'tests/lines.csv': 'a,b\n1,2\n' }))).toEqual([]);
  });

  it('a violation of a page’s column', () => {
    const styled = (track: string) => `export const page = cls({ display: 'grid',${track} gap: 16 });`;
    expect(checkPageColumns(tree({ 'src/features/x/ui/X.tsx': styled('') }))).toHaveLength(1);
    expect(checkPageColumns(tree({ 'src/features/x/ui/X.tsx': styled(" gridTemplateColumns: 'minmax(0, 1fr)',") }))).toEqual([]);
  });
});

describe('what the rules allow passes', () => {
  it.each([
    `const a = \`ended \${scoreText(name, { homeScore, awayScore })}\`;`,
    'const a = homeScore + awayScore;',
    "const a = [home, away].join('-') + 'away' + home;",
    "const a = [competition, scoreText(name, { homeScore, awayScore })].join(' – ');",
    'const a = <p>{home} <b>{scoreText(name, { homeScore, awayScore })}</b> {away} – {day}</p>;',
  ])('a score of the one function: %s', (text) => {
    expect(checkScores(tree({ 'server/x.tsx': text }))).toEqual([]);
  });

  const allowed: Record<string, string> = {
    'core/money/odds.ts': `import { err } from './result.ts';`,
    'brands/tsb/brand.ts': `import type { Brand } from '../../src/brand/contract.ts';\nimport { theme } from './theme.ts';`,
    'src/features/betslip/ui/Slip.tsx': `import { Button } from '../../../ui/Button.tsx';\nimport { slip } from '../logic/slip.ts';`,
    'src/features/betslip/data/slip.ts': `import { useQuery } from '@apollo/client/react';\nimport { store } from '../../../platform/prices/store.ts';`,
    'src/features/betslip/index.ts': `import type { Feature } from '../../platform/feature.ts';\nimport { lazyPart } from '../../ui/lazyPart.tsx';`,
    'src/features/betslip/ui/SlipFooter.tsx': `import { useServices } from '../../../platform/usePlatform.ts';`,
    'src/app/features.ts': `import { feature } from '../features/betslip/index.ts';`,
    'src/app/routes.test.tsx': `import { expect } from 'vitest';\nimport { x } from '../../tests/support/x.ts';`,
    'sw/sw.ts': `import { precacheAndRoute } from 'workbox-precaching';\nimport { x } from '../core/messages.ts';`,
    'server/store/bets/place.ts': `import type { Deps } from '../../deps.ts';\nimport { price } from '../../domain/pricing/price.ts';`,
    'server/store/bets/place.integration.test.ts': `import { systemClock } from '../../platform/clock.ts';`,
    'server/api/sandbox/feed.ts': `import { applyFeed } from '../../feed/index.ts';`,
  };
  for (const [path, text] of Object.entries(allowed))
    it(path, () => {
      expect(checkImports(tree({ [path]: text }))).toEqual([]);
    });

  it('reads stars and slashes', () => {
    expect(starsOf('src/features/*/ui/', 'src/features/betslip/ui/a/B.tsx')).toEqual(['betslip']);
    expect(starsOf('server/*.ts', 'server/main.ts')).toEqual(['main']);
    expect(starsOf('server/*.ts', 'server/api/main.ts')).toBeNull();
  });
});

it('a form that registers nothing is found, and one that does is not', () => {
  const field = 'export const Page = () => <TextField label="Name" />;';
  const registered = `import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';\n${field}`;
  const path = 'src/features/support/ui/Page.tsx';
  expect(messages(checkForms(tree({ [path]: field })))).toEqual([
    `${path}:1 has <TextField> and registers nothing with useUnfinished or useForm`,
  ]);
  expect(checkForms(tree({ [path]: registered }))).toEqual([]);
  expect(checkForms(tree({ 'src/ui/Page.tsx': field }))).toEqual([]);
});

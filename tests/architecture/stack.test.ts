import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../scripts/lib/checks.mjs';
import { importsOf } from './imports.ts';
import { isTest, readProjectTree } from './sourceTree.ts';

const NOT_IN_PRODUCTION = /\/testing\/|^server\/(api\/(linkProvider|sandbox)\/|platform\/postgres\/binaries)/;

describe('the stack', () => {
  const tree = readProjectTree();
  const used = new Set<string>();
  for (const [path, text] of tree)
    if (/\.(ts|tsx|mjs)$/.test(path))
      for (const { target } of importsOf(path, text)) if (target.kind === 'package') used.add(target.name);

  it('is the one that was asked for, and every package of it is in use', () => {
    const wanted = [
      'react',
      'react-dom',
      'react-router',
      'vite-plugin-pwa',
      'workbox-window',
      '@apollo/client',
      'apollo3-cache-persist',
      'graphql-ws',
      'idb-keyval',
      '@radix-ui/react-dialog',
      '@radix-ui/react-toast',
      '@stitches/react',
      'vitest',
      'playwright',
    ];
    expect(wanted.filter((name) => !used.has(name))).toEqual([]);
  });

  it('is at the places of the top level that were asked for', () => {
    const wanted = [
      'package.json',
      'vite.config.ts',
      'tsconfig.json',
      'src',
      'sw',
      'public',
      'brands',
      'tests',
      'e2e',
      'lighthouserc.json',
    ];
    expect(wanted.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('depends on exact versions, each of which something uses', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
    for (const [name, version] of Object.entries(dependencies)) expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(Object.keys(dependencies).filter((name) => !used.has(name))).toEqual([]);
  });

  it('has no package for production that only a sandbox, a tool or a test imports', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
    const shipped = new Set<string>();
    for (const [path, text] of tree)
      if (/^(src|sw|core|server)\/.*\.tsx?$/.test(path) && !isTest(path) && !NOT_IN_PRODUCTION.test(path))
        for (const { target, typesOnly } of importsOf(path, text))
          if (target.kind === 'package' && !typesOnly) shipped.add(target.name);
    expect(Object.keys(dependencies).filter((name) => !shipped.has(name))).toEqual([]);
  });
});

describe('continuous integration', () => {
  it('runs Lighthouse by lighthouserc.json, and fails below its assertions', () => {
    expect(readFileSync('scripts/test.mjs', 'utf8')).toContain("await import('./verify.mjs')");
    expect(CHECKS.find(({ name }) => name === 'lighthouse')?.command).toContain('tests/lighthouse/main.ts');
    expect(readFileSync('tests/lighthouse/collect.ts', 'utf8')).toContain("path.resolve('lighthouserc.json')");
    const { ci } = JSON.parse(readFileSync('lighthouserc.json', 'utf8')) as {
      ci: { assert: { assertMatrix: readonly { assertions: Record<string, readonly [string, { minScore: number }]> }[] } };
    };
    const assertions = ci.assert.assertMatrix[0]?.assertions ?? {};
    const least = { performance: 0.85, accessibility: 1, 'best-practices': 1, seo: 1 };
    for (const [category, minScore] of Object.entries(least))
      expect(assertions[`categories:${category}`]).toEqual(['error', expect.objectContaining({ minScore })]);
    const budgets = ['script:size', 'total:size', 'total:count'].map((name) => `resource-summary:${name}`);
    for (const budget of [...budgets, 'cumulative-layout-shift'])
      expect(assertions[budget], budget).toEqual(['error', expect.objectContaining({ maxNumericValue: expect.anything() })]);
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IN_PAGES, withPages } from '../../scripts/lib/sbom.mjs';
import { importsOf } from '../architecture/imports.ts';
import { readProjectTree } from '../architecture/sourceTree.ts';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };

it('a bill of materials has the packages of pages that a server does not install, and what they need', () => {
  const ref = 'earcut@3.2.0';
  const lock = {
    packages: {
      'node_modules/hls.js': { version: '1.0.0', integrity: 'sha512-AAEC', license: 'Apache-2.0' },
      'node_modules/pixi.js': {
        version: '2.0.0',
        integrity: 'sha512-AAEC',
        license: 'MIT',
        dependencies: { earcut: '^3', '@a/b': '1' },
      },
      'node_modules/earcut': { version: '3.2.0', integrity: 'sha512-AAEC', license: 'ISC' },
      'node_modules/@a/b': { version: '1.0.0', integrity: 'sha512-AAEC', license: 'MIT' },
      'node_modules/vite': { version: '8.0.0', integrity: 'sha512-AAEC', license: 'MIT' },
    },
  };
  const bom = withPages({ components: [{ 'bom-ref': ref }], dependencies: [{ ref, dependsOn: [] }] }, lock);
  const refs = bom.components.map((part: object) => (part as Record<string, unknown>)['bom-ref']);
  expect(refs).toEqual([ref, 'hls.js@1.0.0', 'pixi.js@2.0.0', '@a/b@1.0.0']);
  expect(bom.dependencies).toContainEqual({ ref: 'pixi.js@2.0.0', dependsOn: [ref, '@a/b@1.0.0'] });
  expect(bom.components.at(-1)).toMatchObject({ purl: 'pkg:npm/%40a/b@1.0.0', hashes: [{ alg: 'SHA-512', content: '000102' }] });
});

it('every package that pages import is in it, also those that only the build installs', () => {
  const inPages = [...readProjectTree()].filter(
    ([path]) => /^(src|sw|gameServer\/page|paymentGateway\/page)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  );
  const imported = new Set(
    inPages.flatMap(([path, text]) =>
      importsOf(path, text).flatMap(({ target }) => (target.kind === 'package' ? target.name : [])),
    ),
  );
  expect([...imported].filter((name) => name in devDependencies && !IN_PAGES.includes(name)).sort()).toEqual([]);
});

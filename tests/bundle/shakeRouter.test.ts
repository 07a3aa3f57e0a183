import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shakeRouter } from '../../scripts/vite/shakeRouter.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'node_modules', 'react-router', 'dist', 'production');

interface Shaker {
  readonly transform: (code: string, id: string) => { readonly code: string } | null;
  readonly buildEnd: (this: { readonly error: (message: string) => never }) => void;
}

const context = {
  error: (message: string): never => {
    throw new Error(message);
  },
};

/** The installed package after the plugin. */
function shake({ transform }: Shaker, edit: (code: string) => string = (code) => code): string {
  const files = readdirSync(BUILD).filter((name) => name.endsWith('.mjs'));
  return files.map((name) => transform(edit(readFileSync(join(BUILD, name), 'utf8')), join(BUILD, name))?.code ?? '').join('\n');
}

it('the router in use has every line that the build changes, and keeps nothing of a data router on the way of the app', () => {
  const shaker = shakeRouter() as unknown as Shaker;
  const code = shake(shaker);
  expect(() => shaker.buildEnd.call(context)).not.toThrow();
  expect(code).toContain('/* @__PURE__ */ React');
  expect(code).not.toMatch(/^\w+\.displayName = /m);
  expect(code).not.toMatch(/^RenderErrorBoundary\.contextType = /m);
  expect(code).not.toContain('isDataRoute ? useNavigateStable()');
  expect(code).not.toContain('return dataRouterState && (match.route.ErrorBoundary');
  expect(code).toMatch(/^function PrefetchPageLinks\(.* return null;$/m);
  expect(code).toMatch(/^function _renderMatches\(.*\n {2}const dataRouterState = null;$/m);
});

it.each([
  'function PrefetchPageLinks(',
  'let dataRouterState = dataRouterOpts?.state;',
  'return dataRouterState && (match.route.ErrorBoundary',
  'RenderErrorBoundary.contextType = ',
  'return isDataRoute ? useNavigateStable() : ',
])('a build fails with a router that has no %s', (line) => {
  const shaker = shakeRouter() as unknown as Shaker;
  shake(shaker, (code) => code.replaceAll(line, 'elsewhere('));
  expect(() => shaker.buildEnd.call(context)).toThrow(/^react-router has no /);
});

it('other packages are left as they are', () => {
  const { transform } = shakeRouter() as unknown as Shaker;
  expect(transform('Link.displayName = "Link";', '/node_modules/other/index.mjs')).toBeNull();
});

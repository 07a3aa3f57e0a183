import type { Plugin } from 'vite';

const PRODUCTION = /node_modules\/react-router\/dist\/production\//;

/** Marks for the bundler: a component that nobody imports has no side effect. Display names are for developer tools. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^var (\w+) = (React\d*)\.forwardRef\(/gm, 'var $1 = /* @__PURE__ */ $2.forwardRef('],
  [/^\w+\.displayName = "\w+";$/gm, ''],
];

/**
 * What runs only in a data router or in framework mode. The app's routes are declarative (docs/adr/0010); that it imports nothing of a
 * data router is checked by tests/bundle/router.test.ts.
 */
const CUTS: readonly (readonly [RegExp, string])[] = [
  // Links that prefetch the data of their page.
  [/^function PrefetchPageLinks\(.*$/m, '$& return null;'],
  // Error pages and fallbacks of routes with loaders.
  [/(?<=^function _renderMatches\(.*\n {2})let dataRouterState = dataRouterOpts\?\.state;$/m, 'const dataRouterState = null;'],
  [/(?<=^ {6}return )dataRouterState(?= && \(match\.route\.ErrorBoundary \|\|)/m, 'null'],
  [/^RenderErrorBoundary\.contextType = .*$/m, ''],
  [/(?<=^ {2}return )isDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\);$)/m, ''],
];

/**
 * Lets the bundler leave out parts of react-router that the app does not use: components that nobody imports, and its data router.
 * Fails when the package no longer has the lines that it changes.
 */
export function shakeRouter(): Plugin {
  const missing = new Set(CUTS);
  return {
    name: 'slipstream:shake-router',
    apply: 'build',
    transform(code, id) {
      if (!PRODUCTION.test(id)) return null;
      // Lines stay where they are for the source map.
      let shaken = code;
      for (const change of [...MARKS, ...CUTS]) {
        if (shaken.search(change[0]) >= 0) missing.delete(change);
        shaken = shaken.replace(...change);
      }
      return { code: shaken, map: null };
    },
    buildEnd() {
      if (missing.size > 0) this.error(`react-router has no ${[...missing].map(([pattern]) => pattern.source).join(' and no ')}`);
    },
  };
}

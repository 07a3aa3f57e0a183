import type { Plugin } from 'vite';

const PRODUCTION = /node_modules\/react-router\/dist\/production\//;

/**
 * Lets the bundler leave out components of react-router that nobody imports. Their calls of `forwardRef` lack the mark that says they have
 * no side effect, and a display name is written to each; so forms with all they need came with every page.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'slipstream:shake-router',
    apply: 'build',
    transform(code, id) {
      if (!PRODUCTION.test(id)) return null;
      // Lines stay where they are for the source map.
      const marked = code
        .replace(/^var (\w+) = (React\d*)\.forwardRef\(/gm, 'var $1 = /* @__PURE__ */ $2.forwardRef(')
        .replace(/^\w+\.displayName = "\w+";$/gm, '');
      return { code: marked, map: null };
    },
  };
}

import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Builds sw/killSwitch.ts to sw-kill.js, which an operator serves as /sw.js to remove a broken worker from every browser. */
export function killSwitch(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'slipstream:kill-switch',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      await build({
        entryPoints: [join(root, 'sw', 'killSwitch.ts')],
        outfile: join(folder, 'sw-kill.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        logLevel: 'silent',
      });
    },
  };
}

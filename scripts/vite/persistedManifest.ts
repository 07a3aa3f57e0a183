import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Operation, persistedQueries } from './operations.ts';

/** Writes dist/persisted-queries.json beside the app (not into it: the server reads it, browsers never do). */
export function persistedManifest(operations: readonly Operation[]): Plugin {
  let file = '';
  return {
    name: 'slipstream:persisted-manifest',
    apply: 'build',
    configResolved(config) {
      file = resolve(config.root, config.build.outDir, '..', 'persisted-queries.json');
    },
    async writeBundle() {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, `${JSON.stringify(persistedQueries(operations), null, 2)}\n`);
    },
  };
}

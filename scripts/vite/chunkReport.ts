import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A built chunk: its file below dist/app and the project's modules in it. */
export interface BuiltChunk {
  readonly file: string;
  /** Bytes before compression, by path from the project's root. */
  readonly modules: Readonly<Record<string, number>>;
  /** Files of the chunks that it imports before it runs. */
  readonly imports: readonly string[];
}

/** The report's file, beside the served app and not in it. */
export const CHUNK_REPORT = 'dist/chunks.json';

/** Records the modules of each chunk, for the check of home's scripts (tests/bundle). */
export function chunkReport(): Plugin {
  let root = process.cwd();
  return {
    name: 'slipstream:chunk-report',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output): BuiltChunk[] => {
        if (output.type !== 'chunk') return [];
        const sizes = Object.entries(output.modules).map(([id, { renderedLength }]) => [relative(root, id), renderedLength]);
        const modules = Object.fromEntries(sizes) as Record<string, number>;
        return [{ file: output.fileName, modules, imports: output.imports }];
      });
      writeFileSync(resolve(root, CHUNK_REPORT), JSON.stringify(chunks, null, 1));
    },
  };
}

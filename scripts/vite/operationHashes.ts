import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Operation } from './operations.ts';

/** Writes the hash of a public operation into its document, so that each page brings those that it sends without Apollo. */
export function operationHashes(root: string, operations: readonly Operation[]): Plugin {
  const hashes = new Map(
    operations.filter(({ isPublic }) => isPublic).map(({ file, name, hash }) => [`${resolve(root, file)} ${name}`, hash]),
  );
  return {
    name: 'slipstream:operation-hashes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.generated.ts')) return null;
      // Lines stay where they are for the source map.
      const hashed = code.replace(/^export const (\w+)Document = \{/gm, (beginning, name: string) => {
        const hash = hashes.get(`${id} ${name}`);
        return hash === undefined ? beginning : `${beginning}"hash":"${hash}",`;
      });
      return { code: hashed, map: null };
    },
  };
}

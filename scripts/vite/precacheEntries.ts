import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PRECACHE_DIGEST_BYTES, type PrecachedFile } from '../../core/wire/precache.ts';
import { type BuiltChunk, CHUNK_REPORT } from './chunkReport.ts';
import { firstFiles } from './firstFiles.ts';

type WrittenEntry = Pick<PrecachedFile, 'url' | 'revision'> & { readonly size: number };

/** The folders of features that only sportsbooks have, by the line of their door. */
export function sportsbookFolders(root: string): readonly string[] {
  const features = resolve(root, 'src/features');
  return readdirSync(features)
    .filter((name) => /^ {2}only: 'sportsbook',$/m.test(readFileSync(resolve(features, name, 'index.ts'), 'utf8')))
    .map((name) => `src/features/${name}/`);
}

/** The files of chunks in which all of the project's own code belongs to features that only sportsbooks have. */
export function sportsbookFiles(chunks: readonly BuiltChunk[], folders: readonly string[]): ReadonlySet<string> {
  const isTheirs = (path: string): boolean => folders.some((folder) => path.startsWith(folder));
  const own = ({ modules }: BuiltChunk): readonly string[] => Object.keys(modules).filter((path) => path.startsWith('src/'));
  return new Set(chunks.filter((chunk) => own(chunk).length > 0 && own(chunk).every(isTheirs)).map(({ file }) => file));
}

/** The worker's files, beside the served app and not in it: for the check of their sizes (tests/bundle). */
export const PRECACHE_REPORT = 'dist/precache.json';

/** Adds to each entry of the worker's precache what the worker checks, the digest of the file, and who needs it when. */
export function precacheEntries(root: string, directory: string, first: typeof firstFiles = firstFiles) {
  return (entries: readonly WrittenEntry[]) => {
    const chunks = JSON.parse(readFileSync(resolve(root, CHUNK_REPORT), 'utf8')) as readonly BuiltChunk[];
    const firstOf = first(chunks);
    const theirs = sportsbookFiles(chunks, sportsbookFolders(root));
    const manifest = entries.map(({ url, revision, size }) => {
      const digest = createHash('sha256')
        .update(readFileSync(resolve(directory, url)))
        .digest();
      const short = digest.subarray(0, PRECACHE_DIGEST_BYTES).toString('base64');
      const when = firstOf(url);
      return {
        url,
        revision,
        size,
        digest: short,
        ...(theirs.has(url) && { only: 'sportsbook' as const }),
        ...(when && { first: when }),
      };
    });
    writeFileSync(resolve(root, PRECACHE_REPORT), JSON.stringify(manifest, null, 1));
    return { manifest, warnings: [] };
  };
}

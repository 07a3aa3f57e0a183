import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the sources and a release (scripts/lib/releaseFolder.mjs) both have, and no folder in them. */
const MARKER = 'server/store/migrations';

/**
 * The directory that files are read from: that of the sources, or that of a release. SQL, schema/ and dist/ have the same places in both.
 * @throws Error when this file has been moved out of it.
 */
export function projectRoot(): string {
  let directory = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(directory, MARKER))) {
    const parent = path.dirname(directory);
    if (parent === directory) throw new Error(`The directory of the project or the release (the one with ${MARKER}) was not found`);
    directory = parent;
  }
  return directory;
}

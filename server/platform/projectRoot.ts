import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The directory of this project's package.json: schema/, migrations and dist/ are located relative to it, whether the server runs from its
 * sources or from dist/.
 * @throws Error when this file has been moved out of the project.
 */
export function projectRoot(): string {
  let directory = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(directory, 'package-lock.json'))) {
    const parent = path.dirname(directory);
    if (parent === directory) throw new Error('The project directory (the one with package-lock.json) was not found');
    directory = parent;
  }
  return directory;
}

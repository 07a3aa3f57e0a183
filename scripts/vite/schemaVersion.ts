import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A version of the contract by its content, so that a cache written under another contract is not read. */
export function schemaVersion(root: string): string {
  const folder = join(root, 'schema');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .sort())
    hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../platform/config.ts';
import { projectRoot } from '../platform/projectRoot.ts';
import { StartupFailure } from '../platform/startupFailure.ts';

/**
 * A release (scripts/lib/releaseFolder.mjs) has no embedded PostgreSQL, and no sandbox unless it was made with one.
 * @throws StartupFailure where the configuration needs what is not in this one
 */
export function refuseMissingParts({ databaseUrl, sandbox }: Pick<Config, 'databaseUrl' | 'sandbox'>): void {
  const isHere = (part: string): boolean => existsSync(path.join(projectRoot(), part));
  if (!isHere('SHA256SUMS')) return;
  if (sandbox && !isHere('dist/gameServer'))
    throw new StartupFailure(
      'This release has no sandbox: leave SANDBOX out, or make a release with one (npm run release -- --with-sandbox).',
    );
  if (databaseUrl === null)
    throw new StartupFailure('This release has no PostgreSQL of its own: DATABASE_URL has to be the address of one.');
}

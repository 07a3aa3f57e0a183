import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const serverFile = z.object({ databaseUrl: z.string(), databaseMigrateUrl: z.string().optional() });

/** The embedded database of a data directory, adopted or started as the commands do, with a running or a killed server. */
export function databaseVariables(dataDir: string): { readonly DATABASE_URL: string; readonly DATABASE_MIGRATE_URL: string } {
  const { databaseUrl, databaseMigrateUrl } = serverFile.parse(JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8')));
  return { DATABASE_URL: databaseUrl, DATABASE_MIGRATE_URL: databaseMigrateUrl ?? databaseUrl };
}

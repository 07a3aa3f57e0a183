import { loadConfig } from './platform/loadConfig.ts';
import { refuseOldNode } from './platform/nodeVersion.ts';
import { StartupFailure } from './platform/startupFailure.ts';
import { configuredAddresses, migrateDatabase } from './start/connectDatabase.ts';
import { refuseMissingParts } from './start/releaseParts.ts';
import { releaseSchema } from './store/releaseSchema.ts';

/**
 * The job of a deploy: brings the database of DATABASE_URL (DATABASE_MIGRATE_URL, where it is given) to this version, with the configuration of its servers.
 * Exits 0 when it is there, else 1 with one sentence on stderr. It may be run again, and beside running servers of the versions that the schema admits.
 */
async function run(): Promise<void> {
  refuseOldNode(process.versions.node);
  const config = await loadConfig(process.env);
  refuseMissingParts(config);
  const addresses = configuredAddresses(config);
  if (addresses === null) throw new StartupFailure('There is no DATABASE_URL: a start migrates the embedded database by itself.');
  await migrateDatabase(addresses, config, config.sandbox);
  process.stdout.write(`The database is at this version, with its functions in ${releaseSchema()}.\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

import type { Deps } from '../../deps.ts';
import { memoryBus } from '../../platform/bus.ts';
import type { Config } from '../../platform/config.ts';
import { loadConfig } from '../../platform/loadConfig.ts';
import { createLog } from '../../platform/log.ts';
import { openCommandDatabase } from '../../platform/postgres/commandDatabase.ts';
import { redisBus } from '../../platform/redisBus.ts';
import { configuredAddresses, openDatabase } from '../../start/connectDatabase.ts';
import { openClock } from '../../start/openClock.ts';

/** Runs a command that needs the database, with the configuration of the servers. @throws StartupFailure where there is none */
export async function withDatabase<Value>(work: (deps: Deps) => Promise<Value>, given?: Config): Promise<Value> {
  const config = given ?? (await loadConfig(process.env));
  const log = createLog('error');
  const database = await openCommandDatabase(configuredAddresses(config), config, log);
  try {
    const db = await openDatabase(database, config);
    const bus = config.redisUrl === null ? memoryBus(log) : await redisBus(config.redisUrl, log);
    try {
      return await work({ config, log, clock: await openClock(db, log), bus, db });
    } finally {
      await bus.close();
      await db.close();
    }
  } finally {
    await database.close();
  }
}

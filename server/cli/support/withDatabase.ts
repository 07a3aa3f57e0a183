import type { Deps } from '../../deps.ts';
import { memoryBus } from '../../platform/bus.ts';
import type { Config } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { openCommandDatabase } from '../../platform/postgres/commandDatabase.ts';
import { redisBus } from '../../platform/redisBus.ts';
import { configuredAddresses, openDatabase } from '../../start/connectDatabase.ts';
import { openClock } from '../../start/openClock.ts';

/** Runs a command on the configured database, else on that of DATA_DIR. @throws StartupFailure where it does not answer. */
export async function withDatabase<Value>(work: (deps: Deps) => Promise<Value>, config: Config): Promise<Value> {
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

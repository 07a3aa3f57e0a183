import type { Logger } from 'pino';
import type { Bus } from './platform/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './store/database.ts';
import type { Purpose } from './store/purposes.ts';

/** Dependencies of every part of the server. Created once in main.ts; tests create their own with a scratch database and a memory bus. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly db: Database;
}

/** The same, over the connections for another purpose. */
export function depsFor<Known extends Pick<Deps, 'db'>>(deps: Known, purpose: Purpose): Known {
  return { ...deps, db: deps.db.of(purpose) };
}

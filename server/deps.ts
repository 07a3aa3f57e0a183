import type { Logger } from 'pino';
import type { Bus } from './platform/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './store/database.ts';

/** Dependencies of every part of the server. Created once in main.ts; tests create their own with a scratch database and a memory bus. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly db: Database;
}

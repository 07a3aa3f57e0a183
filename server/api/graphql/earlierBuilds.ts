import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { keepOperations, readOperations } from '../../store/operations/index.ts';
import type { PersistedQueries } from './persistedQueries.ts';

/** More often than the operations of a build that is served expire. */
const STORE_EVERY_MS = 60 * 60_000;
/** However many unknown hashes come. */
const READ_EVERY_MS = 1000;
/** The clocks of two servers may differ by so much. */
const SKEW_MS = 60_000;
const FAILURE_TEXT = 'the operations of other builds could not be read or stored';

export interface EarlierBuilds {
  /** Stores this build's operations and reads those of the builds before it. @throws when the database does not answer. */
  start(): Promise<void>;
  /**
   * Reads what servers of a newer build have stored since, at most once a second, because during a deploy their pages may ask here.
   * @returns whether there was something new; false when the database does not answer.
   */
  refresh(): Promise<boolean>;
  /** Stores this build's operations again and again. */
  readonly loop: Loop;
}

/** The operations of the builds of the last 30 days, which the database keeps (docs/adr/0066). */
export function earlierBuilds(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  build: ReadonlyMap<string, string>,
  persisted: Pick<PersistedQueries, 'learn'>,
): EarlierBuilds {
  let readAt: Date | null = null;
  let reading: Promise<boolean> | null = null;

  async function read(): Promise<boolean> {
    const at = clock.now();
    const since = readAt === null ? null : new Date(readAt.getTime() - SKEW_MS);
    const operations = await readOperations(db.of('reading'), since);
    readAt = at;
    return persisted.learn(operations);
  }
  const warn = (error: unknown): void => log.warn({ err: error }, FAILURE_TEXT);

  return {
    async start() {
      await keepOperations(db, build, clock.now());
      await read();
    },
    async refresh() {
      if (reading === null && readAt !== null && clock.now().getTime() - readAt.getTime() < READ_EVERY_MS) return false;
      reading ??= read()
        .catch((error: unknown) => {
          warn(error);
          return false;
        })
        .finally(() => {
          reading = null;
        });
      return reading;
    },
    loop: {
      name: 'operations of this build',
      everyMs: STORE_EVERY_MS,
      firstMs: STORE_EVERY_MS,
      failureText: FAILURE_TEXT,
      pass: () => keepOperations(db, build, clock.now()),
    },
  };
}

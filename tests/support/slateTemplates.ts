import { inject } from 'vitest';
import { createOwnerDatabase } from '../../server/store/database.ts';
import { type DatabaseTemplate, type ScratchDatabase, scratchDatabase } from './scratchDatabase.ts';

/** Any number: one template of a run is made at a time. */
const LOCK = 4_949;

/**
 * A closed database of this run, of which others are copies: who asks first fills it, which takes seconds; the others wait. It has its name only
 * once it is whole.
 */
export async function filledTemplate(name: string, fill: (database: ScratchDatabase) => Promise<void>): Promise<DatabaseTemplate> {
  const maintenance = createOwnerDatabase(inject('clusterUrl'), 1);
  try {
    await maintenance.pool.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await maintenance.pool.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      const draft = await scratchDatabase();
      await fill(draft).catch(async (cause: unknown) => {
        await draft.drop();
        throw cause;
      });
      await draft.close();
      await maintenance.pool.query(`ALTER DATABASE ${draft.name} RENAME TO ${name}`);
    }
    return { name };
  } finally {
    // The lock ends with its connection.
    await maintenance.close();
  }
}

const FRESH_MS = 8 * 60_000;

/** The name of a template whose events are relative to now: a simulator plays an absence of ten minutes in one go, and a clone is younger. */
export function nameOfPresent(name: string): string {
  return `${name}_${Math.floor(Date.now() / FRESH_MS)}`;
}

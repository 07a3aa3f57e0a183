import type { PoolClient } from 'pg';
import type { Database } from '../../store/database.ts';

/** Arbitrary numbers that no other lock of this database uses. */
const SIMULATOR_LOCK = 7_301_002;
export const OPTIC_ODDS_LOCK = 7_301_003;
export const ADAPTER_FEED_LOCK = 7_301_004;

/** Marks the one process that runs the simulation, or reads a live feed. Lost together with its connection. */
export interface Leadership {
  isLost(): boolean;
  /** Aborted when it is lost. */
  readonly lost: AbortSignal;
  resign(): void;
}

/** Null while another process leads. The lock belongs to a connection of its own, so it is released when this process dies. */
export async function tryToLead(db: Pick<Database, 'pool'>, lock = SIMULATOR_LOCK): Promise<Leadership | null> {
  const client: PoolClient = await db.pool.connect();
  const loss = new AbortController();
  const lose = (): void => loss.abort();
  client.on('error', lose);
  client.on('end', lose);
  try {
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [lock]);
    if (!rows[0]?.got) {
      client.off('error', lose);
      client.off('end', lose);
      client.release();
      return null;
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  return {
    isLost: () => loss.signal.aborted,
    lost: loss.signal,
    resign() {
      // Closing the connection releases the lock without a query that could fail.
      client.release(true);
    },
  };
}

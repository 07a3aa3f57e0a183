import type { Database } from '../database.ts';

export type SocketCounts = Readonly<Record<string, number>>;

/** A server not updated for this long has no open sockets any more. */
const FORGOTTEN_AFTER = '10 seconds';

/** Writes this server's number of sockets, and reads the numbers of all others. */
export async function shareSocketCounts(
  db: Pick<Database, 'pool'>,
  serverId: string,
  counts: SocketCounts,
): Promise<readonly SocketCounts[]> {
  await db.pool.query({
    name: 'open-sockets-write',
    text: `INSERT INTO open_sockets (server_id, counts, seen_at) VALUES ($1, $2, clock_timestamp())
      ON CONFLICT (server_id) DO UPDATE SET counts = excluded.counts, seen_at = excluded.seen_at`,
    values: [serverId, JSON.stringify(counts)],
  });
  const { rows } = await db.pool.query<{ counts: SocketCounts }>({
    name: 'open-sockets-read',
    text: `SELECT counts FROM open_sockets WHERE server_id <> $1 AND seen_at > clock_timestamp() - interval '${FORGOTTEN_AFTER}'`,
    values: [serverId],
  });
  return rows.map((row) => row.counts);
}

/** Deletes the counts of this server, and of those that ended without deleting theirs. */
export async function withdrawSocketCounts(db: Pick<Database, 'pool'>, serverId: string): Promise<void> {
  await db.pool.query(
    `DELETE FROM open_sockets WHERE server_id = $1 OR seen_at < clock_timestamp() - interval '${FORGOTTEN_AFTER}'`,
    [serverId],
  );
}

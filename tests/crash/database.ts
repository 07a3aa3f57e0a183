import { Client } from 'pg';
import { z } from 'zod';
import { databaseVariables } from '../support/databaseVariables.ts';
import type { FinalResult } from './oracle.ts';

async function withClient<Value>(connectionString: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString });
  // The failing query reports a killed connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export interface AccountCents {
  readonly cashCents: number;
  /** The player's debt to the house, after a correction reversed winnings that were spent. */
  readonly debtCents: number;
  readonly creditCents: number;
  /** The same of promotional credits. */
  readonly creditDebtCents: number;
}

const accounts = z.array(
  z.object({
    player_id: z.string(),
    cash: z.coerce.number(),
    debt: z.coerce.number(),
    credit: z.coerce.number(),
    credit_debt: z.coerce.number(),
  }),
);

/** Balances by player, summed from the ledger's entries. */
export function readAccounts(databaseUrl: string): Promise<ReadonlyMap<string, AccountCents>> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(`
      SELECT a.player_id, coalesce(sum(e.amount_cents) FILTER (WHERE a.kind = 'CASH'), 0) AS cash,
             0 - coalesce(sum(e.amount_cents) FILTER (WHERE a.kind = 'RECEIVABLE'), 0) AS debt,
             coalesce(sum(e.amount_cents) FILTER (WHERE a.kind = 'PROMOTIONAL_CREDIT'), 0) AS credit,
             0 - coalesce(sum(e.amount_cents) FILTER (WHERE a.kind = 'CREDIT_RECEIVABLE'), 0) AS credit_debt
        FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id WHERE a.player_id IS NOT NULL GROUP BY a.player_id`);
    return new Map(
      accounts
        .parse(rows)
        .map((row) => [
          row.player_id,
          { cashCents: row.cash, debtCents: row.debt, creditCents: row.credit, creditDebtCents: row.credit_debt },
        ]),
    );
  });
}

const events = z.array(
  z.object({ id: z.string(), status: z.string(), home_score: z.number().nullable(), away_score: z.number().nullable() }),
);

/** The final scores in the catalogue; events that have not ended are left out. */
export function readFinals(databaseUrl: string): Promise<ReadonlyMap<string, FinalResult>> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT id, status, home_score, away_score FROM events WHERE status IN ('FINISHED', 'CANCELLED')`,
    );
    return new Map(
      events.parse(rows).flatMap((row): [string, FinalResult][] => {
        if (row.status === 'CANCELLED') return [[row.id, { void: true }]];
        if (row.home_score === null || row.away_score === null) return [];
        return [[row.id, { homeScore: row.home_score, awayScore: row.away_score }]];
      }),
    );
  });
}

/**
 * Resolves as soon as one of the results is committed to the catalogue: true; false when `over` says so before, or the database goes.
 * It polls without a pause, because the process under test continues within milliseconds of the commit.
 * @param onReady is called when it begins to poll
 */
export function seenCommitted(
  dataDir: string,
  wanted: ReadonlyMap<string, FinalResult>,
  over: () => boolean,
  onReady: () => void = () => undefined,
): Promise<boolean> {
  const scores = [...wanted].flatMap(([id, result]) =>
    'void' in result ? [] : [[id, result.homeScore, result.awayScore] as const],
  );
  const query = {
    name: 'seen-committed',
    text: `SELECT FROM events e JOIN unnest($1::text[], $2::int[], $3::int[]) w (id, home, away) USING (id)
      WHERE e.status = 'FINISHED' AND e.home_score = w.home AND e.away_score = w.away LIMIT 1`,
    values: [scores.map(([id]) => id), scores.map(([, home]) => home), scores.map(([, , away]) => away)],
  };
  const isSeen = async (client: Client): Promise<boolean> => {
    await client.query(query);
    onReady();
    while (!over()) if ((await client.query(query)).rowCount === 1) return true;
    return false;
  };
  const watch = async (): Promise<boolean> => withClient(databaseVariables(dataDir).DATABASE_URL, isSeen);
  return watch().catch(() => false);
}

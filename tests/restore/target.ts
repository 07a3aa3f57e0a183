import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import type { ClientRecord } from '../crash/client.ts';
import type { AcknowledgedPlacement } from '../crash/compare.ts';
import { until } from '../support/until.ts';

/** Rows that are only ever inserted, by table: each one's transaction is the one that has committed it. */
const INSERTED = { bets: 'placement_id', ledger_transfers: 'id::text', cash_outs: "bet_id || '/' || number" } as const;
type Inserted = keyof typeof INSERTED;
const TABLES = Object.keys(INSERTED) as Inserted[];

/** Ids by table. */
export type Ids = Readonly<Record<Inserted, ReadonlySet<string>>>;

async function readIds(client: Client, condition: string, values: readonly string[]): Promise<Ids> {
  const ids: Record<Inserted, ReadonlySet<string>> = { bets: new Set(), ledger_transfers: new Set(), cash_outs: new Set() };
  for (const table of TABLES) {
    const { rows } = await client.query<{ id: string }>(`SELECT ${INSERTED[table]} AS id FROM ${table} WHERE ${condition}`, [
      ...values,
    ]);
    ids[table] = new Set(rows.map(({ id }) => id));
  }
  return ids;
}

/** What was committed until the target, by the database that recorded it. */
export const readCommitted = (client: Client, time: string): Promise<Ids> =>
  readIds(client, 'pg_xact_commit_timestamp(xmin) <= $1::timestamptz', [time]);

export const readAll = (client: Client): Promise<Ids> => readIds(client, 'true', []);

export interface TargetFindings {
  readonly faults: readonly string[];
  /** Bets with a time of commit before the target that came into the log after it: they were under way. */
  readonly underWay: number;
}

/**
 * A restored database has everything that was committed until the target, and nothing else. A transaction takes its time of commit a moment before it
 * enters the log, where recovery ends at the first one beyond the target: what was under way in this moment may be away, if nobody was answered of it.
 * @param answered ids of the placements that were acknowledged before the target was chosen
 * @param mostUnderWay requests that clients have at once
 */
export function judgeTarget(committed: Ids, restored: Ids, answered: ReadonlySet<string>, mostUnderWay: number): TargetFindings {
  const extra = TABLES.flatMap((table) =>
    [...restored[table]]
      .filter((id) => !committed[table].has(id))
      .map((id) => `${table} ${id} is there, and was committed after the target`),
  );
  const lost = [...answered]
    .filter((id) => !restored.bets.has(id))
    .map((id) => `placement ${id} was acknowledged before the target, and is away`);
  const underWay = [...committed.bets].filter((id) => !restored.bets.has(id)).length;
  const tooMany = underWay > mostUnderWay ? [`${underWay} placements that were committed before the target are away`] : [];
  return { faults: [...extra, ...lost, ...tooMany], underWay };
}

/** Bets by placement that a restored server has decided by itself: they waited for the delay of a market in play at the target. */
export type DecidedAnew = ReadonlyMap<string, readonly string[]>;

const DECIDED_WITHIN_MS = 60_000;

/** Placements that wait for their delay. */
export async function readHeld(client: Client): Promise<readonly string[]> {
  return (await client.query<{ id: string }>('SELECT placement_id AS id FROM held_placements')).rows.map(({ id }) => id);
}

/** The statement of step 3 of "Backup and restore". @throws Error where the runbook has none */
export function idsStatement(runbook: string): string {
  const [, section = ''] = runbook.split('\n## Backup and restore\n');
  const statement = /^3\. As the owner of the tables: `(SELECT [^`]+)`/m.exec(section)?.[1];
  if (statement === undefined)
    throw new Error('Step 3 of "Backup and restore" in docs/OPERATIONS.md has no statement that moves ids on.');
  return statement;
}

const LEAST_STEP = 1_000_000;

/** As the runbook says: what was given an id after the target and is away shares it with nothing that comes. @throws Error where an id stays behind */
export async function moveIdsOn(client: Client): Promise<void> {
  await client.query(idsStatement(await readFile('docs/OPERATIONS.md', 'utf8')));
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' AND coalesce(last_value, 0) < $1`,
    [LEAST_STEP],
  );
  if (rows.length > 0) throw new Error(`The statement of the runbook leaves ${rows.map(({ name }) => name).join(', ')} behind.`);
}

/** Waits until the server has decided the placements that were held at the target. */
export async function readDecidedAnew(client: Client, held: readonly string[]): Promise<DecidedAnew> {
  await until(async () => !(await readHeld(client)).some((id) => held.includes(id)), DECIDED_WITHIN_MS, 200);
  const { rows } = await client.query<{ placement: string; ids: string[] }>(
    'SELECT placement_id AS placement, array_agg(id::text ORDER BY id) AS ids FROM bets WHERE placement_id = ANY($1) GROUP BY placement_id',
    [held],
  );
  return new Map(rows.map(({ placement, ids }) => [placement, ids]));
}

/** What of a client's acknowledgements the restored database has to show: those until the target, and what of the rest had come into the log. */
export function recordUntilTarget(
  record: ClientRecord,
  atTarget: readonly AcknowledgedPlacement[],
  restored: Ids,
  decided: DecidedAnew,
): ClientRecord {
  const cashedOut = new Set([...restored.cash_outs].map((id) => id.split('/')[0]));
  const answered = new Map(atTarget.map((placement) => [placement.placementId, placement]));
  const acknowledged = record.acknowledged.flatMap((placement): AcknowledgedPlacement[] => {
    const { placementId, cashOuts = [] } = placement;
    const anew = decided.get(placementId);
    // Decided a second time, its bets have other ids.
    if (anew !== undefined) return [{ ...placement, betIds: anew, cashOuts: [] }];
    if (!answered.has(placementId) && !restored.bets.has(placementId)) return [];
    const isAnswered = (id: string): boolean => answered.get(placementId)?.cashOuts?.some(({ betId }) => betId === id) ?? false;
    return [{ ...placement, cashOuts: cashOuts.filter(({ betId }) => cashedOut.has(betId) || isAnswered(betId)) }];
  });
  return { ...record, acknowledged };
}

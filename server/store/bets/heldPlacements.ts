import { sql } from 'kysely';
import type { Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import type { PricedBet } from '../../domain/betKinds/priceBets.ts';
import { count } from '../../platform/meters.ts';
import { topics } from '../../platform/topics.ts';
import type { Database } from '../database.ts';
import { toBalances } from '../ledger/index.ts';
import { sentAt } from '../sentAt.ts';
import { findPlacement } from './findPlacement.ts';
import { afterMove } from './movedPrices.ts';
import { type PlaceBetsRow, type PlacementRequest, slipOf } from './placeBetsCall.ts';
import type { PlacementError } from './placementError.ts';
import type { PlacementOutcome } from './placementOutcome.ts';
import { readPlacementBets } from './readBets.ts';
import { readHeldBets, requestedBetsJson } from './requestedBets.ts';

/** Waits before in-play bets are decided. @returns false where the server stops; then another one decides them. */
export type Hold = (delayMs: number) => Promise<boolean>;

export type HeldPlacement = Pick<PlacementRequest, 'playerId' | 'placementId' | 'slipOwner'>;

type Parts = Pick<Deps, 'db' | 'bus' | 'clock' | 'config'>;

/** NOT_HELD: there is no such hold (any more). */
type HeldRow = Omit<PlaceBetsRow, 'outcome'> & {
  readonly outcome: 'PLACED' | 'REJECTED' | 'PRICES_MOVED' | 'HELD' | 'NOT_HELD';
};

/** The held bets at prices that moved, or their refusal. */
type Repriced = Result<readonly PricedBet[], readonly PlacementError[]>;

/** Tells open pages of new bets, and of the balance that they changed. */
export function announcePlaced({ bus }: Pick<Deps, 'bus'>, playerId: string, betIds: readonly number[]): void {
  count('slipstream_bets_placed_total', {}, betIds.length);
  for (const betId of betIds) bus.publish(topics.bets(playerId), JSON.stringify({ betId: String(betId) }));
  bus.publish(topics.account(playerId), '{}');
}

/**
 * Waits until bets that are held may be decided, and decides them (functions/held_placements.sql), at live prices that moved a little too. Of
 * several callers one decides; all get its answer. NOT_DECIDED: the hold ended early. Null: there is no such placement.
 */
export async function decideHeld(
  deps: Parts,
  held: HeldPlacement,
  delayMs: number,
  hold: Hold,
): Promise<Extract<PlacementOutcome, { kind: 'PLACED' | 'REJECTED' | 'NOT_DECIDED' }> | null> {
  const { db } = deps;
  const { playerId, placementId } = held;
  let heldMs = 0;
  let repriced: Repriced | null = null;
  let tries = 0;
  for (let wait = delayMs; ; ) {
    if (wait > 0 && !(await hold(wait))) return { kind: 'NOT_DECIDED' };
    heldMs += wait;
    const row = await ask(deps, held, heldMs, repriced);
    if (row.outcome === 'HELD') {
      wait = row.delay_ms ?? 1;
      continue;
    }
    if (row.outcome === 'PRICES_MOVED') {
      const bets: readonly PricedBet[] = repriced?.ok ? repriced.value : await readHeldBets(db, playerId, placementId);
      tries += 1;
      repriced = afterMove(deps.config, bets, row.errors ?? [], tries);
      wait = 0;
      continue;
    }
    if (row.outcome === 'NOT_HELD') return findPlacement(db, playerId, placementId);
    announcePlaced(deps, playerId, row.bet_ids ?? []);
    if (row.outcome === 'REJECTED') return { kind: 'REJECTED', placementId, errors: row.errors ?? [] };
    const after = { balances: toBalances(row.balances ?? {}), slip: slipOf(held.slipOwner, row) };
    return { kind: 'PLACED', placementId, bets: await readPlacementBets(db, playerId, placementId), after };
  }
}

async function ask({ db, clock }: Parts, held: HeldPlacement, heldMs: number, repriced: Repriced | null): Promise<HeldRow> {
  const { rows } = await db.pool.query<HeldRow>({
    name: 'decide-held-placement',
    text: 'SELECT * FROM decide_held_placement($1, $2, $3, $4, $5, $6, $7)',
    values: [
      held.playerId,
      held.placementId,
      sentAt(clock),
      heldMs,
      held.slipOwner ?? null,
      repriced && !repriced.ok ? JSON.stringify(repriced.error) : null,
      repriced?.ok ? requestedBetsJson(repriced.value) : null,
    ],
  });
  if (!rows[0]) throw new Error('decide_held_placement did not answer');
  return rows[0];
}

/** How many placements of all servers are held, and how many of them past the end of their hold. */
export async function countHeld({ query }: Pick<Database, 'query'>): Promise<{ readonly held: number; readonly overdue: number }> {
  const { rows } = await sql<{ held: number; overdue: number }>`
    SELECT count(*)::integer AS held, (count(*) FILTER (WHERE due_at < clock_timestamp()))::integer AS overdue
    FROM money_requests WHERE kind = 'PLACEMENT' AND outcome = 'HELD'`.execute(query);
  return rows[0] ?? { held: 0, overdue: 0 };
}

/** The placements whose hold has been over for longer than its own server needs: that one is gone. */
export async function listOverdue(
  { query }: Pick<Database, 'query'>,
  graceMs: number,
  limit: number,
): Promise<readonly HeldPlacement[]> {
  const rows = await query
    .selectFrom('money_requests')
    .select(['player_id', 'id'])
    .where('kind', '=', 'PLACEMENT')
    .where('outcome', '=', 'HELD')
    .where(sql<boolean>`due_at < clock_timestamp() - make_interval(secs => ${graceMs / 1_000})`)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ playerId: row.player_id, placementId: row.id }));
}

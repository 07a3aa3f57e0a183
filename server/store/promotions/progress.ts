import { type Kysely, sql } from 'kysely';
import {
  type BetWindow,
  type Condition,
  type ConditionKind,
  conditionKind,
  isMet,
  type Progress,
  progressOf,
} from '../../domain/promotions/conditions.ts';
import type { CreditedDeposit, OwnBet, Period } from '../../domain/promotions/play.ts';
import type { Tables } from '../schema.ts';

/** A condition with the period in which a player's play counts for it, as SQL gives it: microseconds since 1970. */
export interface Counting {
  /** Null: nothing has to be done. */
  readonly condition: Condition | null;
  /** Null: nothing counts. */
  readonly counts_from: number | null;
  /** Null: it has no end. */
  readonly counts_until: number | null;
}

interface CountedCondition {
  readonly kind: ConditionKind;
  readonly condition: Condition;
  readonly period: Period;
}

/** Null: there is no condition, nothing counts, or a later release has the kind. */
function countedCondition({ condition, counts_from: from, counts_until: until }: Counting): CountedCondition | null {
  const kind = condition && conditionKind(condition);
  return !kind || from === null ? null : { kind, condition, period: { from, until: until ?? Infinity } };
}

/**
 * How far a player is with each condition; null: it cannot be counted. In a transaction that holds the player's funds the
 * player's bets stay as they are counted: they are placed, settled and cashed out by that lock alone.
 */
export async function countProgress(
  db: Kysely<Tables>,
  playerId: string,
  countings: readonly Counting[],
): Promise<readonly (Progress | null)[]> {
  const all = countings.map(countedCondition);
  const conditions = all.filter((one) => one !== null);
  const windows = await betWindows(db, playerId, conditions);
  const bets = await readBets(db, playerId, windows);
  const counting = conditions.map(({ kind, condition, period }, index) =>
    (bets[index] ?? []).filter((bet) => kind.counts(condition, bet, period)),
  );
  const paidBack = await readPaidWhereLost(db, playerId, counting.flat());
  const atRisk = (bet: OwnBet) => ({ ...bet, atRiskCents: Math.max(0, bet.runningCents - (paidBack.get(bet.id) ?? 0)) });
  const progress = new Map(
    conditions.map((one, index) => {
      const counted = windows[index] ? (counting[index] ?? []).map(atRisk) : null;
      return [one, progressOf(one.kind, one.condition, counted)];
    }),
  );
  return all.map((one) => (one && progress.get(one)) ?? null);
}

/** Null: no bet counts yet. */
async function betWindows(
  db: Kysely<Tables>,
  playerId: string,
  conditions: readonly CountedCondition[],
): Promise<readonly (BetWindow | null)[]> {
  const starts = conditions.filter(({ kind }) => kind.countsDeposits).map(({ period }) => period.from);
  const deposits = starts.length === 0 ? [] : await readDeposits(db, playerId, Math.min(...starts));
  return conditions.map(({ kind, condition, period }) => {
    const within = deposits.filter(({ creditedAt }) => creditedAt >= period.from && creditedAt < period.until);
    return kind.window(condition, period, within);
  });
}

async function readDeposits(db: Kysely<Tables>, playerId: string, from: number): Promise<readonly CreditedDeposit[]> {
  const { rows } = await sql<CreditedDeposit>`
    SELECT epoch_micros(credited_at) AS "creditedAt", amount_cents AS "amountCents" FROM payments
      WHERE player_id = ${playerId} AND direction = 'DEPOSIT' AND state = 'SUCCESSFUL' AND credited_at >= from_epoch_micros(${from})
      ORDER BY credited_at, id`.execute(db);
  return rows;
}

/** For each window its bets, in the order of their placement. Void ones, and those with an award as their stake, never count. */
async function readBets(
  db: Kysely<Tables>,
  playerId: string,
  windows: readonly (BetWindow | null)[],
): Promise<readonly (readonly OwnBet[])[]> {
  const wanted = windows.flatMap((window, index) => (window ? [{ index, ...window }] : []));
  if (wanted.length === 0) return [];
  // JSON has no Infinity: it is null.
  const { rows } = await sql<{ readonly index: number; readonly bet: OwnBet }>`
    SELECT wanted.index, jsonb_build_object(
        'id', b.id, 'placedAt', epoch_micros(b.placed_at), 'outcome', b.outcome, 'kind', b.kind, 'stakeCents', b.stake_cents,
        'runningCents', b.stake_cents - coalesce((SELECT sum(stake_cents) FROM cash_outs WHERE bet_id = b.id), 0),
        'potentialPayoutCents', b.potential_payout_cents, 'combinations', b.combinations,
        'legs', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                     'eventId', l.event_id, 'sport', c.sport,
                     'odds', jsonb_build_object('numerator', l.odds_numerator, 'denominator', l.odds_denominator))), '[]')
                   FROM bet_legs l LEFT JOIN events e ON e.id = l.event_id LEFT JOIN competitions c ON c.id = e.competition_id
                   WHERE l.bet_id = b.id)) AS bet
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS wanted (index integer, "from" bigint, until bigint, "onlyFirst" boolean)
      CROSS JOIN LATERAL (
        SELECT bets.*, coalesce(s.outcome::text, 'PENDING') AS outcome
          FROM bets
          LEFT JOIN LATERAL (SELECT outcome FROM settlements WHERE bet_id = bets.id ORDER BY version DESC LIMIT 1) s ON true
          WHERE player_id = ${playerId} AND placed_at >= from_epoch_micros(wanted.from)
            AND placed_at < coalesce(from_epoch_micros(wanted.until), 'infinity')
            AND coalesce(reward ->> 'kind', '') NOT IN ('BONUS_BET', 'PROMOTIONAL_CREDIT')
            AND coalesce(s.outcome::text, 'PENDING') IN ('WIN', 'LOSS', 'PENDING')
          ORDER BY id LIMIT CASE WHEN wanted."onlyFirst" THEN 1 END
      ) b
      ORDER BY b.id`.execute(db);
  return windows.map((_window, index) => rows.filter((row) => row.index === index).map(({ bet }) => bet));
}

/** Cents by bet: what other bets pay where it is lost, of the player and of whom may bet for them. */
async function readPaidWhereLost(
  db: Kysely<Tables>,
  playerId: string,
  bets: readonly OwnBet[],
): Promise<ReadonlyMap<number, number>> {
  if (bets.length === 0) return new Map();
  const ids = [...new Set(bets.map(({ id }) => id))];
  const { rows } = await sql<{ readonly id: number; readonly cents: number }>`
    WITH together AS MATERIALIZED (SELECT accounts_together(${playerId}) AS accounts)
    SELECT id, paid_where_lost(id, accounts) AS cents FROM together CROSS JOIN unnest(${ids}::bigint[]) AS id`.execute(db);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** Which of them the player cannot meet any more. @param progress of countProgress. */
export async function findMissed(
  db: Kysely<Tables>,
  playerId: string,
  countings: readonly Counting[],
  progress: readonly (Progress | null)[],
): Promise<readonly boolean[]> {
  const kinds = countings.map(({ condition }) => condition && conditionKind(condition));
  if (kinds.every((kind) => kind?.isMissed === undefined)) return [];
  const [bets] = await readBets(db, playerId, [{ from: 0, until: Infinity, onlyFirst: true }]);
  return countings.map(({ counts_from: from }, index) => {
    const reached = progress[index];
    return kinds[index]?.isMissed?.(bets?.[0] ?? null, from, reached != null && isMet(reached)) ?? false;
  });
}

/** Which of them are met; without a condition at once. Null: a later release has the kind, and this one cannot say. */
export async function countMet(
  db: Kysely<Tables>,
  playerId: string,
  countings: readonly Counting[],
): Promise<readonly (boolean | null)[]> {
  const progress = await countProgress(db, playerId, countings);
  return countings.map(({ condition }, index) => {
    if (condition === null) return true;
    const reached = progress[index];
    return conditionKind(condition) === undefined ? null : reached != null && isMet(reached);
  });
}

/** Everything that moves a player's money takes this lock first. */
export function withLockedFunds<T>(
  db: Kysely<Tables>,
  playerIds: readonly string[],
  run: (trx: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT FROM lock_funds(${playerIds})`.execute(trx);
    return run(trx);
  });
}

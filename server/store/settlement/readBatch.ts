import { type Kysely, type Selectable, sql } from 'kysely';
import type { Odds } from '../../../core/money/odds.ts';
import type { GameResult } from '../../../core/money/results.ts';
import type { BetOutcome } from '../../../core/wire/contract.ts';
import { gradeBet, withLines } from '../../domain/betKinds/betKinds.ts';
import type { BetGrade, BetShape } from '../../domain/betKinds/types.ts';
import type { AccountKind } from '../../domain/ledger/accounts.ts';
import type { PlayerFunds, SettlementVersion } from '../../domain/ledger/settlementPostings.ts';
import type { BetReward } from '../../domain/rewards/reward.ts';
import { type CancelledOutcome, returnedCents } from '../../domain/settlement/cancellation.ts';
import { type GradedLeg, gradeLeg } from '../../domain/settlement/gradeLeg.ts';
import { RESULT_SQL } from '../resultSql.ts';
import type { Tables } from '../schema.ts';

export interface BetToGrade extends BetShape {
  readonly betId: number;
  readonly playerId: string;
  /** What runs of it: cashed-out tenths are paid already. */
  readonly stakeCents: number;
  readonly reward: BetReward | null;
  readonly funds: PlayerFunds;
  readonly previous: SettlementVersion | null;
  /** Ids of the bets that use its reward now, itself included; null: of bets that are held. */
  readonly rewardUsers: readonly (number | null)[];
  /** Null: it is not cancelled. */
  readonly cancelledAs: CancelledOutcome | null;
  readonly legs: readonly LegToGrade[];
}

export interface LegToGrade extends GradedLeg {
  readonly odds: Odds;
  readonly result: GameResult | null;
}

/**
 * The outcome by the results so far of what runs of a bet. No result reaches a bet that is cashed out, of which
 * nothing runs, or one that is cancelled.
 */
export function gradeByResults(
  bet: Pick<BetToGrade, 'kind' | 'terms' | 'stakeCents' | 'reward' | 'cancelledAs' | 'legs'>,
): BetGrade {
  if (bet.stakeCents === 0) return { outcome: 'CASH_OUT', payoutCents: 0 };
  if (bet.cancelledAs !== null) return { outcome: bet.cancelledAs, payoutCents: returnedCents(bet) };
  return gradeBet(
    bet,
    withLines(bet, bet.legs).map((leg) => ({ odds: leg.odds, ...gradeLeg(leg, leg.result) })),
  );
}

/** As `gradeByResults`, of a bet whose reward another bet uses: a boost adds nothing, and a bonus bet, which has no other stake, is void. */
export function gradeWithoutReward(bet: Parameters<typeof gradeByResults>[0]): BetGrade {
  return bet.reward?.kind === 'BONUS_BET' ? { outcome: 'VOIDED', payoutCents: 0 } : gradeByResults({ ...bet, reward: null });
}

/** The legs of bet `b` as JSON, each with the newest result of its event. */
export const LEGS_WITH_RESULTS = `
  SELECT json_agg(json_build_object(
           'marketType', l.market_type, 'side', l.side, 'pointsHundredths', l.points_hundredths,
           'outcome', l.outcome, 'subject', l.subject, 'rules', l.rules,
           'odds', json_build_object('numerator', l.odds_numerator, 'denominator', l.odds_denominator),
           'result', r.result) ORDER BY l.position) AS legs
    FROM bet_legs l
    LEFT JOIN LATERAL (
      SELECT ${RESULT_SQL} AS result
        FROM results WHERE event_id = l.event_id ORDER BY version DESC LIMIT 1) r ON true
    WHERE l.bet_id = b.id`;

interface BetRow extends BetShape {
  readonly bet_id: number;
  readonly player_id: string;
  readonly stake_cents: number;
  readonly reward: BetReward | null;
  readonly version: number | null;
  readonly outcome: BetOutcome | null;
  readonly payout_cents: number | null;
  readonly without_reward: boolean | null;
  readonly cancelled_as: CancelledOutcome | null;
  readonly legs: readonly LegToGrade[];
}

/** The next bets with a leg on the event, locked, by ascending id. */
export async function lockBets(trx: Kysely<Tables>, eventId: string, afterBetId: number, size: number): Promise<readonly number[]> {
  const locked = await sql<{ bet_id: number }>`
    SELECT bet_id FROM lock_bets_on_event(${eventId}, ${afterBetId}, ${size}) AS bet_id`.execute(trx);
  return locked.rows.map((row) => row.bet_id);
}

/**
 * Bets that the transaction has locked, by ascending id; it locks their players' accounts. Results, settlements and cancellations are read
 * after the locks were granted, so that of two workers on one parlay the second sees the first one's settlement.
 */
export async function readLocked(trx: Kysely<Tables>, betIds: readonly number[]): Promise<readonly BetToGrade[]> {
  if (betIds.length === 0) return [];
  const bets = await sql<BetRow>`
    SELECT b.id AS bet_id, b.player_id, b.kind, b.terms, b.stake_cents, placed.reward, s.version, s.outcome, s.payout_cents, s.without_reward,
           cancelled.outcome AS cancelled_as, l.legs
      FROM running_bets b
      JOIN bets placed ON placed.id = b.id
      LEFT JOIN bet_cancellations cancelled ON cancelled.bet_id = b.id
      LEFT JOIN LATERAL (SELECT * FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
      CROSS JOIN LATERAL (${sql.raw(LEGS_WITH_RESULTS)}) l
      WHERE b.id = ANY (${betIds}) ORDER BY b.id`.execute(trx);
  const funds = await lockFunds(trx, [...new Set(bets.rows.map((bet) => bet.player_id))]);
  const users = await rewardUsers(trx, bets.rows);
  return bets.rows.map((bet) => ({
    betId: bet.bet_id,
    playerId: bet.player_id,
    kind: bet.kind,
    terms: bet.terms,
    stakeCents: bet.stake_cents,
    reward: bet.reward,
    funds: funds(bet.player_id),
    previous: toVersion(bet),
    rewardUsers: users.get(rewardIdOf(bet.reward) ?? '') ?? [],
    cancelledAs: bet.cancelled_as,
    legs: bet.legs,
  }));
}

/** Null for credits: only what has an id is used once. */
export function rewardIdOf(reward: BetReward | null): string | null {
  return reward !== null && 'id' in reward ? reward.id : null;
}

/** Read once the players' accounts are locked, with which placements and other settlements of their bets wait. */
async function rewardUsers(trx: Kysely<Tables>, bets: readonly BetRow[]): Promise<ReadonlyMap<string, readonly (number | null)[]>> {
  const ids = bets.flatMap(({ reward }) => rewardIdOf(reward) ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ reward_id: string; users: (number | null)[] }>`
    SELECT reward_id, json_agg(bet_id) AS users FROM reward_uses WHERE reward_id = ANY (${ids}) GROUP BY reward_id`.execute(trx);
  return new Map(rows.map(({ reward_id, users }) => [reward_id, users]));
}

async function lockFunds(trx: Kysely<Tables>, playerIds: readonly string[]): Promise<(playerId: string) => PlayerFunds> {
  const accounts = await sql<Selectable<Tables['ledger_accounts']>>`SELECT * FROM lock_funds(${playerIds})`.execute(trx);
  const byKey = new Map(accounts.rows.map((account) => [`${account.kind} of ${account.player_id}`, account]));
  const centsOf = (kind: AccountKind, playerId: string): number => {
    const balance = byKey.get(`${kind} of ${playerId}`)?.balance_cents ?? null;
    // Opened with the first bet that has a reward, for players of before there were any.
    if (balance === null && kind === 'CREDIT_RECEIVABLE') return 0;
    if (balance === null) throw new Error(`Player ${playerId} has no ${kind} account`);
    return balance;
  };
  // 0 - x: an empty receivable is a debt of 0, not of −0.
  return (playerId) => ({
    cashCents: centsOf('CASH', playerId),
    debtCents: 0 - centsOf('RECEIVABLE', playerId),
    creditCents: centsOf('PROMOTIONAL_CREDIT', playerId),
    creditDebtCents: 0 - centsOf('CREDIT_RECEIVABLE', playerId),
  });
}

function toVersion(bet: BetRow): SettlementVersion | null {
  if (bet.version === null || bet.outcome === null) return null;
  return {
    version: bet.version,
    outcome: bet.outcome,
    payoutCents: bet.payout_cents ?? 0,
    withoutReward: bet.without_reward ?? false,
  };
}

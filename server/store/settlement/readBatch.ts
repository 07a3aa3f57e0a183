import { type Kysely, sql } from 'kysely';
import type { Odds } from '../../../core/odds.ts';
import type { SettledOutcome, SettlementVersion } from '../../domain/ledger/settlementPostings.ts';
import type { EventResult, GradedLeg } from '../../domain/settlement/gradeLeg.ts';
import type { Tables } from '../schema.ts';

export interface BetToGrade {
  readonly betId: number;
  readonly playerId: string;
  readonly stakeCents: number;
  readonly cashAccountId: number;
  readonly cashCents: number;
  readonly previous: SettlementVersion | null;
  readonly legs: readonly LegToGrade[];
}

interface LegToGrade extends GradedLeg {
  readonly odds: Odds;
  readonly result: EventResult | null;
}

interface BetRow {
  readonly bet_id: number;
  readonly player_id: string;
  readonly stake_cents: number;
  readonly version: number | null;
  readonly outcome: SettledOutcome | null;
  readonly payout_cents: number | null;
  readonly owed_cents: number | null;
  readonly legs: readonly LegToGrade[];
}

/**
 * The next bets with a leg on the event, by ascending id, locked, and then their players' cash accounts, locked. Results and settlements
 * are read after the locks were granted, so that of two workers at one parlay the second sees what the first has done.
 */
export async function readBatch(
  trx: Kysely<Tables>,
  eventId: string,
  afterBetId: number,
  size: number,
): Promise<readonly BetToGrade[]> {
  const locked = await sql<{ bet_id: number }>`
    SELECT b.id AS bet_id FROM bet_legs l JOIN bets b ON b.id = l.bet_id
      WHERE l.event_id = ${eventId} AND l.bet_id > ${afterBetId} ORDER BY l.bet_id LIMIT ${size} FOR UPDATE OF b`.execute(trx);
  if (locked.rows.length === 0) return [];
  const bets = await sql<BetRow>`
    SELECT b.id AS bet_id, b.player_id, b.stake_cents, s.version, s.outcome, s.payout_cents, s.owed_cents, l.legs
      FROM bets b
      LEFT JOIN LATERAL (SELECT * FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
      CROSS JOIN LATERAL (
        SELECT json_agg(json_build_object(
                 'marketType', l.market_type, 'side', l.side, 'pointsHundredths', l.points_hundredths,
                 'gradedPeriods', l.graded_periods, 'gradedSide', l.graded_side,
                 'odds', json_build_object('numerator', l.odds_numerator, 'denominator', l.odds_denominator),
                 'result', r.result) ORDER BY l.position) AS legs
          FROM bet_legs l
          LEFT JOIN LATERAL (
            SELECT json_build_object('void', void, 'homeScore', home_score, 'awayScore', away_score, 'periods', periods) AS result
              FROM results WHERE event_id = l.event_id ORDER BY version DESC LIMIT 1) r ON true
          WHERE l.bet_id = b.id
      ) l
      WHERE b.id = ANY (${locked.rows.map((row) => row.bet_id)}) ORDER BY b.id`.execute(trx);
  const players = [...new Set(bets.rows.map((bet) => bet.player_id))];
  const accounts = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'player_id', 'balance_cents'])
    .where('kind', '=', 'CASH')
    .where('player_id', '=', sql<string>`ANY (${players})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const accountOf = new Map(accounts.map((account) => [account.player_id, account]));
  return bets.rows.map((bet) => {
    const account = accountOf.get(bet.player_id);
    if (!account || account.balance_cents === null) throw new Error(`Player ${bet.player_id} has no cash account`);
    return {
      betId: bet.bet_id,
      playerId: bet.player_id,
      stakeCents: bet.stake_cents,
      cashAccountId: account.id,
      cashCents: account.balance_cents,
      previous: toVersion(bet),
      legs: bet.legs,
    };
  });
}

function toVersion(bet: BetRow): SettlementVersion | null {
  if (bet.version === null || bet.outcome === null) return null;
  return {
    version: bet.version,
    outcome: bet.outcome,
    payoutCents: bet.payout_cents ?? 0,
    owedCents: bet.owed_cents ?? 0,
  };
}

import { sql } from 'kysely';
import type { Odds } from '../../../core/money/odds.ts';
import type { GameResult } from '../../../core/money/results.ts';
import type { BetOutcome } from '../../../core/wire/contract.ts';
import type { Deps } from '../../deps.ts';
import { withLines } from '../../domain/betKinds/betKinds.ts';
import type { BetShape } from '../../domain/betKinds/types.ts';
import { type CashOutBet, type CashOutOffer, cashOutOffer } from '../../domain/cashout/cashOutOffer.ts';
import type { BetReward } from '../../domain/rewards/reward.ts';
import { isDecidedInPlay, type ScoreSoFar } from '../../domain/settlement/decidedInPlay.ts';
import { type GradedLeg, gradeLeg } from '../../domain/settlement/gradeLeg.ts';
import { readSelections } from '../catalogue/index.ts';
import type { Database } from '../database.ts';
import { RESULT_SQL } from '../resultSql.ts';

interface LegJson extends GradedLeg {
  readonly selectionId: string;
  readonly eventId: string;
  readonly odds: Odds;
  /** Version of the event's result; 0 without one. */
  readonly version: number;
  readonly result: GameResult | null;
  readonly score: ScoreSoFar;
  readonly clock: string | null;
  /** Prices of the other sides of its market now; null without any. */
  readonly otherOdds: readonly Odds[] | null;
}

interface Row extends BetShape {
  readonly id: number;
  readonly player_id: string;
  readonly reward: BetReward | null;
  readonly outcome: BetOutcome | null;
  readonly placed_stake_cents: number;
  readonly stake_cents: number;
  readonly potential_payout_cents: number;
  readonly cash_outs: number;
  readonly cashed_tenths: number;
  readonly auto_cents: number | null;
  /** The sum of the events' sequences: it grows with every change of one of them. */
  readonly version: number;
  readonly legs: readonly LegJson[];
}

/** What cashing out a bet pays at one moment, with what it was computed from. */
export interface ReadOffer {
  readonly betId: number;
  readonly playerId: string;
  readonly bet: CashOutBet;
  readonly offer: CashOutOffer;
  /** Names the state of the bet that is offered for: a part that was cashed out makes it another one. */
  readonly offerId: string;
  /** Grows with every change of the bet's events. */
  readonly version: number;
  /** The player's auto cash out; null without one. */
  readonly autoCents: number | null;
  readonly eventIds: readonly string[];
  /** In the order of the legs. */
  readonly resultVersions: readonly number[];
}

/** Offers by bet id; unknown bets are left out. Two statements for all. */
export async function readOffers(
  { db, config }: { readonly db: Database; readonly config: Pick<Deps['config'], 'cashOutMarginHundredths'> },
  betIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ReadOffer>> {
  if (betIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    SELECT b.*, placed.reward, s.outcome, a.amount_cents AS auto_cents, l.version, l.legs
      FROM running_bets b
      JOIN bets placed ON placed.id = b.id
      LEFT JOIN LATERAL (SELECT outcome FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
      LEFT JOIN auto_cash_outs a ON a.bet_id = b.id
      CROSS JOIN LATERAL (
        SELECT sum(e.sequence)::bigint AS version,
               json_agg(json_build_object(
                 'selectionId', l.selection_id, 'eventId', l.event_id, 'marketType', l.market_type, 'side', l.side,
                 'outcome', l.outcome, 'subject', l.subject, 'rules', l.rules, 'pointsHundredths', l.points_hundredths,
                 'odds', json_build_object('numerator', l.odds_numerator, 'denominator', l.odds_denominator),
                 'version', coalesce(r.version, 0), 'result', r.result, 'clock', e.clock,
                 'score', json_build_object('homeScore', e.home_score, 'awayScore', e.away_score, 'periods', e.periods),
                 'otherOdds', (SELECT json_agg(json_build_object('numerator', o.odds_numerator, 'denominator', o.odds_denominator))
                                 FROM selections s JOIN selections o ON o.market_id = s.market_id AND o.id <> s.id
                                 WHERE s.id = l.selection_id)) ORDER BY l.position) AS legs
          FROM bet_legs l JOIN events e ON e.id = l.event_id
          LEFT JOIN LATERAL (
            SELECT version, ${sql.raw(RESULT_SQL)} AS result
              FROM results WHERE event_id = l.event_id ORDER BY version DESC LIMIT 1) r ON true
          WHERE l.bet_id = b.id
      ) l
      WHERE b.id = ANY (${betIds})`.execute(db.query);
  const offered = await readSelections(
    db,
    [...new Set(rows.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)))],
    now,
  );
  return new Map(rows.map((row) => [row.id, toOffer(row, offered, config.cashOutMarginHundredths, now)]));
}

function toOffer(row: Row, offered: Awaited<ReturnType<typeof readSelections>>, marginHundredths: number, now: Date): ReadOffer {
  const bet: CashOutBet = {
    id: row.id,
    kind: row.kind,
    terms: row.terms,
    reward: row.reward,
    outcome: row.outcome ?? 'PENDING',
    stakeCents: row.placed_stake_cents,
    cashOuts: row.cash_outs,
    cashedTenths: row.cashed_tenths,
    runningStakeCents: row.stake_cents,
    runningPayoutCents: row.potential_payout_cents,
    legs: withLines(row, row.legs).map((leg) => ({
      odds: leg.odds,
      pointsHundredths: leg.pointsHundredths,
      ...gradeLeg(leg, leg.result),
      offer: offered.get(leg.selectionId) ?? null,
      otherOdds: leg.otherOdds ?? [],
      clock: leg.clock,
      isDecided: isDecidedInPlay(leg, leg.score),
    })),
  };
  return {
    betId: row.id,
    playerId: row.player_id,
    bet,
    offer: cashOutOffer(bet, marginHundredths, now),
    offerId: `${row.id}:${row.cash_outs}`,
    version: row.version,
    autoCents: row.auto_cents,
    eventIds: [...new Set(row.legs.map(({ eventId }) => eventId))],
    resultVersions: row.legs.map(({ version }) => version),
  };
}

import { hash } from 'node:crypto';
import type { QueryConfig } from 'pg';
import type { Result } from '../../../core/result.ts';
import type { PricedBet } from '../../domain/betKinds/priceBets.ts';
import type { RequestedBet } from '../../domain/betKinds/types.ts';
import { EMPTY_SLIP, type Slip } from '../../domain/betslip/slip.ts';
import type { RepeatedRequestOutcome } from '../../domain/money/moneyRequest.ts';
import type { StoredSlip } from '../betslip/index.ts';
import type { BalancesByKind } from '../ledger/index.ts';
import type { TakenLegJson } from './placedBet.ts';
import type { PlacementError } from './placementError.ts';
import { reduced, requestedBetsJson } from './requestedBets.ts';

/** The one statement of a placement; parameters as in functions/place_bets.sql. Exported for the benchmark, which runs it in pgbench. */
export const PLACE_BETS_SQL = 'SELECT * FROM place_bets($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)';

export interface PlaceBetsRow {
  readonly outcome: RepeatedRequestOutcome | 'PLACED' | 'REJECTED' | 'SESSION_ENDED' | 'RATE_LIMITED' | 'NEAR_CAP' | 'PRICES_MOVED';
  readonly bet_ids: readonly number[] | null;
  /** Legs of all bets, in the order of the request. */
  readonly legs: readonly TakenLegJson[] | null;
  readonly errors: readonly PlacementError[] | null;
  /** How much longer HELD bets are held. */
  readonly delay_ms: number | null;
  /** After the placement; null where nothing was placed. */
  readonly balances: BalancesByKind | null;
  readonly slip: { readonly revision: number; readonly content: Slip } | null;
}

export interface PlacementRequest {
  readonly playerId: string;
  readonly sessionId: string;
  readonly placementId: string;
  readonly bets: readonly RequestedBet[];
  /** The owner of the slip that is cleared afterwards. */
  readonly slipOwner?: string;
  /** The IP address that asks. */
  readonly address?: string;
}

/** SHA-256 of the request, in a form that depends only on its meaning. */
function bodyHash(bets: readonly RequestedBet[]): string {
  const canonical = bets.map((bet) => [
    bet.draftBetId,
    bet.kind,
    bet.stakeCents,
    bet.legs.map((leg) => {
      const { numerator, denominator } = reduced(leg);
      return [leg.selectionId, numerator, denominator, leg.pointsHundredths];
    }),
    ...(bet.combinationSizes ? [bet.combinationSizes] : []),
    ...(bet.teaserPointsHundredths === undefined ? [] : [bet.teaserPointsHundredths]),
    ...(bet.reward === undefined ? [] : [bet.reward.kind, bet.reward.kind === 'PROMOTIONAL_CREDIT' ? null : bet.reward.id]),
  ]);
  return hash('sha256', JSON.stringify(canonical));
}

/** Placements that a player may request (configuration). */
export interface PlacementRate {
  readonly placementsPerSecond: number;
  readonly placementBurst: number;
}

/**
 * @param bets the bets of the request with their payouts; or the errors found by the pure rules, which the database only stores.
 * @param alone decided by the complete liability sums, because its share of a cap is full.
 */
export function placeBetsCall(
  request: PlacementRequest,
  bets: Result<readonly PricedBet[], readonly PlacementError[]>,
  rate: PlacementRate,
  at: Date,
  alone = false,
): QueryConfig {
  return {
    name: 'place-bets',
    text: PLACE_BETS_SQL,
    values: [
      request.playerId,
      request.sessionId,
      request.placementId,
      bodyHash(request.bets),
      at.toISOString(),
      bets.ok ? null : JSON.stringify(bets.error),
      requestedBetsJson(bets.ok ? bets.value : []),
      rate.placementsPerSecond,
      rate.placementBurst,
      alone,
      request.slipOwner ?? null,
      request.address ?? null,
    ],
  };
}

/** The requested slip, as the database answered it; null where none was requested. */
export function slipOf(owner: string | undefined, { slip }: Pick<PlaceBetsRow, 'slip'>): StoredSlip | null {
  if (owner === undefined) return null;
  return { owner, revision: slip?.revision ?? 0, slip: slip?.content ?? EMPTY_SLIP };
}

import type { PoolClient } from 'pg';
import { err, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { withLines } from '../../domain/betKinds/betKinds.ts';
import { betLimits } from '../../domain/betKinds/limits.ts';
import { isPlainId, type PricedBet, priceBets, selectionsToRead } from '../../domain/betKinds/priceBets.ts';
import { EMPTY_SLIP } from '../../domain/betslip/slip.ts';
import { regionOf, type VisitorRegion } from '../../domain/location/regions.ts';
import type { StoredSlip } from '../betslip/betslips.ts';
import { readSelections } from '../catalogue/index.ts';
import type { Database } from '../database.ts';
import { type Balances, toBalances } from '../ledger/index.ts';
import { lastKnownVisitors, readVisitors } from '../players/visitor.ts';
import { readRequestedRewards } from '../rewards/index.ts';
import { type PlaceBetsRow, type PlacementAttempt, type PlacementRequest, placeBetsCall, reduced } from './placeBetsCall.ts';
import { type PlacedBetRow, toPlacedLeg } from './placedBet.ts';
import type { PlacementError } from './placementError.ts';
import { readPlacementBets } from './readBets.ts';

/**
 * PLACED and REJECTED are final: the same id gets them again. PLACEMENT_ID_REUSED: the id belongs to other bets. RATE_LIMITED and
 * NOT_DECIDED (the hold ended early) decide nothing about the id: the same request may be made again.
 */
export type PlacementOutcome =
  | {
      readonly kind: 'PLACED';
      readonly placementId: string;
      readonly bets: readonly PlacedBetRow[];
      /** The player's balances after it, and the requested slip: only with the first answer, which has read them anyway. */
      readonly after?: { readonly balances: Balances; readonly slip: StoredSlip | null };
    }
  | { readonly kind: 'REJECTED'; readonly placementId: string; readonly errors: readonly PlacementError[] }
  | { readonly kind: 'PLACEMENT_ID_REUSED' }
  | { readonly kind: 'RATE_LIMITED' }
  | { readonly kind: 'NOT_DECIDED' };

/** How often a placement is asked for because visitors were elsewhere than read; nobody moves that often. */
const VISITOR_TRIES = 10;

/** Waits before in-play bets are decided. @returns false where it ended early; then nothing is placed. */
export type Hold = (delayMs: number) => Promise<boolean>;

/**
 * Places all bets given, or none, exactly once for any number of requests: one round trip, one transaction. Announces `bets:{playerId}` and
 * `account:{playerId}` once the bets exist. Does not throw for invalid input; after an error the placement may or may not exist, and a
 * repeated request under the same id finds out.
 *
 * Bets on a game in play are held for the place-bet delay of their markets and decided afterwards, at the prices of that moment. While they
 * are held nothing is stored, so a server that dies has placed nothing.
 */
export async function placeBets(
  deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'config'>,
  request: PlacementRequest,
  hold: Hold,
): Promise<PlacementOutcome> {
  const { placementId, playerId } = request;
  const rejected = (...errors: PlacementError[]): PlacementOutcome => ({ kind: 'REJECTED', placementId, errors });
  if (!isPlainId(placementId)) return rejected({ code: 'PLACEMENT_ID_INVALID' });
  const now = deps.clock.now();
  const [offers, rewards] = await Promise.all([
    readSelections(deps.db, selectionsToRead(request.bets), now),
    readRequestedRewards(deps.db, playerId, request.bets, now),
  ]);
  const priced = priceBets(request.bets, betLimits(deps.config), offers, rewards);
  let visitors = await lastKnownVisitors(deps.db);
  let at = deps.clock.now();
  const ask = (attempt: PlacementAttempt): Promise<PlaceBetsRow> =>
    withConnection(deps.db, async (connection) => {
      // Read once a connection is free, so that a bet that waited for one is not decided as of an earlier time.
      at = deps.clock.now();
      const bets = accepted(priced, regionOf(visitors.of(playerId)));
      const { rows } = await connection.query<PlaceBetsRow>(
        placeBetsCall(request, bets, deps.config, at, attempt, visitors.stored),
      );
      if (!rows[0]) throw new Error('place_bets did not answer');
      return rows[0];
    });
  let attempt: PlacementAttempt = { heldMs: 0, alone: false };
  let row = await ask(attempt);
  for (let moves = 0; row.outcome === 'HELD' || row.outcome === 'NEAR_CAP' || row.outcome === 'MOVED'; row = await ask(attempt)) {
    if (row.outcome === 'NEAR_CAP') attempt = { ...attempt, alone: true };
    else if (row.outcome === 'MOVED') {
      moves += 1;
      if (moves === VISITOR_TRIES) throw new Error('Where visitors are changes with every try to place bets');
      visitors = await readVisitors(deps.db);
    } else {
      const delayMs = row.delay_ms ?? 0;
      if (!(await hold(delayMs))) return { kind: 'NOT_DECIDED' };
      attempt = { ...attempt, heldMs: attempt.heldMs + delayMs };
    }
  }
  switch (row.outcome) {
    case 'PLACED': {
      if (!priced.ok) throw new Error('place_bets placed refused bets');
      const bets = freshBets(request, priced.value, row, at);
      for (const bet of bets) deps.bus.publish(`bets:${playerId}`, JSON.stringify({ betId: String(bet.id) }));
      deps.bus.publish(`account:${playerId}`, '{}');
      return { kind: 'PLACED', placementId, bets, after: { balances: toBalances(row.balances ?? {}), slip: slipOf(request, row) } };
    }
    case 'REPEATED':
      return { kind: 'PLACED', placementId, bets: await readPlacementBets(deps.db, playerId, placementId) };
    case 'REJECTED':
      return rejected(...(row.errors ?? []));
    case 'REUSED':
      return { kind: 'PLACEMENT_ID_REUSED' };
    case 'RATE_LIMITED':
      return { kind: 'RATE_LIMITED' };
    case 'SESSION_ENDED':
      return rejected({ code: 'SESSION_ENDED' });
  }
}

async function withConnection<Value>(
  { pool }: Pick<Database, 'pool'>,
  work: (connection: PoolClient) => Promise<Value>,
): Promise<Value> {
  const connection = await pool.connect();
  try {
    const value = await work(connection);
    connection.release();
    return value;
  } catch (error) {
    connection.release(true);
    throw error;
  }
}

type PricedBets = Result<readonly PricedBet[], readonly PlacementError[]>;

function accepted(priced: PricedBets, region: VisitorRegion): PricedBets {
  return region.operating ? priced : err([{ code: 'OUTSIDE_OPERATING_AREA' }]);
}

function slipOf({ slipOwner }: PlacementRequest, { slip }: PlaceBetsRow): StoredSlip | null {
  if (slipOwner === undefined) return null;
  return { owner: slipOwner, revision: slip?.revision ?? 0, slip: slip?.content ?? EMPTY_SLIP };
}

/** The new bets, from the request and the database's answer, without reading them again. */
function freshBets(request: PlacementRequest, bets: readonly PricedBet[], row: PlaceBetsRow, at: Date): readonly PlacedBetRow[] {
  let read = 0;
  return bets.map((bet, index) => {
    const id = row.bet_ids?.[index];
    const legs = bet.legs.flatMap((leg) => {
      const taken = row.legs?.[read++];
      return taken ? { ...taken, selectionId: leg.selectionId, pointsHundredths: leg.pointsHundredths, odds: reduced(leg) } : [];
    });
    if (id === undefined || legs.length < bet.legs.length) throw new Error('place_bets placed fewer bets than were asked for');
    return {
      id,
      playerId: request.playerId,
      placementId: request.placementId,
      draftBetId: bet.draftBetId,
      kind: bet.kind,
      terms: bet.terms,
      combinations: bet.combinations,
      reward: bet.reward,
      stakeCents: bet.stakeCents,
      potentialPayoutCents: bet.payoutCents,
      placedAt: at,
      outcome: 'PENDING',
      payoutCents: 0,
      cashedOutCents: 0,
      runningStakeCents: bet.stakeCents,
      runningPayoutCents: bet.payoutCents,
      settledAt: null,
      regraded: false,
      isCancelled: false,
      legs: withLines(bet, legs).map((leg, legIndex) => toPlacedLeg(leg, legIndex + 1, 'PENDING')),
    };
  });
}

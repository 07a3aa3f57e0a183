import type { PoolClient } from 'pg';
import type { Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { withLines } from '../../domain/betKinds/betKinds.ts';
import { betLimits } from '../../domain/betKinds/limits.ts';
import { type PricedBet, priceBets, selectionsToRead } from '../../domain/betKinds/priceBets.ts';
import { isPlainId } from '../../domain/money/moneyRequest.ts';
import { topics } from '../../platform/topics.ts';
import { readSelections } from '../catalogue/index.ts';
import type { Database } from '../database.ts';
import { toBalances } from '../ledger/index.ts';
import { readRequestedRewards } from '../rewards/index.ts';
import { toPlacementDecision } from './findPlacement.ts';
import { announcePlaced, decideHeld, type Hold } from './heldPlacements.ts';
import { afterMove } from './movedPrices.ts';
import { type PlaceBetsRow, type PlacementRequest, placeBetsCall, slipOf } from './placeBetsCall.ts';
import { type PlacedBetRow, toPlacedLeg } from './placedBet.ts';
import type { PlacementError } from './placementError.ts';
import type { PlacementOutcome } from './placementOutcome.ts';
import { reduced } from './requestedBets.ts';

/**
 * Places all bets given, or none, exactly once for any number of requests: one round trip, one transaction. Announces `bets:{playerId}` and
 * `account:{playerId}` once the bets exist. Does not throw for invalid input; after an error the placement may or may not exist, and a
 * repeated request under the same id finds out.
 *
 * Bets on a game in play are held for the place-bet delay of their markets, with their stakes, and decided afterwards at the prices of that
 * moment; nothing that the player does takes them back but a stop. Where this server dies, another one decides them (jobs/heldPlacements.ts). Prices in play that have
 * moved a little are taken, and are those of the placed bets.
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
  let priced: Result<readonly PricedBet[], readonly PlacementError[]> = priceBets(
    request.bets,
    betLimits(deps.config),
    offers,
    rewards,
  );
  let at = deps.clock.now();
  const ask = (alone: boolean): Promise<PlaceBetsRow> =>
    withConnection(deps.db, async (connection) => {
      // Read once a connection is free, so that a bet that waited for one is not decided as of an earlier time.
      at = deps.clock.now();
      const { rows } = await connection.query<PlaceBetsRow>(placeBetsCall(request, priced, deps.config, at, alone));
      if (!rows[0]) throw new Error('place_bets did not answer');
      return rows[0];
    });
  let isAlone = false;
  let tries = 0;
  let row = await ask(isAlone);
  while (row.outcome === 'NEAR_CAP' || row.outcome === 'PRICES_MOVED') {
    if (row.outcome === 'NEAR_CAP') isAlone = true;
    else {
      tries += 1;
      priced = afterMove(deps.config, priced.ok ? priced.value : [], row.errors ?? [], tries);
    }
    row = await ask(isAlone);
  }
  switch (row.outcome) {
    case 'PLACED': {
      if (!priced.ok) throw new Error('place_bets placed refused bets');
      const bets = freshBets(request, priced.value, row, at);
      announcePlaced(deps, playerId, row.bet_ids ?? []);
      return {
        kind: 'PLACED',
        placementId,
        bets,
        after: { balances: toBalances(row.balances ?? {}), slip: slipOf(request.slipOwner, row) },
      };
    }
    case 'REPEATED':
      return toPlacementDecision(deps.db, playerId, placementId, row.errors);
    case 'REJECTED':
      return rejected(...(row.errors ?? []));
    case 'REUSED':
    case 'RATE_LIMITED':
      return { kind: row.outcome };
    case 'HELD':
      deps.bus.publish(topics.account(playerId), '{}');
      return (await decideHeld(deps, request, row.delay_ms ?? 0, hold)) ?? { kind: 'NOT_DECIDED' };
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

import { isPlainId } from '../../../domain/money/moneyRequest.ts';
import { countedAddress } from '../../../platform/proxies.ts';
import { ownOf } from '../../../platform/requestContext.ts';
import { topics } from '../../../platform/topics.ts';
import { readBet } from '../../../store/bets/index.ts';
import {
  type CashOutDecision,
  type CashOutOutcome,
  cashOut,
  findCashOut,
  type ReadOffer,
  readOffers,
  removeAutoCashOut,
  setAutoCashOut,
} from '../../../store/cashout/index.ts';
import { readBalances } from '../../../store/ledger/index.ts';
import { balancesOf } from '../account/balances.ts';
import { toPlacedBet } from '../bets/placedBets.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, rateLimited, refuseInput } from '../errors.ts';
import type { AutoCashOutPayload, CashOut, Resolvers } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';
import { readBetId } from './betIds.ts';
import { toOffer } from './offerShapes.ts';
import { cashOutOffersUpdated } from './offerSubscription.ts';

const NO_SUCH_BET = 'There is no such bet';

function readRequestId(requestId: string): string {
  return isPlainId(requestId) ? requestId : refuseInput('requestId must be 1 to 200 printable characters');
}

/** A repeated request counts once. @throws GraphQLError RATE_LIMITED */
function admit(context: GraphqlContext, requestId: string): void {
  const { playerId } = requirePlayer(context);
  const who = { playerId, address: countedAddress(context.address) };
  const waitSeconds = context.services.limits.takeOnce('betsPerAddress', who, `cash out ${playerId} ${requestId}`, 1);
  if (waitSeconds > 0) throw rateLimited(waitSeconds);
}

/** @throws GraphQLError BAD_USER_INPUT for another player's bet, as for an unknown one. */
async function ownOffer({ deps }: GraphqlContext, playerId: string, betId: number): Promise<ReadOffer> {
  const read = (await readOffers(deps, [betId], deps.clock.now())).get(betId);
  return ownOf(read, playerId) ?? refuseInput(NO_SUCH_BET);
}

/** @throws GraphQLError where nothing was decided under the id. */
function decided(outcome: CashOutOutcome, betId: number): CashOutDecision {
  switch (outcome.kind) {
    case 'TAKEN':
    case 'REFUSED':
      return { ...outcome, betId };
    case 'UNKNOWN_BET':
      return refuseInput(NO_SUCH_BET);
    case 'REUSED':
      throw apiError('REQUEST_ID_REUSED', 'requestId belongs to another request');
    case 'SESSION_ENDED':
      throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
    case 'NOT_DECIDED':
      throw apiError('SERVER_STOPPING', 'The server could not decide; nothing was cashed out');
  }
}

function toCashOut(decision: CashOutDecision, requestId: string, { deps }: GraphqlContext): CashOut {
  return {
    requestId,
    betId: String(decision.betId),
    status: decision.kind,
    refusal: decision.kind === 'REFUSED' ? decision.refusal : null,
    amount: decision.kind === 'TAKEN' ? moneyOf(decision.amountCents, deps.config.currency) : null,
  };
}

async function autoPayload(
  context: GraphqlContext,
  playerId: string,
  betId: number,
  changed: boolean,
): Promise<AutoCashOutPayload> {
  // Other tabs show it, too.
  if (changed) context.deps.bus.publish(topics.bets(playerId), JSON.stringify({ betId: String(betId) }));
  return { changed, offer: toOffer(await ownOffer(context, playerId, betId), context.deps.config.currency) };
}

export const cashOutResolvers = {
  Query: {
    cashOut: async (_root, { requestId }, context) => {
      const decision = await findCashOut(context.deps, requirePlayer(context).playerId, requestId);
      return decision && toCashOut(decision, requestId, context);
    },
  },
  Mutation: {
    cashOutBet: async (_root, { requestId, betId: text, offerId, offerVersion, tenths, amount }, context) => {
      const { playerId, sessionId } = requirePlayer(context);
      const betId = readBetId(text);
      readRequestId(requestId);
      admit(context, requestId);
      const request = { playerId, sessionId, requestId, betId, offerId, offerVersion, tenths, amountCents: amount };
      const decision = decided(await cashOut(context.deps, request, context.services.holds.wait), betId);
      const { db, config } = context.deps;
      const [offer, bet, balances] = await Promise.all([
        ownOffer(context, playerId, betId),
        readBet(db, playerId, betId),
        readBalances(db, playerId),
      ]);
      if (bet === null) return refuseInput(NO_SUCH_BET);
      return {
        cashOut: toCashOut(decision, requestId, context),
        offer: toOffer(offer, config.currency),
        bet: toPlacedBet(bet, config.currency),
        balance: balancesOf(balances, config.currency),
      };
    },
    setAutoCashOut: async (_root, { betId: text, amount }, context) => {
      const { playerId } = requirePlayer(context);
      const betId = readBetId(text);
      const outcome = await setAutoCashOut(context.deps, { playerId, betId, amountCents: amount });
      return outcome === 'UNKNOWN_BET' ? refuseInput(NO_SUCH_BET) : autoPayload(context, playerId, betId, outcome === 'SET');
    },
    removeAutoCashOut: async (_root, { betId: text }, context) => {
      const { playerId } = requirePlayer(context);
      const betId = readBetId(text);
      return autoPayload(context, playerId, betId, await removeAutoCashOut(context.deps, playerId, betId));
    },
  },
  Subscription: { cashOutOffersUpdated },
} satisfies Resolvers<GraphqlContext>;

import { parsePoints } from '../../../../core/money/points.ts';
import { ok } from '../../../../core/result.ts';
import { afterPlacement } from '../../../domain/betslip/reduce.ts';
import type { Slip } from '../../../domain/betslip/slip.ts';
import { slipErrors } from '../../../domain/betslip/slipError.ts';
import { isPlainId } from '../../../domain/money/moneyRequest.ts';
import type { ChosenReward } from '../../../domain/rewards/reward.ts';
import { count } from '../../../platform/meters.ts';
import { countedAddress } from '../../../platform/proxies.ts';
import { logSecurity } from '../../../platform/securityLog.ts';
import { decideHeld, type PlacementOutcome, type PlacementRequest, placeBets } from '../../../store/bets/index.ts';
import { changeSlip, type StoredSlip } from '../../../store/betslip/index.ts';
import { type Balances, readBalances } from '../../../store/ledger/index.ts';
import { balancesOf } from '../account/balances.ts';
import { toPlacement, toPlacementAnswer } from '../bets/placements.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, rateLimited } from '../errors.ts';
import type { MutationResolvers, PlaceBetInput, Placement, QueryResolvers, Resolvers } from '../generated/resolvers.ts';
import { requirePlayer } from '../viewer.ts';
import { toError } from './errorShape.ts';
import { betslipOf, callersSlip, formatOf, requireOwner } from './slipReader.ts';
import type { SlipFormat } from './slipWriting.ts';

type Bet = PlacementRequest['bets'][number];

/** Placement itself checks prices; only a line or points that are not a whole number of hundredths cannot be passed to it. */
function readBet(input: PlaceBetInput): Bet | null {
  const { draftBetId, section, betAmount, legs, combinationSizes, teaserPoints } = input;
  const reward = readReward(input);
  const read = legs.flatMap(({ selectionId, numeratorLong, denominatorLong, points }) => {
    const pointsHundredths = parsePoints(points);
    const odds = { numerator: numeratorLong, denominator: denominatorLong };
    return pointsHundredths === undefined ? [] : [{ selectionId, odds, pointsHundredths }];
  });
  const teaserPointsHundredths = parsePoints(teaserPoints);
  if (read.length < legs.length || teaserPointsHundredths === undefined || reward === undefined) return null;
  return {
    draftBetId,
    kind: section,
    stakeCents: betAmount,
    legs: read,
    ...(combinationSizes ? { combinationSizes } : {}),
    ...(teaserPointsHundredths === null ? {} : { teaserPointsHundredths }),
    ...(reward === null ? {} : { reward }),
  };
}

/** One reward a bet; undefined where the fields say something else. */
function readReward({ amountSourceType: source, freeBetId, profitBoostId }: PlaceBetInput): ChosenReward | null | undefined {
  const amountSourceType = source ?? 'CASH';
  const isBonusBet = amountSourceType === 'FREE_BET';
  if (isBonusBet !== Boolean(freeBetId) || (profitBoostId && amountSourceType !== 'CASH')) return undefined;
  if (freeBetId) return { kind: 'BONUS_BET', id: freeBetId };
  if (profitBoostId) return { kind: 'PROFIT_BOOST', id: profitBoostId };
  return amountSourceType === 'PROMOTIONAL_CREDIT' ? { kind: amountSourceType } : null;
}

/** The bets exist whatever happens here: a slip that could not be cleared is logged, and never turns them into an error. */
async function tidySlip(
  context: GraphqlContext,
  bets: readonly Bet[],
  keepSelections: boolean,
  seen: StoredSlip | null,
): Promise<StoredSlip> {
  const placed = bets.map(({ draftBetId, legs }) => ({ draftBetId, selectionIds: legs.map(({ selectionId }) => selectionId) }));
  try {
    const tidied = (slip: Slip) => ok(afterPlacement(slip, placed, keepSelections));
    const change = await changeSlip(context.deps, requireOwner(context), tidied, seen);
    return change.stored;
  } catch (error) {
    context.deps.log.error({ err: error }, 'a betslip was not tidied up after its bets were placed');
    return callersSlip(context);
  }
}

function logOutcome(context: GraphqlContext, outcome: PlacementOutcome): void {
  const refusal = outcome.kind === 'REJECTED' ? outcome.errors[0]?.code : outcome.kind;
  if (outcome.kind !== 'PLACED') count('slipstream_bets_refused_total', { code: refusal ?? outcome.kind });
  const player = requirePlayer(context);
  const { log } = context.deps;
  if (outcome.kind === 'RATE_LIMITED')
    logSecurity(log, player, 'limit.hit', { outcome: outcome.kind, subject: 'placements of a player' });
  if (outcome.kind === 'REUSED') logSecurity(log, player, 'placement.refused', { outcome: outcome.kind });
  if (outcome.kind !== 'REJECTED') return;
  const codes = [...new Set(outcome.errors.map(({ code }) => code))];
  logSecurity(log, player, 'placement.refused', { outcome: codes.join(' '), subject: outcome.placementId });
}

/** Bounds the new bets of an address. A repeated placement makes no new bets. @throws GraphQLError RATE_LIMITED */
function admitBets(context: GraphqlContext, placementId: string, count: number): void {
  const { services, address } = context;
  const { playerId } = requirePlayer(context);
  const who = { playerId, address: countedAddress(address) };
  const waitSeconds = services.limits.takeOnce('betsPerAddress', who, `${playerId} ${placementId}`, count);
  if (waitSeconds > 0) throw rateLimited(waitSeconds);
}

/** Betslip and balance of the answer are left to field resolvers, so that a caller who does not request them does not wait for them. */
export const betslipPlaceBets: NonNullable<MutationResolvers<GraphqlContext>['betslipPlaceBets']> = async (
  _root,
  args,
  context,
) => {
  const { playerId, sessionId } = requirePlayer(context);
  const bets: Bet[] = [];
  for (const input of args.bets) {
    const bet = readBet(input);
    if (!bet) return { placement: null, userErrors: [toError(slipErrors.invalidInput(input.draftBetId))], format: formatOf(args) };
    bets.push(bet);
  }
  admitBets(context, args.placementId, bets.length);
  const slipOwner = requireOwner(context);
  const { placementId } = args;
  const request = { playerId, sessionId, placementId, bets, slipOwner, address: context.address };
  const outcome = await placeBets(context.deps, request, context.services.holds.wait);
  logOutcome(context, outcome);
  const answer = { ...toPlacementAnswer(outcome, context.deps.config), format: formatOf(args) };
  if (outcome.kind !== 'PLACED') return answer;
  const stored = await tidySlip(context, bets, args.keepBetslipSelections ?? false, outcome.after?.slip ?? null);
  return { ...answer, stored, ...(outcome.after ? { money: outcome.after.balances } : {}) };
};

/** The result of betslipPlaceBets that the field resolvers below read. */
interface PayloadParts {
  readonly placement?: Pick<Placement, 'status'> | null;
  readonly format?: SlipFormat;
  readonly stored?: StoredSlip;
  readonly money?: Balances;
}

export const placeBetsPayload: NonNullable<Resolvers<GraphqlContext>['BetslipPlaceBetsPayload']> = {
  betslip: async ({ format, stored }: PayloadParts, _args, context) =>
    betslipOf(context, stored ?? (await callersSlip(context)), format ?? formatOf({})),
  balance: async ({ placement, money }: PayloadParts, _args, context) => {
    if (placement?.status !== 'PLACED') return null;
    const { db, config } = context.deps;
    return balancesOf(money ?? (await readBalances(db, requirePlayer(context).playerId)), config.currency);
  },
};

export const placement: NonNullable<QueryResolvers<GraphqlContext>['placement']> = async (_root, { placementId }, context) => {
  const { playerId } = requirePlayer(context);
  const { deps, services } = context;
  if (!isPlainId(placementId)) return null;
  // What is held is decided soon: only then is there an answer, and "none" would invite another bet.
  const decision = await decideHeld(deps, { playerId, placementId }, 0, services.holds.wait);
  if (decision?.kind === 'NOT_DECIDED')
    throw apiError('SERVER_STOPPING', 'The server is stopping; the bets are decided without it');
  return decision && toPlacement(decision, deps.config);
};

import { parsePoints } from '../../../../core/money/points.ts';
import { MAXIMUM_SELECTIONS } from '../../../../core/money/slipLimits.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { AmountField } from '../../../../core/wire/contract.ts';
import { betLimits, STANDARD_LIMITS } from '../../../domain/betKinds/limits.ts';
import { chooseTeaserLevel, teaserSport } from '../../../domain/betKinds/teaser.ts';
import { isStale, withChange } from '../../../domain/betslip/changeOrder.ts';
import { unavailability } from '../../../domain/betslip/derive.ts';
import { type DraftBetsError, fromDraftBets } from '../../../domain/betslip/fromDraftBets.ts';
import type { Offer } from '../../../domain/betslip/offer.ts';
import {
  acceptPrices,
  addSelection,
  clearSlip,
  promoteSlip,
  removeSelections,
  setAmount,
  setTeaserLevel,
  withDefaultStake,
} from '../../../domain/betslip/reduce.ts';
import { withWholeGroups } from '../../../domain/betslip/sameGame.ts';
import { EMPTY_SLIP, type Price, type SetAmount, type Slip, type TabChange } from '../../../domain/betslip/slip.ts';
import { type SlipError, slipErrors } from '../../../domain/betslip/slipError.ts';
import { type MovedSlip, moveSlip } from '../../../store/betslip/index.ts';
import { readSelections } from '../../../store/catalogue/index.ts';
import { readDefaultStake } from '../../../store/players/index.ts';
import type { GraphqlContext } from '../context.ts';
import type { BetslipPayload, MutationResolvers } from '../generated/resolvers.ts';
import { requirePlayer } from '../viewer.ts';
import { readDraftBets } from './readDraftBets.ts';
import { readPrice } from './readPrice.ts';
import { rewardMutations } from './rewardMutations.ts';
import { change, payload, refuse } from './slipChange.ts';
import { callersSlip, formatOf, requireOwner } from './slipReader.ts';
import type { SlipFormat } from './slipWriting.ts';

const LONGEST_ORIGIN = 200;

function amountError(
  { deps }: GraphqlContext,
  failure: 'UNKNOWN_DRAFT_BET' | 'AMOUNT_NEGATIVE' | 'AMOUNT_TOO_LARGE' | 'AMOUNT_FIXED',
  field: AmountField,
): SlipError {
  if (failure === 'UNKNOWN_DRAFT_BET') return slipErrors.unknownDraftBet();
  if (failure === 'AMOUNT_FIXED') return slipErrors.amountFixed();
  const { minimumStakeCents, maximumStakeCents, maximumWinCents } = betLimits(deps.config);
  return field === 'BET'
    ? slipErrors.betAmountInvalid(minimumStakeCents, maximumStakeCents)
    : slipErrors.winAmountInvalid(maximumWinCents);
}

function maximumAmount(field: SetAmount['field']): number {
  return field === 'BET' ? STANDARD_LIMITS.maximumStakeCents : STANDARD_LIMITS.maximumWinCents;
}

function draftBetsError(context: GraphqlContext, { reason, field }: DraftBetsError): SlipError {
  return reason === 'SLIP_FULL' ? slipErrors.slipFull(MAXIMUM_SELECTIONS) : amountError(context, reason, field);
}

/** @param above only with more points than now. */
async function choosePoints(
  context: GraphqlContext,
  args: { readonly points: number; readonly affectedMarkets: readonly string[]; readonly change?: TabChange | null },
  format: SlipFormat,
  above: boolean,
): Promise<BetslipPayload> {
  const offers = await offersOf(context, (await callersSlip(context)).slip);
  const pointsHundredths = parsePoints(args.points) ?? Number.NaN;
  // Above the points of the slip that is changed: another change may have come before this one.
  const decide = (slip: Slip): Result<Slip, SlipError> => {
    const chosen = chooseTeaserLevel(offers, args.affectedMarkets, pointsHundredths, above ? (slip.teaserLevel ?? 0) : undefined);
    if (chosen.ok) return ok(setTeaserLevel(slip, chosen.value));
    return err(chosen.error === 'NOT_TEASABLE' ? slipErrors.notTeasable(null) : slipErrors.teaserPointsInvalid());
  };
  return change(context, format, decide, args.change);
}

async function offersOf({ deps }: GraphqlContext, { selections }: Slip): Promise<readonly Offer[]> {
  const selectionIds = selections.map(({ selectionId }) => selectionId);
  const offers = await readSelections(deps.db, selectionIds, deps.clock.now());
  return selectionIds.flatMap((id) => offers.get(id) ?? []);
}

export const slipMutations: Pick<
  MutationResolvers<GraphqlContext>,
  | 'betslipAddMarketSelection'
  | 'betslipRemoveMarketSelection'
  | 'betslipAcceptChanges'
  | 'betslipSetDraftBetAmount'
  | 'betslipAdjustPoints'
  | 'betslipBuyTeaserPoints'
  | 'betslipClearTeaser'
  | keyof typeof rewardMutations
  | 'betslipClear'
  | 'betslipSet'
> = {
  ...rewardMutations,

  betslipAddMarketSelection: async (_root, args, context) => {
    const { selectionId, selectionOrigin = null, branchChannel = null, shareId = null } = args;
    const format = formatOf(args);
    requireOwner(context);
    const seen = readPrice(args);
    if (!seen) return refuse(context, slipErrors.invalidInput('odds'), format);
    if ([selectionOrigin, branchChannel, shareId].some((text) => (text?.length ?? 0) > LONGEST_ORIGIN)) {
      return refuse(context, slipErrors.invalidInput('selectionOrigin'), format);
    }
    const now = context.deps.clock.now();
    const offer = (await readSelections(context.deps.db, [selectionId], now)).get(selectionId);
    if (!offer) return refuse(context, slipErrors.unknownSelection(selectionId), format);
    const unavailable = unavailability(offer, now);
    const { viewer } = context;
    const stakeCents = viewer.kind === 'player' ? await readDefaultStake(context.deps.db.query, viewer.playerId) : null;
    // The price is the one that the player pressed, so that a move since then is shown as one; the client does not send its line.
    const accepted: Price = { odds: seen.odds, pointsHundredths: offer.pointsHundredths };
    const decide = (slip: Slip): Result<Slip, SlipError> => {
      const attributes = [{ name: 'eventStatus', value: offer.eventStatus }] as const;
      const added = addSelection(slip, { selectionId, accepted, selectionOrigin, branchChannel, shareId, attributes });
      const result = added.ok && added.value !== slip ? ok(withDefaultStake(added.value, selectionId, stakeCents)) : added;
      if (!result.ok) return err(slipErrors.slipFull(MAXIMUM_SELECTIONS));
      return unavailable && result.value !== slip ? err(unavailable) : result;
    };
    return change(context, format, decide, args.change);
  },

  betslipRemoveMarketSelection: (_root, args, context) =>
    change(context, formatOf(args), (slip) => ok(removeSelections(slip, new Set([args.selectionId]))), args.change),

  betslipAcceptChanges: async (_root, args, context) => {
    const given = new Map<string, Price>();
    for (const selection of args.marketSelections) {
      const price = readPrice(selection);
      if (!price) return refuse(context, slipErrors.invalidInput(selection.selectionId), formatOf(args));
      given.set(selection.selectionId, price);
    }
    const together = args.sameGameParlayLegs ?? [];
    const unpriced = together.find((selectionId) => !given.has(selectionId));
    if (unpriced !== undefined) return refuse(context, slipErrors.invalidInput(unpriced), formatOf(args));
    const { db, clock } = context.deps;
    const prices =
      together.length === 0 ? given : withWholeGroups(given, together, await readSelections(db, together, clock.now()));
    return change(context, formatOf(args), (slip) => ok(acceptPrices(slip, prices)), args.change);
  },

  betslipSetDraftBetAmount: (_root, args, context) => {
    const { draftBetId, amount, amountField } = args;
    const decide = (slip: Slip): Result<Slip, SlipError> => {
      const result = setAmount(slip, draftBetId, { field: amountField, amountCents: amount }, maximumAmount(amountField));
      return result.ok ? result : err(amountError(context, result.error, amountField));
    };
    return change(context, formatOf(args), decide, args.change);
  },

  betslipAdjustPoints: (_root, args, context) => choosePoints(context, args, formatOf(args), false),

  betslipBuyTeaserPoints: (_root, args, context) => choosePoints(context, args, formatOf(args), true),

  betslipClearTeaser: async (_root, args, context) => {
    const offers = await offersOf(context, (await callersSlip(context)).slip);
    const teased = new Set(offers.filter((offer) => teaserSport(offer) !== null).map(({ selectionId }) => selectionId));
    return change(context, formatOf(args), (slip) => ok(removeSelections(slip, teased)), args.change);
  },

  betslipClear: (_root, args, context) => change(context, formatOf(args), (slip) => ok(clearSlip(slip)), args.change),

  betslipSet: async (_root, args, context) => {
    const format = formatOf(args);
    requirePlayer(context);
    const read = readDraftBets(args.draftBets);
    if (!read.ok) return refuse(context, slipErrors.invalidInput(read.error), format);
    const selectionIds = [...new Set(read.value.flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId)))];
    if (selectionIds.length > MAXIMUM_SELECTIONS) return refuse(context, slipErrors.slipFull(MAXIMUM_SELECTIONS), format);
    // A selection that is no longer offered is dropped; the rest of the slip stays.
    const offers = await readSelections(context.deps.db, selectionIds, context.deps.clock.now());
    const draftBets = read.value.map((bet) => ({ ...bet, legs: bet.legs.filter(({ selectionId }) => offers.has(selectionId)) }));

    const tabChange = args.change ?? null;
    const combine = (own: Slip, anonymous: Slip): Result<Slip, SlipError> => {
      const given = draftBets.length === 0 ? ok(anonymous) : fromDraftBets(draftBets, anonymous, maximumAmount);
      return given.ok ? ok(promoteSlip(own, given.value, args.mergeBetslip)) : err(draftBetsError(context, given.error));
    };
    const move = (own: Slip, anonymous: Slip): Result<MovedSlip, SlipError> => {
      if (isStale(own, tabChange) || isStale(anonymous, tabChange)) return err(slipErrors.stale());
      const combined = combine(own, anonymous);
      if (!combined.ok) return combined;
      const [filled, emptied] = [combined.value, clearSlip(anonymous)];
      return ok({ filled: withChange(filled, own, tabChange), emptied: withChange(emptied, anonymous, tabChange) });
    };
    const owner = requireOwner(context);
    if (!args.anonymousToken) return change(context, format, (own) => combine(own, EMPTY_SLIP), tabChange);
    const verified = await context.services.identity.verifyAnonymousToken(args.anonymousToken, context.hostBrand);
    if (!verified.ok || verified.value.viewer.kind !== 'anonymous') return refuse(context, slipErrors.tokenInvalid(), format);
    const moved = await moveSlip(context.deps, `anonymous:${verified.value.viewer.anonymousId}`, owner, move);
    return moved.ok
      ? payload(context, moved.value.stored, moved.value.failure, format)
      : refuse(context, slipErrors.tokenInvalid(), format);
  },
};

import { type ContractOddsFormat, contractFormat } from '../../../../core/money/odds.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { MutationFailure, ServerData } from '../../../platform/data/createServerData.ts';
import { mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import type { QueryFailure } from '../../../platform/data/loadable.ts';
import { isOutdated } from '../../../platform/graphql/outdated.ts';
import type { ChangedSlip, NoAnswer } from '../logic/machine/slipState.ts';
import type { BetToPlace } from '../logic/placement/placement.ts';
import type { RewardChoice } from '../logic/rewards/betRewards.ts';
import type { DraftBet } from '../logic/slip.ts';
import {
  BetslipAcceptChangesDocument,
  BetslipAddMarketSelectionDocument,
  BetslipAdjustPointsDocument,
  BetslipBuyTeaserPointsDocument,
  BetslipClearDocument,
  BetslipClearTeaserDocument,
  BetslipDocument,
  BetslipRemoveMarketSelectionDocument,
  BetslipSetDocument,
  BetslipSetDraftBetAmountDocument,
  BetslipUpdatedDocument,
  type SlipPayloadFieldsFragment,
} from './betslip.generated.ts';
import type { ChangeOrder, TabChange } from './changeOrder.ts';
import { BetslipAddFeaturedBetDocument } from './featuredBet.generated.ts';
import { BetslipCheckLocationDocument } from './locationCheck.generated.ts';
import { mapPlacement, mapRefusal } from './mapPlacement.ts';
import { mapError, mapSlip } from './mapSlip.ts';
import { OddsAcceptanceDocument, SetOddsAcceptanceDocument } from './oddsAcceptance.generated.ts';
import { BetslipPlaceBetsDocument, PlacementDocument } from './placement.generated.ts';
import { BetslipSetAmountSourceDocument, BetslipSetProfitBoostDocument } from './rewards.generated.ts';
import type { BetslipApi } from './slipPorts.ts';

const slipQuery = playerQuery({ document: BetslipDocument, audience: 'anyone', map: ({ betslip }) => mapSlip(betslip) });

const placementQuery = playerQuery({
  document: PlacementDocument,
  // Wrapped in an object, because null (the server does not know the placement) is a valid answer.
  map: ({ placement }) => ({ answer: placement === null ? null : mapPlacement(placement, null) }),
});

const acceptanceQuery = playerQuery({
  document: OddsAcceptanceDocument,
  map: ({ account }) => account?.userPreferences.oddsAcceptance ?? 'ASK',
});
const setAcceptance = mutation({
  document: SetOddsAcceptanceDocument,
  map: (data) => data.setOddsAcceptance.userPreferences.oddsAcceptance,
});

/** The check is one for bets and games; what it found for bets is in the slip (GEO). */
const checkLocation = mutation({ document: BetslipCheckLocationDocument, map: () => null });

const slipUpdates = subscription({ document: BetslipUpdatedDocument, map: ({ betslipUpdated }) => mapSlip(betslipUpdated) });

const add = mutation({ document: BetslipAddMarketSelectionDocument, map: (data) => changeOf(data.betslipAddMarketSelection) });
const addFeatured = mutation({
  document: BetslipAddFeaturedBetDocument,
  map: (data) => changeOf(data.betslipAddFeaturedBet),
});
const remove = mutation({
  document: BetslipRemoveMarketSelectionDocument,
  map: (data) => changeOf(data.betslipRemoveMarketSelection),
});
const clear = mutation({ document: BetslipClearDocument, map: (data) => changeOf(data.betslipClear) });
const clearTeaser = mutation({ document: BetslipClearTeaserDocument, map: (data) => changeOf(data.betslipClearTeaser) });
const adjustPoints = mutation({ document: BetslipAdjustPointsDocument, map: (data) => changeOf(data.betslipAdjustPoints) });
const buyPoints = mutation({ document: BetslipBuyTeaserPointsDocument, map: (data) => changeOf(data.betslipBuyTeaserPoints) });
const setAmount = mutation({
  document: BetslipSetDraftBetAmountDocument,
  map: (data) => changeOf(data.betslipSetDraftBetAmount),
});
const acceptChanges = mutation({ document: BetslipAcceptChangesDocument, map: (data) => changeOf(data.betslipAcceptChanges) });
const setAmountSource = mutation({
  document: BetslipSetAmountSourceDocument,
  map: (data) => changeOf(data.betslipSetAmountSource),
});
const setProfitBoost = mutation({ document: BetslipSetProfitBoostDocument, map: (data) => changeOf(data.betslipSetProfitBoost) });
const replace = mutation({ document: BetslipSetDocument, map: (data) => changeOf(data.betslipSet) });

const placeBets = mutation({
  document: BetslipPlaceBetsDocument,
  map: ({ betslipPlaceBets: { betslip, placement, userErrors, balance } }) => ({
    slip: mapSlip(betslip),
    answer: placement === null ? mapRefusal(userErrors) : mapPlacement(placement, balance?.playableBalance.amount ?? null),
  }),
});

/** The contract's refusal of a change that arrives after a later one of the same tab. */
const STALE = 'edgebook.betslip.stale';

/** The betslip's requests, by the page's ServerData. */
export function serverBetslipApi(data: ServerData, order: ChangeOrder): BetslipApi {
  /** This page waits for its answers, so what took the later number is a copy of the tab. */
  async function changed(send: (change: TabChange) => Promise<Result<ChangedSlip, MutationFailure>>) {
    const first = await send(order.next());
    if (!first.ok || first.value.errors.every(({ code }) => code !== STALE)) return answered(first);
    order.renew();
    return answered(await send(order.next()));
  }

  let oddsFormat: ContractOddsFormat = 'AMERICAN';
  const trend = { includeOddsTrend: true } as const;

  return {
    writeOdds: (format) => {
      oddsFormat = contractFormat(format);
    },
    fetch: async () => answered(await data.ask(slipQuery, { oddsFormat, ...trend })),
    add: ({ selectionId, odds, link }) => {
      const { numerator: numeratorLong, denominator: denominatorLong } = odds;
      const from = link ?? { selectionOrigin: 'web', shareId: null, branchChannel: null };
      const variables = { selectionId, numeratorLong, denominatorLong, ...from, oddsFormat, ...trend };
      return changed((change) => data.mutate(add, { ...variables, change }));
    },
    addFeatured: (featuredBetId, selectionOrigin) =>
      changed((change) => data.mutate(addFeatured, { featuredBetId, selectionOrigin, change, oddsFormat, ...trend })),
    remove: (selectionId) => changed((change) => data.mutate(remove, { selectionId, change, oddsFormat, ...trend })),
    clear: () => changed((change) => data.mutate(clear, { change, oddsFormat, ...trend })),
    clearTeaser: () => changed((change) => data.mutate(clearTeaser, { change, oddsFormat, ...trend })),
    choosePoints: ({ pointsHundredths, marketId, isMore }) => {
      const variables = { points: pointsHundredths / 100, affectedMarkets: [marketId], oddsFormat, ...trend };
      return changed((change) =>
        isMore ? data.mutate(buyPoints, { ...variables, change }) : data.mutate(adjustPoints, { ...variables, change }),
      );
    },
    setAmount: (draftBetId, amountField, amount) =>
      changed((change) => data.mutate(setAmount, { draftBetId, amount, amountField, change, oddsFormat, ...trend })),
    accept: (legs, sameGameParlayLegs) => {
      const variables = { marketSelections: legs.map(legInput), sameGameParlayLegs, oddsFormat, ...trend };
      return changed((change) => data.mutate(acceptChanges, { ...variables, change }));
    },
    chooseReward: async (draftBetId, reward) => {
      if (reward?.kind === 'PROFIT_BOOST') {
        const boosted = await changed((change) =>
          data.mutate(setProfitBoost, { draftBetId, profitBoostId: reward.id, change, ...trend }),
        );
        // Its answer is in the default format.
        if (!boosted.ok || oddsFormat === 'AMERICAN' || boosted.value.errors.length > 0) return boosted;
        const slip = answered(await data.ask(slipQuery, { oddsFormat, ...trend }));
        return slip.ok ? ok({ slip: slip.value, errors: [] }) : slip;
      }
      const source =
        reward === null
          ? ({ amountSourceType: 'CASH' } as const)
          : reward.kind === 'BONUS_BET'
            ? ({ amountSourceType: 'FREE_BET', freeBetId: reward.id } as const)
            : ({ amountSourceType: reward.kind } as const);
      return changed((change) => data.mutate(setAmountSource, { draftBetId, ...source, change, oddsFormat, ...trend }));
    },
    promote: (anonymousToken, bets) => {
      const variables = { anonymousToken, draftBets: bets.map(draftBetInput), mergeBetslip: false, oddsFormat, ...trend };
      return changed((change) => data.mutate(replace, { ...variables, change }));
    },
    place: async ({ placementId, bets }, keepBetslipSelections) => {
      const variables = { placementId, bets: bets.map(betInput), oddsFormat, keepBetslipSelections, ...trend };
      return answered(await data.mutate(placeBets, variables));
    },
    oddsAcceptance: async () => answered(await data.ask(acceptanceQuery, {})),
    setOddsAcceptance: async (oddsAcceptance) => answered(await data.mutate(setAcceptance, { oddsAcceptance })),
    checkLocation: async () => answered(await data.mutate(checkLocation, {})),
    placement: async (placementId) => {
      const found = await data.ask(placementQuery, { placementId, oddsFormat });
      return answered(found.ok ? ok(found.value.answer) : found);
    },
    watch: (onSlip) => data.subscribe(slipUpdates, { oddsFormat, ...trend }, onSlip),
  };
}

function changeOf({ betslip, userErrors }: SlipPayloadFieldsFragment): ChangedSlip {
  return { slip: mapSlip(betslip), errors: userErrors.map(mapError) };
}

/** Maps request failures to the betslip's NoAnswer. */
function answered<Value>(outcome: Result<Value, QueryFailure | MutationFailure>): Result<Value, NoAnswer> {
  return outcome.ok ? outcome : err(noAnswer(outcome.error));
}

function noAnswer(failure: QueryFailure | MutationFailure): NoAnswer {
  switch (failure.kind) {
    case 'otherOwner':
      return 'OTHER_OWNER';
    case 'unauthenticated':
      return 'UNAUTHENTICATED';
    case 'refused':
      if (isOutdated(failure.codes)) return 'OUTDATED';
      return failure.codes.includes('BAD_USER_INPUT') ? 'INVALID_INPUT' : 'NO_ANSWER';
    default:
      return 'NO_ANSWER';
  }
}

function legInput(leg: BetToPlace['legs'][number]) {
  return {
    selectionId: leg.selectionId,
    numeratorLong: leg.odds.numerator,
    denominatorLong: leg.odds.denominator,
    points: pointsOf(leg.pointsHundredths),
  };
}

/** Sends the accepted prices, so that the player must still accept a changed price after the log-in. */
function draftBetInput({ id, stakeCents, winCents, patronSet, legs }: DraftBet) {
  const amount = patronSet === 'BET' ? { betAmount: stakeCents } : { winAmount: winCents };
  return {
    id,
    ...(stakeCents > 0 ? amount : {}),
    draftLegs: legs.map(({ selectionId, accepted }) => legInput({ selectionId, ...accepted })),
  };
}

function betInput(bet: BetToPlace) {
  const { draftBetId, section, stakeCents, combinationSizes, teaserPointsHundredths, reward } = bet;
  return {
    draftBetId,
    section,
    betAmount: stakeCents,
    ...(reward ? rewardInput(reward) : {}),
    legs: bet.legs.map(legInput),
    ...(combinationSizes && { combinationSizes }),
    ...(teaserPointsHundredths !== undefined && { teaserPoints: teaserPointsHundredths / 100 }),
  };
}

function rewardInput(reward: RewardChoice) {
  switch (reward.kind) {
    case 'PROFIT_BOOST':
      return { profitBoostId: reward.id };
    case 'BONUS_BET':
      return { amountSourceType: 'FREE_BET', freeBetId: reward.id } as const;
    case 'PROMOTIONAL_CREDIT':
      return { amountSourceType: reward.kind } as const;
  }
}

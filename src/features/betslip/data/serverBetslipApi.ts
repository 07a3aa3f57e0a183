import type { OddsFormat } from '../../../../core/odds.ts';
import { pointsOf } from '../../../../core/points.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { MutationFailure, ServerData } from '../../../platform/data/createServerData.ts';
import { mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import type { QueryFailure } from '../../../platform/data/loadable.ts';
import type { BetToPlace } from '../logic/placement.ts';
import type { DraftBet } from '../logic/slip.ts';
import type { ChangedSlip, NoAnswer } from '../logic/slipState.ts';
import {
  BetslipAcceptChangesDocument,
  BetslipAddMarketSelectionDocument,
  BetslipClearDocument,
  BetslipDocument,
  BetslipRemoveMarketSelectionDocument,
  BetslipSetDocument,
  BetslipSetDraftBetAmountDocument,
  BetslipUpdatedDocument,
  type SlipPayloadFieldsFragment,
} from './betslip.generated.ts';
import { mapPlacement, mapRefusal } from './mapPlacement.ts';
import { mapError, mapSlip } from './mapSlip.ts';
import { BetslipPlaceBetsDocument, PlacementDocument } from './placement.generated.ts';
import type { BetslipApi } from './slipPorts.ts';

const slipQuery = playerQuery({ document: BetslipDocument, audience: 'anyone', map: ({ betslip }) => mapSlip(betslip) });

const placementQuery = playerQuery({
  document: PlacementDocument,
  // Wrapped in an object, because null (the server does not know the placement) is a valid answer.
  map: ({ placement }) => ({ answer: placement === null ? null : mapPlacement(placement, null) }),
});

const slipUpdates = subscription({ document: BetslipUpdatedDocument, map: ({ betslipUpdated }) => mapSlip(betslipUpdated) });

const add = mutation({ document: BetslipAddMarketSelectionDocument, map: (data) => changeOf(data.betslipAddMarketSelection) });
const remove = mutation({
  document: BetslipRemoveMarketSelectionDocument,
  map: (data) => changeOf(data.betslipRemoveMarketSelection),
});
const clear = mutation({ document: BetslipClearDocument, map: (data) => changeOf(data.betslipClear) });
const setAmount = mutation({
  document: BetslipSetDraftBetAmountDocument,
  map: (data) => changeOf(data.betslipSetDraftBetAmount),
});
const acceptChanges = mutation({ document: BetslipAcceptChangesDocument, map: (data) => changeOf(data.betslipAcceptChanges) });
const replace = mutation({ document: BetslipSetDocument, map: (data) => changeOf(data.betslipSet) });

const placeBets = mutation({
  document: BetslipPlaceBetsDocument,
  once: 'placementId',
  map: ({ betslipPlaceBets: { betslip, placement, userErrors, balance } }) => ({
    slip: mapSlip(betslip),
    answer: placement === null ? mapRefusal(userErrors) : mapPlacement(placement, balance?.playableBalance.amount ?? null),
  }),
});

/** The betslip's requests, by the page's ServerData. */
export function serverBetslipApi(data: ServerData): BetslipApi {
  let oddsFormat: OddsFormat = 'AMERICAN';
  const trend = { includeOddsTrend: true } as const;

  return {
    writeOdds: (format) => {
      oddsFormat = format;
    },
    fetch: async () => answered(await data.ask(slipQuery, { oddsFormat, ...trend })),
    add: async ({ selectionId, odds }) => {
      const { numerator: numeratorLong, denominator: denominatorLong } = odds;
      const variables = { selectionId, numeratorLong, denominatorLong, selectionOrigin: 'web', oddsFormat, ...trend };
      return answered(await data.mutate(add, variables));
    },
    remove: async (selectionId) => answered(await data.mutate(remove, { selectionId, oddsFormat, ...trend })),
    clear: async () => answered(await data.mutate(clear, { oddsFormat, ...trend })),
    setAmount: async (draftBetId, amountField, amount) =>
      answered(await data.mutate(setAmount, { draftBetId, amount, amountField, oddsFormat, ...trend })),
    accept: async (legs) =>
      answered(await data.mutate(acceptChanges, { marketSelections: legs.map(legInput), oddsFormat, ...trend })),
    promote: async (anonymousToken, bets) => {
      const variables = { anonymousToken, draftBets: bets.map(draftBetInput), mergeBetslip: false, oddsFormat, ...trend };
      return answered(await data.mutate(replace, variables));
    },
    place: async ({ placementId, bets }) => {
      const variables = { placementId, bets: bets.map(betInput), oddsFormat, keepBetslipSelections: false, ...trend };
      return answered(await data.mutate(placeBets, variables));
    },
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
  return { draftBetId: bet.draftBetId, section: bet.section, betAmount: bet.stakeCents, legs: bet.legs.map(legInput) };
}

import type { ApolloClient } from '@apollo/client';
import type { OddsFormat } from '../../../../core/odds.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import { errorCodes } from '../../../platform/graphql/errorCodes.ts';
import { lateSubscription } from '../../../platform/graphql/lateSubscription.ts';
import type { BetToPlace } from '../logic/placement.ts';
import type { DraftBet } from '../logic/slip.ts';
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
import type { BetslipApi, NoAnswer, SlipChange } from './betslipApi.ts';
import { mapPlacement, mapRefusal } from './mapPlacement.ts';
import { mapError, mapSlip, pointsOf } from './mapSlip.ts';
import { BetslipPlaceBetsDocument, PlacementDocument } from './placement.generated.ts';

/**
 * The betslip's calls through Apollo, always past its cache: prices never live there.
 * @param apollo may still be on its way: a pick is shown before it is sent.
 */
export function apolloBetslipApi(apollo: () => Promise<ApolloClient>): BetslipApi {
  let oddsFormat: OddsFormat = 'AMERICAN';
  const trend = { includeOddsTrend: true } as const;
  const past = { fetchPolicy: 'no-cache' } as const;

  /** What came back, or why nothing usable did: the one place where a thrown error becomes data. */
  async function answered<Data, Value>(
    ask: (client: ApolloClient) => Promise<Data | null | undefined>,
    map: (data: Data) => Value,
  ): Promise<Result<Value, NoAnswer>> {
    try {
      const data = await ask(await apollo());
      return data === null || data === undefined ? err('NO_ANSWER') : ok(map(data));
    } catch (error) {
      return err(failureOf(error));
    }
  }

  function change(
    ask: (client: ApolloClient) => Promise<SlipPayloadFieldsFragment | undefined>,
  ): Promise<Result<SlipChange, NoAnswer>> {
    return answered(ask, (payload) => ({ slip: mapSlip(payload.betslip), errors: payload.userErrors.map(mapError) }));
  }

  return {
    writeOdds: (format) => {
      oddsFormat = format;
    },
    fetch: () =>
      answered(
        (client) =>
          client.query({ query: BetslipDocument, variables: { oddsFormat, ...trend }, ...past }).then(({ data }) => data?.betslip),
        mapSlip,
      ),
    add: (pick) => {
      const variables = {
        selectionId: pick.selectionId,
        numeratorLong: pick.odds.numerator,
        denominatorLong: pick.odds.denominator,
        selectionOrigin: 'web',
        oddsFormat,
        ...trend,
      };
      return change((client) =>
        client
          .mutate({ mutation: BetslipAddMarketSelectionDocument, variables, ...past })
          .then(({ data }) => data?.betslipAddMarketSelection),
      );
    },
    remove: (selectionId) => {
      const variables = { selectionId, oddsFormat, ...trend };
      return change((client) =>
        client
          .mutate({ mutation: BetslipRemoveMarketSelectionDocument, variables, ...past })
          .then(({ data }) => data?.betslipRemoveMarketSelection),
      );
    },
    clear: () =>
      change((client) =>
        client
          .mutate({ mutation: BetslipClearDocument, variables: { oddsFormat, ...trend }, ...past })
          .then(({ data }) => data?.betslipClear),
      ),
    setAmount: (draftBetId, amountField, amount) => {
      const variables = { draftBetId, amount, amountField, oddsFormat, ...trend };
      return change((client) =>
        client
          .mutate({ mutation: BetslipSetDraftBetAmountDocument, variables, ...past })
          .then(({ data }) => data?.betslipSetDraftBetAmount),
      );
    },
    accept: (legs) => {
      const variables = { marketSelections: legs.map(legInput), oddsFormat, ...trend };
      return change((client) =>
        client
          .mutate({ mutation: BetslipAcceptChangesDocument, variables, ...past })
          .then(({ data }) => data?.betslipAcceptChanges),
      );
    },
    promote: (anonymousToken, draftBets) => {
      const variables = { anonymousToken, draftBets: draftBets.map(draftBetInput), mergeBetslip: false, oddsFormat, ...trend };
      return change((client) =>
        client.mutate({ mutation: BetslipSetDocument, variables, ...past }).then(({ data }) => data?.betslipSet),
      );
    },
    place: ({ placementId, bets }) => {
      const variables = { placementId, bets: bets.map(betInput), oddsFormat, keepBetslipSelections: false, ...trend };
      return answered(
        (client) =>
          client.mutate({ mutation: BetslipPlaceBetsDocument, variables, ...past }).then(({ data }) => data?.betslipPlaceBets),
        (payload) => ({
          slip: mapSlip(payload.betslip),
          answer:
            payload.placement === null
              ? mapRefusal(payload.userErrors)
              : mapPlacement(payload.placement, payload.balance?.playableBalance.amount ?? null),
        }),
      );
    },
    placement: (placementId) =>
      answered(
        (client) =>
          client.query({ query: PlacementDocument, variables: { placementId, oddsFormat }, ...past }).then(({ data }) => data),
        (data) => (data.placement === null ? null : mapPlacement(data.placement, null)),
      ),
    watch: (onSlip, onLost) =>
      lateSubscription(apollo, {
        query: BetslipUpdatedDocument,
        variables: { oddsFormat, ...trend },
        next: ({ betslipUpdated }) => onSlip(mapSlip(betslipUpdated)),
        ended: onLost,
      }),
  };
}

function legInput(leg: BetToPlace['legs'][number]) {
  return {
    selectionId: leg.selectionId,
    numeratorLong: leg.odds.numerator,
    denominatorLong: leg.odds.denominator,
    points: pointsOf(leg.pointsHundredths),
  };
}

/** As accepted, so that a price that has moved is still to be accepted after the log-in. */
function draftBetInput({ id, betCents, winCents, patronSet, legs }: DraftBet) {
  const amount = patronSet === 'BET' ? { betAmount: betCents } : { winAmount: winCents };
  return {
    id,
    ...(betCents > 0 ? amount : {}),
    draftLegs: legs.map(({ selectionId, accepted }) => legInput({ selectionId, ...accepted })),
  };
}

function betInput(bet: BetToPlace) {
  return { draftBetId: bet.draftBetId, section: bet.section, betAmount: bet.betCents, legs: bet.legs.map(legInput) };
}

function failureOf(error: unknown): NoAnswer {
  const codes = errorCodes(error);
  if (codes.includes('UNAUTHENTICATED')) return 'UNAUTHENTICATED';
  return codes.includes('BAD_USER_INPUT') ? 'INVALID_INPUT' : 'NO_ANSWER';
}

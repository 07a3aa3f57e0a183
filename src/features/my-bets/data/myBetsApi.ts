import type { ApolloClient } from '@apollo/client';
import { lateSubscription } from '../../../platform/graphql/lateSubscription.ts';
import type { Bet, BetPage, BetsFilter } from '../logic/bet.ts';
import { type BetFieldsFragment, BetUpdatedDocument, MyBetsDocument } from './myBets.generated.ts';

/** The player's bets as the server keeps them. Null: no usable answer. */
export interface MyBetsApi {
  page(filter: BetsFilter, first: number, after: string | null): Promise<BetPage | null>;
  watch(onBet: (bet: Bet) => void): () => void;
}

export function apolloMyBetsApi(apollo: () => Promise<ApolloClient>): MyBetsApi {
  return {
    page: async (filter, first, after) => {
      try {
        const client = await apollo();
        const variables = { filter, first, after };
        const { data } = await client.query({ query: MyBetsDocument, variables, fetchPolicy: 'no-cache' });
        if (!data) return null;
        const { bets, pageInfo, totalCount, totalBetAmount, totalPayoutAmount } = data.myBets;
        return {
          bets: bets.map(betOf),
          sums: { count: totalCount, betCents: totalBetAmount.amount, payoutCents: totalPayoutAmount.amount },
          endCursor: pageInfo.endCursor,
          hasNext: pageInfo.hasNextPage,
        };
      } catch {
        // Apollo's links have reported it; the screen says that it has nothing to show.
        return null;
      }
    },
    watch: (onBet) =>
      lateSubscription(apollo, { query: BetUpdatedDocument, variables: {}, next: ({ betUpdated }) => onBet(betOf(betUpdated)) }),
  };
}

function betOf(fields: BetFieldsFragment): Bet {
  return {
    id: fields.id,
    placementId: fields.placementId,
    status: fields.status,
    type: fields.type,
    outcome: fields.outcome,
    placedAt: fields.placedAt,
    settledAt: fields.settledAt,
    betCents: fields.betAmount.amount,
    winCents: fields.winAmount.amount,
    payoutCents: fields.payoutAmount.amount,
    regraded: fields.regraded,
    legs: fields.legs.map(({ points, odds, eventStartsAt, ...leg }) => ({
      ...leg,
      pointsHundredths: points === null ? null : Math.round(points * 100),
      odds: { numerator: odds.numeratorLong, denominator: odds.denominatorLong },
      startsAt: eventStartsAt,
    })),
  };
}

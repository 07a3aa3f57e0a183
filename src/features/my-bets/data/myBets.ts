import type { Odds } from '../../../../core/money/odds.ts';
import { pointsHundredthsOf } from '../../../../core/money/points.ts';
import type { AmountSourceType, BetsFilter } from '../../../../core/wire/contract.ts';
import { live, mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import type { Bet, BetLeg } from '../logic/bet.ts';
import { type BetList, type Wanted, withPage, withUpdate } from '../logic/betList.ts';
import {
  type BetFieldsFragment,
  BetUpdatedDocument,
  MyBetsDocument,
  SettledBetsSeenDocument,
  UnseenSettledBetsDocument,
} from './myBets.generated.ts';

export const PAGE_SIZE = 20;

/** Every bet of the player that is placed or changes. */
export const betUpdates = subscription({ document: BetUpdatedDocument, map: ({ betUpdated }) => betOf(betUpdated) });

/** One tab of My Bets: the pages loaded so far, updated by pushed bets. */
export const myBets = playerQuery({
  document: MyBetsDocument,
  map: ({ myBets: { bets, pageInfo, totalCount, totalBetAmount, totalPayoutAmount } }): BetList => ({
    bets: bets.map(betOf),
    sums: { count: totalCount, stakeCents: totalBetAmount.amount, payoutCents: totalPayoutAmount.amount },
    endCursor: pageInfo.endCursor,
    hasNext: pageInfo.hasNextPage,
  }),
  live: live(betUpdates, (list: BetList, bet, { filter, ...wanted }) =>
    withUpdate(list, bet, filter as BetsFilter, wanted as Wanted),
  ),
  paging: { next: ({ hasNext, endCursor }) => (hasNext ? { after: endCursor } : null), append: withPage },
});

/** How many bets have been settled since the player last had the settled tab on screen, on any device. */
export const unseenSettledBets = playerQuery({
  document: UnseenSettledBetsDocument,
  map: (data): number => data.unseenSettledBets,
});

export const settledBetsSeen = mutation({
  document: SettledBetsSeenDocument,
  map: (data): number => data.settledBetsSeen,
  writes: (count, write) => write(unseenSettledBets, {}, () => count),
});

const SOURCE_NAMES: Readonly<Record<AmountSourceType, string | null>> = {
  CASH: null,
  FREE_BET: 'Bonus bet',
  PROMOTIONAL_CREDIT: MONEY_WORDS.siteCredit,
};

/** The contract says null of what is absent. */
function withoutNulls({
  periods,
  side,
  unit,
  player,
}: NonNullable<BetFieldsFragment['legs'][number]['subject']>): NonNullable<BetLeg['subject']> {
  return { ...(periods && { periods }), ...(side && { side }), ...(unit && { unit }), ...(player && { player }) };
}

function oddsOf({ numeratorLong: numerator, denominatorLong: denominator }: BetFieldsFragment['legs'][number]['odds']): Odds {
  return { numerator, denominator };
}

export function betOf(fields: BetFieldsFragment): Bet {
  const { betAmount, winAmount, payoutAmount, toWinAmount, numberOfCombinations, teaserPoints, legs, sameGamePicks, ...others } =
    fields;
  const { americanOdds, decimalOdds, boostedAmericanOdds, boostedDecimalOdds, amountSourceType, profitBoost, ...priced } = others;
  const { runningBetAmount, cashoutAmount, cashedOutAmount, ...bet } = priced;
  return {
    ...bet,
    combinations: numberOfCombinations,
    teaserPointsHundredths: pointsHundredthsOf(teaserPoints),
    totalOdds: { AMERICAN: boostedAmericanOdds ?? americanOdds, EURO: boostedDecimalOdds ?? decimalOdds },
    isAwarded: amountSourceType !== 'CASH',
    reward: profitBoost?.title ?? SOURCE_NAMES[amountSourceType],
    stakeCents: betAmount.amount,
    winCents: winAmount.amount,
    payoutCents: payoutAmount.amount,
    possibleWinCents: toWinAmount.amount,
    runningStakeCents: runningBetAmount.amount,
    cashOutCents: cashoutAmount?.amount ?? null,
    cashedOutCents: cashedOutAmount.amount,
    legs: legs.map(({ points, odds, subject, eventStartsAt, ...leg }) => ({
      ...leg,
      subject: subject && withoutNulls(subject),
      pointsHundredths: pointsHundredthsOf(points),
      odds: oddsOf(odds),
      startsAt: eventStartsAt,
    })),
    sameGamePicks: sameGamePicks.map(({ legIds, odds }) => ({ legIds, odds: odds && oddsOf(odds) })),
  };
}

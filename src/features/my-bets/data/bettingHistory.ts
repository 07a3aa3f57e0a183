import { contractFormat, type OddsFormat } from '../../../../core/money/odds.ts';
import { playerQuery } from '../../../platform/data/declare.ts';
import { usePages, useQuery } from '../../../platform/data/useQuery.ts';
import type { BetEntries, BetStory } from '../logic/story.ts';
import { BetStoryDocument, BettingHistoryDocument } from './bettingHistory.generated.ts';
import { betOf, PAGE_SIZE } from './myBets.ts';

/** The betting history, as far as it is loaded. */
export const bettingEntries = playerQuery({
  document: BettingHistoryDocument,
  map: ({ betHistorySection }): BetEntries | null =>
    betHistorySection && {
      items: betHistorySection.items.items.flatMap((item) => {
        if (item.__typename !== 'BetHistoryBet') return [];
        const { id, at, kind, stakeAmount, returnedAmount, bet } = item;
        return [{ id, at, kind, stakeCents: stakeAmount.amount, returnedCents: returnedAmount.amount, bet: betOf(bet) }];
      }),
      endCursor: betHistorySection.items.pageInfo.endCursor,
      hasNext: betHistorySection.items.pageInfo.hasNextPage,
    },
  paging: {
    next: ({ hasNext, endCursor }) => (hasNext ? { after: endCursor } : null),
    append: (loaded, next) => ({ ...next, items: [...loaded.items, ...next.items] }),
  },
});

/** A filter of the betting history, on some days of the player's zone, of one sport or all. */
export const useBettingHistory = (filterId: string, from: string | null, to: string | null, sport: string | null) =>
  usePages(bettingEntries, { filterId, first: PAGE_SIZE, after: null, from, to, sport });

export const betStory = playerQuery({
  document: BetStoryDocument,
  map: ({ betStory: found }): BetStory | null =>
    found && {
      voidLegRule: found.voidLegRule,
      steps: found.steps.map(({ amountBefore, amountAfter, ...step }) => ({
        ...step,
        beforeCents: amountBefore.amount,
        afterCents: amountAfter.amount,
      })),
    },
});

/** All that happened to a bet. */
export const useBetStory = (betId: string, oddsFormat: OddsFormat) =>
  useQuery(betStory, { betId, oddsFormat: contractFormat(oddsFormat) });

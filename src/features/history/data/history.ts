import { playerQuery } from '../../../platform/data/declare.ts';
import { usePages, useQuery } from '../../../platform/data/useQuery.ts';
import {
  type CasinoRound,
  type CasinoSession,
  type History,
  type HistoryTotal,
  type Paged,
  type RoundDetails,
  type Transaction,
  withNextPage,
} from '../logic/history.ts';
import type { Choice, Days } from '../logic/period.ts';
import {
  HistoryRoundDocument,
  HistoryRoundsDocument,
  HistorySessionDocument,
  HistorySessionsDocument,
  HistoryTabsDocument,
  HistoryTotalsDocument,
  HistoryTransactionsDocument,
  type PlayedSessionFragment,
} from './history.generated.ts';

const PAGE_SIZE = 50;

/** "There is none" is data. */
export type Found<Value> = { readonly value: Value | null };

interface Page {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

function paged<Item>(items: readonly Item[], { pageInfo }: Page): Paged<Item> {
  return { items, endCursor: pageInfo.endCursor, hasNext: pageInfo.hasNextPage };
}

function next({ hasNext, endCursor }: Paged<unknown>): { readonly after: string | null } | null {
  return hasNext ? { after: endCursor } : null;
}

const history = playerQuery({
  document: HistoryTabsDocument,
  map: ({ betHistory: { timeZone, sections, sports } }): History => ({ timeZone, tabs: sections, sports }),
});

/** The tabs, and the zone of the days. */
export const useHistory = () => useQuery(history, {});

const totals = playerQuery({
  document: HistoryTotalsDocument,
  map: ({ betHistorySection }): readonly HistoryTotal[] =>
    betHistorySection?.totals.map(({ amount, ...total }) => ({ ...total, cents: amount?.amount ?? null })) ?? [],
});

/** The zone of the player's days; null: it is not known yet. Every page of the history writes times in it. */
export function useZone(): string | null {
  const source = useHistory();
  return source.data?.timeZone ?? null;
}

/** What the rows that are shown of a section add up to. */
export const useTotals = (sectionId: string, { filterId, days: { from, to }, sport }: Choice) =>
  useQuery(totals, { sectionId, filterId, from, to, sport });

const transactions = playerQuery({
  document: HistoryTransactionsDocument,
  map: ({ betHistorySection }): Paged<Transaction> | null =>
    betHistorySection &&
    paged(
      betHistorySection.items.items.flatMap((item) => {
        if (item.__typename !== 'HistoryTransaction') return [];
        const { amount, requestedAmount, balance, ...row } = item;
        return [
          {
            ...row,
            cents: amount.amount,
            requestedCents: requestedAmount?.amount ?? null,
            balanceCents: balance?.amount ?? null,
          },
        ];
      }),
      betHistorySection.items,
    ),
  paging: { next, append: withNextPage },
});

export const useTransactions = (filterId: string, { from, to }: Days) =>
  usePages(transactions, { filterId, first: PAGE_SIZE, after: null, from, to });

function sessionOf({ betAmount, bonusAmount, winAmount, ...session }: PlayedSessionFragment): CasinoSession {
  return { ...session, betCents: betAmount.amount, bonusCents: bonusAmount.amount, winCents: winAmount.amount };
}

const sessions = playerQuery({
  document: HistorySessionsDocument,
  map: ({ betHistorySection }): Paged<CasinoSession> | null =>
    betHistorySection &&
    paged(
      betHistorySection.items.items.flatMap((item) => (item.__typename === 'CasinoSession' ? [sessionOf(item)] : [])),
      betHistorySection.items,
    ),
  paging: { next, append: withNextPage },
});

export const useSessions = (filterId: string, { from, to }: Days) =>
  usePages(sessions, { filterId, first: PAGE_SIZE, after: null, from, to });

const session = playerQuery({
  document: HistorySessionDocument,
  map: ({ casinoSession }): Found<CasinoSession> => ({ value: casinoSession && sessionOf(casinoSession) }),
});

export const useSession = (sessionId: string) => useQuery(session, { sessionId });

const rounds = playerQuery({
  document: HistoryRoundsDocument,
  map: ({ casinoRounds }): Paged<CasinoRound> =>
    casinoRounds === null
      ? { items: [], endCursor: null, hasNext: false }
      : paged(
          casinoRounds.rounds.map(({ betAmount, bonusAmount, winAmount, ...round }) => ({
            ...round,
            betCents: betAmount.amount,
            bonusCents: bonusAmount.amount,
            winCents: winAmount.amount,
          })),
          casinoRounds,
        ),
  paging: { next, append: withNextPage },
});

export const useRounds = (sessionId: string) => usePages(rounds, { sessionId, first: PAGE_SIZE, after: null });

const round = playerQuery({
  document: HistoryRoundDocument,
  map: ({ casinoRound }): Found<RoundDetails> => {
    if (casinoRound === null) return { value: null };
    const { betAmount, bonusAmount, winAmount, balanceBefore, balanceAfter, ...details } = casinoRound;
    return {
      value: {
        ...details,
        betCents: betAmount.amount,
        bonusCents: bonusAmount.amount,
        winCents: winAmount.amount,
        beforeCents: balanceBefore?.amount ?? null,
        afterCents: balanceAfter?.amount ?? null,
      },
    };
  },
});

export const useRound = (roundId: string) => useQuery(round, { roundId });

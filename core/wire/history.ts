/** Sections of the account history, by the ids of their addresses, in the order of their tabs. */
export const HISTORY_SECTIONS = ['betting', 'transactions', 'casino'] as const;
export type HistorySectionId = (typeof HISTORY_SECTIONS)[number];

export interface HistoryFilter {
  readonly id: string;
  readonly label: string;
}

export interface HistorySectionShape {
  readonly id: HistorySectionId;
  readonly label: string;
  /** The first one is shown where none is asked for. */
  readonly filters: readonly HistoryFilter[];
}

const SHAPES: Readonly<Record<HistorySectionId, HistorySectionShape>> = {
  betting: {
    id: 'betting',
    label: 'Betting',
    filters: [
      { id: 'settled', label: 'Settled' },
      { id: 'won', label: 'Won' },
      { id: 'lost', label: 'Lost' },
      { id: 'cashed-out', label: 'Cashed out' },
      { id: 'returned', label: 'Push or void' },
      { id: 'open', label: 'Open' },
    ],
  },
  // The first one leaves out bets and rounds, which are many and have lists of their own.
  transactions: {
    id: 'transactions',
    label: 'Transactions',
    filters: [
      { id: 'payments', label: 'Payments and bonuses' },
      { id: 'deposits', label: 'Deposits' },
      { id: 'withdrawals', label: 'Withdrawals' },
      { id: 'bonuses', label: 'Bonuses' },
      { id: 'bets', label: 'Bets' },
      { id: 'casino', label: 'Casino' },
      { id: 'all', label: 'Everything' },
    ],
  },
  casino: { id: 'casino', label: 'Casino', filters: [{ id: 'sessions', label: 'Sessions' }] },
};

export function isHistorySection(id: string): id is HistorySectionId {
  return HISTORY_SECTIONS.some((section) => section === id);
}

export function historySection(id: HistorySectionId): HistorySectionShape {
  return SHAPES[id];
}

/** Undefined: the section has no such filter. */
export function historyFilter(id: HistorySectionId, filterId: string | null | undefined): HistoryFilter | undefined {
  const { filters } = SHAPES[id];
  return filterId == null ? filters[0] : filters.find((filter) => filter.id === filterId);
}

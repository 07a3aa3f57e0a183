/** Money in whole cents, instants in ISO 8601. */
export interface HistoryTotal {
  readonly label: string;
  /** A number of things, or an amount. */
  readonly count: number | null;
  readonly cents: number | null;
}

export interface HistoryTab {
  readonly id: string;
  readonly label: string;
  readonly filters: readonly { readonly id: string; readonly label: string }[];
}

export interface History {
  /** The zone of the days. */
  readonly timeZone: string;
  readonly tabs: readonly HistoryTab[];
  /** The sports of the player's bets, by their slugs. */
  readonly sports: readonly { readonly id: string; readonly label: string }[];
}

export type TransactionStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED' | 'DECLINED' | 'RETURNED';

export interface Transaction {
  readonly id: string;
  readonly at: string;
  readonly class: string;
  readonly title: string;
  readonly reference: string | null;
  readonly status: TransactionStatus;
  readonly cents: number;
  /** The amount of an entry that moved nothing. */
  readonly requestedCents: number | null;
  readonly balanceCents: number | null;
  /** False: bonus money, whose balance is its own. */
  readonly isCash: boolean;
}

export interface CasinoSession {
  readonly id: string;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly openedAt: string;
  /** Null: it is open. */
  readonly endedAt: string | null;
  readonly roundCount: number;
  readonly betCents: number;
  readonly bonusCents: number;
  readonly winCents: number;
}

export interface CasinoRound {
  readonly id: string;
  readonly status: 'OPEN' | 'ENDED' | 'ROLLED_BACK';
  readonly openedAt: string;
  readonly betCents: number;
  readonly bonusCents: number;
  readonly winCents: number;
}

export interface RoundDetails extends CasinoRound {
  readonly gameRoundId: string;
  readonly sessionId: string;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly endedAt: string | null;
  readonly beforeCents: number | null;
  readonly afterCents: number | null;
  /** Null: it cannot be verified. */
  readonly proofUrl: string | null;
}

/** A list as far as it is loaded. */
export interface Paged<Item> {
  readonly items: readonly Item[];
  readonly endCursor: string | null;
  readonly hasNext: boolean;
}

export function withNextPage<Item>(loaded: Paged<Item>, next: Paged<Item>): Paged<Item> {
  return { ...next, items: [...loaded.items, ...next.items] };
}

/** What was won in cash, less what was paid in cash: a bonus that was played is no money of the player. */
export function netCents({ betCents, bonusCents, winCents }: Pick<CasinoSession, 'betCents' | 'bonusCents' | 'winCents'>): number {
  return winCents - (betCents - bonusCents);
}

/** A row of a list with heads: the head of a day, or an item. */
export type DayRow<Item> = { readonly day: string; readonly at: string } | { readonly day: null; readonly item: Item };

/** Items, the newest first, under the head of each day. @param dayOf the day of an instant in the player's zone. */
export function underDays<Item>(
  items: readonly Item[],
  atOf: (item: Item) => string,
  dayOf: (at: number) => string,
): readonly DayRow<Item>[] {
  const rows: DayRow<Item>[] = [];
  let last: string | null = null;
  for (const item of items) {
    const at = atOf(item);
    const day = dayOf(Date.parse(at));
    if (day !== last) rows.push({ day, at });
    last = day;
    rows.push({ day: null, item });
  }
  return rows;
}

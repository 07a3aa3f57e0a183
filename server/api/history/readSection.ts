import { type HistoryFilter, type HistorySectionId, historyFilter } from '../../../core/wire/history.ts';
import type { Deps } from '../../deps.ts';
import type { HistoryDays, HistoryPage } from '../../store/history/index.ts';
import {
  type BetEntryClass,
  type BetEntryRow,
  type EntryClass,
  EVERY_CLASS,
  listBetEntries,
  listOpenBets,
  listSessions,
  listTransactions,
  type SessionRow,
  type SportChoice,
  type TransactionRow,
} from '../../store/history/index.ts';

export interface SectionQuery {
  readonly sectionId: HistorySectionId;
  readonly filterId: string | null;
  readonly days: HistoryDays;
  /** The sport of bets. Default: all. */
  readonly sport?: SportChoice;
  readonly first: number;
  /** The cursor of an earlier page; null: the first one. */
  readonly after: string | null;
}

export type SectionItems =
  | { readonly section: 'betting'; readonly page: HistoryPage<BetEntryRow> }
  | { readonly section: 'transactions'; readonly page: HistoryPage<TransactionRow> }
  | { readonly section: 'casino'; readonly page: HistoryPage<SessionRow> };

/** Open bets have no entries. */
export const BETS: Readonly<Record<string, readonly BetEntryClass[]>> = {
  settled: EVERY_CLASS,
  won: ['WON'],
  lost: ['LOST'],
  'cashed-out': ['CASHED_OUT'],
  returned: ['RETURNED'],
};

export const MONEY: Readonly<Record<string, readonly EntryClass[]>> = {
  payments: ['DEPOSIT', 'WITHDRAWAL', 'BONUS', 'OTHER'],
  deposits: ['DEPOSIT'],
  withdrawals: ['WITHDRAWAL'],
  bonuses: ['BONUS'],
  bets: ['BET'],
  casino: ['CASINO'],
  all: ['DEPOSIT', 'WITHDRAWAL', 'BET', 'CASINO', 'BONUS', 'OTHER'],
};

/** The last row of a page as text: its instant, and what orders rows of one instant. */
export function cursorOf({ section, page }: SectionItems): string | null {
  if (section === 'betting') {
    const last = page.items.at(-1);
    return last ? `${last.micros}.${last.betId}.${last.number}` : null;
  }
  const last = page.items.at(-1);
  return last ? `${last.micros}.${last.id}` : null;
}

function readCursor(after: string): { readonly micros: number; readonly rest: readonly string[] } | null {
  const match = /^(\d{1,16})\.([\w-]{1,64})(?:\.(-?\d{1,9}))?$/.exec(after);
  const [, micros = '', ...rest] = match ?? [];
  return match && Number(micros) <= Number.MAX_SAFE_INTEGER
    ? { micros: Number(micros), rest: rest.flatMap((key) => key ?? []) }
    : null;
}

/** A day as the contract writes it; undefined: it is none. */
export function readDay(text: string | null | undefined): string | null | undefined {
  if (text === null || text === undefined) return null;
  const at = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? undefined : text;
}

/** A sport's slug; what is none is a sport without bets. */
export function readSport(text: unknown): SportChoice {
  if (text === null || text === undefined || text === '') return null;
  return typeof text === 'string' && /^[a-z0-9-]{1,40}$/.test(text) ? text : '-';
}

export type SectionFault = 'FILTER' | 'CURSOR';

/** A page of one of the player's sections. A filter or a cursor that it does not have is a fault. */
export async function readSection(
  { db }: Pick<Deps, 'db'>,
  playerId: string,
  { sectionId, filterId, days, sport = null, first, after }: SectionQuery,
): Promise<{ readonly filter: HistoryFilter; readonly items: SectionItems } | SectionFault> {
  const filter = historyFilter(sectionId, filterId);
  if (filter === undefined) return 'FILTER';
  const cursor = after === null ? null : readCursor(after);
  if (after !== null && cursor === null) return 'CURSOR';
  if (sectionId === 'casino') {
    const from = cursor && { micros: cursor.micros, id: cursor.rest[0] ?? '' };
    return { filter, items: { section: 'casino', page: await listSessions(db, playerId, days, first, from) } };
  }
  const keys = cursor?.rest.map(Number) ?? [];
  if (!keys.every((key) => Number.isSafeInteger(key))) return 'CURSOR';
  const before = cursor && { micros: cursor.micros, keys };
  if (sectionId === 'transactions') {
    const page = await listTransactions(db, playerId, MONEY[filter.id] ?? [], days, first, before);
    return { filter, items: { section: 'transactions', page } };
  }
  const classes = BETS[filter.id];
  const page =
    classes === undefined
      ? await listOpenBets(db, playerId, days, first, before, sport)
      : await listBetEntries(db, playerId, classes, days, first, before, sport);
  return { filter, items: { section: 'betting', page } };
}

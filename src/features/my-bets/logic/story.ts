import { formatMoney, formatResult } from '../../../../core/money/money.ts';
import type { BetOutcome } from '../../../../core/wire/contract.ts';
import type { Bet } from './bet.ts';

export type StoryKind = 'PLACED' | 'CASHED_OUT' | 'SETTLED' | 'CORRECTED' | 'REOPENED' | 'CANCELLED';

/** A moment at which something of a bet was decided. Money in whole cents, instants in ISO 8601. */
export interface BetEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: StoryKind;
  /** What it adds to the stakes that are settled, in cash. */
  readonly stakeCents: number;
  /** What it adds to what was paid, in cash. */
  readonly returnedCents: number;
  /** As it is now. */
  readonly bet: Bet;
}

export interface BetEntries {
  readonly items: readonly BetEntry[];
  readonly endCursor: string | null;
  readonly hasNext: boolean;
}

export interface StoryStep {
  readonly kind: StoryKind;
  readonly at: string;
  readonly outcome: BetOutcome;
  readonly reason: string;
  /** What the bet had paid in all before it, and after it. */
  readonly beforeCents: number;
  readonly afterCents: number;
}

export interface BetStory {
  /** For legs that push or are void; null: the bet has one leg. */
  readonly voidLegRule: string | null;
  readonly steps: readonly StoryStep[];
}

const KINDS: Readonly<Record<StoryKind, string>> = {
  PLACED: 'Placed',
  CASHED_OUT: 'Cashed out',
  SETTLED: 'Settled',
  CORRECTED: 'Corrected',
  REOPENED: 'Open again',
  CANCELLED: 'Cancelled',
};

const OUTCOMES: Readonly<Record<BetOutcome, string>> = {
  CASH_OUT: 'cash out',
  LOSS: 'lost',
  PATRON_CANCELLED: 'cancelled at your request',
  PENDING: 'open',
  PUSH: 'push',
  REFUND: 'stake returned',
  VOIDED: 'void',
  WIN: 'won',
  INVALID: 'invalid',
};

/** `Corrected: −$19.09`, `Settled: paid $19.09`: what an entry of the list did. */
export function entryText({ kind, returnedCents }: Pick<BetEntry, 'kind' | 'returnedCents'>): string {
  if (kind === 'PLACED') return KINDS.PLACED;
  const isChange = kind === 'CORRECTED' || kind === 'REOPENED' || returnedCents < 0;
  return `${KINDS[kind]}: ${isChange ? formatResult(returnedCents) : `paid ${formatMoney(returnedCents)}`}`;
}

/** `Corrected as lost` */
export function stepTitle({ kind, outcome }: Pick<StoryStep, 'kind' | 'outcome'>): string {
  if (kind === 'PLACED' || kind === 'CASHED_OUT' || kind === 'REOPENED') return KINDS[kind];
  return `${KINDS[kind]} as ${OUTCOMES[outcome]}`;
}

/** `Total paid: $19.09 before, $0.00 after`; null: no money moved. */
export function amountsText({ kind, beforeCents, afterCents }: StoryStep): string | null {
  if (kind === 'PLACED') return null;
  return beforeCents === afterCents
    ? `Total paid: ${formatMoney(afterCents)}`
    : `Total paid: ${formatMoney(beforeCents)} before, ${formatMoney(afterCents)} after`;
}

/** Entries under the head of their day, two beside each other. */
export type EntryRow = { readonly day: string; readonly at: string } | { readonly day: null; readonly pair: readonly BetEntry[] };

export function entryRows(items: readonly BetEntry[], dayOf: (at: number) => string): readonly EntryRow[] {
  const rows: EntryRow[] = [];
  let day: string | null = null;
  let pair: BetEntry[] = [];
  for (const entry of items) {
    const own = dayOf(Date.parse(entry.at));
    if (own !== day) {
      day = own;
      pair = [];
      rows.push({ day: own, at: entry.at });
    }
    if (pair.length === 0 || pair.length === 2) {
      pair = [];
      rows.push({ day: null, pair });
    }
    pair.push(entry);
  }
  return rows;
}

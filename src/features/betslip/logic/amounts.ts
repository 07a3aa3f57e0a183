import { formatMoney, MAXIMUM_BET_CENTS, type MoneyFailure, parseMoney } from '../../../../core/money.ts';
import { stakeCentsToWin } from '../../../../core/odds.ts';
import { add, multiply, ONE, rational, roundHalfUp } from '../../../../core/rational.ts';
import type { AmountField, BetToWinRatio, DraftBet } from './slip.ts';

/** What the player typed into one of the two fields and the server has not yet confirmed. The other field is always derived. */
export interface AmountDraft {
  readonly field: AmountField;
  readonly text: string;
  /** Counts edits of this bet: an answer to an earlier edit confirms nothing. */
  readonly edit: number;
  readonly editing: boolean;
  /** The edit the server is known to have. */
  readonly confirmed: number;
}

export type AmountDrafts = Readonly<Record<string, AmountDraft>>;

export type AmountEvent =
  | { readonly type: 'typed'; readonly draftBetId: string; readonly field: AmountField; readonly text: string }
  | { readonly type: 'left'; readonly draftBetId: string }
  | { readonly type: 'confirmed'; readonly draftBetId: string; readonly edit: number }
  /** Bets that are no longer in the slip lose their drafts. */
  | { readonly type: 'kept'; readonly draftBetIds: readonly string[] };

export interface AmountError {
  readonly field: AmountField;
  readonly code: MoneyFailure;
}

/** Both fields of one bet as shown, and what they mean. `null` cents: what is typed is no amount yet, or cannot be known. */
export interface AmountSummary {
  readonly betText: string;
  readonly winText: string;
  readonly betCents: number | null;
  readonly winCents: number | null;
  readonly errors: readonly AmountError[];
}

export const NO_DRAFTS: AmountDrafts = {};

/**
 * Accepts an edit or keeps the text as it was: digits with at most two decimals, no sign, at most 9999999.99. A leading point gets
 * its zero. Returned without `$` and separators.
 */
export function editedText(before: string, typed: string): string {
  const plain = typed.replace(/[$,\s]/g, '').replace(/^\./, '0.');
  if (plain === '') return '';
  if (!/^\d*\.?\d{0,2}$/.test(plain)) return before;
  const cents = parseMoney(plain);
  return cents.ok ? plain.replace(/^0+(?=\d)/, '') : before;
}

/** `5` and `5.5` are written out once the field is left; what is no amount is cleared. */
export function paddedText(text: string): string {
  const cents = parseMoney(text);
  return cents.ok && cents.value > 0 ? plainAmount(cents.value) : '';
}

function plainAmount(cents: number): string {
  return formatMoney(cents).slice(1).replaceAll(',', '');
}

export function nextDrafts(drafts: AmountDrafts, event: AmountEvent): AmountDrafts {
  switch (event.type) {
    case 'typed': {
      const before = drafts[event.draftBetId];
      const sameField = before?.field === event.field ? before.text : '';
      const text = editedText(sameField, event.text);
      const edit = (before?.edit ?? 0) + 1;
      const confirmed = before?.confirmed ?? 0;
      return { ...drafts, [event.draftBetId]: { field: event.field, text, edit, editing: true, confirmed } };
    }
    case 'left': {
      const before = drafts[event.draftBetId];
      if (!before) return drafts;
      if (before.confirmed === before.edit) return without(drafts, event.draftBetId);
      return { ...drafts, [event.draftBetId]: { ...before, text: paddedText(before.text), editing: false } };
    }
    case 'confirmed': {
      const before = drafts[event.draftBetId];
      if (!before) return drafts;
      if (event.edit === before.edit && !before.editing) return without(drafts, event.draftBetId);
      return { ...drafts, [event.draftBetId]: { ...before, confirmed: Math.max(before.confirmed, event.edit) } };
    }
    case 'kept': {
      const kept = Object.entries(drafts).filter(([id]) => event.draftBetIds.includes(id));
      return kept.length === Object.keys(drafts).length ? drafts : Object.fromEntries(kept);
    }
  }
}

function without(drafts: AmountDrafts, draftBetId: string): AmountDrafts {
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== draftBetId));
}

/** What a stake wins at this ratio, half-up to the cent. */
export function winCentsOf(betCents: number, ratio: BetToWinRatio): number {
  return Number(roundHalfUp(multiply(rational(betCents), rational(ratio.numerator, ratio.denominator))));
}

/** The stake that wins an amount at this ratio, half-up to the cent. */
export function betCentsOf(winCents: number, ratio: BetToWinRatio): number {
  return stakeCentsToWin(winCents, add(ONE, rational(ratio.numerator, ratio.denominator)));
}

/** The fields of a bet: what the server knows, or what was typed since and what follows from it. */
export function amountSummary(
  bet: Pick<DraftBet, 'betCents' | 'winCents' | 'ratio'>,
  draft: AmountDraft | undefined,
): AmountSummary {
  if (!draft) return fromServer(bet.betCents, bet.winCents);
  const typed = parseMoney(draft.text);
  if (draft.text === '') return { betText: '', winText: '', betCents: 0, winCents: 0, errors: [] };
  if (!typed.ok) {
    const errors = [{ field: draft.field, code: typed.error }];
    return draft.field === 'BET'
      ? { betText: draft.text, winText: '', betCents: null, winCents: null, errors }
      : { betText: '', winText: draft.text, betCents: null, winCents: null, errors };
  }
  return derived(draft, typed.value, bet.ratio);
}

function fromServer(betCents: number, winCents: number): AmountSummary {
  const betText = betCents > 0 ? plainAmount(betCents) : '';
  const winText = betCents > 0 ? plainAmount(winCents) : '';
  return { betText, winText, betCents, winCents: betCents > 0 ? winCents : 0, errors: [] };
}

function derived(draft: AmountDraft, typedCents: number, ratio: BetToWinRatio | null): AmountSummary {
  const isBet = draft.field === 'BET';
  const otherCents = ratio === null ? null : isBet ? winCentsOf(typedCents, ratio) : betCentsOf(typedCents, ratio);
  const otherText = otherCents === null || typedCents === 0 ? '' : plainAmount(otherCents);
  const otherField: AmountField = isBet ? 'WIN' : 'BET';
  const tooLarge = otherCents !== null && otherCents > MAXIMUM_BET_CENTS;
  return {
    betText: isBet ? draft.text : otherText,
    winText: isBet ? otherText : draft.text,
    betCents: isBet ? typedCents : otherCents,
    winCents: isBet ? otherCents : typedCents,
    errors: tooLarge ? [{ field: otherField, code: 'TOO_LARGE' }] : [],
  };
}

/** A card from 0 to 51: rank times four plus suit. Every card is drawn from a full deck, so that one draw says nothing of the next. */
export type Card = number;

export const DECK = 52;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** 1 for an ace, 10 for ten, jack, queen and king. */
export function pointsOf(card: Card): number {
  return Math.min(Math.floor(card / 4) + 1, 10);
}

export function nameOf(card: Card): string {
  return `${RANKS[Math.floor(card / 4)]} of ${SUITS[card % 4]}`;
}

export interface HandValue {
  readonly total: number;
  /** An ace counts as eleven. */
  readonly isSoft: boolean;
}

/** With one more card of these points. Totals above 21 are always hard. */
export function plus({ total, isSoft }: HandValue, points: number): HandValue {
  if (points === 1 && total + 11 <= 21) return { total: total + 11, isSoft: true };
  const sum = total + points;
  return isSoft && sum > 21 ? { total: sum - 10, isSoft: false } : { total: sum, isSoft };
}

export const EMPTY_HAND: HandValue = { total: 0, isSoft: false };

export function handValue(cards: readonly Card[]): HandValue {
  return cards.reduce((value, card) => plus(value, pointsOf(card)), EMPTY_HAND);
}

export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && handValue(cards).total === 21;
}

import type { BetType } from './contract.ts';

const NOUNS: Readonly<Record<Exclude<BetType, 'STRAIGHT'>, string>> = {
  PARLAY: 'parlay',
  PARLAY_PLUS: 'Parlay+',
  TEASER: 'teaser',
  ROUND_ROBIN: 'round robin',
};

/** What a shared bet is called: `3-leg parlay`. */
export function sharedTitle(type: BetType, legs: number): string {
  if (type === 'STRAIGHT') return legs === 1 ? 'Straight bet' : `${legs} straight bets`;
  return `${legs}-leg ${NOUNS[type]}`;
}

import type { BetType } from '../wire/contract.ts';

interface BetName {
  readonly noun: string;
  /** What its legs are called. */
  readonly unit: 'leg' | 'team';
}

/** How each kind of bet is called, on receipts, in My Bets, on shared links and in errors. */
const BET_NAMES: Readonly<Record<BetType, BetName>> = {
  STRAIGHT: { noun: 'straight bet', unit: 'leg' },
  PARLAY: { noun: 'parlay', unit: 'leg' },
  PARLAY_PLUS: { noun: 'Parlay+', unit: 'leg' },
  TEASER: { noun: 'teaser', unit: 'team' },
  ROUND_ROBIN: { noun: 'round robin', unit: 'leg' },
};

/** Every kind of bet that can be shown. */
export const BET_TYPES = Object.keys(BET_NAMES) as readonly BetType[];

/** `parlay` */
export function betNoun(type: BetType): string {
  return BET_NAMES[type].noun;
}

/** `Round robin` */
export function betNounAtStart(type: BetType): string {
  const noun = betNoun(type);
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}

/** `3-leg parlay` */
export function joinedTitle(type: BetType, legs: number): string {
  return `${legs}-${BET_NAMES[type].unit} ${betNoun(type)}`;
}

/** What a shared bet is called: several straight bets are shared as one slip. */
export function sharedTitle(type: BetType, legs: number): string {
  if (type !== 'STRAIGHT') return joinedTitle(type, legs);
  return legs === 1 ? betNounAtStart(type) : `${legs} ${betNoun(type)}s`;
}

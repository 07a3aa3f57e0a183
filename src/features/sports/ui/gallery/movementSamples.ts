import type { Odds } from '../../../../../core/money/odds.ts';
import { type LineEntry, type LineMovement, movementView } from '../../logic/lineMovement.ts';
import { SAMPLES_AT } from './boardSamples.ts';

const MINUS_110: Odds = { numerator: 10, denominator: 11 };
const MINUS_108: Odds = { numerator: 25, denominator: 27 };
const MINUS_125: Odds = { numerator: 4, denominator: 5 };
const PLUS_104: Odds = { numerator: 26, denominator: 25 };

const HOUR_MS = 3_600_000;
const entry = (hoursAgo: number, odds: Odds, pointsHundredths: number | null = null): LineEntry => ({
  atMs: SAMPLES_AT - hoursAgo * HOUR_MS,
  odds,
  pointsHundredths,
});
const of = (marketType: LineMovement['marketType'], ...entries: readonly LineEntry[]): LineMovement => ({
  marketType,
  side: marketType === 'TOTAL' ? 'OVER' : 'HOME',
  asOfMs: SAMPLES_AT,
  opening: entries[0] ?? null,
  entries,
});

const SPREAD = of(
  'SPREAD',
  ...[entry(30, MINUS_110, -350), entry(19, MINUS_125, -350), entry(14, MINUS_110, -450), entry(9, MINUS_108, -500)],
  ...[entry(5, PLUS_104, -450), entry(1, MINUS_108, -400)],
);
const PRICE = of(
  'MONEYLINE',
  ...[entry(24, PLUS_104), entry(20, MINUS_108), entry(13, MINUS_110), entry(11, MINUS_125), entry(4, MINUS_110)],
);

const SHORT = of('TOTAL', entry(3, MINUS_110, 4_750), entry(2, MINUS_110, 4_850));

/** The card of a price. */
export const MOVEMENTS = [
  ['the line', movementView(SPREAD, null, 'AMERICAN')],
  ['the price alone', movementView(PRICE, null, 'AMERICAN')],
  ['a short history', movementView(SHORT, null, 'AMERICAN')],
  ['decimal odds', movementView(SPREAD, null, 'EURO')],
] as const;

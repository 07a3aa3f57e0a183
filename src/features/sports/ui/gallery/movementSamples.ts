import type { Odds } from '../../../../../core/odds.ts';
import { FAILED, known, PENDING } from '../../../../platform/gallery/stillServices.ts';
import type { LineEntry, LineMovement } from '../../logic/lineMovement.ts';
import type { LineMovementCardProps } from '../movement/LineMovementCard.tsx';
import { SAMPLES_AT } from './boardSamples.ts';

type MovementSample = Pick<LineMovementCardProps, 'source'> & Partial<LineMovementCardProps> & { readonly name: string };

const MINUS_110: Odds = { numerator: 10, denominator: 11 };
const MINUS_108: Odds = { numerator: 25, denominator: 27 };
const MINUS_125: Odds = { numerator: 4, denominator: 5 };
const PLUS_104: Odds = { numerator: 26, denominator: 25 };

const HOUR_MS = 3_600_000;
const entry = (hoursAgo: number, odds: Odds, pointsHundredths: number | null = null): LineEntry => ({
  ...{ atMs: SAMPLES_AT - hoursAgo * HOUR_MS, odds, pointsHundredths },
});
const of = (marketType: LineMovement['marketType'], ...entries: readonly LineEntry[]): LineMovement => ({
  ...{ marketType, side: marketType === 'TOTAL' ? 'OVER' : 'HOME', asOfMs: SAMPLES_AT, opening: entries[0] ?? null, entries },
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

/** The card of a price, in each of its states. */
export const MOVEMENTS: readonly MovementSample[] = [
  { name: 'the line', source: known(SPREAD) },
  { name: 'the price alone', source: known(PRICE) },
  { name: 'a short history', source: known(of('TOTAL', entry(3, MINUS_110, 4_750), entry(2, MINUS_110, 4_850))) },
  { name: 'decimal odds', source: known(SPREAD), format: 'EURO' },
  { name: 'none yet', source: known(of('SPREAD', entry(3, MINUS_110, -350))) },
  { name: 'before the first entry', source: known(of('MONEYLINE')), current: { odds: MINUS_110, pointsHundredths: null } },
  { name: 'loading', source: PENDING },
  { name: 'failed', source: FAILED },
  { name: 'offline', source: FAILED, isOnline: false },
  { name: 'loaded, then offline', source: known(PRICE), isOnline: false },
];

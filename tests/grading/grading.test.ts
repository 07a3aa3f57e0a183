import { expect, it } from 'vitest';
import { MARKET_TYPES } from '../../core/wire/contract.ts';
import { compareBets } from './compare.ts';

/** A share of the whole run, which is `npm run test:grading`. */
const BETS = 4_000;

it(`${BETS} random bets on every type of market are paid to the cent as the rules say, whatever ended their games`, () => {
  const { differences, seen } = compareBets(BETS, 20_261_127);
  expect(differences).toEqual([]);
  for (const type of MARKET_TYPES) expect(seen[type], type).toBeGreaterThan(100);
  for (const name of [
    'HALF_WIN',
    'HALF_LOSS',
    'PUSH',
    'VOIDED',
    'FINAL',
    'ABANDONED',
    'POSTPONED',
    'WALKOVER',
    'NO_CONTEST',
    'RETIRED',
    'ROUND_ROBIN',
  ])
    expect(seen[name], name).toBeGreaterThan(20);
});

import { expect, it } from 'vitest';
import { parseAmerican, returnPerUnit } from './odds.ts';
import { isSmallMove } from './smallMove.ts';

const returned = (american: string) => {
  const price = parseAmerican(american);
  if (!price.ok) throw new Error(american);
  return returnPerUnit(price.value);
};

it.each<[before: string, now: string, isSmall: boolean]>([
  // $10.00 returns $10.23, then $10.22 and $10.21.
  ['-4400', '-4550', true],
  ['-4400', '-4700', true],
  // 1.9091 to 1.9009: 0.43 %.
  ['-110', '-111', true],
  ['-110', '-109', true],
  // 1.9091 to 1.8929: 0.85 %, then 1.8850: 1.26 %.
  ['-110', '-112', true],
  ['-110', '-113', false],
  ['-110', '-107', false],
  // 2.00 to 1.98 and 2.02 is 1 % itself, which is not less.
  ['+100', '+102', false],
  ['+200', '+199', true],
  ['+200', '+197', false],
])('the move of a price from %s to %s is below 1 %% of the payout: %s', (before, now, isSmall) => {
  expect(isSmallMove(returned(before), returned(now), 100)).toBe(isSmall);
});

it('no move is small where the setting is 0', () => {
  expect(isSmallMove(returned('-4400'), returned('-4401'), 0)).toBe(false);
});

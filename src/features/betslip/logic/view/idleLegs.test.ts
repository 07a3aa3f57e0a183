import { expect, it } from 'vitest';
import type { MarketType } from '../../../../../core/wire/contract.ts';
import { idleLegs } from './idleLegs.ts';

const leg = (selectionId: string, name: string, marketType: MarketType, pointsHundredths: number | null = null) => ({
  selectionId,
  name,
  marketType,
  current: { odds: { numerator: 1, denominator: 1 }, pointsHundredths },
});

it('a leg that a stricter one of the same side already needs adds nothing', () => {
  const legs = [leg('ml', 'Bills', 'MONEYLINE'), leg('sp', 'Bills', 'SPREAD', -250), leg('over', 'Over', 'TOTAL', 4750)];
  expect(idleLegs(legs)).toEqual({ ml: 'Bills −2.5' });
  expect(idleLegs([leg('ml', 'Bills', 'MONEYLINE'), leg('sp', 'Bills', 'SPREAD', 350)])).toEqual({ sp: 'Bills to win' });
});

it('the lower over and the higher under of two totals add nothing', () => {
  expect(idleLegs([leg('a', 'Over', 'TOTAL', 4450), leg('b', 'Over', 'TOTAL', 4750)])).toEqual({ a: 'Over 47.5' });
  expect(idleLegs([leg('a', 'Under', 'TOTAL', 4450), leg('b', 'Under', 'TOTAL', 4750)])).toEqual({ b: 'Under 44.5' });
});

it('legs that need different things each count', () => {
  expect(idleLegs([leg('a', 'Bills', 'SPREAD', -250), leg('b', 'Chiefs', 'SPREAD', 650), leg('c', 'Over', 'TOTAL', 4450)])).toEqual(
    {},
  );
  expect(idleLegs([leg('a', 'Over', 'TOTAL', 4450), leg('b', 'Under', 'TOTAL', 5050)])).toEqual({});
});

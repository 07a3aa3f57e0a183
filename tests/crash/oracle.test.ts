import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { betAnswer, type FinalResult, type LegOutcome, legOutcome, type MarketType, type OracleLeg, type Side } from './oracle.ts';

function makeLeg(marketType: MarketType, side: Side, points: number | null = null, price: [number, number] = [10, 11]): OracleLeg {
  const pointsHundredths = points === null ? null : points * 100;
  return { eventId: 'game', marketType, side, pointsHundredths, numerator: price[0], denominator: price[1] };
}

const ended = (homeScore: number, awayScore: number): FinalResult => ({ homeScore, awayScore });

describe('a leg, by hand', () => {
  const cases: readonly (readonly [string, OracleLeg, FinalResult | null, LegOutcome])[] = [
    ['home wins 24-17', makeLeg('MONEYLINE', 'HOME'), ended(24, 17), 'WIN'],
    ['away loses 24-17', makeLeg('MONEYLINE', 'AWAY'), ended(24, 17), 'LOSS'],
    ['a tie on two ways', makeLeg('MONEYLINE', 'AWAY'), ended(20, 20), 'PUSH'],
    ['a tie loses home on three ways', makeLeg('MONEYLINE_THREE_WAY', 'HOME'), ended(1, 1), 'LOSS'],
    ['a tie loses away on three ways', makeLeg('MONEYLINE_THREE_WAY', 'AWAY'), ended(1, 1), 'LOSS'],
    ['a tie wins the draw', makeLeg('MONEYLINE_THREE_WAY', 'DRAW'), ended(1, 1), 'WIN'],
    ['a lead loses the draw', makeLeg('MONEYLINE_THREE_WAY', 'DRAW'), ended(0, 1), 'LOSS'],
    ['away wins on three ways', makeLeg('MONEYLINE_THREE_WAY', 'AWAY'), ended(0, 1), 'WIN'],
    ['home gives 2.5 and wins by 3', makeLeg('SPREAD', 'HOME', -2.5), ended(20, 17), 'WIN'],
    ['home gives 2.5 and wins by 2', makeLeg('SPREAD', 'HOME', -2.5), ended(19, 17), 'LOSS'],
    ['home gives 3 and wins by 3', makeLeg('SPREAD', 'HOME', -3), ended(20, 17), 'PUSH'],
    ['away gets 3 and loses by 3', makeLeg('SPREAD', 'AWAY', 3), ended(20, 17), 'PUSH'],
    ['away gets 3.5 and loses by 3', makeLeg('SPREAD', 'AWAY', 3.5), ended(20, 17), 'WIN'],
    ['away gives 1.5 and wins by 1', makeLeg('SPREAD', 'AWAY', -1.5), ended(16, 17), 'LOSS'],
    ['pick, and home wins', makeLeg('SPREAD', 'HOME', 0), ended(1, 0), 'WIN'],
    ['over 41.5 at 42', makeLeg('TOTAL', 'OVER', 41.5), ended(22, 20), 'WIN'],
    ['under 41.5 at 42', makeLeg('TOTAL', 'UNDER', 41.5), ended(22, 20), 'LOSS'],
    ['over 42 at 42', makeLeg('TOTAL', 'OVER', 42), ended(22, 20), 'PUSH'],
    ['a game that was called off', makeLeg('TOTAL', 'OVER', 42), { void: true }, 'VOIDED'],
    ['a game without a result', makeLeg('TOTAL', 'OVER', 42), null, 'PENDING'],
  ];
  it.each(cases)('%s', (_title, leg, result, outcome) => {
    expect(legOutcome(leg, result)).toBe(outcome);
  });

  it('on a side that the market does not have is no bet at all', () => {
    expect(() => legOutcome(makeLeg('MONEYLINE', 'OVER'), ended(1, 0))).toThrow('MONEYLINE has no side OVER');
  });
});

describe('a bet, by hand', () => {
  const minus110 = makeLeg('SPREAD', 'HOME', -3, [10, 11]);
  const plus150 = makeLeg('MONEYLINE', 'AWAY', null, [3, 2]);
  const evens = makeLeg('TOTAL', 'OVER', 41, [1, 1]);
  const half = makeLeg('MONEYLINE', 'HOME', null, [1, 2]);

  const cases: readonly (readonly [string, number, OracleLeg[], LegOutcome[], string, number])[] = [
    ['-110 for 10.00 returns 19.0909…', 1_000, [minus110], ['WIN'], 'WIN', 1_909],
    ['-110 for 1.11 returns 2.1190…', 111, [minus110], ['WIN'], 'WIN', 212],
    ['half a cent at a stake of 1.01 is rounded up', 101, [half], ['WIN'], 'WIN', 152],
    ['half a cent at a stake of 0.99 is dropped', 99, [half], ['WIN'], 'WIN', 148],
    ['nine tenths of a cent at a stake of 0.98 are dropped', 98, [minus110], ['WIN'], 'WIN', 187],
    ['1.00 is the first stake that is rounded half up', 100, [minus110], ['WIN'], 'WIN', 191],
    ['10.00 on -110 and +150 returns 47.7272…', 1_000, [minus110, plus150], ['WIN', 'WIN'], 'WIN', 4_773],
    ['a pushed leg is removed', 1_000, [minus110, plus150], ['PUSH', 'WIN'], 'WIN', 2_500],
    ['a void leg is removed', 1_000, [minus110, plus150, evens], ['WIN', 'VOIDED', 'WIN'], 'WIN', 3_818],
    ['one lost leg loses all', 1_000, [minus110, plus150], ['LOSS', 'WIN'], 'LOSS', 0],
    ['one lost leg loses before the others are decided', 1_000, [minus110, plus150], ['PENDING', 'LOSS'], 'LOSS', 0],
    ['one open leg keeps it open', 1_000, [minus110, plus150], ['WIN', 'PENDING'], 'PENDING', 0],
    ['a straight that pushes', 777, [evens], ['PUSH'], 'PUSH', 777],
    ['a parlay that pushes', 777, [evens, half], ['PUSH', 'PUSH'], 'PUSH', 777],
    ['a parlay whose games were called off', 777, [evens, half], ['VOIDED', 'VOIDED'], 'VOIDED', 777],
    ['a parlay of a push and a void', 777, [evens, half], ['PUSH', 'VOIDED'], 'REFUND', 777],
  ];
  it.each(cases)('%s', (_title, stakeCents, legs, outcomes, outcome, payoutCents) => {
    expect(betAnswer(stakeCents, legs, outcomes)).toEqual({ outcome, payoutCents });
  });

  it('is exact where a product of prices is beyond what a number holds', () => {
    const long = Array.from({ length: 6 }, () => makeLeg('MONEYLINE', 'HOME', null, [999, 1_000]));
    // 1.999 to the sixth is 63.808239840059988001.
    expect(betAnswer(1_000_000_00, long, Array(6).fill('WIN')).payoutCents).toBe(6_380_823_984);
  });
});

it('the oracle shares no line with the product: it imports nothing', () => {
  expect(readFileSync('tests/crash/oracle.ts', 'utf8')).not.toMatch(/^\s*import\b|\bimport\(|\bfrom '/m);
});

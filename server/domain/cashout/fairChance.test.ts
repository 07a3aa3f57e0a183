import { expect, it } from 'vitest';
import { type Odds, oddsFromAmerican } from '../../../core/money/odds.ts';
import { fairChance } from './fairChance.ts';

function american(text: number): Odds {
  const price = oddsFromAmerican(text);
  if (!price.ok) throw new Error(`${text} is no price`);
  return price.value;
}

it.each<readonly [string, number, readonly number[], number | null]>([
  ['an even market at −110', -110, [-110], 0.5],
  // 4/5 and 1/4: 0.762 in proportion, 0.775 with the same margin on each.
  ['a favourite', -400, [300], 0.762],
  // 1/4 and 4/5: 0.238 in proportion, 0.225 with the same margin on each.
  ['an underdog', 300, [-400], 0.225],
  ['three sides', 150, [220, 180], 0.374],
  ['a market without a margin', 150, [100], 0.4],
  ['prices of different moments', -400, [-110], 0.727],
  ['one side alone', -110, [], null],
  ['a side at its limit', -10000, [3000], null],
  ['the other side of it', 3000, [-10000], null],
])('the fair chance of %s: %i against %j is %f', (_, own, others, expected) => {
  const chance = fairChance(american(own), others.map(american));
  if (expected === null) expect(chance).toBeNull();
  else expect(Number(chance?.numerator) / Number(chance?.denominator)).toBeCloseTo(expected, 3);
});

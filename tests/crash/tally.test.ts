import { expect, it } from 'vitest';
import { type Deed, Tally } from './tally.ts';

const OUTCOMES = { WIN: 300, LOSS: 300, PUSH: 20, VOIDED: 20, REFUND: 20 };
const DEEDS: Readonly<Record<Deed, number>> = {
  'straights on simulated games': 500,
  'straights on imported games': 500,
  'parlays on simulated games': 500,
  'parlays with imported games': 500,
  'round robins': 200,
  'round robins with a parlay-plus': 30,
  teasers: 100,
  'parlay-plus bets': 100,
  'profit boosts': 50,
  'bonus bets': 50,
  'bets with credits': 50,
  'raced rewards': 30,
  'refused by a limit': 60,
  stops: 60,
  'cash outs': 100,
  'cash outs of a part': 100,
  'results of simulated games': 100,
  'results of imported games': 30,
  corrections: 60,
  voids: 8,
  imports: 40,
  'imports killed': 25,
  'log-ins': 60,
  refreshes: 60,
};

function makeTally(kills: number, counts: Readonly<Partial<Record<Deed, number>>>): Tally {
  const tally = new Tally(kills);
  for (const [deed, count] of Object.entries(counts)) tally.add(deed as Deed, count);
  return tally;
}

it('a run in which nothing happened names everything that was missing, however short it was meant to be', () => {
  expect(makeTally(0, {}).missing({})).toHaveLength(Object.keys(DEEDS).length + 3);
  expect(makeTally(120, {}).missing({})).toContain('straights on imported games: 0 instead of 500');
});

it('a full run with enough of everything misses nothing, and with one bet fewer it names that', () => {
  expect(makeTally(120, DEEDS).missing(OUTCOMES)).toEqual([]);
  expect(makeTally(120, { ...DEEDS, 'parlays on simulated games': 499 }).missing({ ...OUTCOMES, REFUND: 19 })).toEqual([
    'parlays on simulated games: 499 instead of 500',
    'returned: 59 instead of 60',
  ]);
});

it('kills wait until the clients have done their share of the work', () => {
  const half = makeTally(120, Object.fromEntries(Object.entries(DEEDS).map(([deed, count]) => [deed, count / 2])));
  expect([half.keepsUp(0.5), half.keepsUp(0.51)]).toEqual([true, false]);
});

import { expect, it } from 'vitest';
import { type BetRecord, betStory, voidLegRule } from './betStory.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 1, 12, minute));
const result = (version: number, minute: number, homeScore: number, awayScore: number) => ({
  eventName: 'Bears @ Lions',
  version,
  status: 'FINAL' as const,
  homeScore,
  awayScore,
  recordedAt: at(minute),
});
const settled = (version: number, minute: number, outcome: 'WIN' | 'LOSS', payoutCents: number) => ({
  version,
  outcome,
  payoutCents,
  settledAt: at(minute),
  withoutReward: false,
});
const BET: BetRecord = {
  kind: 'STRAIGHT',
  terms: null,
  stakeCents: 1_000,
  potentialPayoutCents: 2_000,
  placedAt: at(0),
  isAwarded: false,
  legs: [{ selectionName: 'Lions', marketType: 'MONEYLINE', pointsHundredths: null, odds: { numerator: 1, denominator: 1 } }],
  settlements: [],
  cashOuts: [],
  cancellation: null,
  results: [],
};

it('a corrected bet says when and why it was settled each time, and what it had paid before and after', () => {
  const story = betStory({
    ...BET,
    cashOuts: [{ amountCents: 300, stakeCents: 400, tenths: 4, automatic: true, takenAt: at(5) }],
    settlements: [settled(1, 21, 'WIN', 1_200), settled(2, 41, 'LOSS', 0)],
    results: [result(1, 20, 24, 17), result(2, 40, 14, 17)],
  });
  expect(story.map(({ kind, beforeCents, afterCents, reason }) => [kind, beforeCents, afterCents, reason])).toEqual([
    ['PLACED', 0, 0, 'Prices taken: Lions at +100. Stake $10.00, payout up to $20.00.'],
    ['CASHED_OUT', 0, 300, '40% of the bet was cashed out by your auto cash out.'],
    ['SETTLED', 300, 1_500, 'Bears @ Lions ended 17–24.'],
    ['CORRECTED', 1_500, 300, 'Bears @ Lions ended 17–14, by a corrected result.'],
  ]);
});

it('a cancelled bet says who took it back and why', () => {
  const story = betStory({
    ...BET,
    settlements: [{ version: 1, outcome: 'INVALID', payoutCents: 1_000, settledAt: at(9), withoutReward: false }],
    cancellation: { version: 1, outcome: 'INVALID', by: 'trader', note: 'The price was wrong' },
  });
  expect(story.at(-1)).toMatchObject({ kind: 'CANCELLED', reason: 'It ought not to have been taken: The price was wrong' });
});

it('a bet names the rule it was placed with for void legs', () => {
  expect(voidLegRule(BET)).toBeNull();
  expect(voidLegRule({ kind: 'PARLAY', terms: null })).toContain('the rest stands');
  expect(voidLegRule({ kind: 'PARLAY_PLUS', terms: { events: [], onPush: 'REFUND' } })).toContain('the stake is returned');
});

it('a result is written in the order of its event’s name, which puts a player or a team that is at no home first', () => {
  const reasonOf = (change: Partial<BetRecord['results'][number]>) =>
    betStory({ ...BET, settlements: [settled(1, 21, 'LOSS', 0)], results: [{ ...result(1, 20, 0, 2), ...change }] }).at(-1)?.reason;
  const eventName = 'E. Marchetti vs T. Vance';
  expect(reasonOf({ eventName })).toBe('E. Marchetti vs T. Vance ended 0–2.');
  expect(reasonOf({ eventName, status: 'ABANDONED' })).toBe('E. Marchetti vs T. Vance was stopped at 0–2.');
  expect(reasonOf({ eventName, homeScore: null, awayScore: null })).toBe('E. Marchetti vs T. Vance is over.');
});

import { describe, expect, it } from 'vitest';
import { bet } from '../testing/fixtures.ts';
import { amountsText, type BetEntry, entryRows, entryText, type StoryStep, stepTitle } from './story.ts';

describe('an entry of the betting history', () => {
  it.each([
    ['SETTLED', 1_909, 'Settled: paid $19.09'],
    ['SETTLED', 0, 'Settled: paid $0.00'],
    ['CORRECTED', -1_909, 'Corrected: −$19.09'],
    ['CASHED_OUT', 800, 'Cashed out: paid $8.00'],
    ['PLACED', 0, 'Placed'],
  ] as const)('%s of %s cents reads %s', (kind, returnedCents, text) => {
    expect(entryText({ kind, returnedCents })).toBe(text);
  });
});

it('a correction tells its outcome, and what the bet had paid before and after it', () => {
  const step: StoryStep = {
    kind: 'CORRECTED',
    at: '2026-11-01T12:00:00Z',
    outcome: 'LOSS',
    reason: '',
    beforeCents: 1_909,
    afterCents: 0,
  };
  expect([stepTitle(step), amountsText(step)]).toEqual(['Corrected as lost', 'Total paid: $19.09 before, $0.00 after']);
});

it('entries stand two beside each other under the head of their day', () => {
  const entry = (id: string, at: string): BetEntry => ({ id, at, kind: 'SETTLED', stakeCents: 0, returnedCents: 0, bet: bet(id) });
  const items = [entry('1', '2026-11-02T12:00:00Z'), ...['2', '3', '4'].map((id) => entry(id, '2026-11-01T12:00:00Z'))];
  const rows = entryRows(items, (at) => new Date(at).toISOString().slice(0, 10));
  expect(rows.map((row) => row.day ?? row.pair.map(({ id }) => id))).toEqual([
    '2026-11-02',
    ['1'],
    '2026-11-01',
    ['2', '3'],
    ['4'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { netCents, underDays } from './history.ts';
import { daysOf, periodOf, readDays, searchOf } from './period.ts';

describe('days of the history', () => {
  it.each([
    ['today', '2026-03-09', '2026-03-09'],
    ['week', '2026-03-03', '2026-03-09'],
    ['month', '2026-02-08', '2026-03-09'],
    ['year', '2026-01-01', '2026-12-31'],
    ['last-year', '2025-01-01', '2025-12-31'],
  ] as const)('%s is from %s to %s on March 9, over the day with 23 hours', (period, from, to) => {
    expect(daysOf(period, '2026-03-09')).toEqual({ from, to });
    expect(periodOf({ from, to }, '2026-03-09')).toBe(period);
  });

  it('an address keeps its filter, its sport and its days, and what is no day is no bound', () => {
    const days = { from: '2026-11-01', to: '2026-11-30' };
    const search = searchOf('won', { days, sport: 'football' });
    expect(search).toBe('?filter=won&sport=football&from=2026-11-01&to=2026-11-30');
    expect(readDays(new URLSearchParams(search))).toEqual(days);
    expect(readDays(new URLSearchParams('from=2026-02-30&to=1'))).toEqual({ from: null, to: null });
    expect(periodOf(days, '2026-11-27')).toBe('custom');
    expect(searchOf(null, { days: { from: null, to: null }, sport: null })).toBe('');
  });
});

it('a bonus that was played is no loss of the player', () => {
  expect(netCents({ betCents: 1_000, bonusCents: 400, winCents: 200 })).toBe(-400);
});

it('items stand under the head of their day, each day once', () => {
  const items = ['2026-11-02T05:00:00Z', '2026-11-02T04:30:00Z', '2026-11-02T04:00:00Z'];
  const rows = underDays(items, String, (at) => (at >= Date.parse('2026-11-02T05:00:00Z') ? '2026-11-02' : '2026-11-01'));
  expect(rows.map((row) => row.day ?? row.item)).toEqual(['2026-11-02', items[0], '2026-11-01', items[1], items[2]]);
});

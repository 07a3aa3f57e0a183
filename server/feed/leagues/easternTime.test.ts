import { describe, expect, it } from 'vitest';
import { fromEastern, toEastern } from './easternTime.ts';

describe('eastern time', () => {
  it('is five hours behind in winter and four in summer', () => {
    expect(fromEastern(2025, 11, 16, 13, 0).toISOString()).toBe('2025-11-16T18:00:00.000Z');
    expect(fromEastern(2025, 9, 7, 13, 0).toISOString()).toBe('2025-09-07T17:00:00.000Z');
  });

  it('handles the two days on which the clocks change', () => {
    expect(fromEastern(2025, 11, 1, 20, 20).toISOString()).toBe('2025-11-02T00:20:00.000Z');
    expect(fromEastern(2025, 11, 2, 0, 30).toISOString()).toBe('2025-11-02T04:30:00.000Z');
    expect(fromEastern(2025, 11, 2, 1, 30).toISOString()).toBe('2025-11-02T05:30:00.000Z');
    expect(fromEastern(2025, 11, 2, 2, 0).toISOString()).toBe('2025-11-02T07:00:00.000Z');
    expect(fromEastern(2025, 11, 2, 13, 0).toISOString()).toBe('2025-11-02T18:00:00.000Z');
    expect(fromEastern(2026, 3, 8, 1, 59).toISOString()).toBe('2026-03-08T06:59:00.000Z');
    expect(fromEastern(2026, 3, 8, 2, 30).toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(fromEastern(2026, 3, 8, 3, 0).toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });

  it('converts back to the same instant', () => {
    expect(toEastern(new Date('2025-11-16T18:00:00Z'))).toEqual({
      year: 2025,
      month: 11,
      day: 16,
      hour: 13,
      minute: 0,
      second: 0,
      weekday: 0,
    });
  });
});

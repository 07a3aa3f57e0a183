import { describe, expect, it } from 'vitest';
import { dayHeadText, formatElapsed, formatMoment, formatTime } from './formatTime.ts';

describe('session times', () => {
  it('are formatted as hours, minutes and seconds', () => {
    expect(formatElapsed(59_999)).toBe('0:00:59');
    expect(formatElapsed(60_000)).toBe('0:01:00');
    expect(formatElapsed(3_600_000)).toBe('1:00:00');
    // A day of 86400 seconds.
    expect(formatElapsed(86_400 * 1000)).toBe('24:00:00');
    expect(formatElapsed(0)).toBe('0:00:00');
    expect(formatElapsed(3_849_999)).toBe('1:04:09');
    expect(formatElapsed(100 * 3_600_000)).toBe('100:00:00');
    expect(formatElapsed(-5)).toBe('0:00:00');
  });

  it('are formatted as a date with a time', () => {
    const at = Date.parse('2026-11-21T00:41:52Z');
    const plain = (text: string): string => text.replace(/\u202f/g, ' ');
    expect(plain(formatMoment(at, { seconds: true, timeZone: 'America/New_York' }))).toBe('Nov 20, 7:41:52 PM');
    expect(plain(formatMoment(at, { seconds: false, timeZone: 'UTC' }))).toBe('Nov 21, 12:41 AM');
    expect(plain(formatTime(at, 'America/New_York'))).toBe('7:41:52 PM');
  });
});

it('the head of a day says Today of this day alone', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const heads = [now, now - 2 * 86_400_000, Date.UTC(2025, 11, 31, 12)].map((at) => dayHeadText(at, now, 'UTC'));
  expect(heads).toEqual(['Today, Nov 20', 'Wed, Nov 18', 'Wed, Dec 31, 2025']);
});

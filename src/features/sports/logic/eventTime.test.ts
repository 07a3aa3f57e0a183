import { describe, expect, it } from 'vitest';
import { formatStart } from './eventTime.ts';

const style = { locale: 'en-US', timeZone: 'America/New_York' };
const now = Date.parse('2026-11-20T20:00:00Z');
const plain = (text: string): string => text.replace(/\u202f/g, ' ');

describe('the start of an event', () => {
  it('says today and tomorrow by the calendar of the reader [S9.49]', () => {
    expect(plain(formatStart('2026-11-21T03:10:00Z', now, style))).toBe('Today · 10:10 PM');
    expect(plain(formatStart('2026-11-21T18:00:00Z', now, style))).toBe('Tomorrow · 1:00 PM');
  });

  it('names the day otherwise', () => {
    expect(plain(formatStart('2026-11-22T21:25:00Z', now, style))).toBe('Sun Nov 22 · 4:25 PM');
  });
});

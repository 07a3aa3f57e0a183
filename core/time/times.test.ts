import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText, dayOnlyText, pastText, rowStartText, startText } from './times.ts';

const now = new Date(2026, 10, 20, 12, 0).getTime();
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour, 25).toISOString();

describe('a moment', () => {
  it('in the future is shown as today, a weekday, or a date', () => {
    expect(startText(at(20, 21), now)).toMatch(/^Today 9:25\sPM$/);
    expect(startText(at(22, 16), now)).toMatch(/^Sun 4:25\sPM$/);
    expect(startText(at(30, 16), now)).toMatch(/^Nov 30, 4:25\sPM$/);
    expect(startText(at(19, 16), now)).toMatch(/^Nov 19, 4:25\sPM$/);
  });

  it('a moment of which the day alone is known is that day, whether the reader is east or west of the game', () => {
    expect(dayOnlyText('2026-11-23T04:59:00Z')).toBe('Sun Nov 22 · Time to be announced');
  });

  it('in another year is shown with its full date', () => {
    expect(pastText(new Date(2025, 10, 16, 13, 0).toISOString(), now)).toMatch(/^November 16, 2025, 1:00\sPM$/);
    expect(startText(new Date(2027, 0, 2, 16, 25).toISOString(), now)).toMatch(/^January 2, 2027, 4:25\sPM$/);
    expect(pastText(new Date(2025, 11, 31, 23, 0).toISOString(), new Date(2026, 0, 1, 9).getTime())).toMatch(/^yesterday, /);
  });

  it('in the past is shown as today, yesterday, or a date', () => {
    expect(pastText(at(20, 7), now)).toMatch(/^today, 7:25\sAM$/);
    expect(pastText(at(19, 7), now)).toMatch(/^yesterday, 7:25\sAM$/);
    expect(pastText(at(16, 7), now)).toMatch(/^Nov 16, 7:25\sAM$/);
  });
});

describe('a start time in a row', () => {
  it('shows today and tomorrow by the calendar of the reader', () => {
    expect(rowStartText(at(20, 22), now)).toBe('Today · 10:25 PM');
    expect(rowStartText(at(21, 13), now)).toBe('Tomorrow · 1:25 PM');
    expect(rowStartText(at(20, 0), now)).toBe('Today · 12:25 AM');
  });

  it('shows the day otherwise', () => {
    expect(rowStartText(at(22, 16), now)).toBe('Sun Nov 22 · 4:25 PM');
    expect(rowStartText(at(19, 12), now)).toBe('Thu Nov 19 · 12:25 PM');
  });

  it('matches the output of Intl at any moment', () => {
    const format = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (moment) => {
        const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
        const { weekday, month, day, hour, minute, dayPeriod } = parts;
        expect(rowStartText(moment.toISOString(), now - 200 * 365 * 86_400_000)).toBe(
          `${weekday} ${month} ${day} · ${hour}:${minute} ${dayPeriod}`,
        );
      }),
    );
  });
});

describe('a date', () => {
  it('is shown as month, day and year by default', () => {
    expect(dateText(new Date(2026, 10, 5))).toBe('November 5, 2026');
    expect(dateText(new Date(2027, 4, 31, 23, 59))).toBe('May 31, 2027');
  });
});

import { describe, expect, it } from 'vitest';
import { dateText, pastText, startText } from './times.ts';

const now = new Date(2026, 10, 20, 12, 0).getTime();
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour, 25).toISOString();

describe('a moment', () => {
  it('to come is told by today, by weekday, or by date', () => {
    expect(startText(at(20, 21), now)).toMatch(/^Today 9:25\sPM$/);
    expect(startText(at(22, 16), now)).toMatch(/^Sun 4:25\sPM$/);
    expect(startText(at(30, 16), now)).toMatch(/^Nov 30, 4:25\sPM$/);
    expect(startText(at(19, 16), now)).toMatch(/^Nov 19, 4:25\sPM$/);
  });

  it('of another year is told by its whole date', () => {
    expect(pastText(new Date(2025, 10, 16, 13, 0).toISOString(), now)).toMatch(/^November 16, 2025, 1:00\sPM$/);
    expect(startText(new Date(2027, 0, 2, 16, 25).toISOString(), now)).toMatch(/^January 2, 2027, 4:25\sPM$/);
    expect(pastText(new Date(2025, 11, 31, 23, 0).toISOString(), new Date(2026, 0, 1, 9).getTime())).toMatch(/^yesterday, /);
  });

  it('past is told by today, yesterday, or by date', () => {
    expect(pastText(at(20, 7), now)).toMatch(/^today, 7:25\sAM$/);
    expect(pastText(at(19, 7), now)).toMatch(/^yesterday, 7:25\sAM$/);
    expect(pastText(at(16, 7), now)).toMatch(/^Nov 16, 7:25\sAM$/);
  });
});

describe('a date', () => {
  it('is written month, day and year unless less is asked for [S9.48]', () => {
    expect(dateText(new Date(2026, 10, 5))).toBe('November 5, 2026');
    expect(dateText(new Date(2027, 4, 31, 23, 59))).toBe('May 31, 2027');
  });
});

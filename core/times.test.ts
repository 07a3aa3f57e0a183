import { describe, expect, it } from 'vitest';
import { pastText, startText } from './times.ts';

const now = new Date(2026, 10, 20, 12, 0).getTime();
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour, 25).toISOString();

describe('a moment', () => {
  it('to come is told by today, by weekday, or by date', () => {
    expect(startText(at(20, 21), now)).toMatch(/^Today 9:25\sPM$/);
    expect(startText(at(22, 16), now)).toMatch(/^Sun 4:25\sPM$/);
    expect(startText(at(30, 16), now)).toMatch(/^Nov 30, 4:25\sPM$/);
    expect(startText(at(19, 16), now)).toMatch(/^Nov 19, 4:25\sPM$/);
  });

  it('past is told by today, yesterday, or by date', () => {
    expect(pastText(at(20, 7), now)).toMatch(/^today, 7:25\sAM$/);
    expect(pastText(at(19, 7), now)).toMatch(/^yesterday, 7:25\sAM$/);
    expect(pastText(at(16, 7), now)).toMatch(/^Nov 16, 7:25\sAM$/);
  });
});

import { describe, expect, it } from 'vitest';
import { startText } from './startText.ts';

const now = new Date(2026, 10, 20, 12, 0).getTime();
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour, 25).toISOString();

describe('when a leg begins', () => {
  it('is told by today, by weekday, or by date', () => {
    expect(startText(at(20, 21), now)).toMatch(/^Today 9:25\sPM$/);
    expect(startText(at(22, 16), now)).toMatch(/^Sun 4:25\sPM$/);
    expect(startText(at(30, 16), now)).toMatch(/^Nov 30, 4:25\sPM$/);
    expect(startText(at(19, 16), now)).toMatch(/^Nov 19, 4:25\sPM$/);
  });
});

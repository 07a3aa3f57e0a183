import { describe, expect, it } from 'vitest';
import { COOL_OFF_OPTIONS, SELF_EXCLUSION_OPTIONS, stopEnd, stopOptions, stopText } from './stops.ts';

const endOf = (id: string, from: string): string | undefined => {
  const option = [...COOL_OFF_OPTIONS, ...SELF_EXCLUSION_OPTIONS].find((each) => each.id === id);
  return option && stopEnd(option, new Date(from))?.toISOString();
};

describe('the end of a stop', () => {
  it.each([
    ['24_hours', '2026-10-31T20:00:00Z', '2026-11-01T20:00:00.000Z'],
    ['72_hours', '2026-11-27T12:00:00Z', '2026-11-30T12:00:00.000Z'],
    ['1_week', '2026-11-27T12:00:00Z', '2026-12-04T12:00:00.000Z'],
    ['6_months', '2026-08-31T12:00:00Z', '2027-02-28T12:00:00.000Z'],
    ['1_year', '2028-02-29T12:00:00Z', '2029-02-28T12:00:00.000Z'],
    ['5_years', '2026-11-27T12:00:00Z', '2031-11-27T12:00:00.000Z'],
    ['lifetime', '2026-11-27T12:00:00Z', undefined],
  ])('a stop of %s from %s ends at %s', (id, from, end) => {
    expect(endOf(id, from)).toBe(end);
  });

  it('an exclusion ends at a request alone, a cool-off by itself', () => {
    expect(stopOptions('self_exclusion').every(({ endsByItself }) => !endsByItself)).toBe(true);
    expect(stopOptions('cool_off').every(({ endsByItself }) => endsByItself)).toBe(true);
  });

  it('is said to who tries to log in', () => {
    const until = new Date('2026-11-28T17:00:00Z');
    expect(stopText({ kind: 'cool_off', until })).toContain('Saturday, November 28, 2026 at 12:00 PM EST');
    expect(stopText({ kind: 'self_exclusion', until })).toContain('at your request');
    expect(stopText({ kind: 'self_exclusion', until: null })).toContain('for life');
  });
});

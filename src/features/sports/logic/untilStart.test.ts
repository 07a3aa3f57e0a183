import { describe, expect, it } from 'vitest';
import { untilStart } from './untilStart.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('the time until a start', () => {
  it.each([
    ['2026-11-22T08:00:59Z', 'In 1 day 20 h'],
    ['2026-11-23T12:10:00Z', 'In 3 days'],
    ['2026-11-21T12:00:00Z', 'In 1 day'],
    ['2026-11-21T11:59:59Z', 'In 23 h 59 min'],
    ['2026-11-20T15:05:00Z', 'In 3 h 5 min'],
    ['2026-11-20T14:00:00Z', 'In 2 h'],
    ['2026-11-20T12:01:00Z', 'In 1 min'],
    ['2026-11-20T12:00:59Z', null],
    ['2026-11-20T11:00:00Z', null],
  ])('a time of %s reads %s', (startsAt, text) => {
    expect(untilStart(startsAt, NOW)).toBe(text);
  });
});

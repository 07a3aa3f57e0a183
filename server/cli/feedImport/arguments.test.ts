import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the arguments of feed:import', () => {
  it('accept an nflverse schedule', () => {
    expect(readArguments(['--csv', 'a.csv', '--season', '2025', '--week', '11', '--shift-to-now'])).toEqual({
      ok: true,
      value: { kind: 'NFLVERSE', file: 'a.csv', season: 2025, week: 11, shiftToNow: true, earlyResults: false },
    });
  });

  it('accept an answer of The Odds API', () => {
    expect(readArguments(['--odds-api', 'https://x.test/v4', '--bookmaker', 'best'])).toEqual({
      ok: true,
      value: { kind: 'ODDS_API', from: 'https://x.test/v4', bookmaker: 'best', priceFormat: null },
    });
  });

  it.each([
    [[], 'either --csv FILE or --odds-api'],
    [['--csv', 'a', '--odds-api', 'b'], 'either --csv FILE or --odds-api'],
    [['--csv', 'a'], '--season YEAR'],
    [['--csv', 'a', '--season', '25'], '--season YEAR'],
    [['--csv', 'a', '--season', '2025', '--week', '0'], '--week WEEK'],
    [['--odds-api', 'a', '--price-format', 'roman'], '--price-format'],
    [['--nonsense'], 'nonsense'],
  ])('are refused in a sentence: %j', (argv, sentence) => {
    const read = readArguments(argv);
    expect(read.ok ? '' : read.error).toContain(sentence);
  });
});

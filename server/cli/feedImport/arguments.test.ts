import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the arguments of feed:import', () => {
  it('accept an nflverse schedule', () => {
    expect(readArguments(['--csv', 'a.csv', '--season', '2025', '--week', '11', '--shift-to-now'])).toEqual({
      ok: true,
      value: { kind: 'NFLVERSE', from: 'a.csv', season: 2025, week: 11, shiftToNow: true, earlyResults: false },
    });
  });

  it('accept an answer of The Odds API', () => {
    expect(readArguments(['--odds-api', 'https://x.test/v4', '--bookmaker', 'best'])).toEqual({
      ok: true,
      value: { kind: 'ODDS_API', from: 'https://x.test/v4', bookmaker: 'best', priceFormat: null },
    });
  });

  it('accept files of football-data and of the UFC', () => {
    expect(readArguments(['--football-data', 'E0.csv', '--bookmaker', 'PS', '--early-results'])).toEqual({
      ok: true,
      value: { kind: 'FOOTBALL_DATA', from: 'E0.csv', bookmaker: 'PS', earlyResults: true },
    });
    expect(readArguments(['--ufc', 'ufc.csv'])).toEqual({ ok: true, value: { kind: 'UFC', from: 'ufc.csv', earlyResults: false } });
  });

  it.each([
    [[], 'one of --csv FILE'],
    [['--csv', 'a', '--odds-api', 'b'], 'one of --csv FILE'],
    [['--ufc', 'a', '--football-data', 'b'], 'one of --csv FILE'],
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

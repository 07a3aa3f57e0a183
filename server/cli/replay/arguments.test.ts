import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const good = ['--csv', 'games.csv', '--season', '2025', '--bet', 'home-spread', '--stake-cents', '1100'];

describe('the arguments of the replay', () => {
  it('are a file, a season, a bet and a stake', () => {
    expect(readArguments(good)).toEqual({
      ok: true,
      value: { csvFile: 'games.csv', season: 2025, bet: { marketType: 'SPREAD', side: 'HOME' }, stakeCents: 1_100 },
    });
  });

  it('are refused with a sentence that names the invalid one', () => {
    for (const [index, value, named] of [
      [1, '', '--csv'],
      [3, 'last', '--season'],
      [5, 'teaser', '--bet'],
      [7, '0', '--stake-cents'],
      [7, '1.5', '--stake-cents'],
      [7, '-5', '--stake-cents'],
      [7, '1000000000', '--stake-cents'],
      [4, '--wager', '--wager'],
    ] as const) {
      const failure = readArguments(good.map((argument, at) => (at === index ? value : argument)));
      expect(failure).toEqual({ ok: false, error: expect.stringContaining(named) });
    }
    expect(readArguments([])).toMatchObject({ ok: false });
  });
});

import { LEAGUES } from '../server/feed/leagues/leagues.ts';
import { cheat } from '../tests/cheat/cheat.ts';
import { wins } from '../tests/cheat/ledger.ts';
import { type Benchmark, type BenchResult, isAtMost } from './benchmark.ts';

const GAMES = 402;
const SEED = 20_261_127;

/**
 * Fixed rules of betting over 402 simulated games a league, before the start and in play, with and without cash out: no rule may return more
 * than its stake beyond three standard errors. A short form is a unit test.
 */
export const cheats: Benchmark = {
  name: 'cheat',
  run(log) {
    const results = LEAGUES.flatMap((league): readonly BenchResult[] => {
      const { verdicts, forbidden, overpaid } = cheat(league, GAMES, SEED);
      const winning = verdicts.filter((verdict) => wins(verdict));
      for (const { rule, games, mean, standardError } of winning)
        log(`${league.competition.name}: ${rule} returns ${mean.toFixed(3)} ± ${standardError.toFixed(3)} in ${games} games`);
      const best = verdicts.reduce((most, each) => Math.max(most, each.mean - 3 * each.standardError), 0);
      log(`${league.competition.name}: ${verdicts.length} rules`);
      return [
        isAtMost(`cheat: ${league.competition.name}, best rule less three standard errors`, 'times its stake', best, 1),
        isAtMost(
          `cheat: ${league.competition.name}, bets that must not exist or pay too much`,
          'bets',
          forbidden.length + overpaid.length,
          0,
        ),
      ];
    });
    return Promise.resolve(results);
  },
};

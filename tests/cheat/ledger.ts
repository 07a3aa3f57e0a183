/** Staked and returned, of one rule in one league: a game is one sample, because its bets depend on each other. */
interface Account {
  games: number;
  sum: number;
  squares: number;
  /** The variance of the games' means if every price were fair: it counts the losses of sure bets that have not happened. */
  variance: number;
}

export interface Verdict {
  readonly rule: string;
  readonly games: number;
  /** Mean return on one unit staked. */
  readonly mean: number;
  readonly standardError: number;
}

/** What fixed rules return, game by game. */
export function createLedger() {
  const accounts = new Map<string, Account>();
  const open = new Map<string, { bets: number; returned: number; variance: number }>();
  return {
    /** @param pays what one unit returns if it wins. */
    bet(rule: string, returned: number, pays: number): void {
      const { bets, returned: before, variance } = open.get(rule) ?? { bets: 0, returned: 0, variance: 0 };
      open.set(rule, { bets: bets + 1, returned: before + returned, variance: variance + (pays - 1) });
    },
    /** Ends a game, or a group of games with bets on all of them. */
    close(): void {
      for (const [rule, { bets, returned, variance }] of open) {
        const account = accounts.get(rule) ?? { games: 0, sum: 0, squares: 0, variance: 0 };
        const mean = returned / bets;
        account.games += 1;
        account.sum += mean;
        account.squares += mean ** 2;
        account.variance += variance / bets ** 2;
        accounts.set(rule, account);
      }
      open.clear();
    },
    /** @param fewestGames of rules with fewer a standard error says nothing. */
    verdicts(fewestGames: number): readonly Verdict[] {
      return [...accounts].flatMap(([rule, { games, sum, squares, variance }]) => {
        if (games < fewestGames) return [];
        const mean = sum / games;
        return [
          { rule, games, mean, standardError: Math.sqrt(Math.max(squares / games - mean ** 2, variance / games) / (games - 1)) },
        ];
      });
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** Whether a rule wins beyond chance: by more than so many standard errors. */
export function wins({ mean, standardError }: Verdict, errors = 3): boolean {
  return mean - errors * standardError > 1;
}

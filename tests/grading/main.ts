import { compareBets } from './compare.ts';

const BETS = 200_000;
const SHARES = 20;

/** `npm run test:grading [-- SEED]`: 200,000 random bets against the rules. Ends with 1 where one is paid otherwise. */
const seed = Number(process.argv[2] ?? 1);
const seen: Record<string, number> = {};
const differences: string[] = [];
for (let share = 0; share < SHARES && differences.length === 0; share += 1) {
  const tally = compareBets(BETS / SHARES, seed * 1_000 + share);
  differences.push(...tally.differences);
  for (const [name, count] of Object.entries(tally.seen)) seen[name] = (seen[name] ?? 0) + count;
}
process.stdout.write(
  `${JSON.stringify(seen)}\n${differences.length === 0 ? `${BETS} bets are paid as the rules say` : differences.join('\n')}\n`,
);
process.exitCode = differences.length === 0 ? 0 : 1;

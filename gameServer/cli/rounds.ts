import { parseArgs } from 'node:util';
import { readRounds } from '../service/roundRecord.ts';

const USAGE = 'Usage: npm run -s rounds -- --journal .data/games/4000/rounds.jsonl   (GAMES_DATA_DIR/rounds.jsonl)';

/** `npm run rounds`: every round for money of a game server's journal, one JSON line each, for `npm run reconcile -- --rounds`. */
async function main(): Promise<number> {
  const { journal } = parseArgs({ options: { journal: { type: 'string' } } }).values;
  if (journal === undefined) throw new Error(USAGE);
  for (const round of await readRounds(journal, null, Number.POSITIVE_INFINITY)) process.stdout.write(`${JSON.stringify(round)}\n`);
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});

import { readFile } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { nflverseChanges, parseNflverse, problemLine, scheduleFault } from '../feed/index.ts';
import { memoryBus } from '../platform/bus.ts';
import { type Clock, createClock } from '../platform/clock.ts';
import { loadConfig } from '../platform/loadConfig.ts';
import { createLog } from '../platform/log.ts';
import { type ReplayArguments, readArguments } from './replay/arguments.ts';
import { replaySeason } from './replay/replaySeason.ts';
import { makeScratchDatabase } from './replay/scratchDatabase.ts';

const DAY_MS = 86_400_000;

/**
 * `npm run replay -- --csv FILE --season YEAR --bet BET --stake-cents N`: bets on every game of a season and settles by its scores, in a
 * database of its own. Skipped games are reported on standard error, the sums are the last line of standard output.
 */
async function main(argv: readonly string[]): Promise<number> {
  const parsed = readArguments(argv);
  if (!parsed.ok) return fail(parsed.error);
  const { csvFile, season } = parsed.value;
  const text = await readFile(csvFile, 'utf8').catch(() => null);
  if (text === null) return fail(`${csvFile} cannot be read.`);
  const { games, problems } = parseNflverse(text, { season });
  const fault = scheduleFault(problems);
  if (fault !== null) return fail(fault);
  for (const problem of problems) say(problemLine(problem));
  const [first] = games.map((game) => game.startsAt.getTime()).sort((a, b) => a - b);
  if (first === undefined) return fail(`${csvFile} has no games of the season ${season}.`);
  try {
    // The evening before the season, so that every line is still open.
    const now = new Date(first - DAY_MS);
    await replay(
      parsed.value,
      nflverseChanges(games, { now, shiftDays: null, earlyResults: true }),
      createClock(() => now.getTime()),
    );
    return 0;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function replay(
  { bet, stakeCents }: ReplayArguments,
  changes: ReturnType<typeof nflverseChanges>,
  clock: Clock,
): Promise<void> {
  const config = await loadConfig(process.env);
  const log = createLog('error');
  const scratch = await makeScratchDatabase(config, log);
  // Interrupted by hand, it also drops its database.
  const stop = (): void => void scratch.drop().finally(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const deps: Deps = { config, log, clock, bus: memoryBus(log), db: scratch.db };
    const summary = await replaySeason(deps, changes, bet, stakeCents, say);
    process.stdout.write(`${JSON.stringify(summary)}\n`);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await scratch.drop();
  }
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function fail(sentence: string): number {
  say(sentence);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));

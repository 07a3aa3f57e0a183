import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readManifest } from '../api/graphql/persistedQueries.ts';
import type { Deps } from '../deps.ts';
import { projectRoot } from '../platform/projectRoot.ts';
import { StartupFailure } from '../platform/startupFailure.ts';
import { writeWhole } from '../platform/writeWhole.ts';
import { runCommand } from './support/runCommand.ts';
import { withDatabase } from './support/withDatabase.ts';
import { type Bettor, betOnce } from './synthetic/bettor.ts';
import { metricsText } from './synthetic/metricsText.ts';

const USAGE = `Usage: npm run synthetic -- --url https://tsb.example.com --username NAME --password-file FILE --selection ID
         [--metrics FILE.prom] [--every SECONDS]   (60 by default; 0: once)`;
const SECONDS = /^\d{1,4}$/;

interface Wanted {
  readonly bettor: Bettor;
  readonly metricsFile: string | null;
  readonly everySeconds: number;
}

/** Null: not readable. */
function readArguments(args: readonly string[]): Wanted | null {
  const text = { type: 'string' } as const;
  const options = { url: text, username: text, 'password-file': text, selection: text, metrics: text, every: text };
  const { values } = parseArgs({ args: [...args], options });
  const { url, username, 'password-file': passwordFile, selection: selectionId, metrics, every = '60' } = values;
  if (!username || !passwordFile || !selectionId || !SECONDS.test(every) || !url || !URL.canParse(url)) return null;
  const password = readFileSync(passwordFile, 'utf8').trim();
  const bettor = { url: new URL(url).origin, username, password, selectionId };
  return { bettor, metricsFile: metrics ?? null, everySeconds: Number(every) };
}

function ownQuery(): string {
  const file = path.join(projectRoot(), 'dist/persisted-queries.json');
  const found = [...readManifest(file).values()].find((text) => text.includes('mutation BetslipPlaceBets('));
  if (found === undefined) throw new StartupFailure('The app is not built: its query for placing bets is not there.');
  return found;
}

async function bet(deps: Deps, { bettor, metricsFile }: Wanted, text: string): Promise<boolean> {
  const done = await betOnce(deps, bettor, text);
  if (metricsFile !== null) writeWhole(metricsFile, metricsText(done, deps.clock.realNow()));
  const times = [...done.steps].map(([step, seconds]) => `${step} ${seconds.toFixed(3)} s`).join(', ');
  process.stdout.write(`${done.failure === null ? 'ok' : `FAILED at ${done.failure.step}: ${done.failure.reason}`}\t${times}\n`);
  return done.failure === null;
}

/** `npm run synthetic`: a bettor that places the least stake each minute and has it voided. One line a bet on standard output. */
runCommand(USAGE, readArguments, (wanted) =>
  withDatabase(async (deps) => {
    const text = ownQuery();
    if (wanted.everySeconds === 0) return bet(deps, wanted, text);
    const ending = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
    let isGood = true;
    while (!ending.signal.aborted) {
      isGood = await bet(deps, wanted, text);
      await wait(wanted.everySeconds * 1_000, undefined, { signal: ending.signal }).catch(() => undefined);
    }
    return isGood;
  }),
);

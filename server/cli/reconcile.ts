import { parseArgs } from 'node:util';
import { reconcileRounds, roundDifferenceLine } from '../domain/casino/reconcileRounds.ts';
import { differenceLine } from '../domain/payments/reconcile.ts';
import { daysBack, reconcilePayments, SETTLING_SECONDS } from '../jobs/reconciliation.ts';
import { OWN_GAME_SERVER } from '../platform/gameServerProcess.ts';
import { loadConfig } from '../platform/loadConfig.ts';
import { readRecordedRounds } from '../store/casino/index.ts';
import { readRoundReport } from './support/roundReport.ts';
import { runCommand } from './support/runCommand.ts';
import { withDatabase } from './support/withDatabase.ts';
import { withPaymentGateway } from './support/withPaymentGateway.ts';

const USAGE = `Usage: npm run reconcile -- [--since 2026-11-01] [--settling-seconds 60]   (30 days back by default)
       npm run reconcile -- --rounds FILE [--game-server ${OWN_GAME_SERVER}] [--since 2026-11-01] [--settling-seconds 60]`;
const DEFAULT_DAYS = 30;
const DAY = /^\d{4}-\d\d-\d\d$/;
const SECONDS = /^\d{1,6}$/;
const OPTIONS = {
  since: { type: 'string' },
  'settling-seconds': { type: 'string', default: String(SETTLING_SECONDS) },
  rounds: { type: 'string' },
  'game-server': { type: 'string', default: OWN_GAME_SERVER },
} as const;

interface Wanted {
  /** Null: the last days. */
  readonly since: Date | null;
  readonly settlingSeconds: number;
  /** The report of a game server, to compare instead of payments. */
  readonly rounds: { readonly file: string; readonly gameServer: string } | null;
}

/** Null: not readable. */
function readArguments(args: readonly string[]): Wanted | null {
  const {
    since: day,
    'settling-seconds': seconds,
    rounds,
    'game-server': gameServer,
  } = parseArgs({ args: [...args], options: OPTIONS }).values;
  if ((day !== undefined && !DAY.test(day)) || !SECONDS.test(seconds)) return null;
  const since = day === undefined ? null : new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(since?.getTime())) return null;
  return { since, settlingSeconds: Number(seconds), rounds: rounds === undefined ? null : { file: rounds, gameServer } };
}

/** @returns whether nothing differs. */
function say(lines: readonly string[], since: Date | null): boolean {
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.stdout.write(`${lines.length} differences${since === null ? '' : ` since ${since.toISOString().slice(0, 10)}`}.\n`);
  return lines.length === 0;
}

/** What no webhook has said is applied, and its line begins with HEARD. */
function comparePayments({ since: wanted, settlingSeconds }: Wanted): Promise<boolean> {
  return withPaymentGateway(async (deps, gateway) => {
    const since = wanted ?? daysBack(deps, DEFAULT_DAYS);
    const { heard, differences } = await reconcilePayments(deps, gateway, since, settlingSeconds);
    for (const difference of heard) process.stdout.write(`HEARD ${differenceLine(difference)}\n`);
    return say(differences.map(differenceLine), since);
  });
}

/** Without `since` only the rounds of the report are compared: where it begins is not known. */
async function compareRounds({ since, settlingSeconds }: Wanted, file: string, gameServer: string): Promise<boolean> {
  const reported = readRoundReport(file);
  return withDatabase(
    async ({ db, clock }) => {
      const opened = since && { since, until: new Date(clock.now().getTime() - settlingSeconds * 1_000) };
      const recorded = await readRecordedRounds(
        db,
        gameServer,
        reported.map(({ roundId }) => roundId),
        opened,
      );
      return say(reconcileRounds(reported, recorded).map(roundDifferenceLine), since);
    },
    await loadConfig(process.env),
  );
}

/**
 * `npm run reconcile`: compares the gateway's statement with the ledger, receipt by receipt, or a game server's report with the wallet, round by
 * round. Differences that stay are lines on standard output; then, and where it could not be done, the command fails.
 */
runCommand(USAGE, readArguments, (wanted) =>
  wanted.rounds === null ? comparePayments(wanted) : compareRounds(wanted, wanted.rounds.file, wanted.rounds.gameServer),
);

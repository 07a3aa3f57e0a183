import { parseArgs } from 'node:util';
import { differenceLine } from '../domain/payments/reconcile.ts';
import { daysBack, reconcilePayments, SETTLING_SECONDS } from '../jobs/reconciliation.ts';
import { runCommand } from './support/runCommand.ts';
import { withPaymentGateway } from './support/withPaymentGateway.ts';

const USAGE = 'Usage: npm run reconcile -- [--since 2026-11-01] [--settling-seconds 60]   (30 days back by default)';
const DEFAULT_DAYS = 30;
const DAY = /^\d{4}-\d\d-\d\d$/;
const SECONDS = /^\d{1,6}$/;

interface Wanted {
  /** Null: the last days. */
  readonly since: Date | null;
  readonly settlingSeconds: number;
}

/** Null: not readable. */
function readArguments(args: readonly string[]): Wanted | null {
  const options = { since: { type: 'string' }, 'settling-seconds': { type: 'string' } } as const;
  const { since: day, 'settling-seconds': seconds = String(SETTLING_SECONDS) } = parseArgs({ args: [...args], options }).values;
  if ((day !== undefined && !DAY.test(day)) || !SECONDS.test(seconds)) return null;
  const since = day === undefined ? null : new Date(`${day}T00:00:00Z`);
  return Number.isNaN(since?.getTime()) ? null : { since, settlingSeconds: Number(seconds) };
}

/**
 * `npm run reconcile`: compares the gateway's statement with the ledger, receipt by receipt, and hears what no webhook has said. Differences that stay
 * are lines on standard output; then, and where it could not be done, the command fails.
 */
runCommand(USAGE, readArguments, ({ since: wanted, settlingSeconds }) =>
  withPaymentGateway(async (deps, gateway) => {
    const since = wanted ?? daysBack(deps, DEFAULT_DAYS);
    const { heard, differences } = await reconcilePayments(deps, gateway, since, settlingSeconds);
    for (const difference of heard) process.stdout.write(`HEARD ${differenceLine(difference)}\n`);
    for (const difference of differences) process.stdout.write(`${differenceLine(difference)}\n`);
    process.stdout.write(`${differences.length} differences since ${since.toISOString().slice(0, 10)}.\n`);
    return differences.length === 0;
  }),
);

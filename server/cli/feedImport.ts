import type { Result } from '../../core/result.ts';
import { configuredAddresses, openDatabase } from '../connectDatabase.ts';
import type { Deps } from '../deps.ts';
import { type ImportReport, importNflverse, importOddsApi, problemLine } from '../feed/index.ts';
import { memoryBus } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { openCommandDatabase } from '../platform/postgres/commandDatabase.ts';
import { redisBus } from '../platform/redisBus.ts';
import { type FeedImportArguments, readArguments, USAGE } from './feedImport/arguments.ts';
import { readSource } from './feedImport/readSource.ts';

/**
 * `npm run feed:import -- …`: real lines into the catalogue of DATABASE_URL, of the server that runs on DATA_DIR, or of DATA_DIR itself.
 * Skipped and doubtful parts are reported on standard error one by one, their numbers on standard output.
 */
async function main(argv: readonly string[]): Promise<number> {
  const wanted = readArguments(argv);
  if (!wanted.ok) return fail(`${wanted.error}\n${USAGE}`);
  const config = readConfig(process.env);
  const source = await readSource(wanted.value.kind === 'NFLVERSE' ? wanted.value.file : wanted.value.from, config.oddsApiKey);
  if (!source.ok) return fail(source.error);
  const report = await withDeps(config, (deps) => importText(deps, source.value, wanted.value));
  if (!report.ok) return fail(report.error);
  const { events, summary, problems } = report.value;
  for (const problem of problems) say(problemLine(problem));
  const parts = [`${summary.eventsAdded} added`, `${summary.eventsChanged} changed`, `${summary.resultsRecorded} results`];
  const skipped = problems.filter(({ isImported }) => !isImported).length;
  process.stdout.write(`Imported ${events} events (${parts.join(', ')}); ${skipped} parts skipped.\n`);
  return events === 0 ? fail('There was nothing to import.') : 0;
}

function importText(deps: Deps, text: string, wanted: FeedImportArguments): Promise<Result<ImportReport, string>> {
  if (wanted.kind === 'NFLVERSE') {
    const { season, week, shiftToNow, earlyResults } = wanted;
    return importNflverse(deps, text, { season, shiftToNow, earlyResults, ...(week !== null && { week }) });
  }
  const { bookmaker, priceFormat } = wanted;
  return importOddsApi(deps, text, { ...(bookmaker !== null && { bookmaker }), ...(priceFormat !== null && { priceFormat }) });
}

async function withDeps<Value>(config: Config, work: (deps: Deps) => Promise<Value>): Promise<Value> {
  const log = createLog('error');
  const database = await openCommandDatabase(configuredAddresses(config), config, log);
  try {
    const db = await openDatabase(database, config);
    const bus = config.redisUrl === null ? memoryBus(log) : await redisBus(config.redisUrl, log);
    try {
      return await work({ config, log, clock: systemClock(), bus, db });
    } finally {
      await bus.close();
      await db.close();
    }
  } finally {
    await database.close();
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

function fail(text: string): number {
  say(text);
  return 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = fail(error instanceof Error ? error.message : String(error));
}

import type { Result } from '../../core/result.ts';
import type { Deps } from '../deps.ts';
import {
  type ImportReport,
  importFootballData,
  importNflverse,
  importOddsApi,
  importUfc,
  problemLine,
  reportText,
} from '../feed/index.ts';
import { memoryBus } from '../platform/bus.ts';
import type { Config } from '../platform/config.ts';
import { loadConfig } from '../platform/loadConfig.ts';
import { createLog } from '../platform/log.ts';
import { openCommandDatabase } from '../platform/postgres/commandDatabase.ts';
import { redisBus } from '../platform/redisBus.ts';
import { configuredAddresses, openDatabase } from '../start/connectDatabase.ts';
import { openClock } from '../start/openClock.ts';
import { type FeedImportArguments, readArguments, USAGE } from './feedImport/arguments.ts';
import { readSource } from './feedImport/readSource.ts';

/**
 * `npm run feed:import -- …`: real lines into the catalogue of DATABASE_URL, of the server that runs on DATA_DIR, or of DATA_DIR itself.
 * Skipped and doubtful parts are told on standard error one by one, the report on standard output.
 */
async function main(argv: readonly string[]): Promise<number> {
  const wanted = readArguments(argv);
  if (!wanted.ok) return fail(`${wanted.error}\n${USAGE}`);
  const config = await loadConfig(process.env);
  const source = await readSource(wanted.value.from, config.oddsApiKey);
  if (!source.ok) return fail(source.error);
  const { text, note } = source.value;
  const report = await withDeps(config, (deps) => importText(deps, text, wanted.value));
  if (!report.ok) return fail(report.error);
  const noted = note === null ? [] : [{ where: wanted.value.from, reason: note, isImported: true as const }];
  const whole = { ...report.value, problems: [...noted, ...report.value.problems] };
  for (const problem of whole.problems) say(problemLine(problem));
  process.stdout.write(`${reportText(whole)}\n`);
  return whole.events === 0 ? fail('There was nothing to import.') : 0;
}

function importText(deps: Deps, text: string, wanted: FeedImportArguments): Promise<Result<ImportReport, string>> {
  switch (wanted.kind) {
    case 'NFLVERSE': {
      const { season, week, shiftToNow, earlyResults } = wanted;
      return importNflverse(deps, text, { season, shiftToNow, earlyResults, ...(week !== null && { week }) });
    }
    case 'FOOTBALL_DATA': {
      const { bookmaker, earlyResults } = wanted;
      return importFootballData(deps, text, { earlyResults, ...(bookmaker !== null && { bookmaker }) });
    }
    case 'UFC':
      return importUfc(deps, text, { earlyResults: wanted.earlyResults });
    case 'ODDS_API': {
      const { bookmaker, priceFormat } = wanted;
      return importOddsApi(deps, text, { ...(bookmaker !== null && { bookmaker }), ...(priceFormat !== null && { priceFormat }) });
    }
  }
}

async function withDeps<Value>(config: Config, work: (deps: Deps) => Promise<Value>): Promise<Value> {
  const log = createLog('error');
  const database = await openCommandDatabase(configuredAddresses(config), config, log);
  try {
    const db = await openDatabase(database, config);
    const bus = config.redisUrl === null ? memoryBus(log) : await redisBus(config.redisUrl, log);
    try {
      return await work({ config, log, clock: await openClock(db, log), bus, db });
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

import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureProductIsBuilt } from '../tests/support/builtProduct.ts';
import type { Benchmark, BenchResult } from './benchmark.ts';
import { bundleSizes } from './bundleSizes.ts';
import { casino } from './casino.ts';
import { cheats } from './cheat.ts';
import { connection } from './connection/connection.ts';
import { eventList } from './eventList.ts';
import { fanOut } from './fanOut/fanOut.ts';
import { history } from './history.ts';
import { identity } from './identity.ts';
import { lighthouse } from './lighthouse.ts';
import { location } from './location.ts';
import { loginFlood } from './loginFlood.ts';
import { casinoFrames } from './motion/casinoFrames.ts';
import { motion } from './motion/motion.ts';
import { payments } from './payments.ts';
import { placement } from './placement/placement.ts';
import { prices } from './prices/prices.ts';
import { roundRobin } from './roundRobin.ts';
import { search } from './search.ts';
import { slip } from './slip/slip.ts';
import { stall } from './stall/stall.ts';

const BENCHMARKS: readonly Benchmark[] = [
  placement,
  roundRobin,
  cheats,
  casino,
  payments,
  slip,
  fanOut,
  eventList,
  search,
  history,
  identity,
  loginFlood,
  location,
  stall,
  prices,
  motion,
  casinoFrames,
  connection,
  bundleSizes,
  lighthouse,
];

/**
 * `npm run bench [-- --json FILE] [-- --only NAME]`: every number beside its rival's from the same run. Exits 0 also when a goal is missed:
 * benchmarks inform, tests enforce. A benchmark that cannot run here, or fails, is left out with a sentence.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });
  const chosen = BENCHMARKS.filter((benchmark) => values.only === undefined || benchmark.name === values.only);
  if (chosen.length === 0) {
    process.stderr.write(`There is no benchmark ${values.only}; there are ${BENCHMARKS.map((each) => each.name).join(', ')}.\n`);
    return 1;
  }
  ensureProductIsBuilt();
  const log = (line: string): void => void process.stderr.write(`  ${line}\n`);
  const results: BenchResult[] = [];
  const leftOut: { readonly name: string; readonly why: string }[] = [];
  for (const benchmark of chosen) {
    process.stderr.write(`${benchmark.name} ...\n`);
    const before = load();
    try {
      results.push(...(await benchmark.run(log)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      leftOut.push({ name: benchmark.name, why });
      log(`left out: ${why}`);
    }
    log(`the machine's load: ${before} before, ${load()} after`);
    // Written after each benchmark, so that a later failure does not lose the results.
    if (values.json) await writeFile(values.json, `${JSON.stringify({ results, leftOut }, null, 2)}\n`);
  }
  process.stdout.write(`${table(results)}\n`);
  for (const { name, why } of leftOut) process.stdout.write(`${name} was left out: ${why}\n`);
  return 0;
}

/** Processes that were running or waiting to run, on average over the last minute. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(2);
}

function table(results: readonly BenchResult[]): string {
  const rows = results.map((result) => [
    result.name,
    `${result.value} ${result.unit}`,
    result.baseline === null ? '' : `${result.baseline}`,
    result.ratio === null ? '' : `${result.ratio}`,
    result.goal,
    result.met ? 'met' : 'MISSED',
  ]);
  const all = [['', 'value', 'rival', 'ratio', 'goal', ''], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

process.exitCode = await main();

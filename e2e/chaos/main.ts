import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureProductIsBuilt } from '../../tests/support/builtProduct.ts';
import { FAULTS, OTHER_FAULTS } from './faults.ts';
import { FLOWS, OTHER_FLOWS } from './flows.ts';
import { joined } from './includesOne.ts';
import { OTHER_SITUATIONS } from './situations.ts';
import { chaosTable, situationTable } from './table.ts';

/**
 * `npm run test:chaos [-- "place under"]`: every flow under every fault in a browser against the built server, each for eight seconds, and every
 * situation; then the tables of the states in which they end. Arguments choose the cells and situations whose names contain one of them.
 * `--situations`: those alone.
 * `--stop-seconds 600`: how long the server stands still where it is stopped.
 */
ensureProductIsBuilt();
const results = path.resolve('.cache/results/chaos.jsonl');
mkdirSync(path.dirname(results), { recursive: true });
rmSync(results, { force: true });
const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { situations: { type: 'boolean', default: false }, 'stop-seconds': { type: 'string' } },
});
const stopSeconds = values['stop-seconds'];
const playwright = path.join('node_modules', '.bin', 'playwright');
const args = [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...(values.situations ? [] : ['e2e/server/chaos.spec.ts']),
  'e2e/server/situations.spec.ts',
  '--retries',
  '0',
];
const { status } = spawnSync(playwright, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHAOS_RESULTS: results,
    ...(only.length > 0 && { CHAOS_ONLY: joined(only) }),
    ...(stopSeconds !== undefined && { CHAOS_STOP_SECONDS: stopSeconds }),
  },
});
const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : [];
const outcomes = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
const names = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);
const cells = outcomes.filter((outcome) => 'flow' in outcome);
const played = outcomes.filter((outcome) => 'situation' in outcome);
if (cells.length > 0) process.stdout.write(`\n${chaosTable(names(FLOWS), names(FAULTS), cells)}\n\n`);
if (played.length > 0) process.stdout.write(`\n${situationTable(played)}\n\n`);
const elsewhere = Object.entries({ ...OTHER_FLOWS, ...OTHER_FAULTS, ...OTHER_SITUATIONS });
for (const [name, reason] of elsewhere) process.stdout.write(`${name}: ${reason}\n`);
process.exitCode = status ?? 1;

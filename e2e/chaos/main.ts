import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FAULTS, OTHER_FAULTS } from './faults.ts';
import { FLOWS, OTHER_FLOWS } from './flows.ts';
import { chaosTable } from './table.ts';

/**
 * `npm run test:chaos [-- "place under"]`: every flow under every fault in a browser against the built server, each for eight seconds, and the
 * table of the states in which they end. An argument chooses the cells whose names contain it.
 */
const results = path.resolve('.cache/results/chaos.jsonl');
mkdirSync(path.dirname(results), { recursive: true });
rmSync(results, { force: true });
const only = process.argv[2];
const playwright = path.join('node_modules', '.bin', 'playwright');
const args = ['test', '--config', 'e2e/playwright.config.ts', 'e2e/server/chaos.spec.ts', '--retries', '0'];
const { status } = spawnSync(playwright, args, {
  stdio: 'inherit',
  env: { ...process.env, CHAOS_RESULTS: results, ...(only !== undefined && { CHAOS_ONLY: only }) },
});
const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : [];
const outcomes = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
const names = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);
process.stdout.write(`\n${chaosTable(names(FLOWS), names(FAULTS), outcomes)}\n\n`);
for (const [name, reason] of Object.entries({ ...OTHER_FLOWS, ...OTHER_FAULTS })) process.stdout.write(`${name}: ${reason}\n`);
process.exitCode = status ?? 1;

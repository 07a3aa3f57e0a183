import { readFileSync } from 'node:fs';
import { type BuiltChunk, CHUNK_REPORT } from '../../scripts/vite/chunkReport.ts';
import { CHUNKS } from '../../scripts/vite/chunkTable.ts';
import { HOME_FEATURES } from '../../scripts/vite/homeFeatures.ts';
import { startProductServer } from '../support/productServer.ts';
import { SMALL_SLATE } from '../support/smallSlate.ts';
import { BUDGET } from './budget.ts';
import { circularChunks, featureBytes, homeViolations, shellViolations } from './homeCheck.ts';
import { measureInstalls, pictureViolations, slipViolations } from './installs.ts';
import { measureBrands, measureLogIn } from './measure.ts';

/**
 * Fails when a brand's home page, the log-in or the install of the worker needs more than it may, or when home loads a script that the table of chunks does
 * not allow. Expects dist to be built.
 */
async function main(): Promise<number> {
  const server = await startProductServer({ patienceMs: 240_000, environment: SMALL_SLATE });
  const built = JSON.parse(readFileSync(CHUNK_REPORT, 'utf8')) as readonly BuiltChunk[];
  const problems = circularChunks(built).map((circle) => `Chunks import each other: ${circle}`);
  problems.push(...shellViolations(built, BUDGET.featureInShellKb));
  try {
    const sizes = await measureBrands(server.port);
    for (const size of sizes) {
      process.stdout.write(
        `${size.brand}: initial ${size.initialKb} of ${BUDGET.initialKb} KB, in all ${size.totalKb} of ${BUDGET.totalKb} KB gzipped\n`,
      );
      if (size.initialKb > BUDGET.initialKb || size.totalKb > BUDGET.totalKb)
        problems.push(`${size.brand} is over its budget: ${size.files.join(' ')}`);
      const facts = { fetched: size.files, built, rows: CHUNKS, homeFeatures: HOME_FEATURES, kind: size.kind };
      problems.push(...homeViolations(facts).map((violation) => `${size.brand}: ${violation}`));
    }
    for (const { brand, files, kb, laterFiles, laterKb } of measureInstalls(sizes)) {
      process.stdout.write(
        `${brand}: installed with ${files} of ${BUDGET.installFiles} files, ${kb} of ${BUDGET.installKb} KB; later ${laterFiles} files, ${laterKb} KB\n`,
      );
      if (files > BUDGET.installFiles || kb > BUDGET.installKb) problems.push(`${brand} is installed with more than it may be`);
    }
    problems.push(...slipViolations(sizes, built), ...pictureViolations());
    const [{ brand } = { brand: '' }] = sizes;
    const logIn = await measureLogIn(server.port, brand);
    process.stdout.write(`${brand}: log-in ${logIn.totalKb} of ${BUDGET.logInKb} KB gzipped\n`);
    if (logIn.totalKb > BUDGET.logInKb) problems.push(`The log-in is over its budget: ${logIn.files.join(' ')}`);
    const features = featureBytes({ fetched: sizes[0]?.files ?? [], built });
    const shares = [...features].sort(([, a], [, b]) => b - a).map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`);
    process.stdout.write(`Features on home, KB before compression: ${shares.join(', ')}\n`);
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    return sizes.length > 0 && problems.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

process.exitCode = await main();

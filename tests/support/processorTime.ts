import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const file = process.env.VITEST_JSON_OUTPUT_FILE?.replace(/\.json$/, '.processor');
const before = process.cpuUsage();

/** For FileTimesReporter: the seconds of this worker's processor that a file has taken, with its imports. */
afterAll(() => {
  if (file === undefined) return;
  const { user, system } = process.cpuUsage(before);
  appendFileSync(file, `${JSON.stringify([expect.getState().testPath, (user + system) / 1_000_000])}\n`);
});

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['npm test fails', 'test', 1],
  ['the rest of verify fails', 'run verify -- --rest', 1],
  ['nothing fails', 'nothing', 0],
])('continuous integration runs both parts when %s, and says so by its exit code', (_when, failing, status) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipstream-ci-'));
  const npm = path.join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\necho "$*" >> '${folder}/calls'\n[ "$*" != '${failing}' ]\n`);
  chmodSync(npm, 0o755);
  const ci = spawnSync('.ci/run', { env: { ...process.env, PATH: `${folder}:${process.env.PATH}` } });
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8');
  rmSync(folder, { recursive: true });
  expect([ci.status, calls]).toEqual([status, 'test\nrun verify -- --rest\n']);
});

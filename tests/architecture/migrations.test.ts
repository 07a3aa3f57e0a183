import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';

const DIRECTORY = 'server/store/migrations';
/** They make an empty database. */
const FIRST = ['0001_baseline.sql', '0002_first_rows.sql'];

/** What squawk says of a file; nothing where it is sound. */
async function faultsOf(file: string): Promise<string> {
  const isAlone = (await readFile(file, 'utf8')).includes('-- without a transaction\n');
  const flags = isAlone ? ['--no-assume-in-transaction'] : [];
  return promisify(execFile)('node_modules/.bin/squawk', ['--config', '.squawk.toml', ...flags, file]).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );
}

async function faultsIn(text: string): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-squawk-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(path.join(directory, '0999_planted.sql'), text);
  return faultsOf(path.join(directory, '0999_planted.sql'));
}

describe('migrations', () => {
  it('lock no table for long that servers are using', async () => {
    const files = (await readdir(DIRECTORY)).filter((name) => !FIRST.includes(name));
    expect(files.length).toBeGreaterThan(1);
    for (const name of files) expect(await faultsOf(path.join(DIRECTORY, name)), name).toBe('');
  });

  it.each([
    ['an index that is made while nobody can write', 'CREATE INDEX by_title ON bets (title);\n'],
    ['a column that old rows have no value for', 'ALTER TABLE bets ADD COLUMN note text NOT NULL;\n'],
    ['a constraint that reads the whole table', 'ALTER TABLE bets ADD CONSTRAINT positive CHECK (stake_cents > 0);\n'],
    ['a column that is rewritten', 'ALTER TABLE bets ALTER COLUMN stake_cents TYPE numeric;\n'],
  ])('are refused with %s', async (_what, text) => {
    expect(await faultsIn(text)).not.toBe('');
  });

  it('may make an index beside writes, in a file of its own', async () => {
    expect(
      await faultsIn(`-- without a transaction
DROP INDEX CONCURRENTLY IF EXISTS by_title;
CREATE INDEX CONCURRENTLY IF NOT EXISTS by_title ON bets (title);
`),
    ).toBe('');
  });
});

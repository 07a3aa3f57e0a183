import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeWhole } from './writeWhole.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-whole-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('a reader in another process never finds a part of the file', async () => {
  const file = path.join(directory, 'server.json');
  const texts = ['a', 'b'].map((letter) => letter.repeat(4_000_000));
  const program = `
    import { writeWhole } from ${JSON.stringify(path.resolve('server/platform/writeWhole.ts'))};
    for (let round = 0; round < 20; round += 1) for (const letter of 'ab') writeWhole(${JSON.stringify(file)}, letter.repeat(4_000_000));`;
  writeWhole(file, texts[0] ?? '');
  const writer = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: 'inherit' });
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  const lengths = new Set<number>();
  while (writer.exitCode === null) lengths.add((await readFile(file, 'utf8')).length);
  expect(await ended).toBe(0);
  expect([...lengths]).toEqual([4_000_000]);
  expect(readFileSync(file, 'utf8')).toBe(texts[1]);
  expect(readdirSync(directory)).toEqual(['server.json']);
});

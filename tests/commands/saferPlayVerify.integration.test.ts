import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { saferPlayWork } from '../../server/jobs/saferPlay.ts';
import { changeLimit } from '../../server/store/saferPlay/changeLimit.ts';
import { readSaferPlayLog } from '../../server/store/saferPlay/log.ts';
import { makeMoneyFixture, NOW } from '../money/support/moneyFixture.ts';
import { npmRun } from './support/npmRun.ts';

it('the command asks for a head from outside: without one, or with another one, it does not say that the log fits', async () => {
  const { deps, player, url, drop } = await makeMoneyFixture();
  const { playerId } = await player(0);
  await changeLimit(deps.db, playerId, { type: 'requested', slot: { type: 'SPEND', period: 'DAILY' }, value: 500 }, NOW);
  await saferPlayWork(deps)['write-safer-play-head'].run();
  const { position, head } = (await readSaferPlayLog(deps.db)).heads.at(-1) ?? {};
  const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-'));
  const [own, another] = [path.join(directory, 'own'), path.join(directory, 'another')];
  writeFileSync(own, `${position} ${head?.toString('hex')}\n`);
  writeFileSync(another, `${position} ${'0'.repeat(64)}\n`);
  const verify = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await npmRun(['safer-play:verify', ...args], '', { DATABASE_URL: url });
    return [code, stdout, stderr];
  };
  expect(await Promise.all([verify(), verify('--', '--head', own), verify('--', '--head', another)])).toEqual([
    [2, expect.stringMatching(/^[^\n]* agree, which proves little: no head from outside [^\n]*\n$/), ''],
    [0, expect.stringMatching(/ fit, and 1 heads from outside\.\n$/), ''],
    [1, expect.stringMatching(/^The log does not fit at /), ''],
  ]);
  rmSync(directory, { recursive: true });
  await drop();
});

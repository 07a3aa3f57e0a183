import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAttemptLimit } from '../../server/api/identity/attemptLimit.ts';
import { contexts } from '../../server/contexts.ts';
import type { AttemptRules } from '../../server/domain/identity/attemptRules.ts';
import { deleteExpired } from '../../server/jobs/cleanup.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { createDatabase, type Database } from '../../server/store/database.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

const RULES: AttemptRules = {
  address: { count: 6, windowSeconds: 600 },
  nameAtAddress: { count: 3, windowSeconds: 600 },
  name: { freeFailures: 4, windowSeconds: 600, longestDelaySeconds: 60 },
};

let api: TestApi;
let otherServer: Database;
beforeAll(async () => {
  api = await buildTestApi();
  const { rows } = await api.owner.pool.query<{ name: string }>('SELECT current_database() AS name');
  const address = new URL(api.owner.pool.options.connectionString ?? '');
  address.pathname = rows[0]?.name ?? '';
  otherServer = createDatabase(address.toString(), 4);
});
afterAll(async () => {
  await otherServer.close();
  await api.stop();
});

/** The limit as two servers on one database have it. */
function onTwoServers(kind: string) {
  const { clock, log, db } = api.deps;
  return [
    createAttemptLimit({ clock, log, db }, kind, RULES),
    createAttemptLimit({ clock: systemClock(), log, db: otherServer }, kind, RULES),
  ] as const;
}

describe('the limit on attempts', () => {
  it('counts those of two servers as one, even when they come at once', async () => {
    const [here, there] = onTwoServers('reset');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? here : there).take({ address: '192.0.2.1', name: `Maya${index}@x.test` }),
      ),
    );
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(6);
    for (const seconds of answers) expect(seconds).toBeLessThanOrEqual(600);
  });

  it('counts one name at many addresses at once as often as it is free', async () => {
    const servers = onTwoServers('name-everywhere');
    const takes = Array.from({ length: 20 }, (_, index) =>
      servers[index % 2 === 0 ? 0 : 1].take({ address: `198.51.100.${index}`, name: 'noor@x.test' }),
    );
    expect((await Promise.all(takes)).filter((seconds) => seconds === 0)).toHaveLength(4);
  });

  it('counts the addresses of one IPv6 subscriber as one', async () => {
    const [here] = onTwoServers('of-a-subscriber');
    const takes: number[] = [];
    for (let index = 0; index < 7; index += 1) takes.push(await here.take({ address: `2001:db8:1:2::${index + 1}` }));
    expect(takes.filter((seconds) => seconds === 0)).toHaveLength(6);
    expect(await here.take({ address: '2001:db8:1:3::1' })).toBe(0);
  });

  it('counts each kind by itself', async () => {
    const [resets] = onTwoServers('kind-of-resets');
    const [codes] = onTwoServers('kind-of-codes');
    const by = { address: '192.0.2.9', name: 'ines@x.test' };
    for (let index = 0; index < 3; index += 1) expect(await resets.take(by)).toBe(0);
    expect(await resets.take(by)).toBeGreaterThan(0);
    expect(await codes.take(by)).toBe(0);
  });

  it('counts a name in any case, and stores it nowhere as typed', async () => {
    const [here, there] = onTwoServers('code');
    const taken: number[] = [];
    for (const name of ['maya@x.test', 'MAYA@x.test', ' Maya@x.test ', 'maya@X.test'])
      taken.push(await here.take({ address: '192.0.2.2', name }));
    expect(taken.slice(0, 3)).toEqual([0, 0, 0]);
    expect(taken[3]).toBeGreaterThan(500);
    expect(await there.take({ address: '192.0.2.2', name: 'other@x.test' })).toBe(0);
    const { rows } = await api.owner.pool.query('SELECT * FROM attempts');
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('maya@');
  });

  it('lets a stranger slow the owner of a name, but not lock the owner out, and not at a known address', async () => {
    const [here] = onTwoServers('sign-in-code');
    const player = await api.logIn();
    const { email: name, id: playerId } = player.player;
    for (let index = 0; index < 4; index += 1) await here.take({ address: `198.51.100.${index}`, name, playerId });
    const owner = { name, playerId };
    expect(await here.take({ ...owner, address: '203.0.113.9' })).toBeGreaterThan(0);
    expect(await here.take({ ...owner, address: '203.0.113.9' })).toBeLessThanOrEqual(60);
    // The address of the log-in above.
    expect(await here.take({ ...owner, address: '127.0.0.1' })).toBe(0);
  });

  it('is over when its window is, by the business clock, and the records are deleted', async () => {
    const [here] = onTwoServers('sign-up');
    for (let index = 0; index < 6; index += 1) expect(await here.take({ address: '192.0.2.3' })).toBe(0);
    expect(await here.take({ address: '192.0.2.3' })).toBeGreaterThan(0);
    api.deps.clock.setOffsetSeconds(601);
    expect(await here.take({ address: '192.0.2.3' })).toBe(0);
    api.deps.clock.setOffsetSeconds(2 * 86_400);
    await deleteExpired(api.deps, contexts);
    expect((await api.owner.pool.query('SELECT * FROM attempts')).rows).toEqual([]);
    api.deps.clock.setOffsetSeconds(0);
  });
});

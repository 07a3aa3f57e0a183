import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { machineTime } from '../../server/platform/clock.ts';
import { openClock } from '../../server/start/openClock.ts';
import { placeBets } from '../../server/store/bets/index.ts';
import { readDatabaseMs } from '../../server/store/businessClock.ts';
import { buildTestApi } from '../support/buildTestApi.ts';
import { APP_REDIRECT, logInOnPage, logInRequest, startIdentity } from '../support/identityServer.ts';
import { makeMoneyFixture, NOW, straight } from './support/moneyFixture.ts';

const quiet = { error: () => undefined, warn: () => undefined };
/** Far less than the machine is wrong by, and more than any machine is slow by. */
const PATIENCE_MS = 120_000;

/** Below the gates of the API, which give such a server nothing to do. */
describe.each([
  ['slow', -600_000],
  ['fast', 600_000],
])('on a machine whose clock is ten minutes %s', (_word, aheadMs) => {
  const machine = { ...machineTime, wallMs: () => machineTime.wallMs() + aheadMs };

  it('an event that began four minutes ago takes no bet, and bets on others are dated by the database', async () => {
    const fixture = await makeMoneyFixture();
    onTestFinished(fixture.drop);
    await fixture.runClock();
    const deps = { ...fixture.deps, clock: await openClock(fixture.deps.db, quiet, machine) };
    const player = await fixture.player(10_000);
    await fixture.event('in-play');
    await fixture.event('open');
    const startsAt = (id: string, ms: number) =>
      fixture.owner.pool.query('UPDATE events SET starts_at = $2 WHERE id = $1', [id, new Date(NOW.getTime() + ms)]);
    await startsAt('in-play', -240_000);
    await startsAt('open', 240_000);
    const place = (id: string) =>
      placeBets(deps, { ...player, placementId: randomUUID(), bets: [straight(`${id}.home`, 1_000)] }, async () => true);
    expect(await place('in-play')).toMatchObject({ kind: 'REJECTED' });
    expect(await place('open')).toMatchObject({ kind: 'PLACED' });
    const { rows } = await fixture.owner.pool.query<{ placed_at: Date }>('SELECT placed_at FROM bets');
    expect(rows).toHaveLength(1);
    expect(Math.abs((rows[0]?.placed_at.getTime() ?? 0) - NOW.getTime())).toBeLessThan(PATIENCE_MS);
  });

  it('a log-in has the database’s expiry', async () => {
    const api = await buildTestApi({
      async openClock(db) {
        await db.pool.query('UPDATE business_clock SET is_checked = true');
        return openClock(db, quiet, machine);
      },
    });
    onTestFinished(api.stop);
    const { accessToken } = await api.logIn();
    const nowMs = await readDatabaseMs(api.owner);
    const { exp = 0, iat = 0 } = decodeJwt(accessToken);
    expect(Math.abs(iat * 1_000 - nowMs)).toBeLessThan(PATIENCE_MS);
    expect(exp - iat).toBe(900);
    const { rows } = await api.owner.pool.query<{ created_at: Date }>('SELECT created_at FROM sessions');
    expect(rows).toHaveLength(1);
    expect(Math.abs((rows[0]?.created_at.getTime() ?? 0) - nowMs)).toBeLessThan(PATIENCE_MS);
  });
});

it('a code and a refresh at a time that is not the database’s are refused until it is, and neither is spent', async () => {
  const { api, issuer, stop } = await startIdentity();
  onTestFinished(stop);
  const moveDatabase = (seconds: number) =>
    api.owner.pool.query('UPDATE business_clock SET is_checked = true, offset_seconds = $1', [seconds]);
  const grant = async (given: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ client_id: 'slipstream-web', ...given });
    const response = await fetch(`${issuer}/token`, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, string>> };
  };
  const { url, verifier } = await logInRequest(issuer);
  const code = (await logInOnPage(issuer, url, await api.newPlayer())).searchParams.get('code') ?? '';
  let fields: Readonly<Record<string, string>> = {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: APP_REDIRECT,
  };
  for (const step of ['code', 'refresh']) {
    for (const seconds of [-600, 600]) {
      await moveDatabase(seconds);
      expect([step, await grant(fields)]).toMatchObject([step, { status: 503, body: { error: 'temporarily_unavailable' } }]);
    }
    await moveDatabase(0);
    const granted = await grant(fields);
    expect([step, granted.status]).toEqual([step, 200]);
    fields = { grant_type: 'refresh_token', refresh_token: granted.body.refresh_token ?? '' };
  }
  expect(api.logged.join()).toContain('clock.refused');
});

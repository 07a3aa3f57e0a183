import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueAuthorizationCode } from '../../server/store/identity/authorizationCodes.ts';
import { findReset, issueResetToken, spendReset } from '../../server/store/identity/passwordResets.ts';
import { accountClient, CLIENT, firstMessage, newAddress } from '../support/accountClient.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

const REQUESTS = '/api/password_reset_requests';
const RESETS = '/api/password_resets';
const NEW_PASSWORD = 'Tide-Lamp-4242';

let api: TestApi;
let client: ReturnType<typeof accountClient>;
beforeAll(async () => {
  api = await buildTestApi({ logLevel: 'info' });
  client = accountClient(api);
});
afterEach(() => api.deps.clock.setOffsetSeconds(0));
afterAll(() => api.stop());

const ask = (email: unknown, address?: string) =>
  client.rest('POST', REQUESTS, { email, client_id: CLIENT }, { headers: { host: 'tsb.localhost' }, ...(address && { address }) });

/** The token of the newest mail with a link. */
async function tokenFor(email: string): Promise<string> {
  await ask(email);
  const [mail] = (await client.outbox(email)).filter(({ link }) => link !== undefined);
  return mail?.link?.split('#')[1] ?? '';
}

const reset = (token: string, password = NEW_PASSWORD) => client.rest('POST', RESETS, { token, password, client_id: CLIENT });

describe('a password reset request', () => {
  it('is answered by 201, and the mail has a link to the page of the brand that was asked', async () => {
    const player = await api.newPlayer();
    const { status, headers } = await ask(player.email.toUpperCase());
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    const mails = await client.outbox(player.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ channel: 'EMAIL', to: player.email, subject: 'Reset your tsb password' });
    expect(mails[0]?.link).toMatch(/^http:\/\/tsb\.localhost\/reset-password#[\w-]{43}$/);
    expect(mails[0]?.body).toContain(mails[0]?.link);
  });

  it('for an unknown address gets the same answer, and no mail', async () => {
    const player = await api.newPlayer();
    const existing = await ask(player.email);
    const unknown = await ask('nobody@slipstream.test');
    expect({ ...unknown, headers: null }).toEqual({ ...existing, headers: null });
    expect(await client.outbox('nobody@slipstream.test')).toEqual([]);
  });

  it('is answered before the address is looked up, so that the time says nothing', async () => {
    const player = await api.newPlayer();
    const blocker = await api.owner.pool.connect();
    try {
      // A request that read the players would wait for this lock.
      await blocker.query('BEGIN');
      await blocker.query('LOCK TABLE players IN ACCESS EXCLUSIVE MODE');
      for (const email of [player.email, 'nobody-else@slipstream.test']) expect((await ask(email)).status).toBe(201);
    } finally {
      await blocker.query('ROLLBACK');
      blocker.release();
    }
    expect(await client.outbox(player.email)).toHaveLength(1);
  });

  it('without a usable address is refused with the message of its field', async () => {
    const messages = [
      ['', 'Please enter your email'],
      ['   ', 'Please enter your email'],
      [undefined, 'Please enter your email'],
      [7, 'Please enter your email'],
      ['maya@example', 'Please enter a valid email'],
      ['maya', 'Please enter a valid email'],
      ['a@b.test,c@d.test', 'Please enter a valid email'],
      [`${'a'.repeat(250)}@b.test`, 'Please enter a valid email'],
    ] as const;
    for (const [email, message] of messages) {
      const { status, body } = await ask(email);
      expect(status).toBe(422);
      expect(body).toEqual({ errors: { email: [{ message }] } });
    }
    const stranger = await client.rest('POST', REQUESTS, { email: 'maya@example.test', client_id: 'another' });
    expect(stranger.status).toBe(422);
    const logged = api.logged.length;
    expect(firstMessage((await ask('ma\0ya@example.test')).body, 'form')).toBeDefined();
    await api.services.accounts.settled();
    expect(api.logged.slice(logged).filter((line) => !line.includes('"a request"'))).toEqual([]);
  });

  it('is limited by name at an address, for known and unknown names alike', async () => {
    const player = await api.newPlayer();
    for (const email of [player.email, 'no-such-player@slipstream.test']) {
      const address = newAddress();
      for (let index = 0; index < 5; index += 1) expect((await ask(email, address)).status).toBe(201);
      const { status, body, headers } = await ask(email, address);
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(firstMessage(body, 'email')).toMatch(/^Too many tries/);
    }
    expect(await client.outbox(player.email)).toHaveLength(5);
  });

  it('is limited by address over all names', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await ask(`n${index}@slipstream.test`, address)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a password reset', () => {
  it('sets the password once, ends every session and says so by mail', async () => {
    const { player, refreshToken, authorization } = await api.logIn();
    const token = await tokenFor(player.email);
    expect((await reset(token)).status).toBe(204);
    expect(await client.logInStatus(player.username, NEW_PASSWORD)).toBe(200);
    expect(await client.logInStatus(player.username, 'correct horse')).toBe(400);
    expect(await client.refreshStatus(refreshToken)).toBe(400);
    expect((await api.query('{ account { id } }', {}, authorization)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await client.outbox(player.email))[0]?.subject).toBe('Your tsb password was changed');

    const again = await reset(token, 'Another-Lamp-7');
    expect(again.status).toBe(422);
    expect(firstMessage(again.body, 'token')).toMatch(/does not work any more/);
    expect(await client.logInStatus(player.username, NEW_PASSWORD)).toBe(200);
  });

  it('leaves no authorization code that would open a session', async () => {
    const player = await api.newPlayer();
    const grant = { clientId: CLIENT, brand: 'tsb', playerId: player.id, redirectUri: '/', challenge: 'c', scope: '', nonce: null };
    await issueAuthorizationCode(api.deps.db.query, grant, api.deps.clock.now());
    const codes = async () =>
      (await api.owner.pool.query('SELECT FROM authorization_codes WHERE player_id = $1', [player.id])).rowCount;
    expect(await codes()).toBe(1);
    await reset(await tokenFor(player.email));
    expect(await codes()).toBe(0);
  });

  it('ends the lock of a player who had forgotten the password', async () => {
    const player = await api.newPlayer();
    const address = newAddress();
    const logIn = async (password: string): Promise<number> => {
      const body = { grant_type: 'password', client_id: CLIENT, username: player.username, password };
      return (await client.rest('POST', '/api/identity/token', body, { address })).status;
    };
    for (let index = 0; index < 5; index += 1) expect(await logIn(`wrong ${index}`)).toBe(400);
    expect(await logIn('correct horse')).toBe(429);
    expect((await reset(await tokenFor(player.email))).status).toBe(204);
    expect(await logIn(NEW_PASSWORD)).toBe(200);
  });

  it('two resets at the same time succeed once', async () => {
    const player = await api.newPlayer();
    const token = await tokenFor(player.email);
    const answers = await Promise.all([reset(token, 'First-Lamp-42'), reset(token, 'Second-Lamp-42')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  it('works by the link of the newest mail, which ends the earlier ones', async () => {
    const player = await api.newPlayer();
    const first = await tokenFor(player.email);
    const second = await tokenFor(player.email);
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(422);
    expect((await reset(second)).status).toBe(204);
  });

  it('is refused half an hour later by the business clock', async () => {
    const player = await api.newPlayer();
    const token = await tokenFor(player.email);
    api.deps.clock.setOffsetSeconds(30 * 60 - 5);
    // The player's own name is looked up by a token that is still good.
    expect(firstMessage((await reset(token, `${player.username}-Lamp-4`)).body, 'password')).toBeDefined();
    api.deps.clock.setOffsetSeconds(30 * 60 + 1);
    expect(firstMessage((await reset(token)).body, 'token')).toMatch(/does not work any more/);
    expect(await client.logInStatus(player.username, 'correct horse')).toBe(200);
  });

  it('without a token of a mail is refused', async () => {
    for (const token of [undefined, null, 7, '', ['x']]) {
      const { status, body } = await client.rest('POST', RESETS, { token, password: NEW_PASSWORD, client_id: CLIENT });
      expect(status, String(token)).toBe(422);
      expect(firstMessage(body, 'token'), String(token)).toMatch(/does not work any more/);
    }
  });

  it('is limited by address, so that nobody guesses at tokens', async () => {
    const address = newAddress();
    const guess = () => client.rest('POST', RESETS, { token: 'guess', password: NEW_PASSWORD, client_id: CLIENT }, { address });
    for (let index = 0; index < 30; index += 1) expect((await guess()).status).toBe(422);
    const { status, body, headers } = await guess();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(firstMessage(body, 'form')).toMatch(/^Too many tries/);
  });

  it('leaves no token in the database that could be used', async () => {
    const player = await api.newPlayer();
    const token = await tokenFor(player.email);
    const { rows } = await api.owner.pool.query('SELECT * FROM password_resets WHERE player_id = $1', [player.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('keeps the link for a better password when the first one breaks a rule', async () => {
    const player = await api.newPlayer({ username: 'rosalind42', email: 'rosalind42@slipstream.test' });
    const token = await tokenFor(player.email);
    for (const password of [
      'Short-1',
      'alllowercase-1',
      'ALLUPPERCASE-1',
      'No-Numbers-Here',
      'Rosalind42-Lamp',
      'Password1234',
      '',
      'x'.repeat(257),
    ]) {
      const { status, body } = await reset(token, password);
      expect(status, password).toBe(422);
      expect(firstMessage(body, 'password'), password).toBeDefined();
    }
    expect((await reset(token)).status).toBe(204);
  });

  it('leaves no address, link or token in the log', async () => {
    const player = await api.newPlayer();
    const token = await tokenFor(player.email);
    await reset('wrong');
    await reset(token);
    await client.outbox(player.email);
    const log = api.logged.join('\n');
    expect(log).toContain('password.reset.requested');
    for (const secret of [player.email, token, NEW_PASSWORD]) expect(log).not.toContain(secret);
  });

  it('is not found, and cannot be used up, from the moment of its end', async () => {
    const { id: playerId } = await api.newPlayer();
    const { query } = api.deps.db;
    const now = api.deps.clock.now();
    const token = await issueResetToken(query, playerId, now, 60);
    const [before, end] = [59_999, 60_000].map((later) => new Date(now.getTime() + later)) as [Date, Date];
    expect(await findReset(query, token, end)).toBeNull();
    expect(await spendReset(query, token, playerId, end)).toBe(false);
    expect(await findReset(query, token, before)).toMatchObject({ playerId });
    expect(await spendReset(query, token, playerId, before)).toBe(true);
  });
});

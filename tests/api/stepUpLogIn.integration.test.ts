import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountClient, CLIENT, firstMessage } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
let client: ReturnType<typeof accountClient>;
beforeAll(async () => {
  api = await buildTestApi();
  client = accountClient(api);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'Tide-Lamp-4242';
const ADDRESS = '10.8.0.1';

let numbers = 0;
async function strong(): Promise<LoggedIn & { readonly phone: string }> {
  numbers += 1;
  const phone = `+1201557${String(1000 + numbers)}`;
  const caller = await api.logIn({ phone });
  await api.owner.pool.query('UPDATE players SET strong_auth_enabled = true WHERE id = $1', [caller.player.id]);
  return { ...caller, phone };
}

const newest = async (phone: string) => (await client.outbox(phone))[0];
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');
async function logIn({ player }: LoggedIn, code?: string, password = PASSWORD) {
  const body = { grant_type: 'password', client_id: CLIENT, username: player.username, password };
  const answer = await client.rest('POST', '/api/identity/token', code === undefined ? body : { ...body, one_time_code: code }, {
    address: ADDRESS,
  });
  const { error, error_description: text } = answer.body as { error?: string; error_description?: string };
  return { status: answer.status, error, text };
}

describe('a log-in with strong authentication', () => {
  it('needs a code that was sent for it, once, beside the password', async () => {
    const caller = await strong();
    expect(await logIn(caller, undefined, 'wrong')).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await client.outbox(caller.phone)).toEqual([]);
    const masked = `(•••) •••-${caller.phone.slice(-4)}`;
    expect(await logIn(caller)).toMatchObject({ status: 400, error: 'code_required', text: expect.stringContaining(masked) });
    const message = await newest(caller.phone);
    expect(message?.body).toContain('to log in');
    const code = message?.code ?? '';
    expect(await logIn(caller, wrong(code))).toMatchObject({
      error: 'code_required',
      text: expect.stringContaining('didn’t match'),
    });
    expect(await logIn(caller, code, 'wrong')).toMatchObject({ error: 'invalid_grant' });
    expect(await logIn(caller, code)).toMatchObject({ status: 200 });
    expect(await logIn(caller, code)).toMatchObject({ status: 400, error: 'code_required' });
  });

  it('takes no code that a session has asked for', async () => {
    const caller = await strong();
    const send = 'mutation { sendOneTimeCode(channel: SMS, source: LOGIN_PREFERENCES) { success } }';
    await api.query(send, {}, caller.authorization);
    const { code = '' } = (await newest(caller.phone)) ?? {};
    expect(await logIn(caller, code ?? '')).toMatchObject({ error: 'code_required' });
  });

  it('is the same on the page of the identity origin', async () => {
    const caller = await strong();
    const request = { clientId: CLIENT, redirectUri: '/', challenge: 'c', state: null, nonce: null, scope: '' };
    const credentials = { username: caller.player.username, password: PASSWORD, ipAddress: ADDRESS, brand: 'tsb' } as const;
    const authorize = (oneTimeCode?: string) => api.services.identity.authorize({ ...credentials, oneTimeCode, request });
    expect(await authorize()).toMatchObject({ ok: false, error: { code: 'CODE_REQUIRED' } });
    expect(await authorize((await newest(caller.phone))?.code ?? '')).toMatchObject({ ok: true });
  });

  it('needs none while an operator has waived it', async () => {
    const caller = await strong();
    await api.owner.pool.query(`SELECT waive_codes($1, 'Showed a passport', now() + interval '1 hour')`, [caller.player.id]);
    expect(await logIn(caller)).toMatchObject({ status: 200 });
  });
});

describe('a mailed reset with strong authentication', () => {
  it('sets no password without a code, and switches nothing off', async () => {
    const caller = await strong();
    await client.rest('POST', '/api/password_reset_requests', { email: caller.player.email, client_id: CLIENT });
    const token = (await client.outbox(caller.player.email))[0]?.link?.split('#')[1] ?? '';
    const reset = (code?: string) =>
      client.rest('POST', '/api/password_resets', { token, password: NEW_PASSWORD, client_id: CLIENT, code });
    const refused = await reset();
    expect(refused.status).toBe(422);
    expect(firstMessage(refused.body, 'code')).toContain('We sent a code');
    const message = await newest(caller.phone);
    expect(message?.body).toContain('to set a new password');
    expect(firstMessage((await reset(wrong(message?.code ?? ''))).body, 'code')).toContain('didn’t match');
    expect(await logIn(caller)).toMatchObject({ error: 'code_required' });
    expect((await reset(message?.code ?? '')).status).toBe(204);
    expect(await logIn(caller, undefined, NEW_PASSWORD)).toMatchObject({ error: 'code_required' });
    const body = { grant_type: 'password', client_id: CLIENT, username: caller.player.username, password: NEW_PASSWORD };
    const code = (await newest(caller.phone))?.code;
    const granted = await client.rest('POST', '/api/identity/token', { ...body, one_time_code: code }, { address: ADDRESS });
    const authorization = `Bearer ${(granted.body as { access_token: string }).access_token}`;
    const off = await client.rest('PATCH', '/api/login_preferences', { strong_auth_enabled: false }, { authorization });
    expect(off.status).toBe(422);
  });
});

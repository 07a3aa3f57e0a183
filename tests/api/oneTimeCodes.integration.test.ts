import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountClient, firstMessage, newAddress } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';

const SEND = `mutation ($channel: OneTimeCodeChannel!, $source: OneTimeCodeSource, $operation: OneTimeCodeOperation) {
  sendOneTimeCode(channel: $channel, source: $source, operation: $operation) { success error displayType } }`;
const VERIFY = `mutation ($code: String!, $source: OneTimeCodeSource!, $operation: OneTimeCodeOperation) {
  verifyOneTimeCode(code: $code, source: $source, operation: $operation) { success error displayType } }`;
const NEED = 'query ($source: OneTimeCodeSource!) { oneTimeCode(source: $source) { source showOneTimeCode destination } }';

let api: TestApi;
let client: ReturnType<typeof accountClient>;
/** Seconds that have passed in a test: a player waits a minute between two codes. */
let pauses = 0;
beforeAll(async () => {
  api = await buildTestApi({ logLevel: 'info' });
  client = accountClient(api);
});
afterEach(() => {
  pauses = 0;
  api.deps.clock.setOffsetSeconds(0);
});
afterAll(() => api.stop());

let numbers = 0;
async function newCaller(): Promise<LoggedIn & { readonly phone: string }> {
  numbers += 1;
  const phone = `+1201555${String(1000 + numbers)}`;
  return { ...(await api.logIn({ phone })), phone };
}

interface Answer {
  readonly success: boolean;
  readonly error: string | null;
  readonly displayType: string;
}

async function send({ authorization }: LoggedIn, channel = 'SMS', source = 'LOGIN_PREFERENCES'): Promise<Answer | undefined> {
  return (await api.query<{ sendOneTimeCode: Answer }>(SEND, { channel, source }, authorization)).data?.sendOneTimeCode;
}
async function verify({ authorization }: LoggedIn, code: string, source = 'LOGIN_PREFERENCES'): Promise<Answer | undefined> {
  return (await api.query<{ verifyOneTimeCode: Answer }>(VERIFY, { code, source }, authorization)).data?.verifyOneTimeCode;
}
async function need({ authorization }: LoggedIn, source = 'LOGIN_PREFERENCES') {
  return (await api.query<{ oneTimeCode: Record<string, unknown> }>(NEED, { source }, authorization)).data?.oneTimeCode;
}
const newest = async (phone: string): Promise<string> => (await client.outbox(phone))[0]?.code ?? '';
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');
const patch = ({ authorization }: LoggedIn, enabled: unknown) =>
  client.rest('PATCH', '/api/login_preferences', { strong_auth_enabled: enabled }, { authorization });

async function showCode(caller: LoggedIn & { readonly phone: string }): Promise<void> {
  pauses += 61;
  api.deps.clock.setOffsetSeconds(pauses);
  await send(caller);
  await verify(caller, await newest(caller.phone));
}

async function makeStrong(caller: LoggedIn & { readonly phone: string }): Promise<void> {
  await showCode(caller);
  expect((await patch(caller, true)).status).toBe(200);
}

describe('a one-time code', () => {
  it('is sent as a text message or by a call', async () => {
    const caller = await newCaller();
    expect(await send(caller, 'SMS')).toEqual({ success: true, error: null, displayType: 'INLINE' });
    const [text] = await client.outbox(caller.phone);
    expect(text).toMatchObject({ channel: 'SMS', to: caller.phone, code: expect.stringMatching(/^\d{6}$/) });
    expect(text?.body).toContain(text?.code);
    expect(await send(caller, 'CALL')).toMatchObject({ success: true });
    const [call] = await client.outbox(caller.phone);
    expect(call?.channel).toBe('CALL');
    expect(call?.body).toContain([...(call?.code ?? '')].join(', '));
    expect((await api.query(SEND, { channel: 'EMAIL' }, caller.authorization)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('the right code works once, and is then needed no more for its source', async () => {
    const caller = await newCaller();
    const masked = `(•••) •••-${caller.phone.slice(-4)}`;
    expect(await need(caller)).toEqual({ source: 'LOGIN_PREFERENCES', showOneTimeCode: true, destination: masked });
    await send(caller);
    const code = await newest(caller.phone);
    expect(await verify(caller, ` ${code} `)).toEqual({ success: true, error: null, displayType: 'INLINE' });
    expect(await need(caller)).toMatchObject({ showOneTimeCode: false });
    expect(await verify(caller, code)).toMatchObject({ success: false, error: 'That code is no longer valid. Send a new one.' });
  });

  it('a wrong code says how many tries are left, and the fifth ends it', async () => {
    const caller = await newCaller();
    await send(caller);
    const code = await newest(caller.phone);
    const errors: (string | null | undefined)[] = [];
    for (let index = 0; index < 5; index += 1) errors.push((await verify(caller, wrong(code)))?.error);
    expect(errors).toEqual([
      'That code didn’t match. 4 tries left.',
      'That code didn’t match. 3 tries left.',
      'That code didn’t match. 2 tries left.',
      'That code didn’t match. 1 try left.',
      'That code is no longer valid. Send a new one.',
    ]);
    expect(await verify(caller, code)).toMatchObject({ success: false, displayType: 'INLINE' });
  });

  it('a new code has five tries of its own, but a quarter of an hour has fifteen, the right code not excepted', async () => {
    const caller = await newCaller();
    const codes: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      await send(caller);
      codes.push(await newest(caller.phone));
      const first = await verify(caller, wrong(codes.at(-1) ?? ''));
      expect(first?.error).toBe('That code didn’t match. 4 tries left.');
      for (let index = 0; index < 4; index += 1) await verify(caller, wrong(codes.at(-1) ?? ''));
    }
    await send(caller);
    expect(await verify(caller, await newest(caller.phone))).toMatchObject({
      success: false,
      displayType: 'TOAST',
      error: expect.stringMatching(/^Too many tries\. Please wait \d+ seconds/),
    });
  });

  it('the right code, shown twice at once, is right once', async () => {
    const callers = await Promise.all(Array.from({ length: 8 }, () => newCaller()));
    for (const caller of callers) await send(caller);
    const codes = await Promise.all(callers.map(({ phone }) => newest(phone)));
    const answers = await Promise.all(
      callers.map((caller, index) => Promise.all([1, 2, 3].map(() => verify(caller, codes[index] ?? '')))),
    );
    for (const three of answers) expect(three.filter((answer) => answer?.success)).toHaveLength(1);
  });

  it('tried twenty times at once is compared five times at most', async () => {
    const caller = await newCaller();
    await send(caller);
    const code = await newest(caller.phone);
    const answers = await Promise.all(Array.from({ length: 14 }, () => verify(caller, wrong(code))));
    expect(answers.filter((answer) => answer?.error?.includes('didn’t match'))).toHaveLength(4);
    expect(await verify(caller, code)).toMatchObject({ success: false });
  });

  it('expires after five minutes, and is replaced by the next one', async () => {
    const caller = await newCaller();
    await send(caller);
    const first = await newest(caller.phone);
    await send(caller);
    const second = await newest(caller.phone);
    if (first !== second) expect(await verify(caller, first)).toMatchObject({ success: false });
    api.deps.clock.setOffsetSeconds(5 * 60 - 5);
    expect((await verify(caller, wrong(second)))?.error).toMatch(/didn’t match/);
    api.deps.clock.setOffsetSeconds(5 * 60 + 1);
    expect(await verify(caller, second)).toMatchObject({ success: false });
  });

  it('is good for what it was sent for alone, and says what that is', async () => {
    const caller = await newCaller();
    // As an earlier page asks.
    expect(await api.query(SEND, { channel: 'SMS' }, caller.authorization)).toMatchObject({
      data: { sendOneTimeCode: { success: false, displayType: 'TOAST' } },
    });
    await send(caller);
    const [message] = await client.outbox(caller.phone);
    expect(message?.body).toContain('to change how you log in');
    expect(await verify(caller, message?.code ?? '', 'WITHDRAWAL')).toMatchObject({ success: false });
    expect(await verify(caller, message?.code ?? '', 'UPDATE_PASSWORD')).toMatchObject({ success: false });
    expect(await verify(caller, message?.code ?? '')).toMatchObject({ success: true });
  });

  it('belongs to the session that asked for it', async () => {
    const caller = await newCaller();
    const other = await api.logIn();
    await send(caller);
    const code = await newest(caller.phone);
    expect(await verify(other, code)).toMatchObject({ success: false });
    expect(await verify(caller, code)).toMatchObject({ success: true });
  });

  it('is not stored as digits, and neither code nor number is logged', async () => {
    const caller = await newCaller();
    await send(caller);
    const code = await newest(caller.phone);
    const { rows } = await api.owner.pool.query<{ code_hash: string }>('SELECT code_hash FROM one_time_codes');
    for (const row of rows) expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
    await verify(caller, wrong(code));
    const log = api.logged.join('\n');
    expect(log).toContain('oneTimeCode.sent');
    expect(log).toContain('oneTimeCode.refused');
    expect(log).not.toContain(caller.phone);
    expect(log).not.toContain(`"${code}"`);
  });

  it('is sent five times in a quarter of an hour, then not', async () => {
    const caller = await newCaller();
    for (let index = 0; index < 5; index += 1) expect(await send(caller)).toMatchObject({ success: true });
    expect(await send(caller)).toMatchObject({
      success: false,
      displayType: 'TOAST',
      error: expect.stringMatching(/^Please wait \d+ seconds/),
    });
    expect(await client.outbox(caller.phone)).toHaveLength(5);
  });

  it('a code that could not be sent says so', async () => {
    // Outside the sandbox there is no telephone gateway.
    const production = await buildTestApi({ config: { sandbox: false } });
    const { authorization } = await production.logIn({ phone: '+12015550199' });
    const { data } = await production.query(SEND, { channel: 'SMS', source: 'WITHDRAWAL' }, authorization);
    await production.stop();
    const error = 'We couldn’t send a code at the moment. Try again later.';
    expect(data).toEqual({ sendOneTimeCode: { success: false, error, displayType: 'TOAST' } });
  });

  it('is not sent without a number, or to anybody who is not logged in', async () => {
    const caller = await api.logIn();
    expect(await send(caller)).toMatchObject({ success: false, displayType: 'TOAST' });
    expect(await need(caller)).toMatchObject({ destination: null });
    for (const [text, variables] of [
      [SEND, { channel: 'SMS' }],
      [VERIFY, { code: '1', source: 'LOGIN_PREFERENCES' }],
      [NEED, { source: 'LOGIN_PREFERENCES' }],
    ] as const)
      for (const authorization of [undefined, await api.anonymous()])
        expect((await api.query(text, variables, authorization)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('login preferences', () => {
  it('are read, and strong authentication is disabled with 200 after a code', async () => {
    const caller = await newCaller();
    const { authorization } = caller;
    const read = () => client.rest('GET', '/api/login_preferences', undefined, { authorization });
    expect((await read()).body).toEqual({ strong_auth_enabled: false });
    await makeStrong(caller);
    expect((await read()).body).toEqual({ strong_auth_enabled: true });
    expect(await need(caller)).toMatchObject({ showOneTimeCode: true });
    const refused = await patch(caller, false);
    expect(refused.status).toBe(422);
    expect(firstMessage(refused.body, 'strong_auth_enabled')).toMatch(/code/);
    expect((await read()).body).toEqual({ strong_auth_enabled: true });
    await showCode(caller);
    expect(await need(caller)).toMatchObject({ showOneTimeCode: false });
    expect(await patch(caller, false)).toMatchObject({ status: 200, body: { strong_auth_enabled: false } });
    expect((await read()).body).toEqual({ strong_auth_enabled: false });
  });

  it('disable strong authentication after a reset by mail with a code alone, or once an operator has waived it', async () => {
    const caller = await newCaller();
    await makeStrong(caller);
    const { id } = caller.player;
    await api.owner.pool.query('UPDATE players SET password_reset_at = now() WHERE id = $1', [id]);
    expect(await need(caller)).toMatchObject({ showOneTimeCode: true });
    expect((await patch(caller, false)).status).toBe(422);
    const waive = `SELECT waive_codes($1, 'Showed a passport', $2)`;
    const until = new Date(api.deps.clock.now().getTime() + 3_600_000);
    await expect(api.deps.db.pool.query(waive, [id, until])).rejects.toMatchObject({ code: '42501' });
    await expect(api.deps.db.pool.query('DELETE FROM code_waivers')).rejects.toMatchObject({ code: '42501' });
    await api.owner.pool.query(waive, [id, until]);
    expect(await need(caller)).toMatchObject({ showOneTimeCode: false });
    expect((await patch(caller, false)).status).toBe(200);
    expect((await patch(caller, true)).status).toBe(422);
  });

  it('switched on or off are in the security log, and a mail says so', async () => {
    const caller = await newCaller();
    await patch(caller, true);
    await makeStrong(caller);
    await showCode(caller);
    await patch(caller, false);
    const subjects = (await client.outbox(caller.player.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Codes are off/), expect.stringMatching(/^Codes are on/)]);
    const lines = api.logged.map((line) => JSON.parse(line) as Record<string, string>);
    const own = lines.filter(({ actor, security }) => actor === caller.player.id && /^(?:factor|oneTimeCode)/.test(security ?? ''));
    expect(own.map(({ security, outcome }) => [security, outcome])).toEqual([
      ['factor.refused', 'ON'],
      ['oneTimeCode.sent', 'SMS'],
      ['oneTimeCode.accepted', 'RIGHT'],
      ['factor.changed', 'ON'],
      ['oneTimeCode.sent', 'SMS'],
      ['oneTimeCode.accepted', 'RIGHT'],
      ['factor.changed', 'OFF'],
    ]);
    for (const line of own)
      expect(line).toMatchObject({
        sessionId: expect.any(String),
        requestId: expect.any(String),
        client: expect.any(String),
        brand: 'tsb',
      });
  });

  it('enable strong authentication after a right code only, once for each code', async () => {
    const caller = await newCaller();
    const refused = await patch(caller, true);
    expect(refused.status).toBe(422);
    expect(firstMessage(refused.body, 'strong_auth_enabled')).toMatch(/code/);
    await makeStrong(caller);
    expect((await patch(caller, true)).status).toBe(200);
    await showCode(caller);
    await patch(caller, false);
    expect((await patch(caller, true)).status).toBe(422);
    for (const value of ['true', 1, null, undefined]) expect((await patch(caller, value)).status).toBe(422);
  });

  it('and those of e-mail are the player’s own: without a session 401', async () => {
    const maya = await api.logIn();
    const other = await api.logIn();
    const emails = (who: LoggedIn | null, offers?: unknown) =>
      client.rest(
        offers === undefined ? 'GET' : 'PATCH',
        '/i/email_preferences',
        offers === undefined ? undefined : { offers },
        who === null ? {} : { authorization: who.authorization },
      );
    expect((await emails(maya)).body).toEqual({ offers: false });
    expect(await emails(maya, true)).toMatchObject({ status: 200, body: { offers: true } });
    expect((await emails(maya)).body).toEqual({ offers: true });
    expect((await emails(other)).body).toEqual({ offers: false });
    expect((await emails(maya, 'yes')).status).toBe(422);
    expect((await emails(null)).status).toBe(401);
    expect((await emails(null, true)).status).toBe(401);
    for (const method of ['GET', 'PATCH'] as const)
      expect(
        (await client.rest(method, '/api/login_preferences', method === 'PATCH' ? { strong_auth_enabled: false } : undefined))
          .status,
      ).toBe(401);
    const visitor = await api.anonymous();
    expect((await client.rest('GET', '/i/email_preferences', undefined, { authorization: visitor })).status).toBe(401);
  });
});

it('an account with limited access may look at its preferences, and change nothing', async () => {
  const { authorization, player } = await api.logIn();
  await api.owner.pool.query('UPDATE players SET limited_access = true WHERE id = $1', [player.id]);
  api.deps.clock.setOffsetSeconds(3);
  expect((await client.rest('GET', '/api/login_preferences', undefined, { authorization })).status).toBe(200);
  const changes = [
    ['/api/login_preferences', { strong_auth_enabled: false }],
    ['/i/email_preferences', { offers: true }],
    ['/api/password', { current_password: 'correct horse', new_password: 'Tide-Lamp-4242' }],
  ] as const;
  for (const [path, body] of changes) expect((await client.rest('PATCH', path, body, { authorization })).status, path).toBe(403);
  expect(await client.logInStatus(player.username, 'correct horse')).toBe(200);
});

describe('a new password with strong authentication', () => {
  const NEW_PASSWORD = 'Tide-Lamp-4242';
  const update = ({ authorization }: LoggedIn, current = 'correct horse') =>
    client.rest(
      'PATCH',
      '/api/password',
      { current_password: current, new_password: NEW_PASSWORD },
      { authorization, address: newAddress() },
    );

  /** Whether a log-in with it gets as far as the code. */
  const isPassword = async ({ player }: LoggedIn, password: string): Promise<boolean> => {
    const body = { grant_type: 'password', client_id: 'slipstream-web', username: player.username, password };
    return ((await client.rest('POST', '/api/identity/token', body)).body as { error?: string }).error === 'code_required';
  };

  it('needs a code of its own, which one change uses up', async () => {
    const caller = await newCaller();
    expect(await need(caller, 'UPDATE_PASSWORD')).toMatchObject({ showOneTimeCode: false });
    await makeStrong(caller);
    expect(await need(caller, 'UPDATE_PASSWORD')).toMatchObject({ showOneTimeCode: true });
    const refused = await update(caller);
    expect(refused.status).toBe(422);
    expect(firstMessage(refused.body, 'form')).toMatch(/code/);
    expect(await isPassword(caller, 'correct horse')).toBe(true);
    await send(caller, 'SMS', 'UPDATE_PASSWORD');
    expect(await verify(caller, await newest(caller.phone), 'UPDATE_PASSWORD')).toMatchObject({ success: true });
    expect((await update(caller)).status).toBe(204);
    expect(await isPassword(caller, NEW_PASSWORD)).toBe(true);
    expect(await need(caller, 'UPDATE_PASSWORD')).toMatchObject({ showOneTimeCode: true });
  });

  it('is refused after a code that was verified for another source', async () => {
    const caller = await newCaller();
    await makeStrong(caller);
    await send(caller);
    expect(await verify(caller, await newest(caller.phone), 'LOGIN_PREFERENCES')).toMatchObject({ success: true });
    expect(await need(caller, 'UPDATE_PASSWORD')).toMatchObject({ showOneTimeCode: true });
    expect((await update(caller)).status).toBe(422);
    expect(await isPassword(caller, 'correct horse')).toBe(true);
  });

  it('is refused ten minutes after the code', async () => {
    const caller = await newCaller();
    await makeStrong(caller);
    await send(caller, 'SMS', 'UPDATE_PASSWORD');
    await verify(caller, await newest(caller.phone), 'UPDATE_PASSWORD');
    api.deps.clock.setOffsetSeconds(10 * 60 - 5);
    expect(await need(caller, 'UPDATE_PASSWORD')).toMatchObject({ showOneTimeCode: false });
    api.deps.clock.setOffsetSeconds(pauses + 10 * 60 + 1);
    expect(await need(caller, 'UPDATE_PASSWORD')).toMatchObject({ showOneTimeCode: true });
    expect((await update(caller)).status).toBe(422);
  });
});

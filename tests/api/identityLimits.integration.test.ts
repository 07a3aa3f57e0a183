import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createIdentity } from '../../server/api/identity/createIdentity.ts';
import { contexts } from '../../server/contexts.ts';
import { DEFAULT_IDENTITY_POLICY, type IdentityPolicy } from '../../server/domain/identity/policy.ts';
import { deleteExpired } from '../../server/jobs/cleanup.ts';
import { reserveLogin } from '../../server/store/identity/loginAttempts.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

/** The number of checked passwords, and the most at one time. */
const argon2 = vi.hoisted(() => {
  // Files before and after this one share its process and its modules, but not its mock.
  vi.resetModules();
  return { runs: 0, running: 0, most: 0 };
});
afterAll(() => void vi.resetModules());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  async function counted<Value>(work: () => Promise<Value>): Promise<Value> {
    argon2.running += 1;
    argon2.most = Math.max(argon2.most, argon2.running);
    try {
      return await work();
    } finally {
      argon2.running -= 1;
    }
  }
  return {
    ...original,
    hash: (...args: Parameters<typeof original.hash>) => counted(() => original.hash(...args)),
    verify: (...args: Parameters<typeof original.verify>) => {
      argon2.runs += 1;
      return counted(() => original.verify(...args));
    },
  };
});

/** Stops the business clock, so that no limit's time passes on a slow machine. @returns a function that advances it. */
function stopClock({ deps }: TestApi): (seconds: number) => void {
  let now = deps.clock.now().getTime();
  vi.spyOn(deps.clock, 'now').mockImplementation(() => new Date(now));
  return (seconds) => {
    now += seconds * 1000;
  };
}

async function withApi(
  policy: Partial<IdentityPolicy>,
  work: (api: TestApi, advance: (seconds: number) => void) => Promise<void>,
): Promise<void> {
  const api = await buildTestApi({ identityPolicy: { ...DEFAULT_IDENTITY_POLICY, ...policy } });
  argon2.runs = 0;
  argon2.most = 0;
  try {
    await work(api, stopClock(api));
    expect(api.logged).toEqual([]);
  } finally {
    await api.stop();
  }
}

async function logIn(api: TestApi, username: string, password: string, remoteAddress: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload: { grant_type: 'password', client_id: 'slipstream-web', username, password },
    remoteAddress,
  });
  const body = response.json<{ error?: string; retry_after_seconds?: number }>();
  return { status: response.statusCode, error: body.error, retryAfter: Number(response.headers['retry-after'] ?? 0) };
}

const times = <Value>(count: number, make: (index: number) => Value): Value[] => Array.from({ length: count }, (_, i) => make(i));
const statuses = (answers: readonly { readonly status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const HERE = '203.0.113.1';

describe('log-ins sent at once', () => {
  it('118 with the right password last: five passwords are checked, and no log-in succeeds', () =>
    withApi({ loginsWaiting: 500 }, async (api) => {
      const player = await api.newPlayer();
      const guesses = [...times(117, (index) => `wrong ${index}`), player.password];
      const answers = await Promise.all(guesses.map((guess) => logIn(api, player.username, guess, HERE)));
      expect(statuses(answers)).toEqual({ 400: 5, 429: 113 });
      expect(argon2.runs).toBe(5);
    }));

  it('one player has five passwords, by e-mail and by user name, on two servers', () =>
    withApi({ loginsWaiting: 500 }, async (api) => {
      const player = await api.newPlayer();
      const other = await createIdentity(
        api.deps,
        api.services.idTokens,
        { seen: () => undefined },
        { ...DEFAULT_IDENTITY_POLICY, loginsWaiting: 500 },
      );
      await Promise.all(
        times(120, (index) =>
          (index % 2 === 0 ? api.services.identity : other).passwordGrant({
            brand: api.deps.config.brand,
            username: index % 3 === 0 ? player.email : player.username,
            password: 'wrong',
            ipAddress: HERE,
          }),
        ),
      );
      expect(argon2.runs).toBe(5);
      expect((await logIn(api, player.email, player.password, HERE)).status).toBe(429);
    }));

  it.each([
    ['one account from forty addresses', (index: number) => ({ account: 'name:maya', network: `10.5.0.${index}` })],
    ['forty accounts from one address', (index: number) => ({ account: `name:${index}`, network: HERE })],
  ])('for %s: ten of them are reserved', (_what, attemptOf) =>
    withApi({}, async ({ deps }) => {
      const { loginLimits } = DEFAULT_IDENTITY_POLICY;
      const reserved = await Promise.all(
        times(40, (index) => reserveLogin(deps.db.query, { playerId: null, ...attemptOf(index) }, deps.clock.now(), loginLimits)),
      );
      expect(reserved.filter(({ ok }) => ok)).toHaveLength(10);
    }),
  );

  it('forty players of one address with right passwords are all logged in, two at a time', () =>
    withApi({ loginsWaiting: 100 }, async (api) => {
      const players = await Promise.all(times(40, () => api.newPlayer()));
      argon2.most = 0;
      const answers = await Promise.all(players.map(({ username, password }) => logIn(api, username, password, HERE)));
      expect(statuses(answers)).toEqual({ 200: 40 });
      expect(argon2.most).toBe(2);
    }));

  it('from one address more than can wait: the rest are told to retry, and a player elsewhere can log in', () =>
    withApi({}, async (api) => {
      const player = await api.newPlayer();
      const flood = times(200, (index) => logIn(api, `nobody ${index}`, 'wrong', HERE));
      const [honest, ...hostile] = await Promise.all([logIn(api, player.username, player.password, '198.51.100.7'), ...flood]);
      expect(honest.status).toBe(200);
      const counts = statuses(hostile);
      expect(counts[503]).toBeGreaterThanOrEqual(200 - DEFAULT_IDENTITY_POLICY.loginsWaiting - 10);
      expect(hostile.filter(({ status }) => status === 503).every(({ retryAfter }) => retryAfter === 1)).toBe(true);
      expect(argon2.runs).toBeLessThanOrEqual(11);
      expect(argon2.most).toBeLessThanOrEqual(2);
    }));
});

describe('a password longer than any', () => {
  it('costs no hash, neither at a log-in nor as the present one of a change', () =>
    withApi({}, async (api) => {
      const { player, authorization } = await api.logIn();
      argon2.runs = 0;
      const long = 'x'.repeat(257);
      expect((await logIn(api, player.username, long, HERE)).status).toBe(400);
      const payload = { current_password: long, new_password: 'Tide-Lamp-4242' };
      const change = await api.app.inject({ method: 'PATCH', url: '/api/password', headers: { authorization }, payload });
      expect(change.statusCode).toBe(422);
      expect(argon2.runs).toBe(0);
    }));
});

describe('one address', () => {
  it('one address that tries one password on 100 names fails ten times, then waits for less than a minute', () =>
    withApi({}, async (api, advance) => {
      const answers = [];
      for (let index = 0; index < 100; index += 1) answers.push(await logIn(api, `name ${index}`, 'Password1!', HERE));
      expect(statuses(answers)).toEqual({ 400: 10, 429: 90 });
      expect(answers[99]).toMatchObject({ error: 'too_many_requests' });
      expect(answers[99]?.retryAfter).toBeGreaterThan(0);
      expect(answers[99]?.retryAfter).toBeLessThanOrEqual(60);
      expect(argon2.runs).toBe(10);
      expect((await logIn(api, 'name 1', 'Password1!', '198.51.100.7')).status).toBe(400);
      advance(60);
      expect((await logIn(api, 'name 100', 'Password1!', HERE)).status).toBe(400);
    }));

  it('an IPv6 network is one address', () =>
    withApi({}, async (api) => {
      const answers = [];
      for (let index = 0; index < 12; index += 1)
        answers.push(await logIn(api, `name ${index}`, 'wrong', `2001:db8:1:2::${index + 1}`));
      expect(statuses(answers)).toEqual({ 400: 10, 429: 2 });
    }));

  it('logs in as often as its limit says, even with right passwords', () =>
    withApi(
      {
        loginLimits: { ...DEFAULT_IDENTITY_POLICY.loginLimits, addressAttempts: { count: 20, windowSeconds: 60 } },
      },
      async (api) => {
        const player = await api.newPlayer();
        const answers = [];
        for (let index = 0; index < 22; index += 1) answers.push(await logIn(api, player.username, player.password, HERE));
        expect(statuses(answers)).toEqual({ 200: 20, 429: 2 });
        expect((await logIn(api, player.username, player.password, '198.51.100.7')).status).toBe(200);
      },
    ));

  it('where a neighbour guesses at names lets a player in who has logged in there before', () =>
    withApi({}, async (api) => {
      const player = await api.newPlayer();
      expect((await logIn(api, player.username, player.password, HERE)).status).toBe(200);
      for (let index = 0; index < 11; index += 1) await logIn(api, `name ${index}`, 'wrong', HERE);
      expect((await logIn(api, 'name 11', 'wrong', HERE)).status).toBe(429);
      expect((await logIn(api, player.username, player.password, HERE)).status).toBe(200);
    }));
});

it('a log-in on the log-in page ends the failures of its own address alone, and makes the address known for longer', () =>
  withApi({}, async (api, advance) => {
    const { id, username, password } = await api.newPlayer();
    const redirectUri = 'http://localhost:4000/oauth_callback';
    const request = { clientId: 'slipstream-web', redirectUri, challenge: 'c', state: null, nonce: null, scope: '' };
    const onPage = () => api.services.identity.authorize({ brand: 'tsb', username, password, request, ipAddress: HERE });
    const ELSEWHERE = '198.51.100.7';
    for (const address of [HERE, ELSEWHERE])
      for (let index = 0; index < 4; index += 1) await logIn(api, username, 'wrong', address);
    expect((await onPage()).ok).toBe(true);
    for (const [address, status] of [
      [HERE, 400],
      [ELSEWHERE, 400],
      [HERE, 400],
      [ELSEWHERE, 429],
    ] as const)
      expect((await logIn(api, username, 'wrong', address)).status, address).toBe(status);
    for (let month = 0; month < 4; month += 1) {
      advance(30 * 86_400);
      expect((await onPage()).ok).toBe(true);
    }
    await deleteExpired(api.deps, contexts);
    const { rows } = await api.owner.pool.query('SELECT network FROM login_networks WHERE player_id = $1', [id]);
    expect(rows).toEqual([{ network: HERE }]);
  }));

describe('one account, guessed at from many addresses', () => {
  let api: TestApi;
  let advance: (seconds: number) => void;
  let player: Awaited<ReturnType<TestApi['newPlayer']>>;
  const HOME = '198.51.100.7';
  let answers: Awaited<ReturnType<typeof logIn>>[] = [];

  beforeAll(async () => {
    api = await buildTestApi();
    advance = stopClock(api);
    player = await api.newPlayer();
    await logIn(api, player.username, player.password, HOME);
    argon2.runs = 0;
    for (let index = 0; index < 100; index += 1) answers.push(await logIn(api, player.username, 'wrong', `10.1.0.${index}`));
  });
  afterAll(() => api.stop());

  it('slows the strangers after ten failures', () => {
    expect(statuses(answers)[400]).toBeLessThanOrEqual(12);
    expect(argon2.runs).toBe(statuses(answers)[400]);
    expect(answers[99]).toMatchObject({ status: 429, error: 'login_locked' });
    expect(answers[99]?.retryAfter).toBeLessThanOrEqual(60);
  });

  it('keeps the player in who is at a known address', async () => {
    expect((await logIn(api, player.username, player.password, HOME)).status).toBe(200);
  });

  it('lets the player in at a new address once the pause is over, and never locks for good', async () => {
    const refused = await logIn(api, player.username, player.password, '192.0.2.9');
    expect(refused.status).toBe(429);
    advance(refused.retryAfter);
    expect((await logIn(api, player.username, player.password, '192.0.2.9')).status).toBe(200);
    // After an hour of a stranger's attempts the pause is a minute, its maximum.
    answers = [];
    for (let step = 0; step < 180; step += 1) {
      advance(20);
      answers.push(await logIn(api, player.username, 'wrong', `10.2.0.${step}`));
    }
    expect(Math.max(...answers.map(({ retryAfter }) => retryAfter))).toBeLessThanOrEqual(60);
    expect(statuses(answers)[400]).toBeLessThanOrEqual(80);
    advance(60);
    expect((await logIn(api, player.username, player.password, '192.0.2.10')).status).toBe(200);
  });

  it('answers an unknown name alike, of any length', async () => {
    const unknownName: typeof answers = [];
    for (let index = 0; index < 30; index += 1) unknownName.push(await logIn(api, 'x'.repeat(4000), 'wrong', `10.3.0.${index}`));
    const knownName: typeof answers = [];
    const victim = await api.newPlayer();
    for (let index = 0; index < 30; index += 1) knownName.push(await logIn(api, victim.username, 'wrong', `10.4.0.${index}`));
    const seen = (each: (typeof answers)[number]) => `${each.status} ${each.error}`;
    expect(new Set(unknownName.map(seen))).toEqual(new Set(knownName.map(seen)));
    expect(seen(unknownName[29] ?? { status: 0, error: '', retryAfter: 0 })).toBe('429 login_locked');
  });
});

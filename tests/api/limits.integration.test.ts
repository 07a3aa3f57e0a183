import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountClient } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
let rest: ReturnType<typeof accountClient>['rest'];
beforeAll(async () => {
  api = await buildTestApi();
  ({ rest } = accountClient(api));
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

interface Limit {
  readonly id: string;
  readonly pendingLimit: { readonly id: string } | null;
}

const FIELDS = `id limitType period title activeLimit { amount hours description badge } used { used left }
  pendingLimit { id amount hours description badge } history { isActive amount timeLimit end }`;

async function limits({ authorization }: LoggedIn, type: string): Promise<readonly Limit[]> {
  const { data } = await api.query<{ responsibleGamingLimits: readonly Limit[] }>(
    `{ responsibleGamingLimits(limitType: ${type}) { ${FIELDS} } }`,
    {},
    authorization,
  );
  return data?.responsibleGamingLimits ?? [];
}

async function mutate({ authorization }: LoggedIn, call: string): Promise<unknown> {
  const { data, errors } = await api.query<Record<string, unknown>>(
    `mutation { r: ${call} { limit { ${FIELDS} } userErrors { code } } }`,
    {},
    authorization,
  );
  return data?.r ?? errors[0]?.extensions.code;
}

/** As if the wait of every pending change were over. */
const passWaits = () => api.owner.pool.query(`UPDATE pending_limits SET confirmable_at = asked_at - interval '1 second'`);

describe('the limits by GraphQL', () => {
  it('are a row for each period, with active, pending, badge and history', async () => {
    const player = await api.logIn();
    expect(await limits(player, 'DEPOSIT')).toMatchObject([
      { id: 'deposit-daily', limitType: 'DEPOSIT', period: 'DAILY', title: 'Daily deposit limit', activeLimit: null, history: [] },
      { id: 'deposit-weekly', period: 'WEEKLY' },
      { id: 'deposit-monthly', period: 'MONTHLY' },
    ]);
    await mutate(player, 'setLimit(type: DEPOSIT, period: DAILY, amount: 10000)');
    await mutate(player, 'setLimit(type: DEPOSIT, period: DAILY, amount: 20000)');
    const [daily] = await limits(player, 'DEPOSIT');
    expect(daily).toMatchObject({
      activeLimit: { amount: 10_000, hours: null, description: '$100.00 a day', badge: 'INCREASE_PENDING' },
      pendingLimit: { amount: 20_000, description: '$200.00 a day', badge: 'INCREASE_PENDING' },
      used: { used: 0, left: 10_000 },
      history: [{ isActive: true, amount: 10_000, timeLimit: null, end: null }],
    });
    expect(await limits(player, 'MAX_SINGLE_WAGER')).toMatchObject([{ id: 'max-single-wager', period: null }]);
  });

  it('are confirmed once the wait is over, and cancelled, by the pending id', async () => {
    const player = await api.logIn();
    await mutate(player, 'setLimit(type: DAILY_TIME, duration: 3)');
    await mutate(player, 'setLimit(type: DAILY_TIME, duration: 5)');
    const pending = async () => (await limits(player, 'DAILY_TIME'))[0]?.pendingLimit?.id ?? '';
    expect(await mutate(player, `confirmPendingLimit(id: "${await pending()}")`)).toMatchObject({
      userErrors: [{ code: 'TOO_EARLY' }],
    });
    await passWaits();
    expect((await limits(player, 'DAILY_TIME'))[0]).toMatchObject({ pendingLimit: { hours: 5, badge: 'ACTION_REQUIRED' } });
    expect(await mutate(player, `confirmPendingLimit(id: "${await pending()}")`)).toMatchObject({
      limit: { activeLimit: { amount: null, hours: 5, description: '5 hours a day', badge: null }, pendingLimit: null },
    });
    await mutate(player, 'setLimit(type: DAILY_TIME)');
    expect((await limits(player, 'DAILY_TIME'))[0]).toMatchObject({ pendingLimit: { hours: null, badge: 'REMOVAL_PENDING' } });
    expect(await mutate(player, `cancelPendingLimit(id: "${await pending()}")`)).toMatchObject({ limit: { pendingLimit: null } });
    expect(await mutate(player, `cancelPendingLimit(id: "none")`)).toMatchObject({ userErrors: [{ code: 'NOTHING_PENDING' }] });
  });

  it('are refused with what is wrong, and nothing changes', async () => {
    const player = await api.logIn();
    const stranger = await api.logIn();
    for (const [call, code] of [
      ['setLimit(type: LOSS, period: DAILY, amount: 0)', 'VALUE_INVALID'],
      ['setLimit(type: LOSS, period: DAILY, amount: -100)', 'VALUE_INVALID'],
      ['setLimit(type: LOSS, period: DAILY, amount: 100000001)', 'VALUE_INVALID'],
      ['setLimit(type: LOSS, amount: 100)', 'PERIOD_INVALID'],
      ['setLimit(type: DAILY_TIME, duration: 0)', 'VALUE_INVALID'],
      ['setLimit(type: DAILY_TIME, duration: 11)', 'VALUE_INVALID'],
      ['setLimit(type: DAILY_TIME, period: WEEKLY, duration: 2)', 'PERIOD_INVALID'],
      ['setLimit(type: LOSS, period: DAILY)', 'NO_LIMIT'],
    ])
      expect([call, await mutate(player, call ?? '')]).toMatchObject([call, { limit: null, userErrors: [{ code }] }]);
    expect(await mutate(player, 'setLimit(type: LOSS, period: DAILY, amount: 1.5)')).toBe('GRAPHQL_VALIDATION_FAILED');
    await mutate(player, 'setLimit(type: LOSS, period: DAILY, amount: 100)');
    await mutate(player, 'setLimit(type: LOSS, period: DAILY, amount: 200)');
    await passWaits();
    const id = (await limits(player, 'LOSS'))[0]?.pendingLimit?.id;
    for (const action of ['confirm', 'cancel'])
      expect(await mutate(stranger, `${action}PendingLimit(id: "${id}")`)).toMatchObject({
        userErrors: [{ code: 'NOTHING_PENDING' }],
      });
    expect((await limits(player, 'LOSS'))[0]?.pendingLimit?.id).toBe(id);
  });

  it('have a history that is paged by cursor, while new ones come', async () => {
    const player = await api.logIn();
    const set = (amount: number) => mutate(player, `setLimit(type: SPEND, period: DAILY, amount: ${amount})`);
    for (let amount = 500; amount > 0; amount -= 100) await set(amount);
    const page = async (after: string | null) => {
      const { data } = await api.query<{
        limitHistorySection: { items: readonly { amount: number }[]; nextCursor: string | null };
      }>(
        'query ($after: String) { limitHistorySection(id: "spend-daily", first: 2, after: $after) { items { amount isActive } nextCursor } }',
        { after },
        player.authorization,
      );
      return {
        amounts: data?.limitHistorySection.items.map(({ amount }) => amount),
        next: data?.limitHistorySection.nextCursor ?? null,
      };
    };
    const first = await page(null);
    await set(50);
    const second = await page(first.next);
    expect([first.amounts, second.amounts, (await page(second.next)).amounts]).toEqual([[100, 200], [300, 400], [500]]);
    expect((await page(second.next)).next).toBeNull();
  });

  it('say what was spent in the session', async () => {
    const player = await api.logIn();
    const { data } = await api.query('{ sessionSpend { amount { amount } since } }', {}, player.authorization);
    expect(data).toEqual({ sessionSpend: { amount: { amount: 0 }, since: expect.stringMatching(/Z$/) } });
  });
});

describe('bad input', () => {
  const passClock = (seconds: number) => api.deps.clock.setOffsetSeconds(seconds);
  afterEach(() => passClock(0));
  /** Everything that is stored of a player's limits, with the number of rows of the log. */
  const stored = async ({ player: { id } }: LoggedIn) =>
    (
      await api.deps.db.pool.query(
        `SELECT (SELECT json_agg(l ORDER BY type, period) FROM player_limits l WHERE player_id = $1) AS limits,
                (SELECT json_agg(p ORDER BY id) FROM pending_limits p WHERE player_id = $1) AS pending,
                (SELECT count(*) FROM safer_play_log WHERE player_id = $1) AS logged`,
        [id],
      )
    ).rows[0];
  const pendingOf = async (player: LoggedIn, type: string) => (await limits(player, type))[0]?.pendingLimit?.id ?? '';

  it('is a typed error by REST, and changes nothing', async () => {
    const player = await api.logIn();
    await mutate(player, 'setLimit(type: DEPOSIT, period: DAILY, amount: 10000)');
    await mutate(player, 'setLimit(type: DEPOSIT, period: DAILY, amount: 20000)');
    await mutate(player, 'setLimit(type: DAILY_TIME, duration: 3)');
    const before = await stored(player);
    const at = { period: 'daily' };
    for (const [path, body, field] of [
      ...[-1, 0, 1.5, 100_000_001, 1e300, '100', '1e3', true, [100], {}, '', undefined].map(
        (amount) => ['cashflow_limits/deposit', { ...at, amount }, 'amount'] as const,
      ),
      ...['yearly', 'DAILY', '', 1].map((period) => ['cashflow_limits/deposit', { amount: 100, period }, 'period'] as const),
      ['cashflow_limits/deposit', { amount: 100 }, 'amount'],
      ['cashflow_limits/max_single_wager', { amount: 100, period: 'daily' }, 'amount'],
      ['cashflow_limits/loss', { amount: null, period: 'daily' }, 'amount'],
      ...[0, 11, -1, 1.5, 1e9].map((hours) => ['time_limits', { hours }, 'hours'] as const),
      ...['3', undefined].map((hours) => ['time_limits', { hours }, 'hours'] as const),
    ] as const) {
      const { status, body: answer } = await rest('POST', `/i/${path}`, body, { authorization: player.authorization });
      const errors = Object.entries((answer as { errors?: Record<string, readonly { message: string }[]> }).errors ?? {});
      expect([path, body, status, errors.length]).toEqual([path, body, 422, 1]);
      expect([[field, 'amount'].includes(errors[0]?.[0] ?? ''), errors[0]?.[1][0]?.message]).toEqual([
        true,
        expect.stringMatching(/\w/),
      ]);
    }
    expect(await stored(player)).toEqual(before);
  });

  it('a pending change is decided by nothing wrong: too early, twice, after a cancel, of another player, or with the clock set back', async () => {
    const [player, stranger] = [await api.logIn(), await api.logIn()];
    const LATER = 40 * 86_400;
    const raise = async () => {
      await mutate(player, 'setLimit(type: SPEND, period: MONTHLY, amount: 10000)');
      await mutate(player, 'setLimit(type: SPEND, period: MONTHLY, amount: 20000)');
      return (await limits(player, 'SPEND'))[2]?.pendingLimit?.id ?? '';
    };
    const refused = async (who: LoggedIn, call: string, code: string) => {
      const before = await stored(player);
      expect([call, await mutate(who, call)]).toMatchObject([call, { limit: null, userErrors: [{ code }] }]);
      expect(await stored(player)).toEqual(before);
    };
    const id = await raise();
    const confirm = `confirmPendingLimit(id: "${id}")`;
    await refused(player, confirm, 'TOO_EARLY');
    passClock(-86_400);
    await refused(player, confirm, 'TOO_EARLY');
    passClock(LATER);
    await refused(await again(stranger), confirm, 'NOTHING_PENDING');
    await refused(await again(stranger), `cancelPendingLimit(id: "${id}")`, 'NOTHING_PENDING');
    // Back again: what could have been confirmed cannot.
    passClock(0);
    await refused(player, confirm, 'TOO_EARLY');
    passClock(LATER);
    const now = await again(player);
    expect(await mutate(now, confirm)).toMatchObject({ limit: { activeLimit: { amount: 20_000 } }, userErrors: [] });
    await refused(now, confirm, 'NOTHING_PENDING');
    await refused(now, `cancelPendingLimit(id: "${id}")`, 'NOTHING_PENDING');
    await mutate(now, 'setLimit(type: LOSS, period: DAILY, amount: 100)');
    await mutate(now, 'setLimit(type: LOSS, period: DAILY, amount: 200)');
    const other = await pendingOf(now, 'LOSS');
    await mutate(now, `cancelPendingLimit(id: "${other}")`);
    passClock(2 * LATER);
    const last = await again(player);
    for (const call of ['confirm', 'cancel']) await refused(last, `${call}PendingLimit(id: "${other}")`, 'NOTHING_PENDING');
    for (const bad of ['', 'x'.repeat(101), '../../x', "' OR 1=1 --"])
      await refused(last, `confirmPendingLimit(id: "${bad}")`, 'NOTHING_PENDING');
  });

  /** A new log-in: the clock has passed the end of the first one. */
  async function again({ player }: LoggedIn): Promise<LoggedIn> {
    const grant = await rest('POST', '/api/identity/token', {
      grant_type: 'password',
      client_id: 'slipstream-web',
      username: player.username,
      password: 'correct horse',
    });
    const { access_token: accessToken, refresh_token: refreshToken } = grant.body as Record<string, string>;
    return { player, accessToken: accessToken ?? '', refreshToken: refreshToken ?? '', authorization: `Bearer ${accessToken}` };
  }
});

describe('the limits by REST', () => {
  it.each([
    ['deposit', 'DEPOSIT'],
    ['spend', 'SPEND'],
    ['loss', 'LOSS'],
  ])('a limit of %s (%s): POST sets, DELETE cancels and POST confirms the pending one', async (path, type) => {
    const player = await api.logIn();
    const call = (method: 'GET' | 'POST' | 'DELETE', end: string, body?: Readonly<Record<string, unknown>>) =>
      rest(method, `/i/cashflow_limits/${end}`, body, { authorization: player.authorization });
    const pendingId = async () => (await limits(player, type))[0]?.pendingLimit?.id;
    expect((await call('POST', path, { amount: 10_000, period: 'daily' })).status).toBe(204);
    expect((await call('POST', path, { amount: 20_000, period: 'daily' })).status).toBe(204);
    expect((await call('GET', path)).body).toMatchObject({
      limits: [
        { period: 'daily', active: { amount: 10_000 }, pending: { amount: 20_000 } },
        { period: 'weekly' },
        { period: 'monthly' },
      ],
    });
    expect((await call('DELETE', `${await pendingId()}/pending`)).status).toBe(204);
    await call('POST', path, { amount: 30_000, period: 'daily' });
    await passWaits();
    expect((await call('POST', `${await pendingId()}/pending`)).status).toBe(204);
    expect((await limits(player, type))[0]).toMatchObject({ activeLimit: { amount: 30_000 } });
  });

  it('limits of a single wager and of the time of a day are set, too', async () => {
    const { authorization } = await api.logIn();
    expect((await rest('POST', '/i/cashflow_limits/max_single_wager', { amount: 500 }, { authorization })).status).toBe(204);
    expect((await rest('POST', '/i/time_limits', { hours: 2 }, { authorization })).status).toBe(204);
    expect((await rest('GET', '/i/time_limits/pending', undefined, { authorization })).body).toEqual({ limits: [] });
    expect((await rest('POST', '/i/time_limits', { hours: null }, { authorization })).status).toBe(204);
    expect((await rest('GET', '/i/time_limits/pending', undefined, { authorization })).body).toMatchObject({
      limits: [{ type: 'daily_time', active: { hours: 2 }, pending: { hours: null } }],
    });
    expect((await rest('GET', '/i/cashflow_limits/max_single_wager', undefined, { authorization })).body).toMatchObject({
      limits: [{ period: null, active: { amount: 500 } }],
    });
  });

  it('are refused with the message of the first amount', async () => {
    const { authorization } = await api.logIn();
    for (const body of [
      { amount: 0, period: 'daily' },
      { amount: 1.5, period: 'daily' },
      { amount: 100 },
      { amount: null, period: 'weekly' },
    ])
      expect(await rest('POST', '/i/cashflow_limits/deposit', body, { authorization })).toMatchObject({
        status: 422,
        body: { errors: { amount: [{ message: expect.stringMatching(/\w/) }] } },
      });
    expect((await rest('POST', '/i/cashflow_limits/deposit', { amount: 100, period: 'daily' })).status).toBe(401);
  });

  it('the reality check: the interval is read and changed', async () => {
    const { authorization } = await api.logIn();
    expect((await rest('PATCH', '/i/reality_checkin_interval', { minutes: 30 }, { authorization })).status).toBe(201);
    expect((await rest('GET', '/i/reality_checkin_interval', undefined, { authorization })).body).toEqual({ minutes: 30 });
    expect((await rest('PATCH', '/i/reality_checkin_interval', { minutes: 4 }, { authorization })).status).toBe(422);
  });

  it('a reality check that was shown or answered is logged, with what the server knows was spent', async () => {
    const { authorization, player } = await api.logIn();
    const tell = (body: Readonly<Record<string, unknown>>) => rest('POST', '/i/reality_checks', body, { authorization });
    for (const event of ['shown', 'answered']) expect((await tell({ event, elapsed_seconds: 3_600 })).status).toBe(201);
    for (const bad of [{ event: 'seen', elapsed_seconds: 1 }, { event: 'shown', elapsed_seconds: -1 }, { event: 'shown' }])
      expect((await tell(bad)).status).toBe(422);
    const { rows } = await api.deps.db.pool.query('SELECT kind, body FROM safer_play_log WHERE player_id = $1 ORDER BY number', [
      player.id,
    ]);
    const body = { elapsedSeconds: 3_600, spentCents: 0 };
    expect(rows).toEqual([
      { kind: 'REALITY_CHECK_SHOWN', body },
      { kind: 'REALITY_CHECK_ANSWERED', body },
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contexts } from '../../server/contexts.ts';
import { deleteExpired } from '../../server/jobs/cleanup.ts';
import { createWork } from '../../server/jobs/work.ts';
import { readConfig } from '../../server/platform/config.ts';
import type { Loop } from '../../server/platform/loop.ts';
import { changeSlip, readSlip } from '../../server/store/betslip/betslips.ts';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import { createPlayer, DEMO_PLAYER, seedDemoPlayer } from '../../server/store/players/index.ts';
import { SANDBOX_LOCATION, setVisitor, type Visitor } from '../../server/store/players/locations.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ config: { paymentsOrigin: 'https://pay.test' } });
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const money = (amount: number, formattedAmount: string) => ({ amount, amountLong: amount, currency: 'USD', formattedAmount });
const MONEY = '{ amount amountLong currency formattedAmount }';
const BALANCES = `{ playableBalance ${MONEY} totalPlayableBalance ${MONEY} withdrawableBalance ${MONEY} restrictedBalance ${MONEY} bonusBalance ${MONEY} }`;

describe('the account query', () => {
  const ACCOUNT = `{ account { id firstName lastName email username lastLoginAt balances ${BALANCES} userPreferences { oddsFormat autoAcceptOddsChanges } } }`;

  it('answers the player’s name and balances, each balance in cents and as text', async () => {
    const { player, authorization } = await api.logIn({ balanceCents: 123_456, promotionalCreditCents: 500 });
    const credit = { playerId: player.id, at: api.deps.clock.now() };
    await creditPlayer(api.deps.db.query, { ...credit, account: 'RESTRICTED', amountCents: 1_500, reference: 'restricted' });
    await creditPlayer(api.deps.db.query, { ...credit, account: 'BONUS', amountCents: 2_025, reference: 'bonus' });
    expect((await api.query(ACCOUNT, {}, authorization)).data).toEqual({
      account: {
        id: player.id,
        firstName: 'Maya',
        lastName: 'Rivera',
        email: player.email,
        username: player.username,
        lastLoginAt: expect.stringMatching(/Z$/),
        balances: {
          playableBalance: money(123_456, '$1,234.56'),
          totalPlayableBalance: money(127_481, '$1,274.81'),
          withdrawableBalance: money(123_456, '$1,234.56'),
          restrictedBalance: money(1_500, '$15.00'),
          bonusBalance: money(2_025, '$20.25'),
        },
        userPreferences: { oddsFormat: 'AMERICAN', autoAcceptOddsChanges: false },
      },
    });
    const preferred = await api.query(
      'mutation { setOddsFormat(oddsFormat: EURO) { userPreferences { oddsFormat } } }',
      {},
      authorization,
    );
    expect(preferred.data).toEqual({ setOddsFormat: { userPreferences: { oddsFormat: 'EURO' } } });
    expect((await api.query('{ account { userPreferences { oddsFormat } } }', {}, authorization)).data).toEqual({
      account: { userPreferences: { oddsFormat: 'EURO' } },
    });
    expect(
      (await api.query('mutation { setOddsFormat(oddsFormat: HONGKONG) { id } }', {}, authorization)).errors[0]?.extensions.code,
    ).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('keeps which changes of odds the player accepts: better ones at first', async () => {
    const { authorization } = await api.logIn();
    const [, other] = [authorization, (await api.logIn()).authorization];
    const preferencesQuery = '{ account { userPreferences { oddsAcceptance autoAcceptOddsChanges } } }';
    const preferences = async (who: typeof authorization) => (await api.query(preferencesQuery, {}, who)).data;
    const answer = (oddsAcceptance: string, autoAcceptOddsChanges: boolean) => ({
      account: { userPreferences: { oddsAcceptance, autoAcceptOddsChanges } },
    });
    expect(await preferences(authorization)).toEqual(answer('BETTER', false));
    const chosen = await api.query('mutation { setOddsAcceptance(oddsAcceptance: ANY) { id } }', {}, authorization);
    expect(chosen.errors).toEqual([]);
    expect(await preferences(authorization)).toEqual(answer('ANY', true));
    expect(await preferences(other)).toEqual(answer('BETTER', false));
  });

  it('is refused without a log-in', async () => {
    expect((await api.query(ACCOUNT)).data).toEqual({ account: null });
    expect((await api.query(ACCOUNT, {}, await api.anonymous())).data).toEqual({ account: null });
    expect((await api.query('mutation { setOddsFormat(oddsFormat: EURO) { id } }')).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('heartbeat', () => {
  const BEAT = 'mutation B($s: Int!) { heartbeat(elapsedSeconds: $s) { status } }';

  it('counts the session’s time and never backwards', async () => {
    const { authorization, player } = await api.logIn();
    const elapsed = async (): Promise<unknown> =>
      (await api.deps.db.query.selectFrom('sessions').select('elapsed_seconds').where('player_id', '=', player.id).execute())[0]
        ?.elapsed_seconds;
    for (const seconds of [60, 120, 90]) {
      expect((await api.query(BEAT, { s: seconds }, authorization)).data).toEqual({ heartbeat: { status: 'OK' } });
    }
    expect(await elapsed()).toBe(120);
    for (const seconds of [-1, 1e9, 1e12, 1.5, 'x']) {
      expect((await api.query(BEAT, { s: seconds }, authorization)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    expect(await elapsed()).toBe(120);
    expect((await api.query(BEAT, { s: 60 })).data).toEqual({ heartbeat: null });
  });
});

describe('startup', () => {
  it('answers how long the odds highlight lasts: 2000 ms, or what is configured', async () => {
    const answerTo = async (environment: Readonly<Record<string, string>>): Promise<unknown> => {
      const deployed = await buildTestApi({ config: { oddsHighlightMs: readConfig(environment).oddsHighlightMs } });
      onTestFinished(() => deployed.stop());
      return (await deployed.query('{ startup { applicationMetadata { oddsHighlightMilliseconds } } }')).data;
    };
    const answer = (ms: number) => ({ startup: { applicationMetadata: { oddsHighlightMilliseconds: ms } } });
    expect(await answerTo({})).toEqual(answer(2000));
    expect(await answerTo({ ODDS_HIGHLIGHT_MS: '3000' })).toEqual(answer(3000));
  });

  it('answers whose logos and headshots are shown, as configured', async () => {
    const { imageLists } = readConfig({ LOGO_BLOCK_LIST: 'Kansas City Chiefs', HEADSHOT_ALLOW_LIST: 'A. Byron' });
    const deployed = await buildTestApi({ config: { imageLists } });
    onTestFinished(() => deployed.stop());
    const lists = 'logoAllowList logoBlockList headshotAllowList headshotBlockList';
    const { data } = await deployed.query(`{ startup { applicationMetadata { ${lists} } } }`);
    const logos = { logoAllowList: [], logoBlockList: ['Kansas City Chiefs'] };
    const headshots = { headshotAllowList: ['A. Byron'], headshotBlockList: [] };
    expect(data).toEqual({ startup: { applicationMetadata: { ...logos, ...headshots } } });
  });

  it('answers the installers of the location check that are configured for the brand that is asked', async () => {
    const { geolocationInstallers } = readConfig({
      GEOLOCATION_INSTALLERS: 'tsb/windows=https://a.test/x.exe|https://b.test/x.exe,espnbet/windows=https://a.test/y.exe',
    });
    const deployed = await buildTestApi({ config: { geolocationInstallers } });
    onTestFinished(() => deployed.stop());
    const { data } = await deployed.query('{ startup { serviceAttributes { geolocation { installers { id cdnUrls } } } } }');
    const installers = [{ id: 'windows', cdnUrls: ['https://a.test/x.exe', 'https://b.test/x.exe'] }];
    expect(data).toEqual({ startup: { serviceAttributes: { geolocation: { installers } } } });
  });

  const STARTUP = `query S { startup {
    applicationMetadata { casinoEnabled toolbarIcon casinoToolbarIcon toolbarMode currentTime searchDebounceIntervalMilliseconds
      activityThresholdMinutes inactivityThresholdMinutes heartbeatIntervalSeconds networkChangeBufferSeconds
      logoAllowList logoBlockList headshotAllowList headshotBlockList }
    launchPage { disclaimers { body } }
    regionalMetadata { currentRegionCode currentCountry currentRegion { isoCode name } validRegion ipAddress ipAddressCity
      ipAddressRegionCode ipAddressCountryCode ipAddressCheckTimerSeconds }
    serviceAttributes { footerDisclaimers { body hyperlink deepLink { requiredWebUrl } } appUrl
      identity { baseUrl clientId authorizeUrl paths { token logOut } } geolocation { installers { id cdnUrls } }
      payments { baseUrl } frames { trustedOrigins } sportsbook { url websocketUrl } customerSupport { department phone email chatHours } }
    responsibleGaming { icon logos { label } restrictedBalanceDisclaimer }
    organizationLogos { label }
    anonymousToken } }`;
  interface Answer {
    readonly startup: {
      readonly anonymousToken: string;
      readonly regionalMetadata: Record<string, unknown>;
      readonly applicationMetadata: Record<string, unknown>;
      readonly serviceAttributes: Record<string, unknown>;
    };
  }
  const ask = async (authorization?: string): Promise<Answer['startup']> => {
    const { data, errors } = await api.query<Answer>(STARTUP, {}, authorization);
    expect(errors).toEqual([]);
    if (!data) throw new Error('no data');
    return data.startup;
  };

  it('answers all that an app needs to start, without a log-in', async () => {
    const startup = await ask();
    expect(startup).toMatchObject({
      applicationMetadata: {
        heartbeatIntervalSeconds: 60,
        inactivityThresholdMinutes: 30,
        activityThresholdMinutes: 1,
        networkChangeBufferSeconds: 5,
        casinoEnabled: true,
        toolbarIcon: 'sports',
        casinoToolbarIcon: 'casino',
        toolbarMode: 'SPORTSBOOK',
        searchDebounceIntervalMilliseconds: 300,
        logoAllowList: [],
        logoBlockList: [],
        headshotAllowList: [],
        headshotBlockList: [],
      },
      regionalMetadata: {
        currentRegionCode: 'US-NJ',
        validRegion: true,
        ipAddressCountryCode: 'US',
        ipAddressCheckTimerSeconds: 10,
      },
      serviceAttributes: {
        footerDisclaimers: expect.arrayContaining([
          {
            body: expect.stringContaining('1-800-GAMBLER'),
            hyperlink: '1-800-GAMBLER',
            deepLink: { requiredWebUrl: 'tel:1-800-426-2537' },
          },
        ]),
        appUrl: 'http://localhost:80',
        identity: {
          baseUrl: 'http://localhost:80',
          clientId: 'slipstream-web',
          authorizeUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/authorize$/),
          paths: { token: '/api/identity/token', logOut: '/api/logout' },
        },
        geolocation: { installers: [] },
        payments: { baseUrl: 'https://pay.test' },
        frames: { trustedOrigins: [] },
        customerSupport: {
          department: 'Customer Support',
          phone: null,
          email: 'support@slipstream.test',
          chatHours: 'Every day, 24 hours',
        },
        sportsbook: { url: 'http://localhost:80/graphql', websocketUrl: 'ws://localhost:80/graphql' },
      },
      launchPage: {
        disclaimers: [{ body: expect.stringContaining('21 or older') }, { body: expect.stringContaining('play money') }],
      },
      responsibleGaming: {
        icon: 'responsible-gaming',
        logos: [{ label: 'Play in balance' }],
        restrictedBalanceDisclaimer: 'Restricted balance can be bet with, but not withdrawn.',
      },
      organizationLogos: [{ label: 'Slipstream open source' }],
      anonymousToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    const now = Date.parse(String(startup.applicationMetadata.currentTime));
    expect(Math.abs(now - api.deps.clock.now().getTime())).toBeLessThan(5000);
  });

  it('names the support that is configured', async () => {
    const support = { email: 'help@brand.example', phone: '+1 800 555 0100' };
    const { SUPPORT_EMAIL, SUPPORT_PHONE } = { SUPPORT_EMAIL: support.email, SUPPORT_PHONE: support.phone };
    const deployed = await buildTestApi({ config: { support: readConfig({ SUPPORT_EMAIL, SUPPORT_PHONE }).support } });
    onTestFinished(() => deployed.stop());
    const { data } = await deployed.query('{ startup { serviceAttributes { customerSupport { email phone } } } }');
    expect(data).toEqual({ startup: { serviceAttributes: { customerSupport: support } } });
  });

  it('gives an anonymous token, good for a day, that keeps its owner when it is asked for again', async () => {
    const first = await ask();
    const owner = async (token: string) =>
      (await api.query<{ betslip: { id: string } }>('{ betslip { id } }', {}, `Anonymous ${token}`)).data?.betslip.id;
    const id = await owner(first.anonymousToken);
    expect(id).toMatch(/^anonymous:[0-9a-f-]{36}$/);
    api.deps.clock.setOffsetSeconds(3600);
    const second = await ask(`Anonymous ${first.anonymousToken}`);
    expect(second.anonymousToken).not.toBe(first.anonymousToken);
    api.deps.clock.setOffsetSeconds(24 * 3600 + 1);
    expect(await owner(first.anonymousToken)).toBeUndefined();
    expect(await owner(second.anonymousToken)).toBe(id);
    api.deps.clock.setOffsetSeconds(0);
    expect(await owner((await ask()).anonymousToken)).not.toBe(id);
  });

  it('knows where the visitor seems to be, and whether bets are taken there', async () => {
    const visit = async (visitor: Visitor) => {
      await setVisitor(api.deps.db, null, visitor);
      return (await ask()).regionalMetadata;
    };
    expect(await visit({ countryCode: 'CA', regionCode: 'CA-ON', city: 'Toronto', ipAddress: '203.0.113.9' })).toMatchObject({
      currentRegionCode: 'CA-ON',
      currentCountry: 'CA',
      currentRegion: { isoCode: 'CA-ON', name: 'Ontario' },
      validRegion: true,
      ipAddress: '203.0.113.9',
      ipAddressCity: 'Toronto',
    });
    expect(await visit({ countryCode: 'DE', regionCode: null, city: null, ipAddress: null })).toMatchObject({
      currentRegionCode: 'DE',
      validRegion: false,
      ipAddressCity: null,
    });
    await setVisitor(api.deps.db, null, SANDBOX_LOCATION);
    expect((await ask()).regionalMetadata.currentRegionCode).toBe('US-NJ');
  });
});

describe('players', () => {
  it('are made whole or not at all', async () => {
    const fields = {
      username: 'taken',
      password: 'p',
      email: 'taken@slipstream.test',
      firstName: 'A',
      lastName: 'B',
      regionCode: 'US-NJ',
      balanceCents: 5,
    };
    expect(await createPlayer(api.deps, fields)).toMatchObject({ ok: true });
    expect(await createPlayer(api.deps, { ...fields, username: 'TAKEN', email: 'other@slipstream.test' })).toEqual({
      ok: false,
      error: 'USERNAME_TAKEN',
    });
    expect(await createPlayer(api.deps, { ...fields, username: 'other', email: 'Taken@slipstream.test' })).toEqual({
      ok: false,
      error: 'EMAIL_TAKEN',
    });
    await expect(
      createPlayer(api.deps, { ...fields, username: 'half', email: 'half@slipstream.test', balanceCents: 0.5 }),
    ).rejects.toThrow();
    const left = await api.deps.db.query.selectFrom('players').select('id').where('username', 'in', ['other', 'half']).execute();
    expect(left).toEqual([]);
  });

  it('include the demo player after every start, with what they have left', async () => {
    await Promise.all([seedDemoPlayer(api.deps), seedDemoPlayer(api.deps)]);
    await seedDemoPlayer(api.deps);
    const grant = await api.services.identity.passwordGrant({
      brand: api.deps.config.brand,
      username: DEMO_PLAYER.username,
      password: DEMO_PLAYER.password,
      ipAddress: '::1',
    });
    if (!grant.ok) throw new Error(grant.error.code);
    const account = await api.query(
      '{ account { firstName balances { playableBalance { formattedAmount } } } }',
      {},
      `Bearer ${grant.value.access_token}`,
    );
    expect(account.data).toEqual({
      account: { firstName: 'Maya', balances: { playableBalance: { formattedAmount: '$1,000.00' } } },
    });
  });
});

describe('cleanup', () => {
  const DAY = 24 * 3600;

  it('deletes old anonymous slips and dead refresh tokens, and none that can still be used', async () => {
    const { db, clock } = api.deps;
    const slip = (owner: string) => changeSlip(api.deps, owner, () => ({ ok: true, value: { selections: [], amounts: {} } }));
    const dead = await api.logIn();
    await slip('anonymous:old');
    await slip('player:old');
    clock.setOffsetSeconds(7 * DAY);
    const alive = await api.logIn();
    await slip('anonymous:young');
    clock.setOffsetSeconds(7 * DAY + 60);
    await deleteExpired(api.deps, contexts);
    const slips = await db.query.selectFrom('betslips').select('owner').where('owner', 'like', '%:old').execute();
    expect(slips).toEqual([{ owner: 'player:old' }]);
    expect((await readSlip(db, 'anonymous:young')).revision).toBe(1);
    const tokens = await db.query
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select('player_id')
      .where('player_id', 'in', [dead.player.id, alive.player.id])
      .execute();
    expect(tokens).toEqual([{ player_id: alive.player.id }]);
    clock.setOffsetSeconds(0);
  });

  it('keeps the record of a session as long as is configured, and of a log-in attempt as long as a limit counts it', async () => {
    const { db, clock, config } = api.deps;
    const players: string[] = [];
    const logInAt = async (seconds: number): Promise<void> => {
      clock.setOffsetSeconds(seconds);
      players.push((await api.logIn()).player.id);
    };
    const recorded = async (): Promise<boolean[]> => {
      const rows = await db.query.selectFrom('sessions').select('player_id').where('player_id', 'in', players).execute();
      return players.map((id) => rows.some((row) => row.player_id === id));
    };
    await logInAt(0);
    await logInAt(2 * DAY);
    // The first session ran out after a day, the second after three.
    clock.setOffsetSeconds((config.sessionRetentionDays + 1) * DAY - 60);
    await deleteExpired(api.deps, contexts);
    expect(await recorded()).toEqual([true, true]);
    clock.setOffsetSeconds((config.sessionRetentionDays + 1) * DAY + 60);
    await deleteExpired(api.deps, contexts);
    expect(await recorded()).toEqual([false, true]);
    expect(await db.query.selectFrom('login_attempts').selectAll().execute()).toEqual([]);
    expect(await db.query.selectFrom('login_networks').selectAll().where('player_id', 'in', players).execute()).toEqual([]);
    clock.setOffsetSeconds(0);
  });

  it('is done by every server without a request, once an hour', async () => {
    const { db, clock } = api.deps;
    const { player } = await api.logIn();
    const paces = new Map<string, number>();
    const everyMs = ({ name, everyMs }: Loop): number => {
      paces.set(name, everyMs);
      return name === 'cleanup' ? 20 : everyMs;
    };
    clock.setOffsetSeconds(1_000 * DAY);
    const work = createWork(api.deps, contexts, { gateway: null, sendMail: async () => undefined, loops: [] }, { everyMs });
    await work.start();
    await vi.waitFor(async () => {
      expect(await db.query.selectFrom('sessions').select('id').where('player_id', '=', player.id).execute()).toEqual([]);
    }, 20_000);
    await work.stop();
    expect(paces.get('cleanup')).toBe(3_600_000);
    clock.setOffsetSeconds(0);
  });
});

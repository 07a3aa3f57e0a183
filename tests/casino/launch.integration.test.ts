import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoMode, LAUNCH_TOKEN } from '../../core/casino/launchContract.ts';
import type { LaunchErrorCode } from '../../server/domain/casino/launchRules.ts';
import { endCasinoSessions, redeemLaunchToken } from '../../server/store/casino/sessions.ts';
import { endRound, exchangeLaunchToken, transact } from '../../server/store/casino/wallet.ts';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import { restrictPlayer, setCasinoBonusFirst, setNotices } from '../../server/store/players/index.ts';
import { readPlayLimits, setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { moveTo } from '../support/places.ts';

const GAMES = 'http://games.test:4003';
let api: TestApi;

beforeAll(async () => {
  api = await buildTestApi({ config: { gamesOrigin: GAMES } });
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

interface Payload {
  readonly launch: { readonly sessionId: string; readonly url: string } | null;
  readonly error: {
    readonly code: LaunchErrorCode;
    readonly displayType: string;
    readonly headerMessage: string;
    readonly message: string;
    readonly footerMessage: string | null;
    readonly deepLinkCta: string | null;
    readonly deepLink: string | null;
  } | null;
}

const LAUNCH = `mutation ($gameId: ID!, $mode: CasinoMode!) { casinoLaunchGame(gameId: $gameId, mode: $mode) {
  launch { sessionId url openedAt } error { code displayType headerMessage message footerMessage deepLinkCta deepLink } } }`;

async function launch(authorization: string, gameId = 'velvet-sevens', mode: CasinoMode = 'REAL'): Promise<Payload> {
  const { data, errors } = await api.query<{ casinoLaunchGame: Payload }>(LAUNCH, { gameId, mode }, authorization);
  expect(errors).toEqual([]);
  return data?.casinoLaunchGame ?? { launch: null, error: null };
}

const tokenOf = ({ launch: launched }: Payload): string => new URL(launched?.url ?? '').hash.replace('#launch=', '');
const sessionOf = async (id: string | undefined) =>
  api.deps.db.query
    .selectFrom('casino_sessions')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst();
const redeem = (token: string) => redeemLaunchToken(api.deps.db.query, token, 'slipstream', api.deps.clock.now());
const visitor = (regionCode: string) => moveTo(api.deps.db, null, regionCode);

describe('a launch', () => {
  it('opens a session and answers a token that is exchanged once, at the games’ own origin', async () => {
    const { authorization, player } = await api.logIn();
    const launched = await launch(authorization);
    const url = new URL(launched.launch?.url ?? '');
    expect([url.origin, url.pathname]).toEqual([GAMES, '/play/slot/velvet-sevens']);
    const token = tokenOf(launched);
    expect(token).toMatch(LAUNCH_TOKEN);
    // The database has its hash alone.
    const { rows } = await api.deps.db.pool.query<{ hash: string }>('SELECT hash FROM casino_launch_tokens WHERE player_id = $1', [
      player.id,
    ]);
    expect(rows).toEqual([{ hash: createHash('sha256').update(token).digest('hex') }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
    expect(answers.filter((answer) => answer !== null)).toEqual([
      {
        sessionId: launched.launch?.sessionId,
        playerId: player.id,
        brand: 'tsb',
        gameId: 'velvet-sevens',
        currency: 'USD',
        mode: 'REAL',
      },
    ]);
    expect(await redeem('x'.repeat(43))).toBeNull();
  });

  it('answers a token that is good for a minute', async () => {
    const token = tokenOf(await launch((await api.logIn()).authorization));
    const inAMinute = new Date(api.deps.clock.now().getTime() + 60_001);
    expect(await redeemLaunchToken(api.deps.db.query, token, 'slipstream', inAMinute)).toBeNull();
  });

  it('ends the session of the game before: one game at a time, also of two launches at once', async () => {
    const { authorization, player } = await api.logIn();
    const first = await launch(authorization);
    const others = await Promise.all([launch(authorization, 'nine-koi'), launch(authorization, 'big-bison')]);
    expect(await sessionOf(first.launch?.sessionId)).toMatchObject({ end_reason: 'REPLACED' });
    expect(await redeem(tokenOf(first))).toBeNull();
    const open = await api.deps.db.pool.query(`SELECT id FROM casino_sessions WHERE player_id = $1 AND ended_at IS NULL`, [
      player.id,
    ]);
    expect(open.rowCount).toBe(1);
    expect(others.every(({ launch: each }) => each !== null)).toBe(true);
  });

  it('as a demo is for visitors, too, and belongs to no player', async () => {
    const anonymous = await api.anonymous();
    const { launch: demo } = await launch(anonymous, 'brass-wheel-roulette', 'DEMO');
    expect(await sessionOf(demo?.sessionId)).toMatchObject({ mode: 'DEMO', player_id: null });
    const { errors } = await api.query(LAUNCH, { gameId: 'velvet-sevens', mode: 'REAL' }, anonymous);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await api.query(LAUNCH, { gameId: 'velvet-sevens', mode: 'DEMO' })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await api.query(LAUNCH, { gameId: 'none', mode: 'DEMO' }, anonymous)).errors[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('is among the games played recently', async () => {
    const { authorization } = await api.logIn();
    for (const game of ['nine-koi', 'velvet-sevens', 'nine-koi']) await launch(authorization, game);
    const { data } = await api.query('{ casinoRecentlyPlayed { id } }', {}, authorization);
    expect(data).toEqual({ casinoRecentlyPlayed: [{ id: 'nine-koi' }, { id: 'velvet-sevens' }] });
  });
});

describe('closing a game', () => {
  const close = async (sessionId: string | undefined, authorization: string) =>
    (await api.query('mutation ($id: ID!) { casinoCloseGame(sessionId: $id) }', { id: sessionId }, authorization)).data;

  it('ends the session, for its owner alone', async () => {
    const [{ authorization }, stranger] = [await api.logIn(), await api.logIn()];
    const { launch: launched } = await launch(authorization);
    expect(await close(launched?.sessionId, stranger.authorization)).toEqual({ casinoCloseGame: false });
    expect(await sessionOf(launched?.sessionId)).toMatchObject({ ended_at: null });
    expect(await close(launched?.sessionId, authorization)).toEqual({ casinoCloseGame: true });
    expect(await sessionOf(launched?.sessionId)).toMatchObject({ end_reason: 'CLOSED' });
    await endCasinoSessions(api.deps.db.query, 'RESTRICTED', api.deps.clock.now(), 'nobody');
  });
});

describe('the history of a player', () => {
  it('has sessions and rounds, with what of their bets the bonus has paid', async () => {
    const loggedIn = await api.logIn();
    const { authorization, player } = loggedIn;
    const credit = { playerId: player.id, account: 'BONUS', amountCents: 300, reference: randomUUID() } as const;
    await api.deps.db.query.transaction().execute((trx) => creditPlayer(trx, { ...credit, at: api.deps.clock.now() }));
    await setCasinoBonusFirst(api.deps.db.query, player.id, true);
    expect(
      await playRounds(loggedIn, [
        [200, 50],
        [400, 0],
        [100, 0],
      ]),
    ).toEqual([null, null, null]);
    const amounts = 'betAmount { amount } bonusAmount { amount } winAmount { amount }';
    const money = (bet: number, bonus: number, win: number) => ({
      betAmount: { amount: bet },
      bonusAmount: { amount: bonus },
      winAmount: { amount: win },
    });
    const ask = async (query: string): Promise<unknown> => (await api.query(query, {}, authorization)).data;
    const played = (await ask(`{ casinoSessions { sessions { id roundCount ${amounts} } } }`)) as {
      readonly casinoSessions: { readonly sessions: readonly { readonly id: string }[] };
    };
    // The first round's win is the bonus's, too.
    const { id = '' } = played.casinoSessions.sessions[0] ?? {};
    expect(played).toEqual({ casinoSessions: { sessions: [{ id, roundCount: 3, ...money(700, 350, 50) }] } });
    expect(await ask(`{ casinoRounds(sessionId: "${id}") { rounds { ${amounts} } } }`)).toEqual({
      casinoRounds: { rounds: [money(100, 0, 0), money(400, 150, 0), money(200, 200, 50)] },
    });
    const { authorization: another } = await api.logIn();
    const { data } = await api.query(`{ casinoRounds(sessionId: "${id}") { rounds { id } } }`, {}, another);
    expect(data).toEqual({ casinoRounds: null });
  });
});

const DALLAS = { latitude: 32.7767, longitude: -96.797 };
const DETROIT = { latitude: 42.3314, longitude: -83.0558 };
const LONDON = { latitude: 51.5074, longitude: -0.1278 };
const packetAt = (playerId: string, at: typeof DALLAS) =>
  api.services.referenceLocation.sign(playerId, { ...at, accuracy: 20 }, 600);
const checkLocation = (geoPacket: string, authorization: string) =>
  api.query('mutation ($p: String!) { geoComplyAuthorizeGeoPacket(geoPacket: $p) { expiresAt } }', { p: geoPacket }, authorization);

/** What can be in the way of a launch, and the error that it makes. */
type Obstacle = (player: LoggedIn) => Promise<unknown>;

const ROWS: readonly (readonly [LaunchErrorCode, Obstacle, Partial<NonNullable<Payload['error']>>])[] = [
  [
    'CASINO_RESTRICTION',
    ({ player }) => restrictPlayer(api.deps.db, player.id, { kind: 'casino', expiresAt: null }),
    { headerMessage: 'Casino is paused for you', deepLinkCta: 'See details', deepLink: '/account/responsible-gaming' },
  ],
  [
    'GEO_COMPLY_ERROR',
    ({ authorization }) => checkLocation('no packet', authorization),
    { headerMessage: 'Check your location to play', deepLinkCta: 'Check Location', deepLink: null },
  ],
  [
    'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR',
    async ({ authorization, player }) => checkLocation(await packetAt(player.id, DALLAS), authorization),
    { headerMessage: 'Games are off right here', deepLinkCta: null },
  ],
];

/** Takes bets as the wallet does; `winCents` null: the round stays open. @returns codes of refusals, null for each bet that was taken. */
async function playRounds(
  { authorization, player }: LoggedIn,
  rounds: readonly (readonly [betCents: number, winCents: number | null])[],
): Promise<readonly (string | null)[]> {
  const launched = await launch(authorization);
  const { db, clock } = api.deps;
  const token = tokenOf(launched);
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const session = await exchangeLaunchToken(db.query, 'slipstream', { token, tokenHash, exchangeId: randomUUID() }, clock.now());
  if (typeof session === 'string') throw new Error(session);
  const received = () => ({ serverId: 'slipstream', requestId: randomUUID(), sentAt: new Date() });
  const codes: (string | null)[] = [];
  for (const [betCents, winCents] of rounds) {
    const round = { sessionId: session.sessionId, playerId: player.id, roundId: randomUUID() };
    const move = (kind: 'BET' | 'WIN', amountCents: number) =>
      transact(db, received(), { kind, request: { ...round, transactionId: randomUUID(), amountCents } }, clock.now());
    codes.push((await move('BET', betCents)).code);
    if (winCents === null) continue;
    if (winCents > 0) await move('WIN', winCents);
    await endRound(db, received(), { ...round, betCents, winCents }, clock.now());
  }
  return codes;
}

describe('a launch is refused, with code, texts, call to action and link', () => {
  it.each(ROWS)('%s', async (code, obstacle, texts) => {
    const player = await api.logIn();
    await obstacle(player);
    const { launch: launched, error } = await launch(player.authorization);
    expect(launched).toBeNull();
    const message = expect.stringMatching(/\w/);
    expect(error).toMatchObject({ code, displayType: 'INLINE', message, footerMessage: 'Nothing was bet.', ...texts });
    const { rowCount } = await api.deps.db.pool.query('SELECT FROM casino_sessions WHERE player_id = $1', [player.player.id]);
    expect(rowCount).toBe(0);
  });

  it('GEO_COMPLY_ERROR outside all areas, until the location has been checked where the casino is open', async () => {
    const { authorization, player } = await api.logIn();
    await checkLocation(await packetAt(player.id, LONDON), authorization);
    expect((await launch(authorization)).error).toMatchObject({ code: 'GEO_COMPLY_ERROR' });
    await Promise.all(['a', 'b', 'c'].map((packet) => checkLocation(packet, authorization)));
    expect((await launch(authorization)).error).toMatchObject({ code: 'GEO_COMPLY_ERROR' });
    await checkLocation(await packetAt(player.id, DETROIT), authorization);
    expect((await launch(authorization)).error).toBeNull();
  });

  const recheck = async (authorization: string): Promise<LaunchErrorCode | null> => {
    const { data, errors } = await api.query<{ casinoCheckLocation: { error: { code: LaunchErrorCode } | null } }>(
      'mutation { casinoCheckLocation { error { code } } }',
      ...[{}, authorization],
    );
    expect(errors).toEqual([]);
    return data?.casinoCheckLocation.error?.code ?? null;
  };

  it('GEO_COMPLY_ERROR of a packet that was not valid until the player checks their location', async () => {
    const { authorization } = await api.logIn();
    await checkLocation('no packet', authorization);
    expect(await recheck(authorization)).toBeNull();
    expect((await launch(authorization)).error).toBeNull();
    // Outside every operating region: a session that has moved to another one is sent to its address, once the places are read again.
    await visitor('US-UT');
    expect([await recheck(authorization), await recheck(await api.anonymous())]).toEqual(['GEO_COMPLY_ERROR', 'GEO_COMPLY_ERROR']);
    await visitor('US-NJ');
    expect((await launch(authorization)).error?.code).toBe('GEO_COMPLY_ERROR');
    expect([await recheck(authorization), await recheck(await api.anonymous())]).toEqual([null, null]);
    expect((await launch(authorization)).error).toBeNull();
  });

  it('GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR as long as the packet is valid that proved it, whatever is asked', async () => {
    const { authorization, player } = await api.logIn();
    await checkLocation(await packetAt(player.id, DALLAS), authorization);
    expect(await recheck(authorization)).toBe('GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR');
    await checkLocation('no packet', authorization);
    expect(await recheck(authorization)).toBe('GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR');
    await api.deps.db.pool.query('UPDATE player_locations SET expires_at = $2 WHERE player_id = $1', [
      player.id,
      api.deps.clock.now(),
    ]);
    expect((await launch(authorization)).error?.code).toBe('GEO_COMPLY_ERROR');
    expect(await recheck(authorization)).toBeNull();
    expect((await launch(authorization)).error).toBeNull();
  });

  it('RG_ACK_REQUIRED as a dialog, until the player has confirmed', async () => {
    const { authorization, player } = await api.logIn();
    await setNotices(api.deps.db.query, player.id, { acknowledgementRequired: true });
    const refused = await launch(authorization);
    expect(refused.launch).toBeNull();
    expect(refused.error).toMatchObject({ code: 'RG_ACK_REQUIRED', displayType: 'MODAL', deepLinkCta: 'Read and confirm' });
    const answer = await api.app.inject({
      method: 'POST',
      url: '/i/acks',
      headers: { authorization },
      payload: { acknowledged: true },
    });
    expect(answer.statusCode).toBe(202);
    expect((await launch(authorization)).error).toBeNull();
  });

  it('RG_LOSS_LIMIT once the player has lost as much as the limit, not by what they have staked and won back', async () => {
    const loggedIn = await api.logIn();
    const { authorization, player } = loggedIn;
    await setPlayerLimits(api.deps.db, player.id, [{ type: 'LOSS', period: 'DAILY', amountCents: 1_000 }], api.deps.clock.now());
    expect(
      await playRounds(loggedIn, [
        [800, 800],
        [600, 0],
        [400, 100],
      ]),
    ).toEqual([null, null, null]);
    expect((await launch(authorization)).error).toBeNull();
    expect(await readPlayLimits(api.deps.db, player.id, api.deps.clock.now())).toMatchObject([{ usedCents: 900 }]);
    expect(
      await playRounds(loggedIn, [
        [200, 0],
        [100, 0],
      ]),
    ).toEqual(['LOSS_LIMIT_REACHED', null]);
    expect((await launch(authorization)).error).toMatchObject({
      code: 'RG_LOSS_LIMIT',
      displayType: 'INLINE',
      headerMessage: 'You’ve reached your loss limit',
      deepLinkCta: 'See limits',
      deepLink: '/account/responsible-gaming/limits/loss/daily',
      footerMessage: 'Nothing was bet.',
    });
  });

  it('RG_SPEND_LIMIT once the player has staked as much as the limit, whatever was won', async () => {
    const loggedIn = await api.logIn();
    const { authorization, player } = loggedIn;
    await setPlayerLimits(api.deps.db, player.id, [{ type: 'SPEND', period: 'WEEKLY', amountCents: 1_000 }], api.deps.clock.now());
    expect(
      await playRounds(loggedIn, [
        [800, 800],
        [100, null],
      ]),
    ).toEqual([null, null]);
    expect((await launch(authorization)).error).toBeNull();
    expect(
      await playRounds(loggedIn, [
        [200, 0],
        [100, 500],
      ]),
    ).toEqual(['SPEND_LIMIT_REACHED', null]);
    expect((await launch(authorization)).error).toMatchObject({
      code: 'RG_SPEND_LIMIT',
      displayType: 'INLINE',
      headerMessage: 'You’ve reached your spend limit',
      message: expect.stringContaining('$10.00 a week'),
      deepLink: '/account/responsible-gaming/limits/spend/weekly',
      footerMessage: 'Nothing was bet.',
    });
  });

  it('LAUNCHED_FAILED where the studio is not connected', async () => {
    const { error } = await launch((await api.logIn()).authorization, 'baccarat-blue');
    expect(error).toMatchObject({ code: 'LAUNCHED_FAILED', headerMessage: 'The game didn’t open', deepLinkCta: 'Try again' });
  });

  it('until the restriction has expired', async () => {
    const { authorization, player } = await api.logIn();
    const expiresAt = new Date(api.deps.clock.now().getTime() - 1);
    await restrictPlayer(api.deps.db, player.id, { kind: 'casino', expiresAt });
    expect((await launch(authorization)).error).toBeNull();
    const { data } = await api.query('{ account { casinoRestriction { active expiresAt } } }', {}, authorization);
    expect(data).toEqual({ account: { casinoRestriction: { active: false, expiresAt: expiresAt.toISOString() } } });
  });
});

describe('restrictions by REST', () => {
  const get = async (url: string, authorization?: string) => {
    const answer = await api.app.inject({ url, headers: { ...(authorization && { authorization }) } });
    return { statusCode: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  it('are those of the player who asks, and the casino’s in force', async () => {
    const { authorization, player } = await api.logIn();
    expect((await get('/i/restrictions', authorization)).body).toEqual({ restrictions: [] });
    expect((await get('/i/restrictions/active/casino', authorization)).body).toEqual({ active: false, expires_at: null });
    const expiresAt = new Date(api.deps.clock.now().getTime() + 60_000);
    await restrictPlayer(api.deps.db, player.id, { kind: 'casino', expiresAt });
    const expected = { active: true, expires_at: expiresAt.toISOString() };
    expect((await get('/i/restrictions', authorization)).body).toEqual({ restrictions: [{ kind: 'casino', ...expected }] });
    expect((await get('/i/restrictions/active/casino', authorization)).body).toEqual(expected);
    expect((await get('/i/restrictions/active/casino')).statusCode).toBe(401);

    // One that is over is listed, and not in force.
    const { authorization: free, player: other } = await api.logIn();
    const past = new Date(api.deps.clock.now().getTime() - 1);
    await restrictPlayer(api.deps.db, other.id, { kind: 'casino', expiresAt: past });
    const over = { kind: 'casino', active: false, expires_at: past.toISOString() };
    expect((await get('/i/restrictions', free)).body).toEqual({ restrictions: [over] });
    expect((await get('/i/restrictions/active/casino', free)).body).toEqual({ active: false, expires_at: null });
  });
});

// The file's last: sessions that begin within the next second may be taken to be where this one ends.
it('a launch is refused by the place, also as a demo, where the casino is not open', async () => {
  await visitor('US-NY');
  expect((await launch((await api.logIn()).authorization)).error?.code).toBe('GEO_COMPLY_ERROR');
  expect((await launch(await api.anonymous(), 'velvet-sevens', 'DEMO')).error?.code).toBe('GEO_COMPLY_ERROR');
  await visitor('US-NJ');
  expect((await launch(await api.anonymous(), 'velvet-sevens', 'DEMO')).error).toBeNull();
});

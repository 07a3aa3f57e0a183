import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_HEADERS } from '../../core/wire/clientHeaders.ts';
import { createReferenceService, type ReferenceService } from '../../server/api/location/referenceService.ts';
import { readLastCheck } from '../../server/store/players/locationChecks.ts';
import { endPassOfOtherAddress, readPass } from '../../server/store/players/locations.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ logLevel: 'trace', config: { gamesOrigin: 'http://games.test:4003' } });
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  await api.stop();
  // Covers all checks here, the refused ones included.
  expect(api.logged.join()).not.toMatch(COORDINATES);
});

/** Coordinates of the places below. */
const COORDINATES = /42\.7325|84\.5555|40\.7357|74\.1724|32\.7767|96\.797|51\.5074|0\.1278|42\.0019|77\.3\b|38\.895|77\.071/;

/** More than a mile from every border. */
const LANSING = { latitude: 42.7325, longitude: -84.5555, accuracy: 20 };
const NEWARK = { latitude: 40.7357, longitude: -74.1724, accuracy: 20 };
const DALLAS = { latitude: 32.7767, longitude: -96.797, accuracy: 20 };
const LONDON = { latitude: 51.5074, longitude: -0.1278, accuracy: 20 };
/** 290 m north of the border of Pennsylvania. */
const AT_BORDER = { latitude: 42.0019, longitude: -77.3 };

/** Across the river from Washington, where no bets are taken. */
const ROSSLYN = { latitude: 38.895, longitude: -77.071 };

interface Authorized {
  readonly errors: readonly { readonly code: string; readonly message: string; readonly type: string; readonly priority: number }[];
  readonly expiresAt: string | null;
  readonly refreshAt: string | null;
  readonly attemptsLeft: number;
  readonly place: { readonly decision: string; readonly region: { readonly isoCode: string } | null } | null;
  readonly sportsbook: { readonly url: string } | null;
}

const FIELDS = `errors { code message type priority } expiresAt refreshAt attemptsLeft
  place { decision region { isoCode name } neighbour { isoCode name } distanceMetres doubtMetres checkedAt } sportsbook { url websocketUrl }`;

interface Sent {
  readonly installId?: string;
  readonly region?: string;
  /** The IP address that asks; without it that of all other requests here. */
  readonly address?: string;
}

async function ask<Data>(
  text: string,
  variables: object,
  authorization: string,
  { installId, region, address }: Sent = {},
): Promise<Data> {
  const response = await api.app.inject({
    method: 'POST',
    url: region === undefined ? '/graphql' : `/graphql?region=${region}`,
    headers: { authorization, ...(installId === undefined ? {} : { [CLIENT_HEADERS.installId]: installId }) },
    payload: { query: text, variables },
    ...(address === undefined ? {} : { remoteAddress: address }),
  });
  const { data, errors } = response.json<{ data: Data; errors?: unknown }>();
  expect(errors).toBeUndefined();
  return data;
}

async function authorize(geoPacket: string, { authorization }: LoggedIn, sent?: Sent): Promise<Authorized> {
  const text = `mutation ($geoPacket: String!) { check: geoComplyAuthorizeGeoPacket(geoPacket: $geoPacket) { ${FIELDS} } }`;
  return (await ask<{ check: Authorized }>(text, { geoPacket }, authorization, sent)).check;
}

type Reported = Parameters<TestApi['services']['referenceLocation']['sign']>;
const packet = (of: LoggedIn, position: Reported[1], seconds = 1_200, more?: Reported[3]) =>
  api.services.referenceLocation.sign(of.player.id, { ...position }, seconds, more);

async function license({ authorization }: LoggedIn, sent?: Sent, params = ''): Promise<string> {
  const text = `mutation { license: geoComplyGetApiToken(licenseType: NoDownloadBrowser${params}) { licenseKey errors { code } } }`;
  const { license: given } = await ask<{ license: { licenseKey: string } }>(text, {}, authorization, sent);
  return given.licenseKey;
}

async function made(licenseKey: string, position: Reported[1] | null, ageSeconds = 0): Promise<string> {
  const reported = position === null ? null : { position, ageSeconds, findings: [] };
  const result = await api.services.referenceLocation.makePacket(licenseKey, reported);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** The service by a clock that is ahead of the server's. */
function serviceOf(aheadSeconds: number): Promise<ReferenceService> {
  const now = (): Date => new Date(api.deps.clock.now().getTime() + aheadSeconds * 1_000);
  return createReferenceService({ ...api.deps, clock: { ...api.deps.clock, now } });
}

const codesOf = ({ errors }: Authorized): readonly string[] => errors.map(({ code }) => code);

/** The same claims with others, signed by somebody else's key. */
async function forged(text: string): Promise<string> {
  const [, body = ''] = text.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  return new SignJWT({ ...claims, jti: randomUUID() }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 7));
}

describe('GEO_PACKET_INVALID', () => {
  const device = randomUUID();
  const rows: readonly (readonly [string, (own: LoggedIn) => Promise<string>])[] = [
    ['that is none', async () => 'packet'],
    [
      'that was used before',
      async (own) => {
        const used = await packet(own, LANSING);
        await authorize(used, own);
        return used;
      },
    ],
    ['of another player', async () => packet(await api.logIn(), LANSING)],
    [
      'of another log-in of the player',
      async (own) => {
        const other = await api.services.location.issueLicense(
          { playerId: own.player.id, sessionId: 'another', installId: null },
          ...(['Regular', null] as const),
        );
        return made(other.ok ? other.value : '', LANSING);
      },
    ],
    ['of another device', async (own) => made(await license(own, { installId: device }), LANSING)],
    ['that has expired', async (own) => packet(own, LANSING, -1)],
    ['whose position is old', async (own) => made(await license(own), LANSING, 121)],
    ['whose position was new when it was made', async (own) => (await serviceOf(-125)).sign(own.player.id, { ...LANSING }, 1_200)],
    ['of the future', async (own) => (await serviceOf(120)).sign(own.player.id, { ...LANSING }, 1_200)],
    ['that is forged', async (own) => forged(await packet(own, LANSING))],
    ['that is a licence and no packet', (own) => license(own)],
    ['that is an access token', async ({ accessToken }) => accessToken],
  ];

  it.each(rows)('a packet %s is refused, and a pass is not lost by it', async (_what, make) => {
    const own = await api.logIn();
    await authorize(await packet(own, LANSING), own);
    const pass = await readPass(api.deps.db, own.player.id);
    const bad = await make(own);
    const before = (await readPass(api.deps.db, own.player.id)) ?? pass;
    const answer = await authorize(bad, own);
    expect(codesOf(answer)).toEqual(['GEO_PACKET_INVALID']);
    expect(answer).toMatchObject({ expiresAt: null, refreshAt: null, place: null });
    expect(await readPass(api.deps.db, own.player.id)).toEqual(before);
  });

  it('a packet of its own licence, log-in and device is taken', async () => {
    const own = await api.logIn();
    expect(
      codesOf(await authorize(await made(await license(own, { installId: device }), LANSING), own, { installId: device })),
    ).toEqual([]);
  });
});

describe('a licence key', () => {
  const refetch = async (currentLicenseKey: string, own: LoggedIn): Promise<string | null> => {
    const text =
      'mutation ($key: String!) { license: geoComplyForceRefetchLicense(currentLicenseKey: $key, licenseType: Regular) { licenseKey } }';
    return (await ask<{ license: { licenseKey: string | null } }>(text, { key: currentLicenseKey }, own.authorization)).license
      .licenseKey;
  };

  it('a licence key is given for both types, with the position of the device or configured coordinates of a region', async () => {
    const own = await api.logIn();
    for (const type of ['Regular', 'NoDownloadBrowser'])
      expect(
        await ask(`mutation { geoComplyGetApiToken(licenseType: ${type}) { licenseKey errors { code } } }`, {}, own.authorization),
      ).toEqual({ geoComplyGetApiToken: { licenseKey: expect.any(String), errors: [] } });
    const withPosition = ', geolocationParams: { accuracy: 20, latitude: 42.7325, longitude: -84.5555 }';
    expect((await authorize(await made(await license(own, {}, withPosition), null), own)).place?.region?.isoCode).toBe('US-MI');
    const configured = ', geolocationParams: { regionCode: "US-OH" }';
    expect((await authorize(await made(await license(own, {}, configured), null), own)).place?.region?.isoCode).toBe('US-OH');
  });

  it('a licence key is replaced by a new one, and makes no packets any more; not by one of another player', async () => {
    const own = await api.logIn();
    const first = await license(own);
    expect(await refetch(first, await api.logIn())).toBeNull();
    const second = await refetch(first, own);
    expect(await api.services.referenceLocation.makePacket(first, null)).toEqual({ ok: false, error: 'INVALID' });
    expect(await refetch(first, own)).toBeNull();
    expect(codesOf(await authorize(await made(second ?? '', LANSING), own))).toEqual([]);
  });
});

describe('a location check', () => {
  it('a check gives a pass for twenty minutes, five within a mile of a border, and not longer than its packet', async () => {
    const own = await api.logIn();
    const lasts = async (position: Reported[1], seconds?: number): Promise<readonly number[]> => {
      const { expiresAt, refreshAt, place } = await authorize(await packet(own, position, seconds), own);
      const at = Date.parse((place as unknown as { checkedAt: string }).checkedAt);
      return [expiresAt, refreshAt].map((time) => Math.round((Date.parse(time ?? '') - at) / 1_000));
    };
    expect(await lasts(LANSING, 3_600)).toEqual([1_200, 1_140]);
    expect(await lasts({ ...AT_BORDER, accuracy: 20 }, 3_600)).toEqual([300, 240]);
    const [expires = 0, refresh = 0] = await lasts(LANSING, 100);
    expect([expires <= 100, expires >= 98, expires - refresh]).toEqual([true, true, 60]);
  });

  it.each(['VPN', 'PROXY', 'ROOTED_DEVICE', 'MOCKED_LOCATION', 'OUTDATED_VERSION', 'SOMETHING_NEW'])(
    'a check of a device with %s is refused, and ends a pass',
    async (finding) => {
      const own = await api.logIn();
      await authorize(await packet(own, LANSING), own);
      const answer = await authorize(await packet(own, LANSING, 600, { findings: [finding] }), own);
      expect(answer.errors).toEqual([{ code: finding, type: 'GEO', message: expect.any(String), priority: expect.any(Number) }]);
      expect(await readPass(api.deps.db, own.player.id)).toBeNull();
    },
  );

  it('an unlisted code is named by the default text and priority, after the listed ones', async () => {
    const own = await api.logIn();
    const { errors } = await authorize(await packet(own, LONDON, 600, { findings: ['SOMETHING_NEW', 'VPN'] }), own);
    expect(errors.map(({ code, priority }) => [code, priority])).toEqual([
      ['VPN', 1],
      ['OUT_OF_BOUNDARY', 2],
      ['SOMETHING_NEW', 3],
    ]);
    expect(errors[2]?.message).toBe('We need to verify your location before you proceed. Please Check Location.');
  });

  it.each([
    ['outside of all regions', LONDON, 'OUTSIDE', null],
    ['in a region without a licence', DALLAS, 'REGION', 'US-TX'],
    ['nearer to an area without bets than it is accurate', { ...ROSSLYN, accuracy: 500 }, 'UNDECIDED', 'US-VA'],
    ['too vague to tell regions apart', { ...LANSING, accuracy: 20_000 }, 'UNDECIDED', 'US-MI'],
  ] as const)('%s is OUT_OF_BOUNDARY, and says what was found', async (_where, position, decision, region) => {
    const own = await api.logIn();
    const answer = await authorize(await packet(own, position), own);
    expect(codesOf(answer)).toEqual(['OUT_OF_BOUNDARY']);
    expect([answer.place?.decision, answer.place?.region?.isoCode ?? null]).toEqual([decision, region]);
    expect(await readPass(api.deps.db, own.player.id)).toBeNull();
  });

  it('a check at the address of another licensed region is USER_IN_DIFFERENT_VALID_REGION, without a pass, with the right addresses', async () => {
    const own = await api.logIn();
    const answer = await authorize(await packet(own, LANSING), own, { region: 'US-NJ' });
    expect(codesOf(answer)).toEqual(['USER_IN_DIFFERENT_VALID_REGION']);
    expect(answer.sportsbook?.url).toContain('region=US-MI');
    expect(await readPass(api.deps.db, own.player.id)).toBeNull();
    expect(codesOf(await authorize(await packet(own, NEWARK), own, { region: 'US-NJ' }))).toEqual([]);
  });

  it('a check is RATE_LIMITED after thirty in a minute, and a pass holds', async () => {
    const own = await api.logIn();
    for (let left = 29; left >= 0; left -= 1) expect((await authorize(await packet(own, LANSING), own)).attemptsLeft).toBe(left);
    const pass = await readPass(api.deps.db, own.player.id);
    expect(codesOf(await authorize(await packet(own, DALLAS), own))).toEqual(['RATE_LIMITED']);
    expect(await readPass(api.deps.db, own.player.id)).toEqual(pass);
  });

  it('thirty of forty checks at once are made and logged, and ten are RATE_LIMITED', async () => {
    const own = await api.logIn();
    const packets = await Promise.all(Array.from({ length: 40 }, () => packet(own, LANSING)));
    const answers = await Promise.all(packets.map((one) => authorize(one, own)));
    const limited = answers.filter((answer) => codesOf(answer).includes('RATE_LIMITED'));
    expect([limited.length, answers.filter(({ expiresAt }) => expiresAt !== null).length]).toEqual([10, 30]);
    const logged = await api.deps.db.query
      .selectFrom('location_checks')
      .select('id')
      .where('player_id', '=', own.player.id)
      .execute();
    expect(logged.length).toBe(30);
  });

  it('a check whose pass cannot be stored is not logged either, and its packet is good again', async () => {
    const own = await api.logIn();
    const tried = await packet(own, LANSING);
    const { pool } = api.owner;
    await pool.query(`ALTER TABLE player_locations ADD CONSTRAINT none_of_test CHECK (player_id <> '${own.player.id}')`);
    // The answer has errors, which `ask` expects not to be there.
    await expect(authorize(tried, own)).rejects.toThrow('to be undefined');
    await pool.query('ALTER TABLE player_locations DROP CONSTRAINT none_of_test');
    expect(await readLastCheck(api.deps.db, own.player.id)).toBeNull();
    expect(codesOf(await authorize(tried, own))).toEqual([]);
  });

  it('at the general address, which is of no region, a pass of another licensed region follows the player', async () => {
    const own = await api.logIn();
    expect(codesOf(await authorize(await packet(own, LANSING), own))).toEqual([]);
    expect(codesOf(await authorize(await packet(own, NEWARK), own))).toEqual([]);
    expect((await readPass(api.deps.db, own.player.id))?.regionCode).toBe('US-NJ');
    expect(await ask('{ playerLocation { authorized } }', {}, own.authorization)).toEqual({ playerLocation: { authorized: true } });
  });

  it('a check is SERVER_ERROR while the location service does not answer; a pass holds to its end', async () => {
    const own = await api.logIn();
    await authorize(await packet(own, LANSING), own);
    const pass = await readPass(api.deps.db, own.player.id);
    const [next, text] = [
      await packet(own, DALLAS),
      'mutation { l: geoComplyGetApiToken(licenseType: Regular) { licenseKey errors { code } } }',
    ];
    api.services.referenceLocation.setAvailable(false);
    try {
      expect(codesOf(await authorize(next, own))).toEqual(['SERVER_ERROR']);
      expect(await ask(text, {}, own.authorization)).toEqual({ l: { licenseKey: null, errors: [{ code: 'SERVER_ERROR' }] } });
      expect(await readPass(api.deps.db, own.player.id)).toEqual(pass);
    } finally {
      api.services.referenceLocation.setAvailable(true);
    }
    expect(codesOf(await authorize(next, own))).toEqual(['OUT_OF_BOUNDARY']);
  });
});

describe('another IP address than the check’s', () => {
  const ELSEWHERE = { address: '192.0.2.9' };

  async function bet({ authorization }: LoggedIn, sent?: Sent): Promise<string> {
    const text = `mutation ($id: ID!, $bets: [PlaceBetInput!]!) {
      answer: betslipPlaceBets(placementId: $id, bets: $bets) { placement { status userErrors { code } } } }`;
    const legs = [{ selectionId: FIXTURE.bills.moneyline, numeratorLong: 3, denominatorLong: 2, points: null }];
    const variables = { id: randomUUID(), bets: [{ draftBetId: 'draft', section: 'STRAIGHT', betAmount: 100, legs }] };
    type Answered = { answer: { placement: { status: string; userErrors: { code: string }[] } } };
    const { placement } = (await ask<Answered>(text, variables, authorization, sent)).answer;
    return placement.userErrors[0]?.code ?? placement.status;
  }

  it('a bet waits for another check, also one from the check’s own address afterwards', async () => {
    const own = await api.logIn();
    await authorize(await packet(own, LANSING), own);
    expect([await bet(own), await bet(own, ELSEWHERE), await bet(own)]).toEqual(['PLACED', 'unknown', 'unknown']);
    await authorize(await packet(own, LANSING), own, ELSEWHERE);
    expect([await bet(own, ELSEWHERE), await bet(own)]).toEqual(['PLACED', 'unknown']);
  });

  it('a bet over the socket comes from the same address as a check by HTTP', async () => {
    const { port } = new URL(await api.app.listen({ port: 0, host: '::' }));
    const own = await api.logIn();
    // So a socket that takes IPv6, too, names the callers of IPv4.
    await authorize(await packet(own, LANSING), own, { address: '::ffff:127.0.0.1' });
    const socket = await graphqlSocket(`http://127.0.0.1:${port}`, { authorization: own.authorization });
    await socket.waitFor(({ type }) => type === 'connection_ack');
    socket.subscribe('1', '{ playerLocation { authorized } }');
    await socket.waitFor(({ id, type }) => id === '1' && type === 'next');
    expect(socket.dataOf('1')).toEqual([{ playerLocation: { authorized: true } }]);
    socket.close();
    expect(await bet(own, { address: '::ffff:127.0.0.1' })).toBe('PLACED');
  });

  it.each([
    ['the launch of a game', 'mutation { casinoLaunchGame(gameId: "velvet-sevens", mode: REAL) { error { code } } }'],
    ['start-up', '{ startup { regionalMetadata { currentRegionCode } } }'],
    ['what the page asks of its location', '{ playerLocation { authorized } }'],
  ])('%s ends the pass', async (_what, text) => {
    const own = await api.logIn();
    await authorize(await packet(own, LANSING), own);
    await ask(text, {}, own.authorization);
    expect((await readPass(api.deps.db, own.player.id))?.expiresAt.getTime()).toBeGreaterThan(api.deps.clock.now().getTime());
    await ask(text, {}, own.authorization, ELSEWHERE);
    expect((await readPass(api.deps.db, own.player.id))?.expiresAt.getTime()).toBeLessThanOrEqual(api.deps.clock.now().getTime());
    expect(await bet(own)).toBe('unknown');
  });
});

describe('what the server knows of the location', () => {
  const locationOf = async ({ authorization }: LoggedIn) =>
    (
      await ask<{ playerLocation: { authorized: boolean; place: object | null; expiresAt: string | null; errors: object[] } }>(
        `{ playerLocation { authorized expiresAt refreshAt attemptsLeft errors { code }
           place { decision region { isoCode name } distanceMetres doubtMetres } } }`,
        {},
        authorization,
      )
    ).playerLocation;

  it('the location is a sandbox’s place before the first check, then the last check, until another address asks', async () => {
    const own = await api.logIn();
    expect(await locationOf(own)).toMatchObject({ authorized: true, expiresAt: null, place: null });
    await authorize(await packet(own, LANSING), own);
    const region = { isoCode: 'US-MI', name: 'Michigan' };
    expect(await locationOf(own)).toMatchObject({ authorized: true, errors: [], place: { decision: 'REGION', region } });
    await authorize(await packet(own, DALLAS), own);
    expect(await locationOf(own)).toMatchObject({ authorized: false, expiresAt: null, errors: [{ code: 'OUT_OF_BOUNDARY' }] });
    await authorize(await packet(own, LANSING), own);
    expect(await endPassOfOtherAddress(api.deps.db, own.player.id, '192.0.2.9', api.deps.clock.now())).toBe(true);
    expect(await locationOf(own)).toMatchObject({ authorized: false, place: { region } });
  });

  it('a check is logged without coordinates, and the log cannot be changed', async () => {
    const own = await api.logIn();
    await authorize(await packet(own, LANSING), own);
    expect(await readLastCheck(api.deps.db, own.player.id)).toMatchObject({ codes: [], decision: 'region', regionCode: 'US-MI' });
    const { rows } = await api.deps.db.pool.query('SELECT * FROM location_checks WHERE player_id = $1', [own.player.id]);
    expect(JSON.stringify(rows)).not.toMatch(COORDINATES);
    for (const change of ['DELETE FROM location_checks', "UPDATE location_checks SET codes = '{}'"])
      await expect(api.deps.db.pool.query(change)).rejects.toThrow('permission denied');
  });
});

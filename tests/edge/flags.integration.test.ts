import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/web-sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { FLAG_DEFAULTS } from '../../core/wire/flags.ts';
import { type FlagsAnnouncement, flagsAnnouncementIn } from '../../core/wire/flagsAnnouncement.ts';
import { APP_CLIENT_ID } from '../../server/domain/identity/clients.ts';
import { createPlayer } from '../../server/store/players/index.ts';
import { type GraphqlSocket, graphqlSocket } from '../support/graphqlSocket.ts';
import { until } from '../support/until.ts';
import { ask } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

const PATH = '/ofrep/v1/evaluate/flags';

let server: EdgeServer;

beforeAll(async () => {
  server = await startEdgeServer();
});
afterAll(() => server.close());
afterEach(() => server.post('/sandbox/flags', Object.fromEntries(Object.keys(FLAG_DEFAULTS).map((key) => [key, null]))));

interface Bulk {
  readonly flags: readonly { readonly key: string; readonly value: unknown; readonly reason: string }[];
}

async function evaluate(headers: Readonly<Record<string, string>> = {}, key = ''): Promise<Response> {
  return fetch(server.url + PATH + key, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-app': 'espnbet', ...headers },
    body: JSON.stringify({ context: { targetingKey: 'somebody' } }),
  });
}

async function readFlag(key: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const { flags } = (await (await evaluate(headers)).json()) as Bulk;
  return flags.find((flag) => flag.key === key)?.value;
}

async function logIn(username: string): Promise<{ readonly id: string; readonly authorization: string }> {
  const player = await createPlayer(server.deps, {
    username,
    password: 'correct horse',
    email: `${username}@slipstream.test`,
    firstName: 'A',
    lastName: 'B',
    regionCode: 'US-NJ',
    balanceCents: 0,
  });
  if (!player.ok) throw new Error(player.error);
  const grant = { grant_type: 'password', client_id: APP_CLIENT_ID, username, password: 'correct horse' };
  const { body } = await server.post('/api/identity/token', grant);
  return { id: player.value.id, authorization: `Bearer ${(body as { access_token: string }).access_token}` };
}

describe('the flags endpoint', () => {
  it('answers every flag with its default', async () => {
    const { flags } = (await (await evaluate()).json()) as Bulk;
    expect(Object.fromEntries(flags.map(({ key, value }) => [key, value]))).toEqual(FLAG_DEFAULTS);
    expect(new Set(flags.map(({ reason }) => reason))).toEqual(new Set(['DEFAULT']));
  });

  it('answers a brand with the flags of its folder, which a setting overrides', async () => {
    const tsb = { 'x-app': 'tsb' };
    expect([await readFlag('tournaments', tsb), await readFlag('quick-deposit', tsb), await readFlag('fantasy', tsb)]).toEqual([
      true,
      true,
      false,
    ]);
    await server.post('/sandbox/flags', { tournaments: false });
    expect(await readFlag('tournaments', tsb)).toBe(false);
  });

  it('answers 304 for a known ETag until a flag changes', async () => {
    const etag = (await evaluate()).headers.get('etag') ?? '';
    expect((await evaluate({ 'if-none-match': etag })).status).toBe(304);
    await server.post('/sandbox/flags', { tournaments: true });
    const after = await evaluate({ 'if-none-match': etag });
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(etag);
    await server.post('/sandbox/flags', { tournaments: null });
    expect((await evaluate({ 'if-none-match': etag })).status).toBe(304);
  });

  it('answers one flag, and 404 for an unknown one', async () => {
    await server.post('/sandbox/flags', { search: false });
    expect(await (await evaluate({}, '/search')).json()).toEqual({ key: 'search', value: false, reason: 'STATIC', variant: 'off' });
    const unknown = await evaluate({}, '/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ key: 'nothing', errorCode: 'FLAG_NOT_FOUND' });
  });

  it('evaluates by player, brand and region', async () => {
    const first = await logIn('flagged');
    const second = await logIn('unflagged');
    await server.post('/sandbox/flags', {
      'fan-hub': { rules: [{ players: [first.id], value: true }] },
      search: { rules: [{ brands: ['hwc'], value: false }] },
      tournaments: { rules: [{ regions: ['US-PA'], value: true }] },
    });
    expect(await readFlag('fan-hub', { authorization: first.authorization })).toBe(true);
    expect(await readFlag('fan-hub', { authorization: second.authorization })).toBe(false);
    expect(await readFlag('fan-hub')).toBe(false);
    expect(await readFlag('search', { 'x-app': 'hwc' })).toBe(false);
    expect(await readFlag('search', { 'x-app': 'tsb' })).toBe(true);
    expect(await readFlag('tournaments')).toBe(false);
    await server.post('/sandbox/visitor', { countryCode: 'US', regionCode: 'US-PA' });
    expect(await readFlag('tournaments')).toBe(true);
  });

  it('tells nobody the rules of a flag that this version does not know', async () => {
    const { id } = await logIn('named');
    await server.post('/sandbox/flags', { 'of-a-later-version': { rules: [{ players: [id], value: true }] }, 'later-text': 'on' });
    expect(await (await evaluate()).text()).not.toContain(id);
    expect((await evaluate({}, '/of-a-later-version')).status).toBe(404);
    expect(await readFlag('later-text')).toBe('on');
    await server.post('/sandbox/flags', { 'of-a-later-version': null, 'later-text': null });
  });

  it('does not believe a context that names a player', async () => {
    const { id } = await logIn('claimed');
    await server.post('/sandbox/flags', { 'fan-hub': { rules: [{ players: [id], value: true }] } });
    const response = await fetch(server.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-app': 'espnbet' },
      body: JSON.stringify({ context: { targetingKey: id, playerId: id } }),
    });
    const { flags } = (await response.json()) as Bulk;
    expect(flags.find(({ key }) => key === 'fan-hub')?.value).toBe(false);
  });

  it('answers bots and crawlers with the defaults', async () => {
    await server.post('/sandbox/flags', { search: false, tournaments: true });
    const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    expect([await readFlag('search', bot), await readFlag('tournaments', bot)]).toEqual([true, false]);
    expect([await readFlag('search'), await readFlag('tournaments')]).toEqual([false, true]);
  });

  it('refuses a wrong token, a wrong context, a large body and a value that is none', async () => {
    expect((await evaluate({ authorization: 'Bearer wrong' })).status).toBe(401);
    const post = (body: string) =>
      ask(server.port, { method: 'POST', path: PATH, headers: { 'content-type': 'application/json' }, body });
    expect((await post('{"context":7}')).status).toBe(400);
    expect((await post(`{"context":{"brand":"${'x'.repeat(20_000)}"}}`)).status).toBe(413);
    for (const value of ['yes', 1, { rules: [] }, { rules: [{ value: 1 }] }])
      expect(await server.post('/sandbox/flags', { search: value })).toMatchObject({ status: 422, body: { field: 'search' } });
  });
});

describe("OpenFeature's standard OFREP client", () => {
  it('reads the flags and notices a flip', async () => {
    const provider = new OFREPWebProvider({
      baseUrl: server.url,
      headers: [['x-app', 'espnbet']],
      pollInterval: 100,
      cacheMode: 'disabled',
    });
    try {
      await OpenFeature.setContext({ targetingKey: 'somebody' });
      await OpenFeature.setProviderAndWait(provider as Provider);
      const client = OpenFeature.getClient();
      expect([client.getBooleanValue('search', false), client.getBooleanValue('tournaments', true)]).toEqual([true, false]);
      const changed = new Promise<void>((resolve) => client.addHandler(ProviderEvents.ConfigurationChanged, () => resolve()));
      await server.post('/sandbox/flags', { tournaments: true });
      await changed;
      expect(client.getBooleanValue('tournaments', false)).toBe(true);
    } finally {
      await OpenFeature.close();
    }
  });
});

describe('a change of flags', () => {
  /** The announcements that a websocket has received, in order: with connection_ack first. */
  const announcementsTo = ({ messages }: GraphqlSocket): readonly FlagsAnnouncement[] =>
    messages
      .map(({ payload }) => flagsAnnouncementIn(payload as Record<string, unknown> | undefined))
      .filter((announcement) => announcement !== null);
  const revisionOfAnswer = async (of: EdgeServer = server): Promise<string | null> =>
    (await fetch(of.url + PATH, { method: 'POST' })).headers.get('x-flags-revision');

  it('is announced to open websockets of every server, without a value, by the version that answers then have, also those without a body', async () => {
    const second = await startEdgeServer({ database: server.scratch });
    onTestFinished(() => second.close());
    const [one, other] = [await graphqlSocket(server.url), await graphqlSocket(second.url)];
    onTestFinished(() => {
      for (const socket of [one, other]) socket.close();
    });
    for (const socket of [one, other]) await socket.waitFor(({ type }) => type === 'connection_ack');
    const before = await revisionOfAnswer();
    expect([announcementsTo(one), announcementsTo(other)]).toEqual([
      [{ revision: before, spreadMs: 1 }],
      [{ revision: before, spreadMs: 1 }],
    ]);
    const etag = (await evaluate()).headers.get('etag');

    await second.post('/sandbox/flags', { tournaments: { rules: [{ players: ['somebody else'], value: true }] } });
    await until(() => announcementsTo(one).length === 2 && announcementsTo(other).length === 2);
    const after = await revisionOfAnswer(second);
    expect(after).not.toBe(before);
    // The whole payload, so that nothing else is in it.
    const hint = { flags: { revision: after, spreadMs: 1 } };
    for (const socket of [one, other])
      expect(socket.messages.filter((message) => JSON.stringify(message).includes(String(after)))).toEqual([
        { type: 'ping', payload: hint },
      ]);
    // For this visitor nothing has changed.
    const unchanged = await evaluate({ 'if-none-match': etag ?? '' });
    expect([unchanged.status, unchanged.headers.get('x-flags-revision')]).toEqual([304, after]);
  });

  it('is known to a websocket that was away when it is back, as is one of the table by an operator', async () => {
    const first = await graphqlSocket(server.url);
    await first.waitFor(({ type }) => type === 'connection_ack');
    first.close();
    await server.post('/sandbox/flags', { tournaments: true });
    const back = await graphqlSocket(server.url);
    await back.waitFor(({ type }) => type === 'connection_ack');
    expect(announcementsTo(back)[0]?.revision).not.toBe(announcementsTo(first)[0]?.revision);
    await server.deps.db.pool.query(`UPDATE settings SET value = value || '{"search": false}' WHERE key = 'flags'`);
    await until(() => announcementsTo(back).length === 2);
    expect(await readFlag('search')).toBe(false);
    back.close();
  });

  it('is not announced to a websocket that has not been acknowledged', async () => {
    const silent = await graphqlSocket(server.url, null);
    const open = await graphqlSocket(server.url);
    await open.waitFor(({ type }) => type === 'connection_ack');
    await server.post('/sandbox/flags', { tournaments: true });
    const revision = await revisionOfAnswer();
    await until(() => announcementsTo(open).some((one) => one.revision === revision));
    expect(silent.messages).toEqual([]);
    for (const socket of [silent, open]) socket.close();
  });
});

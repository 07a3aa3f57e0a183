import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { collectOperations } from '../../scripts/vite/operations.ts';
import { audit } from '../../server/store/ledger/index.ts';
import { EXAMPLE_PROVIDERS } from '../contract/adapters/exampleProviders.ts';
import { GAME } from '../contract/adapters/feed.ts';
import { example, variableOf } from '../contract/adapters/module.ts';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { straight } from '../support/placements.ts';
import { START_PATIENCE_MS } from '../support/productServer.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';
import { until } from '../support/until.ts';
import { SERVER, startProcess, whenReady } from './support/process.ts';

const PATIENCE_MS = 60_000;
const LANSING = { latitude: 42.7325, longitude: -84.5555, accuracy: 20 };
const [USERNAME, PASSWORD] = ['first.player', 'Tide-Lamp-4242'];
const DEPOSIT_CENTS = 5_000;
const STAKE_CENTS = 1_000;

/** A proxy in front of it says where visitors are, and that they came by TLS. */
const PROXY = { 'x-visitor-country': 'US', 'x-visitor-region': 'US-MI', 'x-forwarded-proto': 'https' };
const PERSON = {
  client_id: 'slipstream-web',
  region_code: 'US-MI',
  email: 'first@example.com',
  username: USERNAME,
  password: PASSWORD,
  first_name: 'Noor',
  last_name: 'Haddad',
  date_of_birth: '1994-04-18',
  street: '218 Harbor Way',
  city: 'Lansing',
  postal_code: '48933',
  phone: '(517) 555-0142',
  accepts_terms: true,
  email_offers: false,
};

async function providers() {
  const [gateway, feed] = [await EXAMPLE_PROVIDERS.gateway(), await EXAMPLE_PROVIDERS.feed()];
  for (const kind of ['location', 'documents', 'phone', 'mail'] as const) await EXAMPLE_PROVIDERS[kind]();
  feed.say({ state: 'UPCOMING', home: -142, away: 120 });
  return { gateway };
}

/** A server with all guards of production, on a database of its own. */
async function startProduction() {
  const scratch = await scratchDatabase();
  const kinds = ['location', 'documents', 'phone', 'mail', 'gateway', 'feed'] as const;
  const own = Object.entries(process.env).filter(([name]) => name.startsWith('ACME_'));
  const started = startProcess(SERVER, {
    ...(await scratch.productionEnvironment()),
    ...(Object.fromEntries(own) as Record<string, string>),
    ...Object.fromEntries(kinds.map((kind) => [variableOf(kind), example(kind)])),
    SLIPSTREAM_ENVIRONMENT: 'production',
    SANDBOX: 'false',
    DATABASE_KEYS: `2026=${Buffer.alloc(32, 7).toString('base64url')}`,
    PORT: '0',
    LOG_LEVEL: 'warn',
    VISITOR_PLACES: 'headers',
    TRUSTED_PROXIES: '127.0.0.1',
    PAYMENTS_ORIGIN: 'https://pay.example.com',
  });
  onTestFinished(async () => {
    started.child.kill('SIGTERM');
    await started.ended;
    await scratch.drop();
  });
  return { scratch, server: await whenReady(started) };
}

/** An operation of the app by its hash: production knows no others. */
async function client(url: string, accessToken: string) {
  const hashes = new Map((await collectOperations(process.cwd())).map(({ name, hash }) => [name, hash]));
  const headers = { ...clientHeaders(accessToken), ...PROXY };
  return async (operationName: string, variables: object): Promise<Record<string, Record<string, unknown>>> => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashes.get(operationName) } };
    const body = JSON.stringify({ operationName, variables, extensions });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await response.json()) as { readonly data: never; readonly errors?: unknown };
    if (errors !== undefined) throw new Error(`${operationName}: ${JSON.stringify(errors)}`);
    return data;
  };
}

it(
  'production takes its first bet by adapters alone: a sign-up, a deposit, a located player, a price of the feed',
  async () => {
    const { gateway } = await providers();
    const { scratch, server } = await startProduction();
    const { db } = scratch;
    const post = (path: string, body: string, headers: object = {}) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...PROXY, ...headers },
      });

    const signedUp = await post('/api/sign_ups', JSON.stringify(PERSON));
    expect([signedUp.status, await signedUp.text()]).toEqual([201, expect.anything()]);
    const { access_token: token, user_id: playerId } = await logIn(server.url, USERNAME, PASSWORD);
    const ask = await client(server.url, token);

    const input = { requestId: randomUUID(), amountCents: DEPOSIT_CENTS, paymentProviderId: 'TRUSTLY' };
    const { depositCreate } = await ask('DepositCreate', { input });
    expect(depositCreate).toMatchObject({ userErrors: [], uri: expect.stringMatching(/^https:\/\/pay\.example\.com\//) });
    const reference = String(depositCreate?.uri).split('/').at(-1) ?? '';
    await gateway.pay(reference);
    const { body, headers } = await gateway.webhook(reference);
    expect((await post('/api/payments/webhook', body, { 'acme-signature': 'aa' })).status).toBe(401);
    expect(await (await post('/api/payments/webhook', body, headers)).json()).toEqual({ applied: true });

    const { geoComplyGetApiToken: key } = await ask('GeoComplyGetApiToken', { licenseType: 'NoDownloadBrowser' });
    const made = await post('/i/location-packets', JSON.stringify({ licenseKey: key?.licenseKey, ...LANSING }));
    const { geoPacket } = (await made.json()) as { readonly geoPacket: string };
    const { geoComplyAuthorizeGeoPacket: found } = await ask('GeoComplyAuthorizeGeoPacket', { geoPacket });
    expect(found).toMatchObject({ errors: [], place: { region: { isoCode: 'US-MI' } } });

    const selectionId = `acme-feed-${GAME.id}.moneyline.away`;
    await until(() => db.query.selectFrom('selections').select('id').where('id', '=', selectionId).executeTakeFirst(), PATIENCE_MS);
    const leg = { eventId: `acme-feed-${GAME.id}`, selectionId, numeratorLong: 6, denominatorLong: 5, points: null };
    const bets = [straight(leg, STAKE_CENTS)];
    const { betslipPlaceBets } = await ask('BetslipPlaceBets', { placementId: randomUUID(), bets, includeOddsTrend: true });
    expect(betslipPlaceBets).toMatchObject({ placement: { status: 'PLACED', userErrors: [] }, userErrors: [] });
    expect(betslipPlaceBets?.balance).toEqual(
      expect.objectContaining({ playableBalance: expect.objectContaining({ amount: DEPOSIT_CENTS - STAKE_CENTS }) }),
    );
    const rows = await db.query.selectFrom('bets').select(['player_id', 'stake_cents']).execute();
    expect(rows).toEqual([{ player_id: playerId, stake_cents: STAKE_CENTS }]);
    expect((await audit(db, new Date())).discrepancies).toEqual([]);
  },
  START_PATIENCE_MS * 2,
);

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setSandboxDocuments } from '../../server/api/documents/sandboxDocuments.ts';
import { awardReferral, referralCode } from '../../server/store/referrals/referrals.ts';
import { accountClient, CLIENT, newAddress } from '../support/accountClient.ts';
import type { TestApi } from '../support/buildTestApi.ts';
import { APP_REDIRECT, logInOnPage, logInRequest, startIdentity, type TestIdentity } from '../support/identityServer.ts';

let identity: TestIdentity;
let api: TestApi;
let client: ReturnType<typeof accountClient>;
beforeAll(async () => {
  identity = await startIdentity();
  ({ api } = identity);
  client = accountClient(api);
});
afterEach(() => setSandboxDocuments(api.deps.db, { answer: 'APPROVED', reason: 'x' }));
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await identity.stop();
});

const PASSWORD = 'Tide-Lamp-4242';
const sql = async <Row extends object>(text: string, ...values: readonly unknown[]) =>
  (await api.owner.pool.query<Row>(text, [...values])).rows;

let people = 0;
/** Somebody whom nobody else is. */
function person(change: Readonly<Record<string, unknown>> = {}) {
  people += 1;
  const name = `person${people}`;
  return {
    client_id: CLIENT,
    email: `${name}@person.test`,
    username: name,
    password: PASSWORD,
    first_name: 'Noor',
    last_name: `Haddad${String.fromCharCode(96 + Math.ceil(people / 26), 97 + (people % 26))}`,
    date_of_birth: '1994-04-18',
    street: `${people} Harbor Way`,
    city: 'Erie',
    region_code: 'US-PA',
    postal_code: '16507',
    phone: `(814) 555-${1000 + people}`,
    accepts_terms: true,
    email_offers: true,
    ...change,
  };
}
type Person = ReturnType<typeof person>;

interface Account {
  readonly id: string;
  readonly authorization: string;
}

async function logIn(username: string): Promise<Account> {
  const { status, body } = await client.rest('POST', '/api/identity/token', {
    grant_type: 'password',
    client_id: CLIENT,
    username,
    password: PASSWORD,
  });
  expect(status).toBe(200);
  const grant = body as { access_token: string; user_id: string };
  return { id: grant.user_id, authorization: `Bearer ${grant.access_token}` };
}

/** At the identity origin: another way into the database than that of a password at the app's. */
async function logInByCode(username: string): Promise<void> {
  const { url, verifier } = await logInRequest(identity.issuer);
  const code = (await logInOnPage(identity.issuer, url, { username, password: PASSWORD })).searchParams.get('code') ?? '';
  const fields = { grant_type: 'authorization_code', client_id: CLIENT, code, code_verifier: verifier, redirect_uri: APP_REDIRECT };
  expect((await fetch(`${identity.issuer}/token`, { method: 'POST', body: new URLSearchParams(fields) })).status).toBe(200);
}

async function signUp(form: Readonly<Record<string, unknown>>): Promise<Account> {
  const answer = await client.rest('POST', '/api/sign_ups', form, { address: newAddress(), headers: { host: 'tsb.localhost' } });
  // The same for everybody.
  expect(answer).toMatchObject({ status: 201, body: { play_credit_cents: 10_000 } });
  const account = await logIn(String(form.username));
  // Play credit cannot be withdrawn.
  await sql(`SELECT fund_player($1, 'CASH', 1000, 'own:' || $1, 'ops', 'A test', now())`, account.id);
  return account;
}

const call = (
  { authorization }: Account,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => client.rest(method, path, body, { authorization });
const exclude = (account: Account, option = 'lifetime', path = '/i/self_exclusions') =>
  call(account, 'POST', path, { option, confirmed: true });

/** The faults of a bet, of one that was held, of a spin, a deposit, its credit and a withdrawal. */
async function may({ id }: Account): Promise<readonly (string | null)[]> {
  const rows = await sql<{ fault: string | null }>(
    `SELECT player_may($1, action, 100, $2, 'none') AS fault FROM unnest('{SPORTS_BET,HELD_BET,CASINO_BET,DEPOSIT,CREDIT,WITHDRAW}'::text[]) AS action`,
    ...[id, api.deps.clock.now()],
  );
  return rows.map(({ fault }) => fault);
}
const FREE = [null, null, null, null, null, null];
const HELD = [...Array.from({ length: 5 }, () => 'PLAYER_RESTRICTED'), null];
const isOffered = async ({ id }: Account) =>
  (await sql<{ offered: boolean }>('SELECT player_is_offered($1, $2) AS offered', id, api.deps.clock.now()))[0]?.offered;
const marks = ({ id }: Account) =>
  sql<{ other_id: string; kinds: string[]; is_held: boolean }>(
    'SELECT other_id, kinds, is_held FROM person_marks WHERE player_id = $1 ORDER BY other_id',
    id,
  );

/** A withdrawal to a bank account. */
const payTo = (playerId: string, fields: Readonly<Record<string, string>>) =>
  sql(
    `WITH payment AS (
       INSERT INTO payments (receipt_id, player_id, direction, provider_code, amount_cents, currency, content_hash, quick_deposit, origin, state, confirmed, created_at)
       VALUES ($1 || ($2::jsonb ->> 'accountNumber'), $1, 'WITHDRAWAL', 'WIRE_TRANSFER', 100, 'USD', '', false, '', 'REQUESTED', true, now()) RETURNING id
     ) INSERT INTO payment_attempts (payment_id, number, state, fields) SELECT id, 1, 'CREATING', $2 FROM payment`,
    ...[playerId, JSON.stringify(fields)],
  );

describe('a second account of an excluded person', () => {
  it('is opened with the answer of every other, and neither bets, spins nor pays in: name, birthday, address, phone (n08, P4)', async () => {
    const first = person();
    const excluded = await signUp(first);
    expect((await exclude(excluded)).status).toBe(201);
    const again = { ...first, email: first.email.replace('@', '+again@'), username: `${first.username}again` };
    const second = await signUp(again);
    expect(await may(second)).toEqual(HELD);
    expect(await isOffered(second)).toBe(false);
    const kinds = ['FAMILY', 'HOME', 'MAILBOX', 'PERSON', 'PHONE'];
    expect(await marks(second)).toEqual([{ other_id: excluded.id, kinds, is_held: true }]);
    const refused = await api.query<{ betslipPlaceBets: unknown }>(
      'mutation ($bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: "held", bets: $bets) { placement { status } errors { message } } }',
      {
        bets: [
          {
            draftBetId: 'straight:none',
            section: 'STRAIGHT',
            betAmount: 500,
            legs: [{ selectionId: 'none', numeratorLong: 1, denominatorLong: 1 }],
          },
        ],
      },
      second.authorization,
    );
    expect(JSON.stringify(refused)).not.toMatch(/exclu|another account|same person/i);
  });

  it('is no other because of a telephone number that is assigned to nobody', async () => {
    const fictional = { phone: '+12015550142' };
    const excluded = await signUp({ ...person(), ...fictional });
    expect((await exclude(excluded)).status).toBe(201);
    expect(await may(await signUp({ ...person(), ...fictional }))).not.toEqual(HELD);
  });

  it.each<[string, (first: Person) => Readonly<Record<string, unknown>>]>([
    [
      'name, birthday and postal code in other letters and signs',
      ({ date_of_birth }) => ({ first_name: 'ZOE', last_name: 'obrien los', date_of_birth, postal_code: '16507-1234' }),
    ],
    ['telephone', ({ phone }) => ({ phone })],
    [
      'mailbox with a tag, other dots and the other name of its provider',
      ({ email }) => ({ email: email.replace('zoe.obrien', 'zo.e.OBrien').replace('@gmail', '+x@googlemail') }),
    ],
  ])('is known by its %s alone', async (_key, same) => {
    const first = person({ first_name: 'Zoë', last_name: 'O’Brien-Łoś', email: `zoe.obrien${people}@gmail.com` });
    const excluded = await signUp(first);
    const second = await signUp({ ...person({ date_of_birth: '1980-01-01' }), ...same(first) });
    expect(await may(second)).toEqual(FREE);
    await exclude(excluded);
    expect(await may(second)).toEqual(HELD);
  });

  it('is not their twin of another name in the same home: marked, not held', async () => {
    const first = person();
    const { date_of_birth, street, city, region_code, postal_code } = first;
    const excluded = await signUp(first);
    await exclude(excluded);
    const twin = await signUp(person({ date_of_birth, street, city, region_code, postal_code }));
    expect(await may(twin)).toEqual(FREE);
    expect(await marks(twin)).toEqual([{ other_id: excluded.id, kinds: ['HOME'], is_held: false }]);
  });

  it.each<[string, (playerId: string, value: string) => Promise<unknown>]>([
    [
      'card',
      (id, value) =>
        sql(
          `INSERT INTO payment_methods (id, player_id, provider_code, gateway_id, name, description, fingerprint, created_at, used_at)
           VALUES ($1 || $2, $1, 'TRUSTLY', $2, 'Card', '1', $2, now(), now())`,
          ...[id, value],
        ),
    ],
    ['bank account', (id, accountNumber) => payTo(id, { routingNumber: '021000021', accountNumber })],
    [
      'Canadian bank account',
      (id, accountNumber) => payTo(id, { institutionNumber: '001', transitNumber: '00011', accountNumber }),
    ],
  ])('is known by a %s that the excluded person has paid with', async (_key, pay) => {
    const excluded = await signUp(person());
    await pay(excluded.id, '771');
    await exclude(excluded);
    const second = await signUp(person());
    await pay(second.id, '772');
    expect(await may(second)).toEqual(FREE);
    await pay(second.id, '771');
    expect((await may(second)).slice(0, 5)).toEqual(HELD.slice(0, 5));
  });

  it('is no other because of an account with the same number at another bank or branch', async () => {
    const banks = [
      { routingNumber: '021000021' },
      { routingNumber: '026009593' },
      ...['00011', '00022'].map((transitNumber) => ({ institutionNumber: '001', transitNumber })),
      { institutionNumber: '002', transitNumber: '00011' },
    ];
    for (const bank of banks) {
      const account = await signUp(person());
      await payTo(account.id, { ...bank, accountNumber: '8800' });
      expect(await sql('SELECT other_id FROM accounts_of_person($1)', account.id), JSON.stringify(bank)).toEqual([]);
    }
  });

  it('is known when an open account changes its address to the excluded one’s', async () => {
    const first = person();
    const excluded = await signUp(first);
    await exclude(excluded);
    const { last_name, date_of_birth } = first;
    const second = await signUp(person({ last_name, date_of_birth, postal_code: '19103', city: 'Philadelphia' }));
    // The same birthday and surname elsewhere: marked.
    expect(await may(second)).toEqual(FREE);
    expect(await marks(second)).toMatchObject([{ other_id: excluded.id, kinds: ['FAMILY'], is_held: false }]);
    const { street, city, region_code, postal_code } = first;
    const moved = await call(second, 'PATCH', '/i/address', { street, city, region_code, postal_code });
    expect(moved).toMatchObject({ status: 200, body: { street, city, region_code, postal_code } });
    expect(await may(second)).toEqual(HELD);
    // And when it moves away again.
    await call(second, 'PATCH', '/i/address', { street: '9 Pine St', city: 'Philadelphia', region_code, postal_code: '19103' });
    expect(await may(second)).toEqual(HELD);
  });

  it('an account from before the stop is held from the stop on, and free with its end', async () => {
    const first = person();
    const [one, two] = [await signUp(first), await signUp({ ...person(), phone: first.phone })];
    // Second accounts of somebody who is not stopped: marked only.
    expect(await marks(two)).toEqual([{ other_id: one.id, kinds: ['PHONE'], is_held: false }]);
    expect([await may(one), await may(two)]).toEqual([FREE, FREE]);
    await exclude(one, '24_hours', '/i/cool_offs');
    expect(await may(two)).toEqual(HELD);
    await sql(`UPDATE player_exclusions SET expires_at = now() - interval '1 hour' WHERE player_id = $1`, one.id);
    expect(await may(two)).toEqual(FREE);
  });

  it.each<[string, (username: string) => Promise<unknown>]>([
    ['password', logIn],
    ['code of the identity origin', logInByCode],
  ])('an account from before the stop is marked as held at its next log-in, with a %s', async (_way, enter) => {
    const [first, again] = [person(), person()];
    const [one, two] = [await signUp(first), await signUp({ ...again, phone: first.phone })];
    await exclude(one);
    const found = { other_id: one.id, kinds: ['PHONE'] };
    expect(await marks(two)).toEqual([{ ...found, is_held: false }]);
    await enter(again.username);
    expect(await marks(two)).toEqual([{ ...found, is_held: true }]);
  });

  it('is held for the operator when the first one was closed, who alone can tell two persons apart', async () => {
    const first = person();
    const one = await signUp(first);
    await sql('UPDATE players SET closed_at = now() WHERE id = $1', one.id);
    const two = await signUp({ ...person(), phone: first.phone });
    expect(await may(two)).toEqual(HELD);
    const apart = [two.id, one.id, 'Mother and daughter with one telephone', api.deps.clock.now()];
    const decide = 'SELECT tell_persons_apart($1, $2, $3, $4)';
    await expect(api.deps.db.pool.query(decide, apart)).rejects.toMatchObject({ code: '42501' });
    for (const table of ['person_keys', 'person_marks', 'persons_apart'])
      await expect(api.deps.db.pool.query(`DELETE FROM ${table}`)).rejects.toMatchObject({ code: '42501' });
    await api.owner.pool.query(decide, apart);
    expect([await may(two), await isOffered(two)]).toEqual([FREE, true]);
  });
});

describe('a document', () => {
  const toronto = { street: '1 King St W', city: 'Toronto', region_code: 'CA-ON', postal_code: 'M5H 1A1' };
  const check = async (account: Account, type: string) => {
    await call(account, 'POST', '/i/jumio/verification', { document_type: type });
    await sql(`UPDATE document_checks SET started_at = started_at - interval '1 minute' WHERE player_id = $1`, account.id);
    return (await call(account, 'GET', '/i/jumio/verification')).body as { state: string; reason: string | null; proved: unknown };
  };
  const read = (fields: Readonly<Record<string, string>>) =>
    setSandboxDocuments(api.deps.db, { answer: 'APPROVED', reason: 'x', read: fields });

  it('proves the region that was read in it, and no other: a passport proves none (n07)', async () => {
    const account = await signUp(person());
    const move = async () => (await call(account, 'PATCH', '/i/address', toronto)).status;
    const { body: before } = await call(account, 'GET', '/i/jumio/verification');
    expect(before).toMatchObject({ state: 'NOT_STARTED', proved: null });
    const [{ name } = { name: '' }] = await sql<{ readonly name: string }>(
      `SELECT first_name || ' ' || last_name AS name FROM players WHERE id = $1`,
      account.id,
    );
    expect(await check(account, 'PASSPORT')).toMatchObject({ state: 'APPROVED', proved: { name, region_code: null } });
    expect(await move()).toBe(422);
    await read({ regionCode: 'US-NJ' });
    expect(await check(account, 'DRIVING_LICENSE')).toMatchObject({ state: 'APPROVED', proved: { name, region_code: 'US-NJ' } });
    expect(await move()).toBe(422);
    await read({ regionCode: 'CA-ON' });
    expect(await check(account, 'UTILITY_BILL')).toMatchObject({ state: 'APPROVED', proved: { name, region_code: 'CA-ON' } });
    expect(await move()).toBe(200);
  });

  it.each([{ lastName: 'Somebody' }, { dateOfBirth: '1994-04-19' }])(
    'somebody else’s %o in a document is rejected, and proves nothing',
    async (other) => {
      const account = await signUp(person());
      await read({ regionCode: 'CA-ON', ...other });
      expect(await check(account, 'ID_CARD')).toMatchObject({
        state: 'REJECTED',
        proved: null,
        reason: expect.stringContaining('name or date of birth'),
      });
      expect((await call(account, 'PATCH', '/i/address', toronto)).status).toBe(422);
    },
  );

  it('a document that an excluded person has shown before holds the account', async () => {
    const [excluded, second] = [await signUp(person()), await signUp(person())];
    await read({ number: 'D-1234 567' });
    await check(excluded, 'ID_CARD');
    await exclude(excluded);
    expect(await may(second)).toEqual(FREE);
    await read({ number: 'd1234567' });
    expect(await check(second, 'ID_CARD')).toMatchObject({ state: 'APPROVED' });
    expect(await may(second)).toEqual(HELD);
  });
});

describe('a friend who is nobody new', () => {
  const referred = ({ id }: Account) => sql('SELECT friend_id FROM referrals WHERE referrer_id = $1', id);

  it('is not referred: the referrer under another telephone and street, and three friends with one name and birthday (n02)', async () => {
    const own = person();
    const referrer = await signUp(own);
    const code = await referralCode(api.deps.db.query, referrer.id);
    const { last_name, date_of_birth } = own;
    await signUp({ ...person({ last_name, date_of_birth }), referral_code: code });
    expect(await referred(referrer)).toEqual([]);
    const invented = person({ date_of_birth: '1990-02-02' });
    const friend = await signUp({ ...invented, referral_code: code });
    for (let count = 0; count < 2; count += 1)
      await signUp({ ...person({ last_name: invented.last_name, date_of_birth: invented.date_of_birth }), referral_code: code });
    expect(await referred(referrer)).toEqual([{ friend_id: friend.id }]);
  });

  it('gives nobody an award when a card shows it later', async () => {
    const referrer = await signUp(person());
    const friend = await signUp({ ...person(), referral_code: await referralCode(api.deps.db.query, referrer.id) });
    for (const { id } of [referrer, friend])
      await sql(
        `INSERT INTO payment_methods (id, player_id, provider_code, gateway_id, name, description, fingerprint, created_at, used_at)
         VALUES ($1, $1, 'TRUSTLY', $1, 'Card', '1', 'one card', now(), now())`,
        id,
      );
    expect(await sql('SELECT is_friend($1, $2) AS friend', friend.id, referrer.id)).toEqual([{ friend: false }]);
    expect(await awardReferral(api.deps.db.query, friend.id, api.deps.clock.now())).toBeNull();
  });

  it('has no offer of new players', async () => {
    const first = person();
    const [one, two] = [await signUp(first), await signUp({ ...person(), phone: first.phone })];
    const offers = await sql(
      `SELECT promotion_is_for(jsonb_populate_record(NULL::promotions, '{"audience": {"newForDays": 7}}'), id, now()) AS offered
         FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, place) ORDER BY place`,
      [one.id, two.id],
    );
    expect(offers).toEqual([{ offered: true }, { offered: false }]);
  });
});

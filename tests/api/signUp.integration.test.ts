import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD_COST } from '../../server/platform/config/identity.ts';
import { audit, readBalances } from '../../server/store/ledger/index.ts';
import { referralCode } from '../../server/store/referrals/referrals.ts';
import { accountClient, CLIENT, firstMessage, newAddress } from '../support/accountClient.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { moveHome, moveTo } from '../support/places.ts';

let api: TestApi;
let client: ReturnType<typeof accountClient>;
beforeAll(async () => {
  api = await buildTestApi({ logLevel: 'info', config: { passwordCost: PASSWORD_COST } });
  client = accountClient(api);
});
afterEach(() => setCountry(null));
afterAll(() => api.stop());

const PASSWORD = 'Tide-Lamp-4242';
let people = 0;

function person(change: Readonly<Record<string, unknown>> = {}) {
  people += 1;
  return {
    client_id: CLIENT,
    region_code: 'US-PA',
    email: `p${people}@signup.test`,
    username: `person${people}`,
    password: PASSWORD,
    first_name: 'Noor',
    last_name: 'Haddad',
    date_of_birth: '1994-04-18',
    street: '218 Harbor Way',
    city: 'Erie',
    postal_code: '16507',
    phone: '(814) 555-0142',
    accepts_terms: true,
    email_offers: true,
    ...change,
  };
}

async function setCountry(countryCode: string | null): Promise<void> {
  await (countryCode === null ? moveHome(api.deps.db) : moveTo(api.deps.db, null, countryCode));
}

const signUp = (form: Readonly<Record<string, unknown>>, address = newAddress()) =>
  client.rest('POST', '/api/sign_ups', form, { address, headers: { host: 'tsb.localhost' } });

async function players(): Promise<number> {
  const { rows } = await api.owner.pool.query<{ count: string }>('SELECT count(*) FROM players');
  return Number(rows[0]?.count);
}

describe('a sign-up with the code of a friend', () => {
  const referrers = async (): Promise<readonly unknown[]> =>
    (await api.owner.pool.query('SELECT referrer_id FROM referrals r JOIN players p ON p.id = r.friend_id ORDER BY p.created_at'))
      .rows;

  it('remembers who invited the player; a code that nobody has opens the account all the same', async () => {
    const referrer = await api.newPlayer({ phone: '+18145550199' });
    const code = await referralCode(api.deps.db.query, referrer.id);
    expect((await signUp({ ...person(), referral_code: code })).status).toBe(201);
    expect(await referrers()).toEqual([{ referrer_id: referrer.id }]);
    expect((await signUp({ ...person(), referral_code: 'NOBODY99' })).status).toBe(201);
    expect(await referrers()).toHaveLength(1);
  });

  it('is refused to the same person under another name', async () => {
    const own = await api.newPlayer({ phone: '+18145550142' });
    const code = await referralCode(api.deps.db.query, own.id);
    const before = await referrers();
    expect((await signUp({ ...person(), referral_code: code })).status).toBe(201);
    expect(await referrers()).toEqual(before);
  });
});

describe('a sign-up', () => {
  it('opens an account with the sandbox’s play credit, with which its owner can log in', async () => {
    const form = person();
    const { status, body } = await signUp(form);
    expect({ status, body }).toEqual({ status: 201, body: { play_credit_cents: 10_000 } });
    const token = await client.rest('POST', '/api/identity/token', {
      grant_type: 'password',
      client_id: CLIENT,
      username: form.username,
      password: PASSWORD,
    });
    const { access_token: accessToken, user_id: id } = token.body as { access_token: string; user_id: string };
    const { data } = await api.query('{ account { firstName lastName email username lastLoginAt } }', {}, `Bearer ${accessToken}`);
    expect(data).toEqual({
      account: { firstName: 'Noor', lastName: 'Haddad', email: form.email, username: form.username, lastLoginAt: null },
    });
    expect(await readBalances(api.deps.db, id)).toMatchObject({
      cashCents: 0,
      bonusCents: 0,
      promotionalCreditCents: 10_000,
    });
    const credit = async (authorization: string) =>
      (await api.query('{ account { playCredit { amount } } }', {}, authorization)).data;
    expect(await credit(`Bearer ${accessToken}`)).toEqual({ account: { playCredit: { amount: 10_000 } } });
    // Said during the first log-in alone.
    const again = await client.rest('POST', '/api/identity/token', {
      grant_type: 'password',
      client_id: CLIENT,
      username: form.username,
      password: PASSWORD,
    });
    const { access_token: second } = again.body as { access_token: string };
    expect(await credit(`Bearer ${second}`)).toEqual({ account: { playCredit: null } });
    expect((await audit(api.deps.db, api.deps.clock.now())).balanced).toBe(true);
    const [mail] = await client.outbox(form.email);
    expect(mail).toMatchObject({ channel: 'EMAIL', subject: 'Your tsb account', link: 'http://tsb.localhost/login' });
    const { rows } = await api.owner.pool.query(
      'SELECT date_of_birth::text, street, city, postal_code, address_check, phone, email_offers FROM player_details JOIN players ON id = player_id WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        date_of_birth: '1994-04-18',
        street: '218 Harbor Way',
        city: 'Erie',
        postal_code: '16507',
        address_check: 'PLAUSIBLE',
        phone: '+18145550142',
        email_offers: true,
      },
    ]);
  });

  it('stores the password as argon2id only, and leaves nothing personal in the log', async () => {
    const form = person();
    await signUp(form);
    await client.outbox(form.email);
    const { rows } = await api.owner.pool.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM player_credentials JOIN players ON id = player_id WHERE username = $1',
      [form.username],
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const log = api.logged.join('\n');
    expect(log).toContain('account.created');
    for (const personal of [form.email, form.username, PASSWORD, 'Haddad', '18145550142', 'Harbor', '1994-04-18'])
      expect(log, personal).not.toContain(personal);
  });

  it('is for visitors whose IP country is CA or US, whatever the form says', async () => {
    for (const country of ['DE', 'GB', 'MX']) {
      await setCountry(country);
      const before = await players();
      const { status, body } = await signUp(person());
      expect(status, country).toBe(403);
      expect(firstMessage(body, 'form')).toBe('tsb does not operate in your region.');
      expect(await players()).toBe(before);
    }
    for (const country of ['CA', 'US']) {
      await setCountry(country);
      expect((await signUp(person())).status, country).toBe(201);
    }
  });

  it('a sign-up with an e-mail address that has an account is answered alike, and only its mailbox learns it', async () => {
    const form = person();
    const first = await signUp(form);
    const before = await players();
    const again = await signUp(person({ email: form.email.toUpperCase() }));
    expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
    expect(await players()).toBe(before);
    const mails = await client.outbox(form.email);
    expect(mails[0]).toMatchObject({ subject: 'You already have a tsb account', link: 'http://tsb.localhost/forgot-password' });
    expect(await client.logInStatus(form.username, PASSWORD)).toBe(200);
  });

  it('a sign-up with a username that is taken says so, and says the same for a known and an unknown e-mail address', async () => {
    const form = person();
    await signUp(form);
    // PostgreSQL reports the first of two unique indexes, which a restored database may have in another order.
    const { rows } = await api.owner.pool.query<{ sql: string }>("SELECT pg_get_indexdef('players_by_username'::regclass) AS sql");
    await api.owner.pool.query(`DROP INDEX players_by_username; ${rows[0]?.sql}`);
    for (const email of [form.email, 'another@signup.test']) {
      const { status, body } = await signUp(person({ username: form.username.toUpperCase(), email }));
      expect(status).toBe(422);
      expect(body).toEqual({ errors: { username: [{ message: 'This username is taken. Try another one.' }] } });
    }
    expect(await client.outbox('another@signup.test')).toEqual([]);
  });

  it('two sign-ups with one username at the same time open one account', async () => {
    const username = `twin${process.pid}`;
    const answers = await Promise.all([signUp(person({ username })), signUp(person({ username }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is refused by the schema of the form, with a message at each field', async () => {
    const before = await players();
    const { status, body } = await signUp({ client_id: CLIENT });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toHaveLength(13);
    for (const change of [{ date_of_birth: '2010-01-01' }, { accepts_terms: false }, { password: 'short' }, { email: 'x' }])
      expect((await signUp(person(change))).status, JSON.stringify(change)).toBe(422);
    expect((await signUp(person({ client_id: 'another' }))).status).toBe(422);
    expect((await signUp(person({ city: 'a\0b' }))).status).toBe(422);
    expect(await players()).toBe(before);
  });

  it.each([
    [
      'a postal code of another region',
      { postal_code: '90210' },
      'postal_code',
      'This postal code is not in your state or province',
    ],
    ['a street that is a number', { street: '218' }, 'street', 'Please enter a valid street address'],
    ['a region where the brands do not operate', { region_code: 'US-CA' }, 'region_code', 'Please choose where you live'],
  ])('is refused with %s', async (_what, change, field, message) => {
    const { status, body } = await signUp(person(change));
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { [field]: [{ message }] } });
  });

  it('is limited by address', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) statuses.push((await signUp(person({ postal_code: '90210' }), address)).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
  });

  it('is limited by e-mail address at an address', async () => {
    const address = newAddress();
    const refused = (email: string) => signUp(person({ email, postal_code: '90210' }), address);
    for (let index = 0; index < 10; index += 1) expect((await refused('one@signup.test')).status).toBe(422);
    const { status, headers } = await refused('ONE@signup.test');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await refused('two@signup.test')).status).toBe(422);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataExportWork } from '../../server/jobs/dataExports.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { addSubscription } from '../../server/store/push/subscriptions.ts';
import { accountClient } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { walletClient } from './support/walletClient.ts';

const gateway = fakePaymentGateway();
let api: TestApi;
let client: ReturnType<typeof accountClient>;
let wallet: ReturnType<typeof walletClient>;
beforeAll(async () => {
  api = await buildTestApi({ paymentGateway: gateway });
  client = accountClient(api);
  wallet = walletClient(api, gateway);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const PASSWORD = 'correct horse';
const sql = async <Row extends object>(text: string, ...values: readonly unknown[]) =>
  (await api.owner.pool.query<Row>(text, [...values])).rows;

let numbers = 0;
interface Caller extends LoggedIn {
  readonly phone: string;
}
/** A player with strong authentication, logged in. */
async function strong(balanceCents = 0): Promise<Caller> {
  numbers += 1;
  const phone = `+1201556${String(1000 + numbers)}`;
  const caller = await api.logIn({ phone, balanceCents });
  await sql('UPDATE players SET strong_auth_enabled = true WHERE id = $1', caller.player.id);
  return { ...caller, phone };
}

type Operation = { readonly amountCents: number; readonly paymentProviderId: string; readonly paymentMethodId?: string };

/** Asks for a code for one thing, and shows it for the same or another. */
async function show(
  caller: Caller,
  source: string,
  operation: Operation | null = null,
  shownFor = { source, operation },
): Promise<boolean> {
  await wallet.ask(
    caller,
    `mutation ($source: OneTimeCodeSource!, $operation: OneTimeCodeOperation) {
       answer: sendOneTimeCode(channel: SMS, source: $source, operation: $operation) { success error } }`,
    { source, operation },
  );
  const code = (await client.outbox(caller.phone))[0]?.code;
  const { success } = await wallet.ask<{ success: boolean }>(
    caller,
    `mutation ($code: String!, $source: OneTimeCodeSource!, $operation: OneTimeCodeOperation) {
       answer: verifyOneTimeCode(code: $code, source: $source, operation: $operation) { success } }`,
    { code, ...shownFor },
  );
  return success;
}

describe('a player who wants codes', () => {
  it('withdraws with one of this amount and method alone (n15)', async () => {
    const caller = await strong(50_000);
    const refused = { outcome: 'UNKNOWN', oneTimeCodeRequired: true };
    expect(await wallet.withdraw(caller, 20_000)).toMatchObject(refused);
    const withdrawalRequest = { amountCents: 20_000, paymentProviderId: 'TRUSTLY' };
    // A code that was sent for a small withdrawal opens no large one.
    expect(
      await show(
        caller,
        'WITHDRAWAL',
        { ...withdrawalRequest, amountCents: 1_000 },
        { source: 'WITHDRAWAL', operation: withdrawalRequest },
      ),
    ).toBe(false);
    expect(await show(caller, 'LOGIN_PREFERENCES', null, { source: 'WITHDRAWAL', operation: withdrawalRequest })).toBe(false);
    expect(await show(caller, 'WITHDRAWAL', withdrawalRequest)).toBe(true);
    expect(await wallet.withdraw(caller, 50_000)).toMatchObject(refused);
    expect(await wallet.withdraw(caller, 20_000, { paymentProviderId: 'PAYPAL' })).toMatchObject(refused);
    expect(await wallet.withdraw(caller, 20_000)).toMatchObject({ outcome: 'DECIDED' });
    expect(await wallet.withdraw(caller, 20_000)).toMatchObject(refused);
    expect((await client.outbox(caller.phone))[0]?.body).toContain('to withdraw $200.00');
  });

  it('withdraws to one account with a code for it, and to no other of the same provider (n15)', async () => {
    const caller = await strong(50_000);
    const withdrawalRequest = { amountCents: 20_000, paymentProviderId: 'TRUSTLY' };
    const [one, other] = ['one', 'other'].map((name) => ({ paymentMethodId: `${name} ${caller.player.id}` }));
    for (const method of [one, other])
      await sql(
        `INSERT INTO payment_methods (id, player_id, provider_code, gateway_id, name, description, created_at, used_at)
         VALUES ($2, $1, 'TRUSTLY', $2, 'Bank', '1', now(), now())`,
        ...[caller.player.id, method?.paymentMethodId],
      );
    const refused = { outcome: 'UNKNOWN', oneTimeCodeRequired: true };
    const shownForOther = { source: 'WITHDRAWAL', operation: { ...withdrawalRequest, ...other } };
    expect(await show(caller, 'WITHDRAWAL', { ...withdrawalRequest, ...one }, shownForOther)).toBe(false);
    expect(await show(caller, 'WITHDRAWAL', { ...withdrawalRequest, ...one })).toBe(true);
    expect(await wallet.withdraw(caller, 20_000, other)).toMatchObject(refused);
    expect(await wallet.withdraw(caller, 20_000)).toMatchObject(refused);
    expect(await wallet.withdraw(caller, 20_000, one)).toMatchObject({ outcome: 'DECIDED' });
  });

  it('pays in with a new card or account with one, and with a known one without', async () => {
    const caller = await strong();
    expect(await wallet.deposit(caller, 5_000)).toMatchObject({ outcome: 'UNKNOWN', oneTimeCodeRequired: true });
    expect(await show(caller, 'DEPOSIT', { amountCents: 5_000, paymentProviderId: 'TRUSTLY' })).toBe(true);
    const { receiptId } = await wallet.deposit(caller, 5_000);
    await wallet.hear(receiptId, 'succeeded', { method: { id: 'bank', name: 'Bank', description: '••••1' } });
    const [method] = await sql<{ id: string }>('SELECT id FROM payment_methods WHERE player_id = $1', caller.player.id);
    expect(await wallet.deposit(caller, 5_000, { paymentMethodId: method?.id })).toMatchObject({ outcome: 'DECIDED' });
  });

  it('changes the address and takes all data with one each', async () => {
    const caller = await strong();
    const { authorization } = caller;
    const home = { street: '1 Main Street', city: 'Trenton', region_code: 'US-NJ', postal_code: '08608' };
    const move = async () => (await client.rest('PATCH', '/i/address', home, { authorization })).status;
    const take = async () => (await client.rest('GET', '/i/data_export', undefined, { authorization })).status;
    expect([await move(), await take()]).toEqual([422, 403]);
    expect(await show(caller, 'ADDRESS')).toBe(true);
    expect([await take(), await move(), await move()]).toEqual([403, 200, 422]);
    expect(await show(caller, 'EXPORT')).toBe(true);
    // A place in the line uses no code up; the file does.
    expect([await take(), await take()]).toEqual([202, 202]);
    await runDueJobs(api.deps, dataExportWork(api.deps));
    expect([await take(), await take()]).toEqual([200, 403]);
  });

  it('is asked for none where the player has not chosen them', async () => {
    const caller = await api.logIn({ balanceCents: 50_000 });
    expect(await wallet.withdraw(caller, 20_000)).toMatchObject({ outcome: 'DECIDED' });
  });
});

describe('what a session has begun', () => {
  it('a browser is told nothing more once a new password has ended its session (n09)', async () => {
    const stolen = await api.logIn();
    const { id, username } = stolen.player;
    const [session] = await sql<{ id: string }>('SELECT id FROM sessions WHERE player_id = $1', id);
    const browser = {
      playerId: id,
      brand: 'tsb',
      sessionId: session?.id ?? '',
      endpoint: 'https://push.test/1',
      p256dh: 'k',
      auth: 'a',
    };
    await addSubscription(api.deps.db.query, browser, api.deps.clock.now());
    const body = { grant_type: 'password', client_id: 'slipstream-web', username, password: PASSWORD };
    const { access_token } = (await client.rest('POST', '/api/identity/token', body)).body as { access_token: string };
    const change = { current_password: PASSWORD, new_password: 'Tide-Lamp-4242' };
    expect((await client.rest('PATCH', '/api/password', change, { authorization: `Bearer ${access_token}` })).status).toBe(204);
    expect(await sql('SELECT FROM push_subscriptions WHERE player_id = $1', id)).toEqual([]);
  });
});

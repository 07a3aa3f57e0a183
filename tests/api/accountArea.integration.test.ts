import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSandboxDocuments } from '../../server/api/documents/sandboxDocuments.ts';
import { accountClient, CLIENT } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { slipClient } from '../support/slipClient.ts';
import { waitingCode } from '../support/waitingCode.ts';
import { walletClient } from './support/walletClient.ts';

const PASSWORD = 'correct horse';
const { bills, eagles } = FIXTURE;
const gateway = fakePaymentGateway();

let api: TestApi;
let client: ReturnType<typeof accountClient>;
beforeAll(async () => {
  api = await buildTestApi({ paymentGateway: gateway });
  client = accountClient(api);
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const send = (
  { authorization }: LoggedIn,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => client.rest(method, path, body, { authorization });
const sql = async <Row extends object>(text: string, values: readonly unknown[]) =>
  (await api.owner.pool.query<Row>(text, [...values])).rows;

describe('closing an account', () => {
  const obstacles = async (player: LoggedIn) =>
    ((await send(player, 'GET', '/i/account_closure')).body as { obstacles: { code: string }[] }).obstacles;
  const close = (player: LoggedIn, password: unknown = PASSWORD) => send(player, 'POST', '/i/account_closure', { password });
  const bet = (player: LoggedIn, betAmount: number) =>
    api.query<{ betslipPlaceBets: { placement: { status: string } | null } | null }>(
      `mutation ($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) { placement { status } } }`,
      {
        id: `p-${player.player.id}`,
        bets: [
          {
            draftBetId: `straight:${bills.moneyline}`,
            section: 'STRAIGHT',
            betAmount,
            amountSourceType: 'PROMOTIONAL_CREDIT',
            legs: [{ selectionId: bills.moneyline, numeratorLong: 3, denominatorLong: 2 }],
          },
        ],
      },
      player.authorization,
    );

  it('is refused while there is cash, an open bet or a withdrawal on its way, and says each with its amount', async () => {
    const player = await api.logIn({ balanceCents: 10_000 });
    const withdrawn = await walletClient(api, gateway).withdraw(player, 4_000);
    expect(withdrawn).toMatchObject({ outcome: 'DECIDED' });
    await sql(`INSERT INTO player_bets (player_id, open_bets) VALUES ($1, 2) ON CONFLICT (player_id) DO UPDATE SET open_bets = 2`, [
      player.player.id,
    ]);
    // A bet that waits for its delay is one, too.
    await sql(
      `INSERT INTO held_placements (player_id, placement_id, cash_cents, credit_cents, win_cents, liability_scopes, liability_ids,
         liability_cents, bets, takes_moves, held_at, delay_ms) VALUES ($1, 'held', 0, 0, 0, '{}', '{}', '{}', '[{}]', false, now(), 1000)`,
      [player.player.id],
    );
    const expected = [
      { code: 'BALANCE', cents: 6_000, items: null },
      { code: 'PENDING_WITHDRAWAL', cents: 4_000, items: null },
      { code: 'OPEN_BETS', cents: null, items: 3 },
    ];
    expect(await obstacles(player)).toEqual(expected);
    expect(await close(player)).toMatchObject({ status: 409, body: { obstacles: expected, errors: { form: [{}] } } });
    expect(await client.refreshStatus(player.refreshToken)).toBe(200);
    expect(await sql('SELECT closed_at FROM players WHERE id = $1', [player.player.id])).toEqual([{ closed_at: null }]);
  });

  it('is refused with a debt', async () => {
    const player = await api.logIn({ balanceCents: 0 });
    await sql(`UPDATE ledger_accounts SET balance_cents = -500 WHERE player_id = $1 AND kind = 'RECEIVABLE'`, [player.player.id]);
    expect(await close(player)).toMatchObject({ status: 409, body: { obstacles: [{ code: 'DEBT', cents: 500 }] } });
  });

  it('needs the password, and a wrong one changes nothing', async () => {
    const player = await api.logIn({ balanceCents: 0 });
    for (const password of ['', 'wrong', 7, null])
      expect(await close(player, password)).toMatchObject({ status: 422, body: { errors: { password: [{}] } } });
    expect(await client.refreshStatus(player.refreshToken)).toBe(200);
    expect((await client.rest('POST', '/i/account_closure', { password: PASSWORD })).status).toBe(401);
  });

  it('ends every session, refuses log-in with its reason, bets, spins and deposits, and deletes no record', async () => {
    const player = await api.logIn({ balanceCents: 0, promotionalCreditCents: 500 });
    const { id, username } = player.player;
    const records = 'SELECT count(*)::int AS rows FROM player_entries WHERE player_id = $1';
    const before = await sql(records, [id]);
    expect((await close(player)).status).toBe(204);
    expect(await client.refreshStatus(player.refreshToken)).toBe(400);
    const login = { grant_type: 'password', client_id: CLIENT, username };
    expect(await client.rest('POST', '/api/identity/token', { ...login, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { error: 'player_stopped', error_description: 'This account is closed. Contact Support to ask about it.' },
    });
    // Who does not know the password does not learn that it is closed.
    expect((await client.rest('POST', '/api/identity/token', { ...login, password: 'wrong' })).body).toMatchObject({
      error_description: 'The username or password is wrong',
    });
    for (const action of ['SPORTS_BET', 'CASINO_BET', 'DEPOSIT'])
      expect(await sql('SELECT player_may($1, $2, 100, now(), $3) AS fault', [id, action, 'none'])).toEqual([
        { fault: 'PLAYER_RESTRICTED' },
      ]);
    expect(await sql(records, [id])).toEqual(before);
  });

  it('a code of a log-in that waited meanwhile opens no session', async () => {
    const player = await api.logIn({ balanceCents: 0 });
    const exchange = await waitingCode(api, player.player.username);
    expect((await close(player)).status).toBe(204);
    expect(await exchange()).toMatchObject({ ok: false, error: { code: 'CLOSED' } });
    expect(await sql('SELECT FROM sessions WHERE player_id = $1 AND revoked_at IS NULL', [player.player.id])).toEqual([]);
  });

  it('at the moment of a bet with credits: either the bet is placed or the account is closed, never both', async () => {
    const both = Array.from({ length: 6 }, async () => {
      const player = await api.logIn({ balanceCents: 0, promotionalCreditCents: 500 });
      const [closed, placed] = await Promise.all([close(player), bet(player, 500)]);
      return [closed.status === 204, placed.data?.betslipPlaceBets?.placement?.status === 'PLACED'];
    });
    for (const [isClosed, isPlaced] of await Promise.all(both)) expect(isClosed).toBe(!isPlaced);
  });
});

describe('the address', () => {
  const home = { street: '1 Main Street', city: 'Trenton', region_code: 'US-NJ', postal_code: '08608' };
  const toronto = { street: '1 King St W', city: 'Toronto', region_code: 'CA-ON', postal_code: 'm5h1a1' };

  it('holds at once within a region, and each change stays on record', async () => {
    const player = await api.logIn();
    expect((await send(player, 'GET', '/i/address')).body).toEqual({
      region_code: 'US-NJ',
      street: null,
      city: null,
      postal_code: null,
      changed_at: null,
    });
    await send(player, 'PATCH', '/i/address', { ...home, street: '9 Old Street' });
    expect(await send(player, 'PATCH', '/i/address', home)).toMatchObject({ status: 200, body: home });
    expect((await send(player, 'GET', '/i/address')).body).toMatchObject({ ...home, changed_at: expect.stringMatching(/Z$/) });
    expect(await sql('SELECT street FROM player_addresses WHERE player_id = $1 ORDER BY id', [player.player.id])).toEqual([
      { street: '9 Old Street' },
      { street: '1 Main Street' },
    ]);
    await expect(api.deps.db.pool.query('DELETE FROM player_addresses')).rejects.toThrow('permission denied');
  });

  it.each([
    [{ street: '' }, 'street'],
    [{ street: '12' }, 'street'],
    [{ city: 7 }, 'city'],
    [{ postal_code: '0860' }, 'postal_code'],
    [{ postal_code: '10001' }, 'postal_code'],
    [{ postal_code: 'M5H 1A1' }, 'postal_code'],
    [{ region_code: 'US-TX' }, 'region_code'],
    [{ region_code: 'FR' }, 'region_code'],
  ])('an address with %o is refused at its field, and nothing changes', async (wrong, field) => {
    const player = await api.logIn();
    expect(await send(player, 'PATCH', '/i/address', { ...home, ...wrong })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [{ message: expect.any(String) }] } },
    });
    expect((await send(player, 'GET', '/i/address')).body).toMatchObject({ street: null });
  });

  it('in another region needs an approved document, which proves one move', async () => {
    const player = await api.logIn();
    const proof = { errors: { region_code: [{ message: expect.stringContaining('add a document') }] } };
    expect(await send(player, 'PATCH', '/i/address', toronto)).toMatchObject({ status: 422, body: proof });
    await setSandboxDocuments(api.deps.db, { answer: 'APPROVED', reason: 'x', read: { regionCode: 'CA-ON' } });
    await send(player, 'POST', '/i/jumio/verification', { document_type: 'UTILITY_BILL' });
    await sql(`UPDATE document_checks SET started_at = started_at - interval '1 minute' WHERE player_id = $1`, [player.player.id]);
    // A check that is not decided yet proves nothing.
    expect((await send(player, 'PATCH', '/i/address', toronto)).status).toBe(422);
    expect((await send(player, 'GET', '/i/jumio/verification')).body).toMatchObject({ state: 'APPROVED' });
    expect(await send(player, 'PATCH', '/i/address', toronto)).toMatchObject({
      status: 200,
      body: { region_code: 'CA-ON', postal_code: 'M5H 1A1' },
    });
    expect(await sql('SELECT region_code FROM players WHERE id = $1', [player.player.id])).toEqual([{ region_code: 'CA-ON' }]);
    expect(await send(player, 'PATCH', '/i/address', home)).toMatchObject({ status: 422, body: proof });
  });

  it('address and documents are read by nobody without a log-in, and changed by no account with limited access', async () => {
    const limited = await api.logIn({ limitedAccess: true });
    const changes = [
      ['PATCH', '/i/address', home],
      ['POST', '/i/jumio/verification', { document_type: 'PASSPORT' }],
      ['POST', '/i/account_closure', { password: PASSWORD }],
    ] as const;
    for (const [method, path, body] of changes) {
      expect([path, (await client.rest(method, path, body)).status]).toEqual([path, 401]);
      expect([path, (await client.rest('GET', path)).status]).toEqual([path, 401]);
      expect([path, (await send(limited, method, path, body)).status]).toEqual([path, 403]);
    }
  });
});

describe('the default stake', () => {
  const set = (player: LoggedIn, betAmount: number | null) =>
    api.query<{ setDefaultBetAmount: { userPreferences: { defaultBetAmount: { amount: number } | null } } }>(
      'mutation ($bet: Long) { setDefaultBetAmount(betAmount: $bet) { userPreferences { defaultBetAmount { amount } } } }',
      { bet: betAmount },
      player.authorization,
    );
  const amounts = async (player: LoggedIn) =>
    (await slipClient(api, player.authorization).read()).straight.draftBets.map(({ betAmount }) => betAmount.amount);

  it('is the stake of a new straight bet by the player’s own choice alone, and no more once it is removed', async () => {
    const player = await api.logIn();
    const slip = slipClient(api, player.authorization);
    await slip.add(bills.spread);
    expect(await amounts(player)).toEqual([0]);
    expect((await set(player, 2_500)).data?.setDefaultBetAmount.userPreferences.defaultBetAmount).toEqual({ amount: 2_500 });
    await slip.add(eagles.spread);
    expect(await amounts(player)).toEqual([0, 2_500]);
    // A stake that the player has cleared stays cleared when the same selection is sent again.
    await slip.setAmount(`straight:${eagles.spread}`, 0);
    await slip.add(eagles.spread);
    expect(await amounts(player)).toEqual([0, 0]);
    await set(player, null);
    await slip.clear();
    await slip.add(bills.spread);
    expect(await amounts(player)).toEqual([0]);
  });

  it.each([-1, 0, 9, 99_999_999_99])('a default stake of %i cents is refused', async (cents) => {
    const player = await api.logIn();
    expect((await set(player, cents)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

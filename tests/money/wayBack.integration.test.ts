import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderCode } from '../../core/wallet/providerCodes.ts';
import { createProviders } from '../../server/domain/payments/providers.ts';
import { paymentWork } from '../../server/jobs/payments.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import {
  advancePayment,
  deleteMethod,
  listMethods,
  listReceivingMethods,
  payOutStopped,
  readPayment,
  readWithdrawableTo,
  type StoredPayment,
} from '../../server/store/payments/index.ts';
import { stopPlayer } from '../../server/store/saferPlay/stopPlayer.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

let fixture: MoneyFixture;
const gateway = fakePaymentGateway();
const { begin, startPayment, say, now, money } = paymentActions(() => fixture, gateway);
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterEach(() => fixture.setNow(NOW));
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

interface Account {
  readonly providerCode: ProviderCode;
  readonly name: string;
}
const BANK_A: Account = { providerCode: 'TRUSTLY', name: 'A' };
const BANK_B: Account = { providerCode: 'TRUSTLY', name: 'B' };
const PAYPAL: Account = { providerCode: 'PAYPAL', name: 'P' };
const CARD: Account = { providerCode: 'PAYSAFE_DEBIT_DEPOSIT', name: 'C' };

/** The gateway names the account that the player has used. */
async function sayWith(payment: StoredPayment, { name }: Account, state: 'processing' | 'succeeded') {
  gateway.set(`${payment.receiptId}:1`, {
    method: { id: `${payment.playerId}-${name}`, name, description: '', fingerprint: `${payment.playerId}${name}` },
  });
  await say(payment, state);
}

async function payIn(player: Player, amountCents: number, account: Account): Promise<StoredPayment> {
  const payment = await startPayment(player, amountCents, { providerCode: account.providerCode });
  await sayWith(payment, account, 'succeeded');
  return payment;
}

async function idOf(player: Player, { name }: Account): Promise<string> {
  const found = (await listReceivingMethods(fixture.deps.db, player.playerId, NOW)).find((method) => method.name === name);
  if (!found) throw new Error(`No account ${name}`);
  return found.id;
}

/** @param account null: a new one of the provider. */
async function withdraw(player: Player, amountCents: number, { providerCode }: Account, account: Account | null) {
  const methodId = account && (await idOf(player, account));
  return begin(player, amountCents, { direction: 'WITHDRAWAL', providerCode, methodId });
}

const win = ({ playerId }: Player, amountCents: number) =>
  creditPlayer(fixture.deps.db.query, { playerId, account: 'CASH', amountCents, reference: `won ${randomUUID()}`, at: NOW });
const refused = (availableCents: number, ...back: readonly (readonly [string, number])[]) => ({
  kind: 'REFUSED',
  faults: [{ code: 'GOES_BACK_FIRST', availableCents, back: back.map(([name, cents]) => ({ name, cents })) }],
});

describe('the way back', () => {
  it('what was paid in goes back to what paid it, and only what was won goes elsewhere', async () => {
    const player = await fixture.player(0);
    await payIn(player, 10_000, BANK_A);
    expect(await withdraw(player, 10_000, PAYPAL, null)).toEqual(refused(0, ['Online banking', 10_000]));
    await win(player, 5_000);
    expect(await withdraw(player, 5_001, PAYPAL, null)).toEqual(refused(5_000, ['Online banking', 10_000]));
    expect(await withdraw(player, 5_000, PAYPAL, null)).toMatchObject({ kind: 'DECIDED' });
    const back = await withdraw(player, 10_000, BANK_A, BANK_A);
    if (back.kind !== 'DECIDED') throw new Error(back.kind);
    expect(await money(player)).toEqual([0, 15_000, 0]);
    // What is on its way back is not owed any more, at any step.
    await advancePayment(fixture.deps, gateway, back.payment.id);
    for (const state of ['checked', 'sent', 'succeeded'] as const) {
      await say(back.payment, state);
      await win(player, 1_000);
      expect(await withdraw(player, 1_000, PAYPAL, null), state).toMatchObject({ kind: 'DECIDED' });
    }
  });

  it('two accounts of one provider are two', async () => {
    const player = await fixture.player(0);
    await payIn(player, 10_000, BANK_A);
    await payIn(player, 3_000, BANK_B);
    expect(await withdraw(player, 3_001, BANK_B, BANK_B)).toEqual(refused(3_000, ['Online banking', 13_000]));
    expect(await withdraw(player, 3_000, BANK_B, BANK_B)).toMatchObject({ kind: 'DECIDED' });
  });

  it.each([
    ['the one that paid in goes on', BANK_A],
    ['another one is cancelled, and the money is back', BANK_B],
  ] as const)('a new account that proves to be %s', async (_what, named) => {
    const player = await fixture.player(0);
    await payIn(player, 10_000, BANK_A);
    await payIn(player, 2_000, BANK_B);
    const answer = await withdraw(player, 10_000, BANK_A, null);
    if (answer.kind !== 'DECIDED') throw new Error(answer.kind);
    await advancePayment(fixture.deps, gateway, answer.payment.id);
    await sayWith(answer.payment, named, 'processing');
    await runDueJobs(fixture.deps, paymentWork(fixture.deps, gateway));
    expect((await readPayment(fixture.deps.db, answer.payment.id))?.methodId).toBe(await idOf(player, named));
    const isAstray = named === BANK_B;
    expect(await now(answer.payment)).toBe(isAstray ? 'CANCELLED' : 'REQUESTED');
    expect((await readPayment(fixture.deps.db, answer.payment.id))?.reason).toBe(isAstray ? 'ASTRAY' : null);
    expect(await money(player)).toEqual(isAstray ? [12_000, 0, 0] : [2_000, 10_000, 0]);
  });

  it('an account that the player has removed is still offered for what it paid in, and no more afterwards', async () => {
    const player = await fixture.player(0);
    await payIn(player, 10_000, BANK_A);
    await deleteMethod(fixture.deps, player.playerId, await idOf(player, BANK_A));
    expect(await listMethods(fixture.deps.db, player.playerId)).toEqual([]);
    expect(await withdraw(player, 10_000, PAYPAL, null)).toMatchObject({ kind: 'REFUSED' });
    expect(await withdraw(player, 10_000, BANK_A, BANK_A)).toMatchObject({ kind: 'DECIDED' });
    expect(await listReceivingMethods(fixture.deps.db, player.playerId, NOW)).toEqual([]);
  });

  it('what cannot go back goes anywhere: from a card, too little for its provider, or returned by its bank', async () => {
    const [byCard, little, returned] = [await fixture.player(0), await fixture.player(0), await fixture.player(0)];
    await payIn(byCard, 10_000, CARD);
    expect(await withdraw(byCard, 10_000, PAYPAL, null)).toMatchObject({ kind: 'DECIDED' });

    await payIn(little, 1_500, BANK_A);
    expect(await withdraw(little, 1_000, BANK_A, BANK_A)).toMatchObject({ kind: 'DECIDED' });
    await win(little, 1_000);
    expect(await withdraw(little, 1_500, PAYPAL, null)).toMatchObject({ kind: 'DECIDED' });

    await payIn(returned, 10_000, BANK_A);
    const back = await withdraw(returned, 10_000, BANK_A, BANK_A);
    if (back.kind !== 'DECIDED') throw new Error(back.kind);
    await advancePayment(fixture.deps, gateway, back.payment.id);
    await say(back.payment, 'sent');
    await say(back.payment, 'failed');
    expect(await now(back.payment)).toBe('RETURNED');
    fixture.setNow(new Date(NOW.getTime() + 1_000));
    expect(await withdraw(returned, 10_000, PAYPAL, null)).toMatchObject({ kind: 'DECIDED' });
  });

  it('who has stopped is paid out to each account what it has paid in, one call after the other', async () => {
    const player = await fixture.player(0);
    await payIn(player, 3_000, BANK_A);
    await payIn(player, 5_000, PAYPAL);
    await stopPlayer(fixture.deps.db, player.playerId, { kind: 'self_exclusion', until: null, endsByItself: false }, NOW);
    const { rows } = await fixture.owner.pool.query('SELECT username FROM players WHERE id = $1', [player.playerId]);
    const payOut = () =>
      payOutStopped({ ...fixture.deps, config: { currency: 'USD' } }, gateway, rows[0].username, createProviders());
    expect(await payOut()).toMatchObject({ payment: { providerCode: 'PAYPAL', amountCents: 5_000 } });
    expect(await payOut()).toMatchObject({ payment: { providerCode: 'TRUSTLY', amountCents: 3_000 } });
    expect(await payOut()).toMatchObject({ done: false });
  });

  it('an operator lifts it for a provider that cannot pay, with a reason; the servers may not', async () => {
    const player = await fixture.player(0);
    await payIn(player, 10_000, BANK_A);
    const lift = ['SELECT waive_way_back($1, $2, $3, $4)', [player.playerId, 'TRUSTLY', 'The account is closed', NOW]] as const;
    await expect(fixture.deps.db.pool.query(lift[0], [...lift[1]])).rejects.toMatchObject({ code: '42501' });
    await fixture.owner.pool.query(lift[0], [...lift[1]]);
    expect(await withdraw(player, 10_000, PAYPAL, null)).toMatchObject({ kind: 'DECIDED' });
  });
});

const ACCOUNTS = [BANK_A, BANK_B, PAYPAL] as const;
const RECEIVERS = [
  { code: 'TRUSTLY', name: 'Online banking', minimumCents: 1 },
  { code: 'PAYPAL', name: 'PayPal', minimumCents: 1 },
] as const;
const step = fc.record({
  kind: fc.constantFrom('payIn' as const, 'withdraw' as const, 'withdraw' as const, 'win' as const, 'lose' as const),
  account: fc.constantFrom(...ACCOUNTS),
  cents: fc.integer({ min: 1, max: 20 }).map((dollars) => dollars * 1_000),
});

it('in any order, what accounts get beyond what they paid in is never more than what was won, and all can always leave', async () => {
  let [withdrawnCents, lost] = [0, 0];
  await fixture.event('any', '+100');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      const player = await fixture.player(0);
      const [paidIn, gone] = [new Map<Account, number>(), new Map<Account, number>()];
      let wonCents = 0;
      const add = (to: Map<Account, number>, account: Account, cents: number) => to.set(account, (to.get(account) ?? 0) + cents);
      const excessCents = () => ACCOUNTS.reduce((sum, one) => sum + Math.max(0, (gone.get(one) ?? 0) - (paidIn.get(one) ?? 0)), 0);
      const take = async (account: Account, amountCents: number): Promise<boolean> => {
        const withdrawal = {
          direction: 'WITHDRAWAL',
          providerCode: account.providerCode,
          methodId: await idOf(player, account),
        } as const;
        const { kind } = await begin(player, amountCents, { ...withdrawal, receivers: RECEIVERS });
        if (kind === 'DECIDED') add(gone, account, amountCents);
        return kind === 'DECIDED';
      };
      for (const account of ACCOUNTS) {
        await payIn(player, 1_000, account);
        add(paidIn, account, 1_000);
      }
      for (const { kind, account, cents } of steps) {
        if (kind === 'payIn') {
          await payIn(player, cents, account);
          add(paidIn, account, cents);
        } else if (kind === 'win') {
          await win(player, cents);
          wonCents += cents;
        } else if (kind === 'lose') {
          const placed = await fixture.place(player, [straight('any.home', cents, '+100')]);
          lost += Number(placed.kind === 'PLACED');
        } else if (await take(account, cents)) withdrawnCents += cents;
        expect(excessCents()).toBeLessThanOrEqual(wonCents);
      }
      for (const account of ACCOUNTS) {
        const [availableCents = 0] = await money(player);
        const target = { providerCode: account.providerCode, methodId: await idOf(player, account) };
        const [most = 0] = await readWithdrawableTo(fixture.deps.db, player.playerId, [target], {
          availableCents,
          receivers: RECEIVERS,
          now: NOW,
        });
        if (most > 0) expect(await take(account, most)).toBe(true);
        if (most < availableCents) expect(await take(account, most + 1)).toBe(false);
      }
      expect((await money(player))[0]).toBe(0);
      expect(excessCents()).toBeLessThanOrEqual(wonCents);
    }),
    { numRuns: 15, seed: 1, endOnFailure: true },
  );
  // A test of withdrawals and of losses.
  expect(withdrawnCents * lost).toBeGreaterThan(0);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CorrectionMinutes } from '../../server/domain/settlement/correctionMinutes.ts';
import { paymentWork } from '../../server/jobs/payments.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import { grantLoyalty, redeemLoyalty } from '../../server/store/loyalty/index.ts';
import { migrate } from '../../server/store/migrate.ts';
import { type PaymentRequest, readPayment, readWithdrawable } from '../../server/store/payments/index.ts';
import { claimCashback, grantReward } from '../../server/store/rewards/index.ts';
import { cancelBet } from '../../server/store/settlement/index.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, straight } from './support/moneyFixture.ts';
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

const WITHDRAWAL = { direction: 'WITHDRAWAL' } as const;
const ECHECK: Partial<PaymentRequest> = { providerCode: 'GLOBAL_PAYMENTS_VIP_PREFERRED', clearingHours: 120 };
const HOUR_MS = 3_600_000;
const LATER_MS = 15 * 60_000;

/** At another time, with the session that the player has by then. */
async function at(player: Player, ms: number): Promise<void> {
  fixture.setNow(new Date(NOW.getTime() + ms));
  await fixture.owner.pool.query('UPDATE sessions SET expires_at = $2 WHERE id = $1', [
    player.sessionId,
    new Date(NOW.getTime() + ms + HOUR_MS),
  ]);
}

/** What the job queue does at once. */
const work = () => runDueJobs(fixture.deps, paymentWork(fixture.deps, gateway));

const HOME_WINS = { homeScore: 2, awayScore: 1 };
const AWAY_WINS = { homeScore: 1, awayScore: 2 };

/** A bet of $100 at even odds that has won. */
async function won(player: Player): Promise<string> {
  const event = randomUUID();
  await fixture.event(event, '+100');
  await fixture.place(player, [straight(`${event}.home`, 10_000, '+100')]);
  await fixture.finish(event, HOME_WINS);
  return event;
}

describe('money that can still be taken back', () => {
  it('a deposit that is charged back while its withdrawal waits cancels the withdrawal, which repays', async () => {
    const player = await fixture.player(0);
    const deposit = await startPayment(player, 10_000);
    await say(deposit, 'succeeded');
    const withdrawal = await startPayment(player, 10_000, WITHDRAWAL);
    await say(withdrawal, 'checked');
    await say(deposit, 'charged_back');
    // Nothing but the job queue of the server, as after a crash.
    await work();
    expect([await now(withdrawal), await money(player)]).toEqual(['CANCELLED', [0, 0, 0]]);
    expect(await readPayment(fixture.deps.db, withdrawal.id)).toMatchObject({ reason: 'OWED' });
    expect((await gateway.status(`ref-${withdrawal.receiptId}:1`))?.state).toBe('cancelled');
  });

  it('a claim leaves as a debt only what has left already', async () => {
    const player = await fixture.player(0);
    const deposit = await startPayment(player, 10_000);
    await say(deposit, 'succeeded');
    const [sent, waiting] = [await startPayment(player, 4_000, WITHDRAWAL), await startPayment(player, 6_000, WITHDRAWAL)];
    await say(sent, 'sent');
    await say(deposit, 'charged_back');
    await work();
    expect([await now(sent), await now(waiting), await money(player)]).toEqual(['SENT', 'CANCELLED', [0, 4_000, 4_000]]);
  });

  it('an eCheck is played with at once, and withdrawn when it has cleared', async () => {
    const player = await fixture.player(1_000);
    await say(await startPayment(player, 500_000, ECHECK), 'succeeded');
    expect(await begin(player, 500_000, { ...WITHDRAWAL, providerCode: 'PAYPAL' })).toEqual({
      kind: 'REFUSED',
      faults: [
        {
          code: 'FUNDS_HELD',
          availableCents: 1_000,
          clearingCents: 500_000,
          clearingSeconds: 120 * 3_600,
          correctableCents: 0,
          correctableSeconds: null,
        },
      ],
    });
    expect(await begin(player, 1_000, WITHDRAWAL)).toMatchObject({ kind: 'DECIDED' });
    await won(player);
    await at(player, 120 * HOUR_MS - 1_000);
    expect(await begin(player, 10_001, WITHDRAWAL)).toMatchObject({ faults: [{ code: 'FUNDS_HELD', availableCents: 10_000 }] });
    await at(player, 120 * HOUR_MS);
    expect(await begin(player, 510_000, { ...WITHDRAWAL, ...ECHECK })).toMatchObject({ kind: 'DECIDED' });
  });

  it('a payout waits for as long as its result may be corrected', async () => {
    const player = await fixture.player(10_000);
    await won(player);
    expect(await begin(player, 1, WITHDRAWAL)).toMatchObject({
      faults: [{ code: 'FUNDS_HELD', availableCents: 0, correctableCents: 20_000, correctableSeconds: 900 }],
    });
    await at(player, LATER_MS);
    expect(await begin(player, 20_000, WITHDRAWAL)).toMatchObject({ kind: 'DECIDED' });
  });

  it('a result that is corrected after the withdrawal was asked for takes the withdrawal first', async () => {
    const player = await fixture.player(10_000);
    const event = await won(player);
    await at(player, LATER_MS);
    const withdrawal = await startPayment(player, 20_000, WITHDRAWAL);
    await fixture.finish(event, AWAY_WINS);
    expect(await money(player)).toEqual([0, 20_000, 20_000]);
    await work();
    expect([await now(withdrawal), await money(player)]).toEqual(['CANCELLED', [0, 0, 0]]);
  });

  it('a parlay’s payout counts once, a corrected one anew, and a cancelled bet’s stake is final', async () => {
    const player = await fixture.player(40_000);
    const held = async () => (await readWithdrawable(fixture.deps.db, player.playerId, fixture.deps.clock.now())).correctableCents;
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second]) await fixture.event(id);
    await fixture.place(player, [parlay([`${first}.home`, `${second}.home`], 10_000)]);
    await fixture.finish(first, HOME_WINS);
    expect(await held()).toBe(0);
    await fixture.finish(second, HOME_WINS);
    expect(await held()).toBe(36_446);
    await at(player, LATER_MS);
    expect(await held()).toBe(0);
    await fixture.finish(second, { void: true });
    expect(await held()).toBe(19_091);
    const { rows } = await fixture.owner.pool.query<{ id: number }>('SELECT id FROM bets WHERE player_id = $1', [player.playerId]);
    const cancellation = { betId: rows[0]?.id ?? 0, reason: 'INVALID' as const, cancelledBy: 'test', note: 'A test.' };
    await cancelBet(fixture.deps, cancellation);
    expect(await held()).toBe(0);
  });
});

describe('the window of a sport', () => {
  const configure = (minutes: CorrectionMinutes) => migrate(fixture.owner, { correctionMinutes: minutes });
  const BASKETBALL = { sport: 'basketball', organization: 'united-states', competition: 'nba', name: 'NBA', icon: 'basketball' };
  beforeAll(async () => {
    await fixture.deps.db.query
      .insertInto('competitions')
      .values({ id: 'nba', position: 2, ...BASKETBALL })
      .execute();
    await configure({ other: 15, basketball: 60 });
  });
  afterAll(() => configure({}));

  it.each([
    ['a straight of another sport', ['other'], 15],
    ['a straight of the sport', ['basketball'], 60],
    ['a parlay of both, as long as its longest leg', ['other', 'basketball'], 60],
  ] as const)('%s', async (_what, sports, minutes) => {
    const player = await fixture.player(10_000);
    const ids = sports.map(() => randomUUID());
    for (const id of ids) await fixture.event(id);
    for (const [index, id] of ids.entries())
      if (sports[index] === 'basketball')
        await fixture.owner.pool.query("UPDATE events SET competition_id = 'nba' WHERE id = $1", [id]);
    const selections = ids.map((id) => `${id}.home`);
    await fixture.place(player, [selections[1] ? parlay(selections, 10_000) : straight(selections[0] ?? '', 10_000)]);
    for (const id of ids) await fixture.finish(id, HOME_WINS);
    const held = (afterMs: number) => readWithdrawable(fixture.deps.db, player.playerId, new Date(NOW.getTime() + afterMs));
    const [last, over] = [await held(minutes * 60_000 - 1), await held(minutes * 60_000)];
    expect([last.correctableCents > 0, last.correctableUntil]).toEqual([true, new Date(NOW.getTime() + minutes * 60_000)]);
    expect([over.correctableCents, over.availableCents]).toEqual([0, last.correctableCents]);
  });
});

describe('a withdrawal on its way', () => {
  it('is cancelled at its next step once its money is no more the player’s for good', async () => {
    const player = await fixture.player(5_000);
    const withdrawal = await startPayment(player, 5_000, WITHDRAWAL);
    await say(await startPayment(player, 20_000, ECHECK), 'succeeded');
    await say(withdrawal, 'checked');
    await work();
    expect(await now(withdrawal)).toBe('CHECKED');
    const event = randomUUID();
    await fixture.event(event);
    await fixture.place(player, [straight(`${event}.home`, 1_000)]);
    await say(withdrawal, 'processing');
    await work();
    expect([await now(withdrawal), await money(player)]).toEqual(['CANCELLED', [24_000, 0, 0]]);
    expect(await readPayment(fixture.deps.db, withdrawal.id)).toMatchObject({ reason: 'HELD' });
  });

  it('is cancelled no further than is needed', async () => {
    const player = await fixture.player(5_000);
    const withdrawals = [await startPayment(player, 2_000, WITHDRAWAL), await startPayment(player, 2_000, WITHDRAWAL)];
    await say(await startPayment(player, 20_000, ECHECK), 'succeeded');
    const event = randomUUID();
    await fixture.event(event);
    await fixture.place(player, [straight(`${event}.home`, 2_000)]);
    await fixture.owner.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await work();
    expect((await Promise.all(withdrawals.map(now))).sort()).toEqual(['CANCELLED', 'REQUESTED']);
  });

  it('a wire that waits for the player is not asked of the gateway once its money is claimed', async () => {
    const player = await fixture.player(0);
    const deposit = await startPayment(player, 5_000, { providerCode: 'PAYSAFE_DEBIT_DEPOSIT' });
    await say(deposit, 'succeeded');
    const wire = await startPayment(player, 5_000, { ...WITHDRAWAL, providerCode: 'WIRE_TRANSFER', needsConfirmation: true });
    await say(deposit, 'refunded');
    await work();
    expect([await now(wire), await money(player)]).toEqual(['CANCELLED', [0, 0, 0]]);
    expect(gateway.created.filter(({ receiptId }) => receiptId === wire.receiptId)).toEqual([]);
  });
});

it('whatever comes into the cash of a player who owes repays first: credits of an operator, points and cashback', async () => {
  const { db } = fixture.deps;
  const player = await fixture.player(0);
  const deposit = await startPayment(player, 5_000);
  await say(deposit, 'succeeded');
  await say(await startPayment(player, 5_000, WITHDRAWAL), 'succeeded');
  await say(deposit, 'charged_back');
  expect(await money(player)).toEqual([0, 0, 5_000]);
  await creditPlayer(db.query, { ...player, account: 'CASH', amountCents: 1_000, reference: randomUUID(), at: NOW });
  expect(await money(player)).toEqual([0, 0, 4_000]);
  await grantLoyalty(db.query, player.playerId, { tier: null, tierPoints: 0, credits: 1_000 }, NOW);
  await redeemLoyalty(fixture.deps, { ...player, requestId: randomUUID(), methodId: 'playable-balance', credits: 1_000 });
  expect(await money(player)).toEqual([0, 0, 3_000]);
  const cashback = { kind: 'CASHBACK', title: 'c', amountCents: 5_000, expiresAt: new Date(NOW.getTime() + HOUR_MS) } as const;
  const awardId = await grantReward(db.query, player.playerId, cashback, NOW);
  expect(await claimCashback(db, player, awardId, NOW)).toBe('CLAIMED');
  expect(await money(player)).toEqual([2_000, 0, 0]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentWork } from '../../server/jobs/payments.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { advancePayment, operatePayment, readPayment, type StoredPayment } from '../../server/store/payments/index.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { changeLimit } from '../../server/store/saferPlay/changeLimit.ts';
import { stopPlayer } from '../../server/store/saferPlay/stopPlayer.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { until } from '../support/until.ts';
import { eventOf, handHold } from './support/liveEvents.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

let fixture: MoneyFixture;
const gateway = fakePaymentGateway();
const { begin, startPayment, say, now, money, transfers } = paymentActions(() => fixture, gateway);
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const WIRE = { providerCode: 'WIRE_TRANSFER' } as const;
const work = () => runDueJobs(fixture.deps, paymentWork(fixture.deps, gateway));
/** What the job queue does next for a payment. */
const advance = ({ id }: StoredPayment) => advancePayment(fixture.deps, gateway, id);
const exclude = (player: Player) =>
  stopPlayer(fixture.deps.db, player.playerId, { kind: 'self_exclusion', until: null, endsByItself: false }, NOW);
const lower = (player: Player, value: number) =>
  changeLimit(fixture.deps.db, player.playerId, { type: 'requested', slot: { type: 'DEPOSIT', period: 'MONTHLY' }, value }, NOW);

describe('a deposit is asked about when its money comes (n20)', () => {
  const gatewayState = async ({ receiptId }: StoredPayment) => (await gateway.status(`ref-${receiptId}:1`))?.state;
  const given = async (payment: StoredPayment, reason: string) => {
    expect(await readPayment(fixture.deps.db, payment.id)).toMatchObject({ state: 'REVIEW', reason });
    await advance(payment);
    expect([await now(payment), await gatewayState(payment), await transfers(payment)]).toEqual(['REFUNDED', 'refunded', []]);
  };

  it('a wire that was sent after its player was excluded is given back', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 100_000, WIRE);
    expect(payment.state).toBe('PROCESSING');
    await exclude(player);
    await say(payment, 'succeeded');
    expect(await money(player)).toEqual([0, 0, 0]);
    await given(payment, 'PLAYER_RESTRICTED');
    expect(await money(player)).toEqual([0, 0, 0]);
  });

  it('a wire past a limit that was lowered before it came is given back', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 100_000, WIRE);
    await lower(player, 1_000);
    await say(payment, 'succeeded');
    expect(await money(player)).toEqual([0, 0, 0]);
    await given(payment, 'DEPOSIT_LIMIT_REACHED');
    // What is given back leaves the limit free.
    expect(await begin(player, 1_000)).toMatchObject({ kind: 'DECIDED' });
  });

  it('the first of two wires is credited where a lowered limit has room for one', async () => {
    const player = await fixture.player(0);
    const [late, early] = [await startPayment(player, 60_000, WIRE), await startPayment(player, 50_000, WIRE)];
    await lower(player, 100_000);
    await say(early, 'succeeded');
    await say(late, 'succeeded');
    expect([await now(early), await money(player)]).toEqual(['SUCCESSFUL', [50_000, 0, 0]]);
    await given(late, 'DEPOSIT_LIMIT_REACHED');
  });

  it('a wire that nothing was sent of is cancelled by a stop, and one that is sent all the same is given back', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 100_000, WIRE);
    await exclude(player);
    await work();
    expect([await now(payment), await gatewayState(payment)]).toEqual(['CANCELLED', 'cancelled']);
    await say(payment, 'succeeded');
    await advance(payment);
    expect([await now(payment), await gatewayState(payment), await money(player)]).toEqual(['CANCELLED', 'refunded', [0, 0, 0]]);
  });

  it('a wire within its limits is not cancelled by another limit, and is credited', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 100_000, WIRE);
    await lower(player, 100_000);
    await work();
    await say(payment, 'succeeded');
    expect([await now(payment), await money(player)]).toEqual(['SUCCESSFUL', [100_000, 0, 0]]);
  });

  it('a deposit in review is not credited by the operator once its player has stopped', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 5_000);
    await say(payment, 'succeeded', { cents: 6_000 });
    await exclude(player);
    gateway.set(`${payment.receiptId}:1`, { amountCents: 5_000 });
    const answer = await operatePayment(fixture.deps, gateway, payment.receiptId, 'credit');
    expect(answer).toMatchObject({ done: false, state: 'REFUNDED' });
    expect([await money(player), await gatewayState(payment)]).toEqual([[0, 0, 0], 'refunded']);
  });
});

describe('a held bet is asked about when it is placed (n11)', () => {
  async function heldBet(player: Player, meanwhile: (event: string) => Promise<unknown>) {
    const event = await eventOf(fixture, null, { inPlay: true, placeDelayMs: 1_000 });
    const { hold, delays, end } = handHold();
    const placed = fixture.place(player, [straight(`${event}.home`, 1_000)], randomUUID(), hold);
    await until(() => delays.length === 1);
    await meanwhile(event);
    end(true);
    return placed;
  }

  it('is refused once its player is excluded, and its stake comes back', async () => {
    const player = await fixture.player(5_000);
    expect(await heldBet(player, () => exclude(player))).toMatchObject({
      kind: 'REJECTED',
      errors: [{ code: 'PLAYER_RESTRICTED' }],
    });
    expect(await money(player)).toEqual([5_000, 0, 0]);
  });

  it('is refused also where its price has moved and is taken', async () => {
    const player = await fixture.player(5_000);
    const move = (event: string) =>
      fixture.owner.pool.query('UPDATE selections SET odds_numerator = 105, odds_denominator = 100 WHERE id = $1', [
        `${event}.home`,
      ]);
    const placed = heldBet(player, async (event) => {
      await move(event);
      await exclude(player);
    });
    expect(await placed).toMatchObject({ kind: 'REJECTED', errors: [{ code: 'PLAYER_RESTRICTED' }] });
    expect(await money(player)).toEqual([5_000, 0, 0]);
  });
});

it('a reward is asked about when it is used: a player who is kept from promotions bets without one', async () => {
  const player = await fixture.player(5_000);
  const event = randomUUID();
  await fixture.event(event);
  const expiresAt = new Date(NOW.getTime() + 3_600_000);
  const reward = { kind: 'BONUS_BET', title: 'Bonus', amountCents: 1_000, expiresAt } as const;
  const id = await grantReward(fixture.deps.db.query, player.playerId, reward, NOW);
  const bet = { ...straight(`${event}.home`, 1_000), reward: { kind: 'BONUS_BET', id } } as const;
  const keep = 'INSERT INTO player_exclusions (player_id, kind, expires_at) VALUES ($1, $2, $3)';
  await fixture.owner.pool.query(keep, [player.playerId, 'promotions', expiresAt]);
  expect(await fixture.place(player, [bet])).toMatchObject({ errors: [{ code: 'REWARD_UNAVAILABLE' }] });
  await fixture.owner.pool.query('DELETE FROM player_exclusions WHERE player_id = $1', [player.playerId]);
  expect(await fixture.place(player, [bet])).toMatchObject({ kind: 'PLACED' });
});

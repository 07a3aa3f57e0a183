import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentWork } from '../../server/jobs/payments.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { advancePayment, readPayment, type StoredPayment } from '../../server/store/payments/index.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { timesAtLength } from '../support/fullLength.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

let fixture: MoneyFixture;
const gateway = fakePaymentGateway();
const { begin, startPayment, say, money } = paymentActions(() => fixture, gateway);
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const MINUTE_MS = 60_000;
const CORRECTION_MS = 15 * MINUTE_MS;
const OPENING_CENTS = 10_000;

type Step =
  | { readonly kind: 'deposit'; readonly cents: number; readonly clearingHours: number }
  | { readonly kind: 'bet' | 'withdraw'; readonly cents: number }
  | { readonly kind: 'finish' | 'chargeBack' | 'send'; readonly index: number; readonly isHome: boolean }
  | { readonly kind: 'wait'; readonly minutes: number };

const cents = fc.integer({ min: 1, max: 20 }).map((dollars) => dollars * 1_000);
const index = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deposit' as const), cents, clearingHours: fc.constantFrom(0, 0, 1) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('bet' as const, 'withdraw' as const), cents }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constantFrom('finish' as const, 'finish' as const, 'chargeBack' as const, 'send' as const),
      index,
      isHome: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 16, 61) }) },
);

interface Deposited {
  readonly payment: StoredPayment;
  readonly clearsMs: number;
  isBack: boolean;
}
interface Wagered {
  readonly event: string;
  readonly cents: number;
  paidCents: number;
  settledMs: number;
}

/** One player's way; what is theirs for good is counted here from what has happened, not from the ledger. */
async function play(steps: readonly Step[]): Promise<number> {
  const player = await fixture.player(OPENING_CENTS);
  const deposits: Deposited[] = [];
  const bets: Wagered[] = [];
  const withdrawals: StoredPayment[] = [];
  let nowMs = NOW.getTime();
  let leftCents = 0;
  const moveTo = async (ms: number) => {
    nowMs = ms;
    fixture.setNow(new Date(ms));
    const ends = new Date(ms + 60 * MINUTE_MS);
    await fixture.owner.pool.query('UPDATE sessions SET expires_at = $2 WHERE id = $1', [player.sessionId, ends]);
  };
  const ownCents = () =>
    OPENING_CENTS +
    deposits.reduce((sum, { payment, clearsMs, isBack }) => sum + (isBack || clearsMs > nowMs ? 0 : payment.amountCents), 0) +
    bets.reduce((sum, bet) => sum - bet.cents + (bet.settledMs + CORRECTION_MS > nowMs ? 0 : bet.paidCents), 0);
  const work = () => runDueJobs(fixture.deps, paymentWork(fixture.deps, gateway));

  for (const each of steps) {
    switch (each.kind) {
      case 'wait':
        await moveTo(nowMs + each.minutes * MINUTE_MS);
        break;
      case 'deposit': {
        const payment = await startPayment(player, each.cents, { clearingHours: each.clearingHours });
        await say(payment, 'succeeded');
        deposits.push({ payment, clearsMs: nowMs + each.clearingHours * 60 * MINUTE_MS, isBack: false });
        break;
      }
      case 'bet': {
        const event = randomUUID();
        await fixture.event(event, '+100');
        await fixture.owner.pool.query("UPDATE events SET starts_at = $2::timestamptz + interval '1 day' WHERE id = $1", [
          event,
          new Date(nowMs),
        ]);
        const placed = await fixture.place(player, [straight(`${event}.home`, each.cents, '+100')]);
        if (placed.kind === 'PLACED') bets.push({ event, cents: each.cents, paidCents: 0, settledMs: nowMs });
        break;
      }
      case 'finish': {
        const bet = bets[each.index];
        if (bet === undefined) break;
        await fixture.finish(bet.event, each.isHome ? { homeScore: 2, awayScore: 1 } : { homeScore: 1, awayScore: 2 });
        const paidCents = each.isHome ? bet.cents * 2 : 0;
        if (paidCents !== bet.paidCents) Object.assign(bet, { paidCents, settledMs: nowMs });
        break;
      }
      case 'chargeBack': {
        const deposit = deposits[each.index];
        if (deposit === undefined || deposit.isBack) break;
        await say(deposit.payment, 'charged_back');
        deposit.isBack = true;
        break;
      }
      case 'withdraw': {
        const answer = await begin(player, each.cents, { direction: 'WITHDRAWAL' });
        if (answer.kind === 'DECIDED') withdrawals.push((await advancePayment(fixture.deps, gateway, answer.payment.id)).payment);
        break;
      }
      case 'send': {
        await work();
        const waiting = withdrawals[each.index] && (await readPayment(fixture.deps.db, withdrawals[each.index]?.id ?? 0));
        if (waiting?.state !== 'REQUESTED') break;
        await say(waiting, 'checked');
        await work();
        if ((await readPayment(fixture.deps.db, waiting.id))?.state !== 'CHECKED') break;
        expect((await money(player))[2]).toBe(0);
        leftCents += waiting.amountCents;
        expect(leftCents).toBeLessThanOrEqual(ownCents());
        await say(waiting, 'sent');
        await say(waiting, 'succeeded');
        break;
      }
    }
  }
  await work();
  const [, pendingCents, debtCents] = await money(player);
  // What waits is released by a claim, and repays: nobody owes beside it.
  expect(debtCents === 0 || pendingCents === 0).toBe(true);
  return leftCents;
}

it('what leaves is never more than what was won and cleared, in any order of deposits, claims, bets, corrections and withdrawals', async () => {
  let leftCents = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      fixture.setNow(NOW);
      leftCents += await play(steps);
    }),
    { numRuns: timesAtLength(100), seed: 1, endOnFailure: true },
  );
  // A test of withdrawals.
  expect(leftCents).toBeGreaterThan(0);
});

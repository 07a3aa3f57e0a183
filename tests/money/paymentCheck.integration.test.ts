import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProviderCode } from '../../core/wallet/providerCodes.ts';
import type { PaymentDirection } from '../../server/domain/payments/payment.ts';
import { revokeSession } from '../../server/store/identity/sessions.ts';
import {
  advancePayment,
  applyPaymentEvent,
  beginPayment,
  checkPayment,
  type StoredPayment,
} from '../../server/store/payments/index.ts';
import { stopPlayer } from '../../server/store/saferPlay/index.ts';
import { setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { timesAtLength } from '../support/fullLength.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

let fixture: MoneyFixture;
const gateway = fakePaymentGateway();
const { request, begin, say } = paymentActions(() => fixture, gateway);
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  await fixture.event('e1');
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const ACTS = ['ask', 'deposit', 'fail', 'open', 'bet', 'limit', 'chargeBack', 'prove', 'stop', 'logOut', 'acknowledge'] as const;
type Act = (typeof ACTS)[number];
interface Step {
  readonly kind: Act;
  readonly direction: PaymentDirection;
  readonly amountCents: number;
  readonly providerCode: ProviderCode;
  readonly clearingHours: number;
  readonly codePurpose: string | null;
}
const OFTEN: readonly Act[] = ['ask', 'ask', 'ask', 'deposit', 'deposit', 'bet', 'bet', 'limit'];
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...OFTEN, ...ACTS.filter((act) => act !== 'logOut')),
  direction: fc.constantFrom('DEPOSIT', 'WITHDRAWAL'),
  amountCents: fc.integer({ min: 1, max: 8 }).map((dollars) => dollars * 1_000),
  providerCode: fc.constantFrom('TRUSTLY', 'PAYPAL'),
  clearingHours: fc.constantFrom(0, 0, 1),
  codePurpose: fc.constantFrom(null, null, 'PAYMENT'),
});

/** All that a payment can write of its player. */
async function written({ playerId }: Player): Promise<unknown> {
  const { rows } = await fixture.owner.pool.query(
    `SELECT (SELECT json_agg(p ORDER BY id) FROM payments p WHERE player_id = $1) AS payments,
            (SELECT count(*) FROM payment_events) AS events, (SELECT count(*) FROM payment_attempts) AS attempts,
            (SELECT count(*) FROM money_requests) AS requests, (SELECT count(*) FROM ledger_transfers) AS transfers,
            (SELECT count(*) FROM one_time_code_proofs) AS proofs, (SELECT count(*) FROM graphile_worker.jobs) AS jobs`,
    [playerId],
  );
  return rows[0];
}

/** Begins a payment as the API does: another open deposit is cancelled first. */
async function beginAtLast(wanted: ReturnType<typeof request>) {
  const first = await beginPayment(fixture.deps, wanted, null);
  if (first.kind !== 'OTHER_OPEN') return first;
  await applyPaymentEvent(fixture.deps, first.paymentId, { kind: 'CANCEL_ASKED' }, { by: 'PLAYER' });
  await advancePayment(fixture.deps, gateway, first.paymentId);
  return beginPayment(fixture.deps, wanted, null);
}

/** Checks a payment, and begins it. @returns what it became. */
async function compare(player: Player, { kind, amountCents, ...more }: Step): Promise<string> {
  const wanted = request(player, amountCents, more);
  const before = await written(player);
  const check = await checkPayment(fixture.deps, wanted);
  expect(await written(player)).toEqual(before);
  const real = await beginAtLast(wanted);
  if (real.kind === 'REFUSED') expect(check).toEqual(real.faults);
  else expect([real.kind, check]).toEqual([real.kind, real.kind === 'SESSION_ENDED' ? 'SESSION_ENDED' : null]);
  return real.kind === 'REFUSED' ? (real.faults[0]?.code ?? kind) : real.kind;
}

function actsOf(player: Player): Readonly<Record<Act, (each: Step) => Promise<unknown>>> {
  const { db } = fixture.deps;
  const update = (text: string) => fixture.owner.pool.query(text, [player.playerId]);
  const deposited: StoredPayment[] = [];
  async function deposit({ amountCents, providerCode, clearingHours }: Step, state: 'succeeded' | 'failed') {
    const answer = await begin(player, amountCents, { providerCode, clearingHours });
    if (answer.kind !== 'DECIDED') return;
    const { payment } = await advancePayment(fixture.deps, gateway, answer.payment.id);
    await say(payment, state, { attempt: payment.attempts.length });
    if (state === 'succeeded') deposited.push(payment);
  }
  return {
    ask: (each: Step) => compare(player, each),
    deposit: (each: Step) => deposit(each, 'succeeded'),
    async fail(each: Step) {
      for (let failed = 0; failed < 5; failed += 1) await deposit({ ...each, amountCents: 1_000 + failed }, 'failed');
    },
    async open({ amountCents, providerCode }: Step) {
      await begin(player, amountCents, { providerCode });
    },
    async bet({ amountCents }: Step) {
      await fixture.place(player, [straight('e1.home', amountCents)]);
    },
    limit: ({ amountCents }: Step) =>
      setPlayerLimits(db, player.playerId, [{ type: 'DEPOSIT', period: 'DAILY', amountCents }], NOW),
    async chargeBack() {
      const payment = deposited.pop();
      if (payment) await say(payment, 'charged_back', { attempt: payment.attempts.length });
    },
    async prove() {
      const prove = `INSERT INTO one_time_code_proofs VALUES ($1, 'PAYMENT', $2) ON CONFLICT DO NOTHING`;
      await fixture.owner.pool.query(prove, [player.sessionId, new Date(NOW.getTime() + 60_000)]);
    },
    stop: () => stopPlayer(db, player.playerId, { kind: 'cool_off', until: null, endsByItself: false }, NOW),
    logOut: () => revokeSession(db.query, player.sessionId, 'log-out', NOW),
    acknowledge: () => update('UPDATE players SET deposit_acknowledgement_due = true WHERE id = $1'),
  };
}

/** @returns what the last step has become. */
async function play(steps: readonly Step[]): Promise<unknown> {
  const player = await fixture.player(3_000);
  const acts = actsOf(player);
  let last: unknown;
  for (const each of steps) last = await acts[each.kind](each);
  return last;
}

const make = (kind: Act, amountCents = 1_000, more: Partial<Step> = {}): Step => ({
  kind,
  amountCents,
  direction: 'DEPOSIT',
  providerCode: 'TRUSTLY',
  clearingHours: 0,
  codePurpose: null,
  ...more,
});
const WITHDRAWAL = { direction: 'WITHDRAWAL' } as const;

it.each<[string, readonly Step[]]>([
  ['DECIDED', [make('ask')]],
  ['DECIDED', [make('open'), make('ask')]],
  ['DECIDED', [make('open', 2_000), make('limit', 2_000), make('ask', 1_500)]],
  ['DECIDED', [make('open', 2_000), make('acknowledge'), make('ask', 2_000)]],
  ['ACKNOWLEDGEMENT_REQUIRED', [make('open', 2_000), make('acknowledge'), make('ask')]],
  ['DEPOSIT_LIMIT_REACHED', [make('open', 2_000), make('limit'), make('ask', 2_000)]],
  ['DEPOSITS_BLOCKED', [make('fail'), make('ask')]],
  ['PLAYER_RESTRICTED', [make('stop'), make('ask')]],
  ['SESSION_ENDED', [make('logOut'), make('ask')]],
  ['CODE_REQUIRED', [make('ask', 1_000, { codePurpose: 'PAYMENT' })]],
  ['DECIDED', [make('prove'), make('ask', 1_000, { ...WITHDRAWAL, codePurpose: 'PAYMENT' })]],
  ['INSUFFICIENT_FUNDS', [make('ask', 4_000, WITHDRAWAL)]],
  ['FUNDS_HELD', [make('deposit', 2_000, { clearingHours: 1 }), make('ask', 4_000, WITHDRAWAL)]],
  ['IN_DEBT', [make('deposit', 2_000), make('bet', 5_000), make('chargeBack'), make('ask', 1_000, WITHDRAWAL)]],
  ['GOES_BACK_FIRST', [make('deposit', 2_000, { providerCode: 'PAYPAL' }), make('ask', 4_000, WITHDRAWAL)]],
])('the check of a payment says what the payment becomes, and writes nothing: %s', async (outcome, steps) => {
  expect(await play(steps)).toBe(outcome);
});

it('the check of a payment says what the payment becomes, whatever came before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      await play([...steps, make('ask')]);
    }),
    { numRuns: timesAtLength(200) },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GATEWAY_STATES, type GatewayState } from './gatewayStatus.ts';
import { isLive, isOver, newPayment, type Payment, type PaymentDirection, type PaymentTransfer } from './payment.ts';
import { paymentWork } from './paymentWork.ts';
import { type PaymentAlarm, type PaymentEvent, stepPayment } from './stepPayment.ts';

const AMOUNT_CENTS = 5_000;

function begin(direction: PaymentDirection, needsConfirmation = false): Payment {
  return newPayment({ direction, amountCents: AMOUNT_CENTS, currency: 'USD', needsConfirmation });
}

const reported = (state: GatewayState, attempt = 1, amountCents = AMOUNT_CENTS): PaymentEvent => ({
  kind: 'GATEWAY',
  attempt,
  state,
  amountCents,
  currency: 'USD',
});
const created = (attempt = 1, hasPage = true): PaymentEvent => ({ kind: 'CREATED', attempt, hasPage });
const CONTINUED: PaymentEvent = { kind: 'CONTINUED' };
const CANCEL_ASKED: PaymentEvent = { kind: 'CANCEL_ASKED' };
const REFUND_ASKED: PaymentEvent = { kind: 'REFUND_ASKED' };
const RELEASED: PaymentEvent = { kind: 'RELEASED' };
const accepted = (amountCents = AMOUNT_CENTS, attempt = 1): PaymentEvent => ({
  kind: 'ACCEPTED',
  attempt,
  amountCents,
  currency: 'USD',
});

interface Ran {
  readonly payment: Payment;
  readonly postings: readonly PaymentTransfer[];
  readonly alarms: readonly PaymentAlarm[];
}

function run(first: Payment, events: readonly PaymentEvent[], mayBeCredited: (at: number) => boolean = () => true): Ran {
  let payment = first;
  const postings: PaymentTransfer[] = [];
  const alarms: PaymentAlarm[] = [];
  for (const [at, event] of events.entries()) {
    const stepped = stepPayment(payment, event, { mayBeCredited: mayBeCredited(at) });
    if (stepped.isIgnored) expect(stepped.payment).toBe(payment);
    payment = stepped.payment;
    postings.push(...stepped.postings);
    alarms.push(...stepped.alarms);
  }
  return { payment, postings, alarms };
}

type Row = readonly [string, readonly PaymentEvent[], Payment['state'], readonly PaymentTransfer[], readonly PaymentAlarm[]];
const row = (name: string, events: Row[1], state: Row[2], postings: Row[3], alarms: Row[4] = []): Row => [
  ...([name, events, state, postings, alarms] as const),
];

describe('a deposit (C1)', () => {
  const RETURNED: PaymentTransfer[] = ['DEPOSIT', 'DEPOSIT_RETURN'];
  const TABLE = [
    row('success credits', [created(), reported('succeeded')], 'SUCCESSFUL', ['DEPOSIT']),
    row('success twice credits once', [reported('succeeded'), reported('succeeded')], 'SUCCESSFUL', ['DEPOSIT']),
    row('success before the browser returns, and after, credits once', [reported('succeeded'), created()], 'SUCCESSFUL', [
      'DEPOSIT',
    ]),
    row(
      'success, refund, success is as before it',
      [reported('succeeded'), reported('refunded'), reported('succeeded')],
      'REFUNDED',
      RETURNED,
    ),
    row('refund that overtakes success credits nothing', [reported('refunded'), reported('succeeded')], 'REFUNDED', []),
    row('chargeback takes it back', [reported('succeeded'), reported('charged_back')], 'CHARGED_BACK', RETURNED),
    row(
      'refund and chargeback take it back once',
      [reported('succeeded'), reported('refunded'), reported('charged_back')],
      'REFUNDED',
      RETURNED,
    ),
    row(
      'another amount credits nothing, and a person looks',
      [created(), reported('succeeded', 1, 6_000)],
      'REVIEW',
      [],
      ['AMOUNT_MISMATCH'],
    ),
    row(
      'another amount that is refunded ends it',
      [reported('succeeded', 1, 6_000), reported('refunded', 1, 6_000)],
      'REFUNDED',
      [],
      ['AMOUNT_MISMATCH'],
    ),
    row('a failure ends it', [created(), reported('processing'), reported('failed')], 'FAILED', []),
    row('processing after success changes nothing', [reported('succeeded'), reported('processing')], 'SUCCESSFUL', ['DEPOSIT']),
    row('a window that was closed leaves it open', [created(), reported('cancelled')], 'OPEN', []),
    row(
      'a second window after that pays',
      [created(), reported('cancelled'), CONTINUED, created(2), reported('succeeded', 2)],
      'SUCCESSFUL',
      ['DEPOSIT'],
    ),
    row(
      'the same request again with an open window changes nothing',
      [created(), CONTINUED, CONTINUED, reported('succeeded')],
      'SUCCESSFUL',
      ['DEPOSIT'],
    ),
    row('cancelled by the player, it waits for the gateway', [created(), CANCEL_ASKED], 'OPEN', []),
    row('cancelled by the player and the gateway', [created(), CANCEL_ASKED, reported('cancelled')], 'CANCELLED', []),
    row('cancelled by the player, paid before that', [created(), CANCEL_ASKED, reported('succeeded')], 'SUCCESSFUL', ['DEPOSIT']),
    row('cancelled by the player after the window was closed', [created(), reported('cancelled'), CANCEL_ASKED], 'CANCELLED', []),
    row(
      'paid after the gateway had cancelled it',
      [CANCEL_ASKED, reported('cancelled'), reported('succeeded')],
      'CANCELLED',
      [],
      ['PAID_AFTER_END'],
    ),
    row('without a page the provider has it', [created(1, false)], 'PROCESSING', []),
    row(
      'without a page the provider has it, also where a webhook came first',
      [reported('open'), created(1, false)],
      'PROCESSING',
      [],
    ),
    row(
      'in review is credited once its amount is the asked one',
      [reported('succeeded', 1, 6_000), accepted(), accepted()],
      'SUCCESSFUL',
      ['DEPOSIT'],
      ['AMOUNT_MISMATCH'],
    ),
    row(
      'in review is never credited with another amount',
      [reported('succeeded', 1, 6_000), accepted(6_000)],
      'REVIEW',
      [],
      ['AMOUNT_MISMATCH'],
    ),
    row(
      'in review that is being refunded is not credited',
      [reported('succeeded', 1, 6_000), REFUND_ASKED, accepted(), reported('refunded')],
      'REFUNDED',
      [],
      ['AMOUNT_MISMATCH'],
    ),
    row(
      'that is not in review is neither credited nor refunded by the operator',
      [created(), accepted(), REFUND_ASKED],
      'OPEN',
      [],
    ),
    row(
      'that the gateway has lost ends, and is not credited after that',
      [created(), RELEASED, reported('succeeded')],
      'CANCELLED',
      [],
      ['PAID_AFTER_END'],
    ),
    row('checked and sent are no words of a deposit', [created(), reported('checked'), reported('sent')], 'OPEN', []),
    row('an attempt that it has not changes nothing', [reported('succeeded', 7)], 'OPEN', []),
  ];
  it.each(TABLE)('%s', (_name, events, state, postings, alarms) => {
    const ran = run(begin('DEPOSIT'), events);
    expect({ state: ran.payment.state, postings: ran.postings, alarms: ran.alarms }).toEqual({ state, postings, alarms });
  });

  it('two paid windows credit once, and the second payment is refunded', () => {
    // The first window was reported as closed only after the second one was opened, and then as paid.
    const events = [created(), reported('cancelled'), CONTINUED, created(2), reported('succeeded', 2)];
    const paid = run(begin('DEPOSIT'), events).payment;
    const twice: Payment = { ...paid, attempts: [...paid.attempts, { number: 3, state: 'OPEN', refundAsked: false }] };
    const { payment, postings, alarms } = run(twice, [reported('succeeded', 3)]);
    expect([payment.state, postings, alarms]).toEqual(['SUCCESSFUL', [], ['PAID_TWICE']]);
    expect(stepPayment(payment, CANCEL_ASKED).work).toEqual([{ kind: 'REFUND', attempt: 3 }]);
    expect(run(payment, [reported('refunded', 3)])).toMatchObject({ payment: { state: 'SUCCESSFUL' }, postings: [] });
  });

  it('what is paid after its end, as a late wire, is refunded by itself, and credited where it is still wanted', () => {
    const wire = [created(1, false), CANCEL_ASKED, reported('cancelled'), reported('succeeded')];
    const { payment, alarms } = run(begin('DEPOSIT'), wire);
    expect([payment.state, alarms]).toEqual(['CANCELLED', ['PAID_AFTER_END']]);
    expect(paymentWork(payment)).toEqual([{ kind: 'REFUND', attempt: 1 }]);
    const back = run(payment, [reported('refunded'), reported('succeeded')]);
    expect([back.postings, back.payment.state, paymentWork(back.payment)]).toEqual([[], 'CANCELLED', []]);
    const closed = run(begin('DEPOSIT'), [created(), reported('cancelled'), CONTINUED, created(2), reported('succeeded')]);
    expect([closed.postings, paymentWork(closed.payment)]).toEqual([['DEPOSIT'], [{ kind: 'CANCEL', attempt: 2 }]]);
  });

  it('money that may not be credited any more is given back, with what else was tried for it', () => {
    const never = () => false;
    const wire = run(begin('DEPOSIT'), [created(1, false), reported('succeeded')], never);
    expect([wire.payment.state, wire.postings, paymentWork(wire.payment)]).toEqual([
      'REVIEW',
      [],
      [{ kind: 'REFUND', attempt: 1 }],
    ]);
    expect(stepPayment(wire.payment, accepted()).isIgnored).toBe(true);
    expect(run(wire.payment, [reported('refunded')]).payment.state).toBe('REFUNDED');
    const reviewed = run(begin('DEPOSIT'), [created(), reported('succeeded', 1, 6_000)]).payment;
    expect(paymentWork(run(reviewed, [accepted()], never).payment)).toEqual([{ kind: 'REFUND', attempt: 1 }]);
    const twoWindows = [created(), reported('cancelled'), CONTINUED, created(2), reported('succeeded')];
    const { payment } = run(begin('DEPOSIT'), twoWindows, never);
    expect(paymentWork(payment)).toEqual([
      { kind: 'REFUND', attempt: 1 },
      { kind: 'CANCEL', attempt: 2 },
    ]);
    for (const order of [
      [reported('refunded'), reported('cancelled', 2)],
      [reported('cancelled', 2), reported('refunded')],
    ])
      expect(run(payment, order).payment.state).toBe('REFUNDED');
  });

  it('names the work that is left after every event, and none once all is decided', () => {
    const work = (events: readonly PaymentEvent[]) =>
      stepPayment(run(begin('DEPOSIT'), events).payment, reported('open', 99)).work.map(({ kind }) => kind);
    expect(work([])).toEqual(['CREATE']);
    expect(work([created()])).toEqual(['POLL']);
    expect(work([created(), CANCEL_ASKED])).toEqual(['CANCEL']);
    expect(work([created(), CANCEL_ASKED, { kind: 'CANCEL_REFUSED', attempt: 1 }])).toEqual(['POLL']);
    expect(work([created(), reported('cancelled')])).toEqual([]);
    expect(work([created(), reported('succeeded')])).toEqual([]);
  });
});

describe('a withdrawal (C5)', () => {
  const TABLE = [
    row('a double approval pays once', [created(), reported('succeeded'), reported('succeeded')], 'ARRIVED', ['WITHDRAWAL']),
    row('the whole way ends in its arrival', [reported('checked'), reported('sent'), reported('succeeded')], 'ARRIVED', [
      'WITHDRAWAL',
    ]),
    row('an arrival that overtakes its sending stands', [reported('succeeded'), reported('sent'), reported('checked')], 'ARRIVED', [
      'WITHDRAWAL',
    ]),
    row('a declined one comes back', [created(), reported('failed')], 'DECLINED', ['WITHDRAWAL_RELEASE']),
    row(
      'that is declined and then approved came back',
      [reported('failed'), reported('succeeded')],
      'DECLINED',
      ['WITHDRAWAL_RELEASE'],
      ['PAID_AFTER_END'],
    ),
    row(
      'cancelled at the moment of its approval is paid',
      [created(), CANCEL_ASKED, reported('succeeded'), reported('cancelled')],
      'ARRIVED',
      ['WITHDRAWAL'],
    ),
    row('a cancel before the approval comes back', [created(), CANCEL_ASKED, reported('cancelled')], 'CANCELLED', [
      'WITHDRAWAL_RELEASE',
    ]),
    row('a cancel after the sending is too late', [reported('sent'), CANCEL_ASKED], 'SENT', []),
    row('a failure after the sending returns it', [reported('sent'), reported('failed')], 'RETURNED', ['WITHDRAWAL_RELEASE']),
    row('a return after the arrival is credited', [reported('succeeded'), reported('refunded'), reported('refunded')], 'RETURNED', [
      'WITHDRAWAL',
      'WITHDRAWAL_RETURN',
    ]),
    row('that the gateway has lost after it was sent comes back', [reported('sent'), RELEASED, RELEASED], 'RETURNED', [
      'WITHDRAWAL_RELEASE',
    ]),
    row('that has arrived is not released', [reported('succeeded'), RELEASED], 'ARRIVED', ['WITHDRAWAL']),
    row(
      'of another amount stays reserved, and a person looks',
      [reported('succeeded', 1, 6_000)],
      'REQUESTED',
      [],
      ['AMOUNT_MISMATCH'],
    ),
  ];
  it.each(TABLE)('%s', (_name, events, state, postings, alarms) => {
    const ran = run(begin('WITHDRAWAL'), events);
    expect({ state: ran.payment.state, postings: ran.postings, alarms: ran.alarms }).toEqual({ state, postings, alarms });
  });

  it('an unconfirmed wire asks the gateway for nothing', () => {
    const waiting = begin('WITHDRAWAL', true);
    expect(stepPayment(waiting, CONTINUED).work).toEqual([]);
    const [confirmed, cancelled] = [stepPayment(waiting, { kind: 'CONFIRMED' }), stepPayment(waiting, CANCEL_ASKED)];
    expect(confirmed.work).toEqual([{ kind: 'CREATE', attempt: 1 }]);
    expect(stepPayment(confirmed.payment, { kind: 'CONFIRMED' }).isIgnored).toBe(true);
    expect(cancelled).toMatchObject({ payment: { state: 'CANCELLED' }, postings: ['WITHDRAWAL_RELEASE'] });
    expect(stepPayment(cancelled.payment, { kind: 'CONFIRMED' }).isIgnored).toBe(true);
  });
});

const attempt = fc.integer({ min: 1, max: 4 });
const event: fc.Arbitrary<PaymentEvent> = fc.oneof(
  { arbitrary: fc.constantFrom<PaymentEvent>(CONTINUED, CANCEL_ASKED, { kind: 'CONFIRMED' }), weight: 2 },
  {
    arbitrary: fc.constantFrom<PaymentEvent>(REFUND_ASKED, RELEASED, accepted(), accepted(6_000), accepted(AMOUNT_CENTS, 2)),
    weight: 1,
  },
  { arbitrary: fc.record({ kind: fc.constant('CREATED' as const), attempt, hasPage: fc.boolean() }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('CANCEL_REFUSED' as const), attempt }), weight: 1 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...GATEWAY_STATES), attempt, fc.constantFrom(AMOUNT_CENTS, AMOUNT_CENTS, AMOUNT_CENTS, 6_000))
      .map(([state, number, cents]) => reported(state, number, cents)),
    weight: 8,
  },
);

const count = (postings: readonly PaymentTransfer[], kind: PaymentTransfer): number =>
  postings.filter((posting) => posting === kind).length;

describe('any sequence of messages, presses and repetitions', () => {
  // Each event may come again at once, and all of them again at the end.
  const events = fc
    .tuple(fc.array(fc.tuple(event, fc.integer({ min: 1, max: 3 })), { maxLength: 25 }), fc.boolean())
    .map(([list, again]) => {
      const once = list.flatMap(([each, times]) => Array.from({ length: times }, () => each));
      return again ? [...once, ...once] : once;
    });

  it('credits a deposit at most once, takes back at most what was credited, and agrees with its state', () => {
    fc.assert(
      fc.property(events, fc.func(fc.boolean()), (list, mayBeCredited) => {
        const { payment, postings } = run(begin('DEPOSIT'), list, mayBeCredited);
        const [credits, returns] = [count(postings, 'DEPOSIT'), count(postings, 'DEPOSIT_RETURN')];
        expect(postings.length).toBe(credits + returns);
        expect(credits).toBeLessThanOrEqual(1);
        expect(returns).toBeLessThanOrEqual(credits);
        expect(credits - returns).toBe(payment.state === 'SUCCESSFUL' ? 1 : 0);
        expect(payment.paidAttempt === null).toBe(credits === 0);
        if (payment.state === 'FAILED' || payment.state === 'CANCELLED') expect(payment.attempts.some(isLive)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('credits or refunds whatever the gateway says was paid, however late; a person decides only of another amount', () => {
    fc.assert(
      fc.property(events, fc.func(fc.boolean()), (list, mayBeCredited) => {
        const { payment } = run(begin('DEPOSIT'), list, mayBeCredited);
        for (const each of list) {
          const paid = payment.attempts.find(
            (one) => each.kind === 'GATEWAY' && each.state === 'succeeded' && one.number === each.attempt,
          );
          // An attempt may be there only since the event.
          if (paid?.state === 'CANCELLED' || paid?.state === 'FAILED') expect(stepPayment(payment, each).isIgnored).toBe(false);
        }
        for (const { number, state, refundAsked } of payment.attempts)
          if (state === 'SUCCEEDED') expect(payment.paidAttempt === number || refundAsked || payment.state === 'REVIEW').toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('leaves the money of a withdrawal in one place: reserved, paid out, or given back', () => {
    fc.assert(
      fc.property(events, fc.boolean(), (list, needsConfirmation) => {
        const { payment, postings } = run(begin('WITHDRAWAL', needsConfirmation), list);
        const [paid, released] = [count(postings, 'WITHDRAWAL'), count(postings, 'WITHDRAWAL_RELEASE')];
        const returned = count(postings, 'WITHDRAWAL_RETURN');
        expect(paid + released).toBe(isOver(payment.state) ? 1 : 0);
        expect(returned).toBeLessThanOrEqual(paid);
        expect(paid - returned === 1).toBe(payment.state === 'ARRIVED');
      }),
      { numRuns: 1_000 },
    );
  });

  it('leaves a terminal state by a refund or a chargeback alone', () => {
    fc.assert(
      fc.property(events, fc.constantFrom<PaymentDirection>('DEPOSIT', 'WITHDRAWAL'), (list, direction) => {
        let payment = begin(direction);
        for (const each of list) {
          const { payment: after } = stepPayment(payment, each);
          if (isOver(payment.state) && after.state !== payment.state) {
            expect(each).toMatchObject({ kind: 'GATEWAY', state: expect.stringMatching(/^(refunded|charged_back)$/) });
          }
          payment = after;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRule, BEHAVIOURS, type Behaviour, behaviourOfAmount, takeRule } from './behaviours.ts';
import { messageOf } from './messages.ts';
import { ACTIONS, act, advance, beginPayment, type NewPayment, type Payment, press, type State } from './payment.ts';

const PACE_MS = 5_000;
const NOW = 1_000_000;
const REQUEST: NewPayment = {
  key: 'r1:1',
  receiptId: 'r1',
  direction: 'DEPOSIT',
  providerCode: 'TRUSTLY',
  methodId: null,
  amountCents: 5_000,
  currency: 'USD',
  customerId: 'p1',
  customerName: 'Maya Rivera',
  returnUrl: '/deposit/gateway',
  fields: {},
};

function begin(fields: Partial<NewPayment> = {}, behaviour: Behaviour | null = null): Payment {
  return beginPayment({ ...REQUEST, ...fields }, { reference: 'pay_1', pageToken: 't', behaviour, nowMs: NOW, paceMs: PACE_MS });
}

/** The states until nothing comes by itself any more, with the seconds since the approval. */
function story(payment: Payment): readonly string[] {
  const pressed = press(payment, NOW, PACE_MS);
  const last = pressed.at(-1) ?? payment;
  return [...pressed, ...advance(last, NOW + 1_000_000)].map(({ state, changedAtMs }) => `${state} ${(changedAtMs - NOW) / 1_000}`);
}

describe('a deposit that the player approves', () => {
  it.each<[Behaviour, readonly string[]]>([
    ['success', ['succeeded 0']],
    ['pending-success', ['processing 0', 'succeeded 5']],
    ['pending-failed', ['processing 0', 'failed 5']],
    ['user-error', ['failed 0']],
    ['slow', ['processing 0', 'succeeded 25']],
    ['very-slow', ['processing 0', 'succeeded 100']],
    ['never', ['processing 0']],
    ['mismatch', ['succeeded 0']],
    ['declined', ['failed 0']],
  ])('behaves as %s: it goes %j', (behaviour, expected) => {
    expect(story(begin({}, behaviour))).toEqual(expected);
  });

  it('names, in a mismatch, another amount than was asked for', () => {
    expect(press(begin({}, 'mismatch'), NOW, PACE_MS).at(-1)).toMatchObject({ amountCents: 5_000, statedCents: 6_000 });
  });

  it('names the method that was used, the same one for a player each time', () => {
    const [first, second] = [begin(), begin()].map((payment) => press(payment, NOW, PACE_MS).at(-1)?.method);
    expect(first).toMatchObject({ name: 'First Harbor Bank' });
    expect(second).toEqual(first);
  });
});

describe('a payment without a page', () => {
  it('waits for the cage where it is cash, or passes after a pace where a behaviour was asked for', () => {
    const waiting = begin({ providerCode: 'CASH_AT_CASINO' });
    expect([waiting.state, waiting.page, advance(waiting, NOW + 1_000_000)]).toEqual(['open', null, []]);
    expect(act(waiting, 'approve', NOW, PACE_MS).map(({ state }) => state)).toEqual(['succeeded']);
    const mismatched = begin({ providerCode: 'CASH_AT_CASINO' }, 'mismatch');
    expect(advance(mismatched, NOW + PACE_MS)).toMatchObject([{ state: 'succeeded', statedCents: 6_000 }]);
  });

  it('as a withdrawal passes its steps by itself, and by hand all at once', () => {
    const withdrawal = begin({ direction: 'WITHDRAWAL', methodId: 'm' });
    const states = (payments: readonly Payment[]) => payments.map(({ state }) => state);
    expect(withdrawal.state).toBe('processing');
    expect(states(advance(withdrawal, NOW + 3 * PACE_MS))).toEqual(['checked', 'sent']);
    expect(states(act(withdrawal, 'approve', NOW, PACE_MS))).toEqual(['checked', 'sent', 'succeeded']);
    expect(states(act(withdrawal, 'send', NOW, PACE_MS))).toEqual(['checked', 'sent']);
    const returned = advance(begin({ direction: 'WITHDRAWAL', methodId: 'm' }, 'pending-failed'), NOW + 1_000_000);
    expect([states(returned), returned.at(-1)?.reason]).toEqual([['checked', 'sent', 'failed'], 'returned']);
  });

  it('as a withdrawal is cancelled until it is sent', () => {
    const withdrawal = begin({ direction: 'WITHDRAWAL', methodId: 'm' }, 'never');
    const [checked] = act(withdrawal, 'check', NOW, PACE_MS);
    const sent = act(withdrawal, 'send', NOW, PACE_MS).at(-1);
    expect(checked && act(checked, 'cancel', NOW, PACE_MS)).toMatchObject([{ state: 'cancelled' }]);
    expect(sent && act(sent, 'cancel', NOW, PACE_MS)).toEqual([]);
    expect(sent && act(sent, 'decline', NOW, PACE_MS)).toMatchObject([{ state: 'failed', reason: 'returned' }]);
  });
});

describe('a payment of any behaviour', () => {
  it('leaves an end by a refund or a chargeback alone, whatever is done with it', () => {
    const ends: readonly State[] = ['succeeded', 'failed', 'cancelled', 'refunded', 'charged_back'];
    const direction = fc.constantFrom('DEPOSIT' as const, 'WITHDRAWAL' as const);
    const provider = fc.constantFrom('TRUSTLY', 'WIRE_TRANSFER', 'PAYPAL');
    const step = fc.oneof(fc.constantFrom(...ACTIONS), fc.constant('press' as const), fc.nat({ max: 200_000 }));
    fc.assert(
      fc.property(
        direction,
        provider,
        fc.constantFrom(...BEHAVIOURS),
        fc.array(step, { maxLength: 12 }),
        (direction, code, how, steps) => {
          let payment = begin({ direction, providerCode: code }, how);
          let nowMs = NOW;
          for (const next of steps) {
            if (typeof next === 'number') nowMs += next;
            const versions =
              typeof next === 'number'
                ? advance(payment, nowMs)
                : next === 'press'
                  ? press(payment, nowMs, PACE_MS)
                  : act(payment, next, nowMs, PACE_MS);
            for (const version of versions) {
              if (ends.includes(payment.state))
                expect([payment.state, version.state]).toEqual(['succeeded', expect.stringMatching(/^(refunded|charged_back)$/)]);
              expect(version.changedAtMs).toBeGreaterThanOrEqual(payment.changedAtMs);
              payment = version;
            }
          }
          const settled = advance(payment, nowMs + 1_000_000).at(-1) ?? payment;
          if (ends.includes(settled.state)) expect(settled.steps).toEqual([]);
        },
      ),
    );
  });
});

describe('the behaviour of a payment', () => {
  it('is what was asked for, as often as that; the newest rule of a player and provider replaces the older one', () => {
    const anybody = { customerId: null, providerCode: null };
    const rules = addRule(
      addRule(addRule([], { ...anybody, behaviour: 'never', times: null }), { ...anybody, behaviour: 'declined', times: null }),
      {
        customerId: 'p1',
        providerCode: null,
        behaviour: 'slow',
        times: 1,
      },
    );
    expect(rules).toHaveLength(2);
    const first = takeRule(rules, REQUEST);
    expect([first.behaviour, takeRule(first.rules, REQUEST).behaviour]).toEqual(['slow', 'declined']);
    expect(takeRule([], REQUEST).behaviour).toBeNull();
  });

  it('is said by the cents of an amount', () => {
    expect([1_086, 1_092, 5_000, 1_075].map(behaviourOfAmount)).toEqual(['never', 'declined', null, null]);
  });
});

describe('the page of a payment', () => {
  const messageAfter = (behaviour: Behaviour, fields: Partial<NewPayment> = {}) =>
    messageOf(press(begin(fields, behaviour), NOW, PACE_MS).at(-1) ?? begin());

  it('says how it ended, that it goes on, or nothing while it waits', () => {
    expect(messageAfter('success')).toEqual({ type: 'showDepositSuccessful', payload: { receiptId: 'r1' } });
    expect(messageAfter('pending-failed')).toEqual({ type: 'showDepositReceiptPage', payload: { receiptId: 'r1' } });
    expect(messageAfter('mismatch')).toEqual({ type: 'showDepositReceiptPage', payload: { receiptId: 'r1' } });
    expect(messageAfter('declined')).toEqual({ type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'declined' } });
    expect(messageAfter('user-error')).toEqual({ type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'user-error' } });
    expect(messageAfter('information-mismatch')).toEqual({ type: 'showInformationMismatchPage', payload: {} });
    expect(messageAfter('never')).toBeNull();
    expect(messageAfter('success', { direction: 'WITHDRAWAL' })).toEqual({
      type: 'showWithdrawalReceiptPage',
      payload: { receiptId: 'r1' },
    });
    const [cancelled] = act(begin(), 'cancel', NOW, PACE_MS);
    expect(cancelled && messageOf(cancelled)?.payload.reason).toBe('cancelled');
  });
});

import { describe, expect, it } from 'vitest';
import { PROVIDER_CODES } from '../../../core/wallet/providerCodes.ts';
import { milesBetween, nearestFacilities } from './facilities.ts';
import { formFields, readFields } from './formFields.ts';
import type { AttemptState, PaymentDirection, PaymentState } from './payment.ts';
import { paymentErrors } from './paymentFaults.ts';
import { depositStatus, isCancellable, isSettled, statusText, withdrawalStatus } from './paymentStatus.ts';
import { promoCodeAnswer, readPromoCode } from './promoCode.ts';
import { createProviders, providersFor } from './providers.ts';
import { type ReceiptPayment, receiptLines } from './receiptLines.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

function shown(
  direction: PaymentDirection,
  state: PaymentState,
  more: Partial<ReceiptPayment> = {},
  attempt: AttemptState = 'OPEN',
): ReceiptPayment {
  return {
    direction,
    state,
    providerCode: 'TRUSTLY',
    confirmed: true,
    cancelAsked: false,
    reason: null,
    amountCents: 5_000,
    attempts: [{ number: 1, state: attempt, refundAsked: false }],
    facilityId: null,
    transactionId: 'ref-1',
    methodName: 'Online banking',
    instructions: ['Account number: 0001234567'],
    ...more,
  };
}

const CASH = { providerCode: 'CASH_AT_CASINO', facilityId: 'boardwalk' } as const;
const WIRE = { providerCode: 'WIRE_TRANSFER' } as const;

describe('the status of a deposit', () => {
  it.each([
    ['SUCCESSFUL', {}, 'SUCCESSFUL', true],
    ['OPEN', {}, 'PENDING', false],
    ['PROCESSING', {}, 'PENDING', false],
    ['PROCESSING', CASH, 'PENDING_CASH_DEPOSIT', false],
    ['PROCESSING', WIRE, 'PENDING_WIRE_DEPOSIT', false],
    ['REVIEW', {}, 'PENDING', false],
    ['FAILED', {}, 'FAILED', true],
    ['CANCELLED', CASH, 'FAILED', true],
    ['REFUNDED', {}, 'FAILED', true],
    ['CHARGED_BACK', {}, 'FAILED', true],
  ] as const)('%s of %o is %s', (state, more, status, settled) => {
    const payment = shown('DEPOSIT', state, more);
    expect([depositStatus(payment), isSettled(payment)]).toEqual([status, settled]);
  });

  it('a closed window is not pending, and says that nothing was charged', () => {
    const left = shown('DEPOSIT', 'OPEN', {}, 'CANCELLED');
    expect([depositStatus(left), statusText(left)]).toEqual([
      'FAILED',
      'You left before the deposit was finished. Nothing was charged.',
    ]);
    expect(isCancellable(left)).toBe(true);
  });
});

describe('the status of a withdrawal', () => {
  it.each([
    ['REQUESTED', {}, 'PENDING', true],
    ['CHECKED', {}, 'PENDING', true],
    ['CHECKED', CASH, 'PENDING_CASH_PICKUP', true],
    ['REQUESTED', WIRE, 'PENDING_WIRE_WITHDRAWAL', true],
    ['SENT', WIRE, 'PENDING_WIRE_WITHDRAWAL', false],
    ['ARRIVED', CASH, 'SUCCESSFUL', false],
    ['DECLINED', {}, 'FAILED', false],
    ['CANCELLED', {}, 'FAILED', false],
    ['RETURNED', {}, 'FAILED', false],
  ] as const)('%s of %o is %s', (state, more, status, cancellable) => {
    const payment = shown('WITHDRAWAL', state, more);
    expect([withdrawalStatus(payment), isCancellable(payment)]).toEqual([status, cancellable]);
  });
});

describe('receipt lines', () => {
  const kinds = (payment: ReceiptPayment) => [...new Set(receiptLines(payment).map(({ kind }) => kind))].sort();

  it('have all nine kinds among the providers and states', () => {
    const all = new Set([
      ...kinds(shown('DEPOSIT', 'PROCESSING', CASH)),
      ...kinds(shown('DEPOSIT', 'PROCESSING', WIRE)),
      ...kinds(shown('DEPOSIT', 'FAILED')),
    ]);
    expect(all.size).toBe(9);
  });

  it('begin with the amount, and say how a statement names what is on one', () => {
    const first = (payment: ReceiptPayment) =>
      receiptLines(payment)
        .slice(0, 2)
        .map(({ kind }) => kind);
    for (const providerCode of PROVIDER_CODES)
      for (const direction of ['DEPOSIT', 'WITHDRAWAL'] as const) {
        const payment = shown(direction, direction === 'DEPOSIT' ? 'PROCESSING' : 'CHECKED', { providerCode });
        expect(receiptLines(payment)[0]).toMatchObject({ kind: 'HEADER', value: '$50.00' });
        expect(first(payment)).toEqual(['HEADER', 'INFORMATION']);
        expect(first({ ...payment, state: 'CANCELLED' })).toEqual(['HEADER', 'SEPARATOR']);
      }
    expect(first(shown('DEPOSIT', 'PROCESSING', CASH))).toEqual(['HEADER', 'SEPARATOR']);
  });

  it('lines of a failed deposit say whom to ask', () => {
    expect(receiptLines(shown('DEPOSIT', 'FAILED')).at(-1)).toMatchObject({
      kind: 'WARNING',
      value: 'Your deposit could not be processed. Please contact Customer Support for assistance.',
    });
  });

  it('lines of a wire never have the player’s own account', () => {
    expect(JSON.stringify(receiptLines(shown('WITHDRAWAL', 'SENT', { ...WIRE, methodName: 'Bank •••• 6789' })))).not.toMatch(
      /\d{9}/,
    );
  });
});

describe('the way of a withdrawal', () => {
  const createdAt = new Date('2026-11-27T12:00:00Z');
  const at = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  const stepsOf = (state: PaymentState, reached: readonly (readonly [PaymentState, number])[], reason: string | null = null) =>
    withdrawalSteps(
      { state, reason, createdAt, reachedAt: new Map(reached.map(([name, hours]) => [name, at(hours)])) },
      [24, 24, 72],
    );

  it('has a date for what was, and an expected time for what comes', () => {
    const steps = stepsOf('CHECKED', [['CHECKED', 2]]);
    expect(steps.map(({ state }) => state)).toEqual(['DONE', 'DONE', 'CURRENT', 'COMING']);
    expect(steps.map((step) => step.at)).toEqual([createdAt, at(2), null, null]);
    expect(steps.map(({ expectedBy }) => expectedBy)).toEqual([null, null, at(24), at(72)]);
  });

  it('ends with the reason where it was stopped', () => {
    const steps = stepsOf('DECLINED', [['DECLINED', 3]], 'declined');
    expect(steps[1]).toEqual({
      name: 'CHECKED',
      state: 'STOPPED',
      at: at(3),
      expectedBy: null,
      reason: 'The provider has declined it.',
    });
    expect(steps.slice(2).map(({ state, expectedBy }) => [state, expectedBy])).toEqual([
      ['COMING', null],
      ['COMING', null],
    ]);
    expect(
      stepsOf('RETURNED', [
        ['ARRIVED', 5],
        ['RETURNED', 9],
      ]).at(-1),
    ).toMatchObject({ state: 'STOPPED', at: at(9) });
  });

  it('has passed every step once it has arrived, reported or not', () => {
    expect(stepsOf('ARRIVED', [['ARRIVED', 5]]).map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
  });
});

describe('fields of a form', () => {
  const wire = formFields('WIRE_TRANSFER', 'WITHDRAWAL', 'US-NJ');
  const faultOf = (name: string, value: string) => {
    const { faults } = readFields([...wire.filter((field) => field.name === name)], [{ name, value }]);
    return faults[0]?.code === 'FIELD_INVALID' ? faults[0].message : null;
  };

  it('are checked by pattern, length, choice and presence', () => {
    expect(faultOf('routingNumber', '021000021')).toBeNull();
    expect(faultOf('routingNumber', ' 021000021 ')).toBeNull();
    for (const value of ['02100002', '0210000211', '02100002x', '021000021\n0'])
      expect([value, faultOf('routingNumber', value)]).not.toEqual([value, null]);
    expect(faultOf('accountType', 'Other')).toBe('Please choose: Account type');
    expect(faultOf('bankName', '')).toBe('Please enter: Bank');
    expect(faultOf('bankName', 'x'.repeat(81))).toBe('Bank: at most 80 characters');
    expect(faultOf('bankCity', '')).toBeNull();
  });

  it('unknown ones, and those given twice, are refused', () => {
    const faults = (...names: string[]) =>
      readFields(
        [],
        names.map((name) => ({ name, value: 'x' })),
      ).faults.length;
    expect(faults('__proto__')).toBe(1);
    const email = formFields('INTERAC', 'DEPOSIT', 'CA-ON');
    expect(
      readFields(email, [
        { name: 'email', value: 'a@b.ca' },
        { name: 'email', value: 'c@d.ca' },
      ]).faults,
    ).toHaveLength(1);
  });

  it('differ by country', () => {
    expect(formFields('WIRE_TRANSFER', 'WITHDRAWAL', 'CA-ON').map(({ name }) => name)).toContain('transitNumber');
    expect(formFields('PAYPAL', 'DEPOSIT', 'US-NJ')).toEqual([]);
  });
});

it('every provider is offered somewhere, Interac in Canada alone', () => {
  const offered = (region: string) =>
    (['DEPOSIT', 'WITHDRAWAL'] as const).flatMap((type) => providersFor(createProviders(), type, region).map(({ code }) => code));
  expect(new Set([...offered('US-NJ'), ...offered('CA-ON')])).toEqual(new Set(PROVIDER_CODES));
  expect(offered('US-NJ')).not.toContain('INTERAC');
});

it('errors are in the order of the specification, the amount’s first', () => {
  const errors = paymentErrors(
    [
      { code: 'DEPOSITS_BLOCKED', seconds: 61 },
      { code: 'PROVIDER_EXCLUDED' },
      { code: 'AMOUNT_BELOW_MINIMUM', minimumCents: 1_050 },
    ],
    'WITHDRAWAL',
  );
  expect(errors.map(({ message }) => message)).toEqual([
    'The smallest withdrawal is $10.50.',
    'This payment method is on the excluded list and is unavailable right now.',
    'Several deposits have failed. You can try again in 2 minutes.',
  ]);
  const unknown = [{ code: 'SOMETHING_NEW' }] as unknown as Parameters<typeof paymentErrors>[0];
  expect(paymentErrors(unknown, 'DEPOSIT')).toEqual([{ action: null, field: null, message: 'Unexpected error during validation' }]);
});

it('a promo code is read in any case, and says why it cannot be used', () => {
  expect([readPromoCode(' welcome-10 '), readPromoCode("x'; --"), readPromoCode('a')]).toEqual(['WELCOME-10', null, null]);
  const now = new Date('2026-11-27T12:00:00Z');
  const promo = {
    code: 'A1',
    title: '',
    bonusBetCents: 1_000,
    minimumDepositCents: 0,
    terms: {},
    endsAt: now,
    rewardSeconds: 1,
    isUsed: false,
  };
  expect(promoCodeAnswer(promo, new Date(now.getTime() - 1))).toEqual({
    status: 'VALID',
    message: 'A $10 bonus bet is added after a deposit, once you bet the whole deposit.',
  });
  expect([promoCodeAnswer(promo, now).status, promoCodeAnswer({ ...promo, isUsed: true }, now).status]).toEqual([
    'EXPIRED',
    'USED',
  ]);
});

it('the nearest casino comes first where the place is known', () => {
  const philadelphia = { latitude: 39.9526, longitude: -75.1652 };
  expect(nearestFacilities(philadelphia)[0]).toMatchObject({ id: 'boardwalk' });
  expect(milesBetween(philadelphia, { latitude: 40.7128, longitude: -74.006 })).toBeCloseTo(80.6, 0);
  expect(nearestFacilities(null).every(({ miles }) => miles === null)).toBe(true);
});

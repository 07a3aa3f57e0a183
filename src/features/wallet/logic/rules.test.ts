import { describe, expect, it } from 'vitest';
import { PROVIDER_CODES } from '../../../../core/wallet/providerCodes.ts';
import { makeProvider } from '../testing/samples.ts';
import {
  boundsOf,
  type DepositRule,
  depositProblem,
  isAmount,
  usedPercent,
  withdrawalProblem,
  withdrawalQuickCents,
} from './amount.ts';
import { chosenMethod, chosenProvider, type DepositLimit, hasMethod, NEW_METHOD, providerLine, rangeText } from './provider.ts';
import { PROVIDERS, screenPath } from './providers.ts';
import { maySubmit, type QuickForm } from './quickDeposit.ts';
import { DEPOSIT_STATUSES, groupLines, lineKind, mapUrl, type ReceiptLine, stepText, WITHDRAWAL_STATUSES } from './receipt.ts';
import { createErrors, type PaymentError, validationOf } from './validation.ts';

const dollars = (cents: number) => ({ cents, currency: 'USD' }) as const;
const error = (field: string | null, message: string): PaymentError => ({
  action: null,
  field: field === null ? null : ['input', field],
  message,
});

describe('an amount', () => {
  const rule: DepositRule = { minimumCents: 500, maximumCents: 400_000, quickCents: [] };
  const bounds = boundsOf(makeProvider({ minimum: dollars(1_000), maximum: dollars(500_000) }), rule);
  const weekly: DepositLimit = { period: 'WEEKLY', limitCents: 50_000, leftCents: 25_000 };

  it('an amount is bound by the provider and by the one rule of deposits, whichever is narrower', () => {
    expect(bounds).toEqual({ minimum: dollars(1_000), maximum: dollars(400_000) });
    expect(boundsOf(makeProvider({ maximum: null }), rule).maximum).toEqual(dollars(400_000));
  });

  it.each<[number | null, string | null]>([
    [null, 'Enter an amount.'],
    [0, 'Enter an amount.'],
    [999, 'The smallest deposit is $10.00.'],
    [400_001, 'The largest deposit is $4,000.00.'],
    [1_000, null],
    [25_000, null],
    [25_001, 'You can deposit $250.00 more this week (limit $500.00).'],
  ])('a deposit of %s cents says: %s', (cents, problem) => {
    expect(depositProblem(cents, bounds, [{ ...weekly, period: 'MONTHLY', leftCents: 900_000 }, weekly])).toBe(problem);
  });

  it.each<[number | null, number | null, string | null]>([
    [22_000, 20_850, 'You can withdraw up to $208.50.'],
    [20_850, 20_850, null],
    [20_850, null, null],
    [999, 20_850, 'The smallest withdrawal is $10.00.'],
  ])('a withdrawal of %s cents of %s says: %s', (cents, withdrawable, problem) => {
    expect(withdrawalProblem(cents, bounds, withdrawable)).toBe(problem);
  });

  it.each([1.5, -1, Number.NaN, 2 ** 53])('%s is no amount in cents', (cents) => {
    expect(isAmount(cents)).toBe(false);
  });

  it('has quick choices below all that can be withdrawn, and all of it', () => {
    expect(withdrawalQuickCents(20_850)).toEqual([5_000, 10_000, 20_850]);
    expect(withdrawalQuickCents(5_000)).toEqual([5_000]);
    expect(withdrawalQuickCents(0)).toEqual([]);
  });

  it('fills the meter of a limit to what is used of it', () => {
    expect(usedPercent(weekly)).toBe(50);
    expect(usedPercent({ limitCents: 100, leftCents: -30 })).toBe(100);
  });
});

describe('a validation', () => {
  const amount = error('amountCents', 'Too little.');
  const provider = error('paymentProviderId', 'Not now.');
  it.each([
    ['passes unless it is refused', { permitted: null, errors: [amount] }, { kind: 'passed' }],
    [
      'shows the error of the amount first',
      { permitted: false, errors: [provider, amount] },
      { kind: 'amount', message: 'Too little.' },
    ],
    ['shows that of the provider else', { permitted: false, errors: [provider] }, { kind: 'provider', message: 'Not now.' }],
    [
      'shows a general toast else',
      { permitted: false, errors: [error(null, 'Anything')] },
      { kind: 'toast', title: 'An error has occurred', message: 'Anything' },
    ],
    [
      'has the fallback text without a reason',
      { permitted: false, errors: [] },
      { kind: 'toast', title: 'Unexpected error during validation', message: null },
    ],
    [
      'has the fallback text without an answer, too',
      null,
      { kind: 'toast', title: 'Unexpected error during validation', message: null },
    ],
  ])('%s', (_title, answer, shown) => {
    expect(validationOf(answer)).toEqual(shown);
  });

  it('a refused payment puts the last message above the form, and that of the amount at its field', () => {
    const routing: PaymentError = { action: null, field: ['fields', 'routingNumber'], message: 'Nine digits.' };
    const errors = [amount, error('amountCents', 'Far too little.'), routing, error(null, 'The last one.')];
    const fields = { routingNumber: 'Nine digits.' };
    expect(createErrors(errors)).toEqual({ amount: 'Far too little.', unexpected: 'The last one.', fields });
  });
});

describe('a provider', () => {
  const usable = makeProvider({ id: 'a' });
  it('an excluded or unavailable provider says why, and is not chosen', () => {
    const excluded = makeProvider({ id: 'b', isExcluded: true, isAvailable: false });
    const closed = makeProvider({ id: 'c', isAvailable: false });
    expect(providerLine(excluded)).toBe('This payment method is on the excluded list and is unavailable right now.');
    expect(providerLine(closed)).toMatch(/^Not available/);
    expect(chosenProvider({ preferred: excluded, others: [closed, usable] }, 'b')?.id).toBe('a');
    expect(chosenProvider({ preferred: excluded, others: [closed] }, null)).toBeNull();
  });

  it('has its range as text, in its currency', () => {
    expect(rangeText(makeProvider({ minimum: dollars(1_000), maximum: dollars(500_000) }))).toBe('$10.00 – $5,000.00');
    expect(rangeText(makeProvider({ minimum: { cents: 100_000, currency: 'CAD' }, maximum: null }))).toBe('From CA$1,000.00');
  });

  it('begins with the preferred method, and needs one where it takes no new ones', () => {
    const [first, second] = [makeProvider({}).methods[0], { id: 'm2', name: 'Savings', description: '', withdrawable: null }];
    const provider = makeProvider({ methods: first ? [first, second] : [second], preferredMethod: second, mayAddMethods: false });
    expect(chosenMethod(provider, null)?.id).toBe('m2');
    expect(chosenMethod(provider, NEW_METHOD)).toBeNull();
    expect(hasMethod(provider, null)).toBe(false);
    expect(hasMethod({ ...provider, mayAddMethods: true }, null)).toBe(true);
  });

  it('every code has a screen, and Trustly alone is hidden in a quick deposit', () => {
    const quick = Object.fromEntries(PROVIDER_CODES.map((code) => [code, PROVIDERS[code].quick]));
    expect(Object.keys(quick).filter((code) => quick[code] === 'hidden')).toEqual(['TRUSTLY']);
    expect(PROVIDER_CODES.map((code) => screenPath(code, 'WITHDRAWAL')).filter((path) => path !== null)).toEqual([
      '/withdrawal/cash-at-casino',
      '/withdrawal/wire-transfer',
      '/withdrawal/interac',
    ]);
  });
});

describe('the form of a quick deposit', () => {
  const closed = makeProvider({ mayAddMethods: false });
  const ready: QuickForm = {
    isDirty: true,
    isValid: true,
    isValidating: false,
    amountCents: 5_000,
    provider: closed,
    method: closed.preferredMethod,
  };
  it.each<[string, Partial<QuickForm>, boolean]>([
    ['ready', {}, true],
    ['untouched', { isDirty: false }, false],
    ['not valid', { isValid: false }, false],
    ['being validated', { isValidating: true }, false],
    ['without an amount', { amountCents: null }, false],
    ['without a method where one is needed', { method: null }, false],
    ['of a provider without methods', { method: null, provider: makeProvider({ supportsMethods: false }) }, true],
  ])('a quick deposit %s can be sent, or not', (_name, change, isReady) => {
    expect(maySubmit({ ...ready, ...change })).toBe(isReady);
  });
});

describe('a receipt', () => {
  it('has five statuses in each direction', () => {
    const titles = (views: typeof DEPOSIT_STATUSES | typeof WITHDRAWAL_STATUSES) =>
      Object.entries(views).map(([, { title }]) => title);
    expect(titles(DEPOSIT_STATUSES)).toEqual([
      'Deposit successful',
      'Deposit processing',
      'Cash deposit pending',
      'Wire deposit pending',
      'Deposit failed',
    ]);
    expect(titles(WITHDRAWAL_STATUSES)).toEqual([
      'Withdrawal sent',
      'Withdrawal processing',
      'Cash withdrawal pending',
      'Wire withdrawal pending',
      'Withdrawal failed',
    ]);
  });

  it('shows a kind of line that it does not know as a plain one, and neighbours in one list', () => {
    const line = (kind: string): ReceiptLine => ({
      kind: lineKind(kind),
      label: kind,
      value: null,
      items: [],
      hours: [],
      url: null,
    });
    const groups = groupLines(['DEFAULT', 'NEWER', 'SEPARATOR', 'DEFAULT'].map(line));
    expect(groups.map((group) => (group.kind === 'values' ? group.lines.length : group.kind))).toEqual([2, 'SEPARATOR', 1]);
    expect(lineKind('toString')).toBe('DEFAULT');
  });

  it('links maps of the web alone', () => {
    expect([mapUrl('https://maps.example.com/1'), mapUrl('javascript:alert(1)'), mapUrl(null)]).toEqual([
      'https://maps.example.com/1',
      null,
      null,
    ]);
  });

  it('says of each step of a withdrawal when, or until when, and why', () => {
    const step = { name: 'SENT', at: 'T1', expectedBy: 'T2', reason: 'Weekend' } as const;
    const at = (time: string) => `at ${time}`;
    expect(stepText({ ...step, state: 'DONE' }, at)).toBe('at T1 · Weekend');
    expect(stepText({ ...step, state: 'CURRENT' }, at)).toBe('Expected by at T2 · Weekend');
    expect(stepText({ ...step, state: 'STOPPED', at: null }, at)).toBe('Weekend');
  });
});

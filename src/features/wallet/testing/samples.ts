import type { Facility } from '../logic/facility.ts';
import type { FormField } from '../logic/formFields.ts';
import type { Landing, Provider } from '../logic/provider.ts';
import type { Receipt, ReceiptLine } from '../logic/receipt.ts';

/** The preferred provider of a player with one account. */
export function makeProvider(change: Partial<Provider> = {}): Provider {
  const checking = { id: 'm1', name: 'Checking ••4021', description: 'First Lake Bank', withdrawable: null };
  return {
    id: 'trustly',
    name: 'Online banking',
    code: 'TRUSTLY',
    description: 'Instant. No fees.',
    details: null,
    vendorInformation: null,
    warning: null,
    prompt: null,
    preferredPrompt: null,
    preferredWarnings: [],
    isExcluded: false,
    isAvailable: true,
    balance: null,
    monetaryDetails: null,
    minimum: { cents: 1_000, currency: 'USD' },
    maximum: { cents: 500_000, currency: 'USD' },
    needsCode: false,
    capability: 'FRAME',
    isModal: false,
    supportsMethods: true,
    preferredMethod: checking,
    methods: [checking],
    mayAddMethods: true,
    mayManageMethods: true,
    methodsHeader: 'Account',
    ...change,
  };
}

const plain = {
  supportsMethods: false,
  preferredMethod: null,
  methods: [],
  mayAddMethods: false,
  mayManageMethods: false,
} as const;
const dollars = (cents: number) => ({ cents, currency: 'USD' }) as const;

export const OTHERS: readonly Provider[] = [
  makeProvider({
    ...plain,
    id: 'debit',
    name: 'Debit card',
    code: 'PAYSAFE_DEBIT_DEPOSIT',
    description: 'Instant. Card ••1180 saved.',
    isModal: true,
    maximum: dollars(200_000),
  }),
  makeProvider({
    ...plain,
    id: 'paypal',
    name: 'PayPal',
    code: 'PAYPAL',
    description: 'Instant.',
    isModal: true,
    capability: 'DROP_IN',
  }),
  makeProvider({
    ...plain,
    id: 'vip',
    name: 'eCheck',
    code: 'GLOBAL_PAYMENTS_VIP_PREFERRED',
    needsCode: true,
    isModal: true,
    description: 'Clears in minutes. First use needs a phone code.',
    warning: 'Your bank may hold the first eCheck for a day.',
  }),
  makeProvider({
    ...plain,
    id: 'cash',
    name: 'Cash at casino',
    code: 'CASH_AT_CASINO',
    capability: 'FORM',
    description: 'Pay at a cage near you within 72 hours.',
    minimum: dollars(2_000),
    maximum: dollars(1_000_000),
  }),
  makeProvider({
    ...plain,
    id: 'wire',
    name: 'Wire transfer',
    code: 'WIRE_TRANSFER',
    capability: 'FORM',
    description: '1 to 2 business days.',
    minimum: dollars(100_000),
    maximum: null,
  }),
  makeProvider({ ...plain, id: 'credit', name: 'Credit card', code: 'PAYSAFE_CREDIT_DEPOSIT', isExcluded: true, isModal: true }),
  makeProvider({ ...plain, id: 'braintree', name: 'Card or account', code: 'BRAINTREE_CREDIT', isAvailable: false, isModal: true }),
];

export function makeLanding(change: Partial<Landing> = {}): Landing {
  return {
    preferred: makeProvider(),
    others: OTHERS,
    limits: [{ period: 'WEEKLY', limitCents: 50_000, leftCents: 25_000 }],
    blocked: null,
    held: [],
    goesBack: [],
    withdrawableCents: 20_850,
    ...change,
  };
}

export function makeLine(change: Partial<ReceiptLine>): ReceiptLine {
  return { kind: 'DEFAULT', label: null, value: null, items: [], hours: [], url: null, ...change };
}

export const ALL_LINES: readonly ReceiptLine[] = [
  makeLine({ kind: 'HEADER', label: 'Pick up your cash' }),
  makeLine({ label: 'Reference', value: '8840 2217 05' }),
  makeLine({ label: 'Transaction ID', value: 'WD-20C4-51177' }),
  makeLine({ kind: 'SEPARATOR' }),
  makeLine({
    kind: 'LIST',
    items: ['Wait for our text. It takes up to 2 hours.', 'Bring photo ID and the reference.', 'Ask for the online cage.'],
  }),
  makeLine({
    kind: 'LOCATION',
    label: 'Riverside cage',
    value: '120 Harbor Way, Erie PA · 2.4 mi',
    url: 'https://maps.example.com/?q=42.13,-80.08',
  }),
  makeLine({
    kind: 'WORKING_HOURS',
    hours: [
      { days: 'Mon – Thu', hours: '10:00 AM – 2:00 AM' },
      { days: 'Fri – Sun', hours: 'Open 24 hours' },
    ],
  }),
  makeLine({ kind: 'INFORMATION', label: 'Held for 72 hours', value: 'After that the money returns to your balance.' }),
  makeLine({ kind: 'PROMPT', label: 'Changed your mind?', value: 'Cancel this withdrawal before we text you.' }),
  makeLine({ kind: 'WARNING', label: 'One visit only', value: 'The reference pays the full amount, once.' }),
];

export function makeReceipt(change: Partial<Receipt> = {}): Receipt {
  return {
    id: 'r1',
    type: 'DEPOSIT',
    amountCents: 10_000,
    currency: 'USD',
    status: 'SUCCESSFUL',
    statusText: 'The money is in your balance.',
    lines: [
      makeLine({ kind: 'HEADER', label: 'Details' }),
      makeLine({ label: 'Method', value: 'Online banking, Checking ••4021' }),
      makeLine({ label: 'Fee', value: '$0.00' }),
    ],
    transactionId: 'DP-77A1-20914',
    providerId: 'trustly',
    providerCode: 'TRUSTLY',
    createdAt: '2026-11-21T00:42:00Z',
    isSettled: true,
    steps: [],
    isCancellable: false,
    ...change,
  };
}

export const PENDING_WITHDRAWAL: Receipt = makeReceipt({
  id: 'w1',
  type: 'WITHDRAWAL',
  status: 'PENDING',
  statusText: 'We are checking your withdrawal.',
  isSettled: false,
  amountCents: 15_000,
  transactionId: 'WD-20C4-51177',
  isCancellable: true,
  steps: [
    { name: 'REQUESTED', state: 'DONE', at: '2026-11-21T00:42:00Z', expectedBy: null, reason: null },
    {
      name: 'CHECKED',
      state: 'CURRENT',
      at: null,
      expectedBy: '2026-11-21T04:42:00Z',
      reason: 'Every withdrawal is checked once.',
    },
    { name: 'SENT', state: 'COMING', at: null, expectedBy: '2026-11-22T00:42:00Z', reason: null },
    { name: 'ARRIVED', state: 'COMING', at: null, expectedBy: '2026-11-24T00:42:00Z', reason: null },
  ],
});

const field = (name: string, label: string, change: Partial<FormField> = {}): FormField => ({
  name,
  label,
  kind: 'TEXT',
  isRequired: true,
  pattern: null,
  patternError: null,
  maxLength: null,
  hint: null,
  options: [],
  ...change,
});

export const WIRE_FIELDS: readonly FormField[] = [
  field('accountHolder', 'Account holder', { hint: 'As your bank writes it' }),
  field('bankName', 'Bank'),
  field('routingNumber', 'Routing number', { pattern: '[0-9]{9}', patternError: 'Nine digits.', maxLength: 9 }),
  field('accountNumber', 'Account number', { maxLength: 17 }),
  field('accountType', 'Account type', { kind: 'SELECT', options: ['Checking', 'Savings'] }),
  field('email', 'E-mail', { kind: 'EMAIL' }),
];

const cage = (id: string, name: string, miles: number | null, latitude: number, longitude: number): Facility => ({
  id,
  name,
  miles,
  latitude,
  longitude,
  address: '120 Harbor Way, Erie PA',
  hoursUrl: 'https://cages.example.com/hours',
  hours: [{ days: 'Mon – Sun', hours: '10:00 AM – 2:00 AM' }],
});

export const FACILITIES: readonly Facility[] = [
  cage('c1', 'Riverside cage', 2.4, 42.13, -80.08),
  cage('c2', 'Lakeshore cage', 31.6, 42.16, -80.02),
  cage('c3', 'Airport cage', null, 42.09, -80.17),
];

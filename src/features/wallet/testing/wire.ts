type Fields = Readonly<Record<string, unknown>>;

const dollars = (amount: number) => ({ amount, currency: 'USD' });
const CHECKING = { id: 'm1', name: 'Checking ••4021', description: 'First Lake Bank', withdrawable: null };

/** What a server answers, for tests over platform/data. */
export function wireProvider(change: Fields = {}): Fields {
  return {
    id: 'trustly',
    name: 'Online banking',
    code: 'TRUSTLY',
    description: 'Instant. No fees.',
    details: null,
    supportsMethods: true,
    excluded: false,
    availability: 'AVAILABLE',
    vendorInformation: null,
    warning: null,
    prompt: null,
    preferredPrompt: null,
    preferredWarning: null,
    balance: null,
    monetaryDetails: null,
    mfaRequired: false,
    capability: 'FRAME',
    modalType: false,
    preferredMethod: CHECKING,
    methods: [CHECKING],
    minimumAmount: dollars(1_000),
    maximumAmount: dollars(500_000),
    methodOptions: { newMethodsPermitted: true, manageMethodsPermitted: true, paymentsMethodsHeader: 'Account' },
    ...change,
  };
}

const NO_METHODS = { supportsMethods: false, preferredMethod: null, methods: [] };
const VIP = wireProvider({
  ...NO_METHODS,
  id: 'vip',
  name: 'eCheck',
  code: 'GLOBAL_PAYMENTS_VIP_PREFERRED',
  mfaRequired: true,
  modalType: true,
});
const CREDIT = wireProvider({ ...NO_METHODS, id: 'credit', name: 'Credit card', code: 'PAYSAFE_CREDIT_DEPOSIT', excluded: true });

const landingOf = (more: readonly Fields[]): Fields => ({
  preferredProvider: wireProvider(),
  providers: [VIP, CREDIT, ...more],
  limits: [],
  pendingWithdrawals: [],
  held: [],
  goesBack: [],
  balances: { withdrawableBalance: dollars(20_850) },
  blocked: null,
});
const depositRule = { minimumAmount: 1_000, maximumAmount: 1_000_000, quickAmounts: [2_500, 10_000] };

/** @param more further providers. */
export function wireDepositPage(change: Fields = {}, more: readonly Fields[] = []): Fields {
  const limits = [{ period: 'WEEKLY', amount: { amount: 50_000 }, left: { amount: 25_000 } }];
  return {
    paymentProvidersLandingPage: { ...landingOf(more), limits },
    quickDepositLandingPage: { depositRule },
    outOfStateDepositPage: null,
    displayPromoCode: { displayPromoCode: true },
    ...change,
  };
}

export function wireWithdrawalPage(more: readonly Fields[] = [], change: Fields = {}): Fields {
  const pending = wireReceipt({
    id: 'w1',
    type: 'WITHDRAWAL',
    withdrawalStatus: 'PENDING',
    amount: dollars(15_000),
    cancellable: true,
    settled: false,
    steps: [
      { name: 'REQUESTED', state: 'DONE', at: '2026-11-21T00:42:00Z', expectedBy: null, reason: null },
      { name: 'CHECKED', state: 'CURRENT', at: null, expectedBy: '2026-11-21T04:42:00Z', reason: null },
    ],
  });
  return { paymentProvidersLandingPage: { ...landingOf(more), pendingWithdrawals: [pending], ...change } };
}

/** @param preferredProvider null: none. */
export function wireQuickPage(
  preferredProvider: Fields | null = wireProvider(),
  change: Fields = {},
  providers: readonly Fields[] = [VIP],
): Fields {
  return { quickDepositLandingPage: { preferredProvider, providers, depositRule }, outOfStateDepositPage: null, ...change };
}

const line = (kind: string, change: Fields = {}) => ({
  kind,
  label: null,
  value: null,
  items: [],
  hours: [],
  url: null,
  ...change,
});

export function wireReceipt(change: Fields = {}): Fields {
  return {
    id: 'r1',
    type: 'DEPOSIT',
    amount: dollars(10_000),
    depositStatus: 'SUCCESSFUL',
    withdrawalStatus: null,
    statusText: 'The money is in your balance.',
    receiptLines: [
      line('HEADER', { label: 'Pick up your cash' }),
      line('DEFAULT', { label: 'Reference', value: '8840' }),
      line('SEPARATOR'),
      line('LIST', { items: ['Bring photo ID.', 'Ask for the cage.'] }),
      line('LOCATION', { label: 'Riverside cage', value: '120 Harbor Way', url: 'https://maps.example.com/1' }),
      line('WORKING_HOURS', { hours: [{ days: 'Mon – Thu', hours: '10 AM – 2 AM' }] }),
      line('INFORMATION', { label: 'Held for 72 hours', value: 'Then it returns.' }),
      line('PROMPT', { label: 'Changed your mind?', value: 'Cancel it.' }),
      line('WARNING', { label: 'One visit only', value: 'Once.' }),
    ],
    transactionId: 'DP-77A1',
    provider: { id: 'trustly', code: 'TRUSTLY' },
    createdAt: '2026-11-21T00:42:00Z',
    settled: true,
    steps: [],
    cancellable: false,
    ...change,
  };
}

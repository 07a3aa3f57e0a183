import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { wireDepositPage, wireProvider, wireWithdrawalPage } from '../../src/features/wallet/testing/wire.ts';
import { addressNow, freshWallet, openWallet } from '../support/openWallet.tsx';
import { openAsVisitor } from '../support/visitorRoute.tsx';

/** Addresses of the wallet, where each leads without a payment, and what it is called there. */
const ROUTES = [
  ['/deposit', '/deposit', 'Deposit'],
  ['/deposit/gateway', '/deposit', 'Deposit'],
  ['/deposit/wire-transfer', '/deposit/wire-transfer', 'Wire transfer'],
  ['/deposit/cash-at-casino', '/deposit/cash-at-casino', 'Choose a casino'],
  ['/withdrawal', '/withdrawal', 'Withdraw'],
  ['/withdrawal/gateway', '/withdrawal', 'Withdraw'],
  ['/withdrawal/wire-transfer', '/withdrawal/wire-transfer', 'Wire transfer'],
  ['/withdrawal/cash-at-casino', '/withdrawal/cash-at-casino', 'Choose a casino'],
  ['/withdrawal/interac', '/withdrawal/interac', 'Interac e-Transfer'],
  ['/receipt/unknown', '/receipt/unknown', 'There is no such receipt'],
  ['/wire_transfer_withdrawal_details', '/withdrawal', 'Withdraw'],
] as const;

const FORM = { methods: [], preferredMethod: null, supportsMethods: false, capability: 'FORM' };
const PROVIDERS = [
  wireProvider({ ...FORM, id: 'wire', name: 'Wire transfer', code: 'WIRE_TRANSFER' }),
  wireProvider({ ...FORM, id: 'cash', name: 'Cash at casino', code: 'CASH_AT_CASINO' }),
  wireProvider({ ...FORM, id: 'interac', name: 'Interac e-Transfer', code: 'INTERAC' }),
];
const CAGE = {
  id: 'near',
  name: 'Riverside cage',
  address: '120 Harbor Way',
  distance: 2.4,
  latitude: 42.13,
  longitude: -80.08,
  workingHours: [],
  workingHoursUrl: null,
};
const ANSWERS = {
  DepositPage: wireDepositPage({}, PROVIDERS),
  WithdrawalPage: wireWithdrawalPage(PROVIDERS),
  PaymentFormFields: { paymentFormFields: [] },
  PaymentFacilities: { paymentFacilities: [CAGE] },
  Receipt: { receipt: null },
};

describe('every address of the wallet', () => {
  freshWallet();

  it.each(ROUTES)('%s, opened directly, leads a player to %s, which is called “%s”', async (address, path, title) => {
    openWallet(address, { answers: ANSWERS });
    await waitFor(() => expect(addressNow()).toBe(path));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  });

  it.each(ROUTES)('%s asks a visitor to log in first, and leads back then', async (address) => {
    await openAsVisitor(address, { brand: await loadBrand('tsb') });
    await waitFor(() => expect(addressNow()).toBe(`/login?previousPath=${encodeURIComponent(address)}`));
    expect(document.querySelector('output')?.title).toBe('unauthorized');
  });
});

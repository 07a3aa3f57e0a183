import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressNow, amount, fill, freshWallet, openWallet, pressNow, type } from '../../../../tests/support/openWallet.tsx';
import { button, read } from '../../../../tests/support/page.tsx';
import { created } from '../testing/fakeWallet.ts';
import { wireDepositPage, wireProvider, wireReceipt, wireWithdrawalPage } from '../testing/wire.ts';

freshWallet();

const field = (name: string, label: string, change: object = {}) => ({
  name,
  label,
  kind: 'TEXT',
  required: true,
  pattern: null,
  patternError: null,
  maxLength: null,
  hint: null,
  options: [],
  ...change,
});
const WIRE_FIELDS = [
  field('routingNumber', 'Routing number', { pattern: '[0-9]{9}', patternError: 'Nine digits.', maxLength: 9 }),
  field('accountType', 'Account type', { kind: 'SELECT', options: ['Checking', 'Savings'] }),
  field('memo', 'Memo', { required: false }),
];
const FORM = { methods: [], preferredMethod: null, supportsMethods: false, capability: 'FORM' };
const WIRE = wireProvider({ ...FORM, id: 'wire', name: 'Wire transfer', code: 'WIRE_TRANSFER' });
const INTERAC = wireProvider({
  ...FORM,
  id: 'interac',
  name: 'Interac e-Transfer',
  code: 'INTERAC',
  minimumAmount: { amount: 1_000, currency: 'CAD' },
});

describe('the wire form', () => {
  const open = (path: string, fields: readonly object[] = WIRE_FIELDS) =>
    openWallet(path, {
      answers: {
        DepositPage: wireDepositPage({}, [WIRE]),
        WithdrawalPage: wireWithdrawalPage([WIRE]),
        PaymentFormFields: { paymentFormFields: fields },
        FirstWireTransferCreate: { firstWireTransferCreate: created({ uri: null }).depositCreate },
      },
    });

  it('has its title before the provider and the fields are there', () => {
    open('/deposit/wire-transfer');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wire transfer');
    expect(screen.queryByLabelText('Routing number')).toBeNull();
  });

  it('has the server’s fields and rules, and sends nothing against them', async () => {
    const { sent } = open('/deposit/wire-transfer');
    await type('100');
    fill('Routing number', '12345');
    expect((screen.getByLabelText('Routing number') as HTMLInputElement).maxLength).toBe(9);
    await pressNow('Continue');
    expect(read()).toContain('Nine digits.');
    expect(read()).toContain('Account type is required.');
    expect(sent('FirstWireTransferCreate')).toEqual([]);
    expect(sent('PaymentFormFields')).toEqual([{ type: 'DEPOSIT', paymentProviderId: 'wire' }]);
  });

  it('other rules of the server are other rules of the form', async () => {
    const { sent } = open('/deposit/wire-transfer', [field('iban', 'IBAN', { required: false, maxLength: 4 })]);
    await type('100');
    fill('IBAN', 'abcde');
    await pressNow('Continue');
    expect(read()).toContain('At most 4 characters.');
    fill('IBAN', '');
    await pressNow('Continue');
    await waitFor(() => expect(sent('FirstWireTransferCreate')).toHaveLength(1));
  });

  it.each([
    ['/deposit/wire-transfer', 'DEPOSIT', '/receipt/r1'],
    ['/withdrawal/wire-transfer', 'WITHDRAWAL', '/wire_transfer_withdrawal_details?receipt=r1'],
  ])('%s sends a %s with what was entered and goes on at %s', async (path, direction, next) => {
    const { sent } = open(path);
    await type('100');
    fill('Routing number', ' 123456789 ');
    fill('Account type', 'Savings');
    await pressNow('Continue');
    await waitFor(() => expect(addressNow()).toBe(next));
    const fields = [
      { name: 'routingNumber', value: '123456789' },
      { name: 'accountType', value: 'Savings' },
      { name: 'memo', value: '' },
    ];
    expect(sent('FirstWireTransferCreate')).toMatchObject([
      { input: { type: direction, amountCents: 10_000, paymentProviderId: 'wire', fields } },
    ]);
  });

  it('the server’s word against a field stands at the field', async () => {
    const { answer } = open('/withdrawal/wire-transfer', [field('routingNumber', 'Routing number')]);
    const userErrors = [{ action: 'CHANGE_FIELD', field: ['fields', 'routingNumber'], message: 'No such bank.' }];
    answer('FirstWireTransferCreate', () => ({
      firstWireTransferCreate: created({ outcome: 'REFUSED', userErrors, uri: null, receiptId: null }).depositCreate,
    }));
    await type('100');
    fill('Routing number', '1');
    await pressNow('Continue');
    await waitFor(() => expect(screen.getByLabelText('Routing number').getAttribute('aria-invalid')).toBe('true'));
    expect(read()).toContain('No such bank.');
  });

  it('offline it takes no press', async () => {
    const { connection, sent } = open('/deposit/wire-transfer', []);
    await type('100');
    act(() => connection.set({ online: false, live: false }));
    await pressNow('Continue');
    expect(sent('DepositValidateCreate')).toEqual([]);
    expect(button('Continue').getAttribute('aria-disabled')).toBe('true');
  });

  it('a player who is not offered it reads so, with the way back', async () => {
    openWallet('/deposit/wire-transfer');
    await screen.findByText('Not offered to you at the moment');
    expect(screen.getByRole('link', { name: 'Choose another method' }).getAttribute('href')).toBe('/deposit');
  });
});

describe('the details of a wire withdrawal', () => {
  const open = () =>
    openWallet('/wire_transfer_withdrawal_details?receipt=w1', {
      answers: {
        Receipt: { receipt: wireReceipt({ id: 'w1', type: 'WITHDRAWAL', withdrawalStatus: 'PENDING_WIRE_WITHDRAWAL' }) },
        ConfirmV2: { confirmV2: { changed: true, userErrors: [], receipt: null } },
        WithdrawalCancel: { withdrawalCancel: { changed: true, userErrors: [], receipt: null } },
      },
    });

  it('are read before the wire is sent, by “confirm v2”', async () => {
    const { sent } = open();
    await screen.findByRole('heading', { name: 'Check before we send' });
    expect(sent('Receipt')).toEqual([{ id: 'w1' }]);
    expect(read()).toContain('Reference 8840');
    await pressNow('Confirm withdrawal');
    await waitFor(() => expect(addressNow()).toBe('/receipt/w1'));
    expect(sent('ConfirmV2')).toEqual([{ receiptId: 'w1' }]);
  });

  it('Edit cancels it and leads back to the form', async () => {
    const { sent } = open();
    await screen.findByRole('heading', { name: 'Check before we send' });
    await pressNow('Edit');
    await waitFor(() => expect(addressNow()).toBe('/withdrawal/wire-transfer'));
    expect([sent('WithdrawalCancel'), sent('ConfirmV2')]).toEqual([[{ receiptId: 'w1' }], []]);
  });

  it('a refused confirmation says why and stays', async () => {
    const { answer } = open();
    const userErrors = [{ action: null, field: null, message: 'It is being checked.' }];
    answer('ConfirmV2', () => ({ confirmV2: { changed: false, userErrors, receipt: null } }));
    await screen.findByRole('heading', { name: 'Check before we send' });
    await pressNow('Confirm withdrawal');
    expect((await screen.findByRole('alert')).textContent).toContain('It is being checked.');
    expect(addressNow()).toContain('/wire_transfer_withdrawal_details');
  });

  it('without a receipt are the withdrawal page', async () => {
    openWallet('/wire_transfer_withdrawal_details');
    await amount();
    expect(addressNow()).toBe('/withdrawal');
  });
});

describe('the Interac withdrawal', () => {
  it('names Canadian dollars, and sends to the e-mail address that was entered', async () => {
    const { sent } = openWallet('/withdrawal/interac', {
      answers: {
        WithdrawalPage: wireWithdrawalPage([INTERAC]),
        PaymentFormFields: { paymentFormFields: [field('email', 'E-mail', { kind: 'EMAIL' })] },
        InteracCreate: { interacCreate: created({ uri: null }).depositCreate },
      },
    });
    await type('100');
    fill('E-mail', 'maya@example.test');
    expect(read()).toContain('From CA$10.00');
    await pressNow('Withdraw CA$100.00');
    await waitFor(() => expect(addressNow()).toBe('/receipt/r1'));
    expect(sent('InteracCreate')).toMatchObject([
      { input: { type: 'WITHDRAWAL', amountCents: 10_000, fields: [{ name: 'email', value: 'maya@example.test' }] } },
    ]);
  });
});

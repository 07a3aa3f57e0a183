import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressNow, amount, fill, freshWallet, openWallet, pressNow, say, type } from '../../../../tests/support/openWallet.tsx';
import { created } from '../testing/fakeWallet.ts';
import { FORM_ANSWERS } from '../testing/forms.ts';

freshWallet();

const RECEIPT = '/receipt/r1';
/** One of each way to pay; what is entered beside the amount is `Memo`. */
const WAYS: readonly (readonly [name: string, path: string, button: string, heldAt: string])[] = [
  ['deposit', '/deposit', 'Deposit $100.00', RECEIPT],
  ['withdrawal', '/withdrawal', 'Withdraw $100.00', RECEIPT],
  ['wire deposit', '/deposit/wire-transfer', 'Continue', RECEIPT],
  ['wire withdrawal', '/withdrawal/wire-transfer', 'Continue', '/wire_transfer_withdrawal_details?receipt=r1'],
  ['cash deposit', '/deposit/cash-at-casino', 'Get my reference', RECEIPT],
  ['cash withdrawal', '/withdrawal/cash-at-casino', 'Get my reference', RECEIPT],
  ['Interac withdrawal', '/withdrawal/interac', 'Withdraw CA$100.00', RECEIPT],
];

describe('a draft', () => {
  it.each(WAYS)('a %s that was sent leaves no draft', async (_name, path, button, heldAt) => {
    openWallet(path, { answers: FORM_ANSWERS, links: [path] });
    await type('100');
    if (screen.queryByLabelText('Memo') !== null) fill('Memo', 'Rent');
    await pressNow(button);
    await waitFor(() => expect(addressNow()).toBe(heldAt));
    act(() => screen.getByRole('link', { name: path }).click());
    expect(await amount()).toHaveProperty('value', '');
    expect(screen.queryByDisplayValue('Rent')).toBeNull();
  });

  it('a payment that the provider declined brings its draft back', async () => {
    openWallet('/deposit', { answers: { DepositCreate: created() } });
    await type('100');
    await pressNow('Deposit $100.00');
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    await say({ type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'declined' } });
    await pressNow('Choose another method');
    expect(await amount()).toHaveProperty('value', '$100.00');
  });

  it('a wire that is to be edited brings its draft back', async () => {
    openWallet('/withdrawal/wire-transfer', { answers: FORM_ANSWERS });
    await type('100');
    fill('Memo', 'Rent');
    await pressNow('Continue');
    await screen.findByRole('heading', { name: 'Check before we send' });
    await pressNow('Edit');
    expect(await amount()).toHaveProperty('value', '$100.00');
    expect(screen.getByLabelText('Memo')).toHaveProperty('value', 'Rent');
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressNow, amount, frame, freshWallet, openWallet, pressNow, say, type } from '../../../../tests/support/openWallet.tsx';
import { read } from '../../../../tests/support/page.tsx';
import { created, PAY } from '../testing/fakeWallet.ts';
import { wireProvider, wireWithdrawalPage } from '../testing/wire.ts';

freshWallet();

describe('the withdrawal page', () => {
  it('shows the balances, and what is on its way with its Cancel', async () => {
    const { answer, sent } = openWallet('/withdrawal');
    answer('WithdrawalCancel', () => ({ withdrawalCancel: { changed: true, userErrors: [], receipt: null } }));
    await amount();
    expect(read()).toContain('Withdrawable $208.50 Playable $248.50 Restricted $40.00');
    expect(read()).toContain('Restricted and bonus money can’t be withdrawn.');
    // One name for the account, in the choice and in the summary.
    expect(screen.getByRole('option', { name: 'Checking ••4021 · First Lake Bank' })).toBeTruthy();
    expect(read()).toContain('To Checking ••4021 · First Lake Bank');
    const ladder = screen.getByRole('list', { name: 'Where your withdrawal is' });
    expect(read(ladder)).toMatch(/Requested , done .* Checked , now Expected by/);
    await pressNow('Cancel the withdrawal of $150.00');
    await screen.findByRole('dialog');
    await pressNow('Cancel withdrawal');
    await waitFor(() => expect(sent('WithdrawalCancel')).toEqual([{ receiptId: 'w1' }]));
  });

  it('what cannot be withdrawn yet is shown, with until when', async () => {
    const held = [
      { reason: 'CLEARING', amount: { amount: 500_000, currency: 'USD' }, until: '2026-12-02T12:30:00Z' },
      { reason: 'OWED', amount: { amount: 4_000, currency: 'USD' }, until: null },
    ];
    openWallet('/withdrawal', { answers: { WithdrawalPage: wireWithdrawalPage([], { held }) } });
    await amount();
    expect(read(screen.getByRole('region', { name: 'Not withdrawable yet' }))).toMatch(
      /Deposits still clearing \$5,000(\.00)? until Dec 2, .*Owed, and repaid first \$40/,
    );
  });

  it('what goes back first is shown, each account has its own most, and the page begins with the way back', async () => {
    const dollars = (cents: number) => ({ amount: cents, currency: 'USD' });
    const account = (id: string, cents: number) => ({ id, name: `Bank ${id}`, description: '', withdrawable: dollars(cents) });
    const [a, b] = [account('A', 10_000), account('B', 2_500)];
    const preferredProvider = wireProvider({ balance: dollars(2_500), preferredMethod: a, methods: [b, a] });
    const goesBack = [{ name: 'Online banking', amount: dollars(7_500) }];
    openWallet('/withdrawal', { answers: { WithdrawalPage: wireWithdrawalPage([], { preferredProvider, goesBack }) } });
    await amount();
    expect(read(screen.getByRole('region', { name: 'Goes back first' }))).toMatch(/Online banking \$75(\.00)?$/);
    expect(read()).toContain('You can withdraw up to $100.00 this way.');
    await type('80');
    await pressNow('Withdraw $80.00');
    fireEvent.change(screen.getByLabelText('Account'), { target: { value: 'B' } });
    expect(read()).toContain('You can withdraw up to $25.00 this way.');
    expect(screen.getByRole('button', { name: 'Withdraw' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('more than can be withdrawn is said, and the button takes no press', async () => {
    const { calls } = openWallet('/withdrawal');
    await type('220');
    expect(read()).toContain('You can withdraw up to $208.50.');
    await pressNow(/^Withdraw$/);
    expect(calls.join()).not.toContain('Validate');
  });

  it('a withdrawal is validated, asked for under one id, and goes on in its receipt', async () => {
    const { answer, sent } = openWallet('/withdrawal');
    answer('WithdrawalCreate', () => ({ withdrawalCreate: { ...created().depositCreate, uri: null } }));
    await type('100');
    await pressNow('Withdraw $100.00');
    await waitFor(() => expect(addressNow()).toBe('/receipt/r1'));
    expect(sent('WithdrawalValidateCreateV2')).toHaveLength(1);
    expect(sent('WithdrawalCreate')).toMatchObject([{ input: { amountCents: 10_000, requestId: expect.any(String) } }]);
  });

  it('a withdrawal that its validation refuses is not asked for', async () => {
    const { answer, sent } = openWallet('/withdrawal');
    const userErrors = [{ action: 'CHANGE_FIELD', field: ['amountCents'], message: 'You can withdraw up to $50.00.' }];
    answer('WithdrawalValidateCreateV2', () => ({ withdrawalValidateCreateV2: { permitted: false, userErrors } }));
    await type('100');
    await pressNow('Withdraw $100.00');
    await waitFor(() => expect(read()).toContain('You can withdraw up to $50.00.'));
    expect(sent('WithdrawalCreate')).toEqual([]);
  });

  it.each([
    ['TRUSTLY', 'Online banking'],
    ['GLOBAL_PAYMENTS_VIP_PREFERRED', 'eCheck'],
  ])('a hosted withdrawal by %s goes on in the payments frame, and its page’s word leads to the receipt', async (code, name) => {
    const preferredProvider = wireProvider({ id: code, code, name });
    const { answer, sent } = openWallet('/withdrawal', {
      answers: { WithdrawalPage: wireWithdrawalPage([], { preferredProvider }) },
    });
    answer('WithdrawalCreate', () => ({ withdrawalCreate: created().depositCreate }));
    await type('100');
    await pressNow('Withdraw $100.00');
    await waitFor(() => expect(frame()?.getAttribute('src')).toBe(`${PAY}/pay/1`));
    expect(sent('WithdrawalCreate')).toMatchObject([{ input: { paymentProviderId: code } }]);
    expect(frame()?.title).toBe(name);
    expect(addressNow()).toBe('/withdrawal/gateway?receipt=r1');
    await say({ type: 'showWithdrawalReceiptPage', payload: { receiptId: 'r1' } });
    await waitFor(() => expect(addressNow()).toBe('/receipt/r1'));
  });

  it('a cancel that came too late says so', async () => {
    const { answer } = openWallet('/withdrawal');
    const userErrors = [{ action: null, field: null, message: 'It was sent already.' }];
    answer('WithdrawalCancel', () => ({ withdrawalCancel: { changed: false, userErrors, receipt: null } }));
    await amount();
    await pressNow('Cancel the withdrawal of $150.00');
    await screen.findByRole('dialog');
    await pressNow('Cancel withdrawal');
    expect((await screen.findByRole('alert')).textContent).toContain('It was sent already.');
  });
});

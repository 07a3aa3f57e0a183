import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  amount,
  type Flags,
  frame,
  freshWallet,
  openWallet,
  pressNow,
  say,
  type,
  type WalletSurroundings,
} from '../../../../../tests/support/openWallet.tsx';
import { button, press, read } from '../../../../../tests/support/page.tsx';
import { loadBrand } from '../../../../brand/loader.ts';
import { settle } from '../../testing/fakeWallet.ts';
import { wireProvider, wireQuickPage, wireReceipt } from '../../testing/wire.ts';
import { QuickDepositForm } from './QuickDepositForm.tsx';
import { QuickDepositGate } from './QuickDepositGate.tsx';

freshWallet();

const USER_ERROR = { type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'user-error' } };
const UNKNOWN = { type: 'openSettings' };
const SUPPORT = (await loadBrand('espnbet')).links.support;

describe('the quick deposit', () => {
  const ALL: Flags = {
    'quick-deposit': true,
    'quick-deposit-modal': true,
    'quick-deposit-change-provider': true,
    'quick-deposit-mfa': true,
  };
  const open = (
    flags: Flags = { 'quick-deposit': true },
    change: Readonly<Record<string, unknown>> = {},
    { shortCents = 0, ...more }: Pick<WalletSurroundings, 'answers' | 'settings'> & { readonly shortCents?: number } = {},
  ) => {
    const onBack = vi.fn();
    const answers = { QuickDeposit: wireQuickPage(wireProvider(change)), ...more.answers };
    const wallet = openWallet('/', { ...more, part: <QuickDepositForm shortCents={shortCents} onBack={onBack} />, flags, answers });
    return { ...wallet, onBack };
  };

  it.each<[Flags, Record<string, unknown> | null, boolean]>([
    [{}, {}, false],
    [{ 'quick-deposit': true }, {}, true],
    [{ 'quick-deposit': true }, null, false],
    [{ 'quick-deposit': true }, { code: 'PAYPAL', modalType: true }, false],
    [{ 'quick-deposit': true, 'quick-deposit-modal': true }, { code: 'PAYPAL', modalType: true }, true],
  ])('the flags %j and the preferred provider %j offer it: %s', async (flags, provider, isOffered) => {
    const page = wireQuickPage(provider === null ? null : wireProvider(provider));
    const onAnswer = vi.fn();
    openWallet('/', { part: <QuickDepositGate onAnswer={onAnswer} />, flags, answers: { QuickDeposit: page } });
    await act(() => settle());
    expect(onAnswer.mock.calls).toEqual([[isOffered]]);
  });

  it('has its texts, and a hint to the deposit page in place of Change without its flag', async () => {
    const { onBack } = open();
    expect((await amount()).getAttribute('placeholder')).toBe('$0.00');
    expect(read()).toContain('Preferred Payment Method Online banking');
    expect(screen.getByRole('link', { name: 'Go to the deposit page' }).getAttribute('href')).toBe('/deposit');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    press('Go back to Betslip');
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('Change offers the other providers', async () => {
    open(ALL);
    await amount();
    await pressNow('Change');
    await screen.findByRole('dialog', { name: 'Preferred payment method' });
    fireEvent.click(screen.getByRole('radio', { name: /eCheck/ }));
    await pressNow('Use this');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(read()).toContain('Preferred Payment Method eCheck');
  });

  it.each<[string, Flags, readonly Record<string, unknown>[] | undefined]>([
    ['another provider', ALL, []],
    ['its flag', { ...ALL, 'quick-deposit-change-provider': false }, undefined],
  ])('without %s there is no Change', async (_what, flags, others) => {
    open(flags, {}, { answers: { QuickDeposit: wireQuickPage(wireProvider(), {}, others) } });
    await amount();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('the tooltip is shown until it is dismissed, once', async () => {
    open();
    await amount();
    expect(read()).toContain('Quick Deposit is live! Deposit quickly and securely without leaving the betslip.');
    await pressNow('Dismiss');
    expect(read()).not.toContain('Quick Deposit is live!');
  });

  it('an empty form takes no press, one with an amount does, and says that it is a quick deposit', async () => {
    const { sent } = open();
    await amount();
    expect(button('Deposit').getAttribute('aria-disabled')).toBe('true');
    await type('5');
    expect(button('Deposit').getAttribute('aria-disabled')).toBe('true');
    await type('50');
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(sent('DepositCreate')).toMatchObject([{ input: { amountCents: 5_000, quickDeposit: true } }]));
  });

  it('a provider of Trustly’s type has a hidden gateway: slow after 20 s, a full stop after 80 s', async () => {
    const receipt = wireReceipt({ depositStatus: 'PENDING', settled: false });
    const DepositCancel = { depositCancel: { changed: false, userErrors: [], receipt } };
    const { time, sent, onBack } = open(undefined, {}, { answers: { DepositCancel } });
    await type('50');
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(frame()?.getAttribute('aria-hidden')).toBe('true'));
    const { position, width, height, borderWidth } = getComputedStyle(frame() as Element);
    expect([frame()?.tabIndex, position, width, height, borderWidth]).toEqual([-1, 'absolute', '0px', '0px', '0px']);
    expect(button('Processing').getAttribute('aria-disabled')).toBe('true');
    await act(() => time.pass(19_900));
    expect(read()).not.toContain('Still working on it');
    await act(() => time.pass(200));
    const slow = read(screen.getByText('Still working on it').closest('[role=status]') as Element);
    expect(slow).toContain('Please wait a moment. The transaction is taking longer than expected.');
    await act(() => time.pass(60_000));
    expect(screen.getByRole('alert').textContent).toBe(
      'Your deposit could not be processed. Please contact Customer Support for assistance.',
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'This deposit isn’t finished' }));
    expect(read()).toContain('Your picks and stakes are saved in the slip. No bet was placed.');
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(SUPPORT);
    expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
    expect(frame()).toBeNull();
    // Only the provider knows whether its money still comes.
    await waitFor(() => expect(sent('DepositCancel')).toEqual([{ receiptId: 'r1' }]));
    await waitFor(() => expect(read()).toContain('The provider still has it.'));
    await pressNow('Go back to Betslip');
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('done, it goes back to the slip after 3 s by itself', async () => {
    const { time, onBack } = open();
    await type('50');
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(frame()).not.toBeNull());
    await say({ type: 'showDepositSuccessful', payload: { receiptId: 'r1' } });
    await waitFor(() => expect(read()).toContain('$50.00 deposited'));
    await act(() => time.pass(2_900));
    expect(onBack).not.toHaveBeenCalled();
    await act(() => time.pass(100));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('another provider opens the modal, which Close cancels', async () => {
    open(ALL, { id: 'debit', name: 'Debit card', code: 'PAYSAFE_DEBIT_DEPOSIT', modalType: true });
    await type('50');
    await pressNow('Deposit $50.00');
    await screen.findByRole('dialog', { name: 'Debit card' });
    await pressNow('Close');
    expect(frame()).toBeNull();
    await waitFor(() => expect(read()).toContain('You cancelled Nothing was charged.'));
  });

  it('a code is asked for before, where its flag is on', async () => {
    const wallet = open(ALL, { mfaRequired: true });
    await type('50');
    await pressNow('Deposit $50.00');
    await screen.findByRole('dialog', { name: 'How should we send your code?' });
    expect(wallet.calls.join()).not.toContain('DepositCreate');
  });

  it('in the dialog over the slip a cancel and a refusal lead back to the amount, each request has a code of its own, by text or call, and the last one is done', async () => {
    const debit = { id: 'debit', name: 'Debit card', code: 'PAYSAFE_DEBIT_DEPOSIT', modalType: true, mfaRequired: true };
    const { answer, sent, onBack } = open(ALL, debit);
    const right = { success: true, error: null, displayType: 'INLINE' };
    answer('SendOneTimeCode', () => ({ sendOneTimeCode: right }));
    answer('VerifyOneTimeCode', () => ({ verifyOneTimeCode: right }));
    await type('100');
    const deposit = async (count: number, channel: string): Promise<void> => {
      await pressNow('Deposit $100.00');
      await screen.findByRole('dialog', { name: 'How should we send your code?' });
      fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${channel}`) }));
      await pressNow('Send code');
      fireEvent.change(await screen.findByRole('textbox', { name: '6-digit code' }), { target: { value: `12345${count}` } });
      expect(sent('DepositCreate')).toHaveLength(count - 1);
      await pressNow('Verify');
      await waitFor(() => expect(frame()).not.toBeNull());
      expect(screen.getByRole('dialog', { name: 'Debit card' }).contains(frame())).toBe(true);
    };
    const isBack = async (): Promise<void> => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const field = await amount();
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(field).toHaveProperty('value', '$100.00');
    };
    await deposit(1, 'Text message');
    await say({ type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'cancelled' } });
    await isBack();
    await waitFor(() => expect(read()).toContain('You cancelled Nothing was charged.'));
    expect(screen.queryByRole('alert')).toBeNull();

    await deposit(2, 'Phone call');
    await say(USER_ERROR);
    await isBack();
    expect(read(screen.getByRole('alert'))).toBe('An unexpected error occurred. Try again. Nothing was charged.');

    await deposit(3, 'Text message');
    await say({ type: 'showDepositSuccessful', payload: { receiptId: 'r1' } });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '$100.00 deposited' })));
    expect(read()).toContain('Back to your betslip in 3 s.');
    await pressNow('Back to your betslip');
    expect(onBack).toHaveBeenCalledOnce();
    expect(sent('SendOneTimeCode')).toMatchObject([{ channel: 'SMS' }, { channel: 'CALL' }, { channel: 'SMS' }]);
    expect(sent('VerifyOneTimeCode')).toMatchObject([{ code: '123451' }, { code: '123452' }, { code: '123453' }]);
  });

  it('no code is asked for while its flag is off', async () => {
    const wallet = open(undefined, { mfaRequired: true });
    await type('50');
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(wallet.sent('DepositCreate')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('one method is not chosen from', async () => {
    open(undefined, { methods: [{ id: 'm1', name: 'Account m1', description: '' }] });
    await amount();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('offline it takes no press and sends nothing', async () => {
    const { calls, connection } = open();
    await type('50');
    act(() => connection.set({ online: false, live: false }));
    await pressNow('Deposit $50.00');
    expect(calls.join()).not.toContain('Validate');
  });

  it('an excluded provider and its warnings are said, and nothing can be sent', async () => {
    open(undefined, { excluded: true, preferredWarning: ['Slow today.'] });
    await type('50');
    expect(read()).toContain('This payment method is on the excluded list and is unavailable right now. Slow today.');
    expect(button(/^Deposit/).getAttribute('aria-disabled')).toBe('true');
  });

  it('several methods are chosen from', async () => {
    const methods = ['m1', 'm2'].map((id) => ({ id, name: `Account ${id}`, description: '' }));
    const wallet = open(undefined, { methods });
    await type('50');
    fireEvent.change(screen.getByRole('combobox', { name: 'Account' }), { target: { value: 'm2' } });
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(wallet.sent('DepositCreate')).toMatchObject([{ input: { paymentMethodId: 'm2' } }]));
  });

  it('a provider that takes no new methods needs a stored one', async () => {
    const options = { newMethodsPermitted: false, manageMethodsPermitted: false, paymentsMethodsHeader: 'Account' };
    const { calls } = open(undefined, { methods: [], preferredMethod: null, methodOptions: options });
    await type('50');
    await pressNow('Deposit $50.00');
    expect(button('Deposit $50.00').getAttribute('aria-disabled')).toBe('true');
    expect(calls.join()).not.toContain('Validate');
  });

  it('while it is validated it takes no second press', async () => {
    const { hold, sent } = open();
    const release = hold('DepositValidateCreate');
    await type('50');
    await pressNow('Deposit $50.00');
    expect(button(/Processing/).getAttribute('aria-disabled')).toBe('true');
    await pressNow(/Processing/);
    expect(sent('DepositValidateCreate')).toHaveLength(1);
    await act(() => release());
    await waitFor(() => expect(sent('DepositCreate')).toHaveLength(1));
  });

  it.each<[string, unknown, WalletSurroundings['settings'], string, boolean]>([
    ['an error that a try may mend', USER_ERROR, {}, 'An unexpected error occurred. Try again.', true],
    ['an unknown message', UNKNOWN, {}, 'An unexpected error occurred.', false],
    ['the first, with exchanged texts', USER_ERROR, { paymentTryAgainText: 'full-stop' }, 'An unexpected error occurred.', true],
    ['the second, too', UNKNOWN, { paymentTryAgainText: 'full-stop' }, 'An unexpected error occurred. Try again.', false],
  ])('%s says the text of its state, and a full stop has no form', async (_what, message, settings, text, keepsForm) => {
    open(undefined, {}, { settings: settings ?? {} });
    await type('50');
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(frame()).not.toBeNull());
    await say(message);
    expect(read(screen.getByRole('alert')).replace(' Nothing was charged.', '')).toBe(text);
    expect(screen.queryByRole('textbox', { name: 'Amount' }) !== null).toBe(keepsForm);
    expect(screen.queryByRole('link', { name: 'Contact Support' }) === null).toBe(keepsForm);
  });

  it('another amount after an error takes it back', async () => {
    open();
    await type('50');
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(frame()).not.toBeNull());
    await say(USER_ERROR);
    await type('40');
    expect(read()).not.toContain('An unexpected error');
    expect(button('Deposit $40.00').getAttribute('aria-disabled')).toBeNull();
  });

  it('a deposit that a limit refuses opens the alert of limits, and the amount says it, too', async () => {
    const message = 'Your weekly deposit limit leaves $20.00.';
    const userErrors = [{ action: 'REVIEW_LIMITS', field: ['amountCents'], message }];
    const refused = { DepositValidateCreate: { depositValidateCreate: { permitted: false, userErrors } } };
    const { player, sent } = open(undefined, {}, { answers: refused });
    await type('50');
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(player.getSnapshot().limitsAlert).toBe(`${message} Nothing was charged.`));
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(sent('DepositCreate')).toEqual([]);
  });

  it('outside an operating area the location warning comes first, and the deposit stays allowed', async () => {
    const page = wireQuickPage(wireProvider(), { outOfStateDepositPage: { heading: 'You seem to be in Texas' } });
    const { sent } = open(undefined, {}, { answers: { QuickDeposit: page } });
    const dialog = () => screen.findByRole('dialog', { name: 'Looks like you’re outside of an operating area' });
    await type('50');
    await pressNow('Deposit $50.00');
    expect(read(await dialog())).toContain('you must be physically located in an operating area to wager');
    await pressNow('Not now');
    expect(sent('DepositValidateCreate')).toEqual([]);
    await pressNow('Deposit $50.00');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Deposit $50.00' }));
    await waitFor(() => expect(sent('DepositCreate')).toHaveLength(1));
  });
});

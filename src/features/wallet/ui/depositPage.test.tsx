import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshDevice } from '../../../../tests/support/fakeServices.ts';
import { addressNow, amount, fill, freshWallet, openWallet, pressNow, type } from '../../../../tests/support/openWallet.tsx';
import { button, read } from '../../../../tests/support/page.tsx';
import { toasts } from '../../../ui/toast/toastStore.ts';
import { PERSISTED_PAYMENTS } from '../data/paymentEffects.ts';
import { created, settle } from '../testing/fakeWallet.ts';
import { wireDepositPage, wireProvider } from '../testing/wire.ts';

freshWallet();

it('a deposit that an earlier page left without an answer is asked for, and its receipt shows where it is', async () => {
  const device = freshDevice();
  device.persist(PERSISTED_PAYMENTS.DEPOSIT).set({ key: { requestId: 'id0', storedAt: 0 } });
  const paymentRequest = { outcome: 'DECIDED', userErrors: [], uri: null, receipt: { id: 'r1' } };
  const { sent, time } = openWallet('/deposit', { services: device, answers: { PaymentRequest: { paymentRequest } } });
  await amount();
  await act(() => time.pass(5_000));
  await waitFor(() => expect(addressNow()).toBe('/receipt/r1'));
  expect(sent('PaymentRequest')).toEqual([{ type: 'DEPOSIT', requestId: 'id0' }]);
});

describe('the deposit page', () => {
  it('lists the preferred provider, the others with range, code mark and exclusion, and what is left of the limit', async () => {
    const { sent } = openWallet('/deposit');
    await amount();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Online banking',
      'eCheck',
      'Credit card',
    ]);
    const text = read();
    for (const part of [
      'Preferred Online banking Last used Instant. No fees. $10.00 – $5,000.00',
      'eCheck Code needed',
      'This payment method is on the excluded list and is unavailable right now.',
      'Weekly deposit limit $250.00 left of $500.00 Edit limit',
      'Balance now $248.50',
    ])
      expect(text).toContain(part);
    expect(screen.getByRole('radio', { name: 'Credit card' })).toHaveProperty('disabled', true);
    expect(sent('DepositPage')).toEqual([{ capabilities: ['FRAME', 'HIDDEN_FRAME', 'FORM', 'DROP_IN'], iconSize: 44 }]);
  });

  it.each([
    ['5', 'The smallest deposit is $10.00.'],
    ['300', 'You can deposit $250.00 more this week (limit $500.00).'],
  ])('$%s is marked and not sent: %s', async (text, problem) => {
    const { calls } = openWallet('/deposit');
    await type(text);
    await pressNow(/^Deposit$/);
    expect(screen.getByRole('alert').textContent).toBe(problem);
    expect(calls.join()).not.toContain('DepositValidateCreate');
  });

  it.each(['/deposit', '/withdrawal'])(
    '%s without an amount has no button to press; Enter flags the amount field, which keeps the focus',
    async (path) => {
      openWallet(path);
      const field = await amount();
      expect(button(/^(Deposit|Withdraw)$/).getAttribute('aria-disabled')).toBe('true');
      act(() => field.focus());
      fireEvent.keyDown(field, { key: 'Enter' });
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
    },
  );

  it.each([
    ['the amount’s error, first', ['amountCents', 'paymentProviderId'], 'amountCents!'],
    ['the provider’s error, else', ['paymentProviderId'], 'paymentProviderId!'],
  ])('a refused validation shows %s', async (_what, fields, shown) => {
    const { answer, calls, sent } = openWallet('/deposit');
    const userErrors = fields.map((field) => ({ action: null, field: [field], message: `${field}!` }));
    answer('DepositValidateCreate', () => ({ depositValidateCreate: { permitted: false, userErrors } }));
    await type('100');
    await pressNow('Deposit $100.00');
    expect((await screen.findByRole('alert')).textContent).toContain(shown);
    expect(sent('DepositValidateCreate')).toEqual([
      { input: { amountCents: 10_000, paymentProviderId: 'trustly', paymentMethodId: 'm1' } },
    ]);
    expect(calls.join()).not.toContain('DepositCreate');
  });

  it('a validation without an answer is a danger toast of ten seconds with the fallback text', async () => {
    const { fail } = openWallet('/deposit');
    fail('DepositValidateCreate', { kind: 'unknown' });
    await type('100');
    await pressNow('Deposit $100.00');
    const shown = {
      type: 'danger',
      body: 'Unexpected error during validation',
      detail: 'Please try again later.',
      secondsUntilRemoved: 10,
    };
    await waitFor(() => expect(toasts.getSnapshot()).toMatchObject([shown]));
  });

  it('a refused deposit puts its last message above the form, and that of the amount at the field', async () => {
    const { answer } = openWallet('/deposit');
    const userErrors = ['amountCents', 'other'].map((field) => ({ action: null, field: [field], message: `${field}!` }));
    answer('DepositCreate', () => created({ outcome: 'REFUSED', userErrors, uri: null, receiptId: null }));
    await type('100');
    await pressNow('Deposit $100.00');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['other!', 'amountCents!']),
    );
  });

  it('a valid promo code goes with the deposit', async () => {
    const { answer, sent } = openWallet('/deposit');
    answer('ValidateDepositPromoCode', ({ code }) => ({
      validateDepositPromoCode: { code, status: 'VALID', message: 'Applied. $10 bonus bet.' },
    }));
    answer('DepositCreate', () => created());
    await type('100');
    fireEvent.change(screen.getByRole('textbox', { name: 'Promo code' }), { target: { value: 'WEEK11' } });
    await pressNow('Apply');
    expect(read()).toContain('Applied. $10 bonus bet.');
    await pressNow('Deposit $100.00');
    await waitFor(() =>
      expect(sent('DepositCreate')).toMatchObject([
        {
          input: {
            amountCents: 10_000,
            paymentMethodId: 'm1',
            paymentProviderId: 'trustly',
            promotionCode: 'WEEK11',
            quickDeposit: false,
          },
        },
      ]),
    );
  });

  it('a provider with mfaRequired asks for a one-time code before the deposit', async () => {
    const { answer, calls, sent } = openWallet('/deposit');
    const right = { success: true, error: null, displayType: 'INLINE' };
    answer('SendOneTimeCode', () => ({ sendOneTimeCode: right }));
    answer('VerifyOneTimeCode', () => ({ verifyOneTimeCode: right }));
    answer('DepositCreate', () => created());
    await amount();
    fireEvent.click(screen.getByRole('radio', { name: 'eCheck' }));
    await type('100');
    await pressNow('Deposit $100.00');
    await screen.findByRole('dialog');
    await pressNow('Send code');
    fireEvent.change(await screen.findByRole('textbox', { name: '6-digit code' }), { target: { value: '123456' } });
    expect(calls.join()).not.toContain('DepositCreate');
    await pressNow('Verify');
    await waitFor(() => expect(sent('DepositCreate')).toHaveLength(1));
    const operation = { amountCents: 10_000, paymentProviderId: 'vip', paymentMethodId: null };
    expect(sent('VerifyOneTimeCode')).toEqual([{ code: '123456', source: 'DEPOSIT', operation }]);
  });

  it('outside an operating area it stays usable, and says where the player is', async () => {
    const outOfStateDepositPage = { heading: 'You seem to be in Texas', body: 'You can deposit.', prompt: 'Betting waits.' };
    openWallet('/deposit', { answers: { DepositPage: wireDepositPage({ outOfStateDepositPage }) } });
    await amount();
    expect(read()).toContain('You seem to be in Texas You can deposit. Betting waits.');
  });

  it.each([
    ['/deposit', 'Deposit $50.00'],
    ['/withdrawal', 'Withdraw $50.00'],
  ])('%s, offline, waits with calm words, and nothing is queued', async (path, label) => {
    const { connection, calls } = openWallet(path);
    const note = () => screen.queryAllByRole('status').find((status) => read(status).startsWith('You’re offline'));
    await type('50');
    fireEvent.blur(await amount());
    expect(note()).toBeUndefined();
    act(() => connection.set({ online: false, live: false }));
    expect(read(note())).toBe('You’re offline Your money is safe. Nothing is sent until you are back online and press the button.');
    expect(button(label).getAttribute('aria-disabled')).toBe('true');
    expect((await amount()).matches(':disabled')).toBe(true);
    await pressNow(label);
    act(() => connection.set({ online: true, live: true }));
    await act(() => settle());
    expect(note()).toBeUndefined();
    expect(await amount()).toHaveProperty('value', '$50.00');
    expect(button(label).getAttribute('aria-disabled')).toBeNull();
    expect(calls.filter((call) => /Validate|Create/.test(call))).toEqual([]);
  });

  it.each(['DepositValidateCreate', 'DepositCreate'] as const)(
    'deposits that have to be read of first: the refusal by %s opens their notice and says so',
    async (operation) => {
      const message = 'Please read the notice about your deposits first.';
      const userErrors = [{ action: 'ACKNOWLEDGE', field: null, message }];
      const refusals = {
        DepositValidateCreate: { depositValidateCreate: { permitted: false, userErrors } },
        DepositCreate: created({ outcome: 'REFUSED', userErrors, uri: null, receiptId: null }),
      };
      const { openedNotice } = openWallet('/deposit', { answers: { [operation]: refusals[operation] } });
      await type('100');
      await pressNow('Deposit $100.00');
      await waitFor(() => expect(openedNotice).toHaveBeenCalledOnce());
      expect(screen.getByRole('alert').textContent).toBe(message);
      expect(toasts.getSnapshot()).toEqual([]);
    },
  );

  it('without the server’s word there is no field for promo codes', async () => {
    openWallet('/deposit', { answers: { DepositPage: wireDepositPage({ displayPromoCode: { displayPromoCode: false } }) } });
    await amount();
    expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull();
  });

  it('a code that is not valid says why and does not go with the deposit', async () => {
    const { answer, sent } = openWallet('/deposit');
    answer('ValidateDepositPromoCode', ({ code }) => ({
      validateDepositPromoCode: { code, status: 'EXPIRED', message: 'This code has expired.' },
    }));
    await type('100');
    fill('Promo code', 'OLD');
    await pressNow('Apply');
    expect(read()).toContain('This code has expired.');
    await pressNow('Deposit $100.00');
    await waitFor(() => expect(sent('DepositCreate')).toMatchObject([{ input: { promotionCode: null } }]));
  });

  it('the code is called or texted, as the player chooses', async () => {
    const { answer, sent } = openWallet('/deposit');
    answer('SendOneTimeCode', () => ({ sendOneTimeCode: { success: true, error: null, displayType: 'INLINE' } }));
    await amount();
    for (const channel of [/Phone call/, /Text message/]) {
      fireEvent.click(screen.getByRole('radio', { name: 'eCheck' }));
      await type('100');
      await pressNow('Deposit $100.00');
      await screen.findByRole('dialog');
      fireEvent.click(screen.getByRole('radio', { name: channel }));
      await pressNow('Send code');
      await pressNow('Close');
    }
    expect(sent('SendOneTimeCode')).toMatchObject([{ channel: 'CALL' }, { channel: 'SMS' }]);
  });

  it.each([
    ['a promotion, by the flag of its address', '/deposit?from=promotion', undefined, 'Back to the promotion', '/promotions'],
    ['a promotion', '/deposit', { from: 'promotion', path: '/promotions/p1' }, 'Back to the promotion', '/promotions/p1'],
    ['the slip', '/deposit', { from: 'betslip', path: '/live' }, 'Back to your betslip', '/live'],
    ['a link that names another site', '/deposit', { from: 'betslip', path: '//evil.test' }, 'Back to your betslip', '/'],
  ])('a deposit by way of %s leads back there from its receipt', async (_name, address, state, label, path) => {
    openWallet(address, { state, answers: { DepositCreate: created({ uri: null }) } });
    await type('100');
    await pressNow('Deposit $100.00');
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(path);
  });

  it('calls no provider the last used one before anything was paid by it', async () => {
    const preferredProvider = wireProvider({ preferredMethod: null, methods: [] });
    const page = wireDepositPage();
    const landing = { ...Object(page.paymentProvidersLandingPage), preferredProvider };
    openWallet('/deposit', { answers: { DepositPage: { ...page, paymentProvidersLandingPage: landing } } });
    await amount();
    expect(read()).toContain('Preferred Online banking');
    expect(read()).not.toContain('Last used');
    expect(read()).toContain('Add one in the next step');
  });
});

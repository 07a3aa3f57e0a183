import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshTab } from '../../../../tests/support/fakeServices.ts';
import {
  addressNow,
  amount,
  fill,
  frame,
  freshWallet,
  openWallet,
  pressNow,
  say,
  type,
} from '../../../../tests/support/openWallet.tsx';
import { createStore } from '../../../platform/externalStore.ts';
import type { Services } from '../../../platform/services.ts';
import { draftsOf, NO_DRAFT } from '../data/draft.ts';
import { forgetDrafts } from '../data/draftText.ts';
import { created } from '../testing/fakeWallet.ts';
import { FORM_ANSWERS } from '../testing/forms.ts';
import { QuickDepositForm } from './quick/QuickDepositForm.tsx';

freshWallet();

const RECEIPT = '/receipt/r1';
/** One page of each way to pay; what is entered beside the amount is `Memo`. */
const PAYMENT_PAGES: readonly (readonly [name: string, path: string, button: string, heldAt: string])[] = [
  ['deposit', '/deposit', 'Deposit $100.00', RECEIPT],
  ['withdrawal', '/withdrawal', 'Withdraw $100.00', RECEIPT],
  ['wire deposit', '/deposit/wire-transfer', 'Continue', RECEIPT],
  ['wire withdrawal', '/withdrawal/wire-transfer', 'Continue', '/wire_transfer_withdrawal_details?receipt=r1'],
  ['cash deposit', '/deposit/cash-at-casino', 'Get my reference', RECEIPT],
  ['cash withdrawal', '/withdrawal/cash-at-casino', 'Get my reference', RECEIPT],
  ['Interac withdrawal', '/withdrawal/interac', 'Withdraw CA$100.00', RECEIPT],
];

describe('a draft', () => {
  it.each(PAYMENT_PAGES)('a %s that was sent leaves no draft', async (_name, path, button, heldAt) => {
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

it('amount and method are there again after a reload of the tab; what is entered in a provider’s form is stored nowhere', async () => {
  const persistInTab = freshTab();
  const open = () => openWallet('/withdrawal/wire-transfer', { answers: FORM_ANSWERS, services: { persistInTab } });
  open();
  await type('100');
  fill('Memo', 'Rent');
  cleanup();
  open();
  expect(await amount()).toHaveProperty('value', '$100.00');
  expect(screen.getByLabelText('Memo')).toHaveProperty('value', '');
  await pressNow('Continue');
  await screen.findByRole('heading', { name: 'Check before we send' });
  expect(persistInTab('wallet.drafts.1').read()).toBeNull();
});

describe('the promo code of a deposit', () => {
  const field = () => screen.getByRole('textbox', { name: 'Promo code' });
  const openTwice = () => {
    const services = { persistInTab: freshTab() };
    const open = () => openWallet('/deposit', { answers: { DepositCreate: created() }, services });
    const reload = (): void => {
      cleanup();
      open();
    };
    return { wallet: open(), text: services.persistInTab('wallet.drafts.1'), reload };
  };

  it('a code that is typed and not applied is in its field again after a reload, and does not count for the deposit', async () => {
    const { reload } = openTwice();
    await amount();
    fill('Promo code', 'WEEK1');
    reload();
    await amount();
    expect(field()).toHaveProperty('value', 'WEEK1');
    expect(field()).toHaveProperty('readOnly', false);
    expect(screen.getByRole('button', { name: 'Apply' })).not.toBeNull();
  });

  it('a code that is applied still is after a reload, until the deposit is sent', async () => {
    const { wallet, text, reload } = openTwice();
    wallet.answer('ValidateDepositPromoCode', () => ({
      validateDepositPromoCode: { code: 'WEEK11', status: 'VALID', message: 'Applied. $10 bonus bet.' },
    }));
    await amount();
    fill('Promo code', 'week11');
    await pressNow('Apply');
    reload();
    await type('100');
    expect(field()).toHaveProperty('value', 'WEEK11');
    expect(field()).toHaveProperty('readOnly', true);
    await pressNow('Deposit $100.00');
    await waitFor(() => expect(addressNow()).toContain('/deposit/gateway'));
    expect(text.read()).toBeNull();
  });

  it('an amount that is typed while the code is checked stays', async () => {
    const { wallet } = openTwice();
    wallet.answer('ValidateDepositPromoCode', () => ({
      validateDepositPromoCode: { code: 'WEEK11', status: 'VALID', message: 'Applied.' },
    }));
    const release = wallet.hold('ValidateDepositPromoCode');
    await amount();
    fill('Promo code', 'WEEK11');
    await pressNow('Apply');
    await type('100');
    await act(() => release());
    await waitFor(() => expect(field()).toHaveProperty('readOnly', true));
    expect(screen.getByRole('button', { name: 'Deposit $100.00' })).not.toBeNull();
  });
});

describe('the draft of a quick deposit', () => {
  const flags = { 'quick-deposit': true, 'quick-deposit-modal': true, 'quick-deposit-change-provider': true };
  const inTab = (persistInTab = freshTab()) => {
    const services = { persistInTab };
    const answers = { DepositCreate: created() };
    const openForm = (shortCents = 1_500) => {
      cleanup();
      return openWallet('/', {
        part: <QuickDepositForm shortCents={shortCents} onBack={() => undefined} />,
        flags,
        answers,
        services,
      });
    };
    const openPage = () => {
      cleanup();
      return openWallet('/deposit', { answers, services });
    };
    return { openForm, openPage, text: persistInTab('wallet.drafts.1') };
  };
  const deposit = async (): Promise<void> => {
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(frame()).not.toBeNull());
  };

  it('the amount that was typed and the provider that was chosen are there again after a reload; what the form begins with is no draft', async () => {
    const { openForm, text } = inTab();
    openForm();
    expect(await amount()).toHaveProperty('value', '$15.00');
    expect(text.read()).toBeNull();
    await type('50');
    await pressNow('Change');
    await screen.findByRole('dialog', { name: 'Preferred payment method' });
    act(() => screen.getByRole('radio', { name: /eCheck/ }).click());
    await pressNow('Use this');
    openForm();
    expect(await amount()).toHaveProperty('value', '$50.00');
    expect(screen.getByText('eCheck')).not.toBeNull();
  });

  it('a deposit that is done leaves none, and that of the deposit page stays', async () => {
    const { openForm, openPage, text } = inTab();
    openPage();
    await type('70');
    openForm();
    await type('50');
    await deposit();
    await say({ type: 'showDepositSuccessful', payload: { receiptId: 'r1' } });
    await screen.findByRole('heading', { name: '$50.00 deposited' });
    expect(text.read()).toContain('7000');
    expect(text.read()).not.toContain('5000');
    openForm();
    expect(await amount()).toHaveProperty('value', '$15.00');
    openPage();
    expect(await amount()).toHaveProperty('value', '$70.00');
  });

  it('a deposit that the player cancels brings it back', async () => {
    const { openForm } = inTab();
    openForm();
    await type('50');
    await deposit();
    await say({ type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'cancelled' } });
    openForm();
    expect(await amount()).toHaveProperty('value', '$50.00');
  });
});

describe('what a tab has kept of a draft', () => {
  const tabOf = (persistInTab = freshTab(), playerAlias: string | null = 'p1') => {
    const owner = createStore({ brand: 'tsb', playerAlias });
    const drafts = draftsOf({ owner, persistInTab });
    return { owner, persistInTab, text: persistInTab('wallet.drafts.1'), deposit: drafts.DEPOSIT };
  };
  const typed = {
    ...NO_DRAFT,
    amountCents: 5_500,
    providerId: 'bank',
    methodId: 'm1',
    promotionCode: 'WELCOME',
    promoCodeText: 'WELCOME',
  };

  it('comes back for its player, also where they are known only later', () => {
    const { deposit, persistInTab } = tabOf();
    deposit.set({ ...typed, fields: { iban: 'DE1' } });
    const { owner, deposit: again } = tabOf(persistInTab, null);
    expect(again.getSnapshot()).toEqual(NO_DRAFT);
    owner.set({ brand: 'tsb', playerAlias: 'p1' });
    expect(again.getSnapshot()).toEqual(typed);
  });

  it('is gone for another player', () => {
    const { deposit, persistInTab } = tabOf();
    deposit.set(typed);
    const other = tabOf(persistInTab, 'p2');
    expect([other.deposit.getSnapshot(), other.text.read()]).toEqual([NO_DRAFT, null]);
  });

  it('is gone at the log-out, and stays where the same player goes on', () => {
    const { deposit, persistInTab, text } = tabOf();
    deposit.set(typed);
    const session = createStore({ playerAlias: 'p1' as string | null });
    const end = forgetDrafts({ session, persistInTab } as unknown as Services, { alias: 'p1', isNew: false });
    end();
    expect(text.read()).not.toBeNull();
    session.set({ playerAlias: null });
    end();
    expect(text.read()).toBeNull();
  });

  it.each(['{', '1', '{"playerAlias":"p1","DEPOSIT":{"amountCents":"5500"}}'])('a damaged text (%s) is no draft', (damaged) => {
    const persistInTab = freshTab();
    persistInTab('wallet.drafts.1').write(damaged);
    expect(tabOf(persistInTab).deposit.getSnapshot()).toEqual(NO_DRAFT);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amount, freshWallet, openWallet, pressNow } from '../../../../tests/support/openWallet.tsx';
import { read } from '../../../../tests/support/page.tsx';
import { wireReceipt } from '../testing/wire.ts';

freshWallet();

describe('the methods and providers of a player', () => {
  it.each([true, false])('a brand with showExcludeMethods %s has a way to exclude, or none', async (isShown) => {
    const { sent, answer } = openWallet('/deposit', { preferences: { showExcludeMethods: isShown } });
    answer('ExcludePaymentProvider', () => ({ excludePaymentProvider: { userErrors: [] } }));
    await amount();
    const opener = screen.queryByRole('button', { name: 'Hide it' });
    expect(opener !== null).toBe(isShown);
    if (!isShown) return;
    await pressNow('Hide it');
    await screen.findByRole('dialog', { name: 'Hide payment methods' });
    await pressNow('Hide: eCheck');
    await pressNow('Show again: Credit card');
    expect(sent('ExcludePaymentProvider')).toEqual([
      { paymentProviderId: 'vip', type: 'DEPOSIT', excluded: true },
      { paymentProviderId: 'credit', type: 'DEPOSIT', excluded: false },
    ]);
    await waitFor(() => expect(sent('DepositPage')).toHaveLength(3));
  });

  it('a refused exclusion says why', async () => {
    const { answer } = openWallet('/withdrawal');
    const userErrors = [{ message: 'It can be lifted in 23 hours.' }];
    answer('ExcludePaymentProvider', () => ({ excludePaymentProvider: { userErrors } }));
    await amount();
    await pressNow('Hide it');
    await screen.findByRole('dialog', { name: 'Hide payment methods' });
    await pressNow('Show again: Credit card');
    expect((await screen.findByRole('alert')).textContent).toContain('It can be lifted in 23 hours.');
  });

  it('a stored method is deleted after a second press, and the page is read anew', async () => {
    const { sent, answer } = openWallet('/deposit');
    answer('PaymentMethodDelete', () => ({ paymentMethodDelete: { userErrors: [], deleted: true } }));
    await amount();
    await pressNow('Manage');
    const dialog = await screen.findByRole('dialog', { name: 'Account' });
    expect(read(dialog)).toContain('Checking ••4021 First Lake Bank');
    await pressNow('Delete: Checking ••4021');
    expect(sent('PaymentMethodDelete')).toEqual([]);
    await pressNow('Delete now: Checking ••4021');
    await waitFor(() => expect(read()).toContain('None is stored any more.'));
    expect(sent('PaymentMethodDelete')).toEqual([{ paymentMethodId: 'm1' }]);
    expect(sent('DepositPage')).toHaveLength(2);
  });

  it('a delete without an answer leaves the method and says so', async () => {
    const { fail } = openWallet('/deposit');
    fail('PaymentMethodDelete', { kind: 'unknown' });
    await amount();
    await pressNow('Manage');
    await screen.findByRole('dialog', { name: 'Account' });
    await pressNow('Delete: Checking ••4021');
    await pressNow('Delete now: Checking ••4021');
    expect((await screen.findByRole('alert')).textContent).toContain('That did not come through.');
    expect(screen.getByRole('button', { name: 'Delete: Checking ••4021' })).toBeTruthy();
  });
});

describe('the history of payments', () => {
  it('lists both directions, each with its receipt, and more of them on request', async () => {
    const page = (id: string, hasNextPage: boolean) => ({
      payments: { items: [wireReceipt({ id })], pageInfo: { hasNextPage, endCursor: 'c1' } },
    });
    const { answer, sent } = openWallet('/deposit', { answers: { Payments: page('r1', true) } });
    const links = () => screen.getAllByRole('link', { name: /Deposit successful/ }).map((link) => link.getAttribute('href'));
    expect(read(await screen.findByRole('link', { name: /Deposit successful/ }))).toMatch(/Nov 20, .* \$100\.00$/);
    answer('Payments', () => page('r2', false));
    await pressNow('Show more');
    await waitFor(() => expect(links()).toEqual(['/receipt/r1', '/receipt/r2']));
    expect(sent('Payments')).toEqual([
      { type: null, first: 10, after: null },
      { type: null, first: 10, after: 'c1' },
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says so where nothing was paid yet', async () => {
    openWallet('/withdrawal');
    await screen.findByText('Nothing was paid in or out yet.');
  });
});

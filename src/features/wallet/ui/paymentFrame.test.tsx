import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeUnfinished } from '../../../../tests/support/fakeServices.ts';
import {
  addressNow,
  amount,
  arrivedBy,
  frame,
  freshWallet,
  heard,
  openFrame,
  openWallet,
  pressNow,
  say,
  type,
} from '../../../../tests/support/openWallet.tsx';
import { read } from '../../../../tests/support/page.tsx';
import { created, PAY } from '../testing/fakeWallet.ts';
import { wireReceipt } from '../testing/wire.ts';

freshWallet();

describe('the frame of a deposit', () => {
  it('opens behind a redirect check, may make payments, and one Back leaves it', async () => {
    await openFrame();
    expect(frame()?.getAttribute('src')).toBe(`${PAY}/pay/1`);
    expect(frame()?.getAttribute('allow')).toBe('payment');
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect([addressNow(), arrivedBy()]).toEqual(['/deposit/gateway?receipt=r1', 'REPLACE']);
  });

  it('answers the theme to the frame alone', async () => {
    await openFrame();
    await say({ type: 'getHostTheme', payload: {} });
    expect(heard.mock.calls).toEqual([[{ type: 'hostTheme', payload: { brand: 'espnbet', mode: 'light' } }, PAY]]);
  });

  it('a page that says how tall it is has a frame as tall, so that none of it is cut', async () => {
    await openFrame();
    await say({ type: 'pageSized', payload: { heightPx: 812 } });
    expect(frame()?.style.height).toBe('812px');
  });

  it('cancelled, it is gone, the amount has the focus, and nothing was charged', async () => {
    const { sent } = await openFrame();
    await say({ type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'cancelled' } });
    expect(frame()).toBeNull();
    expect(document.activeElement).toBe(await amount());
    expect(await amount()).toHaveProperty('value', '$100.00');
    await waitFor(() => expect(read()).toContain('You cancelled Nothing was charged.'));
    expect(sent('DepositCancel')).toEqual([{ receiptId: 'r1' }]);
  });

  it('declined, it is a full stop with another text, support and no retry', async () => {
    await openFrame();
    await say({ type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'declined' } });
    expect(read()).toContain(
      'Your deposit could not be processed. Please contact Customer Support for assistance. Nothing was charged.',
    );
    expect(screen.getByRole('link', { name: 'Contact Support' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    [
      { type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'user-error' } },
      'An unexpected error occurred. Try again.',
      1,
      0,
    ],
    [{ type: 'showInformationMismatchPage' }, 'The names don’t match', 0, 1],
  ])('after %j it says in place of the frame “%s”, and what is left to do', async (message, shows, again, support) => {
    await openFrame();
    await say(message);
    expect(frame()).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(shows);
    expect(read()).toContain('Nothing was charged.');
    const [tries, other, contact] = (['Try again', 'Choose another method', 'Contact Support'] as const).map(
      (name) => [...screen.queryAllByRole('button', { name }), ...screen.queryAllByRole('link', { name })].length,
    );
    expect([tries, contact, other]).toEqual([again, support, support]);
  });

  it('successful by the server’s word, it shows so for 3 s and then the receipt', async () => {
    const { time, answer } = await openFrame();
    answer('Receipt', () => ({ receipt: wireReceipt() }));
    await say({ type: 'showDepositSuccessful', payload: { receiptId: 'r1' } });
    await waitFor(() => expect(read()).toContain('$100.00 added'));
    await act(() => time.pass(3_000));
    await waitFor(() => expect(addressNow()).toBe('/receipt/r1'));
  });

  it('hears no other origin and no other window, and reports a stranger once', async () => {
    const { faults } = await openFrame();
    const failed = { type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'declined' } };
    for (let time = 0; time < 50; time += 1) await say(failed, 'https://pay.example.com.evil.test');
    await say(failed, PAY, window);
    expect(frame()).not.toBeNull();
    expect(faults).toHaveLength(1);
  });

  it('a message that it does not know is reported and ends it', async () => {
    const { faults } = await openFrame();
    await say({ type: 'openSettings' });
    expect(read()).toContain('An unexpected error occurred.');
    expect(faults).toHaveLength(1);
  });

  it('a page of another origin than the payments’ is never shown', async () => {
    const wallet = openWallet('/deposit');
    wallet.answer('DepositCreate', () => created({ uri: `${location.origin}/deposit` }));
    await type('100');
    await pressNow('Deposit $100.00');
    await waitFor(() => expect(read()).toContain('An unexpected error occurred. Try again.'));
    expect(frame()).toBeNull();
  });

  it('an answer about a page that was left changes nothing of the next one', async () => {
    const checks: ((answer: object) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => checks.push(resolve)));
    const wallet = openWallet('/deposit', { links: ['/deposit'] });
    await type('100');
    await pressNow('Deposit $100.00');
    await waitFor(() => expect(checks).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: '/deposit' }));
    wallet.answer('DepositCreate', () => created({ uri: `${PAY}/pay/2`, receiptId: 'r2' }));
    await type('50');
    await pressNow('Deposit $50.00');
    await waitFor(() => expect(checks).toHaveLength(2));
    await act(async () => checks[0]?.({ ok: false }));
    await act(async () => checks[1]?.({ ok: true, json: async () => ({ redirectUrl: null }) }));
    await waitFor(() => expect(frame()?.getAttribute('src')).toBe(`${PAY}/pay/2`));
  });

  it('after a reload the receipt shows where the deposit is', async () => {
    openWallet('/deposit/gateway?receipt=r1');
    await waitFor(() => expect(addressNow()).toBe('/receipt/r1'));
  });
});

it('a deposit is unfinished from the first digit until its end at the provider was shown', async () => {
  const unfinished = makeUnfinished();
  const things = () => [...new Set(unfinished.getSnapshot().map(({ kind, text }) => `${kind}: ${text}`))];
  openWallet('/deposit', { services: { unfinished } });
  await amount();
  expect(things()).toEqual([]);
  await type('100');
  expect(things()).toEqual(['form: Your deposit is not finished']);
  await pressNow('Deposit $100.00');
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(things()).toEqual(['payment: Your deposit is not finished']);
  await say({ type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'declined' } });
  expect(things()).toEqual([]);
});

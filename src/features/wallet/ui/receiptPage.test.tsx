import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshWallet, openWallet, pressNow } from '../../../../tests/support/openWallet.tsx';
import { read } from '../../../../tests/support/page.tsx';
import { wireReceipt } from '../testing/wire.ts';

freshWallet();

describe('the receipt page', () => {
  it('shows lines of all nine kinds', async () => {
    const { sent } = openWallet('/receipt/r1');
    await screen.findByRole('heading', { name: 'Deposit successful' });
    expect(sent('Receipt')).toEqual([{ id: 'r1' }]);
    expect(screen.getByRole('heading', { name: 'Pick up your cash' })).toBeTruthy();
    expect(document.querySelectorAll('hr')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toBe('https://maps.example.com/1');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Bring photo ID.', 'Ask for the cage.']);
    const text = read();
    for (const part of [
      'Reference 8840',
      'Held for 72 hours',
      'Changed your mind?',
      'One visit only',
      'Mon – Thu 10 AM – 2 AM',
      'Transaction ID DP-77A1',
    ])
      expect(text).toContain(part);
  });

  it('follows its payment until it is settled', async () => {
    const pending = { receipt: wireReceipt({ depositStatus: 'PENDING', settled: false }) };
    const wallet = openWallet('/receipt/r1', { answers: { Receipt: pending } });
    await screen.findByRole('heading', { name: 'Deposit processing' });
    await waitFor(() => expect(wallet.subscribed()).toContain('ReceiptUpdated'));
    act(() => wallet.push('ReceiptUpdated', { receiptUpdated: wireReceipt() }));
    await screen.findByRole('heading', { name: 'Deposit successful' });
  });

  it('another player’s receipt reads as none', async () => {
    openWallet('/receipt/r9', { answers: { Receipt: { receipt: null } } });
    await screen.findByRole('heading', { name: 'There is no such receipt' });
  });

  const step = (name: string, state: string, change: object = {}) => ({
    name,
    state,
    at: null,
    expectedBy: null,
    reason: null,
    ...change,
  });

  it('a withdrawal says where its money is: each step with its time and reason, and its Cancel', async () => {
    const receipt = wireReceipt({
      type: 'WITHDRAWAL',
      depositStatus: null,
      withdrawalStatus: 'PENDING',
      settled: false,
      cancellable: true,
      receiptLines: [],
      steps: [
        step('REQUESTED', 'DONE', { at: '2026-11-21T00:42:00Z' }),
        step('CHECKED', 'CURRENT', { expectedBy: '2026-11-21T04:42:00Z', reason: 'Every withdrawal is checked once.' }),
        step('SENT', 'COMING', { expectedBy: '2026-11-22T00:42:00Z' }),
        step('ARRIVED', 'COMING'),
      ],
    });
    const { answer, sent } = openWallet('/receipt/r1', { answers: { Receipt: { receipt } } });
    const stopped = { ...receipt, withdrawalStatus: 'FAILED', settled: true, cancellable: false, steps: [step('SENT', 'STOPPED')] };
    answer('WithdrawalCancel', () => ({ withdrawalCancel: { changed: true, userErrors: [], receipt: stopped } }));
    await screen.findByRole('heading', { name: 'Withdrawal processing' });
    expect(screen.getAllByRole('listitem').map((item) => read(item))).toEqual([
      expect.stringMatching(/^Requested , done Nov 20, .*7:42/),
      expect.stringMatching(/^Checked , now Expected by Nov 20, .*11:42.* · Every withdrawal is checked once\.$/),
      expect.stringMatching(/^Sent , to come Expected by Nov 21/),
      'Arrived , to come',
    ]);
    await pressNow('Cancel withdrawal');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel withdrawal?' });
    expect(read(dialog)).toContain('$100.00 comes back to your balance at once.');
    expect(sent('WithdrawalCancel')).toEqual([]);
    answer('Receipt', () => ({ receipt: stopped }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel withdrawal' }));
    await screen.findByRole('heading', { name: 'Withdrawal failed' });
    expect(sent('WithdrawalCancel')).toEqual([{ receiptId: 'r1' }]);
    expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  });

  it('“Your withdrawals” leads to the list, where the focus goes on', async () => {
    const receipt = wireReceipt({ type: 'WITHDRAWAL', depositStatus: null, withdrawalStatus: 'PENDING' });
    openWallet('/receipt/r1', { answers: { Receipt: { receipt } } });
    fireEvent.click(await screen.findByRole('link', { name: 'Your withdrawals' }));
    const heading = await screen.findByRole('heading', { name: 'Your payments' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

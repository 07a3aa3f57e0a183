import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { freshDevice } from '../../../../tests/support/fakeServices.ts';
import { button, press, read, renderInPage } from '../../../../tests/support/page.tsx';
import { fakeServer, LOYALTY } from '../testing/wire.ts';
import { LoyaltyPage } from './LoyaltyPage.tsx';

async function open(loyalty: object = LOYALTY) {
  const server = fakeServer();
  const openSupport = vi.fn();
  server.answer('LoyaltyOverview', () => ({ loyalty }));
  server.answer('RedemptionPanel', () => ({ loyalty }));
  const { data, time, connection } = server;
  renderInPage(<LoyaltyPage />, { services: { data, ...time, connection, ...freshDevice(), openSupport } });
  await waitFor(() => expect(read()).not.toBe('Loyalty'));
  return { server, openSupport };
}

function type(credits: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Points' }), { target: { value: credits } });
}

describe('the loyalty page', () => {
  it('shows tier, points, bounds, balances and what earns points', async () => {
    await open();
    const text = read();
    expect(text).toMatch(/Your tier Preferred 3,180 tier points · through Dec 31, 2027 1,820 points to Elite/);
    expect(text).toMatch(/Play 0 .*Advantage 500 .*Preferred 1,500 .*Elite 5,000 .*Owners Club 25,000/);
    expect(text).toMatch(/Points 500 .*Worth in cash \$5\.00 .*Site credit \$25\.00 .*Casino bonus \$0\.00/);
    expect(text).toContain('Membership number 7100000042');
    expect(text).toContain('1 point for each $1');
    expect(screen.getByRole('progressbar', { name: 'Progress to Elite' }).getAttribute('aria-valuenow')).toBe('63');
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Preferred');
    press('About Site credit');
    expect(screen.getByText('About $25.00').hidden).toBe(false);
  });

  it('says that an error occurred, and where support is, whether the service reports it or fails', async () => {
    const { openSupport } = await open({ ...LOYALTY, errors: [{ errorType: 'NOT_A_MEMBER', message: 'You are no member.' }] });
    expect(read()).toContain('An unexpected error occurred. Check back later. You are no member.');
    press('Contact Support');
    expect(openSupport).toHaveBeenCalled();
  });
});

describe('the redemption panel', () => {
  const redeemed = { requestId: 'r', status: 'DONE', refusal: null, amount: { amount: 300 }, credits: 300 };

  it('redeems credits once, says what came of it, and shows what is left', async () => {
    const { server } = await open();
    server.answer('RedeemLoyalty', () => ({ redeemLoyalty: { redemption: redeemed, loyalty: { ...LOYALTY, credits: 200 } } }));
    type('300');
    expect(read()).toMatch(/You get \$3\.00 Left after 200/);
    press('Redeem $3.00');
    press(/Redeem/);
    await waitFor(() => expect(read()).toContain('$3.00 added to your balance'));
    expect(read()).toContain('You have 200 points left.');
    const sent = server.calls.filter((call) => call.startsWith('RedeemLoyalty'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/"methodId":"playable-balance","credits":300/);
  });

  it('another way gives what that way gives', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: /Site credit/ }));
    type('300');
    expect(button('Redeem $3.60')).toBeTruthy();
  });

  it('more than there is, or nothing, is not sent', async () => {
    const { server } = await open();
    type('501');
    press('Redeem');
    expect(read()).toContain('You have 500 points.');
    type('1e3');
    expect(read()).toContain('Enter a number of points.');
    expect(server.calls.some((call) => call.startsWith('RedeemLoyalty'))).toBe(false);
  });

  it('a refusal says that nothing was redeemed', async () => {
    const { server } = await open();
    const refused = { ...redeemed, status: 'REFUSED', refusal: 'NOT_ENOUGH_CREDITS', amount: null, credits: null };
    server.answer('RedeemLoyalty', () => ({ redeemLoyalty: { redemption: refused, loyalty: LOYALTY } }));
    type('300');
    press('Redeem $3.00');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Nothing was redeemed'));
  });

  it('without enough credits is closed; credits that are owed are said', async () => {
    await open({ ...LOYALTY, credits: 0, owedCredits: 100, redeemable: false });
    expect(button('Redeem').hasAttribute('disabled')).toBe(true);
    expect(read()).toContain('100 points are owed');
  });
});

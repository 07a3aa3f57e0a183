import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { press, read, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { toasts } from '../../../ui/toast/toastStore.ts';
import { AWARD, CASHBACK, fakeServer } from '../testing/wire.ts';
import { AwardsPage, CreditsPage } from './AwardPages.tsx';

async function open(path: string, awards: readonly object[] = []) {
  const server = fakeServer();
  const requests: unknown[] = [];
  server.answer('AwardSection', (variables) => {
    requests.push(variables);
    return { awardDetailsSection: { id: 's', awards } };
  });
  server.answer('AwardCredits', () => ({ accountMenu: { promotionalCreditBalance: { amount: 2_500 } } }));
  const { data, time, connection } = server;
  renderInPage(
    <Routes>
      <Route path="account/award-details/promotional-credits" element={<CreditsPage />} />
      <Route path="account/award-details/:page" element={<AwardsPage />} />
    </Routes>,
    { services: { data, ...time, connection }, brand: await loadBrand('tsb'), address: `/account/award-details/${path}` },
  );
  await waitFor(() => expect(document.querySelector('main, h1, p, strong')).not.toBeNull());
  return { server, requests };
}

describe('the award pages', () => {
  it.each([
    ['cashback', 'Bonuses'],
    ['bonuses', 'Bonuses'],
    ['bonus-bets', 'FreeBets'],
    ['free-bets', 'FreeBets'],
    ['profit-boosts', 'ProfitBoosts'],
    ['bonus-spins', 'FreeRounds'],
    ['free-rounds', 'FreeRounds'],
    ['history', 'History'],
  ])('%s lists the section %s', async (path, section) => {
    const { requests } = await open(path);
    await waitFor(() => expect(requests).toEqual([{ id: `AwardDetailsSection:${section}` }]));
  });

  it('a free bet shows what it is for, its restrictions, its end, its terms, and leads to what qualifies', async () => {
    await open('free-bets', [AWARD]);
    await waitFor(() => expect(read()).toContain('$10 Bonus Bet'));
    expect(read()).toMatch(/One sports bet · 3\+ legs · Football only Ends Dec 4/);
    expect(read()).toContain('Only the winnings are paid.');
    expect(screen.getByRole('link', { name: /Show the lines/ }).getAttribute('href')).toBe('/sport/football');
  });

  it('one that waits says so, and leads nowhere', async () => {
    await open('free-bets', [
      { ...AWARD, id: 'b', status: 'PAUSED', pausedReason: 'On hold while we verify your address', use: null },
      { ...AWARD, id: 'c', status: 'PENDING', use: null },
    ]);
    await waitFor(() => expect(read()).toContain('On hold while we verify your address'));
    expect(read()).toMatch(/Paused .*Pending .*Starts Nov 20/);
    expect(screen.queryByRole('link', { name: /Show the lines/ })).toBeNull();
  });

  it('what was used, and what has ended, is the history', async () => {
    await open('history', [
      { ...AWARD, status: 'REDEEMED', redeemTime: '2026-11-21T12:00:00Z' },
      { ...AWARD, id: 'e', status: 'EXPIRED' },
    ]);
    await waitFor(() => expect(read()).toMatch(/Used Nov 21.* Redeemed .*Ended Dec 4.* Expired/));
  });

  it('promotional credits are a balance', async () => {
    await open('promotional-credits');
    await waitFor(() => expect(read()).toContain('$25.00'));
    expect(read()).toContain('Only the winnings are paid');
  });
});

describe('cashback', () => {
  it('is claimed once with a press, and what is left is shown', async () => {
    const { server } = await open('cashback', [CASHBACK, { ...CASHBACK, id: 'b', title: 'Parlays', amount: { amount: 280 } }]);
    await waitFor(() => expect(read()).toContain('Claim all $12.80'));
    server.answer('ClaimCashback', () => ({
      claimCashback: { success: true, error: null, section: { id: 'AwardDetailsSection:Bonuses', awards: [] } },
    }));
    press('Claim : Live NBA');
    await waitFor(() => expect(toasts.getSnapshot().map(({ body }) => body)).toContain('$10.00 added to your balance'));
    expect(server.calls.filter((call) => call.startsWith('ClaimCashback'))).toEqual(['ClaimCashback {"awardId":"a"}']);
    await waitFor(() => expect(read()).toContain('No cashback right now'));
  });

  it('a refused claim says why', async () => {
    const { server } = await open('cashback', [CASHBACK]);
    await waitFor(() => expect(read()).toContain('Live NBA'));
    const section = { id: 'AwardDetailsSection:Bonuses', awards: [] };
    server.answer('ClaimCashback', () => ({ claimCashback: { success: false, error: 'EXPIRED', section } }));
    press('Claim : Live NBA');
    await waitFor(() => expect(toasts.getSnapshot().at(-1)).toMatchObject({ type: 'danger', detail: 'This cashback has ended.' }));
  });
});

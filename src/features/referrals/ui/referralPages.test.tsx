import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeFlags } from '../../../../tests/support/fakeFlags.ts';
import { read, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { fakeServer, REFERRALS } from '../testing/wire.ts';
import { CompletedPage, InProgressPage, InvitePage } from './ReferralPages.tsx';

async function open(Page: () => ReactNode, referrals: object | null = REFERRALS, hasFlag = true) {
  const server = fakeServer();
  server.answer('Referrals', () => ({ referrals }));
  const { data, time, connection } = server;
  const flags = fakeFlags({ 'referral-program': hasFlag });
  renderInPage(<Page />, { services: { data, ...time, connection, flags }, brand: await loadBrand('tsb') });
  await waitFor(() => expect(read()).not.toMatch(/Completed$/));
}

describe('referrals', () => {
  it('an invitation shows what each is given and what it costs, with the link while its flag is on', async () => {
    await open(InvitePage);
    expect(read()).toMatch(/\$25\.00 bonus bet for each of you/);
    expect(read()).toContain('One bet of theirs.');
    expect(read()).toContain('http://tsb.localhost/signup?referral=AB2C3D4');
  });

  it('without the flag there is no link', async () => {
    await open(InvitePage, REFERRALS, false);
    expect(read()).not.toContain('referral=AB2C3D4');
  });

  it('friends on the way show their step, and those that are complete what was given', async () => {
    await open(InProgressPage);
    expect(read()).toMatch(/Jordan O\. Signed up\. .* 1 of 2/);
  });

  it('completed friends show what was given', async () => {
    await open(CompletedPage);
    expect(read()).toMatch(/Friends 1 Bonus bets \$25\.00 .*Alex L\. Oct 28.* \+ ?\$25\.00/);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Completed');
  });

  it('a player to whom nothing is offered is told so', async () => {
    await open(InvitePage, null);
    expect(read()).toContain('Referrals are not available to you at the moment');
  });
});

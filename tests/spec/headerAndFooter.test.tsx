import { act, fireEvent, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Footer, type FooterLogo } from '../../src/app/layout/Footer.tsx';
import { HeaderBar } from '../../src/app/layout/HeaderBar.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { AccountPanel } from '../../src/features/account/ui/AccountPanel.tsx';
import { HeaderMenu } from '../../src/features/account/ui/HeaderMenu.tsx';
import { SessionTimesGate } from '../../src/features/session/ui/SessionTimesGate.tsx';
import { VisitorButtons } from '../../src/features/session/ui/VisitorButtons.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { createSessionTimes } from '../../src/platform/session/sessionTimes.ts';
import { noSessionTimes } from '../../src/platform/session/sessionTimesState.ts';
import { fakeTime, settle } from '../../src/platform/testing/fakeTime.ts';
import { accountServices, WIRE_MENU, wireAccount } from '../support/accountHeader.tsx';
import { button, press, read, renderInPage } from '../support/page.tsx';
import { structureFaults } from '../support/structureFaults.ts';

const tsb = await loadBrand('tsb');
const REGION = { ipAddressCountryCode: 'US', currentRegion: { name: 'New Jersey' } };

it('a visitor has Log In and Sign Up, disabled until the region is known, a menu, and ways home and to responsible gaming', async () => {
  const server = fakeServer({ status: 'loggedOut', playerAlias: null });
  server.answer('AccountMenu', () => ({ accountMenu: WIRE_MENU }));
  const services = accountServices(server);
  const account = (
    <>
      <VisitorButtons />
      <HeaderMenu />
    </>
  );
  renderInPage(<HeaderBar account={account} />, { services, brand: tsb, address: '/live' });
  const areDisabled = () => ['Log In', 'Sign Up'].map((name) => button(name).hasAttribute('disabled'));
  expect(areDisabled()).toEqual([true, true]);
  act(() => services.startup.set({ state: 'done', data: { regionalMetadata: REGION } }));
  expect(areDisabled()).toEqual([false, false]);
  expect(screen.queryByRole('button', { name: /Account$/ })).toBeNull();
  const home = screen.getByRole('link', { name: 'tsb home' });
  expect([home.getAttribute('href'), home.querySelector('svg') === null]).toEqual(['/', false]);
  expect(screen.getByRole('link', { name: /^Play in balance/ }).getAttribute('href')).toBe('/info/responsible-gaming');

  press('Menu for visitors');
  const panel = await screen.findByRole('dialog', { name: 'Welcome to tsb' });
  const bets = await within(panel).findByRole('link', { name: 'My Bets' });
  expect(bets.getAttribute('href')).toBe('/my-bets/open');
  expect(await structureFaults(panel)).toEqual([]);
  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the footer names the company, the products and the help, and shows the logos that the server names', () => {
  vi.stubGlobal('__BRANDS__', { espnbet: { name: 'espnbet', address: 'https://espnbet.example/', casinoOf: null } });
  const limits: FooterLogo = { label: 'Play in balance', imageUrl: '/logos/limits.svg', link: '/info/responsible-gaming' };
  const source: FooterLogo = { label: 'Slipstream open source', imageUrl: '/logos/slipstream.svg', link: '/info/about' };
  const help = 'If you or someone you know has a gambling problem, call.';
  renderInPage(
    <Footer
      year={2026}
      disclaimers={[{ body: help, hyperlink: null, href: null }]}
      responsibleLogos={[limits]}
      organizationLogos={[source]}
    />,
    { brand: tsb },
  );
  const footer = screen.getByRole('contentinfo');
  const lists = (name: string) => within(within(footer).getByRole('navigation', { name })).getAllByRole('link');
  expect(lists('Betting').map(({ textContent }) => textContent)).toContain('NFL');
  expect(lists('Company').length).toBeGreaterThan(0);
  expect(within(footer).getByRole('heading', { name: 'Products & partners' })).toBeDefined();
  expect(read(footer)).toContain(help);
  expect(footer.textContent).toMatch(/© 2026 tsb, .+\. All rights reserved\./);
  expect(lists('Policies').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Privacy Policy', 'Terms of Use', 'Accessibility Policies']),
  );
  for (const { label, imageUrl, link } of [limits, source]) {
    const logo = within(footer).getByRole('link', { name: label });
    expect([logo.getAttribute('href'), logo.querySelector('img')?.getAttribute('src')]).toEqual([link, imageUrl]);
  }
});

it('a player sees last log-in, the time, ticking each second, and the session’s length, and has wallet, rewards, referral and log-out', async () => {
  const time = fakeTime(Date.parse('2026-11-20T18:00:00Z'));
  const store = createStore(noSessionTimes(time.clock.now()));
  const facts = { inactivityEndsAt: () => null, heartbeatAt: () => null, isPlayingCasinoGame: () => false };
  const times = createSessionTimes({
    ...time,
    store,
    facts,
    storage: { read: () => null, write: () => undefined },
  });
  const server = fakeServer({ status: 'loggedOut', playerAlias: null });
  server.answer('Account', () => ({ account: wireAccount() }));
  server.answer('AccountMenu', () => ({ accountMenu: WIRE_MENU }));
  server.answer('AccountRewards', () => ({ awardDetailsSection: { id: 'AwardDetailsSection:All', awards: [] } }));
  server.hold('Loyalty');
  const services = { ...accountServices(server), clock: time.clock, timers: time.timers };
  services.playerSession.set({ times: store });
  const askToLogOut = vi.fn();
  renderInPage(
    <>
      <SessionTimesGate />
      <AccountPanel opener={createRef()} onClose={() => undefined} onLogOut={askToLogOut} />
    </>,
    { services, brand: tsb },
  );
  expect(read()).not.toContain('Current Time');
  times.start('p1', true);
  times.accept({
    playerAlias: 'p1',
    lastLoginAt: '2026-11-19T17:00:00Z',
    realityCheckinInterval: null,
    spentInSession: { amount: 0 },
  });
  await act(async () => server.logIn());
  const shown = await screen.findByText('Current Time');
  const session = shown.closest('section') as HTMLElement;
  expect(session.getAttribute('aria-label')).toBe('Your session');
  act(() => time.advance(20 * 60_000));
  for (const second of ['01', '02', '03']) {
    act(() => time.advance(1_000));
    expect(read(session)).toMatch(
      new RegExp(`^Last Login .*Nov 19, 12:00.PM Current Time .*Nov 20, 1:20:${second}.PM Session Time 0:20:${second}$`),
    );
  }
  act(() => time.advance(999));
  expect(read(session)).toContain('Session Time 0:20:03');

  await act(settle);
  const panel = screen.getByRole('dialog');
  for (const name of ['Wallet', 'Rewards']) expect(within(panel).getByRole('region', { name })).toBeDefined();
  expect(
    within(panel)
      .getByRole('link', { name: /Refer a friend/ })
      .getAttribute('href'),
  ).toBe('/account/referrals');
  fireEvent.click(within(panel).getByRole('button', { name: 'Log Out' }));
  expect(askToLogOut).toHaveBeenCalledOnce();
});

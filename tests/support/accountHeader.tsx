import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadBrand } from '../../src/brand/loader.ts';
import { AccountButton } from '../../src/features/account/ui/AccountButton.tsx';
import { type FakeServer, fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import type { Player } from '../../src/player/index.ts';
import { fakeFlags } from './fakeFlags.ts';
import { freshDevice } from './fakeServices.ts';
import { renderInPage, type Surroundings } from './page.tsx';

const brand = await loadBrand('tsb');
const money = { amount: 0 };

/** A player's account as the server answers it: without money, and with nothing to acknowledge but what the change says. */
export const wireAccount = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: 'p1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'a@example.com',
  username: 'ada',
  lastLoginAt: null,
  balances: {
    playableBalance: money,
    totalPlayableBalance: money,
    withdrawableBalance: money,
    restrictedBalance: money,
    bonusBalance: money,
  },
  userPreferences: { oddsFormat: 'AMERICAN' },
  casinoRestriction: null,
  showAppTourCard: false,
  showFirstWagerModal: false,
  requiresResponsibleGamingAcknowledgement: false,
  showLimitsModal: false,
  dailyTimeLimitSeconds: null,
  showW2gWinModal: false,
  w2gWin: null,
  ...change,
});

const MY_BETS = { kind: 'LEAF', label: 'My Bets', icon: 'history', deepLink: { webUrl: '/my-bets/open', canonicalUrl: null } };
const LINK = { webUrl: '/account/referrals', canonicalUrl: null };
/** The menu of an account as the server answers it: one item, and the programme that rewards inviting friends. */
export const WIRE_MENU = {
  balances: null,
  promotionalCreditBalance: null,
  bonusCashBalance: null,
  availableFreeBets: 0,
  availableFreeWagersCount: 0,
  availableProfitBoostCount: 0,
  menuShelves: {
    accountMenuShelf: { menuShelfItems: [MY_BETS] },
    referralMenuShelf: {
      image: null,
      label: 'Refer a friend',
      subtext: 'Invite a friend.',
      isFirstTimeViewer: false,
      referralSectionDeepLink: LINK,
    },
    awardsMenuShelf: null,
  },
};
/** What the header and the panel of the account use. Startup is on its way. */
export function accountServices(server: FakeServer) {
  const startup = createStore<unknown>({ state: 'loading', data: null });
  return {
    data: server.data,
    connection: server.connection,
    session: server.session,
    startup,
    hasPage: () => true,
    flags: fakeFlags({ 'referral-program': true, 'account-linking': true }),
    ...freshDevice(),
    oddsFormat: createStore('AMERICAN'),
    playerSession: createStore<unknown>(null),
    report: () => undefined,
    openSupport: () => undefined,
    theme: { mode: createStore('dark'), choice: createStore('dark'), choices: [] },
  };
}

/** The header of a player, over a server that answers `Account`. Its menu is on its way. */
export async function openAccountHeader(
  server: FakeServer = fakeServer(),
  services: Surroundings['services'] = {},
  beside: ReactNode = null,
): Promise<Player> {
  server.hold('AccountMenu');
  const { player } = renderInPage(
    <>
      <AccountButton />
      {beside}
    </>,
    {
      brand,
      services: {
        data: server.data,
        connection: server.connection,
        session: server.session,
        playerSession: createStore(null),
        askToLogOut: () => undefined,
        picks: { subscribe: () => () => undefined, count: () => 0 },
        flags: fakeFlags({ 'cashback-management': false }),
        ...freshDevice(),
        ...services,
      },
    },
  );
  await act(() => settle());
  return player;
}

import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { OddsFormat } from '../../core/money/odds.ts';
import type { FlagKey } from '../../core/wire/flags.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { loyalty } from '../../src/features/account/data/loyalty.ts';
import { cashbackCount, rewards } from '../../src/features/account/data/rewards.ts';
import { AccountButton } from '../../src/features/account/ui/AccountButton.tsx';
import { AccountMenuPage } from '../../src/features/account/ui/AccountMenuPage.tsx';
import { PanelContent } from '../../src/features/account/ui/PanelContent.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { followPlayer } from '../../src/player/followPlayer.ts';
import { playerMenu } from '../../src/player/queries.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from '../support/fakeServices.ts';

const money = (amount: number) => ({ amount });
const deepLink = (webUrl: string, canonicalUrl: string | null = null) => ({ canonicalUrl, webUrl });
const item = (kind: string, label: string, webUrl: string) => ({ kind, label, icon: 'person', deepLink: deepLink(webUrl) });
const AWARDS = '/account/award-details';

const ACCOUNT = {
  id: 'p',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@b.test',
  username: 'ada',
  lastLoginAt: null,
  userPreferences: { oddsFormat: 'EURO', casinoBalanceUsagePreferences: ['CASH', 'BONUS'] },
  casinoRestriction: null,
  balances: {
    playableBalance: money(123_450),
    totalPlayableBalance: money(123_450),
    withdrawableBalance: money(120_000),
    restrictedBalance: money(4_000),
    bonusBalance: money(2_025),
  },
};
const REFERRAL = {
  image: '/logos/referral.svg',
  label: 'Refer a friend',
  subtext: 'Invite a friend.',
  isFirstTimeViewer: true,
  referralSectionDeepLink: deepLink('/account/referrals'),
};
const MENU = {
  balances: ACCOUNT.balances,
  promotionalCreditBalance: money(2_500),
  bonusCashBalance: money(2_025),
  availableFreeBets: 2,
  availableFreeWagersCount: 0,
  availableProfitBoostCount: 1,
  menuShelves: {
    accountMenuShelf: {
      menuShelfItems: [
        {
          ...item('PARENT', 'Account', '/account/account'),
          deepLink: deepLink('/account/account', '/me/account_summary'),
          children: [item('LEAF', 'Summary', '/account/summary')],
        },
        {
          ...item('PARENT', 'Rewards', '/account/rewards'),
          deepLink: deepLink('/account/rewards', '/me/awards'),
          children: [item('CLIENT_DISPLAY', 'Bonus bets', `${AWARDS}/bonus-bets`)],
        },
        item('CLIENT_DISPLAY', 'Bonus bets', `${AWARDS}/bonus-bets`),
        item('CLIENT_DISPLAY', 'Site credit', `${AWARDS}/promotional-credits`),
        item('CLIENT_DISPLAY_DESCRIPTIVE', 'Responsible Gaming', '/account/responsible-gaming'),
        item('CLIENT_DISPLAY_DESCRIPTIVE', 'Settings', '/account/settings'),
        item('LEAF', 'Help', '/account/help'),
      ],
    },
    referralMenuShelf: REFERRAL,
    awardsMenuShelf: {
      freeBetsDeepLink: deepLink(`${AWARDS}/bonus-bets`),
      profitBoostsDeepLink: deepLink(`${AWARDS}/profit-boosts`),
      freeWagersDeepLink: deepLink(`${AWARDS}/bonus-spins`),
      promotionalCreditsDeepLink: deepLink(`${AWARDS}/promotional-credits`),
      bonusCashDeepLink: deepLink(`${AWARDS}/cashback`),
    },
  },
};
const AWARD = {
  status: 'AVAILABLE',
  usageTitle: 'One sports bet',
  usageRestrictions: [] as readonly string[],
  amount: null,
  use: { label: 'Show the lines', path: '/' },
};
const REWARDS = {
  awardDetailsSection: {
    id: 'AwardDetailsSection:All',
    awards: [
      {
        ...AWARD,
        id: 'p1',
        kind: 'PROFIT_BOOST',
        title: '25% Profit Boost',
        expiresTime: '2026-11-25T12:00:00Z',
        usageRestrictions: ['Max bet $50.00', '3+ legs'],
      },
      { ...AWARD, id: 'b1', kind: 'BONUS_BET', title: 'Sunday bonus', amount: money(1000), expiresTime: '2026-11-27T12:00:00Z' },
      { ...AWARD, id: 'x', kind: 'BONUS_BET', title: 'Paused Bet', status: 'PAUSED', expiresTime: '2026-11-27T12:00:00Z' },
    ],
  },
};
const LOYALTY = {
  tierName: 'PREFERRED',
  nextTierName: 'ELITE',
  pointsToNextTier: 1_820,
  tierPoints: 3_180,
  tierBounds: { lowerBound: 1_500, upperBound: 5_000 },
  balances: { mycashPlayableCredit: { balance: '$25.00' } },
  errors: [],
};

/** The page of a logged-in player. `show` renders a component as it is now. */
function setUp(off: readonly FlagKey[] = [], hasPage: (path: string) => boolean = () => true) {
  const server = fakeServer({ status: 'loggedIn', playerAlias: 'p' });
  let cashback: readonly string[] = [];
  let menu: unknown = MENU;
  server.answer('Account', () => ({ account: ACCOUNT }));
  server.answer('AccountMenu', () => ({ accountMenu: menu }));
  server.answer('AccountRewards', () => REWARDS);
  server.answer('Loyalty', () => ({ loyalty: LOYALTY }));
  server.answer('CashbackCount', () => ({
    awardDetailsSection: { id: 'AwardDetailsSection:Bonuses', awards: cashback.map((id) => ({ id })) },
  }));
  server.answer('ReferralViewed', () => ({ referralViewed: true }));
  const seen = Object.assign(createStore<unknown>([]), { loaded: async () => undefined });
  const device = createStore<OddsFormat>('AMERICAN');
  const services = fakeServices({
    hasPage,
    oddsFormat: device,
    data: server.data,
    connection: server.connection,
    flags: { get: (key: FlagKey) => !off.includes(key), subscribe: () => () => undefined } as unknown as Services['flags'],
    persist: ({ name }: { readonly name: string }) => (name === 'seen-cashback' ? seen : device) as never,
    session: server.session as unknown as Services['session'],
    report: () => undefined,
    playerSession: createStore(null),
    theme: { choices: ['dark', 'light'], choice: createStore('dark'), mode: createStore('dark'), choose: () => undefined },
    askToLogOut: () => undefined,
    toasts: undefined,
  } as Partial<Services>);
  followPlayer(services);
  const queries = [server.data.query(rewards, {}), server.data.query(loyalty, {}), server.data.query(cashbackCount, {})];
  for (const query of queries) query.subscribe(() => undefined);
  return {
    ...server,
    seen,
    give: (next: readonly string[]) => {
      cashback = next;
    },
    change: (next: unknown) => {
      menu = next;
    },
    refetch: () => Promise.all([server.data.query(playerMenu, { skipAccount: false }), ...queries].map((query) => query.refetch())),
    show: async (
      element: ReactElement = createElement(PanelContent, { onLeave: () => undefined }),
      path = '/',
    ): Promise<string> => {
      const page = createElement(ServicesContext, { value: services }, element);
      const brand = await loadBrand('tsb');
      return renderToStaticMarkup(
        createElement(MemoryRouter, { initialEntries: [path] }, createElement(BrandContext, { value: brand }, page)),
      );
    },
  };
}

const text = (markup: string): string => markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('the account panel', () => {
  it('shows a skeleton, then the account, and where nothing answers an error with a retry', async () => {
    const { show, fail, hold, logOut, logIn } = setUp();
    logOut();
    const releases = ['Account', 'AccountMenu', 'AccountRewards'].map(hold);
    logIn('p');
    const waiting = await show();
    expect(waiting).toContain('aria-busy="true"');
    expect(waiting).not.toMatch(/\$\d/);
    for (const release of releases) await release();
    const loaded = await show();
    expect(loaded).toContain('$1,234.50');
    expect(loaded).not.toContain('aria-busy="true"');
    // The menu comes before offers.
    expect(loaded).toMatch(/aria-label="Account".*aria-label="Rewards".*>Invite a friend\.</s);
    logOut();
    fail('Account', { kind: 'unreachable' });
    logIn('p');
    await settle();
    const failed = await show();
    expect(failed).toContain('role="alert"');
    expect(text(failed)).toContain('Try again');
    expect(failed).not.toContain('aria-busy="true"');
  });

  it('a menu that fails alone is an error with a retry, not an endless skeleton', async () => {
    const { show, fail, logOut, logIn } = setUp();
    logOut();
    fail('AccountMenu', { kind: 'unreachable' });
    logIn('p');
    await settle();
    const failed = await show();
    expect(failed).toContain('role="alert"');
    expect(text(failed)).toContain('Try again');
    expect(failed).not.toContain('aria-busy="true"');
  });

  it('has each money with its amount in the wallet box, and Withdraw and Deposit, each leading to its page', async () => {
    const { show } = setUp();
    await settle();
    const wallet = /<section [^>]*aria-label="Wallet".*?<\/section>/s.exec(await show())?.[0] ?? '';
    expect(text(wallet)).toContain('|Site credit|$25.00|Bonus Balance|$20.25|Restricted Balance|$40.00|');
    expect(wallet).toMatch(/<a [^>]*href="\/withdrawal"[^>]*>Withdraw<\/a>/);
    expect(wallet).toMatch(/<a [^>]*href="\/deposit"[^>]*>Deposit<\/a>/);
  });

  it('lists the player’s rewards, those that expire first in front, each with its use, and a link to all of them', async () => {
    const { show } = setUp();
    await settle();
    const section = /<section [^>]*aria-label="Rewards".*?<\/section>/s.exec(await show())?.[0] ?? '';
    expect(section).toMatch(/<a [^>]*href="\/me\/awards"[^>]*>See All<\/a>/);
    expect(text(section)).toMatch(
      /Rewards\|2\|See All\|.*25% Profit Boost\|One sports bet · Max bet \$50\.00 · 3\+ legs\|Show the lines.*Bonus bet · \$10\.00.*Sunday bonus/,
    );
    expect(section).toContain('aria-label="Previous reward"');
    expect(section).toContain('aria-label="Next reward"');
    expect(await setUp(['rewards']).show()).not.toContain('aria-label="Rewards"');
  });

  it('shows the referral card of its shelf, unless its flag is off or the server sends none', async () => {
    const { show, change, refetch } = setUp();
    await settle();
    expect(text(await show())).toContain('|Refer a friend| New|Invite a friend.|');
    expect(await show()).toContain('src="/logos/referral.svg"');
    expect(await show()).toContain('href="/account/referrals"');
    change({ ...MENU, menuShelves: { ...MENU.menuShelves, referralMenuShelf: null } });
    await refetch();
    expect(text(await show())).not.toContain('Refer a friend');
    const without = setUp(['referral-program']);
    await settle();
    expect(text(await without.show())).not.toContain('Refer a friend');
  });

  it('writes beside a client display what the player has of it, and under a descriptive one a sentence', async () => {
    const { show } = setUp();
    await settle();
    const menu = text(/<nav .*<\/nav>/s.exec(await show())?.[0] ?? '');
    expect(menu).toContain('|Rewards|3|');
    expect(menu).toContain('|Bonus bets|2|');
    expect(menu).toContain('|Site credit|$25.00|');
    expect(menu).toContain('|Responsible Gaming|Limits &amp; help|');
    expect(menu).toContain('|Settings|Decimal odds, dark theme|');
    expect(menu).toContain('|Help|');
  });
});

describe('the loyalty card of the account panel', () => {
  const cardOf = (markup: string): string => /<a [^>]*href="\/account\/penn-play".*?<\/a>/s.exec(markup)?.[0] ?? '';

  it('shows tier, points and the way to the next tier while its flag is on', async () => {
    const { show } = setUp();
    await settle();
    const card = cardOf(await show());
    expect(text(card)).toContain('|Preferred|3,180 tier points|1,820|to Elite|');
    expect(card).toMatch(/role="progressbar" aria-label="Progress to Elite"[^>]*aria-valuenow="63"/);
    const without = setUp(['loyalty-card']);
    await settle();
    expect(cardOf(await without.show())).toBe('');
  });

  it('has a skeleton while it loads, and is hidden when the loyalty service reports an error', async () => {
    const { show, fail, hold, logOut, logIn } = setUp();
    const skeletons = async () => (await show()).match(/aria-busy="true"/g)?.length ?? 0;
    await settle();
    const before = await skeletons();
    logOut();
    const release = hold('Loyalty');
    logIn('p');
    await settle();
    expect(await skeletons()).toBe(before + 1);
    await release();
    expect(cardOf(await show())).not.toBe('');
    logOut();
    fail('Loyalty', { kind: 'unreachable' });
    logIn('p');
    await settle();
    expect(cardOf(await show())).toBe('');
    expect(await skeletons()).toBe(before);
    expect(await show()).toContain('$1,234.50');
  });

  it('is not asked for without a player', async () => {
    const { logOut, logIn, calls } = setUp();
    await settle();
    const loyaltyRequests = (): number => calls.filter((call) => call.startsWith('Loyalty ')).length;
    expect(loyaltyRequests()).toBe(1);
    logOut();
    await settle();
    expect(loyaltyRequests()).toBe(1);
    logIn('p');
    await settle();
    expect(loyaltyRequests()).toBe(2);
  });
});

describe('a flag of the account', () => {
  const rewardsPage = createElement(AccountMenuPage);

  it('shows what can be withdrawn in the wallet box', async () => {
    const [{ show }, without] = [setUp(), setUp(['cash-withdrawal-display'])];
    await settle();
    expect(await show()).toContain('You can withdraw $1,200.00.');
    expect(await without.show()).not.toContain('You can withdraw');
  });

  it('shows the loyalty banner on the page of the rewards alone', async () => {
    const [{ show }, without] = [setUp(), setUp(['loyalty-banner'])];
    await settle();
    expect(await show(rewardsPage, '/me/awards')).toContain('3,180 tier points');
    expect(await show(rewardsPage, '/me/account_summary')).not.toContain('tier points');
    expect(await without.show(rewardsPage, '/me/awards')).not.toContain('tier points');
  });
});

describe('the links of the account menu', () => {
  const items = (entries: readonly unknown[]) => ({
    ...MENU,
    menuShelves: { ...MENU.menuShelves, accountMenuShelf: { menuShelfItems: entries } },
  });
  const linkTo = (label: string, canonicalUrl: string | null) => ({
    kind: 'LEAF',
    label,
    icon: 'gift',
    children: [],
    deepLink: { canonicalUrl, webUrl: null },
  });

  it('take the route of a deep link, and leave out one without a route', async () => {
    const { show, change, refetch } = setUp();
    change(items([linkTo('Loyalty', 'sportsbook://pennplay'), linkTo('Nowhere', 'sportsbook://nowhere'), linkTo('Nothing', null)]));
    await refetch();
    const markup = await show();
    expect(markup).toMatch(/<a [^>]*href="\/account\/penn-play"[^>]*>.*Loyalty/);
    expect(markup).not.toMatch(/Nowhere|Nothing/);
  });

  it('leave out a page that the brand does not have', async () => {
    const { show } = setUp([], (path) => path !== '/account/help');
    await settle();
    const menu = text(/<nav .*<\/nav>/s.exec(await show())?.[0] ?? '');
    expect(menu).toContain('|Settings|');
    expect(menu).not.toContain('|Help|');
  });
});

describe('a parent of the account menu', () => {
  const page = createElement(AccountMenuPage);

  it('has its page at the slug of its label, with its items', async () => {
    const { show } = setUp();
    await settle();
    const markup = await show(page, '/account/rewards');
    expect(markup).toMatch(/<h1[^>]*>Rewards<\/h1>/);
    expect(text(/<nav .*<\/nav>/s.exec(markup)?.[0] ?? '')).toContain('|Bonus bets|2|');
    expect(markup).toMatch(/aria-label="Your rewards".*25% Profit Boost/s);
    expect(text(await show(page, '/account/account'))).toContain('|Summary|');
    expect(text(await show(page, '/account/nothing'))).toContain('This page is out of bounds');
  });

  it('opens at its second address, Rewards at /me/awards and Account at /me/account_summary', async () => {
    const { show } = setUp();
    await settle();
    expect(await show(page, '/me/awards')).toMatch(/<h1[^>]*>Rewards<\/h1>/);
    expect(await show(page, '/me/account_summary')).toMatch(/<h1[^>]*>Account<\/h1>/);
  });
});

describe('the dot of the avatar', () => {
  const button = createElement(AccountButton);
  const DOT = 'data-notification';

  it('is there until the referral section was viewed for the first time', async () => {
    const { show, change, refetch } = setUp();
    await settle();
    expect(await show(button)).toContain(DOT);
    expect(text(await show(button))).toContain('New: refer a friend');
    change({
      ...MENU,
      menuShelves: { ...MENU.menuShelves, referralMenuShelf: { ...REFERRAL, isFirstTimeViewer: false } },
    });
    await refetch();
    expect(await show(button)).not.toContain(DOT);
  });

  it('is there from two awards of cashback on, with the flag, while the notification is visible', async () => {
    const { show, give, refetch, seen } = setUp(['referral-program']);
    give(['one']);
    await settle();
    await refetch();
    expect(await show(button)).not.toContain(DOT);
    give(['one', 'two']);
    await refetch();
    expect(text(await show(button))).toContain('New: cashback');
    seen.set(['one', 'two']);
    expect(await show(button)).not.toContain(DOT);
    give(['two', 'three']);
    await refetch();
    expect(await show(button)).toContain(DOT);
    const without = setUp(['referral-program', 'cashback-management']);
    without.give(['one', 'two']);
    await without.refetch();
    expect(without.data.query(cashbackCount, {}).getSnapshot().data).toEqual(['one', 'two']);
    expect(await without.show(button)).not.toContain(DOT);
  });
});

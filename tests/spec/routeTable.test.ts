import { createElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { BrandKind } from '../../core/brandKind.ts';
import { PageTitleContext } from '../../src/app/navigation/page.tsx';
import { NotAvailablePage } from '../../src/app/pages/NotAvailablePage.tsx';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import type { PageRoute, Part } from '../../src/platform/feature.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';

interface Shown {
  readonly path: string | undefined;
  readonly title: string | null;
  /** The name of the layout's component. */
  readonly layout: string;
  readonly page: string;
  readonly forPlayers: boolean;
}

interface RowElement {
  readonly row: PageRoute;
}
interface LayoutElement {
  readonly part: Part;
}

function propsOf<Props>(element: unknown): Props {
  if (!isValidElement(element)) throw new Error('The route has no element');
  return (element as ReactElement<Props>).props;
}

/** What the router shows at an address. */
async function shownAt(address: string, kind: BrandKind): Promise<Shown> {
  const branch = matchRoutes(appRoutes(kind), address) ?? [];
  const { row } = propsOf<RowElement>(branch.at(-1)?.route.element);
  // Root, services and layout boundary are around the layout; the page's boundary is inside of it.
  const { part } = propsOf<LayoutElement>(branch.at(-3)?.route.element);
  const [layout, page] = await Promise.all([part.code.load(), row.page.code.load()]);
  return { path: row.path, title: row.title, layout: layout.name, page: page.name, forPlayers: row.guard?.player === true };
}

const ALL = ['sportsbook', 'casino'] as const;
const SPORTS = ['sportsbook'] as const;
type Row = readonly [
  address: string,
  title: string,
  layout: Layout,
  guard: 'all' | 'player',
  kinds: readonly BrandKind[],
  ids: string,
];
type Layout = 'Main' | 'Account' | 'CentredPage' | 'FullWidth' | 'Simple';

const limit = (path: string, title: string, ids: string): Row => [
  ...([`/account/responsible-gaming/limits/${path}`, title, 'Account', 'player'] as const),
  ALL,
  ids,
];
const award = (path: string, title: string, ids: string): Row => [
  ...([`/account/award-details/${path}`, title, 'Account', 'player'] as const),
  ALL,
  ids,
];

/** The specification's route table: an address of each row, and the requirements that name it. */
const TABLE: readonly Row[] = [
  ['/live', 'Live', 'Main', 'all', SPORTS, 'S2.011'],
  ['/sport/football/organization/us/competition/nfl', 'Competition', 'Main', 'all', SPORTS, 'S2.013'],
  ['/sport/football/organization/us/competition/nfl/event/e1', 'Event', 'Main', 'all', SPORTS, 'S2.014'],
  ['/my-bets/open', 'My Bets', 'Main', 'player', SPORTS, 'S2.019 S6.07'],
  ['/quick-bets', 'Quick bets', 'Main', 'all', SPORTS, 'S2.012'],
  ['/exclusives', 'Exclusives', 'Main', 'all', SPORTS, 'S2.015'],
  ['/parlay-lounge', 'Parlay lounge', 'Main', 'all', SPORTS, 'S2.022'],
  ['/tournaments/joined', 'Joined tournaments', 'Main', 'all', SPORTS, 'S2.024'],
  ['/tournaments/tournament', 'Tournament', 'Main', 'all', SPORTS, 'S2.025'],
  ['/fan-hub', 'Fan hub', 'Main', 'all', SPORTS, 'S2.026'],
  ['/shared_bet', 'Shared bet', 'Main', 'all', SPORTS, 'S2.101'],
  ['/search', 'Search', 'Main', 'all', ALL, 'W2.43'],
  ['/search/bills/all', 'Search', 'Main', 'all', ALL, 'W2.44'],
  ['/promotions', 'Promotions', 'Main', 'all', ALL, 'S2.085'],
  ['/promotions/p1', 'Promotion', 'Main', 'all', ALL, 'S2.086'],

  ['/account/about', 'About', 'Account', 'player', ALL, 'S2.029'],
  ['/account/help', 'Help', 'Account', 'player', ALL, 'S2.034'],
  ['/account/history/transactions', 'History', 'Account', 'player', ALL, 'S2.030'],
  ['/account/history/casino/s1', 'Session', 'Account', 'player', ALL, 'S2.031'],
  ['/account/history/casino/r1/round', 'Round', 'Account', 'player', ALL, 'S2.032'],
  ['/account/linked-accounts', 'Linked accounts', 'Account', 'player', ALL, 'S2.035'],
  ['/account/penn-play', 'Loyalty programme', 'Account', 'player', ALL, 'S2.036'],
  ['/account/referrals', 'Referrals', 'Account', 'player', ALL, 'S2.037'],
  ['/account/referafriend', 'Refer a friend', 'Account', 'player', ALL, 'S2.038'],
  ['/account/responsible-gaming', 'Responsible gaming', 'Account', 'player', ALL, 'S2.041'],
  ['/account/settings', 'Settings', 'Account', 'player', ALL, 'S2.049'],
  ['/account/settings/content', 'Content settings', 'Account', 'player', ALL, 'S2.050'],
  ['/account/summary', 'Account summary', 'Account', 'player', ALL, 'S2.051'],
  ['/account/taxes', 'Taxes', 'Account', 'player', ALL, 'S2.052'],
  ['/account/update-password', 'Update password', 'Account', 'player', ALL, 'S2.053'],
  ['/account/update-address', 'Update address', 'Account', 'player', ALL, ''],
  award('cashback', 'Cashback', 'S2.054'),
  award('bonus-bets', 'Bonus bets', 'S2.055'),
  award('profit-boosts', 'Profit boosts', 'S2.056'),
  award('bonus-spins', 'Bonus spins', 'S2.057'),
  award('promotional-credits', 'Promotional credits', 'S2.058 S2.063'),
  award('bonuses', 'Bonuses', 'S2.059'),
  award('free-bets', 'Free bets', 'S2.060'),
  award('free-rounds', 'Free rounds', 'S2.061'),
  award('history', 'Rewards history', 'S2.062'),
  award('another-section', 'Rewards', 'S2.033'),
  limit('deposit/daily', 'Daily deposit limit', 'W2.13'),
  limit('deposit/weekly', 'Weekly deposit limit', 'W2.14'),
  limit('deposit/monthly', 'Monthly deposit limit', 'W2.15'),
  limit('loss/daily', 'Daily loss limit', 'W2.16'),
  limit('loss/weekly', 'Weekly loss limit', 'W2.17'),
  limit('loss/monthly', 'Monthly loss limit', 'W2.18'),
  limit('spend/daily', 'Daily spend limit', 'W2.19'),
  limit('spend/weekly', 'Weekly spend limit', 'W2.20'),
  limit('spend/monthly', 'Monthly spend limit', 'W2.21'),
  limit('max-single-wager', 'Max single wager', 'W2.22'),
  limit('reality-check-in', 'Reality check-in', 'W2.23'),
  limit('time', 'Time limit', 'W2.24 W2.12'),
  limit('history', 'Limit history', ''),
  ['/account/some-menu-parent', 'Account', 'Account', 'player', ALL, 'S2.065'],
  ['/me/awards', 'Rewards', 'Account', 'player', ALL, ''],
  ['/me/account_summary', 'Account', 'Account', 'player', ALL, ''],

  ['/deposit', 'Deposit', 'Account', 'player', ALL, 'S2.068'],
  ['/withdrawal', 'Withdrawal', 'Account', 'player', ALL, 'S2.069'],
  ['/withdrawal/interac', 'Interac withdrawal', 'Account', 'player', ALL, 'S2.070'],
  ['/deposit/gateway', 'Payment', 'FullWidth', 'player', ALL, 'S2.071'],
  ['/withdrawal/gateway', 'Payment', 'FullWidth', 'player', ALL, 'S2.071'],
  ['/deposit/wire-transfer', 'Wire transfer', 'Account', 'player', ALL, 'S2.072'],
  ['/withdrawal/cash-at-casino', 'Cash at casino', 'Account', 'player', ALL, 'S2.073'],
  ['/receipt/r1', 'Receipt', 'Account', 'player', ALL, 'S2.074'],
  ['/wire_transfer_withdrawal_details', 'Wire transfer withdrawal details', 'Account', 'player', ALL, 'S2.075'],

  ['/casino', 'Casino', 'Main', 'all', ALL, 'S2.077 W2.30'],
  ['/lobby', 'Casino lobby', 'Main', 'all', ALL, 'S2.081 W2.34'],
  ['/casino/category/slots', 'Casino games', 'Main', 'all', ALL, 'S2.078 W2.31'],
  ['/category/jackpots/grand', 'Jackpot', 'Main', 'all', ALL, 'S2.079 W2.32'],
  ['/category/play_with_rewards', 'Play with rewards', 'Main', 'all', ALL, 'S2.080 W2.33'],
  ['/category/slots/g1', 'Casino game', 'FullWidth', 'all', ALL, 'S2.082 W2.35'],
  ['/f2p/p1', 'Free to play', 'Main', 'all', ALL, 'S2.083 W2.36'],

  ['/login', 'Log in', 'Simple', 'all', ALL, 'S2.091 W2.38'],
  ['/signup', 'Sign up', 'Simple', 'all', ALL, 'S2.088'],
  ['/signup/success', 'Welcome', 'Simple', 'all', ALL, 'S2.089'],
  ['/oauth_callback', 'Log in', 'Simple', 'all', ALL, 'S2.090'],
  ['/forgot-password', 'Reset your password', 'Simple', 'all', ALL, 'S2.095'],
  ['/welcome-promo', 'Welcome offer', 'CentredPage', 'player', ALL, 'S2.096'],
  ['/account_linking/callback', 'Account linking', 'CentredPage', 'player', ALL, 'S2.099 S2.100'],
];

describe('the route table', () => {
  for (const [address, title, layout, guard, kinds, ids] of TABLE) {
    const named = ids === '' ? '' : ` [${ids}]`;
    it(`${address} is ${title}, in the layout ${layout}, for ${guard === 'all' ? 'everybody' : 'players'}${named}`, async () => {
      for (const kind of kinds)
        expect(await shownAt(address, kind), kind).toMatchObject({
          title,
          layout: `${layout}Layout`,
          forPlayers: guard === 'player',
        });
      for (const kind of ALL.filter((each) => !kinds.includes(each)))
        expect(await shownAt(address, kind), kind).toMatchObject({ path: '*', page: 'NotFoundPage' });
    });
  }

  it('has each path once, and every row stands in the table above or is a way to one', () => {
    for (const kind of ALL) {
      const paths = routeTable(kind).map(({ path }) => path);
      expect(
        paths.filter((path, index) => paths.indexOf(path) !== index),
        kind,
      ).toEqual([]);
      const shown = new Set(TABLE.map(([address]) => matchRoutes(appRoutes(kind), address)?.at(-1)?.route.path));
      const others = [
        '/',
        '*',
        'info/:slug',
        'my-bets',
        'promotion',
        'award-details',
        'referrals',
        'wire-transfer',
        'cash-at-casino',
      ];
      for (const path of paths.filter((each) => !shown.has(each)))
        expect(
          others.some((other) => path === other || path.includes(`${other}/`) || path.endsWith(`/${other}`)),
          `${kind} ${path}`,
        ).toBe(true);
    }
  });

  it('home is the lines of a sportsbook and the lobby of a standalone casino [S2.010 S1.39]', async () => {
    expect(await homeOf('sportsbook')).toBe('HomePage');
    expect(await homeOf('casino')).toBe('LobbyPage');
    const paths = (kind: BrandKind): number => routeTable(kind).length;
    expect(paths('casino')).toBeLessThan(paths('sportsbook') - 10);
  });

  it('/promotion leads to /promotions [S2.087]', () => {
    for (const kind of ALL) {
      const element = matchRoutes(appRoutes(kind), '/promotion')?.at(-1)?.route.element;
      expect(propsOf(element)).toEqual({ to: '/promotions', replace: true });
    }
  });

  it('a page whose capability comes later has its heading and says that it is not available yet', async () => {
    const brand = await loadBrand('tsb');
    const frame = createElement(PageTitleContext, { value: 'Taxes' }, createElement(NotAvailablePage));
    const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, frame)));
    expect(markup.match(/<h1[^>]*>[^<]*/g)?.map((tag) => tag.replace(/<[^>]*>/, ''))).toEqual(['Taxes']);
    expect(markup).toContain('Not available yet');
    expect(markup).not.toContain('<button');
  });
});

/** Home has no path of its own. */
async function homeOf(kind: BrandKind): Promise<string> {
  const { row } = propsOf<RowElement>(matchRoutes(appRoutes(kind), '/')?.at(-1)?.route.element);
  return (await row.page.code.load()).name;
}

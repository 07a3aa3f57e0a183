import type { Page } from '@playwright/test';
import { OFF_BY_DEFAULT, type RouteRow } from '../../tests/support/routeRows.ts';
import type { SandboxEvent, SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { faults } from './axe.ts';
import { BRAND_KINDS, SPECIFIED_BRANDS, type SpecifiedBrand } from './brandKinds.ts';
import { eventPath } from './events.ts';
import { logInBeforehand } from './flows.ts';
import { expect, origin } from './test.ts';
import { addressOf, rowsOf, stepTo, walkTo, watchShifts } from './walk.ts';

/** The largest cumulative layout shift of a page. */
const LARGEST_SHIFT = 0.02;

/** Pages that refine the title of their row: their data has a name. */
const OWN_TITLES = [
  'Competition',
  'Event',
  'Information',
  'Account',
  'Search',
  'Casino games',
  'Casino game',
  'Jackpot',
  'Promotion',
  'Help article',
];

/** What axe looks at once: a page with a screen of its own, or the frame of one that is announced, as those differ in words alone. */
const frameOf = ([, title, layout]: RouteRow, isAnnounced: boolean): string => (isAnnounced ? layout : title);

/** Pages that are the same for a player. What is different around them is on the first page of the main layout too. */
const SAME_FOR_ALL = ['Live', 'Competition', 'Event', 'Developer tools', 'Search', 'Information', 'House rules'];

/** What accessibility.spec.ts looks at by all rules and in every mode. */
const LOOKED_AT_ELSEWHERE: Partial<Record<SpecifiedBrand, readonly string[]>> = {
  espnbet: ['Event', 'Log in', 'My Bets'],
  tsb: ['Live', 'Competition', 'Event', 'Log in', 'My Bets'],
};

/** The layouts of pages that both kinds of brand have as they are. */
const SAME_IN_BOTH_KINDS: readonly RouteRow[2][] = ['Account', 'Simple'];

/** Pages of one payment without one lead to where payments begin, as the welcome does after a first log-in; a section of rewards that does not exist says so. */
const OF_NOTHING: Readonly<Record<string, { readonly path: string; readonly title: string }>> = {
  '/account/award-details/another-section': {
    path: '/account/award-details/another-section',
    title: 'This page is out of bounds',
  },
  '/welcome-promo': { path: '/deposit', title: 'Deposit' },
  '/deposit/gateway': { path: '/deposit', title: 'Deposit' },
  '/withdrawal/gateway': { path: '/withdrawal', title: 'Withdrawal' },
  '/wire_transfer_withdrawal_details': { path: '/withdrawal', title: 'Withdrawal' },
};

/** Minutes a brand (`--timeout 0`). Otherwise axe looks at one page of each frame. */
const AXE_ON_EVERY_ROUTE = process.env.AXE_ON_EVERY_ROUTE === '1';

/** What the pages of a kind are is seen in its first brand. In the next one colours differ, and the names and pictures around the pages. */
function isFirstOfKind(brand: SpecifiedBrand): boolean {
  return SPECIFIED_BRANDS.find((each) => BRAND_KINDS[each] === BRAND_KINDS[brand]) === brand;
}

/**
 * Walks over every route of a brand and returns what is wrong with it. After the first brand a page for everybody is seen as a visitor, and as
 * a player only what is around the first one of each layout; the guard of pages for players is one for all brands.
 */
async function faultsOnTheWay(page: Page, brand: SpecifiedBrand, path: (row: RouteRow) => string, isPlayer: boolean) {
  const isFirst = SPECIFIED_BRANDS[0] === brand;
  const isNewKind = isFirstOfKind(brand);
  const wrong: string[] = [];
  const checked = new Set(LOOKED_AT_ELSEWHERE[brand]);
  const layouts = new Set<string>();
  for (const row of rowsOf(brand)) {
    const address = path(row);
    const [, title, layout, guard] = row;
    const isOff = OFF_BY_DEFAULT.includes(address);
    const entry = address === '/login' || address === '/signup';
    if (isPlayer && entry) continue;
    if (isPlayer && !isFirst && guard === 'all' && layouts.has(layout) && !AXE_ON_EVERY_ROUTE) continue;
    const toLogIn = !isPlayer && guard === 'player' && !isOff;
    if (toLogIn && !isFirst) continue;
    const elsewhere = toLogIn || isOff ? undefined : OF_NOTHING[address];
    const isOwn = OWN_TITLES.includes(title) && !toLogIn && !isOff;
    const wanted = {
      path: toLogIn ? '/login' : (elsewhere?.path ?? address),
      title: isOwn ? null : toLogIn ? 'Log in' : isOff ? 'This page is out of bounds' : (elsewhere?.title ?? title),
    };
    const shown = await stepTo(page, { to: address, ...wanted });
    expect(shown, address).toMatchObject({ path: wanted.path, headings: 1 });
    expect(shown.title, address).not.toBe('');
    if (wanted.title === null) expect(shown.title, address).not.toBe(shown.titleBefore);
    else expect(shown.title.slice(0, wanted.title.length), address).toBe(wanted.title);
    if (!(shown.shift <= LARGEST_SHIFT)) wrong.push(`${address}: layout shift ${shown.shift.toFixed(3)}`);
    const isAnnounced = isOff || (await page.getByRole('main').getByText('Not available yet').isVisible());
    const frame = toLogIn ? 'Log in' : frameOf(row, isAnnounced);
    const isKnown = checked.has(frame) || (isPlayer && guard === 'all' && SAME_FOR_ALL.includes(frame));
    if (isKnown && !AXE_ON_EVERY_ROUTE) continue;
    const pageOnly = layouts.has(layout);
    const isNew = isFirst || (isNewKind && !SAME_IN_BOTH_KINDS.includes(layout));
    const rules = isNew || !pageOnly ? 'all' : 'colours';
    checked.add(frame);
    layouts.add(layout);
    wrong.push(...(await faults(page, rules, { sample: true, pageOnly })).map((fault) => `${address}: ${fault}`));
  }
  return wrong;
}

interface RouteWalk {
  readonly page: Page;
  readonly serverUrl: string;
  readonly player: SandboxPlayer;
  readonly event: SandboxEvent;
}

/** Walks over every route of a brand, as a visitor and as a player who may see more, and expects no fault. */
export async function expectRoutesWithoutFaults(
  brand: SpecifiedBrand,
  { page, serverUrl, player, event }: RouteWalk,
): Promise<void> {
  const at = (path: string): string => `${origin(serverUrl, brand)}${path}`;
  const path = (row: RouteRow): string => addressOf(row, event);
  await page.addInitScript(watchShifts);

  await page.goto(at('/no-such-page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of bounds');
  expect(await faultsOnTheWay(page, brand, path, false)).toEqual([]);

  await logInBeforehand(page, player, at(''));
  await page.goto(at('/account/summary'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summary');
  // The account area: a side menu, a simple header without the main menu, a simple footer.
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(1);
  expect(await faultsOnTheWay(page, brand, path, true)).toEqual([]);

  if (BRAND_KINDS[brand] === 'casino')
    for (const sports of ['/live', '/my-bets/open', eventPath(event)]) {
      await walkTo(page, sports);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of bounds');
    }
}

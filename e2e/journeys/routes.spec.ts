import type { Page } from '@playwright/test';
import { OFF_BY_DEFAULT, type RouteRow } from '../../tests/support/routeRows.ts';
import { faults } from '../support/axe.ts';
import { BRAND_KINDS, SPECIFIED_BRANDS, type SpecifiedBrand } from '../support/brandKinds.ts';
import { eventPath } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, origin, test } from '../support/test.ts';
import { addressOf, rowsOf, walkTo } from '../support/walk.ts';

/** The largest cumulative layout shift of a page. */
const LARGEST_SHIFT = 0.02;

/** Pages that refine the title of their row: their data has a name. */
const OWN_TITLES = ['Competition', 'Event', 'Information', 'Account', 'Search'];

interface Facts {
  readonly path: string;
  readonly title: string;
  readonly headings: number;
}

/** Adds up layout shifts without input since the last navigation of the walk. */
function watchShifts(): void {
  Object.assign(window, { shiftOfWalk: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      const walk = window as unknown as { shiftOfWalk: number };
      if (!hadRecentInput) walk.shiftOfWalk += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function factsOf(page: Page): Promise<Facts> {
  return page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    headings: document.querySelectorAll('h1').length,
  }));
}

/** The frame and component of a row: axe looks at one page of each. */
const frameOf = ([, title, layout]: RouteRow): string =>
  ['About', 'Settings', 'Casino', 'Live', 'Event', 'Competition', 'My Bets', 'Log in', 'Sign up'].includes(title) ? title : layout;

/** Walks over every route of a brand and returns what is wrong with it. */
async function faultsOnTheWay(page: Page, brand: SpecifiedBrand, path: (row: RouteRow) => string, isPlayer: boolean) {
  const wrong: string[] = [];
  const checked = new Set<string>();
  for (const row of rowsOf(brand)) {
    const address = path(row);
    const [, title, , guard] = row;
    const isOff = OFF_BY_DEFAULT.includes(address);
    const entry = address === '/login' || address === '/signup';
    if (isPlayer && entry) continue;
    const toLogIn = !isPlayer && guard === 'player' && !isOff;
    const wanted = toLogIn ? '/login' : address;
    const titleBefore = (await factsOf(page)).title;
    await walkTo(page, address);
    await expect.poll(async () => (await factsOf(page)).path, { message: address }).toBe(wanted);
    // The page before stays until the code of the next one is loaded.
    if (OWN_TITLES.includes(title) && !toLogIn && !isOff) await expect(page, address).not.toHaveTitle(titleBefore);
    else
      await expect(page, address).toHaveTitle(new RegExp(`^${toLogIn ? 'Log in' : isOff ? 'This page is out of bounds' : title}`));
    await expect(page.locator('h1'), address).toHaveCount(1);
    expect((await factsOf(page)).title, address).not.toBe('');
    const shift = await page.evaluate(() => (window as unknown as { shiftOfWalk: number }).shiftOfWalk);
    if (shift > LARGEST_SHIFT) wrong.push(`${address}: layout shift ${shift.toFixed(3)}`);
    const frame = toLogIn ? 'Log in' : frameOf(row);
    if (checked.has(frame)) continue;
    checked.add(frame);
    wrong.push(...(await faults(page, 'all', { sample: true })).map((fault) => `${address}: ${fault}`));
  }
  return wrong;
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

for (const brand of SPECIFIED_BRANDS)
  test(`every route of ${brand} has a title, one heading, no layout shift and no fault, for a visitor and a player [S1.39 S2.028 S2.006 S2.104]`, async ({
    page,
    serverUrl,
    player,
    event,
  }) => {
    test.slow();
    const at = (path: string): string => `${origin(serverUrl, brand)}${path}`;
    const path = (row: RouteRow): string => addressOf(row, event);
    await page.addInitScript(watchShifts);

    await page.goto(at('/no-such-page'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of bounds');
    expect(await faultsOnTheWay(page, brand, path, false)).toEqual([]);

    await logInBeforehand(page, player, at(''));
    await page.goto(at('/account/summary'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account summary');
    // The account area: a side menu, a simple header without the main menu, a simple footer.
    await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link')).not.toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(1);
    expect(await faultsOnTheWay(page, brand, path, true)).toEqual([]);

    if (BRAND_KINDS[brand] === 'casino')
      for (const sports of ['/live', '/my-bets/open', eventPath(event)]) {
        await walkTo(page, sports);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of bounds');
      }
  });

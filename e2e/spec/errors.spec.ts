import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { alterStartup } from '../support/startupAnswer.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const BROKEN = [/Failed to load resource/, /ERR_FAILED/, /Failed to fetch dynamically imported module/, /CombinedGraphQLErrors/];

test('a page that fails to load is an error page until the next navigation, which tries again', async ({ page, consoleWatch }) => {
  consoleWatch.expect(...BROKEN);
  const requested: string[] = [];
  await page.route('**/assets/LivePage-*', (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await page.goto('/live');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Oops... Looks like something went wrong');
  await expect(alert.getByRole('button', { name: 'Reload' })).toBeVisible();
  // A deploy could have removed the file, so the page was reloaded exactly once.
  expect(requested).toHaveLength(2);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).first().click();
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.unroute('**/assets/LivePage-*');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Live/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Live', exact: true })).toBeVisible();
});

test('when the first scripts do not load, the page says that the brand is experiencing issues', async ({ page, consoleWatch }) => {
  consoleWatch.expect(...BROKEN);
  await page.route('**/assets/services-*', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('tsb is experiencing issues')).toBeVisible();
});

test('a part of the page that does not load shows an error with a retry in its place, and loads by itself once it can', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(...BROKEN);
  await page.clock.install();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  let failed = '';
  await page.route('**/assets/MoreRows-*', (route) => {
    failed = route.request().url();
    return route.abort();
  });
  await page.goto('/casino');
  // The page is reloaded once.
  await expect.poll(() => loads).toBe(2);
  const alert = page.getByRole('alert').filter({ hasText: 'Oops... Looks like something went wrong' });
  const rows = page.getByRole('main').getByRole('link', { name: /^See all: / });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.unroute('**/assets/MoreRows-*');
  // A browser that remembers a failed import as long as the page lives (Chromium 150 does, 156 does not) needs another reload, which comes a
  // minute after the first; one that forgets it needs none.
  const remembers = await page.evaluate<boolean>(`import(${JSON.stringify(failed)}).then(() => false, () => true)`);
  await page.clock.fastForward('01:05');
  await expect(rows.nth(1)).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(loads).toBe(remembers ? 3 : 2);
});

test('a panel that does not load shows a toast, and opens at the next click', async ({ page, consoleWatch, header }) => {
  consoleWatch.expect(...BROKEN);
  await page.goto('/');
  await expect(header.signUp).toBeEnabled();
  await page.route('**/assets/AnonymousPanel-*', (route) => route.abort());
  const menu = page.getByRole('button', { name: 'Menu for visitors' });
  const toast = page.locator('[data-tone]').filter({ hasText: 'Oops... Looks like something went wrong' });
  // A deploy could have removed the file, so the first failure reloads the page.
  const reloaded = page.waitForEvent('load');
  await menu.click();
  await reloaded;
  await expect(header.signUp).toBeEnabled();
  await menu.click();
  await expect(toast).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/assets/AnonymousPanel-*');
  await menu.click();
  const panel = page.getByRole('dialog', { name: 'Welcome to tsb' });
  const reload = toast.getByRole('button', { name: 'Reload' });
  await expect(panel.or(reload)).toBeVisible();
  if (await reload.isVisible()) {
    await reload.click();
    await expect(header.signUp).toBeEnabled();
    await menu.click();
  }
  await expect(panel).toBeVisible();
});

test('a query of a player that fails is reported to the server, once and with nothing of the player in it', async ({
  page,
  consoleWatch,
  sandbox,
  player,
  myBets,
}) => {
  consoleWatch.expect(...BROKEN);
  await logInBeforehand(page, player);
  await page.route(/\/graphql\?.*operationName=MyBets/, (route) =>
    route.fulfill({ json: { errors: [{ message: 'no', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } }),
  );
  await myBets.open();
  await expect(page.getByRole('main')).toContainText('Your bets can’t be shown right now');
  const reports = async () =>
    (await sandbox.analytics('client_error')).filter(({ properties }) => properties.scope === 'graphql.MyBets');
  await expect.poll(async () => (await reports()).length, { timeout: 15_000 }).toBe(1);
  const text = JSON.stringify(await reports());
  expect(text).toContain('INTERNAL_SERVER_ERROR');
  for (const secret of [player.email, player.username, player.userId, 'Bearer']) expect(text, secret).not.toContain(secret);
});

test('toasts stack at the bottom in the middle; sign-up elsewhere shows one that leads to about; errors are alerts', async ({
  page,
  consoleWatch,
  header,
  event,
  eventPage,
}) => {
  consoleWatch.expect(...BROKEN);
  await alterStartup(page, (startup) => {
    startup.regionalMetadata.ipAddressCountryCode = 'GB';
  });
  await page.route(/\/graphql$/, (route) =>
    route.request().postData()?.includes('BetslipAddMarketSelection') ? route.abort() : route.continue(),
  );
  await eventPage.open(event);
  await expect(header.signUp).toBeEnabled();
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  const failed = page
    .locator('[data-tone]')
    .filter({ hasText: 'Something went wrong while adding your bet to your betslip. Please try again later.' });
  await expect(failed).toBeVisible();
  await expect(failed).toHaveAttribute('role', 'alert');
  await header.signUp.click();
  await expect(page).toHaveURL(/\/signup$/);
  const elsewhere = page.locator('[data-tone]').filter({ hasText: 'tsb does not operate in your region.' });
  await expect(elsewhere).toBeVisible();
  await expect(elsewhere).toHaveAttribute('role', 'alert');
  await expect(elsewhere).toHaveAttribute('data-tone', 'danger');

  const [first, second] = [await failed.boundingBox(), await elsewhere.boundingBox()];
  if (!first || !second) throw new Error('A toast is gone');
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const box of [first, second]) expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1);
  expect(first.y + first.height).toBeLessThanOrEqual(second.y);
  // Directly above the footer, which is in the window here.
  const footerTop = (await page.getByRole('contentinfo').boundingBox())?.y ?? 0;
  expect(second.y + second.height).toBeGreaterThan(footerTop - 60);
  expect(second.y + second.height).toBeLessThanOrEqual(footerTop);

  await elsewhere.getByRole('button', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/info\/about$/);
});

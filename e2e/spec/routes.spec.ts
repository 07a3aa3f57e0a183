import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { alterStartup } from '../support/startupAnswer.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('home, live, competition and event have their addresses, and their lines are shown outside an operating area too', async ({
  page,
  event,
  eventPage,
}) => {
  await alterStartup(page, (startup) => {
    startup.regionalMetadata.validRegion = false;
  });
  const answered = page.waitForResponse(/operationName=Startup/);
  const main = page.getByRole('main');
  const path = eventPath(event);
  await page.goto(path);
  await answered;
  for (const team of event.name.split(' @ ')) await expect(main).toContainText(team);
  await expect(eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0))).toBeEnabled();
  await page.goto(path.replace(/\/event\/.*/, ''));
  await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: /^Live/ }).first().click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(main.getByRole('heading', { level: 1, name: /Live/ })).toBeVisible();
  await menu.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(main.locator('[data-odds]').first()).toBeVisible();
});

test('My Bets is for players, with open and settled ones; log-in is at /login and comes back, unless it was home', async ({
  page,
  player,
  header,
  logInPage,
  myBets,
}) => {
  await page.goto('/');
  await header.logIn.click();
  await expect(page).toHaveURL(/\/login$/);
  // Without menu and slip the page has the whole width.
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 0, width });

  await page.goto('/my-bets');
  await expect(page).toHaveURL(/\/login\?previousPath=%2Fmy-bets/);
  await expect(page.getByText('You must be logged in to view this page. Please login to continue.', { exact: true })).toBeVisible();
  await logInPage.logIn(player.username, player.password);
  await expect(page).toHaveURL(/\/my-bets/);
  await expect(myBets.openTab).toHaveAttribute('aria-selected', 'true');
  await myBets.settledTab.click();
  await expect(myBets.settledTab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main').getByRole('tab')).toHaveText([/^Open/, /^Settled/]);
});

test('a visitor in US-PA goes to the casino’s own variant, at the address that /i/regions names', async ({ page, serverUrl }) => {
  await alterStartup(page, (startup) => {
    startup.regionalMetadata.currentRegionCode = 'US-PA';
  });
  await page.goto('/live');
  await expect(page).toHaveURL(`${origin(serverUrl, 'hwc')}/casino/hollywood-casino`);
  await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible();
  await page.goto(`${origin(serverUrl, 'hwc')}/info/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/info\/about$/);
});

import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInOnScreen } from '../support/flows.ts';
import { alterStartup } from '../support/startupAnswer.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('home, live, competition and event have their addresses [S2.010 S2.011 S2.013 S2.014]', async ({ page, takeEvents }) => {
  const [event] = (await takeEvents(1)) as [SandboxEvent];
  const main = page.getByRole('main');
  const path = eventPath(event);
  await page.goto(path);
  for (const team of event.name.split(' @ ')) await expect(main).toContainText(team);
  await page.goto(path.replace(/\/event\/.*/, ''));
  const row = main.locator(`a[href="${path}"]`).first();
  await expect(row).toBeVisible();
  await page.goto('/');
  await expect(main.locator('[data-odds]').first()).toBeVisible();
  await page.goto('/live');
  await expect(main.getByRole('heading', { level: 1, name: /Live/ })).toBeVisible();
});

test('outside an operating area the lines are there to be looked at [S1.29 W1.17 W6.03]', async ({
  page,
  takeEvents,
  eventPage,
}) => {
  const [event] = (await takeEvents(1)) as [SandboxEvent];
  await alterStartup(page, (startup) => {
    startup.regionalMetadata.validRegion = false;
  });
  const told = page.waitForResponse(/operationName=Startup/);
  await eventPage.open(event);
  await told;
  await expect(eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0))).toBeEnabled();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('[data-odds]').first()).toBeVisible();
});

test('an address that leads nowhere says so, and the developers’ tools are such a one [S2.103 S2.104]', async ({ page }) => {
  for (const path of ['/nowhere/at/all', '/dev-tools']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page is out of bounds' })).toBeVisible();
  }
});

test('My Bets is for players, with open and settled ones; log-in is at /login and comes back [S2.019 S2.020 S2.021 S2.091 S2.093 W2.38 W2.41 W2.42 W6.15]', async ({
  page,
  player,
  logInPage,
  myBets,
}) => {
  await page.goto('/my-bets');
  await expect(page).toHaveURL(/\/login\?previousPath=%2Fmy-bets/);
  await expect(page.getByText('You must be logged in to view this page. Please login to continue.')).toBeVisible();
  await logInPage.logIn(player.username, player.password);
  await expect(page).toHaveURL(/\/my-bets/);
  await expect(myBets.openTab).toHaveAttribute('aria-selected', 'true');
  await myBets.settledTab.click();
  await expect(myBets.settledTab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main').getByRole('tab')).toHaveText([/^Open/, /^Settled/]);
});

test('log-in from home has no way back to carry [S2.093]', async ({ page, header, player }) => {
  await page.goto('/');
  await header.logIn.click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await logInOnScreen(page, player);
  await expect(page).toHaveURL(/:\d+\/$/);
});

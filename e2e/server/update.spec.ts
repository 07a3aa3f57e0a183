import type { Page } from '@playwright/test';
import { type AlteringProxy, startAlteringProxy } from '../support/alteringProxy.ts';
import { startDraftBet, waitForWorker } from '../support/flows.ts';
import { expect, origin, ownServerTest } from '../support/test.ts';

/** The product behind a proxy that can publish the next release: the same files, another worker. */
const test = ownServerTest.extend<{ release: AlteringProxy }>({
  release: async ({ serverUrl }, use) => {
    const proxy = await startAlteringProxy(serverUrl);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ release }, use) => use(origin(release.url, 'tsb')),
});

function publishNextRelease(release: AlteringProxy): void {
  release.alter('/sw.js', (body) => `${body}\n// the next release\n`);
}

/** Triggers the browser's regular check for a new worker. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

const notice = (page: Page) => page.getByRole('status', { name: 'Update' }).or(page.getByRole('region', { name: 'Update' }));

test('a new release is offered, and all tabs take it together once it is accepted in one; when the browser delays the next one, the notice says so and the page stays usable', async ({
  context,
  page,
  release,
}) => {
  await page.goto('/');
  await waitForWorker(page);
  const other = await context.newPage();
  await other.goto('/live');
  await expect(other.getByRole('banner')).toBeVisible();
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isOld: true }));

  publishNextRelease(release);
  await checkForUpdate(page);
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });
  await expect(notice(other)).toBeVisible({ timeout: 15_000 });
  // Nothing reloads without a click.
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);

  await notice(page).getByRole('button', { name: 'Update now' }).click();
  for (const tab of [page, other]) {
    await tab.waitForFunction(() => !('isOld' in window), undefined, { timeout: 15_000 });
    await expect(tab.getByRole('banner')).toBeVisible();
    await expect(notice(tab)).toHaveCount(0);
  }
  await other.close();

  // A worker that keeps waiting although it was told to take over, as behind an old worker that is never idle.
  release.alter('/sw.js', (body) => `${body.replaceAll('skipWaiting()', 'registration.update()')}\n// the next release\n`);
  await checkForUpdate(page);
  await expect(notice(page)).toContainText('The page reloads once. Your picks stay.', { timeout: 15_000 });
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await notice(page).getByRole('button', { name: 'Update now' }).click();
  await expect(notice(page)).toContainText('It starts by itself within a few minutes. You can go on.');
  await expect(notice(page).getByRole('button', { name: 'Update now' })).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Live/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Live', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
  await notice(page).getByRole('button', { name: 'Update later' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('an update that nobody has accepted is applied once no tab was seen for half an hour', async ({ page, release }) => {
  await page.clock.install();
  await page.goto('/');
  await waitForWorker(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  publishNextRelease(release);
  await checkForUpdate(page);
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward('20:00');
  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
  await page.clock.fastForward('11:00');
  await page.waitForFunction(() => !('isOld' in window), undefined, { timeout: 15_000 });
  await expect(page.getByRole('banner')).toBeVisible();
});

test('an update is offered beside a slip, again for the next release, and the slip survives it; a bet in flight is never reloaded over, and once it is placed the update is offered', async ({
  page,
  release,
  sandbox,
  player,
  event,
  header,
  betslip,
  myBets,
}) => {
  await startDraftBet(page, player, event, { throughWorker: true });
  await betslip.setStake('25');
  await page.evaluate(() => Object.assign(window, { isOld: true }));

  publishNextRelease(release);
  await checkForUpdate(page);
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });
  await expect(betslip.bet()).toHaveValue('$25.00');
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
  await notice(page).getByRole('button', { name: 'Update later' }).click();
  await expect(notice(page)).toHaveCount(0);

  release.alter('/sw.js', (body) => `${body}\n// the release after the next\n`);
  await checkForUpdate(page);
  await expect(notice(page)).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => scrollTo(0, 200));
  const scrolled = await page.evaluate(() => scrollY);
  // A click would scroll to the notice first.
  await notice(page).getByRole('button', { name: 'Update now' }).dispatchEvent('click');
  await page.waitForFunction(() => !('isOld' in window), undefined, { timeout: 15_000 });
  await expect(betslip.removeButtons).toHaveCount(1);
  await expect(betslip.bet()).toHaveValue('$25.00');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await sandbox.addFault({ match: 'BetslipPlaceBets', effect: { delayMs: 5_000 }, times: 1 });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && (request.postData() ?? '').includes('BetslipPlaceBets'),
  );
  await betslip.button('Place Bet').click();
  await sent;

  release.alter('/sw.js', (body) => `${body}\n// one more release\n`);
  await checkForUpdate(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect(betslip.button('Bet Placed')).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);

  await expect(betslip.button('Bet Placed')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
  await notice(page).getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => !('isOld' in window));
  await expect(header.account).toHaveAccessibleName(/\$975\.00/);
  await page.goto('/my-bets');
  await expect(myBets.bets).toHaveCount(1);
});

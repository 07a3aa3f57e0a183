import { marketOf, selectionOf } from '../support/events.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a toast stays for 5 s and then disappears [S9.17]', async ({ page, consoleWatch, event, eventPage }) => {
  consoleWatch.expect(/Failed to load resource/, /ERR_FAILED/);
  await page.route(/\/graphql$/, (route) =>
    route.request().postData()?.includes('BetslipAddMarketSelection') ? route.abort() : route.continue(),
  );
  await page.clock.install();
  await eventPage.open(event);
  const odds = eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0));
  await expect(odds).not.toHaveAttribute('aria-disabled', 'true');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await odds.click();
  const toast = page.locator('li').filter({ hasText: 'Something went wrong while adding your bet to your betslip.' });
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await toast.count()).toBe(1);
  }).toPass();
  await page.clock.runFor(4850);
  await expect(toast).toBeVisible();
  await page.clock.runFor(150);
  await expect(toast).toHaveCount(0);
});

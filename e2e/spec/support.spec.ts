import { AccountMenu } from '../pages/accountMenu.ts';
import { faults } from '../support/axe.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('the support widget stays open over pages, is left by its keys, and is hidden by a log-out', async ({
  page,
  player,
  logInPage,
}) => {
  await logInBeforehand(page, player);
  await page.goto('/live');
  const menu = new AccountMenu(page);
  const chat = page.getByRole('button', { name: 'Chat with Support' });
  const widget = page.getByRole('region', { name: 'Customer Support' });
  await menu.open();
  await chat.click();
  await expect(widget.getByRole('button', { name: 'Close support' })).toBeFocused();
  await expect(page.frameLocator('iframe[title="Support chat"]').getByRole('heading', { name: 'Support chat' })).toBeVisible();
  await expect(widget.getByRole('link', { name: 'support@slipstream.test' })).toBeVisible();
  expect(await faults(page, 'all', { sample: false, within: 'section:has(iframe)' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(widget).toHaveCount(0);
  await menu.open();
  await chat.click();
  await page.getByRole('link', { name: 'My Bets' }).first().click();
  await expect(page).toHaveURL(/\/my-bets/);
  await expect(widget).toBeVisible();
  await menu.logOutAndConfirm();
  await expect(logInPage.submit).toBeVisible();
  await expect(widget).toHaveCount(0);
});

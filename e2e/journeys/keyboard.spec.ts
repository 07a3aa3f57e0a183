import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { tabTo, tabToPrice } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a bet is placed with the keyboard alone, from the skip link to the receipt', { tag: '@main' }, async ({
  page,
  player,
  event,
  header,
  logInPage,
  eventPage,
  betslip,
}) => {
  const odds = eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0));
  await eventPage.open(event);
  await expect(odds).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/skip/i);
  await tabTo(page, header.logIn);
  await page.keyboard.press('Enter');
  await tabTo(page, logInPage.username);
  await page.keyboard.type(player.username);
  await tabTo(page, logInPage.password);
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(header.account).toBeVisible();

  await tabToPrice(page, odds);
  // The focus ring is visible.
  expect(await odds.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  await page.keyboard.press('Space');
  await expect(odds).toHaveAttribute('aria-pressed', 'true');

  // The first pick by a key moves the focus to its stake.
  await expect(betslip.bet()).toBeFocused();
  await tabTo(page, betslip.straightTab, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  // One pick is a straight bet.
  await expect(betslip.straightTab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, betslip.bet());
  await page.keyboard.type('2.5');
  // In the amount, Enter moves to the button.
  await page.keyboard.press('Enter');
  await expect(betslip.button('Place Bet')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(betslip.root.getByText(/^Press Enter again to bet \$2\.50/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(betslip.button('Bet Placed')).toBeVisible();
  await expect(header.account).toHaveAccessibleName(/\$997\.50/);
});

test('the menu as a drawer holds the focus, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  for (const name of ['Open menu', 'Soccer']) {
    const opener = page.getByRole('button', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer.locator(':focus')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a branch of the menu opens by keys, and the account panel and the question before a log-out give the focus back', async ({
  page,
  player,
  header,
}) => {
  await logInBeforehand(page, player);
  await page.goto('/info/about');
  await expect(header.account).toBeVisible();
  await tabTo(page, header.account);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close account panel' }) });
  await expect(panel.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(header.account).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('button', { name: 'Log Out' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await expect(question.locator(':focus')).toBeVisible();
  expect(await faults(page, 'all', { sample: true, within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(header.account).toBeFocused();

  const branch = page.getByRole('button', { name: 'More of NFL' });
  await tabTo(page, branch);
  await page.keyboard.press('Enter');
  await expect(branch).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /\/event\//);
});

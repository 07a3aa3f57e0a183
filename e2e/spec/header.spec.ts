import type { Page } from '@playwright/test';
import { logInOnScreen } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** Keeps every state that the bar shows: of a visitor, of a player, of both or of neither. */
function watchStates(): void {
  const note = (): void => {
    const text = document.querySelector('header')?.textContent ?? '';
    const state = [text.includes('Log In') && 'anonymous', /\$[\d,]+\.\d\d/.test(text) && 'logged in']
      .filter(Boolean)
      .join(' and ');
    const seen: readonly string[] = JSON.parse(sessionStorage.getItem('seen states') ?? '[]');
    if (!seen.includes(state)) sessionStorage.setItem('seen states', JSON.stringify([...seen, state]));
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}

const seenStates = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('seen states') ?? '[]'));

test('a visitor’s menu of 316 px; then a player: balance and initials, a panel of 360 px with all about the account, and a log-out that asks, leads to log-in and says why', async ({
  page,
  sandbox,
  header,
  accountMenu,
  logInPage,
}) => {
  const player = await sandbox.createPlayer({ balanceCents: 123_450, firstName: 'Ada', lastName: 'Byron' });
  await page.addInitScript(watchStates);
  await page.goto('/');
  await expect(header.logIn).toBeEnabled();
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  await header.root.getByRole('button', { name: 'Menu for visitors' }).click();
  const visitors = page.getByRole('dialog');
  await expect(visitors.getByRole('link', { name: 'My Bets' })).toBeVisible();
  expect((await visitors.boundingBox())?.width).toBe(316);
  await page.keyboard.press('Escape');
  await expect(visitors).toHaveCount(0);
  await logInOnScreen(page, player);
  await expect(header.logIn).toHaveCount(0);
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  await expect(header.account).toHaveAccessibleName(/\$1,234\.50/);
  await expect(header.account).toHaveAccessibleName(/\bAB\b/);

  const mark = header.root.getByRole('link', { name: 'Play in balance' });
  await expect(mark).toHaveAttribute('href', '/account/responsible-gaming');

  await accountMenu.open();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Ada Byron');
  await expect(panel).toContainText(player.email);
  const wallet = panel.getByRole('region', { name: 'Wallet', exact: true });
  await expect(wallet).toContainText('Playable Balance$1,234.50');
  await expect(wallet.getByRole('term')).toHaveText(['Playable Cash', 'Site credit', 'Restricted Balance']);
  const info = wallet
    .getByRole('term')
    .filter({ hasText: 'Restricted Balance' })
    .getByRole('link', { name: 'About restricted balance' });
  await expect(info).toHaveAttribute('href', '/info/restricted-balance');
  await expect(panel.getByRole('link', { name: 'My Bets' })).toBeVisible();
  await expect(accountMenu.logOut).toBeVisible();
  // It slides in; its width does not change on the way.
  expect((await panel.boundingBox())?.width).toBe(360);

  await accountMenu.logOut.click();
  await expect(accountMenu.confirm.getByRole('heading', { name: 'Are you sure you want to log out?' })).toBeVisible();
  await accountMenu.confirm.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(accountMenu.confirm).toHaveCount(0);
  await expect(header.account).toBeVisible();

  await accountMenu.logOutAndConfirm();
  await expect(page).toHaveURL(/\/login$/);
  await expect(logInPage.submit).toBeVisible();
  const state: unknown = await page.evaluate(() => (history.state as { usr?: unknown }).usr);
  expect(state).toEqual({ logoutReason: 'none' });
  await expect(page.getByText('You have been logged out. Please login again to continue.', { exact: true })).toBeVisible();
  // There is no third state; the bar is empty until one of the two is known.
  expect((await seenStates(page)).filter((seen) => seen !== '')).toEqual(['anonymous', 'logged in']);
});

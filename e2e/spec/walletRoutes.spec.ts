import { faults } from '../support/axe.ts';
import { logInBeforehand } from '../support/flows.ts';
import { tabTo } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walk.ts';

test.use({ serviceWorkers: 'block' });

/** Addresses of the wallet, where each leads without a payment, and what it is called there. */
const ROUTES = [
  ['/deposit', '/deposit', 'Deposit'],
  ['/deposit/gateway', '/deposit', 'Deposit'],
  ['/deposit/wire-transfer', '/deposit/wire-transfer', 'Wire transfer'],
  ['/deposit/cash-at-casino', '/deposit/cash-at-casino', 'Choose a casino'],
  ['/withdrawal', '/withdrawal', 'Withdraw'],
  ['/withdrawal/gateway', '/withdrawal', 'Withdraw'],
  ['/withdrawal/wire-transfer', '/withdrawal/wire-transfer', 'Wire transfer'],
  ['/withdrawal/cash-at-casino', '/withdrawal/cash-at-casino', 'Choose a casino'],
  ['/withdrawal/interac', '/withdrawal/interac', 'Interac e-Transfer'],
  ['/receipt/unknown', '/receipt/unknown', 'There is no such receipt'],
  ['/wire_transfer_withdrawal_details', '/withdrawal', 'Withdraw'],
] as const;

test('every address of the wallet asks a visitor to log in first, opened directly leads a player to its page, and axe finds nothing there [S2.068 S2.070 S2.072 S2.073 S6.11 W2.04 W2.06 W2.07]', async ({
  page,
  player,
  wallet,
  logInPage,
}) => {
  await page.goto('/deposit');
  await expect(page).toHaveURL('/login?previousPath=%2Fdeposit');
  for (const [address] of ROUTES.slice(1)) {
    await walkTo(page, address);
    await expect(page).toHaveURL(`/login?previousPath=${encodeURIComponent(address)}`);
  }
  await page.goto('/withdrawal/cash-at-casino');
  await logInPage.logIn(player.username, player.password);
  await expect(page).toHaveURL('/withdrawal/cash-at-casino');

  const seen = new Set<string>();
  for (const [address, path, title] of ROUTES)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveURL(path);
      await expect(wallet.heading).toHaveText(title);
      if (seen.has(path)) return;
      seen.add(path);
      await expect(wallet.main.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await faults(page, 'all', { sample: true, pageOnly: seen.size > 1 })).toEqual([]);
    });
});

test('a deposit and a withdrawal can be made by keyboard alone, from a promotion and back, and axe finds nothing on the way [W2.02]', async ({
  page,
  player,
  sandbox,
  wallet,
}) => {
  await page.clock.install();
  await sandbox.behave({ playerId: player.userId, providerCode: 'CASH_AT_CASINO', behaviour: 'never' });
  await logInBeforehand(page, player);
  await page.goto('/deposit?from=promotion');
  await expect(wallet.heading).toHaveText('Deposit');
  await tabTo(page, wallet.main.getByRole('radio', { name: 'Online banking' }));
  await page.keyboard.press('ArrowDown');
  await expect(wallet.main.getByRole('radio', { name: 'Debit card' })).toBeFocused();
  await tabTo(page, wallet.amount);
  await page.keyboard.type('50');
  await tabTo(page, wallet.deposit);
  await page.keyboard.press('Enter');
  await expect(wallet.provider.button('Approve')).toBeVisible();
  expect(await faults(page, 'all', { sample: false, pageOnly: true })).toEqual([]);
  await tabTo(page, wallet.provider.button('Approve'));
  await page.keyboard.press('Enter');
  await expect(wallet.main.getByText('$50.00 added')).toBeVisible();
  await page.clock.fastForward(3_000);
  await wallet.expectReceipt('Deposit successful');
  await expect(wallet.action('Back to the promotion')).toHaveAttribute('href', '/promotions');
  expect(await faults(page, 'all', { sample: false, pageOnly: true })).toEqual([]);

  await tabTo(page, wallet.action('Your deposits'));
  await page.keyboard.press('Enter');
  await tabTo(page, wallet.main.getByRole('link', { name: 'Withdraw', exact: true }));
  await page.keyboard.press('Enter');
  await expect(wallet.heading).toHaveText('Withdraw');
  await tabTo(page, wallet.main.getByRole('radio').first());
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(wallet.main.getByRole('radio', { name: 'Cash at casino' })).toBeFocused();
  await tabTo(page, wallet.amount);
  await page.keyboard.type('20');
  await tabTo(page, wallet.withdraw);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/withdrawal/cash-at-casino');
  await tabTo(page, wallet.action('Get my reference'));
  await page.keyboard.press('Enter');
  await wallet.expectReceipt('Withdrawal processing');
  await wallet.actOnNewest(player, 'check');
  await expect(wallet.heading).toHaveText('Cash withdrawal pending');
  expect(await faults(page, 'all', { sample: false, pageOnly: true })).toEqual([]);
  await wallet.expectBalance('1,030.00');
});

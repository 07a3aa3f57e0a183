import { faults } from '../support/axe.ts';
import { logInBeforehand } from '../support/flows.ts';
import { tabTo } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a deposit and a withdrawal can be made by keyboard alone, from a promotion and back, and axe finds nothing on the way', async ({
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

  await page.goto('/receipt/unknown');
  await expect(wallet.heading).toHaveText('There is no such receipt');
  expect(await faults(page, 'all', { sample: false, pageOnly: true })).toEqual([]);
});

import type { PaymentBehaviour } from '../../tests/support/sandboxClient.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** As the header shows a balance. */
const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

const IN_FRAME = [
  ['TRUSTLY', 'Online banking'],
  ['PAYSAFE_DEBIT_DEPOSIT', 'Debit card'],
  ['PAYSAFE_CREDIT_DEPOSIT', 'Credit card'],
  ['GLOBAL_PAYMENTS_VIP_PREFERRED', 'eCheck'],
  ['PAYPAL', 'PayPal'],
  ['BRAINTREE_CREDIT', 'Card or account'],
] as const;

test('a deposit by each provider with a page of its own is confirmed in a frame on the payments origin, and the receipt and the balance show it', {
  tag: '@main',
}, async ({ page, player, sandbox, wallet }) => {
  await page.clock.install();
  await logInBeforehand(page, player);
  const { payments } = await sandbox.services();
  let balanceCents = 100_000;
  for (const [code, name] of IN_FRAME)
    await test.step(code, async () => {
      await wallet.begin('deposit', name, '50');
      await expect(page).toHaveURL(/\/deposit\/gateway\?receipt=/);
      await expect(wallet.provider.button('Approve')).toBeVisible();
      const src = (await wallet.provider.element.getAttribute('src')) ?? '';
      expect(new URL(src).origin).toBe(origin(payments, 'tsb'));
      expect(new URL(src).origin).not.toBe(new URL(page.url()).origin);
      await wallet.provider.press('Approve');
      await expect(wallet.main.getByText('$50.00 added')).toBeVisible();
      balanceCents += 5_000;
      await wallet.expectBalance(dollars(balanceCents));
      await page.clock.fastForward(3_000);
      await wallet.expectReceipt('Deposit successful');
      await expect(wallet.main).toContainText('$50.00');
      expect((await sandbox.payments(player.userId))[0]).toMatchObject({ providerCode: code, amountCents: 5_000 });
    });
  expect(await sandbox.payments(player.userId)).toHaveLength(IN_FRAME.length);
});

test('cash and a wire leave a receipt that says what to do, and turn it and both tabs’ balances at once when the money comes', async ({
  page,
  context,
  player,
  wallet,
}) => {
  await logInBeforehand(page, player);
  const other = await context.newPage();
  await other.goto('/deposit');
  await wallet.expectBalance('1,000.00', other);

  await wallet.begin('deposit', 'Cash at casino', '60');
  await expect(page).toHaveURL('/deposit/cash-at-casino');
  await wallet.main.getByRole('radio', { name: /Blue Mountain Casino/ }).check();
  await wallet.main.getByRole('button', { name: 'Get my reference' }).click();
  await wallet.expectReceipt('Cash deposit pending');
  await expect(wallet.main).toContainText('Show this receipt at the cashier, and pay.');
  await expect(wallet.main).toContainText('12 Racecourse Road, Grantville, PA 17028');
  await wallet.actOnNewest(player, 'approve');
  await expect(wallet.heading).toHaveText('Deposit successful');
  await wallet.expectBalance('1,060.00');
  await wallet.expectBalance('1,060.00', other);
  await expect(other.getByRole('region', { name: 'Your payments' })).toContainText('Deposit successful');

  await wallet.begin('deposit', 'Wire transfer', '1500');
  await expect(page).toHaveURL('/deposit/wire-transfer');
  await wallet.fill({ 'Account holder': 'Alex Morgan', Bank: 'Harbor Bank' });
  await wallet.main.getByRole('button', { name: 'Continue' }).click();
  await wallet.expectReceipt('Wire deposit pending');
  await expect(wallet.main).toContainText('Send the wire from your bank with these details.');
  await wallet.actOnNewest(player, 'approve');
  await expect(wallet.heading).toHaveText('Deposit successful');
  await wallet.expectBalance('2,560.00', other);
});

test('a refused deposit says so in place of the frame, and what is left to do; one that goes on has a receipt that changes by itself', async ({
  page,
  player,
  sandbox,
  wallet,
}) => {
  await logInBeforehand(page, player);
  const beginWith = async (behaviour: PaymentBehaviour): Promise<void> => {
    await sandbox.behave({ playerId: player.userId, behaviour, times: 1 });
    await wallet.begin('deposit', 'Online banking', '50');
    await wallet.provider.press('Approve');
  };
  // The other endings that move no money are shown by paymentFrame.test.tsx.
  await beginWith('declined');
  await expect(wallet.alert).toHaveText('Your deposit could not be processed. Please contact Customer Support for assistance.');
  await expect(wallet.provider.element).toHaveCount(0);
  await expect(wallet.main).toContainText('Nothing was charged.');
  await expect(wallet.action('Contact Support').last()).toBeVisible();
  await expect(wallet.action('Try again')).toHaveCount(0);
  await wallet.action('Choose another method').click();
  await expect(wallet.amount).toBeFocused();
  await wallet.expectBalance('1,000.00');

  await test.step('pending-failed', async () => {
    await beginWith('pending-failed');
    await wallet.expectReceipt('Deposit processing');
    await wallet.actOnNewest(player, 'decline');
    await wallet.expectReceipt('Deposit failed');
    await wallet.expectBalance('1,000.00');
  });
  await test.step('pending-success', async () => {
    await beginWith('pending-success');
    await wallet.expectReceipt('Deposit processing');
    await wallet.actOnNewest(player, 'approve');
    await wallet.expectReceipt('Deposit successful');
    await wallet.expectBalance('1,050.00');
  });
});

test('a deposit whose end does not come keeps its page; left, it may still go through, and is told when it does', async ({
  page,
  player,
  sandbox,
  wallet,
}) => {
  await logInBeforehand(page, player);
  await sandbox.behave({ playerId: player.userId, behaviour: 'slow', times: 1 });
  await wallet.begin('deposit', 'Online banking', '50');
  await wallet.provider.press('Approve');
  await expect(wallet.provider.frame.getByRole('status')).toContainText('This takes a moment');
  await wallet.actOnNewest(player, 'approve');
  await expect(wallet.main.getByText('$50.00 added')).toBeVisible();
  await wallet.expectBalance('1,050.00');

  await sandbox.behave({ playerId: player.userId, behaviour: 'never', times: 1 });
  await wallet.begin('deposit', 'Debit card', '70');
  await wallet.provider.press('Approve');
  await expect(wallet.provider.frame.getByRole('status')).toContainText('This takes a moment');
  await wallet.action('Back to deposit').click();
  await expect(wallet.amount).toBeFocused();
  const note = wallet.main.getByRole('status').filter({ hasText: '$70.00 may still be on its way' });
  await expect(note).toContainText('Debit card has it.');
  await note.getByRole('link', { name: 'See the receipt' }).click();
  await wallet.actOnNewest(player, 'approve');
  await wallet.expectReceipt('Deposit successful');
  await wallet.expectBalance('1,120.00');
  expect(await sandbox.payments(player.userId)).toHaveLength(2);
});

/** Measures in the page, because this machine may be slow to ask: from the frame's message to the frame's end. */
function watchClosing(): void {
  const seen = window as unknown as { closedAfterMs?: Promise<number> };
  seen.closedAfterMs = new Promise((resolve) => {
    window.addEventListener('message', ({ data }) => {
      if (data?.type !== 'showDepositFailed') return;
      const messageAt = performance.now();
      new MutationObserver(() => {
        if (document.querySelector('iframe[allow=payment]') === null) resolve(performance.now() - messageAt);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

test('a cancelled deposit closes its frame within a second and leads back to the amount; it is no failure, and one Back leaves the page; the app is never inside its frame', async ({
  page,
  player,
  sandbox,
  wallet,
  accountMenu,
  consoleWatch,
}) => {
  await logInBeforehand(page, player);
  await page.goto('/promotions');
  await accountMenu.open();
  await page.getByRole('region', { name: 'Wallet', exact: true }).getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL('/deposit');
  await wallet.choose('Online banking', '50');
  await wallet.deposit.click();
  await expect(wallet.provider.button('Cancel')).toBeVisible();
  await page.evaluate(watchClosing);
  await wallet.provider.press('Cancel');
  await expect(wallet.amount).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { closedAfterMs: Promise<number> }).closedAfterMs)).toBeLessThan(1_000);
  await expect(page).toHaveURL('/deposit');
  await expect(wallet.amount).toHaveValue('$50.00');
  await expect(wallet.main.getByRole('status').filter({ hasText: 'You cancelled' })).toContainText('Nothing was charged.');
  await expect(wallet.alert).toHaveCount(0);
  await expect(wallet.main).not.toContainText('could not be processed');

  // The same content again is the same payment, in another window.
  await wallet.deposit.click();
  await expect(wallet.provider.button('Cancel')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/promotions');
  const statuses = async () => (await sandbox.payments(player.userId)).map(({ status }) => status);
  await expect.poll(statuses).toEqual(['cancelled', 'cancelled']);

  await wallet.begin('deposit', 'Online banking', '50');
  await expect(wallet.provider.button('Cancel')).toBeVisible();
  consoleWatch.expect(/Content Security Policy|X-Frame-Options|frame-src|frame-ancestors|Refused to|Framing/);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  await frame?.evaluate((to) => location.assign(to), `${new URL(page.url()).origin}/deposit`).catch(() => undefined);
  await expect(wallet.provider.button('Cancel')).toHaveCount(0);
  await expect(wallet.provider.frame.getByRole('main')).toHaveCount(0);
  await wallet.action('Back to deposit').click();
  await expect(wallet.amount).toBeFocused();
  await expect.poll(statuses).toEqual(['cancelled', 'cancelled', 'cancelled']);
  await wallet.expectBalance('1,000.00');
});

import { enterCode, makePhone } from '../support/codes.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const STEPS = ['Requested', 'Checked', 'Sent', 'Arrived'] as const;

interface WithdrawalCase {
  readonly code: string;
  readonly name: string;
  readonly amount: string;
  readonly pending: string;
  /** Between the amount and the receipt. */
  readonly goOn: 'frame' | 'cage';
}

const WITHDRAWALS: readonly WithdrawalCase[] = [
  { code: 'TRUSTLY', name: 'Online banking', amount: '20', pending: 'Withdrawal processing', goOn: 'frame' },
  { code: 'PAYPAL', name: 'PayPal', amount: '30', pending: 'Withdrawal processing', goOn: 'frame' },
  { code: 'CASH_AT_CASINO', name: 'Cash at casino', amount: '50', pending: 'Withdrawal processing', goOn: 'cage' },
];

test('a withdrawal by a bank, a drop-in and cash is reserved, and its receipt goes from requested to arrived by itself', {
  tag: '@main',
}, async ({ page, player, sandbox, wallet }) => {
  await sandbox.behave({ playerId: player.userId, behaviour: 'never' });
  await logInBeforehand(page, player);
  let balanceCents = 100_000;
  for (const { code, name, amount, pending, goOn } of WITHDRAWALS)
    await test.step(code, async () => {
      await wallet.begin('withdrawal', name, amount);
      if (goOn === 'cage') await wallet.action('Get my reference').click();
      else {
        await expect(page).toHaveURL(/\/withdrawal\/gateway\?receipt=/);
        await wallet.provider.press('Approve');
      }
      await wallet.expectReceipt(pending);
      balanceCents -= Number(amount) * 100;
      await wallet.expectBalance((balanceCents / 100).toFixed(2));
      await wallet.expectStep('Checked');
      for (const [action, next] of [
        ['check', 'Sent'],
        ['send', 'Arrived'],
      ] as const) {
        await wallet.actOnNewest(player, action);
        await wallet.expectStep(next);
        await expect(wallet.action('Cancel withdrawal')).toHaveCount(action === 'check' ? 1 : 0);
      }
      await wallet.actOnNewest(player, 'approve');
      await expect(wallet.heading).toHaveText('Withdrawal sent');
      for (const step of STEPS) await expect(wallet.step(step)).toContainText(`${step}, done`);
      expect((await sandbox.payments(player.userId))[0]).toMatchObject({ providerCode: code, direction: 'WITHDRAWAL' });
    });
  await wallet.expectBalance((balanceCents / 100).toFixed(2));
});

test('a wire is asked for with a form and a code, and sent only after its details were read', async ({ page, sandbox, wallet }) => {
  const phone = makePhone();
  const player = await sandbox.createPlayer({ balanceCents: 500_000, phone });
  await sandbox.behave({ playerId: player.userId, behaviour: 'never' });
  await logInBeforehand(page, player);
  await wallet.begin('withdrawal', 'Wire transfer', '1500');
  await expect(page).toHaveURL('/withdrawal/wire-transfer');
  const next = wallet.action('Continue');
  await next.click();
  await expect(wallet.main).toContainText('Routing number is required.');
  await wallet.fill({ 'Account holder': 'Alex Morgan', Bank: 'Harbor Bank', 'Routing number': '12345' });
  await wallet.fill({ 'Account number': '000123456789', 'Account type': 'Checking' });
  await next.click();
  await expect(wallet.main).toContainText('A routing number has 9 digits');
  await wallet.fill({ 'Routing number': '021000021' });
  await next.click();
  await enterCode(page, sandbox, phone);
  await expect(page).toHaveURL(/\/wire_transfer_withdrawal_details\?receipt=/);
  await expect(wallet.heading).toHaveText('Check before we send');
  await expect(wallet.main).not.toContainText('000123456789');
  expect(await sandbox.payments(player.userId)).toEqual([]);
  await wallet.action('Confirm withdrawal').click();
  await wallet.expectReceipt('Wire withdrawal pending');
  await wallet.expectBalance('3,500.00');
  await wallet.actOnNewest(player, 'approve');
  await expect(wallet.heading).toHaveText('Withdrawal sent');
});

test('a withdrawal can be taken back until it is sent: from its list, which follows it, from its receipt, and in the frame; the money is back at once', async ({
  page,
  player,
  sandbox,
  wallet,
}) => {
  await sandbox.behave({ playerId: player.userId, behaviour: 'never' });
  await logInBeforehand(page, player);
  await wallet.begin('withdrawal', 'Online banking', '20');
  await wallet.provider.press('Cancel');
  await expect(wallet.amount).toBeFocused();
  await expect(wallet.main.getByRole('status').filter({ hasText: 'You cancelled' })).toContainText(
    'Nothing was paid out. The amount is back in your balance.',
  );
  await wallet.expectBalance('1,000.00');

  await wallet.withdraw.click();
  await wallet.provider.press('Approve');
  await wallet.expectReceipt('Withdrawal processing');
  await wallet.expectBalance('980.00');
  await wallet.action('Your withdrawals').click();
  const pending = wallet.main.getByRole('region', { name: 'Withdrawals on their way' });
  const cancel = pending.getByRole('button', { name: 'Cancel the withdrawal of $20.00' });
  await expect(cancel).toBeVisible();
  await wallet.actOnNewest(player, 'send');
  await expect(cancel).toHaveCount(0);
  await expect(pending).toContainText('Sent, done');

  // The account is known by now: no page of the provider.
  await wallet.begin('withdrawal', 'Online banking', '30');
  await wallet.expectReceipt('Withdrawal processing');
  await wallet.expectBalance('950.00');
  await wallet.action('Cancel withdrawal').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(wallet.heading).toHaveText('Withdrawal failed');
  await expect(wallet.step('Checked')).toContainText('Cancelled. The money is back in your account.');
  await wallet.expectBalance('980.00');
});

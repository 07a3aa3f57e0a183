import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', player: async ({ sandbox }, use) => use(await sandbox.createPlayer({ balanceCents: 1_000 })) });

test('a quick deposit keeps the slip and places nothing: 3 s of success, then the player places; its tooltip is shown once', async ({
  page,
  player,
  sandbox,
  event,
  betslip,
  wallet,
}) => {
  await page.clock.install();
  await startDraftBet(page, player, event);
  await betslip.setStake('50');
  await betslip.quickDeposit.opener.click();
  const { form, amount, deposit, tooltip } = betslip.quickDeposit;
  await expect(form.getByRole('button', { name: 'Go back to Betslip' })).toBeFocused();
  await expect(tooltip).toContainText('Quick Deposit is live!');
  await expect(tooltip).toContainText('Deposit quickly and securely without leaving the betslip.');
  await expect(amount).toHaveValue('$40.00');
  await expect(deposit).toBeEnabled();
  await tooltip.getByRole('button', { name: 'Dismiss' }).click();
  await expect(tooltip).toHaveCount(0);
  await amount.fill('100');
  await amount.blur();
  const created = page.waitForRequest((request) => request.postData()?.includes('"operationName":"DepositCreate"') === true);
  await deposit.click();
  expect((await created).postDataJSON().variables.input).toMatchObject({ quickDeposit: true, amountCents: 10_000 });
  await expect(form.getByRole('status').filter({ hasText: '$100.00 deposited' })).toContainText('Back to your betslip in 3 s.');
  await expect(form.getByRole('heading', { name: '$100.00 deposited' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await wallet.expectBalance('110.00');
  await page.clock.fastForward(3_000);
  await expect(betslip.bet()).toHaveValue('$50.00');
  await expect(betslip.button('Place Bet')).toBeEnabled();
  await expect(betslip.root).toBeFocused();
  expect((await sandbox.payments(player.userId)).map(({ status }) => status)).toEqual(['succeeded']);

  await betslip.setStake('500');
  await page.reload();
  await betslip.quickDeposit.opener.click();
  await expect(amount).toBeVisible();
  await expect(tooltip).toHaveCount(0);
  await form.getByRole('button', { name: 'Go back to Betslip' }).click();
  await expect(betslip.quickDeposit.opener).toBeFocused();
  await betslip.setStake('50');
  await betslip.button('Place Bet').click();
  await expect(betslip.button('Bet Placed')).toBeVisible();
  await wallet.expectBalance('60.00');
});

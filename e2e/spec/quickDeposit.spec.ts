import { enterCode, makePhone } from '../support/codes.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', player: async ({ sandbox }, use) => use(await sandbox.createPlayer({ balanceCents: 1_000 })) });

test('a quick deposit keeps the slip and places nothing: 3 s of success, then the player places; its tooltip is shown once [S2.258 S4.51 W1.15 W2.82 W3.08]', async ({
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

test('another provider is chosen in a dialog, and confirmed in one over the slip; a cancel and a refusal lead back to the amount, and a code by text or call is asked for where one is needed [S4.74 S8.43 W4.63]', async ({
  page,
  sandbox,
  event,
  betslip,
  wallet,
}) => {
  const phone = makePhone();
  const player = await sandbox.createPlayer({ balanceCents: 1_000, phone });
  await sandbox.setFlags({ 'quick-deposit-mfa': { rules: [{ players: [player.userId], value: true }] } });
  await startDraftBet(page, player, event);
  await betslip.setStake('50');
  await betslip.quickDeposit.opener.click();
  const { form, amount, deposit } = betslip.quickDeposit;
  await form.getByRole('button', { name: 'Change' }).click();
  const choice = page.getByRole('dialog', { name: 'Preferred payment method' });
  await choice.getByRole('radio', { name: 'Debit card' }).check();
  await choice.getByRole('button', { name: 'Use this' }).click();
  await expect(choice).toHaveCount(0);
  await expect(form).toContainText('Debit card');
  await amount.fill('100');
  await amount.blur();
  await deposit.click();
  await enterCode(page, sandbox, phone);

  const modal = page.getByRole('dialog', { name: 'Debit card' });
  await expect(modal).toBeVisible();
  await wallet.provider.press('Cancel');
  await expect(modal).toHaveCount(0);
  await expect(amount).toBeFocused();
  await expect(form.getByRole('status').filter({ hasText: 'You cancelled' })).toContainText('Nothing was charged.');
  await expect(form.getByRole('alert')).toHaveCount(0);

  // Each request has its own code.
  await sandbox.behave({ playerId: player.userId, behaviour: 'user-error', times: 1 });
  await deposit.click();
  await enterCode(page, sandbox, phone, { count: 2, channel: 'CALL' });
  await wallet.provider.press('Approve');
  await expect(form.getByRole('alert')).toContainText('An unexpected error occurred. Try again.');
  await expect(form.getByRole('alert')).toContainText('Nothing was charged.');
  await expect(amount).toBeFocused();

  await deposit.click();
  await enterCode(page, sandbox, phone, { count: 3 });
  await wallet.provider.press('Approve');
  await expect(form.getByRole('status').filter({ hasText: '$100.00 deposited' })).toBeVisible();
  await form.getByRole('button', { name: 'Back to your betslip', exact: true }).click();
  await expect(betslip.bet()).toHaveValue('$50.00');
  await wallet.expectBalance('110.00');
});

test('a hidden page that does not answer is called slow after 20 s and given up after 80 s, with support and without a retry; late money still comes [S4.74 S4.76]', async ({
  page,
  player,
  sandbox,
  event,
  betslip,
  wallet,
}) => {
  await page.clock.install();
  await sandbox.behave({ playerId: player.userId, behaviour: 'never', times: 1 });
  await startDraftBet(page, player, event);
  await betslip.setStake('50');
  await betslip.quickDeposit.opener.click();
  const { form, amount, deposit } = betslip.quickDeposit;
  await amount.fill('100');
  await amount.blur();
  await deposit.click();
  await expect(form.getByRole('button', { name: 'Processing' })).toBeVisible();
  await expect(wallet.provider.element).toHaveCount(1);
  await expect(wallet.provider.element).toHaveAttribute('aria-hidden', 'true');
  expect(await wallet.provider.element.boundingBox()).toMatchObject({ width: expect.closeTo(0, 0), height: expect.closeTo(0, 0) });
  await expect(form.getByText('Still working on it')).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(form.getByText('Please wait a moment. The transaction is taking longer than expected.')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(form.getByRole('alert')).toHaveText(
    'Your deposit could not be processed. Please contact Customer Support for assistance.',
  );
  await expect(form.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/);
  await expect(form.getByRole('heading', { name: 'This deposit isn’t finished' })).toBeFocused();
  await expect(form).toContainText('The provider still has it.');
  await expect(form.getByRole('button', { name: /try again/i })).toHaveCount(0);
  await expect(form).toContainText('Your picks and stakes are saved in the slip. No bet was placed.');
  await expect(wallet.provider.element).toHaveCount(0);
  await wallet.actOnNewest(player, 'approve');
  await wallet.expectBalance('110.00');
  await form.getByRole('button', { name: 'Go back to Betslip' }).click();
  await expect(betslip.bet()).toHaveValue('$50.00');
});

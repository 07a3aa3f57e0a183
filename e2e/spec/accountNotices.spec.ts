import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { logInBeforehand, startDraftBet } from '../support/flows.ts';
import { tabTo } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** The order of the page's acknowledgements, and of its questions for the account after them. */
function watchAcknowledgements(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/i/acks')) seen.push(`${request.method()} ${pathname} ${response.status()} ${request.postData()}`);
    else if (seen.length > 0 && searchParams.get('operationName') === 'Account') seen.push('account');
  });
  return seen;
}

test('a player has to acknowledge responsible gaming before anything else, then reviews the limits and a win with a tax form [W1.23 W2.127 W2.128 W2.129 S7.067 S7.068 W7.80 W7.81 W4.77]', async ({
  page,
  sandbox,
  player,
}) => {
  await sandbox.giveNotices({
    playerId: player.userId,
    acknowledgementRequired: true,
    limitsNoticeDue: true,
    w2gWin: { gameName: 'Velvet Sevens', winCents: 184_000 },
  });
  await logInBeforehand(page, player);
  const seen = watchAcknowledgements(page);
  await page.goto('/');
  const acknowledgement = page.getByRole('dialog', { name: 'Play within your means' });
  const understood = acknowledgement.getByRole('button', { name: 'I Understand' });
  await expect(understood).toBeDisabled();
  await page.keyboard.press('Escape');
  expect(await faults(page, 'all', { sample: true, within: '[role=dialog]' })).toEqual([]);
  await acknowledgement.getByRole('checkbox').check();
  await understood.click();
  const limits = page.getByRole('dialog', { name: 'Your limits' });
  await expect(limits).toContainText('No limit');
  expect(seen).toEqual(['POST /i/acks 202 {"acknowledged":true}', 'account']);
  await limits.getByRole('button', { name: 'Looks right' }).click();
  const win = page.getByRole('dialog', { name: 'That win comes with a form' });
  await expect(win).toContainText('You won $1,840.00 on Velvet Sevens');
  expect(seen.slice(2)).toEqual(['PATCH /i/acks/limits_modal_dismissed_at 201 {}', 'account']);
  await win.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /Account$/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the focus stays on the button that acknowledges while the answer is on its way and after it has failed, and a second press sends nothing', async ({
  page,
  sandbox,
  player,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await sandbox.giveNotices({ playerId: player.userId, acknowledgementRequired: true });
  await logInBeforehand(page, player);
  let fail = (): void => undefined;
  const isFailing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let sent = 0;
  await page.route('**/i/acks', async (route) => {
    sent += 1;
    if (sent > 1) return route.fallback();
    await isFailing;
    await route.fulfill({ status: 500 });
  });
  await page.goto('/');
  const acknowledgement = page.getByRole('dialog', { name: 'Play within your means' });
  const understood = acknowledgement.getByRole('button', { name: 'I Understand' });
  await tabTo(page, acknowledgement.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, understood);
  await page.keyboard.press('Enter');
  await expect(understood).toBeDisabled();
  await expect(understood).toBeFocused();
  await page.keyboard.press('Enter');
  fail();
  await expect(acknowledgement).toContainText('That did not come through');
  await expect(understood).toBeEnabled();
  await expect(understood).toBeFocused();
  expect(sent).toBe(1);
  await page.keyboard.press('Enter');
  await expect(acknowledgement).toHaveCount(0);
  expect(sent).toBe(2);
});

test('a bet that a limit refuses opens the alert of the limits, which is acknowledged with a PATCH [S2.218 S7.073 S7.074 W7.78 W7.79]', async ({
  page,
  player,
  event,
  betslip,
}) => {
  const message = 'This bet would take you past your spend limit. Nothing was bet.';
  await startDraftBet(page, player, event);
  const staked = page.waitForResponse((response) => response.request().postData()?.includes('"BetslipSetDraftBetAmount"') === true);
  await betslip.setStake('5');
  const slip = (await (await staked).json()).data.betslipSetDraftBetAmount.betslip;
  await page.route(/\/graphql$/, (route) => {
    if (!route.request().postData()?.includes('"BetslipPlaceBets"')) return route.fallback();
    const userErrors = [{ code: 'edgebook.limit.spend', message, displayType: 'RG_LIMIT', priority: 4, field: 'bet' }];
    return route.fulfill({ json: { data: { betslipPlaceBets: { placement: null, betslip: slip, balance: null, userErrors } } } });
  });
  const seen = watchAcknowledgements(page);
  await betslip.button('Place Bet').click();
  const alert = page.getByRole('dialog', { name: 'You’ve reached a limit' });
  await expect(alert).toContainText(`${message} No bet was placed.`);
  expect(await faults(page, 'all', { sample: true, within: '[role=dialog]' })).toEqual([]);
  await alert.getByRole('button', { name: 'I Understand' }).click();
  await expect(alert).toHaveCount(0);
  expect(seen).toEqual(['PATCH /i/acks/limits_modal_dismissed_at 201 {}', 'account']);
});

test('deposits that have reached the state’s amount are acknowledged after a log-in, once; a failure is a toast [W2.130 S8.52 W8.68]', async ({
  page,
  sandbox,
  player,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await sandbox.giveNotices({ playerId: player.userId, depositAcknowledgementDue: true });
  await logInBeforehand(page, player);
  await page.goto('/info/house-rules');
  const dialog = page.getByRole('dialog', { name: 'About your deposits' });
  await expect(dialog).toContainText('Your deposits have reached $2,500.');
  expect(await faults(page, 'all', { sample: true, within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await sandbox.addFault({ match: 'DepositAcknowledgement', effect: { status: 500 }, times: 1 });
  await dialog.getByRole('button', { name: 'I Understand' }).click();
  await expect(page.getByText('Error acknowledging deposit amount. Please try again later.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'I Understand' }).click();
  await expect(dialog).toHaveCount(0);
  const known = page.waitForResponse(
    (response) =>
      response.url().includes('operationName=PostLogin') || response.request().postData()?.includes('"PostLogin"') === true,
  );
  await page.reload();
  expect((await (await known).json()).data.account.depositAcknowledgementModal.showDepositAckModal).toBe(false);
  await expect(page.getByRole('button', { name: /Account$/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

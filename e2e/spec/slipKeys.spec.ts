import type { Page } from '@playwright/test';
import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

async function withQuickDeposit(page: Page): Promise<void> {
  const flags = [{ key: 'quick-deposit', value: true, reason: 'STATIC', variant: 'on' }];
  await page.route('**/ofrep/v1/evaluate/flags', (route) => route.fulfill({ json: { flags } }));
}

test('the slip by keys: a quick stake, a removal undone, a deposit and back, the button in the corner also after a reload', async ({
  page,
  player,
  event,
  betslip,
}) => {
  await withQuickDeposit(page);
  await startDraftBet(page, player, event);
  await betslip.removeButtons.focus();
  await page.keyboard.press('2');
  await expect(betslip.bet()).toHaveValue('$25.00');

  await page.keyboard.press('Enter');
  await expect(betslip.cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(betslip.bet()).toHaveValue('$25.00');

  await betslip.setStake('5000');
  const opener = betslip.root.getByRole('button', { name: 'Quick Deposit' });
  await opener.click();
  await expect(betslip.root.getByRole('link', { name: 'Go to the deposit page' })).toHaveAttribute('href', '/deposit');
  await expect(betslip.cards).toHaveCount(0);
  await betslip.root.getByRole('button', { name: 'Go back to Betslip' }).click();
  await expect(opener).toBeFocused();
  await expect(betslip.bet()).toHaveValue('$5,000.00');

  await page.keyboard.press('Escape');
  await expect(betslip.expand).toBeFocused();
  await page.reload();
  await expect(betslip.expand).toBeVisible();
  await expect(betslip.straightTab).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const HOUR = 3600;

function colour(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

test('several rewards are a list of 328 by at most 296 pixels: chosen with the keys, shown with a countdown in danger, removed, and used for a bet', async ({
  page,
  sandbox,
  event,
  eventPage,
  betslip,
}) => {
  const player = await sandbox.createPlayer({
    bonusBets: [1000, 500, 700].map((amountCents) => ({
      amountCents,
      title: `$${amountCents / 100} Bonus Bet`,
      expiresInSeconds: 90 * HOUR,
    })),
    profitBoosts: [
      { percent: 25, maximumAmountCents: 5000, expiresInSeconds: HOUR - 60 },
      { percent: 50, maximumAmountCents: 2500, expiresInSeconds: 5 * HOUR, minimumLegs: 2 },
      { percent: 10, maximumAmountCents: 2500, expiresInSeconds: 50 * HOUR },
    ],
    promotionalCreditCents: 2500,
  });
  await logInBeforehand(page, player);
  await eventPage.open(event);
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  // The quick stakes below the field do not go away under the pointer that presses the button.
  await betslip.bet().fill('25');
  const open = betslip.panel.getByRole('button', { name: /^Use a reward/ });
  await expect(open).toContainText('6 available');
  await open.click();
  const list = betslip.panel.getByRole('listbox', { name: 'Rewards' });
  expect(await list.boundingBox()).toMatchObject({ width: 328, height: 296 });
  await expect(list.getByRole('option').first()).toBeFocused();
  await expect(list.getByRole('option', { name: /^50% Profit Boost/ })).toHaveAttribute('aria-disabled', 'true');
  for (const name of [/^25% Profit Boost/, /^\$10 Bonus Bet/, /^Site credit/])
    await expect(list.getByRole('option', { name })).toHaveCount(1);
  expect(await faults(page, 'all', { sample: true, within: '#betslip' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  // The boost: odds, win and payout with it, and the time it has left.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const remove = betslip.panel.getByRole('button', { name: 'Remove reward' });
  await expect(remove).toBeFocused();
  await expect(
    betslip.panel.getByRole('status').filter({ hasText: /^25% Profit Boost applied\. Odds are now [+−]\d/ }),
  ).toHaveCount(1);
  await expect(betslip.panel.getByRole('timer')).toHaveText(/^Expires in 0h 5\dm \d+s$/);
  // Below one hour.
  await expect(betslip.panel.getByRole('timer')).toHaveCSS('color', await colour(page, '--colors-danger'));
  await expect(betslip.root.locator('dl > div').filter({ hasText: 'Boost' }).locator('dd')).toHaveText(/^\+\$\d/);
  await expect(betslip.toWin()).toHaveAttribute('readonly', '');
  expect(await faults(page, 'all', { sample: true, within: '#betslip' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(open).toBeFocused();

  // A bonus bet fills the stake, which cannot be edited, and comes out of no balance.
  await open.click();
  await list.getByRole('option', { name: /^\$10 Bonus Bet/ }).click();
  await expect(betslip.bet()).toHaveValue('$10.00');
  await expect(betslip.bet()).toHaveAttribute('readonly', '');
  await betslip.button('Place Bet').click();
  await expect(betslip.panel).toContainText('Bonus bet');
  await expect(page.getByRole('banner')).toContainText('$1,000.00');
  expect((await sandbox.audit()).discrepancies).toEqual([]);
});

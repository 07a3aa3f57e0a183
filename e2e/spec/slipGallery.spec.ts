import { faults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('every state of the slip is drawn with enough contrast, in each sports brand and mode', async ({ page }) => {
  test.slow();
  await page.goto('/dev-tools/gallery/betslip');
  const panels = page.locator('section[data-brand]');
  await expect(panels).toHaveCount(4);
  // The parts of the slip are lazy: those of the last panel come with the others.
  const last = panels.last().locator('[data-sample="Error WIN_AMOUNT"]').getByRole('button', { name: 'Place Bet' });
  // Two hundred slips, which a busy machine draws in a quarter of a minute.
  await expect(last).toBeVisible({ timeout: 60_000 });
  for (const label of [
    'Log In to Bet',
    'Accept Changes & Bet',
    'Accept Changes',
    'Deposit',
    'Placing bets',
    'Checking',
    'Bet Placed',
  ])
    await expect(panels.first().getByRole('button', { name: label, exact: true }).first()).toBeVisible();
  await expect(panels.first().locator('[data-sample="Parlay+ and round robins"]')).toContainText(
    'Picks of the same game count as one.',
  );
  expect(await faults(page, 'colours', { sample: false, within: 'main' })).toEqual([]);
});

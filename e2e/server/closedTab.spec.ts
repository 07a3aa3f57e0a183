import { BetslipPanel } from '../pages/betslipPanel.ts';
import { Header } from '../pages/header.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a tab closed 30 ms after the press has placed one bet or none, and the next tab says which', async ({
  page,
  context,
  sandbox,
  player,
  event,
  betslip,
}) => {
  await startDraftBet(page, player, event);
  await betslip.setStake('40');
  await expect(betslip.button('Place Bet')).toBeEnabled();
  await sandbox.addFault({ match: 'BetslipPlaceBets', effect: { delayMs: 1000 }, times: 1 });
  await betslip.button('Place Bet').click();
  await page.waitForTimeout(30);
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  const slip = new BetslipPanel(next);
  await expect(slip.button('Bet Placed').or(slip.root.getByText('Nothing was placed'))).toBeVisible({ timeout: 20_000 });
  const wasPlaced = await slip.button('Bet Placed').isVisible();
  await expect(new Header(next).account).toHaveAccessibleName(wasPlaced ? /\$960\.00/ : /\$1,000\.00/);
});

import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('in one app the same player bets on a game and plays a round of a casino game', async ({
  page,
  player,
  event,
  betslip,
  header,
  myBets,
  consoleWatch,
}) => {
  // A warning of the browser's own software renderer.
  consoleWatch.expect(/GPU stall due to ReadPixels/);
  await startDraftBet(page, player, event);
  await betslip.setStake('10');
  await betslip.button('Place Bet').click();
  await expect(betslip.button('Bet Placed')).toBeVisible();
  await expect(header.account).toHaveAccessibleName(/\$990\.00/);

  await page.getByRole('link', { name: 'Casino', exact: true }).click();
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /Velvet Sevens/ })
    .first()
    .click();
  await main.getByRole('button', { name: 'Play', exact: true }).click();
  const game = page.frameLocator('iframe[title="Velvet Sevens"]');
  await expect(main).toContainText('Cash + bonus $990.00');
  await game.getByRole('button', { name: 'Spin' }).click();
  // The round is over when the next one may begin; what it brought is said in words, and in the app's own line.
  await expect(game.getByRole('status')).toHaveText(/\S/);
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(main).toContainText(/Net [−+]?\$\d/);

  await page.goto('/my-bets/open');
  await expect(myBets.bets).toHaveCount(1);
});

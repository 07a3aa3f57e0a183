import type { Page } from '@playwright/test';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { EventPage } from '../pages/eventPage.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walk.ts';

test.use({ serviceWorkers: 'block' });

/** Opens the first game, and goes to the others as the app's links do. */
async function pickSpreads(page: Page, events: readonly SandboxEvent[], { walksToFirst = false } = {}): Promise<void> {
  const eventPage = new EventPage(page);
  for (const [index, event] of events.entries()) {
    if (index === 0 && !walksToFirst) await eventPage.open(event);
    else await walkTo(page, eventPath(event));
    const price = eventPage.odds(selectionOf(marketOf(event, 'SPREAD'), 0));
    await price.click();
    await expect(price).toHaveAttribute('aria-pressed', 'true');
  }
}

test('a teaser with other points and a round robin are placed, and listed in My Bets', async ({
  page,
  player,
  takeEvents,
  betslip,
  header,
  myBets,
}) => {
  await logInBeforehand(page, player);
  const football = await takeEvents(2, 'football');
  await pickSpreads(page, football);
  await betslip.teaserTab.click();
  const points = betslip.panel.getByRole('radio');
  await expect(points.locator('..')).toHaveText([/^6\.0−115, \S/, /^6\.5−125, \S/, /^7\.0−140, \S/, '10.03 legs', '14.04 legs']);
  await points.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(betslip.cards.first()).toContainText('2-team football teaser−125');
  await expect(points.nth(1)).toBeChecked();
  await betslip.setStake('25');
  await expect(betslip.toWin()).toHaveValue('$20.00');
  await expect(betslip.total('Payout')).toHaveText('$45.00');
  await betslip.button('Place Bet').click();
  await expect(betslip.panel).toContainText('2-team teaser');
  await expect(header.account).toHaveAccessibleName(/\$975\.00/);

  const games = await takeEvents(3);
  await pickSpreads(page, games, { walksToFirst: true });
  await betslip.parlayTab.click();
  await betslip.panel.getByRole('button', { name: 'Round Robins', exact: true }).click();
  await betslip.panel.getByLabel('By 2s, 3 combinations').fill('2');
  await expect(betslip.root.locator('dl')).toContainText('Round robin, 3 × $2.00');
  await expect(betslip.total('Total bet')).toHaveText('$6.00');
  await betslip.button('Place Bet').click();
  await expect(betslip.panel).toContainText('Round robin of 3, 3 combinations');
  await expect(header.account).toHaveAccessibleName(/\$969\.00/);
  await myBets.open();
  await expect(myBets.bets.first()).toContainText('3-leg round robin · 3 bets');
  await expect(myBets.bets.nth(1)).toContainText('2-team teaser');
});

import type { Page } from '@playwright/test';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import type { BetslipPanel } from '../pages/betslipPanel.ts';
import { EventPage } from '../pages/eventPage.ts';
import { faults } from '../support/axe.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walk.ts';

test.use({ serviceWorkers: 'block' });

/** Opens the first game, and goes to the others as the app's links do. */
async function pickSpreads(page: Page, events: readonly SandboxEvent[], betslip: BetslipPanel): Promise<void> {
  const eventPage = new EventPage(page);
  for (const [index, event] of events.entries()) {
    if (index === 0) await eventPage.open(event);
    else await walkTo(page, eventPath(event));
    await eventPage.odds(selectionOf(marketOf(event, 'SPREAD'), 0)).click();
    await expect(betslip.removeButtons).toHaveCount(index + 1);
  }
}

test('the teaser: words and link of its empty tab, points with one decimal and their prices, placed, and listed in My Bets [S2.227 S2.228 S2.231 S2.232 S2.236]', async ({
  page,
  player,
  takeEvents,
  betslip,
  myBets,
}) => {
  await logInBeforehand(page, player);
  await page.goto('/');
  if (await betslip.expand.isVisible()) await betslip.expand.click();
  await expect(betslip.root.getByRole('tab')).toHaveText(['Straight', 'Parlay', 'Teaser']);
  await betslip.teaserTab.click();
  await expect(betslip.panel).toContainText(
    'To build a teaser, add 2 or more football or basketball spread or total points bets to your bet slip.',
  );
  await expect(betslip.panel.getByRole('link', { name: 'Learn More', exact: true })).toHaveAttribute('href', '/info/help');

  const football = await takeEvents(2, 'football');
  await pickSpreads(page, football, betslip);
  await betslip.teaserTab.click();
  const points = betslip.panel.getByRole('radio');
  await expect(points.locator('..')).toHaveText([/^6\.0−115, \S/, /^6\.5−125, \S/, /^7\.0−140, \S/, '10.03 legs', '14.04 legs']);
  await points.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  const card = betslip.cards.first();
  await expect(card).toContainText('2-team football teaser−125');
  await expect(points.nth(1)).toBeChecked();
  await betslip.setStake('25');
  await expect(betslip.toWin()).toHaveValue('$20.00');
  await expect(betslip.total('Payout')).toHaveText('$45.00');
  expect(await faults(page, 'all', { sample: true, within: '#betslip' })).toEqual([]);
  await betslip.button('Place Bet').click();
  await expect(betslip.panel).toContainText('2-team teaser');
  await myBets.open();
  await expect(myBets.bets.first()).toContainText('2-team teaser');
});

test('round robins: a drawer in the parlay, every size with its combinations, the dialog, a same-game pick, and a stake on each combination [S2.233 S2.234 S2.235]', async ({
  page,
  player,
  takeEvents,
  eventPage,
  betslip,
  header,
  myBets,
}) => {
  await logInBeforehand(page, player);
  const [game] = await takeEvents(1, 'nfl');
  if (!game) throw new Error('No NFL game is left');
  const others = (await takeEvents(4)).filter(({ id }) => id !== game.id).slice(0, 3);
  await pickSpreads(page, [...others, game], betslip);
  const drawer = betslip.panel.getByRole('button', { name: 'Round Robins', exact: true });
  const twos = betslip.panel.getByLabel('By 2s, 6 combinations');
  await expect(drawer).toHaveAttribute('aria-expanded', 'false');
  await expect(twos).toHaveCount(0);
  await drawer.click();
  await expect(twos).toBeVisible();
  await drawer.click();
  await expect(drawer).toHaveAttribute('aria-expanded', 'false');
  await expect(twos).toHaveCount(0);
  await drawer.click();
  for (const label of ['By 3s, 4 combinations', 'All sizes, 11 combinations'])
    await expect(betslip.panel.getByLabel(label)).toBeVisible();
  await betslip.panel.getByRole('button', { name: 'What are round robins?', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'What are round robins?', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  // A fifth pick, of the last game: together with its spread it is one pick, so there are as many combinations as before.
  const sameGame = betslip.panel.getByText('Picks of the same game count as one.');
  await expect(sameGame).toHaveCount(0);
  await eventPage.odds(selectionOf(marketOf(game, 'TOTAL'), 0)).click();
  await expect(sameGame).toBeVisible();
  await expect(betslip.panel.getByLabel('All sizes, 11 combinations')).toBeVisible();
  await twos.fill('2');
  await expect(betslip.root.locator('dl')).toContainText('Round robin, 6 × $2.00');
  await expect(betslip.total('Total bet')).toHaveText('$12.00');
  expect(await faults(page, 'all', { sample: true, within: '#betslip' })).toEqual([]);
  await betslip.button('Place Bet').click();
  await expect(betslip.panel).toContainText('Round robin of 5, 6 combinations');
  await expect(header.account).toHaveAccessibleName(/\$988\.00/);
  await myBets.open();
  await expect(myBets.bets.first()).toContainText('5-leg round robin · 6 bets');
});

import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInOnScreen, startDraftBet } from '../support/flows.ts';
import { formatMoney, isHome, returned } from '../support/money.ts';
import { expect, test } from '../support/test.ts';

function homeMoneyline(event: SandboxEvent) {
  const market = marketOf(event, 'MONEYLINE');
  const selection = market.selections.find((item) => isHome(event, item));
  if (!selection) throw new Error(`${event.name} has no price for its home team`);
  return selection;
}

test('from two prices picked by a visitor to bets settled to the cent', { tag: '@main' }, async ({
  page,
  sandbox,
  player,
  takeEvents,
  header,
  eventPage,
  betslip,
  myBets,
}) => {
  const [first, second] = (await takeEvents(2)) as [SandboxEvent, SandboxEvent];
  const [home, otherHome] = [homeMoneyline(first), homeMoneyline(second)];

  await test.step('a visitor picks two prices', async () => {
    await eventPage.open(first);
    await eventPage.odds(home).click();
    await expect(eventPage.odds(home)).toHaveAttribute('aria-pressed', 'true');
    await expect(betslip.cards).toHaveCount(1);
    await eventPage.open(second);
    await eventPage.odds(otherHome).click();
    // A second pick makes a parlay possible, so the slip shows that; each pick is still a bet of its own beside it.
    await expect(betslip.parlayTab).toHaveAttribute('aria-selected', 'true');
    await betslip.straightTab.click();
    await expect(betslip.cards).toHaveCount(2);
    await expect(betslip.button('Log In to Bet')).toBeEnabled();
  });

  await test.step('logs in, and the slip stays', async () => {
    await logInOnScreen(page, player);
    await expect(header.account).toHaveAccessibleName(/\$1,000\.00/);
    await betslip.straightTab.click();
    await expect(betslip.cards).toHaveCount(2);
  });

  await test.step('places a straight bet of $10.00 on the first', async () => {
    const card = betslip.card(home.name);
    await betslip.setStake('10', card);
    await expect(betslip.bet(card)).toHaveValue('$10.00');
    await expect(betslip.toWin(card)).toHaveValue(formatMoney(returned(1_000, home) - 1_000));
    await betslip.button('Place Bet').click();
    await expect(betslip.button('Bet Placed')).toBeVisible();
    await expect(header.account).toHaveAccessibleName(/\$990\.00/);
  });

  await test.step('places a parlay of $20.00 on both', async () => {
    // Placed bets have left the slip; the others are still in it.
    await expect(eventPage.odds(otherHome)).toHaveAttribute('aria-pressed', 'true');
    await eventPage.open(first);
    await expect(eventPage.odds(home)).toHaveAttribute('aria-pressed', 'false');
    await eventPage.odds(home).click();
    await betslip.parlayTab.click();
    await betslip.setStake('20');
    await expect(betslip.total('Payout')).toHaveText(formatMoney(returned(2_000, home, otherHome)));
    await betslip.button('Place Bet').click();
    await expect(betslip.button('Bet Placed')).toBeVisible();
    await expect(header.account).toHaveAccessibleName(/\$970\.00/);
  });

  const moved = '+333';
  await test.step('a price moves before the third bet: it is accepted, and the bet placed at it', async () => {
    await eventPage.open(second);
    await eventPage.odds(otherHome).click();
    await betslip.straightTab.click();
    await betslip.setStake('5');
    await betslip.root.getByLabel('Odds changes').selectOption('Ask me');
    await expect(betslip.button('Place Bet')).toBeEnabled();
    await sandbox.setPrice(otherHome.id, moved);
    await expect(betslip.button('Accept Changes & Bet')).toBeEnabled();
    await expect(betslip.cards.first()).toContainText(moved);
    await betslip.button('Accept Changes & Bet').click();
    await expect(betslip.button('Bet Placed')).toBeVisible();
    await expect(header.account).toHaveAccessibleName(/\$965\.00/);
  });

  await test.step('My Bets shows three open bets', async () => {
    await myBets.open();
    await expect(myBets.bets).toHaveCount(3);
    await page.context().grantPermissions(['clipboard-write']);
    await myBets.bets.first().getByRole('button', { name: 'Copy bet ID' }).click();
    const copied = page.locator('[data-tone]').filter({ hasText: 'Copied to clipboard' });
    await expect(copied).toBeVisible();
    await expect(copied).toHaveAttribute('data-tone', 'success');
  });

  await test.step('both home teams win: every bet pays exactly, on the screen that is open', async () => {
    await sandbox.recordResult(first.id, { homeScore: 31, awayScore: 10 });
    await sandbox.recordResult(second.id, { homeScore: 24, awayScore: 3 });
    const paid = returned(1_000, home) + returned(2_000, home, otherHome) + returned(500, moved);
    await expect(header.account).toHaveAccessibleName(new RegExp(formatMoney(96_500 + paid).replace(/[$.]/g, '\\$&')));
    await myBets.settledTab.click();
    await expect(myBets.bets).toHaveCount(3);
    for (const cents of [returned(1_000, home), returned(2_000, home, otherHome), returned(500, moved)])
      await expect(myBets.bets.filter({ hasText: formatMoney(cents) })).not.toHaveCount(0);
  });

  expect((await sandbox.audit()).balanced).toBe(true);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a losing bet pays nothing, a push gives the stake back', async ({
    page,
    sandbox,
    player,
    event,
    header,
    eventPage,
    betslip,
    myBets,
  }) => {
    const home = homeMoneyline(event);
    const spread = selectionOf(marketOf(event, 'SPREAD'), 0);
    await sandbox.setPrice(spread.id, '-110', -3);
    await startDraftBet(page, player, event, { selection: home });
    await eventPage.odds(spread).click();
    await betslip.straightTab.click();
    await expect(betslip.cards).toHaveCount(2);
    for (const index of [0, 1]) await betslip.setStake('7', betslip.cards.nth(index));
    await betslip.button('Place Bet').click();
    await expect(betslip.button('Bet Placed')).toBeVisible();
    await expect(header.account).toHaveAccessibleName(/\$986\.00/);

    // The team with the line of −3 wins by exactly three; if it is the away team, the home team has lost.
    const homeHasLine = isHome(event, { ...spread, name: spread.name.replace(/ [−+-].*$/, '') });
    await sandbox.recordResult(event.id, homeHasLine ? { homeScore: 20, awayScore: 17 } : { homeScore: 17, awayScore: 20 });
    const straight = homeHasLine ? returned(700, home) : 0;
    await expect(header.account).toHaveAccessibleName(new RegExp(formatMoney(98_600 + 700 + straight).replace(/[$.]/g, '\\$&')));
    await myBets.open();
    await myBets.settledTab.click();
    await expect(myBets.bets).toHaveCount(2);
  });
});

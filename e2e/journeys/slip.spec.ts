import { BetslipPanel } from '../pages/betslipPanel.ts';
import { EventPage } from '../pages/eventPage.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, startDraftBet } from '../support/flows.ts';
import { holdRequests } from '../support/heldRequests.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a second click on a selected price removes it, and the empty slip says so; the slip of a visitor survives a reload and stays with its brand', async ({
  page,
  serverUrl,
  event,
  eventPage,
  betslip,
}) => {
  const odds = eventPage.odds(selectionOf(marketOf(event, 'TOTAL'), 0));
  await eventPage.open(event);
  await betslip.expand.click();
  await odds.click();
  await expect(odds).toHaveAttribute('aria-pressed', 'true');
  await expect(betslip.cards).toHaveCount(1);
  await odds.click();
  await expect(odds).toHaveAttribute('aria-pressed', 'false');
  await expect(betslip.cards).toHaveCount(0);
  await expect(betslip.panel).toContainText('Add a bet to start building your betslip!');

  await odds.click();
  await expect(betslip.cards).toHaveCount(1);
  await page.reload();
  await expect(betslip.cards).toHaveCount(1);
  await page.goto(`${origin(serverUrl, 'espnbet')}/`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(betslip.cards).toHaveCount(0);
});

test('prices pressed before the slip’s code is there show it at once, by pointer and by key; their bets follow, also over a reload', {
  tag: '@main',
}, async ({ page, event, eventPage, betslip }) => {
  const byPointer = eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0));
  const byKey = eventPage.odds(selectionOf(marketOf(event, 'TOTAL'), 0));
  const release = await holdRequests(page, '**/assets/slip-*.js');
  await eventPage.open(event);
  await byPointer.click();
  await expect(byPointer).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(byKey).toBeVisible();
  await byKey.focus();
  await page.keyboard.press('Space');
  await expect(byKey).toHaveAttribute('aria-pressed', 'true');
  await expect(betslip.cards).toHaveCount(0);
  release();
  await expect(betslip.parlayTab).toHaveAttribute('aria-selected', 'true');
  await betslip.straightTab.click();
  await expect(betslip.cards).toHaveCount(2);
  for (const odds of [byPointer, byKey]) await expect(odds).toHaveAttribute('aria-pressed', 'true');
});

test('a double click on Place Bet places one bet', async ({ page, sandbox, player, event, header, betslip, myBets }) => {
  await startDraftBet(page, player, event, { selection: selectionOf(marketOf(event, 'MONEYLINE'), 1) });
  await betslip.setStake('12.34');
  await betslip.button('Place Bet').dblclick();
  await expect(betslip.button('Bet Placed')).toBeVisible();
  await expect(header.account).toHaveAccessibleName(/\$987\.66/);
  await myBets.open();
  await expect(myBets.bets).toHaveCount(1);
  await expect(header.account).toHaveAccessibleName(/\$987\.66/);
  expect((await sandbox.audit()).balanced).toBe(true);
});

test('a suspended and a closed market keep their place and cannot be picked', async ({ sandbox, event, eventPage, betslip }) => {
  const market = marketOf(event, 'SPREAD');
  const odds = eventPage.odds(selectionOf(market, 0));
  await eventPage.open(event);
  const before = await odds.boundingBox();
  for (const [status, word] of [
    ['closed', 'Suspended'],
    ['hidden', 'Closed'],
  ] as const) {
    await sandbox.setMarket(market.id, status);
    await expect(odds).toHaveAccessibleName(new RegExp(word));
    await expect(odds).toHaveAttribute('aria-disabled', 'true');
    expect(await odds.boundingBox()).toEqual(before);
  }
  await odds.click({ force: true });
  await expect(betslip.cards).toHaveCount(0);
  await sandbox.setMarket(market.id, 'open');
  await expect(odds).not.toHaveAttribute('aria-disabled', 'true');
});

test('a pick that had not reached the server when the page was left is there on the next one, and at the server', async ({
  page,
  event,
  eventPage,
  betslip,
}) => {
  const isAdd = (postData: string | null): boolean => postData?.includes('BetslipAddMarketSelection') === true;
  let isHeld = true;
  await page.route('**/graphql', async (route) => {
    // The held request is under way for as long as its page lives.
    if (!isHeld || !isAdd(route.request().postData())) await route.continue();
  });
  await eventPage.open(event);
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  await expect(betslip.cards).toHaveCount(1);
  const isOnItsWay = (): Promise<boolean> =>
    page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes('betslip.unsent')));
  expect(await isOnItsWay()).toBe(true);
  isHeld = false;
  await page.reload();
  await expect(betslip.cards).toHaveCount(1);
  await expect.poll(isOnItsWay).toBe(false);
  await expect(betslip.cards).toHaveCount(1);
  // From now on a reload shows the slip of the server.
  await page.reload();
  await expect(betslip.cards).toHaveCount(1);
});

test.describe('a page with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('two tabs show the same slip, and a log-out in one logs out both', { tag: '@main' }, async ({
    context,
    page,
    player,
    event,
    header,
    accountMenu,
    eventPage,
    betslip,
  }) => {
    const [one, other] = [selectionOf(marketOf(event, 'MONEYLINE'), 0), selectionOf(marketOf(event, 'TOTAL'), 0)];
    await logInBeforehand(page, player);
    await eventPage.open(event);
    await expect(header.account).toBeVisible();

    const secondPage = await context.newPage();
    const second = { event: new EventPage(secondPage), slip: new BetslipPanel(secondPage) };
    await second.event.open(event);
    await eventPage.odds(one).click();
    await expect(second.slip.cards).toHaveCount(1);
    await second.event.odds(other).click();
    // A second pick opens the parlay, also one of another tab: the straight bets are chosen once it is here.
    await expect(eventPage.odds(other)).toHaveAttribute('aria-pressed', 'true');
    await betslip.straightTab.click();
    await expect(betslip.cards).toHaveCount(2);
    await betslip.removeButtons.first().click();
    await expect(second.slip.cards).toHaveCount(1);

    const ofSecond = secondPage.getByRole('button', { name: /\$1,000\.00/ });
    await expect(ofSecond).toBeVisible();
    await accountMenu.logOutAndConfirm();
    await expect(header.account).toHaveCount(0);
    await expect(ofSecond).toHaveCount(0);
  });
});

import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, placeBeforehand, startDraftBet } from '../support/flows.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

// Connection, offline and update place bets through a worker.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ sandbox }) => sandbox.clearFaults().then(() => undefined));
test.afterEach(({ sandbox }) => sandbox.clearFaults().then(() => undefined));

const BROKEN = [/Failed to load resource/, /net::ERR_/, /Failed to fetch/];

test('after a lost answer the slip says that it is checking, then shows the placed bet, and one bet exists', async ({
  page,
  consoleWatch,
  sandbox,
  player,
  event,
  header,
  betslip,
  myBets,
}) => {
  consoleWatch.expect(...BROKEN);
  await startDraftBet(page, player, event);
  await betslip.setStake('40');
  // The browser itself repeats a request when a keep-alive connection breaks, so every answer is dropped.
  await sandbox.addFault({ match: 'BetslipPlaceBets', effect: { dropResponse: true } });
  await sandbox.addFault({ match: 'Placement', effect: { delayMs: 2_000 }, times: 1 });
  await betslip.button('Place Bet').click();
  await expect(betslip.root).toContainText('We’re checking whether your bet was placed.');
  await expect(betslip.root).not.toContainText(/fail/i);
  await expect(betslip.button('Bet Placed')).toBeVisible({ timeout: 20_000 });
  await expect(betslip.root).not.toContainText(/fail/i);
  await expect(header.account).toHaveAccessibleName(/\$960\.00/);
  await myBets.open();
  await expect(myBets.bets).toHaveCount(1);
  await expect(header.account).toHaveAccessibleName(/\$960\.00/);
  expect((await sandbox.audit()).balanced).toBe(true);
});

test('after a lost request the slip says that nothing was placed, and the second try places one bet', async ({
  page,
  consoleWatch,
  sandbox,
  player,
  event,
  header,
  betslip,
  myBets,
}) => {
  consoleWatch.expect(...BROKEN);
  await startDraftBet(page, player, event);
  await betslip.setStake('40');
  await sandbox.addFault({ match: 'BetslipPlaceBets', effect: { dropRequest: true } });
  // Every attempt is dropped, also the browser's own repetitions.
  await betslip.button('Place Bet').click();
  await expect(betslip.root).toContainText('Nothing was placed', { timeout: 20_000 });
  await expect(header.account).toHaveAccessibleName(/\$1,000\.00/);
  await sandbox.clearFaults();
  await betslip.button('Place Bet').click();
  await expect(betslip.button('Bet Placed')).toBeVisible();
  await myBets.open();
  await expect(myBets.bets).toHaveCount(1);
  await expect(header.account).toHaveAccessibleName(/\$960\.00/);
  expect((await sandbox.audit()).balanced).toBe(true);
});

test('when a page is closed before the answer, the next page finds out whether the bet was placed', async ({
  page,
  consoleWatch,
  sandbox,
  player,
  event,
  header,
  betslip,
}) => {
  consoleWatch.expect(...BROKEN);
  await startDraftBet(page, player, event);
  await betslip.setStake('15');
  await sandbox.addFault({ match: 'BetslipPlaceBets', effect: { delayMs: 2_000 }, times: 1 });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && (request.postData() ?? '').includes('BetslipPlaceBets'),
  );
  await betslip.button('Place Bet').click();
  await sent;
  await page.reload();
  await expect(header.account).toHaveAccessibleName(/\$985\.00/, { timeout: 20_000 });
  await expect(betslip.root).toContainText(/You’re in|Bet Placed/, { timeout: 20_000 });
});

test('when a page is closed before a cash out is answered, the next page finds out what it has paid', async ({
  page,
  consoleWatch,
  sandbox,
  header,
  myBets,
  player,
  event,
  serverUrl,
}) => {
  consoleWatch.expect(...BROKEN);
  const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await sandbox.setPrice(picked.id, '+100');
  const leg = { eventId: event.id, selectionId: picked.id, numeratorLong: 1, denominatorLong: 1, points: null };
  await placeBeforehand(serverUrl, player, leg, [2_000]);
  await logInBeforehand(page, player);
  await myBets.open();
  const bet = myBets.bets.first();
  const offer = bet.getByRole('button', { name: /^Cash out \$[\d.,]+:/ });
  await expect(offer).toBeEnabled();
  await offer.click();
  // Longer than a reload takes on a busy machine: the bet is open until then.
  await sandbox.addFault({ match: 'CashOutBet', effect: { delayMs: 10_000 }, times: 1 });
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"CashOutBet"'));
  await bet.getByRole('button', { name: /^Cash out \$/ }).click();
  await sent;
  await page.reload();
  await expect(bet).toContainText('We’re asking what became of it.');
  await expect(page.getByText(/^Cashed out. \$\d+\.\d\d is in your balance.$/)).toBeVisible({ timeout: 20_000 });
  await expect(header.account).not.toHaveAccessibleName(/\$980\.00/);
  await expect(myBets.bets).toHaveCount(0);
  expect((await sandbox.audit()).balanced).toBe(true);
});

test('outside an operating area the slip says so and is disabled; back inside the bet is placed', async ({
  page,
  sandbox,
  player,
  event,
  header,
  betslip,
  myBets,
}) => {
  await startDraftBet(page, player, event);
  // An answer after the move would say it before the bet is tried.
  const stored = page.waitForResponse((response) => response.request().postData()?.includes('BetslipSetDraftBetAmount') === true);
  await betslip.setStake('40');
  await stored;
  await sandbox.setVisitor({ countryCode: 'US', regionCode: 'US-TX' });
  await betslip.button('Place Bet').click();
  await expect(betslip.root).toContainText('We need to verify your location before you proceed. Please Check Location.');
  await expect(betslip.button('Place Bet')).toBeDisabled();
  await expect(header.account).toHaveAccessibleName(/\$1,000\.00/);
  const check = betslip.panel.getByRole('button', { name: 'Check Location' });
  await check.click();
  await expect(check).toBeEnabled();
  await expect(betslip.button('Place Bet')).toBeDisabled();
  await sandbox.setVisitor({ countryCode: 'US', regionCode: 'US-NJ' });
  // Every 20 seconds the slip looks by itself: on a busy machine it may have been first, and the button is gone.
  await check.evaluateAll((buttons: readonly HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(check).toHaveCount(0);
  await expect(betslip.button('Place Bet')).toBeEnabled();
  await betslip.setStake('30');
  await betslip.button('Place Bet').click();
  await expect(betslip.button('Bet Placed')).toBeVisible();
  await expect(header.account).toHaveAccessibleName(/\$970\.00/);
  await myBets.open();
  await expect(myBets.bets).toHaveCount(1);
});

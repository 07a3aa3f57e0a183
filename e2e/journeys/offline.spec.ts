import type { BrowserContext, Page } from '@playwright/test';
import type { Connectivity } from '../../core/wire/messages.ts';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { savedAnswerCount } from '../support/deviceStorage.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, startDraftBet, waitForWorker } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';
import { cachedAnswers } from '../support/workerCache.ts';

/** The browser's own console errors for failed requests. */
const CUT = [/net::ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to load resource/, /WebSocket connection/, /Failed to fetch/];

/** The worker's stored connectivity when a page asks, before the worker probes the network again. */
function askWorker(page: Page): Promise<Connectivity> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => {
          if (data.type === 'connectivity/changed') resolve(data.connectivity);
        });
        navigator.serviceWorker.controller?.postMessage({ type: 'connectivity/ask' });
      }),
  );
}

/** Stops the worker as a browser short of memory does; resolves once it is stopped. The next message or request starts a new one. */
async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some((version) => version.runningStatus === 'stopped')) resolve();
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await devtools.detach();
}

test('without a network a reload still shows the app and the lines, after a first visit too; after the browser stops the worker, a new one knows since when it is offline', async ({
  context,
  page,
  consoleWatch,
  header,
  betslip,
}) => {
  consoleWatch.expect(...CUT);
  // The worker starts after the page's first queries were answered, so the page repeats them through the worker.
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });
  await expect.poll(() => cachedAnswers(page, 'HomeSlate')).toBeGreaterThan(0);
  await expect.poll(() => cachedAnswers(page, 'LiveStrip')).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(header.root).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /paused/ })
      .first(),
  ).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await context.setOffline(true);
  await betslip.expand.click();
  await expect(betslip.root).toContainText('offline');
  const before = await askWorker(page);
  expect(before.online).toBe(false);
  await stopWorkers(context, page);
  expect(await askWorker(page)).toEqual(before);
  await expect(betslip.root).toContainText('offline');
  await context.setOffline(false);
  await expect(betslip.root).not.toContainText('offline', { timeout: 20_000 });
});

test('offline, bets and an event that this device does not have say so, and come as soon as the network does; an empty list that was seen is shown with its time', async ({
  context,
  page,
  consoleWatch,
  player,
  event,
}) => {
  consoleWatch.expect(...CUT);
  const main = page.getByRole('main');
  await logInBeforehand(page, player);
  await page.goto('/');
  await waitForWorker(page);
  await page.goto('/my-bets/open');
  await expect(main).toContainText('No open bets');
  await expect(main).not.toContainText('as of');
  // The list is sealed and stored a moment after it is shown.
  await expect.poll(() => savedAnswerCount(page)).toBeGreaterThan(1);
  await page.waitForTimeout(1000);
  await context.setOffline(true);
  await page.reload();
  await expect(main).toContainText('No open bets');
  await expect(main).toContainText(/Saved on this device, as of .*\d+:\d\d [AP]M/);
  await page.goto('/my-bets/open?type=PARLAY');
  await expect(main).toContainText('Your bets are not saved on this device');
  await page.goto(eventPath(event));
  await expect(main).toContainText('This event is not saved on this device');
  await context.setOffline(false);
  await expect(main.locator('[data-odds]').first()).toBeVisible({ timeout: 20_000 });
  await expect(main).not.toContainText('not saved');
});

test('home, live, a competition and an event that were visited are read offline with the time of what was live, paused; others say so with a way on', async ({
  context,
  page,
  consoleWatch,
  player,
  takeEvents,
  eventPage,
  betslip,
  header,
}) => {
  test.setTimeout(150_000);
  consoleWatch.expect(...CUT);
  const [event, other] = (await takeEvents(2)) as [SandboxEvent, SandboxEvent];
  const main = page.getByRole('main');
  const paused = main.getByRole('button', { name: /paused/ });
  const bettable = main.locator('[data-odds]:not([aria-disabled])');
  const asOf = /as of (?:[a-z]+, )?\d+:\d\d [AP]M/;
  const visited = ['/', '/live', eventPath(event).replace(/\/event\/.*/, ''), eventPath(event)];
  await logInBeforehand(page, player);
  await page.goto('/');
  await waitForWorker(page);
  for (const path of visited) {
    await page.goto(path);
    // Every game under way may be suspended at the moment.
    await expect(path === '/live' ? main.getByRole('article').first() : bettable.first()).toBeVisible();
  }
  await expect(header.account).toBeVisible();
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  await betslip.setStake('10');
  await expect(betslip.button('Place Bet')).toBeEnabled();

  await context.setOffline(true);
  for (const path of visited) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toContainText(asOf);
    if (path !== '/live') await expect(paused.first()).toBeVisible();
    await expect(bettable).toHaveCount(0);
    await expect(betslip.button('Place Bet')).toBeDisabled();
  }
  for (const path of ['/', '/live']) {
    await page.goto(path);
    await expect(main.locator('time').filter({ hasText: asOf }).first()).toBeVisible();
  }
  await page.goto(eventPath(other));
  await expect(main).toContainText('This event is not saved on this device');
  await page.goto('/sport/golf/organization/world/competition/open-tour');
  await expect(main).toContainText('This competition is not saved on this device');
  await main.getByRole('link', { name: 'Go to home' }).click();
  await expect(paused.first()).toBeVisible();
});

test('offline the slip is disabled and kept, over a reload and in a tab that is opened offline too; back online everything is fetched anew, in all tabs', async ({
  context,
  page,
  consoleWatch,
  sandbox,
  player,
  event,
  eventPage,
  betslip,
}) => {
  consoleWatch.expect(...CUT);
  const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  const watched = selectionOf(marketOf(event, 'MONEYLINE'), 1);
  await startDraftBet(page, player, event, { selection: picked, throughWorker: true });
  // The slip with its stake, which is what the device keeps.
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('BetslipSetDraftBetAmount') ?? false);
  await betslip.setStake('10');
  await saved;
  await expect(betslip.button('Place Bet')).toBeEnabled();

  await context.setOffline(true);
  await expect(betslip.root).toContainText('offline');
  await expect(betslip.button('Place Bet')).toBeDisabled();
  await expect(betslip.bet()).toBeDisabled();
  await expect(betslip.total('Payout')).toHaveText('—');
  await expect(betslip.cards.first()).toContainText('Paused');
  await expect(eventPage.odds(watched)).toHaveAccessibleName(/paused/);
  const other = await context.newPage();
  const otherSlip = other.getByRole('region', { name: 'Betslip' });
  await other.goto(page.url());
  await expect(otherSlip).toContainText('offline');
  // The player's picks stay readable and cannot be changed (docs/adr/0106).
  await page.reload();
  await expect(betslip.cards).toHaveCount(1);
  await expect(betslip.bet()).toHaveValue('$10.00');
  await expect(betslip.bet()).toBeDisabled();
  await expect(betslip.removeButtons.first()).toBeDisabled();
  await expect(betslip.button('Place Bet')).toBeDisabled();

  // Moves that no update to this page reports.
  await sandbox.setPrice(watched.id, '+777');
  await context.setOffline(false);
  await expect(eventPage.odds(watched)).toHaveAccessibleName(/\+777/, { timeout: 20_000 });
  await expect(betslip.button('Place Bet')).toBeEnabled();
  await expect(betslip.bet()).toHaveValue('$10.00');
  await expect(otherSlip).not.toContainText('offline', { timeout: 20_000 });
});

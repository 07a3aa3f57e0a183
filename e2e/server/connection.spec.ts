import type { Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '../../tests/support/faultProxy.ts';
import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, origin, ownServerTest } from '../support/test.ts';

/** The browser's own console errors for failed requests. */
const CUT = [/ERR_/, /Failed to load resource/, /WebSocket connection/, /WebSocket is closed/, /Failed to fetch/];

/** All requests of the page go through a proxy that the test controls. */
const test = ownServerTest.extend<{ readonly network: FaultProxy }>({
  network: async ({ server }, use) => {
    const network = await startFaultProxy(server.port);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(origin(`http://localhost:${network.port}`, 'tsb')),
});

const reconnecting = (page: Page) => page.getByRole('status').filter({ hasText: 'Reconnecting' });

test('after an absence prices are live within seconds, and until then the page shows that it reconnects', async ({
  page,
  consoleWatch,
  sandbox,
  player,
  event,
  eventPage,
  betslip,
  network,
}) => {
  consoleWatch.expect(...CUT);
  const watched = selectionOf(marketOf(event, 'MONEYLINE'), 1);
  const odds = eventPage.odds(watched);
  await startDraftBet(page, player, event, { throughWorker: true });
  await betslip.setStake('10');
  await expect(betslip.button('Place Bet')).toBeEnabled();

  network.set('cut');
  await expect(betslip.button('Place Bet')).toBeDisabled();
  await sandbox.setPrice(watched.id, '+777');
  // Long enough for a back-off of eight seconds and more.
  await page.waitForTimeout(16_000);
  network.set('up');
  await expect(odds).toHaveAccessibleName(/\+777/, { timeout: 5000 });
  await expect(odds).not.toHaveAccessibleName(/paused/, { timeout: 2000 });
  await expect(betslip.button('Place Bet')).toBeEnabled();
  await expect(reconnecting(page)).toHaveCount(0);

  // The same over a network on which every answer takes more than two seconds.
  network.set('cut');
  await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible();
  network.delay(1100, 1100);
  network.set('up');
  await expect(reconnecting(page)).toBeVisible();
  await expect(page.getByText('You’re offline.', { exact: true })).toHaveCount(0);
  const before = await odds.boundingBox();
  expect(await faults(page, 'all', { sample: false, within: '[role="status"]' })).toEqual([]);
  await expect(reconnecting(page)).toHaveCount(0);
  await expect(odds).not.toHaveAccessibleName(/paused/);
  expect(await odds.boundingBox()).toEqual(before);
});

test('a black hole, of both directions or of one, disables the bet button and pauses prices within seconds', async ({
  page,
  consoleWatch,
  player,
  event,
  eventPage,
  betslip,
  network,
}) => {
  consoleWatch.expect(...CUT);
  const odds = eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 1));
  await startDraftBet(page, player, event, { throughWorker: true });
  await betslip.setStake('10');
  await expect(betslip.button('Place Bet')).toBeEnabled();
  await expect(odds).not.toHaveAccessibleName(/paused/);

  // Measured on a quiet machine it is 5 s at most (bench/connection); this allows for a very busy one. In one direction only the server notices it.
  for (const hole of ['blackHole', 'lostToServer'] as const) {
    network.set(hole);
    await expect(betslip.button('Place Bet')).toBeDisabled({ timeout: 20_000 });
    await expect(odds).toHaveAccessibleName(/paused/, { timeout: 1000 });
    await expect(betslip.root).toContainText('offline');

    network.set('up');
    await expect(betslip.button('Place Bet')).toBeEnabled();
    await expect(odds).not.toHaveAccessibleName(/paused/);
  }
});

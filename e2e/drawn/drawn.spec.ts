import type { Page } from '@playwright/test';
import { startProductServer } from '../../tests/support/productServer.ts';
import { SPORTS_WORDS } from '../../tests/support/sportsWords.ts';
import { BRAND_KINDS, SPECIFIED_BRANDS } from '../support/brandKinds.ts';
import { prepareDrawnFaults } from '../support/drawn.ts';
import { faultsOfWalk, stopsOf } from '../support/drawnWalk.ts';
import { logInBeforehand, waitForWorker } from '../support/flows.ts';
import { playerWithHistory } from '../support/playerWithHistory.ts';
import { expect, origin, test } from '../support/test.ts';
import { watchShifts } from '../support/walk.ts';

/** One brand by default, to look at while one works; `npm run verify` looks at all of them. */
const BRANDS = SPECIFIED_BRANDS.filter((brand) => (process.env.DRAWN_BRANDS ?? 'tsb').split(',').includes(brand));
/** A walk of some 120 pages at four widths, on a busy machine. */
const PATIENCE_MS = 1_200_000;

/** Opens the app at a page that is none, so that every page of the walk is entered by the router. */
async function openApp(page: Page, base: string): Promise<void> {
  await page.addInitScript(watchShifts);
  await prepareDrawnFaults(page);
  await page.goto(`${base}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of bounds');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const brand of BRANDS) {
  test.describe(brand, () => {
    const untrue = BRAND_KINDS[brand] === 'casino' ? [SPORTS_WORDS] : [];

    test.describe('without a worker', () => {
      test.use({ serviceWorkers: 'block' });

      test('every page is drawn right for a visitor, at four widths', async ({ page, serverUrl, sandbox }) => {
        test.setTimeout(PATIENCE_MS);
        await openApp(page, origin(serverUrl, brand));
        const stops = stopsOf(brand, await sandbox.events(), false);
        expect(await faultsOfWalk(page, { stops, withAxe: true, untrue })).toEqual([]);
      });

      test('every page is drawn right for a new player without money, at four widths', async ({ page, serverUrl, sandbox }) => {
        test.setTimeout(PATIENCE_MS);
        const player = await sandbox.createPlayer({ balanceCents: 0 });
        await logInBeforehand(page, player, origin(serverUrl, brand));
        await openApp(page, origin(serverUrl, brand));
        const stops = stopsOf(brand, await sandbox.events(), true).filter(({ isForPlayers }) => isForPlayers);
        expect(await faultsOfWalk(page, { stops, widths: [1280, 390], untrue })).toEqual([]);
      });

      // Casinos have no events anyway.
      if (BRAND_KINDS[brand] === 'sportsbook')
        test('every page says nothing false where there are no events', async ({ page }) => {
          test.setTimeout(PATIENCE_MS);
          const server = await startProductServer({ patienceMs: 120_000, environment: { SANDBOX: 'false' } });
          await openApp(page, origin(server.url, brand));
          // Such a server has no tools to develop with.
          const stops = stopsOf(brand, [], false).filter(({ isForPlayers, path }) => !isForPlayers && path !== '/dev-tools');
          const found = await faultsOfWalk(page, { stops, widths: [1280, 390] }).finally(async () => {
            // An open page would go on to ask the server that is gone.
            await page.goto('about:blank');
            await server.stop();
          });
          expect(found).toEqual([]);
        });
    });

    test('every page is drawn right for a player with a history, at four widths, and off line at two', async ({
      page,
      context,
      serverUrl,
      sandbox,
      takeEvents,
      consoleWatch,
    }) => {
      test.setTimeout(PATIENCE_MS);
      const base = origin(serverUrl, brand);
      const events = await takeEvents(4);
      const player = await playerWithHistory({ page, serverUrl, base, sandbox, events });
      await openApp(page, base);
      await waitForWorker(page);
      const stops = stopsOf(brand, await sandbox.events(), true, player.receiptPath);
      // A bettor of many bets has no first bet before them.
      const online = await faultsOfWalk(page, { stops, withAxe: true, untrue: [...untrue, /after your first bet/i] });
      consoleWatch.expect(/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/, /WebSocket connection to .* failed/);
      await context.setOffline(true);
      // It pushes the page down, once.
      await expect(page.getByText(/^You’re offline\./)).toBeVisible();
      const forPlayers = stops.filter(({ isForPlayers }) => isForPlayers);
      const offline = await faultsOfWalk(page, { stops: forPlayers, widths: [1280, 390], isOffline: true });
      await context.setOffline(false);
      expect([...online, ...offline.map((fault) => `off line: ${fault}`)]).toEqual([]);
    });
  });
}

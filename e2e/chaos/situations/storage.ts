import { expect, type Page } from '@playwright/test';
import { BetslipPanel } from '../../pages/betslipPanel.ts';
import { EventPage } from '../../pages/eventPage.ts';
import { Header } from '../../pages/header.ts';
import { MyBetsPage } from '../../pages/myBetsPage.ts';
import { WalletPage } from '../../pages/walletPage.ts';
import { logInOnScreen, waitForWorker } from '../../support/flows.ts';
import { firstSeen } from '../cells.ts';
import type { Situation, Stage } from '../situation.ts';
import { draftOfTen, expectLivePrice, expectPlacedOnce, PATIENCE, pickedOf, place } from '../usable.ts';

/** From now on nothing more can be stored. */
async function fillDisk({ context, page }: Stage): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: new URL(page.url()).origin });
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: Math.ceil(usage) });
  const refused = await page.evaluate(async () => {
    const cache = await caches.open('full');
    return cache.put('/full', new Response(new Uint8Array(5_000_000))).then(
      () => 'stored',
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    );
  });
  expect(refused).toBe('QuotaExceededError');
}

/** Pages whose code this device does not have yet. */
async function expectOtherPages({ page, sandbox }: Stage): Promise<void> {
  await page.goto('/deposit');
  await expect(new WalletPage(page, sandbox).main.getByText('Online banking').first()).toBeVisible(PATIENCE);
  await page.goto('/promotions');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(PATIENCE);
}

const quota: Situation = {
  name: 'quota exceeded',
  what: 'nothing more can be stored on the device while a bet is placed and pages are opened whose code it does not have',
  ends: ['placed once, pages open'],
  run: async (stage) => {
    const { page } = stage;
    await draftOfTen(stage);
    await fillDisk(stage);
    await expectLivePrice(stage, [page]);
    await place(page);
    await expectPlacedOnce(stage, page);
    await expectOtherPages(stage);
    await page.goto('/my-bets/open');
    await expect(new MyBetsPage(page).bets).toHaveCount(1, PATIENCE);
    return 'placed once, pages open';
  },
};

async function deleteCaches(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const names = await caches.keys();
    for (const name of names) await caches.delete(name);
    return names.length;
  });
}

const cachesEvicted: Situation = {
  name: 'eviction half-way: the caches',
  what: 'all caches are deleted under an open tab; the bet is placed, other pages are opened; then a start without a line',
  ends: ['placed once, off line again after one start'],
  run: async (stage) => {
    const { context, page, event, note } = stage;
    await draftOfTen(stage);
    note(`${await deleteCaches(page)} caches`);
    await expectLivePrice(stage, [page]);
    await place(page);
    await expectPlacedOnce(stage, page);
    await expectOtherPages(stage);
    await new EventPage(page).open(event);
    await expect(new EventPage(page).odds(pickedOf(stage))).toBeVisible(PATIENCE);
    // What was evicted comes back while the page is idle.
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
            return all.flat().some(({ url }) => url.includes('/html/tsb.html'));
          }),
        PATIENCE,
      )
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(new Header(page).root).toBeVisible(PATIENCE);
    await context.setOffline(false);
    return 'placed once, off line again after one start';
  },
};

const databasesEvicted: Situation = {
  name: 'eviction half-way: IndexedDB',
  what: 'every database is deleted under the open tab of a player who has logged in on the form; a bet is placed, then the page is loaded anew',
  ends: ['placed once, still logged in', 'placed once, logged out'],
  run: async (stage) => {
    const { page, player, event } = stage;
    await new EventPage(page).open(event);
    await waitForWorker(page);
    await logInOnScreen(page, player);
    await new EventPage(page).open(event);
    await new EventPage(page).odds(pickedOf(stage)).click(PATIENCE);
    await new BetslipPanel(page).setStake('10');
    await expect(new BetslipPanel(page).button('Place Bet')).toBeEnabled(PATIENCE);
    const outcome = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const remove = (name: string): Promise<string> =>
        new Promise((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = () => resolve(`${name} deleted`);
          request.onblocked = () => resolve(`${name} blocked`);
          request.onerror = () => resolve(`${name} failed`);
        });
      return Promise.all(names.map(remove));
    });
    stage.note(outcome.join(', '));
    await place(page);
    await expectPlacedOnce(stage, page);
    await page.reload();
    const state = await firstSeen(page, () => ({
      'placed once, still logged in': new Header(page).account,
      'placed once, logged out': new Header(page).logIn,
    }));
    if (state === null) throw new Error('Neither logged in nor out');
    return state;
  },
};

export const STORAGE_SITUATIONS: readonly Situation[] = [quota, cachesEvicted, databasesEvicted];

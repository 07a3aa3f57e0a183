import type { Page } from '@playwright/test';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, placeBeforehand, waitForWorker } from '../support/flows.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

/** The browser's own console errors for failed requests. */
const CUT = [/net::ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to load resource/, /WebSocket connection/, /Failed to fetch/];

/** Where to look at the pages by eye; nothing is saved without it. */
const PICTURES = process.env.READ_OFFLINE_PICTURES;

async function look(page: Page, name: string): Promise<void> {
  if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

/** All that scripts of this origin can read on this device, as text: local and session storage, caches, IndexedDB with its bytes. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const stored = await cache.match(request, { ignoreVary: true });
        const isText = /json|text|javascript|svg/.test(stored?.headers.get('content-type') ?? '');
        found.push(request.url, isText ? await stored?.text() : '');
      }
    }
    const bytes = (_key: string, value: unknown): unknown =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder('latin1').decode(value instanceof ArrayBuffer ? value : value.buffer)
        : value;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const read = <Value>(ask: (from: IDBObjectStore) => IDBRequest<Value>): Promise<Value> =>
          new Promise((resolve, reject) => {
            const request = ask(database.transaction(store).objectStore(store));
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        found.push(name, store, await read((from) => from.getAllKeys()), await read((from) => from.getAll()));
      }
      database.close();
    }
    return JSON.stringify(found, bytes);
  });
}

const keptRows = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('slipstream-kept-tsb');
        request.onsuccess = () => {
          const count = request.result.transaction('answers').objectStore('answers').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );

const brokenPictures = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) => {
    const shown = [...main.querySelectorAll('img')].filter((image) => image.getBoundingClientRect().top < innerHeight);
    return shown.filter((image) => !image.complete || image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  });

test('after going offline and a reload a player reads what they have seen, with its time and without actions; after the log-out nothing of it is on the device', async ({
  context,
  page,
  consoleWatch,
  sandbox,
  player,
  event,
  eventPage,
  header,
  accountMenu,
  myBets,
  serverUrl,
}) => {
  test.setTimeout(240_000);
  consoleWatch.expect(...CUT);
  const main = page.getByRole('main');
  const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await sandbox.setPrice(picked.id, '+100');
  const leg = { eventId: event.id, selectionId: picked.id, numeratorLong: 1, denominatorLong: 1, points: null };
  await placeBeforehand(serverUrl, player, leg, [2_000]);
  await logInBeforehand(page, player);
  await page.goto('/');
  await waitForWorker(page);
  await expect(header.account).toBeVisible();

  // What the player sees with a connection.
  await page.goto(eventPath(event));
  await expect(eventPage.odds(picked)).toBeVisible();
  await page.goto('/casino');
  await expect(main.locator('img').first()).toBeVisible();
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await page.goto('/account/summary');
  await expect(main.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  // A person reads longer than the device takes to seal what they read.
  await page.waitForTimeout(1000);
  await page.goto('/account/history/transactions');
  await expect(main).toContainText('Added by the operator');
  await page.waitForTimeout(1000);
  await page.goto('/my-bets/settled');
  await expect(main).toContainText('No settled bets yet');
  await page.waitForTimeout(1000);
  await page.goto('/my-bets/open');
  await expect(myBets.bets).toHaveCount(1);
  await expect.poll(() => keptRows(page)).toBeGreaterThan(5);
  expect(await everythingStored(page)).not.toContain(player.username);

  await context.setOffline(true);
  await page.reload();
  await expect(myBets.bets).toHaveCount(1);
  await expect(main).toContainText(/as of \d+:\d\d [AP]M/);
  await expect(header.root.getByRole('button', { name: /\$980\.00\s*as of \d+:\d\d [AP]M/ })).toBeVisible();
  await expect(myBets.bets.first().getByRole('button', { name: /cash out/i })).toHaveAttribute('aria-disabled', 'true');
  await look(page, 'my-bets');
  await page.goto('/my-bets/settled');
  await expect(main).toContainText('No settled bets yet');
  await page.goto('/account/summary');
  await expect(main.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await expect(main).toContainText(/as of \d+:\d\d [AP]M/);
  await look(page, 'summary');
  await page.goto('/account/history/transactions');
  await expect(main).toContainText('Added by the operator');
  await expect(main).toContainText(/as of \d+:\d\d [AP]M/);
  await look(page, 'history');
  await page.goto(eventPath(event));
  await expect(eventPage.odds(picked)).toHaveAccessibleName(/paused/);
  await look(page, 'event');
  await page.goto('/casino');
  await expect(main).toContainText('Paused while you’re offline');
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  await look(page, 'casino');
  await page.goto('/');
  await expect(main.getByRole('button', { name: /paused/ }).first()).toBeVisible();
  await look(page, 'home');
  await page.goto('/account/taxes');
  await expect(main).toContainText('not saved on this device');
  await look(page, 'taxes');

  await context.setOffline(false);
  await page.goto('/my-bets/open');
  await expect(myBets.bets).toHaveCount(1);
  await expect(main).not.toContainText(/as of \d/, { timeout: 20_000 });
  await accountMenu.logOutAndConfirm();
  await expect(header.logIn).toBeVisible();
  await expect.poll(() => keptRows(page)).toBe(0);
  const left = await everythingStored(page);
  for (const secret of [player.username, 'refreshToken', 'Bearer', 'eyJ', 'playerId']) expect(left).not.toContain(secret);
  await context.setOffline(true);
  await page.goto('/login');
  await expect(main).toContainText('Logging in needs a connection');
  await look(page, 'login');
});

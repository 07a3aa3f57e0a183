import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a dismissed install suggestion is stored in IndexedDB and does not return after a reload', async ({ page }) => {
  // The event by which a browser offers to install the app.
  const offer = (): Promise<void> =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: async () => undefined, userChoice: new Promise(() => undefined) });
      window.dispatchEvent(event);
    });
  const suggestion = page.getByRole('region', { name: 'Install tsb' });
  const live = page.getByRole('link', { name: 'See all live' });
  const stored = (): Promise<string> =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('slipstream');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const keys = await new Promise<unknown>((resolve, reject) => {
        const request = database.transaction('values').objectStore('values').getAllKeys();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      database.close();
      return JSON.stringify(keys);
    });

  await page.goto('/');
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  await offer();
  // Nothing moves under what is being read.
  await expect(suggestion).toHaveCount(0);
  await live.click();
  await expect(suggestion).toBeVisible();
  await suggestion.getByRole('button', { name: 'Dismiss install suggestion' }).click();
  await expect(suggestion).toHaveCount(0);
  await expect.poll(stored).toContain('install-refused');

  await page.reload();
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  await offer();
  await expect.poll(stored).toContain('install-refused');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).not.toHaveURL(/live/);
  await expect(suggestion).toHaveCount(0);
});

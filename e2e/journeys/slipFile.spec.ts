import path from 'node:path';
import { inBrowser, withProfile } from '../support/ownBrowser.ts';
import { expect, origin, test } from '../support/test.ts';

test('picks saved from a slip are opened by the system with the installed app, which adds them when the player says so', async ({
  serverUrl,
}) => {
  const url = `${origin(serverUrl, 'tsb')}/`;
  await withProfile((profile) =>
    inBrowser(profile, async (context) => {
      const page = await context.newPage();
      await page.goto(url);
      await page.evaluate(() => navigator.serviceWorker.ready);
      const slip = page.getByRole('region', { name: 'Betslip' });
      await page.locator('main [data-odds]:not([aria-disabled])').first().click();
      await slip.getByRole('button', { name: 'Share betslip' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('dialog').getByRole('button', { name: 'Save picks to a file' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('tsb-picks.slip');
      const file = path.join(profile, download.suggestedFilename());
      await download.saveAs(file);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await slip.getByRole('button', { name: 'Clear all' }).click();
      await expect(slip.getByRole('button', { name: 'Share betslip' })).toBeHidden();

      const devtools = await context.newCDPSession(page);
      const { appId: manifestId = '' } = await devtools.send('Page.getAppId');
      await devtools.send('PWA.install', { manifestId, installUrlOrBundleUrl: url });
      await devtools.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
      const opened = context.waitForEvent('page');
      await devtools.send('PWA.launchFilesInApp', { manifestId, files: [file] });
      const app = await opened;
      await expect(app.getByRole('heading', { level: 1, name: 'Saved picks' })).toBeVisible();
      expect(await app.evaluate(() => matchMedia('(display-mode: browser)').matches)).toBe(false);
      const slipOfApp = app.getByRole('region', { name: 'Betslip' });
      await expect(slipOfApp.getByRole('button', { name: 'Share betslip' })).toBeHidden();
      await app.getByRole('article').getByRole('button', { name: 'Add to betslip' }).click();
      await expect(slipOfApp.getByRole('button', { name: 'Share betslip' })).toBeVisible();
    }),
  );
});

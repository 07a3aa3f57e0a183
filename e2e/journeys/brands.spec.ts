import { BRAND_CODES } from '../../server/platform/brands.ts';
import { inBrowser, withProfile } from '../support/ownBrowser.ts';
import { expect, origin, test } from '../support/test.ts';

for (const brand of BRAND_CODES) {
  test(`${brand} shows its own face, prices and a way in [S1.05 W1.03]`, async ({ page, serverUrl, header }) => {
    await page.goto(`${origin(serverUrl, brand)}/`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(header.logIn).toBeEnabled();
    await expect(header.signUp).toBeVisible();
    await expect(page.locator('[data-odds]').first()).toBeVisible();
    await expect(
      page
        .getByRole('navigation', { name: 'Main menu' })
        .or(page.getByRole('region', { name: 'Main menu' }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test(`${brand} can be installed: the browser names no error [D1.01]`, async ({ serverUrl }) => {
    await withProfile((profile) =>
      inBrowser(profile, async (context) => {
        const page = await context.newPage();
        await page.goto(`${origin(serverUrl, brand)}/`);
        await page.evaluate(() => navigator.serviceWorker.ready);
        const session = await context.newCDPSession(page);
        const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
        expect(installabilityErrors).toEqual([]);
        const { data = '{}', url } = await session.send('Page.getAppManifest');
        expect(url).toContain(brand);
        const manifest = JSON.parse(data) as {
          display: string;
          id?: string;
          start_url: string;
          icons: { sizes: string; purpose?: string }[];
        };
        expect(manifest.display).toBe('standalone');
        expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
      }),
    );
  });
}

test('each brand asks for its own files only', async ({ page, serverUrl }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${origin(serverUrl, 'hwc')}/`);
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  // The footer shows the marks of the sister products; everything else of theirs stays where it is.
  const foreign = asked.filter((file) => /\/brands\/(?!hwc\/)|brand-(?!hwc)/.test(file) && !/\/icon\.svg$/.test(file));
  expect(foreign).toEqual([]);
});

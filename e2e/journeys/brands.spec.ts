import { BRAND_CODES } from '../../server/platform/brands.ts';
import { BRAND_KINDS, SPECIFIED_BRANDS } from '../support/brandKinds.ts';
import { inBrowser, withProfile } from '../support/ownBrowser.ts';
import { expect, origin, test } from '../support/test.ts';

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('every brand shows its own logo, its kind of home and log-in, and requests its own files only', async ({
    page,
    serverUrl,
    header,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    for (const brand of SPECIFIED_BRANDS)
      await test.step(brand, async () => {
        requested.length = 0;
        await page.goto(`${origin(serverUrl, brand)}/`);
        await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
        await expect(header.logIn).toBeEnabled();
        await expect(header.signUp).toBeVisible();
        if (SPECIFIED_BRANDS.some((each) => each === brand && BRAND_KINDS[each] === 'sportsbook'))
          await expect(page.locator('[data-odds]').first()).toBeVisible();
        else {
          await expect(page.getByRole('main').getByText(/^The casino of (espnbet|tsb)$/)).toBeVisible();
          await expect(page.locator('[data-odds]')).toHaveCount(0);
          await expect(page.getByRole('button', { name: /^Betslip/ })).toHaveCount(0);
        }
        await expect(
          page
            .getByRole('navigation', { name: 'Main menu' })
            .or(page.getByRole('region', { name: 'Main menu' }))
            .first(),
        ).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        // The footer shows the logos of the sister products; no other file of theirs is requested.
        const foreign = BRAND_CODES.filter((code) => code !== brand).flatMap((code) =>
          requested.filter((file) => file.includes(`/brands/${code}/`) || file.includes(`brand-${code}`)),
        );
        expect(foreign.filter((file) => !file.endsWith('/icon.svg'))).toEqual([]);
        // A page that is left asks for nothing more.
        await page.goto('about:blank');
      });
  });
});

test('every brand can be installed, and the browser complains of nothing', async ({ serverUrl }) => {
  await withProfile((profile) =>
    inBrowser(profile, async (context) => {
      for (const brand of BRAND_CODES)
        await test.step(brand, async () => {
          const page = await context.newPage();
          await page.goto(`${origin(serverUrl, brand)}/`);
          await page.evaluate(() => navigator.serviceWorker.ready);
          const session = await context.newCDPSession(page);
          const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
          expect(installabilityErrors, brand).toEqual([]);
          const { data = '{}', url, errors, manifest: read } = await session.send('Page.getAppManifest');
          expect(errors, brand).toEqual([]);
          expect(url).toContain(brand);
          const manifest = JSON.parse(data) as {
            display: string;
            id?: string;
            start_url: string;
            icons: { sizes: string; purpose?: string }[];
            shortcuts: { icons: { src: string }[] }[];
          };
          expect(manifest.display, brand).toBe('standalone');
          expect(
            manifest.icons.map((icon) => icon.sizes),
            brand,
          ).toEqual(expect.arrayContaining(['192x192', '512x512']));
          // As the browser has read them: what it does not know is not there.
          const { screenshots = [] } = read;
          const ofShortcuts = manifest.shortcuts.flatMap(({ icons }) => icons.map(({ src }) => new URL(src, url).href));
          const addresses = [...ofShortcuts, ...screenshots.map(({ image }) => image.url)];
          expect([read.shortcuts?.length, screenshots.map(({ formFactor }) => formFactor)], brand).toEqual([
            4,
            ['kWide', 'kWide', 'kWide', 'kNarrow', 'kNarrow', 'kNarrow'],
          ]);
          expect(new Set(addresses).size, brand).toBe(10);
          const types = await page.evaluate(
            (all) => Promise.all(all.map(async (address) => (await fetch(address)).headers.get('content-type'))),
            addresses,
          );
          expect(types, brand).toEqual(addresses.map(() => 'image/png'));
          expect(
            manifest.icons.map(({ purpose }) => purpose),
            brand,
          ).toContain('monochrome');
          await page.close();
        });
    }),
  );
});

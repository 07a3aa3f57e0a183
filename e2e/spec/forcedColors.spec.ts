import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('where the system forces its colours, every control of home and of settings has an edge, and a chosen one a thick one', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const price = page.locator('main [data-odds]:not([aria-disabled="true"])').first();
  await expect(price).toBeEnabled();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Betslip' }).getByRole('tab').first()).toBeVisible();
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href="/login"]')]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(one);
        const isChosen = one.matches('[aria-pressed="true"], [aria-selected="true"]');
        return { name: one.textContent, width: Number.parseFloat(borderTopWidth), style: borderTopStyle, isChosen };
      }),
  );
  expect(controls.length).toBeGreaterThan(20);
  expect(controls.some(({ isChosen }) => isChosen)).toBe(true);
  expect(controls.filter(({ width, style, isChosen }) => style !== 'solid' || width < (isChosen ? 3 : 1))).toEqual([]);
});

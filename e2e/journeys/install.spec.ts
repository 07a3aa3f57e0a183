import { expect, test } from '../support/test.ts';

/** The browser's offer to install, which a test cannot make it do. */
async function offerInstall(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => undefined,
      userChoice: new Promise(() => undefined),
    });
    window.dispatchEvent(offer);
  });
}

test('the suggestion to install can be dismissed, and stays so across a reload [D1.09]', async ({ page }) => {
  const suggestion = page.getByRole('region', { name: /^Install/ });
  await page.goto('/');
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  await offerInstall(page);
  await expect(suggestion).toBeVisible();
  await suggestion.getByRole('button', { name: 'Dismiss install suggestion' }).click();
  await expect(suggestion).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  await offerInstall(page);
  await expect(suggestion).toHaveCount(0);
});

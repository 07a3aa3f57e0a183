import type { Locator, Page } from '@playwright/test';

/** Presses Tab until this element, of the page or of a frame in it, has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => document.hasFocus() && element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No key press reaches ${target} with ${key}`);
}

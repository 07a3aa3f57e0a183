import { expect, type Page } from '@playwright/test';
import type { SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { Header } from '../pages/header.ts';
import { LogInPage } from '../pages/logInPage.ts';

/** Through the screen, as a person does; ends where the header shows the balance. */
export async function logInOnScreen(page: Page, player: SandboxPlayer): Promise<void> {
  const header = new Header(page);
  await header.logIn.click();
  await new LogInPage(page).logIn(player.username, player.password);
  await expect(header.account).toBeVisible();
}

/** Once the worker controls the page, requests go through it, as they do for every visitor after the first. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

import { expect, type Page } from '@playwright/test';
import type { SandboxEvent, SandboxPlayer, SandboxSelection } from '../../tests/support/sandboxClient.ts';
import { EventPage } from '../pages/eventPage.ts';
import { Header } from '../pages/header.ts';
import { LogInPage } from '../pages/logInPage.ts';
import { marketOf, selectionOf } from './events.ts';

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

interface DraftBetOptions {
  /** What is picked: the first of the moneyline where nothing else matters. */
  readonly selection?: SandboxSelection;
  /** All that the player does goes through the worker. */
  readonly throughWorker?: boolean;
}

/** A player opens an event, logs in and picks a price: the server's slip holds a draft bet that has no stake yet. */
export async function startDraftBet(
  page: Page,
  player: SandboxPlayer,
  event: SandboxEvent,
  { selection = selectionOf(marketOf(event, 'MONEYLINE'), 0), throughWorker = false }: DraftBetOptions = {},
): Promise<void> {
  const eventPage = new EventPage(page);
  await eventPage.open(event);
  if (throughWorker) await waitForWorker(page);
  await logInOnScreen(page, player);
  // What a test does next may cut the network: the slip shows a pick before the server has it.
  const added = page.waitForResponse((response) => response.request().postData()?.includes('BetslipAddMarketSelection') === true);
  await eventPage.odds(selection).click();
  await (await added).finished();
}

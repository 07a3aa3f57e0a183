import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { TOKEN_PATH } from '../../core/wire/apiPaths.ts';
import { TOKEN_TRANSPORT_HEADER } from '../../core/wire/headers.ts';
import { playerAliasOf } from '../../core/wire/playerAlias.ts';
import { clientHeaders, logIn } from '../../tests/support/apiClient.ts';
import { placeBets, straight } from '../../tests/support/placements.ts';
import type { SandboxEvent, SandboxPlayer, SandboxSelection } from '../../tests/support/sandboxClient.ts';
import type { PricedLeg } from '../../tests/support/slate.ts';
import { EventPage } from '../pages/eventPage.ts';
import { Header } from '../pages/header.ts';
import { LogInPage } from '../pages/logInPage.ts';
import { marketOf, selectionOf } from './events.ts';

/** Logs in with the form, as a person does; ends when the header shows the balance. */
export async function logInOnScreen(page: Page, player: SandboxPlayer): Promise<void> {
  const header = new Header(page);
  await header.logIn.click();
  await new LogInPage(page).logIn(player.username, player.password);
  await expect(header.account).toBeVisible();
}

const BLANK_PAGE = '/blank-page-of-the-tests';

/**
 * Logs in without the form: sets the refresh token's cookie and the session in local storage. The next opened page is logged in, as after
 * a reload. For tests whose subject is not log-in: it takes a tenth of the time.
 * @param origin by default that of the test's pages
 */
export async function logInBeforehand(page: Page, player: SandboxPlayer, origin = ''): Promise<void> {
  const blank = (url: URL): boolean => url.pathname === BLANK_PAGE;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(`${origin}${BLANK_PAGE}`);
  await page.evaluate(
    async ({ path, header, username, password, playerAlias }) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [header]: 'cookie' },
        body: JSON.stringify({ grant_type: 'password', client_id: 'slipstream-web', username, password }),
      });
      if (!response.ok) throw new Error(`Log-in answered ${response.status}`);
      const { refresh_expires_in: expirySeconds } = await response.json();
      const session = { playerAlias, accessTokenRefreshAt: Date.now(), expirySeconds, refreshToken: null };
      localStorage.setItem(`slipstream.session.${location.hostname.split('.')[0]}`, JSON.stringify(session));
    },
    {
      path: TOKEN_PATH,
      header: TOKEN_TRANSPORT_HEADER,
      username: player.username,
      password: player.password,
      playerAlias: await playerAliasOf(player.userId, crypto.subtle),
    },
  );
  await page.unroute(blank);
}

/** Places straight bets on a leg through the API, one for each stake, and returns the placements’ ids. For tests whose subject is not placing. */
export async function placeBeforehand(
  serverUrl: string,
  player: SandboxPlayer,
  leg: PricedLeg,
  stakesCents: readonly number[],
): Promise<readonly string[]> {
  const headers = clientHeaders((await logIn(serverUrl, player.username, player.password)).access_token);
  const ids: string[] = [];
  for (const stakeCents of stakesCents) {
    const placed = await placeBets(serverUrl, { placementId: randomUUID(), bets: [straight(leg, stakeCents)] }, headers);
    expect(placed.status).toBe('PLACED');
    ids.push(placed.placementId);
  }
  return ids;
}

/** Waits until the worker controls the page, as on every visit after the first. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });
}

interface DraftBetOptions {
  /** The picked selection; by default the first of the moneyline. */
  readonly selection?: SandboxSelection;
  /** The page's requests go through the worker. */
  readonly throughWorker?: boolean;
}

/** A player opens an event and picks a price: the server's slip holds a draft bet that has no stake yet. */
export async function startDraftBet(
  page: Page,
  player: SandboxPlayer,
  event: SandboxEvent,
  { selection = selectionOf(marketOf(event, 'MONEYLINE'), 0), throughWorker = false }: DraftBetOptions = {},
): Promise<void> {
  const eventPage = new EventPage(page);
  await logInBeforehand(page, player);
  await eventPage.open(event);
  if (throughWorker) await waitForWorker(page);
  await expect(new Header(page).account).toBeVisible();
  // Waits for the server, because the test may cut the network next, and the slip shows a pick before the server has it.
  const added = page.waitForResponse((response) => response.request().postData()?.includes('BetslipAddMarketSelection') === true);
  await eventPage.odds(selection).click();
  await (await added).finished();
}

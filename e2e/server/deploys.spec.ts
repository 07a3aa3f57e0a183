import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '../../tests/support/postgresCluster.ts';
import { type ProductServer, startProductServer } from '../../tests/support/productServer.ts';
import { SandboxClient } from '../../tests/support/sandboxClient.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, startDraftBet, waitForWorker } from '../support/flows.ts';
import { makeRelease, type Release } from '../support/releases.ts';
import { useStandInGames } from '../support/standInGames.ts';
import { test as base, expect, origin } from '../support/test.ts';

interface Production {
  readonly url: string;
  /** Stops the server and starts the release's in its place: same address, same database. */
  deploy(release: Release): Promise<void>;
}

interface OfDeploys {
  readonly games: string;
  readonly production: Production;
  readonly releases: readonly [Release, Release, Release];
}

const test = base.extend<object, OfDeploys>({
  games: [async ({ browserName: _browser }, use) => useStandInGames(use), { scope: 'worker' }],
  releases: [
    async ({ browserName: _browser }, use) => {
      const releases = [makeRelease(null), makeRelease('900.0.1'), makeRelease('900.0.2')] as const;
      await use(releases);
      for (const release of releases) release.remove();
    },
    { scope: 'worker' },
  ],
  production: [
    async ({ releases, games }, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'slipstream-data-'));
      const port = await freePort();
      const environment = { NODE_ENV: 'production', LIVE_PRICE_SECONDS: '120', GAMES_ORIGIN: games };
      let server: ProductServer | null = null;
      const deploy = async ({ directory }: Release): Promise<void> => {
        await server?.stop();
        server = await startProductServer({ port, dataDir, project: directory, environment, patienceMs: 90_000 });
        await new SandboxClient(server.url).setFeed({ paused: true });
      };
      await deploy(releases[0]);
      await use({ url: `http://localhost:${port}`, deploy });
      await (server as ProductServer | null)?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverUrl: [async ({ production }, use) => use(production.url), { scope: 'worker' }],
  baseURL: async ({ serverUrl }, use) => use(origin(serverUrl, 'tsb')),
});

/** Browsers' messages about a server that has stopped, or is starting. */
const STOPPED = [
  /^error: Failed to load resource: net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED)$/,
  /^error: Failed to load resource: the server responded with a status of 503 \(Service Unavailable\)$/,
  /^error: WebSocket connection to 'ws:\/\/tsb\.localhost:\d+\/graphql' failed: .*(net::ERR_CONNECTION_REFUSED|response code: 503)$/,
  /^warning: WebSocket connection to 'ws:\/\/tsb\.localhost:\d+\/graphql' failed: WebSocket is closed before the connection is established\.$/,
];

const notice = (page: Page) => page.getByRole('status', { name: 'Update' }).or(page.getByRole('region', { name: 'Update' }));
const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.version);

async function update(tabs: readonly Page[], { version }: Release): Promise<void> {
  const [first] = tabs as [Page];
  await first.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(notice(first)).toBeVisible({ timeout: 20_000 });
  await notice(first).getByRole('button', { name: 'Update now' }).click();
  for (const tab of tabs) {
    await expect.poll(() => versionOf(tab).catch(() => ''), { timeout: 20_000 }).toBe(version);
    await expect(tab.getByRole('banner')).toBeVisible();
  }
}

/** Other tabs of the same player, as the worker opens them. */
async function openTabs(context: BrowserContext, addresses: readonly string[]): Promise<Page[]> {
  return await Promise.all(
    addresses.map(async (address) => {
      const tab = await context.newPage();
      await tab.goto(address);
      await expect(tab.getByRole('banner')).toBeVisible();
      return tab;
    }),
  );
}

test('after deploys of two builds and a rollback, an old tab places the bet in its slip, four tabs move together, and the slip stays', async ({
  context,
  page,
  production,
  releases,
  player,
  event,
  betslip,
  eventPage,
  header,
  consoleWatch,
}) => {
  // Three starts of a server.
  test.setTimeout(240_000);
  consoleWatch.expect(...STOPPED);
  const [n, next, afterNext] = releases;
  await startDraftBet(page, player, event, { throughWorker: true });
  await betslip.setStake('25');
  const tabs = [page, ...(await openTabs(context, ['/', '/live', '/my-bets']))];
  await page.bringToFront();

  await production.deploy(next);
  expect((await page.request.get(production.url + n.ownFile)).status(), 'the code of the build before').toBe(200);
  await betslip.button('Place Bet').click();
  await expect(betslip.button('Bet Placed')).toBeVisible({ timeout: 20_000 });
  await expect(header.account).toHaveAccessibleName(/\$975\.00/);
  expect(await versionOf(page)).toBe(n.version);

  for (const [market, place] of [
    ['MONEYLINE', 1],
    ['TOTAL', 0],
  ] as const)
    await eventPage.odds(selectionOf(marketOf(event, market), place)).click();
  await expect(betslip.removeButtons).toHaveCount(2);
  await betslip.straightTab.click();
  await betslip.setStake('10');
  const expectSlipUnchanged = async (): Promise<void> => {
    await expect(betslip.removeButtons).toHaveCount(2);
    await expect(betslip.straightTab).toHaveAttribute('aria-selected', 'true');
    await expect(betslip.bet()).toHaveValue('$10.00');
  };
  await expectSlipUnchanged();
  await update(tabs, next);
  await expectSlipUnchanged();
  await production.deploy(afterNext);
  await update(tabs, afterNext);
  await expectSlipUnchanged();
  await production.deploy(n);
  for (const release of releases)
    expect((await page.request.get(production.url + release.ownFile)).status(), release.version).toBe(200);
  await update(tabs, n);
  await expectSlipUnchanged();
  await expect(header.account).toHaveAccessibleName(/\$975\.00/);
});

test('a deploy that is accepted in one tab reaches a tab at the provider and a tab in a casino round only after both have ended as they would have', async ({
  context,
  page,
  games,
  production,
  releases,
  player,
  wallet,
  consoleWatch,
}) => {
  test.setTimeout(240_000);
  consoleWatch.expect(...STOPPED);
  const [n, next] = releases;
  await logInBeforehand(page, player);
  await page.goto('/my-bets');
  await waitForWorker(page);
  const [casino, free] = (await openTabs(context, ['/casino/category/slots/velvet-sevens', '/live'])) as [Page, Page];
  await wallet.begin('deposit', 'Online banking', '50');
  await expect(wallet.provider.button('Approve')).toBeVisible();
  await casino.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(casino.frameLocator('iframe[title="Velvet Sevens"]').getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  const round = async (open: boolean): Promise<void> => {
    const game = casino.frames().find((frame) => frame.url().startsWith(games));
    await game?.evaluate(([isOpen]) => parent.postMessage({ type: 'gameRound', open: isOpen }, '*'), [open]);
  };
  await round(true);
  await expect(casino.getByText('Round under way')).toBeVisible();

  await production.deploy(next);
  await free.bringToFront();
  await update([free], next);
  await expect(notice(page)).toContainText('It waits. Your deposit is not finished.');
  await expect(notice(casino)).toContainText('It waits. Your round is not finished.');
  for (const tab of [page, casino]) expect(await versionOf(tab)).toBe(n.version);

  await page.bringToFront();
  await wallet.provider.press('Approve');
  await expect(wallet.main.getByText('$50.00 added')).toBeVisible();
  await wallet.expectReceipt('Deposit successful');
  await expect.poll(() => versionOf(page).catch(() => ''), { timeout: 20_000 }).toBe(next.version);
  await wallet.expectReceipt('Deposit successful');
  await wallet.expectBalance('1,050.00');
  expect(await versionOf(casino)).toBe(n.version);
  await round(false);
  await expect.poll(() => versionOf(casino).catch(() => ''), { timeout: 20_000 }).toBe(next.version);
});

import { test as base, expect } from '@playwright/test';
import type { BrandCode } from '../../server/platform/brands.ts';
import { type ProductServer, startProductServer } from '../../tests/support/productServer.ts';
import { SandboxClient, type SandboxEvent, type SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { AccountMenu } from '../pages/accountMenu.ts';
import { BetslipPanel } from '../pages/betslipPanel.ts';
import { EventPage } from '../pages/eventPage.ts';
import { Header } from '../pages/header.ts';
import { LogInPage } from '../pages/logInPage.ts';
import { MyBetsPage } from '../pages/myBetsPage.ts';
import { WalletPage } from '../pages/walletPage.ts';
import { ConsoleWatch } from './console.ts';
import { claimEvents, type EventsWanted } from './events.ts';
import { useStandInGames } from './standInGames.ts';

interface TestFixtures {
  /** Fails the test on anything the pages complain about, except what it says it expects. */
  readonly consoleWatch: ConsoleWatch;
  readonly player: SandboxPlayer;
  /** Events of this test alone (see claimEvents). */
  readonly takeEvents: (count: number, wanted?: EventsWanted) => Promise<readonly SandboxEvent[]>;
  /** One event, for tests that need no more. */
  readonly event: SandboxEvent;
  readonly header: Header;
  readonly accountMenu: AccountMenu;
  readonly betslip: BetslipPanel;
  readonly eventPage: EventPage;
  readonly logInPage: LogInPage;
  readonly myBets: MyBetsPage;
  readonly wallet: WalletPage;
}

interface WorkerFixtures {
  /** The server's address at `localhost`; for a brand's see origin(). */
  readonly serverUrl: string;
  readonly sandbox: SandboxClient;
}

/** A brand's own origin on a server, as `http://tsb.localhost:4000`. */
export function origin(serverUrl: string, brand: BrandCode): string {
  const url = new URL(serverUrl);
  url.hostname = `${brand}.localhost`;
  return url.origin;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverUrl: [
    async ({ browserName: _browser }, use) =>
      use(process.env.RELEASE_URL ?? process.env.SLIPSTREAM_E2E_URL ?? 'http://localhost:4000'),
    { scope: 'worker' },
  ],
  sandbox: [async ({ serverUrl }, use) => use(new SandboxClient(serverUrl)), { scope: 'worker' }],
  baseURL: async ({ serverUrl }, use) => use(origin(serverUrl, 'tsb')),
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch(context);
      await use(watch);
      const complaints = watch.complaints();
      // A request that a test answers itself may still be under way: its answer ends with the page, and is no failure.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(complaints, 'the console is clean').toEqual([]);
    },
    { auto: true },
  ],
  player: async ({ sandbox }, use) => use(await sandbox.createPlayer({ balanceCents: 100_000 })),
  takeEvents: async ({ sandbox }, use, info) =>
    use((count, wanted) => claimEvents(sandbox, info.parallelIndex, info.config.workers, count, wanted)),
  event: async ({ takeEvents }, use) => {
    const [event] = (await takeEvents(1)) as [SandboxEvent];
    await use(event);
  },
  header: async ({ page }, use) => use(new Header(page)),
  accountMenu: async ({ page }, use) => use(new AccountMenu(page)),
  betslip: async ({ page }, use) => use(new BetslipPanel(page)),
  eventPage: async ({ page }, use) => use(new EventPage(page)),
  logInPage: async ({ page }, use) => use(new LogInPage(page)),
  myBets: async ({ page }, use) => use(new MyBetsPage(page)),
  wallet: async ({ page, sandbox }, use) => use(new WalletPage(page, sandbox)),
});

/** The brand whose players log in on the identity origin, on the server of `ownServerTest`. */
export const REDIRECTING_BRAND = 'hwc';

type Environment = Readonly<Record<string, string>>;

/** Starts a server whose feed is paused, so that every move is a test's, and stops it after its use. */
export async function usePausedServer(environment: Environment, use: (server: ProductServer) => Promise<void>): Promise<void> {
  const server = await startProductServer({ patienceMs: 90_000, environment });
  await new SandboxClient(server.url).setFeed({ paused: true });
  await use(server);
  await server.stop();
  expect(server.errors(), 'errors in the server’s log').toEqual([]);
}

/** For tests that change the whole server: a server of their own, shared by all of them. Its games are stand-ins. */
export const ownServerTest = test.extend<object, { readonly server: ProductServer }>({
  server: [
    async ({ browserName: _browser }, use) =>
      useStandInGames((games) => usePausedServer({ LOG_IN_BY_REDIRECT: REDIRECTING_BRAND, GAMES_ORIGIN: games }, use)),
    { scope: 'worker', timeout: 120_000 },
  ],
  serverUrl: [async ({ server }, use) => use(server.url), { scope: 'worker' }],
});

/** Seconds between two heartbeats on the server of `sessionTest`. */
export const HEARTBEAT_SECONDS = 2;
/** An origin that the server of `sessionTest` trusts with embedded pages. */
export const PAYMENTS_ORIGIN = 'https://payments.test';

/** For tests of sessions and of what is sent during them: a server that asks for heartbeats more often than by default. */
export const sessionTest = ownServerTest.extend<object, { readonly server: ProductServer }>({
  server: [
    async ({ browserName: _browser }, use) =>
      usePausedServer({ HEARTBEAT_SECONDS: String(HEARTBEAT_SECONDS), FRAME_ORIGINS: PAYMENTS_ORIGIN }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

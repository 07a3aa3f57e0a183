import type { Browser, Page } from 'playwright';
import { type FaultProxy, startFaultProxy } from '../../tests/support/faultProxy.ts';
import type { ProductServer } from '../../tests/support/productServer.ts';
import { SandboxClient, type SandboxEvent, type SandboxSelection } from '../../tests/support/sandboxClient.ts';

/** What the page showed from `at` (epoch milliseconds) on. */
export interface Shown {
  readonly at: number;
  readonly offline: boolean;
  readonly reconnecting: boolean;
  readonly paused: boolean;
  readonly canBet: boolean;
  readonly price: string;
}

/** A player's page behind a proxy of its own: a price that is watched, and a bet that is ready to be placed. */
export interface WatchedPage {
  readonly page: Page;
  readonly proxy: FaultProxy;
  /** What was shown since the last call, without what is shown now. */
  takeShown(): Promise<readonly Shown[]>;
  /** Resolves with the moment since which the page has shown something that fits. @throws Error when it does not in time. */
  shows(fits: (shown: Shown) => boolean, patienceMs: number): Promise<number>;
  /** Gives the watched selection another price. @returns its text on the page. */
  movePrice(): Promise<string>;
  close(): Promise<void>;
}

const MOVES = ['+150', '+155', '+160', '+165', '+170', '+175', '+180', '+185', '+190', '+195'];
const POLL_MS = 25;

/** Records every change of what the page shows. It has no named functions, because the loader would wrap them in a helper of its own. */
function record(selectionId: string): void {
  const shown: Shown[] = [];
  Object.assign(globalThis, { shown });
  setInterval(() => {
    const name = document.querySelector(`main [data-odds="${selectionId}"]`)?.getAttribute('aria-label') ?? '';
    const top = document.querySelector('header')?.parentElement?.textContent ?? '';
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[aria-label="Betslip"] button')];
    const next = {
      offline: document.querySelector('[data-offline]') !== null,
      reconnecting: top.includes('Reconnecting'),
      paused: name.includes('paused') || name === '',
      canBet: buttons.some(
        (button) => button.textContent === 'Place Bet' && !button.disabled && button.getAttribute('aria-disabled') !== 'true',
      ),
      price: /[+−]\d+/.exec(name)?.[0] ?? '',
    };
    const last = shown.at(-1);
    if (last === undefined || Object.entries(next).some(([key, value]) => last[key as keyof Shown] !== value))
      shown.push({ at: Date.now(), ...next });
  }, 25);
}

export async function openWatchedPage(browser: Browser, server: ProductServer, event: SandboxEvent): Promise<WatchedPage> {
  const sandbox = new SandboxClient(server.url);
  const proxy = await startFaultProxy(server.port);
  const [picked, watched] = selections(event);
  const player = await sandbox.createPlayer({ balanceCents: 100_000 });
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const path = `/sport/${event.sport}/organization/${event.organization}/competition/${event.competition}/event/${event.id}`;
  await page.goto(`http://tsb.localhost:${proxy.port}${path}`);
  // Under the control of the worker, as on every visit after the first.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const bar = page.getByRole('banner');
  await bar
    .getByRole('link', { name: 'Log In', exact: true })
    .or(bar.getByRole('button', { name: 'Log In', exact: true }))
    .click();
  await page.getByLabel('Email or username', { exact: true }).fill(player.username);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await bar.getByRole('button', { name: /\$[\d,]+\.\d\d/ }).waitFor();
  await page.locator(`main [data-odds="${picked.id}"]`).first().click();
  const stake = page.getByRole('region', { name: 'Betslip' }).getByLabel('Bet', { exact: true });
  await stake.fill('10');
  await stake.blur();
  await page.evaluate(record, watched.id);

  let moves = 0;
  const lastShown = (): Promise<Shown | undefined> => page.evaluate('shown.at(-1)');
  return {
    page,
    proxy,
    takeShown: () => page.evaluate('shown.splice(0, shown.length - 1)'),
    async shows(fits, patienceMs) {
      const end = performance.now() + patienceMs;
      for (;;) {
        const shown = await lastShown();
        if (shown !== undefined && fits(shown)) return shown.at;
        if (performance.now() > end) throw new Error(`The page still shows ${JSON.stringify(shown)}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    async movePrice() {
      const price = MOVES[moves % MOVES.length] ?? '';
      moves += 1;
      await sandbox.setPrice(watched.id, price);
      return price;
    },
    async close() {
      await context.close();
      await proxy.close();
    },
  };
}

function selections(event: SandboxEvent): readonly [SandboxSelection, SandboxSelection] {
  const moneyline = event.markets.find(({ type }) => type.toUpperCase() === 'MONEYLINE');
  const [first, second] = moneyline?.selections ?? [];
  if (first === undefined || second === undefined) throw new Error(`${event.name} has no moneyline`);
  return [first, second];
}

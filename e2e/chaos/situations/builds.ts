import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { BetslipPanel } from '../../pages/betslipPanel.ts';
import { EventPage } from '../../pages/eventPage.ts';
import { type AlteringProxy, startAlteringProxy } from '../../support/alteringProxy.ts';
import { eventPath } from '../../support/events.ts';
import { waitForWorker } from '../../support/flows.ts';
import { makeRelease, type Release } from '../../support/releases.ts';
import { origin } from '../../support/test.ts';
import { firstSeen } from '../cells.ts';
import type { Situation, Stage, WorldStage } from '../situation.ts';
import { draftOfTen, expectPlacedOnce, PATIENCE, pickedOf, place, watchedOf } from '../usable.ts';

const LOADS = 12;
const NEXT = '900.0.1';

interface TwoBuilds {
  readonly next: Release;
  readonly urls: readonly [string, string];
}

/** The world's server has build N; another one on its database has N+1. */
async function startNext({ world, after }: WorldStage): Promise<TwoBuilds> {
  const next = makeRelease(NEXT);
  after(next.remove);
  const server = await world.startBuild(next.directory);
  after(server.stop);
  return { next, urls: [world.url, server.url] };
}

async function startBalancer({ after }: Stage, choose: () => string): Promise<string> {
  const balancer: AlteringProxy = await startAlteringProxy(choose);
  after(balancer.close);
  return origin(balancer.url, 'tsb');
}

const versionOf = (page: Page): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.version);

const inTurn: Situation = {
  name: 'two builds in turn',
  what: 'a balancer gives each request to N or N+1 in turn: 12 first visits, 12 loads of one device, a bet',
  ends: ['24 of 24 loads usable, placed once'],
  run: async (stage) => {
    const { browser, event, note, after } = stage;
    const { urls } = await startNext(stage);
    let requests = 0;
    const baseURL = await startBalancer(stage, () => {
      requests += 1;
      return urls[requests % 2 === 0 ? 0 : 1];
    });
    const versions = new Map<string, number>();
    let usable = 0;
    const use = async (tab: Page): Promise<void> => {
      const slip = new BetslipPanel(tab);
      await tab.goto(baseURL + eventPath(event));
      await new EventPage(tab).odds(pickedOf(stage)).click(PATIENCE);
      await expect(slip.removeButtons).toHaveCount(1, PATIENCE);
      await slip.removeButtons.first().click();
      await expect(slip.removeButtons).toHaveCount(0, PATIENCE);
      const version = (await versionOf(tab)) ?? '';
      versions.set(version, (versions.get(version) ?? 0) + 1);
      usable += 1;
    };
    const open = (): Promise<BrowserContext> => browser.newContext({ baseURL, viewport: { width: 1600, height: 1000 } });
    for (let load = 0; load < LOADS; load += 1) {
      const visit = await open();
      await use(await visit.newPage());
      await visit.close();
    }
    const device = await open();
    after(() => device.close());
    const page = await device.newPage();
    await page.goto('/');
    await waitForWorker(page);
    for (let load = 0; load < LOADS; load += 1) await use(page);
    note([...versions].map(([version, loads]) => `${version}: ${loads}`).join(', '));
    await draftOfTen({ ...stage, page });
    await place(page);
    await expectPlacedOnce(stage, page);
    expect(usable).toBe(2 * LOADS);
    return '24 of 24 loads usable, placed once';
  },
};

const DAYS_31_MS = 31 * 24 * 60 * 60 * 1000;

/**
 * As a machine that has slept: the open document's clock jumps, its timers go on, and a document that is loaded later has the server's time. After
 * `page.clock.fastForward` by this much no timer of a later document fires.
 */
const sleep = (page: Page, ms: number): Promise<void> =>
  page.evaluate((asleep) => {
    const Awake = Date;
    window.Date = class extends Awake {
      constructor(...args: ConstructorParameters<DateConstructor> | []) {
        super(...((args.length === 0 ? [Awake.now() + asleep] : args) as ConstructorParameters<DateConstructor>));
      }
      static override now(): number {
        return Awake.now() + asleep;
      }
    } as DateConstructor;
  }, ms);

/** What a page shows whose build is gone from the server, after a press that needs a file of it. */
const afterPress = (page: Page, version: string): Record<string, Locator> => ({
  reloaded: page.locator(`html[data-version="${version}"]`),
  'update offered': page.getByRole('button', { name: 'Update now' }),
  'said, with a way on': page.getByRole('main').getByRole('button', { name: /Try again|Retry|Reload/i }),
});

/**
 * A visitor's tab with a pick and a stake, opened on N; the server is at N+1, and the files of N have expired there. A press opens an event, whose
 * chunk the tab has not loaded.
 */
function oldTab(name: string, throughWorker: boolean): Situation {
  return {
    name,
    what: `the live page of N is open for 31 days${throughWorker ? ', its cached files are evicted' : ' without a worker'}, the server has N+1 and none of N's files, and a press needs one`,
    ends: ['N+1, slip as it was'],
    run: async (stage) => {
      const { browser, world, after, note, event } = stage;
      const { next, urls } = await startNext(stage);
      let isNext = false;
      const baseURL = await startBalancer(stage, () => urls[isNext ? 1 : 0]);
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1600, height: 1000 },
        serviceWorkers: throughWorker ? 'allow' : 'block',
      });
      after(() => context.close());
      const page = await context.newPage();
      await page.goto('/');
      if (throughWorker) await waitForWorker(page);
      const slip = new BetslipPanel(page);
      await page.getByRole('main').locator('[data-odds]:enabled:not([aria-disabled])').first().click(PATIENCE);
      await slip.setStake('10');
      await expect(slip.bet()).toHaveValue('$10.00', PATIENCE);
      // The code of the home page is also that of an event.
      await page.goto('/live');
      await expect(page.getByRole('main').locator('a[href*="/event/"]').first()).toBeVisible(PATIENCE);
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache');

      isNext = true;
      await world.query("DELETE FROM app_files WHERE path LIKE 'assets/EventPage-%' AND path <> $1", [next.ownFile.slice(1)]);
      if (throughWorker)
        await page.evaluate(async () => {
          for (const key of await caches.keys()) await caches.delete(key);
        });
      await sleep(page, DAYS_31_MS);
      const requests: string[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/assets/EventPage-')) requests.push(`EventPage ${response.status()}`);
      });
      await page.getByRole('main').locator('a[href*="/event/"]').first().click(PATIENCE);
      const state = await firstSeen(page, () => afterPress(page, next.version));
      note(`${state}, ${requests.join(', ')}`);
      if (state === 'said, with a way on')
        await page
          .getByRole('button', { name: /Try again|Retry|Reload/i })
          .first()
          .click();
      if (state === 'update offered') await page.getByRole('button', { name: 'Update now' }).click();
      await expect.poll(() => versionOf(page).catch(() => ''), { timeout: 90_000 }).toBe(next.version);
      await new EventPage(page).open(event);
      await expect(new EventPage(page).odds(watchedOf(stage))).toBeEnabled(PATIENCE);
      await expect(slip.removeButtons).toHaveCount(1, PATIENCE);
      await expect(slip.bet()).toHaveValue('$10.00');
      return 'N+1, slip as it was';
    },
  };
}

export const BUILD_SITUATIONS: readonly Situation[] = [
  inTurn,
  oldTab('a tab that is 31 days old', false),
  oldTab('a tab that is 31 days old, its caches evicted', true),
];

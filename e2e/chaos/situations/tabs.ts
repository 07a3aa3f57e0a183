import { type BrowserContext, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../../../tests/support/chromium.ts';
import { AccountMenu } from '../../pages/accountMenu.ts';
import { BetslipPanel } from '../../pages/betslipPanel.ts';
import { EventPage } from '../../pages/eventPage.ts';
import { Header } from '../../pages/header.ts';
import { eventPath } from '../../support/events.ts';
import { logInBeforehand } from '../../support/flows.ts';
import type { Situation, Stage } from '../situation.ts';
import { draftOfTen, expectLivePrice, expectPlacedOnce, PATIENCE, pickedOf, place } from '../usable.ts';

const KILLS = 30;

/** Stops the running workers, and waits until one is. */
async function killWorkers(devtools: CDPSession): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    const look = ({ versions }: { versions: readonly { readonly runningStatus: string }[] }): void => {
      if (versions.every(({ runningStatus }) => runningStatus !== 'stopped')) return;
      devtools.off('ServiceWorker.workerVersionUpdated', look);
      resolve();
    };
    devtools.on('ServiceWorker.workerVersionUpdated', look);
  });
  await devtools.send('ServiceWorker.stopAllWorkers');
  await stopped;
}

const workerKilled: Situation = {
  name: 'worker killed 30 times beside four tabs',
  what: 'the worker is stopped 30 times, each time started again by a request of another tab; a bet is pressed between two of them',
  ends: ['placed once, four tabs usable'],
  run: async (stage) => {
    const { context, page, event, baseURL } = stage;
    await draftOfTen(stage);
    const tabs = [page];
    for (const path of [eventPath(event), '/live', '/my-bets']) {
      const tab = await context.newPage();
      await tab.goto(baseURL + path);
      await expect(new Header(tab).account).toBeVisible(PATIENCE);
      tabs.push(tab);
    }
    await page.bringToFront();
    const devtools = await context.newCDPSession(page);
    await devtools.send('ServiceWorker.enable');
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Starts the worker, which passes it on.
      const status = await tabs[kill % tabs.length]?.evaluate(async (number) => (await fetch(`/i/ip?kill=${number}`)).status, kill);
      expect(status).toBeLessThan(500);
      if (kill === KILLS / 2) await new BetslipPanel(page).button('Place Bet').click(PATIENCE);
      await killWorkers(devtools);
    }
    await expectPlacedOnce(stage, page);
    await expectLivePrice(stage, tabs.slice(0, 2));
    for (const tab of tabs) {
      await tab.reload();
      await expect(new Header(tab).account).toHaveAccessibleName(/\$990\.00/, PATIENCE);
      await expect(tab.getByRole('main').getByRole('article').or(tab.getByRole('main').locator('[data-odds]')).first()).toBeVisible(
        PATIENCE,
      );
    }
    return 'placed once, four tabs usable';
  },
};

/** Playwright's own browsers have no back/forward cache. */
async function withBackForwardCache(stage: Stage, run: (context: BrowserContext) => Promise<string>): Promise<string> {
  const browser = await chromium.launch({ ...CHROMIUM_OPTIONS, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    return await run(await browser.newContext({ baseURL: stage.baseURL, viewport: { width: 1600, height: 1000 } }));
  } finally {
    await browser.close();
  }
}

const isRestored = (page: Page): Promise<boolean> => page.evaluate(() => 'wasHere' in window);

/** Away to another origin and back. @returns whether the page is the one of before. */
async function awayAndBack({ serverUrl, note }: Stage, page: Page, meanwhile: () => Promise<void>): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto(`${serverUrl.replace('localhost', '127.0.0.1')}/healthz`);
  await meanwhile();
  // A restored page has no load to wait for.
  await page.evaluate(() => history.back());
  await expect(new Header(page).root).toBeVisible(PATIENCE);
  const restored = await isRestored(page);
  const reasons = await page.evaluate(() =>
    JSON.stringify(Object(performance.getEntriesByType('navigation')[0]).notRestoredReasons),
  );
  note(restored ? 'restored' : `loaded anew: ${reasons}`);
  return restored;
}

const backForward: Situation = {
  name: 'bfcache, back after a price has moved',
  what: 'the event page with a slip is left for another origin, a price moves, and Back is pressed',
  ends: ['restored, live', 'loaded anew, live'],
  run: (stage) =>
    withBackForwardCache(stage, async (context) => {
      const page = await context.newPage();
      await draftOfTen({ ...stage, page });
      const restored = await awayAndBack(stage, page, async () => undefined);
      await expectLivePrice(stage, [page]);
      await expect(new BetslipPanel(page).bet()).toHaveValue('$10.00');
      await place(page);
      await expectPlacedOnce(stage, page);
      return restored ? 'restored, live' : 'loaded anew, live';
    }),
};

const backForwardLogOut: Situation = {
  name: 'bfcache, back after a log-out in another tab',
  what: 'a page of a player is left for another origin, the player logs out in another tab, and Back is pressed',
  ends: ['visitor'],
  run: (stage) =>
    withBackForwardCache(stage, async (context) => {
      const page = await context.newPage();
      await logInBeforehand(page, stage.player);
      await page.goto('/my-bets');
      await expect(new Header(page).account).toBeVisible(PATIENCE);
      await awayAndBack(stage, page, async () => {
        const other = await context.newPage();
        await other.goto('/info/about');
        await new AccountMenu(other).logOutAndConfirm();
        await expect(new Header(other).account).toHaveCount(0, PATIENCE);
        await other.close();
      });
      const { logIn, account } = new Header(page);
      await expect(logIn.or(page.getByLabel('Password')).first()).toBeVisible(PATIENCE);
      await expect(account).toHaveCount(0);
      return 'visitor';
    }),
};

const duplicatedTab: Situation = {
  name: 'duplicated tab',
  what: 'a tab with a bet in its slip is duplicated (session storage is copied), both change the slip in turn, and one of them places the bet',
  ends: ['placed once'],
  run: async (stage) => {
    const { context, page, event } = stage;
    const stored = page.waitForResponse((response) => response.request().postData()?.includes('BetslipSetDraftBetAmount') === true);
    await draftOfTen(stage);
    await (await stored).finished();
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open(location.href));
    const copy = await opened;
    const [here, there] = [new BetslipPanel(page), new BetslipPanel(copy)];
    await expect(there.bet()).toHaveValue('$10.00', PATIENCE);
    const storedOf = (tab: Page): Promise<string | null> =>
      tab.evaluate(() => sessionStorage.getItem('slipstream.betslip.changes.1.tsb'));
    expect(await storedOf(copy), 'what is copied').toBe(await storedOf(page));
    // Changes of both under one id: the later one counts, whichever tab it is of.
    for (const [slip, stake] of [
      [here, '11'],
      [here, '12'],
      [there, '13'],
      [here, '14'],
      [there, '10'],
    ] as const) {
      await slip.setStake(stake);
      for (const tab of [here, there]) await expect(tab.bet()).toHaveValue(`$${stake}.00`, PATIENCE);
    }
    expect(JSON.parse((await storedOf(copy)) ?? '').tabId, 'the copy goes on under its own id').not.toBe(
      JSON.parse((await storedOf(page)) ?? '').tabId,
    );
    await here.button('Place Bet').click(PATIENCE);
    // The copy has nothing left to press.
    await expect(new EventPage(copy).main.locator(`[data-odds="${pickedOf(stage).id}"]:not([aria-pressed="true"])`)).toBeVisible(
      PATIENCE,
    );
    await expectPlacedOnce(stage, page);
    await expectPlacedOnce(stage, copy);
    await expectLivePrice({ sandbox: stage.sandbox, event }, [page, copy]);
    return 'placed once';
  },
};

export const TAB_SITUATIONS: readonly Situation[] = [workerKilled, backForward, backForwardLogOut, duplicatedTab];

import { type Browser, chromium } from 'playwright';
import { CHROMIUM_OPTIONS } from '../../tests/support/chromium.ts';
import { type ProductServer, startProductServer, WIDE_LIMITS } from '../../tests/support/productServer.ts';
import { SandboxClient, type SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { type Benchmark, type BenchResult, isAtMost, median, percentile } from '../benchmark.ts';
import { openWatchedPage, type Shown, type WatchedPage } from './watchedPage.ts';

const ABSENCES_SECONDS = [5, 15, 30, 60, 120];
const PAGES = 4;
const BLACK_HOLES_PER_PAGE = 5;
const SLOW_PAGES = 2;
const SLOW_MS = [100, 500] as const;
const SLOW_SECONDS = 300;
const PATIENCE_MS = 60_000;

/** link: the browser knows when the network goes and comes back · path: requests fail, and the browser believes in a network. */
type AbsenceKind = 'link' | 'path';

interface Return {
  readonly seconds: number;
  readonly onlineMs: number;
  readonly liveMs: number;
  /** Shown for some of the time between the two. */
  readonly showedReconnecting: boolean;
}

const isReady = (shown: Shown): boolean => !shown.offline && !shown.paused && !shown.reconnecting && shown.canBet;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function absence({ page, proxy, ...watched }: WatchedPage, kind: AbsenceKind, seconds: number): Promise<Return> {
  await watched.shows(isReady, PATIENCE_MS);
  await watched.takeShown();
  proxy.set('cut');
  if (kind === 'link') await page.context().setOffline(true);
  await pause(seconds * 500);
  const price = await watched.movePrice();
  await pause(seconds * 500);
  const back = Date.now();
  proxy.set('up');
  if (kind === 'link') await page.context().setOffline(false);
  const liveAt = await watched.shows((shown) => shown.price === price && !shown.paused && !shown.offline, PATIENCE_MS);
  await watched.shows(isReady, PATIENCE_MS);
  const shown = (await watched.takeShown()).filter(({ at }) => at >= back);
  const onlineAt = shown.find(({ offline }) => !offline)?.at ?? liveAt;
  return {
    seconds,
    onlineMs: onlineAt - back,
    liveMs: liveAt - back,
    showedReconnecting: shown.some(({ reconnecting }) => reconnecting),
  };
}

async function blackHole({ proxy, ...watched }: WatchedPage) {
  await watched.shows(isReady, PATIENCE_MS);
  // At any moment between two pings.
  await pause(3000 + Math.random() * 2000);
  const began = Date.now();
  proxy.set('blackHole');
  const [offAt, pausedAt] = await Promise.all([
    watched.shows(({ canBet }) => !canBet, PATIENCE_MS),
    watched.shows(({ paused }) => paused, PATIENCE_MS),
  ]);
  const back = Date.now();
  proxy.set('up');
  const liveAt = await watched.shows(isReady, PATIENCE_MS);
  return { offMs: offAt - began, pausedMs: pausedAt - began, liveMs: liveAt - back };
}

/** How often in five minutes a page on a slow network shows a fault. */
async function alarms(watched: WatchedPage): Promise<number> {
  await watched.shows(isReady, PATIENCE_MS);
  watched.proxy.delay(...SLOW_MS);
  // The effects of the change to a slow network are not counted.
  await pause(5000);
  await watched.shows(isReady, PATIENCE_MS);
  await watched.takeShown();
  await pause(SLOW_SECONDS * 1000);
  const shown = [...(await watched.takeShown()), await lastOf(watched)];
  return shown.filter((one) => !isReady(one)).length;
}

async function lastOf(watched: WatchedPage): Promise<Shown> {
  let last: Shown | null = null;
  await watched.shows((shown) => {
    last = shown;
    return true;
  }, PATIENCE_MS);
  if (last === null) throw new Error('The page shows nothing');
  return last;
}

function p95(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.95,
  );
}

/** Pages of players behind proxies that act like faulty networks. */
export const connection: Benchmark = {
  name: 'connection',
  async run(log) {
    const server = await startProductServer({ environment: WIDE_LIMITS });
    const browser = await chromium.launch(CHROMIUM_OPTIONS);
    try {
      const sandbox = new SandboxClient(server.url);
      await sandbox.setFeed({ paused: true });
      const events = (await sandbox.events()).filter(({ status }) => status.toUpperCase() === 'PRE_GAME');
      return await measure(browser, server, events, log);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

async function measure(
  browser: Browser,
  server: ProductServer,
  events: readonly SandboxEvent[],
  log: (line: string) => void,
): Promise<readonly BenchResult[]> {
  const waiting = [...events];
  const openAll = async (count: number): Promise<readonly WatchedPage[]> => {
    const pages: WatchedPage[] = [];
    for (const event of waiting.splice(0, count)) pages.push(await openWatchedPage(browser, server, event));
    log(`${pages.length} pages are open`);
    return pages;
  };
  const closeAll = async (pages: readonly WatchedPage[]): Promise<void> => {
    for (const page of pages) await page.close();
  };

  const slow = await openAll(SLOW_PAGES);
  const pages = { link: await openAll(PAGES), path: await openAll(PAGES) };
  const absences = async (kind: AbsenceKind): Promise<readonly Return[]> => {
    const ofPages = pages[kind].map(async (page, index) => {
      const returns: Return[] = [];
      // Spaced out, because the work of a page that is back online keeps one of two cores busy.
      await pause(index * 2000 + (kind === 'path' ? 1000 : 0));
      for (const seconds of ABSENCES_SECONDS) returns.push(await absence(page, kind, seconds));
      return returns;
    });
    return (await Promise.all(ofPages)).flat();
  };
  const [link, path, slowAlarms] = await Promise.all([absences('link'), absences('path'), Promise.all(slow.map(alarms))]);
  await closeAll(slow);
  for (const [kind, returns] of [
    ['link', link],
    ['path', path],
  ] as const) {
    for (const seconds of ABSENCES_SECONDS) {
      const times = returns.filter((one) => one.seconds === seconds);
      const list = (pick: (one: Return) => number): string => times.map((one) => Math.round(pick(one))).join(' ');
      log(`${kind}, ${seconds} s away: online after ${list((one) => one.onlineMs)} ms, live after ${list((one) => one.liveMs)} ms`);
    }
    log(
      `${kind}: "Reconnecting" was seen in ${returns.filter((one) => one.showedReconnecting).length} of ${returns.length} returns`,
    );
  }

  const holes = (
    await Promise.all(
      [...pages.link, ...pages.path].slice(0, PAGES).map(async (page) => {
        const found = [];
        for (let round = 0; round < BLACK_HOLES_PER_PAGE; round += 1) found.push(await blackHole(page));
        return found;
      }),
    )
  ).flat();
  await closeAll([...pages.link, ...pages.path]);
  const off = holes.map(({ offMs }) => offMs);
  const paused = holes.map(({ pausedMs }) => pausedMs);
  log(`black hole, bet button off after ${off.join(' ')} ms; prices paused after ${paused.join(' ')} ms`);
  log(`black hole, live again after ${holes.map(({ liveMs }) => liveMs).join(' ')} ms`);

  const linkMs = link.map(({ liveMs }) => liveMs);
  const pathMs = path.map(({ liveMs }) => liveMs);
  return [
    isAtMost('connection: prices live after 20 absences that the browser knew of, median', 'ms', median(linkMs), 1500),
    isAtMost('connection: the same, p95', 'ms', p95(linkMs), 5000),
    isAtMost('connection: prices live after 20 absences that it did not know of, median', 'ms', median(pathMs), 1500),
    isAtMost('connection: the same, p95', 'ms', p95(pathMs), 5000),
    isAtMost('connection: bet button off in a black hole, slowest of 20', 'ms', Math.max(...off), 5000),
    isAtMost('connection: prices paused in a black hole, slowest of 20', 'ms', Math.max(...paused), 5000),
    isAtMost(
      `connection: false alarms in ${SLOW_SECONDS / 60} minutes at 300±200 ms, ${SLOW_PAGES} pages`,
      'alarms',
      slowAlarms.reduce((sum, one) => sum + one, 0),
      0,
    ),
  ];
}

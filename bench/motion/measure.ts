import { loadavg } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright';

export interface Watched {
  /** Shares of the visible price cells that showed a highlight: mean and largest of all samples, 0 to 1. */
  readonly litMean: number;
  readonly litMax: number;
  readonly visibleCells: number;
  readonly busySeconds: number;
  readonly styleSeconds: number;
  readonly scriptSeconds: number;
  /** Characters received over the websocket per minute, in units of 1,000, and its messages. */
  readonly socketKbPerMinute: number;
  readonly socketMessagesPerMinute: number;
  /** The machine's load average over the last minute, taken at the end. */
  readonly load: number;
}

export interface Visit {
  readonly url: string;
  readonly seconds: number;
  readonly reducedMotion?: boolean;
}

export interface Clicks {
  readonly url: string;
  /** How many times slower the CPU is made. */
  readonly slowdown: number;
  readonly clicks: number;
}

const SETTLE_MS = 8_000;
const SAMPLE_MS = 250;
/** The threshold of the observer of interactions. */
const SHORTEST_MS = 16;
/** A hand's pause over a price, and how long it presses. */
const REST_MS = 100;
const PRESS_MS = 70;
const WINDOW = { width: 1600, height: 1000 };

/** Shares of visible prices that are highlighted; the accessible name has the words while the highlight shows. */
function litShare(): readonly [lit: number, visible: number] {
  let lit = 0;
  let visible = 0;
  for (const button of document.querySelectorAll<HTMLElement>('main [data-odds]')) {
    const { top, bottom } = button.getBoundingClientRect();
    if (bottom <= 64 || top >= innerHeight) continue;
    visible += 1;
    if (/odds (increased|decreased)/.test(button.ariaLabel ?? '')) lit += 1;
  }
  return [lit, visible];
}

async function metrics(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const answer = await session.send('Performance.getMetrics');
  return Object.fromEntries(answer.metrics.map(({ name, value }) => [name, value]));
}

async function open(
  browser: Browser,
  visit: Pick<Visit, 'url' | 'reducedMotion'>,
): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: visit.reducedMotion ? 'reduce' : 'no-preference' });
  await page.goto(visit.url);
  await page.locator('main [data-odds]').first().waitFor();
  return { page, session: await page.context().newCDPSession(page) };
}

/** Watches a page on which prices move. Nothing is clicked. */
export async function watch(browser: Browser, visit: Visit): Promise<Watched> {
  const { page, session } = await open(browser, visit);
  let characters = 0;
  let messages = 0;
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    characters += response.payloadData.length;
    messages += 1;
  });
  await session.send('Performance.enable');
  await session.send('Network.enable');
  // The socket was opened before the session could see it: a new one follows the reload.
  await page.reload();
  await page.locator('main [data-odds]').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  characters = 0;
  messages = 0;
  const before = await metrics(session);
  const shares: number[] = [];
  let visibleCells = 0;
  const end = performance.now() + 1000 * visit.seconds;
  while (performance.now() < end) {
    await page.waitForTimeout(SAMPLE_MS);
    const [lit, visible] = await page.evaluate(litShare);
    visibleCells = visible;
    if (visible > 0) shares.push(lit / visible);
  }
  const after = await metrics(session);
  await page.context().close();
  const spent = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
  const seconds = spent('Timestamp');
  const perMinute = (value: number): number => (60 * value) / seconds;
  return {
    litMean: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length),
    litMax: Math.max(0, ...shares),
    visibleCells,
    busySeconds: (30 * spent('TaskDuration')) / seconds,
    styleSeconds: (30 * (spent('RecalcStyleDuration') + spent('LayoutDuration'))) / seconds,
    scriptSeconds: (30 * spent('ScriptDuration')) / seconds,
    socketKbPerMinute: perMinute(characters) / 1000,
    socketMessagesPerMinute: perMinute(messages),
    load: loadavg()[0] ?? 0,
  };
}

/**
 * The longest event of each interaction in milliseconds, shortest first, while the CPU is slowed down: prices are picked and taken back, as
 * a hand does it (the pointer comes to rest, and is pressed for a moment). @throws Error when the page shows no price to click.
 */
export async function interactions(browser: Browser, visit: Clicks): Promise<readonly number[]> {
  const { page, session } = await open(browser, visit);
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    const times = new Map<number, number>();
    Object.assign(globalThis, { interactionTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) times.set(entry.interactionId, Math.max(times.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: visit.slowdown });
  for (let click = 0; click < visit.clicks; click += 1) {
    // Every price twice in a row: picked and taken back. A price may be suspended for a moment.
    const point = await page.waitForFunction((turn) => {
      const seen = [...document.querySelectorAll<HTMLElement>('main [data-odds]:not([aria-disabled])')].flatMap((button) => {
        const { top, left, width, height } = button.getBoundingClientRect();
        return top > 120 && top + height < innerHeight - 100 ? [{ x: left + width / 2, y: top + height / 2 }] : [];
      });
      return seen[Math.floor(turn / 2) % Math.max(1, seen.length)] ?? null;
    }, click);
    const { x, y } = (await point.jsonValue()) as { readonly x: number; readonly y: number };
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST_MS);
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    await page.waitForTimeout(500);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times = await page.evaluate(() => [
    ...(globalThis as unknown as { interactionTimes: Map<number, number> }).interactionTimes.values(),
  ]);
  await page.context().close();
  // An interaction shorter than the observer's threshold is not listed.
  return [...times, ...Array.from({ length: Math.max(0, visit.clicks - times.length) }, () => SHORTEST_MS)].toSorted(
    (a, b) => a - b,
  );
}

import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_OPTIONS } from '../../tests/support/chromium.ts';
import { type Benchmark, inTurns, isAtMost, median, staysNear } from '../benchmark.ts';
import { droppedShare } from '../frames.ts';
import { servePages } from '../pages.ts';
import { measureMachine, SLOWER } from './machine.ts';
import { scriptToPaint, type TraceEvent } from './scriptToPaint.ts';
import { LEGS } from './traffic.ts';

const WARM_UP_MS = 3_000;
const MEASURE_MS = 6_000;
const ROUNDS = 3;
const TAPS = 24;
const FIRST_TAPS = 4;
const BETWEEN_TAPS_MS = 400;
const MOVING_PATIENCE_MS = 30_000;

/** Both pages have cards of the same size; the product's own styles come with its components. */
const STYLE = `
body { margin: 0; display: flex; justify-content: space-between; font: 14px/18px sans-serif; background: #14171c; color: #f4f6f8; }
.prices { display: grid; grid-template-columns: repeat(4, 112px); gap: 4px; align-content: start; }
#root { display: flex; justify-content: space-between; width: 100%; }
.slip { width: 340px; height: 100vh; overflow-y: auto; display: flex; flex-direction: column; }
.slip > article { display: grid; grid-template-columns: 1fr auto; gap: 4px; padding: 12px; min-height: 140px; }
.slip input { width: 100px; }
.moved { color: #3bd4bc; }
`;

/** A slip of 20 picks with stakes, in a browser that is slowed down: what a tap on a price costs until its paint, and frames while prices move. */
export const slip: Benchmark = {
  name: 'slip',
  async run(log) {
    const machine = measureMachine();
    const pages = await servePages({ product: 'bench/slip/product.tsx', vanilla: 'bench/slip/vanilla.ts' }, STYLE);
    const browser = await chromium.launch(CHROMIUM_OPTIONS);
    try {
      const taps = await measureTaps(browser, pages.url('product'));
      const rounds = await inTurns(
        ROUNDS,
        () => measureMoving(browser, `${pages.url('product')}#moving`),
        () => measureMoving(browser, pages.url('vanilla')),
      );
      const dropped = (side: readonly Moving[]): number => 100 * median(side.map((one) => one.droppedShare));
      const script = (side: readonly Moving[]): string => `${Math.round(median(side.map((one) => one.scriptMsPerSecond)))} ms/s`;
      log(`script while prices move: ${script(rounds.product)}, the page written by hand ${script(rounds.rival)}`);
      log(`script from press to paint: ${taps.map((ms) => ms.toFixed(1)).join(', ')} ms`);
      log('the machine alone: without React and styles, with the time of the fixtures in the price changes');
      return [
        isAtMost(
          `slip: tap with ${LEGS} legs, script until the paint at ${SLOWER}x, median of ${taps.length}`,
          'ms',
          median(taps),
          16,
        ),
        staysNear(
          `slip: dropped frames, ${LEGS} legs at 10 price changes a second and ${SLOWER}x`,
          'points of a hundred',
          dropped(rounds.product),
          dropped(rounds.rival),
          1,
        ),
        isAtMost(`slip: a tap with ${LEGS} legs, machine and view`, 'ms', machine.tapMs, 16),
        isAtMost(`slip: a price change among ${LEGS} legs, machine and view`, 'ms', machine.changeMs, 16),
      ];
    } finally {
      await browser.close();
      pages.close();
    }
  },
};

async function open(browser: Browser, url: string): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(url);
  await page.waitForFunction((legs) => document.querySelectorAll('.slip article').length === legs, LEGS);
  // The total, without which a page has less to do.
  await page.locator('.slip footer').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session };
}

interface Moving {
  readonly droppedShare: number;
  /** A part of the main thread's own time. */
  readonly scriptMsPerSecond: number;
}

/** The cost of a page with moving prices, once every card has shown another price. @throws Error when that does not happen. */
async function measureMoving(browser: Browser, url: string): Promise<Moving> {
  const { page, session } = await open(browser, url);
  await page.evaluate(() => {
    const texts = [...document.querySelectorAll('.slip article')].map((card) => card.textContent);
    Object.assign(globalThis, { firstTexts: texts, movedCards: new Set<number>() });
  });
  await page.waitForFunction(
    (legs) => {
      const { firstTexts, movedCards } = globalThis as unknown as { firstTexts: string[]; movedCards: Set<number> };
      for (const [index, card] of [...document.querySelectorAll('.slip article')].entries())
        if (card.textContent !== firstTexts[index]) movedCards.add(index);
      return movedCards.size === legs;
    },
    LEGS,
    { polling: 50, timeout: MOVING_PATIENCE_MS },
  );
  const take = (): Promise<readonly number[]> => page.evaluate('takeFrameTimes()');
  await page.waitForTimeout(WARM_UP_MS);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await take();
  const before = await scriptSeconds(session);
  await page.waitForTimeout(MEASURE_MS);
  const after = await scriptSeconds(session);
  const times = await take();
  await page.close();
  return { droppedShare: droppedShare(times), scriptMsPerSecond: (1000 * (after - before)) / (MEASURE_MS / 1000) };
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** Milliseconds of script for each tap: prices are taken out of the slip of 20 picks and picked again. The first taps are left out. */
async function measureTaps(browser: Browser, url: string): Promise<readonly number[]> {
  const { page, session } = await open(browser, url);
  const prices = page.locator('[data-odds]');
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  for (let tap = 0; tap < TAPS; tap += 1) {
    // Every price twice: taken out and picked again. By the mouse alone, because Playwright's own click runs script in the page.
    const button = prices.nth(Math.floor(tap / 2) % LEGS);
    const wasPicked = await button.getAttribute('aria-pressed');
    const box = await button.boundingBox();
    if (!box) throw new Error('A price is out of sight');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(BETWEEN_TAPS_MS);
    if ((await button.getAttribute('aria-pressed')) === wasPicked) throw new Error('A tap changed nothing');
  }
  await session.send('Tracing.end');
  await ended;
  await page.close();
  const taps = scriptToPaint(events);
  if (taps.length !== TAPS) throw new Error(`The trace has ${taps.length} of ${TAPS} taps`);
  return taps.slice(FIRST_TAPS);
}

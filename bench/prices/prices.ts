import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_OPTIONS } from '../../tests/support/chromium.ts';
import { type Benchmark, inTurns, median, staysNear, staysWithin } from '../benchmark.ts';
import { droppedShare } from '../frames.ts';
import { servePages } from '../pages.ts';

const WARM_UP_MS = 3_000;
const MEASURE_MS = 6_000;
const ROUNDS = 3;
/** On the slowest machine that still gives a useful result, every price moves within this time. */
const MOVING_PATIENCE_MS = 20_000;

/**
 * Both pages have the same rows, one for each event, with the size and `content-visibility` of the product's rows; the baseline has
 * the few styles that the product's buttons contain.
 */
const STYLE = `
.row { display: grid; grid-template-columns: repeat(4, 112px); gap: 4px; padding: 4px; content-visibility: auto; contain-intrinsic-size: auto 52px; }
.odds { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; border: 0; border-radius: 8px;
  background: #1b1f26; color: #f4f6f8; font: 600 14px/18px sans-serif; font-variant-numeric: tabular-nums; contain: layout style; }
.price { display: inline-flex; align-items: center; gap: 4px; }
.up { background: #10312f; color: #3bd4bc; }
.down { background: #3a2018; color: #ff9a70; }
`;

interface Measured {
  readonly droppedShare: number;
  readonly scriptMsPerSecond: number;
  readonly taskMsPerSecond: number;
}

/**
 * A thousand prices that all move ten times a second: the product's odds buttons against a page written by hand. In both the browser skips
 * rows out of sight; there the product updates a price once a second only, while the hand-written page writes every change.
 */
export const prices: Benchmark = {
  name: 'prices',
  async run(log) {
    const pages = await servePages({ product: 'bench/prices/product.tsx', vanilla: 'bench/prices/vanilla.ts' }, STYLE);
    const browser = await chromium.launch(CHROMIUM_OPTIONS);
    try {
      const rounds = await inTurns(
        ROUNDS,
        () => measure(browser, pages.url('product')),
        () => measure(browser, pages.url('vanilla')),
      );
      const of = (side: readonly Measured[], pick: (one: Measured) => number): number => median(side.map(pick));
      const both = (pick: (one: Measured) => number): [number, number] => [of(rounds.product, pick), of(rounds.rival, pick)];
      const [busy, rivalBusy] = both(({ taskMsPerSecond }) => taskMsPerSecond);
      log(`main thread busy ${Math.round(busy)} ms/s, the page written by hand ${Math.round(rivalBusy)} ms/s`);
      return [
        staysNear(
          'prices: dropped frames, 1,000 selections at 10 Hz',
          'points of a hundred',
          ...both(({ droppedShare }) => 100 * droppedShare),
          1,
        ),
        staysWithin(
          'prices: script time, 1,000 selections at 10 Hz',
          'ms/s',
          ...both(({ scriptMsPerSecond }) => scriptMsPerSecond),
          2,
        ),
      ];
    } finally {
      await browser.close();
      pages.close();
    }
  },
};

/**
 * Makes sure that the measured page works: waits until at least 800 of the thousand prices, those in the window among them, have shown a
 * new text with a highlight.
 * @throws Error when that does not happen.
 */
async function expectMoving(page: Page): Promise<void> {
  await page.evaluate(() => {
    const first = [...document.querySelectorAll('button')].map((button) => button.ariaLabel ?? '');
    Object.assign(globalThis, { firstTexts: first, movedButtons: new Set<number>() });
  });
  await page
    .waitForFunction(
      () => {
        const { firstTexts, movedButtons } = globalThis as unknown as { firstTexts: string[]; movedButtons: Set<number> };
        const buttons = [...document.querySelectorAll('button')];
        for (const [index, { ariaLabel }] of buttons.entries())
          if (ariaLabel !== firstTexts[index] && /odds (increased|decreased)/.test(ariaLabel ?? '')) movedButtons.add(index);
        const inSight = buttons.flatMap((button, index) => {
          const { top, bottom } = button.getBoundingClientRect();
          return bottom > 0 && top < innerHeight ? [index] : [];
        });
        const movedInSight = inSight.filter((index) => movedButtons.has(index)).length;
        return inSight.length >= 50 && movedInSight >= 0.9 * inSight.length && movedButtons.size >= 800;
      },
      undefined,
      { polling: 50, timeout: MOVING_PATIENCE_MS },
    )
    .catch((cause: unknown) => {
      throw new Error(`The prices on ${page.url()} did not move within ${MOVING_PATIENCE_MS / 1000} s`, { cause });
    });
}

async function measure(browser: Browser, url: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(url);
  await page.waitForFunction(() => document.querySelectorAll('button').length === 1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const take = (): Promise<readonly number[]> => page.evaluate('takeFrameTimes()');
  await page.waitForTimeout(WARM_UP_MS);
  await expectMoving(page);
  await take();
  const before = await metrics();
  await page.waitForTimeout(MEASURE_MS);
  const after = await metrics();
  const times = await take();
  await page.close();

  const seconds = (after.Timestamp ?? 0) - (before.Timestamp ?? 0);
  const perSecond = (name: string): number => (1000 * ((after[name] ?? 0) - (before[name] ?? 0))) / seconds;
  return {
    droppedShare: droppedShare(times),
    scriptMsPerSecond: perSecond('ScriptDuration'),
    taskMsPerSecond: perSecond('TaskDuration'),
  };

  async function metrics(): Promise<Readonly<Record<string, number>>> {
    const answer = await session.send('Performance.getMetrics');
    return Object.fromEntries(answer.metrics.map(({ name, value }) => [name, value]));
  }
}

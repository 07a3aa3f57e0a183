import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_OPTIONS } from '../../tests/support/chromium.ts';
import { type Benchmark, type BenchResult, staysWithin } from '../benchmark.ts';
import { type PageName, servePages } from './pages.ts';

const WARM_MS = 3_000;
const MEASURE_MS = 10_000;
const FRAME_MS = 1000 / 60;

interface Measured {
  readonly droppedShare: number;
  readonly scriptMsPerSecond: number;
  readonly taskMsPerSecond: number;
}

/** A thousand prices that all move ten times a second: the product's odds buttons against a page written by hand. */
export const prices: Benchmark = {
  name: 'prices',
  async run(tell) {
    const pages = await servePages();
    const browser = await chromium.launch(CHROMIUM_OPTIONS);
    try {
      const baseline = await measure(browser, pages.url('vanilla' satisfies PageName));
      const product = await measure(browser, pages.url('product' satisfies PageName));
      tell(
        `main thread busy ${Math.round(product.taskMsPerSecond)} ms/s, baseline ${Math.round(baseline.taskMsPerSecond)} ms/s; frames dropped by the baseline ${(100 * baseline.droppedShare).toFixed(2)} %`,
      );
      const dropped: BenchResult = {
        name: 'prices: dropped frames, 1,000 selections at 10 Hz',
        unit: '%',
        value: Math.round(10_000 * product.droppedShare) / 100,
        baseline: Math.round(10_000 * baseline.droppedShare) / 100,
        ratio: null,
        goal: 'under 1 %',
        met: product.droppedShare < 0.01,
      };
      return [
        dropped,
        staysWithin(
          'prices: script time, 1,000 selections at 10 Hz',
          'ms/s',
          product.scriptMsPerSecond,
          baseline.scriptMsPerSecond,
          2,
        ),
      ];
    } finally {
      await browser.close();
      pages.close();
    }
  },
};

/** A page that shows nothing new would be fast, and no measurement. @throws Error when prices stand still or show no highlight. */
async function expectMoving(page: Page): Promise<void> {
  const texts = (): Promise<readonly string[]> =>
    page.evaluate(() => [...document.querySelectorAll('button')].map((button) => button.ariaLabel ?? ''));
  const before = await texts();
  await page.waitForTimeout(250);
  const after = await texts();
  const moved = after.filter((text, index) => text !== before[index] && /odds (increased|decreased)/.test(text));
  if (moved.length < 800) throw new Error(`Only ${moved.length} of 1,000 prices moved on ${page.url()}: ${after[0]}`);
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
  await page.waitForTimeout(WARM_MS);
  await expectMoving(page);
  await take();
  const before = await metrics();
  await page.waitForTimeout(MEASURE_MS);
  const after = await metrics();
  const times = await take();
  await page.close();

  let dropped = 0;
  for (let index = 1; index < times.length; index += 1)
    dropped += Math.max(0, Math.round(((times[index] ?? 0) - (times[index - 1] ?? 0)) / FRAME_MS) - 1);
  const seconds = (after.Timestamp ?? 0) - (before.Timestamp ?? 0);
  const perSecond = (name: string): number => (1000 * ((after[name] ?? 0) - (before[name] ?? 0))) / seconds;
  return {
    droppedShare: dropped / Math.max(1, dropped + times.length - 1),
    scriptMsPerSecond: perSecond('ScriptDuration'),
    taskMsPerSecond: perSecond('TaskDuration'),
  };

  async function metrics(): Promise<Readonly<Record<string, number>>> {
    const answer = await session.send('Performance.getMetrics');
    return Object.fromEntries(answer.metrics.map(({ name, value }) => [name, value]));
  }
}

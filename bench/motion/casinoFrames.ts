import { type Browser, chromium, type Frame, type Page } from 'playwright';
import { createOwnerDatabase } from '../../server/store/database.ts';
import { CHROMIUM_OPTIONS } from '../../tests/support/chromium.ts';
import { startPostgresCluster } from '../../tests/support/postgresCluster.ts';
import { startProductServer, WIDE_LIMITS } from '../../tests/support/productServer.ts';
import { SandboxClient } from '../../tests/support/sandboxClient.ts';
import { type Benchmark, isAtMost, median, reaches } from '../benchmark.ts';

const ROUNDS = 3;
const SECONDS = 6;
const TILES = 500;
const VIEWPORT = { width: 1280, height: 900 };
/** One frame at 60 frames a second. */
const FRAME_MS = 16.7;
const SCROLL_PIXELS_A_FRAME = 24;
const GAME = 'velvet-sevens';

/** Frames that the page draws in a second, while something changes in each of them. As text, because it runs in the page. */
function framesPerSecond(frame: Frame, change: string): Promise<number> {
  return frame.evaluate<number>(`new Promise((resolve) => {
    const began = performance.now();
    let frames = 0;
    const draw = () => {
      const elapsed = (performance.now() - began) / 1000;
      if (elapsed >= ${SECONDS}) return resolve(frames / elapsed);
      frames += 1;
      ${change};
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  })`);
}

interface Motion {
  readonly framesPerSecond: number;
  /** CPU time of the main thread for each frame drawn. */
  readonly mainThreadMs: number;
}

/**
 * Counts frames and what they cost the main thread. By the thread's own CPU time: neither other work of the machine nor the drawing of pixels, which
 * a graphics card does elsewhere, is part of it.
 */
async function motionOf(page: Page, frame: Frame, change: string): Promise<Motion> {
  // A frame of another site has a process, and so a main thread and a session, of its own; one of the same site shares its page's.
  const context = page.context();
  const session = await context.newCDPSession(frame).catch(() => context.newCDPSession(page));
  const taskSeconds = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskSeconds();
  const perSecond = await framesPerSecond(frame, change);
  const taken = (await taskSeconds()) - before;
  await session.detach();
  return { framesPerSecond: perSecond, mainThreadMs: (taken * 1_000) / (perSecond * SECONDS) };
}

const MARK = "document.documentElement.style.setProperty('--frame', String(frames))";
const SCROLL = `window.scrollBy(0, ${SCROLL_PIXELS_A_FRAME})`;

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'block' });
  await page.goto(url);
  return page;
}

/** One category of 500 games, each with the picture of the same one. */
async function makeGames(databaseUrl: string): Promise<void> {
  const owner = createOwnerDatabase(databaseUrl, 1);
  try {
    await owner.pool.query(
      `INSERT INTO casino_games (id, provider_id, title, description, engine, minimum_bet_cents, maximum_bet_cents)
         SELECT 'bench-' || n, 'original', 'Bench ' || n, '', 'slot', 20, 10000 FROM generate_series(1, $1) n`,
      [TILES],
    );
    await owner.pool.query(
      `INSERT INTO casino_game_categories (category_id, game_id) SELECT 'slots', 'bench-' || n FROM generate_series(1, $1) n`,
      [TILES],
    );
  } finally {
    await owner.close();
  }
}

async function ofEmptyPage(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser, `${url}/robots.txt`);
  const frames = await framesPerSecond(page.mainFrame(), MARK);
  await page.close();
  return frames;
}

async function ofScrolling(browser: Browser, url: string): Promise<Motion> {
  const page = await openPage(browser, 'about:blank');
  await page.route(/\/art\/games\/bench-/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/bench-\d+/, GAME),
    }),
  );
  await page.goto(`${url}/casino/category/slots`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Velvet Sevens/ })
    .first()
    .waitFor();
  const motion = await motionOf(page, page.mainFrame(), SCROLL);
  await page.close();
  return motion;
}

/** Spins follow each other while the frames are counted. */
async function ofSpins(browser: Browser, url: string): Promise<Motion> {
  const page = await openPage(browser, `${url}/category/slots/${GAME}`);
  await page.getByRole('main').getByRole('button', { name: 'Try the demo' }).click();
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
  await spin.and(page.frameLocator('iframe').locator('[aria-disabled=false]')).waitFor();
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('The game has no frame');
  const counted = motionOf(page, frame, MARK);
  for (let isOver = false; !isOver; ) {
    await frame.evaluate(() => document.querySelector<HTMLElement>('button.main')?.click());
    isOver = await Promise.race([counted.then(() => true), page.waitForTimeout(100).then(() => false)]);
  }
  await page.close();
  return counted;
}

/**
 * Frames of the slot while it spins and of a list of 500 games while it scrolls, beside a page of the same size with nothing on it, and the main
 * thread's time of a frame, which has to fit into 16.7 ms anywhere. Where Chromium draws without a graphics card, the game draws on a plain
 * canvas (gameServer/page/graphicsCard.ts); its frames by WebGL can be judged by the same command on a machine with a graphics card only.
 */
export const casinoFrames: Benchmark = {
  name: 'casino-frames',
  async run(log) {
    const cluster = await startPostgresCluster();
    const server = await startProductServer({ environment: { ...WIDE_LIMITS, DATABASE_URL: cluster.url } });
    const browser = await chromium.launch(CHROMIUM_OPTIONS);
    try {
      await new SandboxClient(server.url).setFeed({ paused: true });
      await makeGames(cluster.url);
      const url = `http://hwc.localhost:${server.port}`;
      const rounds: { readonly empty: number; readonly spins: Motion; readonly scroll: Motion }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          empty: await ofEmptyPage(browser, url),
          spins: await ofSpins(browser, url),
          scroll: await ofScrolling(browser, url),
        });
      for (const { empty, spins, scroll } of rounds)
        log(
          `frames a second: empty ${empty.toFixed(1)}, spins ${spins.framesPerSecond.toFixed(1)}, scroll ${scroll.framesPerSecond.toFixed(1)}; ` +
            `main thread a frame: spins ${spins.mainThreadMs.toFixed(2)} ms, scroll ${scroll.mainThreadMs.toFixed(2)} ms`,
        );
      const of = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
      const empty = of((round) => round.empty);
      return [
        reaches(
          'casino: frames while the slot spins, beside an empty page',
          'frames/s',
          of(({ spins }) => spins.framesPerSecond),
          empty,
          {
            ratioAtLeast: 0.9,
          },
        ),
        reaches(
          `casino: frames while ${TILES} games scroll, beside an empty page`,
          'frames/s',
          of(({ scroll }) => scroll.framesPerSecond),
          empty,
          {
            ratioAtLeast: 0.9,
          },
        ),
        isAtMost(
          'casino: main thread of a frame while the slot spins',
          'ms',
          of(({ spins }) => spins.mainThreadMs),
          FRAME_MS,
        ),
        isAtMost(
          `casino: main thread of a frame while ${TILES} games scroll`,
          'ms',
          of(({ scroll }) => scroll.mainThreadMs),
          FRAME_MS,
        ),
      ];
    } finally {
      await browser.close();
      await server.stop();
      await cluster.stop();
    }
  },
};

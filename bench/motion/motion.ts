import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { CHROMIUM_OPTIONS } from '../../tests/support/chromium.ts';
import { startProductServer, WIDE_LIMITS } from '../../tests/support/productServer.ts';
import { SandboxClient } from '../../tests/support/sandboxClient.ts';
import { type Benchmark, isAtMost, percentile, staysWithin } from '../benchmark.ts';
import { interactions, type Watched, watch } from './measure.ts';

const SECONDS = 60;
const SLOWDOWN = 4;
const CLICKS = 100;
const INTERACTIONS_PER_OUTLIER = 50;

/**
 * What moving prices cost a visitor's page: how much of it is lit, how busy the main thread is, what the socket carries, and how soon a
 * click is answered. The rival is the same page with reduced motion, and for clicks the same page while no price moves.
 */
export const motion: Benchmark = {
  name: 'motion',
  async run(log) {
    const server = await startProductServer({ environment: WIDE_LIMITS });
    const browser = await chromium.launch(CHROMIUM_OPTIONS);
    const url = (path: string): string => `http://tsb.localhost:${server.port}${path}`;
    const tell = (name: string, seen: Watched): Watched => {
      const { litMean, litMax, visibleCells, busySeconds, styleSeconds, scriptSeconds, socketKbPerMinute, load } = seen;
      log(
        `${name}: lit ${percent(litMean)} on average and ${percent(litMax)} at most of ${visibleCells} prices; busy ${busySeconds.toFixed(1)} s of 30 (style ${styleSeconds.toFixed(1)}, script ${scriptSeconds.toFixed(1)}); socket ${Math.round(socketKbPerMinute)} KB a minute; load ${load.toFixed(2)}`,
      );
      return seen;
    };
    try {
      const live = tell('/live', await watch(browser, { url: url('/live'), seconds: SECONDS }));
      const still = tell(
        '/live, reduced motion',
        await watch(browser, { url: url('/live'), seconds: SECONDS / 2, reducedMotion: true }),
      );
      const home = tell('home', await watch(browser, { url: url('/'), seconds: SECONDS }));
      const clicks = { url: url('/live'), slowdown: SLOWDOWN, clicks: CLICKS };
      const timed = (name: string, times: readonly number[]): number => {
        const inp = interactionToNextPaint(times);
        const load = (loadavg()[0] ?? 0).toFixed(2);
        log(
          `clicks while prices ${name}: median ${percentile(times, 0.5)} ms, p75 ${percentile(times, 0.75)} ms, INP ${inp} ms, longest ${times.at(-1) ?? 0} ms; load ${load}`,
        );
        return inp;
      };
      const moving = timed('move', await interactions(browser, clicks));
      const sandbox = new SandboxClient(server.url);
      await sandbox.setFeed({ paused: true });
      // In-play prices of a silent feed are suspended: prices that rest are those of events to come.
      const [coming] = await sandbox.events({ status: 'PRE_GAME' });
      if (!coming) throw new Error('The sandbox has no event to come');
      const { sport, organization, competition } = coming;
      const restingUrl = url(`/sport/${sport}/organization/${organization}/competition/${competition}`);
      const paused = timed('rest', await interactions(browser, { ...clicks, url: restingUrl }));
      return [
        isAtMost('motion: prices lit on /live, average of a minute', 'of a hundred', 100 * live.litMean, 10),
        isAtMost('motion: main thread busy on /live', 's in 30 s', live.busySeconds, 6),
        staysWithin('motion: the same against reduced motion', 's in 30 s', live.busySeconds, still.busySeconds, 1.5),
        isAtMost('motion: main thread busy on home', 's in 30 s', home.busySeconds, 6),
        isAtMost('motion: socket on home', 'KB a minute', home.socketKbPerMinute, 400),
        isAtMost(`motion: interaction to next paint on /live at ${SLOWDOWN}x, ${CLICKS} clicks`, 'ms', moving, 100),
        staysWithin('motion: the same against resting prices', 'ms', moving, paused, 1.5),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

/** INP as the web's vitals define it: the longest interaction, one left out for every 50 of the page's. */
function interactionToNextPaint(sorted: readonly number[]): number {
  return sorted[sorted.length - 1 - Math.floor(sorted.length / INTERACTIONS_PER_OUTLIER)] ?? 0;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

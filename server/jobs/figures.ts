import type { Deps } from '../deps.ts';
import type { Loop } from '../platform/loop.ts';
import { type Figure, watch } from '../platform/meters.ts';
import { countHeld } from '../store/bets/index.ts';
import { readLivePrices } from '../store/catalogue/index.ts';
import { countJobs } from '../store/jobs/index.ts';
import { countSettling } from '../store/settlement/index.ts';

const EVERY_MS = 15_000;

async function readFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<readonly Figure[]> {
  const jobs = await countJobs(db.query);
  const { held, overdue } = await countHeld(db);
  const { fresh, failing } = await countSettling({ db });
  const { lastAt, silent } = await readLivePrices(db);
  return [
    ...jobs.map(({ job, state, count }) => ['slipstream_jobs', { job, state }, count] as const),
    ['slipstream_bets_held', { state: 'held' }, held - overdue],
    ['slipstream_bets_held', { state: 'overdue' }, overdue],
    ['slipstream_settlement_waiting', { state: 'new' }, fresh],
    ['slipstream_settlement_waiting', { state: 'failing' }, failing],
    ['slipstream_markets_silent', {}, silent],
    ...(lastAt === null
      ? []
      : [['slipstream_price_age_seconds', {}, Math.max(0, clock.now().getTime() - lastAt.getTime()) / 1_000] as const]),
  ];
}

/** What waits in the database for any of the servers, for metrics: the same on each of them. */
export function figuresLoop(deps: Pick<Deps, 'db' | 'clock'>): Loop {
  const last: { figures: readonly Figure[] } = { figures: [] };
  watch(last, ({ figures }) => figures);
  return {
    name: 'figures',
    everyMs: EVERY_MS,
    failureText: 'what waits could not be counted',
    async pass() {
      last.figures = await readFigures(deps);
    },
  };
}

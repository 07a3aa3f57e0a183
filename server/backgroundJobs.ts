import type { SandboxSimulation } from './api/sandbox/parts.ts';
import { autoCashOutJob } from './autoCashOutJob.ts';
import type { Deps } from './deps.ts';
import { feedJobs, lineHistoryJob, opticOddsFeed, seedSimulation, simulator } from './feed/index.ts';
import { heldPlacementsJob } from './heldPlacementsJob.ts';
import { BRAND_CODES, flagByDefault, isStandaloneCasino } from './platform/brands.ts';
import type { Database } from './store/database.ts';
import { seedFeaturedBets } from './store/featured/featuredBets.ts';
import { deleteJobs } from './store/jobs/jobs.ts';
import { eraseMoney } from './store/ledger/index.ts';
import { seedDemoPlayer } from './store/players/index.ts';
import { replacePromotions, SAMPLE_PROMOTIONS, seedPromotions } from './store/promotions/promotions.ts';
import { settlementWorker } from './store/settlement/index.ts';
import { seedTournaments } from './store/tournaments/tournaments.ts';

/**
 * All background work: settlement, held bets, auto cash outs, the feed's jobs and the record of lines, the live feed where one is configured,
 * and in sandbox mode the seeded simulation and the simulator that plays it.
 */
export interface BackgroundJobs extends SandboxSimulation {
  /**
   * Before the first answer: the feed of a slate that is there says that it is back. Otherwise what is read until it does would be shown as
   * suspended, and nothing would correct that, as no market has changed.
   */
  speak(): Promise<void>;
  /** Resolves when there are events to bet on. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const RESET_ATTEMPTS = 5;
/** A bet was placed, or a game ended, between the two steps (foreign_key_violation); a job held what the reset locks (deadlock_detected). */
const CONFLICTS: ReadonlySet<unknown> = new Set(['23503', '40P01']);

/** @param owner the database with all rights, which a reset needs; null without a sandbox. */
export function createBackgroundJobs(deps: Deps, owner: Pick<Database, 'query'> | null): BackgroundJobs {
  const settlement = settlementWorker(deps);
  const feed = simulator(deps);
  const jobs = feedJobs(deps);
  const lineHistory = lineHistoryJob(deps);
  const live = deps.config.opticOdds === null ? null : opticOddsFeed(deps, deps.config.opticOdds);
  const autoCashOuts = autoCashOutJob(deps);
  const heldPlacements = heldPlacementsJob(deps);
  const { sandbox } = deps.config;

  /** Deletes everything that refers to an event or a player. Sessions and credentials are deleted with their players. */
  async function erasePlayers(): Promise<void> {
    if (owner === null) throw new Error('Only the sandbox is reset');
    await owner.query.transaction().execute(async (trx) => {
      await eraseMoney(trx);
      await trx.deleteFrom('players').execute();
      // The log of safer play went with its players.
      await trx.deleteFrom('safer_play_heads').execute();
      await trx.deleteFrom('betslips').execute();
      await trx.deleteFrom('login_attempts').execute();
      await trx.deleteFrom('outbox_messages').execute();
      await deleteJobs(trx);
    });
  }

  /** What the brands feature: bets on the slate as it is, and this week's tournaments. */
  async function seedFeatured(): Promise<void> {
    const now = deps.clock.now();
    for (const brand of BRAND_CODES) {
      if (!isStandaloneCasino(brand)) await seedFeaturedBets(deps.db.query, brand, now);
      if (flagByDefault(brand, 'tournaments')) await seedTournaments(deps.db.query, brand, now);
    }
  }

  return {
    async speak() {
      if (sandbox) await feed.speak();
    },
    async start() {
      if (sandbox) {
        await seedSimulation(deps);
        await seedDemoPlayer(deps);
        await seedPromotions(deps.db.query);
        await seedFeatured();
        await feed.start();
      }
      await jobs.start();
      live?.start();
      lineHistory.start();
      settlement.start();
      autoCashOuts.start();
      heldPlacements.start();
    },
    async stop() {
      if (sandbox) await feed.stop();
      await live?.stop();
      await lineHistory.stop();
      await jobs.stop();
      await heldPlacements.stop();
      await autoCashOuts.stop();
      await settlement.stop();
    },
    async reset(seed) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await erasePlayers();
          await feed.reset(seed);
          break;
        } catch (error) {
          if (!CONFLICTS.has(codeOf(error)) || attempt === RESET_ATTEMPTS) throw error;
        }
      }
      await seedDemoPlayer(deps);
      await replacePromotions(deps.db.query, SAMPLE_PROMOTIONS);
      await seedFeatured();
    },
    async setPace({ paused, updatesPerSecond }) {
      if (updatesPerSecond !== undefined) await feed.setRate(updatesPerSecond);
      if (paused !== undefined) await (paused ? feed.pause() : feed.resume());
    },
    pace: feed.pace,
    async settle() {
      await settlement.settlePending();
    },
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

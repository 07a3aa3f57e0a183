import type { Deps } from '../deps.ts';
import { type SimulationPace, seedSimulation, simulator } from '../feed/index.ts';
import { BRAND_CODES, flagByDefault, isStandaloneCasino } from '../platform/brands.ts';
import type { Loop } from '../platform/loop.ts';
import type { Database } from '../store/database.ts';
import { seedFeaturedBets } from '../store/featuredBets/index.ts';
import { deleteJobs } from '../store/jobs/index.ts';
import { eraseMoney } from '../store/ledger/index.ts';
import { seedDemoPlayer } from '../store/players/index.ts';
import { replacePromotions, SAMPLE_PROMOTIONS, seedPromotions } from '../store/promotions/index.ts';
import { settlePending } from '../store/settlement/index.ts';
import { seedTournaments } from '../store/tournaments/index.ts';

/** The sandbox's slate, and the simulator that plays it; without a sandbox there is neither. */
export interface Simulation {
  readonly loops: readonly Loop[];
  /**
   * Before the first answer: the feed of a slate that is there says that it is back. Otherwise what is read until it does would be shown as
   * suspended, and nothing would correct that, as no market has changed.
   */
  speak(): Promise<void>;
  /** Resolves when there are events to bet on, a demo player, and what the brands feature. What is there stays. */
  seed(): Promise<void>;
  /** Resets to the seeded simulation: events, odds and feed walk of the seed, the demo player, no bets. */
  reset(seed: number | undefined): Promise<void>;
  setPace(pace: { readonly paused?: boolean | undefined; readonly updatesPerSecond?: number | undefined }): Promise<void>;
  pace(): Promise<SimulationPace>;
  /** Resolves once every decided bet is settled, by any process. */
  settle(): Promise<void>;
}

const RESET_ATTEMPTS = 5;
/** A bet was placed, or a game ended, between the two steps (foreign_key_violation); a job held what the reset locks (deadlock_detected, lock_not_available). */
const CONFLICTS: ReadonlySet<unknown> = new Set(['23503', '40P01', '55P03']);

/** @param owner the database with all rights, which a reset needs; null without a sandbox. */
export function createSimulation(deps: Deps, owner: Pick<Database, 'query'> | null): Simulation {
  const { sandbox } = deps.config;
  const feed = simulator(deps);

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
    loops: sandbox ? [feed.loop] : [],
    async speak() {
      if (sandbox) await feed.speak();
    },
    async seed() {
      if (!sandbox) return;
      await seedSimulation(deps);
      await seedDemoPlayer(deps);
      await seedPromotions(deps.db.query);
      await seedFeatured();
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
    settle: async () => void (await settlePending(deps)),
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

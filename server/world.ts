import type { SandboxWorld } from './api/sandbox/parts.ts';
import type { Deps } from './deps.ts';
import { eraseMoney } from './store/ledger/index.ts';
import { seedDemoPlayer } from './store/players/index.ts';
import { settlementWorker } from './store/settlement/index.ts';

/** Everything that happens by itself: the feed, settlement, and in the sandbox the seeded world. */
export interface World extends SandboxWorld {
  /** Resolves when there is something to bet on. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createWorld(deps: Deps): World {
  const settlement = settlementWorker(deps);
  return {
    async start() {
      if (deps.config.sandbox) await seedDemoPlayer(deps);
      settlement.start();
    },
    async stop() {
      await settlement.stop();
    },
    async reset() {
      await deps.db.query.transaction().execute(async (trx) => {
        await eraseMoney(trx);
        // Sessions and credentials go with their players.
        await trx.deleteFrom('players').execute();
        await trx.deleteFrom('betslips').execute();
        await trx.deleteFrom('login_failures').execute();
      });
      await seedDemoPlayer(deps);
    },
    async setPace() {},
    settle: () => settlement.settlePending(),
  };
}

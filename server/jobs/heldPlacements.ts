import type { Deps } from '../deps.ts';
import type { Loop } from '../platform/loop.ts';
import { decideHeld, listOverdue } from '../store/bets/index.ts';

const EVERY_MS = 1_000;
/** How long the server that holds bets has for deciding them itself. */
const GRACE_MS = 2_000;
const BATCH_SIZE = 100;

/** Decides held bets whose own server is gone, or was stopped during the hold: every server runs it, and the database decides each once. */
export function heldPlacements(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'config'>): Loop {
  return {
    name: 'held placements',
    everyMs: EVERY_MS,
    failureText: 'Held bets could not be decided and are tried again',
    async pass() {
      for (const held of await listOverdue(deps.db, GRACE_MS, BATCH_SIZE)) await decideHeld(deps, held, 0, async () => true);
    },
  };
}

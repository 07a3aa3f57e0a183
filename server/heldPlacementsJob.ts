import type { Deps } from './deps.ts';
import { type Repetition, repeatedly } from './platform/repeatedly.ts';
import { decideHeld, listOverdue } from './store/bets/index.ts';

const EVERY_MS = 1_000;
/** How long the server that holds bets has for deciding them itself. */
const GRACE_MS = 2_000;
const BATCH_SIZE = 100;

/** Decides held bets whose own server is gone, or was stopped during the hold: every server runs it, and the database decides each once. */
export function heldPlacementsJob(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'config' | 'log'>): Repetition {
  const pass = async (): Promise<void> => {
    for (const held of await listOverdue(deps.db, GRACE_MS, BATCH_SIZE)) await decideHeld(deps, held, 0, async () => true);
  };
  return repeatedly(deps, pass, {
    everyMs: EVERY_MS,
    lastRetryMs: EVERY_MS,
    firstMs: 0,
    failureText: 'Held bets could not be decided and are tried again',
  });
}

import type { ChaosWorld } from './chaosWorld.ts';
import type { Fault } from './faults.ts';
import type { Cell, Flow } from './flows.ts';

export interface Outcome {
  /** The name of the end state, or null when none was reached in time. */
  readonly state: string | null;
  /** From the press. */
  readonly tookMs: number;
}

const LIMIT_MS = 60_000;
const LOOK_MS = 100;

/** Runs a flow while the fault lasts for `holdMs`, and waits for one of its named states. */
export async function runCell(world: ChaosWorld, fault: Fault, flow: Flow, cell: Cell, holdMs: number): Promise<Outcome> {
  await flow.prepare(cell);
  // It takes the open page over.
  if (fault.needsWorker) await cell.page.evaluate(() => navigator.serviceWorker.ready);
  const end = await fault.begin(world, cell.page);
  const from = performance.now();
  const seen = async (names: readonly string[]): Promise<Outcome | null> => {
    for (const [state, locator] of Object.entries(flow.ends(cell)))
      if (names.includes(state) && (await locator.first().isVisible()))
        return { state, tookMs: Math.round(performance.now() - from) };
    return null;
  };
  const until = async (limitMs: number, names: readonly string[]): Promise<Outcome | null> => {
    while (performance.now() - from < limitMs) {
      const outcome = await seen(names);
      if (outcome) return outcome;
      await cell.page.waitForTimeout(LOOK_MS);
    }
    return null;
  };
  let outcome: Outcome | null = null;
  try {
    await flow.act(cell);
    // A receipt leaves the slip after five seconds. Any other state may be one that a still lasting fault has made.
    outcome = await until(holdMs, ['done']);
  } finally {
    await end();
  }
  return outcome ?? (await until(LIMIT_MS, Object.keys(flow.ends(cell)))) ?? { state: null, tookMs: LIMIT_MS };
}

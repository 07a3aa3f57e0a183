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
  try {
    await flow.act(cell);
    await cell.page.waitForTimeout(holdMs);
  } finally {
    await end();
  }
  while (performance.now() - from < LIMIT_MS) {
    for (const [state, locator] of Object.entries(flow.ends(cell)))
      if (await locator.first().isVisible()) return { state, tookMs: Math.round(performance.now() - from) };
    await cell.page.waitForTimeout(LOOK_MS);
  }
  return { state: null, tookMs: LIMIT_MS };
}

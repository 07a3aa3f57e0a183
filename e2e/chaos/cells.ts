import type { Locator, Page } from '@playwright/test';
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

/** The name of the first of these states that is seen on the page; null: none in this time. */
export async function firstSeen(
  page: Page,
  ends: () => Readonly<Record<string, Locator>>,
  limitMs = LIMIT_MS,
): Promise<string | null> {
  const from = performance.now();
  do {
    for (const [state, locator] of Object.entries(ends())) if (await locator.first().isVisible()) return state;
    await page.waitForTimeout(LOOK_MS);
  } while (performance.now() - from < limitMs);
  return null;
}

/** Runs a flow while the fault lasts for `holdMs`, and waits for one of its named states. */
export async function runCell(world: ChaosWorld, fault: Fault, flow: Flow, cell: Cell, holdMs: number): Promise<Outcome> {
  await flow.prepare(cell);
  // It takes the open page over.
  if (fault.needsWorker) await cell.page.evaluate(() => navigator.serviceWorker.ready);
  const end = await fault.begin(world, cell.page);
  const from = performance.now();
  const left = (limitMs: number): number => limitMs - (performance.now() - from);
  const outcome = (state: string | null): Outcome => ({ state, tookMs: Math.round(performance.now() - from) });
  const done = (): Readonly<Record<string, Locator>> =>
    Object.fromEntries(Object.entries(flow.ends(cell)).filter(([name]) => name === 'done'));
  let early: Outcome | null = null;
  try {
    await flow.act(cell);
    // A receipt leaves the slip after five seconds. Any other state may be one that a still lasting fault has made.
    const state = await firstSeen(cell.page, done, left(holdMs));
    if (state !== null) early = outcome(state);
  } finally {
    await end();
  }
  return early ?? outcome(await firstSeen(cell.page, () => flow.ends(cell), left(LIMIT_MS)));
}

import { SERVER_HEADER } from '../../core/wire/headers.ts';
import { startBettor } from '../deploy/support/bettor.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { until } from '../support/until.ts';
import type { ReleasedProduct } from './releasedProduct.ts';

const BETTORS = 2;
const BETS_OF_A_PHASE = 10;
const PHASE_PATIENCE_MS = 180_000;
const PAUSE_MS = 20;

interface Visitor {
  /** How many answers had which status; those of the proxy are named as such, and `none` is the end of a connection. */
  readonly answers: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Opens a page again and again. */
function startVisitor(url: string): Visitor {
  const answers = new Map<string, number>();
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      const response = await fetch(`${url}/`).catch(() => null);
      await response?.arrayBuffer();
      const status = response === null ? 'none' : `${response.status}${response.headers.has(SERVER_HEADER) ? '' : ' of the proxy'}`;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  return {
    answers,
    async stop() {
      isOver = true;
      await visits;
    },
  };
}

/**
 * Restarts the servers one after the other under bettors and visitors who know the proxy alone.
 * @returns what was lost: a visit without an answer of a server, a bet that was acknowledged and is not there, one that is there twice, money out of
 * balance, errors in a log
 */
export async function restartOneByOne(
  { caddy, servers, owner, restart }: ReleasedProduct,
  say: (line: string) => void,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const bettors = await Promise.all(Array.from({ length: BETTORS }, () => startBettor(() => [caddy.url])));
  const visitor = startVisitor(caddy.url);
  const placed = (): number => bettors.reduce((sum, bettor) => sum + bettor.placed.length, 0);
  for (const index of servers.keys()) {
    const before = placed();
    faults.push(...(await restart(index)));
    await until(() => placed() > before + BETS_OF_A_PHASE, PHASE_PATIENCE_MS);
  }
  await Promise.all([visitor.stop(), ...bettors.map((bettor) => bettor.stop())]);
  say(`${placed()} bets; visits by status: ${[...visitor.answers].map(([status, count]) => `${status} ${count}`).join(', ')}`);
  // 503 of a server is SHUTTING_DOWN, until the next probe of the proxy: pages try again.
  for (const [status, count] of visitor.answers)
    if (!['200', '503'].includes(status)) faults.push(`${count} visits were answered ${status}`);

  const { rows } = await owner.query<{ id: string; bets: string }>(
    'SELECT placement_id AS id, count(*) AS bets FROM bets GROUP BY placement_id',
  );
  const stored = new Map(rows.map(({ id, bets }) => [id, Number(bets)]));
  const missing = bettors.flatMap((bettor) => bettor.placed).filter((id) => stored.get(id) !== 1);
  if (missing.length > 0) faults.push(`${missing.length} acknowledged placements have no bet, or two`);
  const audit = await new SandboxClient(caddy.url).audit();
  if (!audit.balanced || audit.discrepancies.length > 0) faults.push(`The audit found ${JSON.stringify(audit.discrepancies)}`);
  return faults;
}

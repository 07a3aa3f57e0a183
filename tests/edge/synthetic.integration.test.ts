import { afterAll, beforeAll, expect, it } from 'vitest';
import { betOnce } from '../../server/cli/synthetic/bettor.ts';
import { metricsText } from '../../server/cli/synthetic/metricsText.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { openLegs, readSlate } from '../support/slate.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

const PLACE = `mutation BetslipPlaceBets($placementId: ID!, $bets: [PlaceBetInput!]!) {
  betslipPlaceBets(placementId: $placementId, bets: $bets) {
    placement { status placedBets { id } userErrors { code } }
    userErrors { code }
  }
}`;

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer({ simulated: true });
});
afterAll(() => server.close());

it('the synthetic bettor bets the least stake and has it back, and says at which step it cannot', async () => {
  const sandbox = new SandboxClient(server.url);
  await sandbox.setFeed({ paused: true });
  const player = await sandbox.createPlayer({ balanceCents: 1_000 });
  const [leg] = openLegs((await readSlate(server.url)).filter(({ status }) => status === 'PRE_GAME'));
  const bettor = { url: server.url, username: player.username, password: player.password, selectionId: leg?.selectionId ?? '' };
  const done = await betOnce(server.deps, bettor, PLACE);
  expect(done.failure).toBeNull();
  expect([...done.steps.keys()]).toEqual(['log-in', 'price', 'bet', 'void']);
  const { rows } = await server.scratch.owner.pool.query<{ outcome: string; stake: number; cash: number }>(
    `SELECT s.outcome, b.stake_cents AS stake, a.balance_cents AS cash FROM bets b JOIN settlements s ON s.bet_id = b.id
      JOIN ledger_accounts a ON a.player_id = b.player_id AND a.kind = 'CASH' WHERE b.player_id = $1`,
    [player.userId],
  );
  expect(rows).toEqual([{ outcome: expect.any(String), stake: server.deps.config.minimumStakeCents, cash: 1_000 }]);

  const closed = await betOnce(server.deps, { ...bettor, selectionId: 'none' }, PLACE);
  expect(closed.failure).toEqual({ step: 'price', reason: 'there is no such selection' });
  const refused = await betOnce(server.deps, { ...bettor, password: 'wrong' }, PLACE);
  expect(refused.failure?.step).toBe('log-in');
  const at = new Date('2026-12-01T00:00:00Z');
  expect(metricsText(done, at)).toMatch(/^slipstream_synthetic_ok 1$/m);
  expect(metricsText(refused, at)).toMatch(/^slipstream_synthetic_ok 0\n(.*\n)*slipstream_synthetic_last_seconds 1796083200$/m);
});

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DEMO_PLAYER } from '../../server/store/players/index.ts';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { placeBets, straight } from '../support/placements.ts';
import { type ProductServer, startProductServer } from '../support/productServer.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { openLegs, readSlate } from '../support/slate.ts';

/** The world whose event lighthouserc.json names. */
export const AUDITED_SEED = 1;

const STAKE_CENTS = 500;
const MOST_TRIES = 30;

/** The built app with a new database, the events of the seed, and an open bet of the demo player. */
export async function serveAuditedApp(): Promise<ProductServer> {
  const server = await startProductServer();
  await new SandboxClient(server.url).reset(AUDITED_SEED);
  const { access_token: token } = await logIn(server.url, DEMO_PLAYER.username, DEMO_PLAYER.password);
  // In play it may be suspended a moment later.
  const leg = openLegs((await readSlate(server.url)).filter(({ status }) => status === 'PRE_GAME'))[0];
  if (!leg) throw new Error('There is nothing to bet on');
  const bets = [straight(leg, STAKE_CENTS)];
  for (let tries = 1; ; tries += 1) {
    const { status, userErrors } = await placeBets(server.url, { placementId: randomUUID(), bets }, clientHeaders(token));
    if (status === 'PLACED') return server;
    // After a reset all prices are silent until the feed's first word.
    if (tries === MOST_TRIES) throw new Error(`The bet was not placed: ${JSON.stringify(userErrors)}`);
    await setTimeout(1_000);
  }
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { placeBets, straight } from '../support/placements.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { openLegs, readSlate } from '../support/slate.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer({ simulated: true });
});
afterAll(() => server.close());

it('a game is closed from its start by the business clock on while the sandbox’s feed is paused', async () => {
  const sandbox = new SandboxClient(server.url);
  await sandbox.setFeed({ paused: true });
  const later = new Map((await sandbox.events({ status: 'pre_game' })).map((event) => [event.id, Date.parse(event.startsAt)]));
  const leg = openLegs(await readSlate(server.url)).find(({ eventId }) => later.has(eventId));
  if (!leg) throw new Error('Nothing to bet on');
  const { username, password } = await sandbox.createPlayer();
  // A new log-in each time: the clock moves past the end of the token.
  const place = async () => {
    const headers = clientHeaders((await logIn(server.url, username, password)).access_token);
    return placeBets(server.url, { placementId: randomUUID(), bets: [straight(leg, 100)] }, headers);
  };
  expect((await place()).status).toBe('PLACED');
  const untilStartMs = (later.get(leg.eventId) ?? 0) - server.deps.clock.now().getTime();
  await sandbox.advanceClock(Math.ceil(untilStartMs / 1000));
  for (const daysLater of [0, 10]) {
    await sandbox.advanceClock(daysLater * 86_400);
    expect(await place()).toMatchObject({ status: 'REJECTED', userErrors: [{ code: 'edgebook.event.closed' }] });
  }
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameState } from '../../gameServer/service/gameService.ts';
import { clientHeaders, graphql, logIn } from '../support/apiClient.ts';
import { type ProductServer, startProductServer } from '../support/productServer.ts';
import { SandboxClient } from '../support/sandboxClient.ts';

let server: ProductServer;
beforeAll(async () => {
  server = await startProductServer();
});
afterAll(() => server.stop());

const LAUNCH = 'mutation { casinoLaunchGame(gameId: "velvet-sevens", mode: REAL) { launch { url } } }';

it('the sandbox lists the rounds of a game as the game server has recorded them, of one player or of all', async () => {
  const sandbox = new SandboxClient(server.url);
  const [player, other] = [await sandbox.createPlayer({}), await sandbox.createPlayer({})];
  const record = async (query: string): Promise<unknown> => (await fetch(`${server.url}/sandbox/games/rounds${query}`)).json();
  expect(await record('')).toEqual([]);
  const { access_token: token } = await logIn(server.url, player.username, player.password);
  const { data } = await graphql(server.url, { query: LAUNCH }, clientHeaders(token));
  const { launch } = (data as { casinoLaunchGame: { launch: { url: string } } }).casinoLaunchGame;
  const { origin, hash } = new URL(launch.url);
  const send = async (path: string, body: object, key = ''): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect([path, response.status]).toEqual([path, 200]);
    return response.json();
  };
  const ticket = { token: hash.replace('#launch=', ''), exchangeId: randomUUID(), clientSeed: 'seed' };
  const opened = (await send('/api/session', ticket)) as { key: string; state: GameState };
  const { seedHash, nonce } = opened.state;
  await send('/api/rounds', { seedHash, nonce, bet: { stakeCents: 100 } }, opened.key);
  const round = { roundId: expect.stringMatching(/\w/), game: 'velvet-sevens', betCents: 100, winCents: expect.any(Number) };
  await expect.poll(() => record(`?playerId=${player.userId}`)).toEqual([{ ...round, status: 'ENDED' }]);
  expect(await record('')).toHaveLength(1);
  expect(await record(`?playerId=${other.userId}`)).toEqual([]);
  expect((await fetch(`${server.url}/sandbox/games/rounds?unknown=1`)).status).toBe(422);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../support/apiClient.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let database: ScratchDatabase;
let servers: EdgeServer[] = [];

beforeAll(async () => {
  database = await scratchDatabase(16);
  // Each has a separate bus in memory: they share only the database.
  for (let count = 0; count < 2; count += 1) servers.push(await startEdgeServer({ database }));
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  servers = [];
  await database.drop();
}, 60_000);

it('a log-out on one server closes the sockets of the session on the other within two seconds, without Redis', async () => {
  const [here, there] = servers;
  if (!here || !there) throw new Error('Two servers were to be started');
  const { username, password } = await new SandboxClient(here.url).createPlayer({});
  const leaving = await logIn(here.url, username, password);
  const staying = await logIn(here.url, username, password);
  const open = async (token: string) => {
    const socket = await graphqlSocket(there.url, { authorization: `Bearer ${token}` });
    await socket.waitFor(({ type }) => type === 'connection_ack');
    return socket;
  };
  const socket = await open(leaving.access_token);
  const other = await open(staying.access_token);
  const answer = await fetch(`${here.url}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${leaving.access_token}` },
  });
  const loggedOutAt = performance.now();
  expect(answer.status).toBe(204);
  expect(await socket.closed()).toEqual({ code: 4403, reason: 'Session ended' });
  // A second more than the promised two, for a busy machine.
  expect(performance.now() - loggedOutAt).toBeLessThan(3000);
  expect(other.isOpen).toBe(true);
}, 60_000);

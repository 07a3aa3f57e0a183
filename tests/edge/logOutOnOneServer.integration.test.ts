import { expect, it } from 'vitest';
import { logIn } from '../support/apiClient.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { twoServers } from './support/twoServers.ts';

const { both } = twoServers();

it('a log-out on one server closes the sockets of the session on the other within two seconds, without Redis', async () => {
  const [here, there] = both();
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
});

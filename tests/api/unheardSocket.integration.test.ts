import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { type FaultProxy, startFaultProxy } from '../support/faultProxy.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';

let api: TestApi;
let network: FaultProxy;
beforeAll(async () => {
  api = await buildTestApi({});
  network = await startFaultProxy(Number(new URL(await api.url()).port));
});
afterAll(async () => {
  await network.close();
  await api.stop();
});

it('a client whose messages are lost on their way is told so within four seconds, and not before', async () => {
  const socket = await graphqlSocket(`http://127.0.0.1:${network.port}`);
  const unheardPing = (): unknown => socket.messages.find(({ type, payload }) => type === 'ping' && payload !== undefined);
  // Until its first answer, the network may be slow.
  await setTimeout(2500);
  expect(unheardPing()).toBeUndefined();
  network.set('lostToServer');
  await vi.waitFor(() => expect(unheardPing()).toBeDefined(), { timeout: 4000 });
  socket.close();
});

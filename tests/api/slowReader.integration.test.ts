import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { topics } from '../../server/platform/topics.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import { rawSocket } from '../support/rawSocket.ts';

const { eventId } = FIXTURE.bills;
const query = 'subscription E($ids: [ID!]!) { eventUpdated(eventIds: $ids) { sequence prices { selectionId } } }';
const variables = { ids: [eventId] };

const LIMIT_BYTES = 1_048_576;
const PRICES = 3000;
/** The most bytes of one update on the wire. */
const FRAME_BYTES = 200_000;
/** The operating system buffers some megabytes before data waits in the server. */
const MAXIMUM_FRAMES = 400;

let api: TestApi;
let url: string;
const accepted: Socket[] = [];
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
  api.app.server.on('connection', (socket) => accepted.push(socket));
  url = await api.url();
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

function publish(sequence: number): void {
  const prices = Array.from({ length: PRICES }, (_, index) => ({ selectionId: `${eventId}-selection-${index}`.padEnd(40, '-') }));
  api.deps.bus.publish(topics.event(eventId), JSON.stringify({ eventId, sequence, prices }));
}

it('a socket that does not read is cut off once more than 1 MiB waits for it; a reader beside it misses nothing', async () => {
  const reader = await graphqlSocket(url);
  await reader.waitFor(({ type }) => type === 'connection_ack');
  const silent = await rawSocket(url);
  const waiting = accepted.find((socket) => socket.remotePort === silent.localPort);
  if (!waiting) throw new Error('the server does not know this socket');
  silent.send({ type: 'connection_init' });
  await silent.readUntil('connection_ack');
  silent.send({ id: 'silent', type: 'subscribe', payload: { query, variables } });
  reader.subscribe('reader', query, variables);
  // Both are subscribed once each receives an update.
  await vi.waitFor(() => {
    publish(0);
    expect([reader.dataOf('reader').length > 0, waiting.bytesWritten > FRAME_BYTES / 2]).toEqual([true, true]);
  });
  expect(api.graphql.sockets.count()).toBe(2);

  let mostBytes = 0;
  let sequence = 0;
  while (!waiting.destroyed && sequence < MAXIMUM_FRAMES) {
    sequence += 1;
    publish(sequence);
    mostBytes = Math.max(mostBytes, waiting.writableLength);
    // Lets the server write to the system's buffers, and the reader read.
    await vi.waitFor(() => expect(reader.dataOf('reader').at(-1)).toMatchObject({ eventUpdated: { sequence } }), { interval: 1 });
  }

  expect(waiting.destroyed).toBe(true);
  expect(mostBytes).toBeGreaterThan(LIMIT_BYTES);
  expect(mostBytes).toBeLessThan(LIMIT_BYTES + FRAME_BYTES);
  await vi.waitFor(() => expect(api.graphql.sockets.count()).toBe(1));
  expect(reader.isOpen).toBe(true);
  const sequences = reader
    .dataOf<{ eventUpdated: { sequence: number } }>('reader')
    .map(({ eventUpdated }) => eventUpdated.sequence);
  expect(sequences.filter((value) => value > 0)).toEqual(Array.from({ length: sequence }, (_, index) => index + 1));
  reader.close();
  silent.close();
});

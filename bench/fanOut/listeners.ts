import { WebSocket } from 'ws';
import type { EventUpdatedSubscriptionVariables } from '../../src/platform/prices/eventUpdated.generated.ts';
import { percentile } from '../benchmark.ts';
import { EVENT_ID, updateNumber } from './protocol.ts';

/** Sockets that watch one event, and count. */
export class Listeners {
  readonly #sockets: readonly WebSocket[];
  readonly #awaited = new Map<number, { count: number; sentAt: number; done: () => void }>();
  readonly #latencies: number[] = [];

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    for (const socket of sockets) socket.on('message', (data) => this.#take(data as Buffer));
  }

  static async open(port: number, count: number, query: string): Promise<Listeners> {
    const sockets: WebSocket[] = [];
    // In batches: a thousand handshakes at once would only fill the listen queue.
    while (sockets.length < count)
      sockets.push(
        ...(await Promise.all(Array.from({ length: Math.min(50, count - sockets.length) }, () => subscribe(port, query)))),
      );
    return new Listeners(sockets);
  }

  /** Resolves when every socket has received the update of this number. */
  expect(number: number): Promise<void> {
    return new Promise((resolve) => {
      this.#awaited.set(number, { count: 0, sentAt: performance.now(), done: resolve });
    });
  }

  /** Milliseconds from the order to publish until each socket had it; clears the list. */
  takeLatencies(): { readonly p50Ms: number; readonly p99Ms: number } {
    const sorted = Float64Array.from(this.#latencies).sort();
    this.#latencies.length = 0;
    return { p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #take(message: Buffer): void {
    const number = updateNumber(message);
    const awaited = number === null ? undefined : this.#awaited.get(number);
    if (number === null || !awaited) return;
    awaited.count += 1;
    this.#latencies.push(performance.now() - awaited.sentAt);
    if (awaited.count < this.#sockets.length) return;
    this.#awaited.delete(number);
    awaited.done();
  }
}

function subscribe(port: number, query: string): Promise<WebSocket> {
  const variables: EventUpdatedSubscriptionVariables = { eventIds: [EVENT_ID], scope: 'ALL' };
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { perMessageDeflate: false });
    socket.once('error', reject);
    socket.once('open', () => socket.send('{"type":"connection_init","payload":{}}'));
    socket.once('message', () => {
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
      resolve(socket);
    });
  });
}

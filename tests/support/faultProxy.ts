import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * up: bytes pass, after the delay · cut: connections are closed and new ones refused, as without a network · blackHole: connections stay
 * open and no byte passes, in either direction; when it ends they are reset, as by a router that no longer knows them · lostToServer,
 * lostToClient: the same in one direction only.
 */
export type ProxyState = 'up' | 'cut' | 'blackHole' | 'lostToServer' | 'lostToClient';

export interface FaultProxy {
  readonly port: number;
  set(state: ProxyState): void;
  /** From now on every chunk of either direction is delayed for a random time between these, in its order. */
  delay(fromMs: number, toMs: number): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  /** A direction in which nothing passes has been entered; the connection is reset when it ends. */
  isLost: boolean;
}

/** A proxy between browser and server that acts like a network: it handles bytes and connections, not their content. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const pairs = new Set<Pair>();
  let state: ProxyState = 'up';
  let delayMs = { from: 0, to: 0 };

  const passes = ({ isLost }: Pair, direction: 'toServer' | 'toClient'): boolean =>
    !isLost || state === (direction === 'toServer' ? 'lostToClient' : 'lostToServer');

  function forward(pair: Pair, from: Socket, to: Socket, direction: 'toServer' | 'toClient'): void {
    let freeAt = 0;
    const pass = (send: () => void): void => {
      if (!passes(pair, direction)) return;
      const now = performance.now();
      freeAt = Math.max(freeAt, now + delayMs.from + Math.random() * (delayMs.to - delayMs.from));
      if (freeAt === now) send();
      else
        setTimeout(() => {
          if (passes(pair, direction)) send();
        }, freeAt - now);
    };
    from.on('data', (chunk) => pass(() => void to.write(chunk)));
    from.on('end', () => pass(() => void to.end()));
    from.on('close', () => {
      if (pair.isLost) return;
      pairs.delete(pair);
      to.destroy();
    });
    from.on('error', () => undefined);
  }

  const server = createServer((client) => {
    if (state === 'cut') {
      client.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const pair: Pair = { client, server: connect(targetPort, '127.0.0.1'), isLost: state !== 'up' };
    pairs.add(pair);
    client.setNoDelay(true);
    forward(pair, client, pair.server, 'toServer');
    forward(pair, pair.server, client, 'toClient');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function breakAll(): void {
    for (const { client, server: onward } of pairs) {
      client.destroy();
      onward.destroy();
    }
    pairs.clear();
  }

  function reset(): void {
    for (const pair of pairs) {
      if (!pair.isLost) continue;
      pair.client.resetAndDestroy();
      pair.server.destroy();
      pairs.delete(pair);
    }
  }

  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      state = next;
      if (next === 'cut') breakAll();
      if (next === 'up') reset();
      if (next !== 'up' && next !== 'cut') for (const pair of pairs) pair.isLost = true;
    },
    delay(fromMs, toMs) {
      delayMs = { from: fromMs, to: toMs };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}

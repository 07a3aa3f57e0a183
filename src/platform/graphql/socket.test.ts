import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { flagsMessage } from '../../../core/wire/flagsAnnouncement.ts';
import { PINGS, unheardMessage } from '../../../core/wire/socketPing.ts';
import type { Clock, Timers } from '../clock.ts';
import { SUSPECT_AFTER_MS } from '../connection/silence.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { type LiveSocket, liveSocket, type SocketPorts } from './socket.ts';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: Record<string, unknown>;
}

/** A graphql-transport-ws server that tests control. */
async function liveServer(port = 0) {
  const http: Server = createServer();
  const sockets = new WebSocketServer({ server: http, handleProtocols: () => 'graphql-transport-ws' });
  const inits: unknown[] = [];
  const subscribed: Message[] = [];
  const behaviour = { answersPings: true, acknowledged: {} };
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'connection_init') {
        inits.push(message.payload);
        socket.send(JSON.stringify({ type: 'connection_ack', payload: behaviour.acknowledged }));
      }
      if (message.type === 'ping' && behaviour.answersPings) socket.send(JSON.stringify({ type: 'pong' }));
      if (message.type === 'subscribe') subscribed.push(message);
    });
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const address = http.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${address.port}`,
    port: address.port,
    inits,
    subscribed,
    behaviour,
    send: (message: unknown) => {
      for (const socket of sockets.clients) socket.send(JSON.stringify(message));
    },
    drop: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** Accepts connections and never sends anything. */
async function blackHole() {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.length,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Real timers and a matching clock, this many times as fast. */
function fasterBy(times: number): { readonly timers: Timers; readonly clock: Clock } {
  const timers: Timers = {
    after: (ms, run) => {
      const timer = setTimeout(run, ms / times);
      return () => clearTimeout(timer);
    },
    every: () => () => undefined,
  };
  return { timers, clock: { now: () => performance.now() * times } };
}

const fast = fasterBy(100);

const closers: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A WebSocket class that records the type of every message, sent and received. */
function recordedSocket() {
  const sent: string[] = [];
  const received: string[] = [];
  const typeOf = (data: unknown): string => (JSON.parse(String(data)) as Message).type;
  class Recorded extends WebSocket {
    constructor(address: string, protocols?: string) {
      super(address, protocols);
      this.on('message', (data) => received.push(typeOf(data)));
    }
    override send(data: string): void {
      sent.push(typeOf(data));
      super.send(data);
    }
  }
  return { Recorded, sent, received };
}

/** Like a browser's, it does not throw when closed while connecting. */
class BrowserSocket extends WebSocket {
  constructor(address: string, protocols?: string) {
    super(address, protocols);
    this.on('error', () => undefined);
  }
}

function connect(url: string, more: Partial<SocketPorts> = {}) {
  const onSilence = vi.fn();
  const onSignal = vi.fn();
  const onRefused = vi.fn();
  const onFlags = vi.fn();
  const socket: LiveSocket = liveSocket({
    url: () => url,
    ...fast,
    random: () => 0.5,
    onSilence,
    onSignal,
    onRefused,
    onFlags,
    webSocketImpl: BrowserSocket,
    ...more,
    connectionParams: async () => ({ authorization: 'Bearer t', 'x-app': 'tsb' }),
  });
  const next = vi.fn();
  const ended = vi.fn();
  const stop = socket.subscribe(
    { operationName: 'EventUpdated', query: 'subscription EventUpdated { x }', variables: {} },
    { next, ended },
  );
  closers.push(stop);
  return { socket, next, ended, stop, onSilence, onSignal, onRefused, onFlags };
}

describe('the live socket', () => {
  it('pings 30 s after it opened, and again 30 s after each answer', async () => {
    const server = await liveServer();
    closers.push(server.close);
    // Sockets and setImmediate stay real.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    closers.push(() => void vi.useRealTimers());
    const { Recorded, sent, received } = recordedSocket();
    connect(server.url, { webSocketImpl: Recorded });
    const seen = async (list: readonly string[], type: string, count: number): Promise<void> => {
      while (list.filter((one) => one === type).length < count) await new Promise((resolve) => setImmediate(resolve));
    };
    await seen(sent, 'subscribe', 1);
    for (const pings of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(29_999);
      expect(sent.filter((type) => type === 'ping')).toHaveLength(pings - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent.filter((type) => type === 'ping')).toHaveLength(pings);
      await seen(received, 'pong', pings);
    }
  });

  it('tries again twice, and then goes on at its own pace', async () => {
    let made = 0;
    class Counted extends BrowserSocket {
      constructor(address: string, protocols?: string) {
        super(address, protocols);
        made += 1;
      }
    }
    // Nothing listens on this port.
    const { ended, stop, onRefused } = connect('ws://127.0.0.1:9', { webSocketImpl: Counted, ...fasterBy(1000) });
    await vi.waitFor(() => expect(made).toBeGreaterThan(6), 10_000);
    expect(onRefused.mock.calls.length).toBeGreaterThan(4);
    expect(onRefused).toHaveBeenLastCalledWith(false);
    stop();
    expect(ended).not.toHaveBeenCalled();
  });

  it('sends the auth headers in its connection params', async () => {
    const server = await liveServer();
    closers.push(server.close);
    const { socket, next } = connect(server.url);
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(1));
    expect(server.inits).toEqual([{ authorization: 'Bearer t', 'x-app': 'tsb' }]);
    expect(socket.state.getSnapshot()).toBe('open');
    server.send({ type: 'next', id: server.subscribed[0]?.id, payload: { data: { x: 1 } } });
    await vi.waitFor(() => expect(next).toHaveBeenCalledWith({ data: { x: 1 } }));
  });

  it('restarts its subscriptions after a dropped connection', async () => {
    const server = await liveServer();
    closers.push(server.close);
    const { socket, onRefused } = connect(server.url);
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(1));
    const states: string[] = [];
    socket.state.subscribe(() => states.push(socket.state.getSnapshot()));
    server.drop();
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(2));
    expect(states).toEqual(['closed', 'open']);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('reconnects long after the library would have given up', async () => {
    const server = await liveServer();
    const { socket, ended } = connect(server.url);
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(1));
    const { port } = server;
    await server.close();
    await vi.waitFor(() => expect(socket.state.getSnapshot()).toBe('closed'));
    // Meanwhile two tries of the library and several of ours fail.
    await new Promise((resolve) => fast.timers.after(20_000, () => resolve(undefined)));
    expect(ended).not.toHaveBeenCalled();
    const reborn = await liveServer(port);
    closers.push(reborn.close);
    await vi.waitFor(() => expect(reborn.subscribed).toHaveLength(1));
    expect(socket.state.getSnapshot()).toBe('open');
  });

  it('connects at once after another good response, regardless of the remaining wait', async () => {
    const server = await liveServer();
    const waits: number[] = [];
    const after: Timers['after'] = (ms, run) => {
      waits.push(ms);
      // The longest wait of the back-off never ends here.
      return ms < 15_000 ? fast.timers.after(ms, run) : () => undefined;
    };
    const { socket } = connect(server.url, { timers: { ...fast.timers, after } });
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(1));
    const { port } = server;
    await server.close();
    await vi.waitFor(() => expect(waits).toContain(15_000));
    const reborn = await liveServer(port);
    closers.push(reborn.close);
    expect(socket.state.getSnapshot()).toBe('closed');
    socket.hurry();
    await vi.waitFor(() => expect(socket.state.getSnapshot()).toBe('open'));
  });

  it('aborts a hanging attempt when the network recovers, and connects at once', async () => {
    const server = await liveServer();
    closers.push(server.close);
    const hole = await blackHole();
    closers.push(hole.close);
    let url = hole.url;
    class Redirected extends BrowserSocket {
      constructor(_address: string, protocols?: string) {
        super(url, protocols);
      }
    }
    // Waits never end here.
    const { socket } = connect(server.url, { timers: { ...fast.timers, after: () => () => undefined }, webSocketImpl: Redirected });
    await vi.waitFor(() => expect(hole.connections()).toBe(1));
    url = server.url;
    socket.restart();
    await vi.waitFor(() => expect(socket.state.getSnapshot()).toBe('open'));
  });

  it('aborts a hanging attempt after 10 s', async () => {
    const hole = await blackHole();
    closers.push(hole.close);
    const { onRefused } = connect(hole.url);
    await vi.waitFor(() => expect(hole.connections()).toBeGreaterThan(1));
    expect(onRefused).toHaveBeenCalledWith(true);
    expect(onRefused).not.toHaveBeenCalledWith(false);
  });

  it("requests a probe when its server's pings stop, and reconnects when they do not resume", async () => {
    const server = await liveServer();
    closers.push(server.close);
    server.behaviour.acknowledged = PINGS;
    // Time passes only here, however slow the machine is.
    const time = fakeTime();
    const { socket, onSilence, onSignal } = connect(server.url, time);
    await vi.waitFor(() => expect(socket.state.getSnapshot()).toBe('open'));
    time.advance(SUSPECT_AFTER_MS);
    expect(onSilence).toHaveBeenCalledExactlyOnceWith(1500);
    server.send({ type: 'ping' });
    await vi.waitFor(() => expect(onSignal).toHaveBeenCalledOnce());
    expect(server.inits).toHaveLength(1);
    await vi.waitFor(() => {
      time.advance(1000);
      expect(server.inits).toHaveLength(2);
    });
    expect(onSilence).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(2));
  });

  it('whose server says that it does not hear it asks for a probe within the given time', async () => {
    const server = await liveServer();
    closers.push(server.close);
    const { onSilence } = connect(server.url);
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(1));
    server.send({ type: 'ping' });
    server.send(JSON.parse(unheardMessage(1700)));
    await vi.waitFor(() => expect(onSilence).toHaveBeenCalledExactlyOnceWith(1700));
  });

  it('learns the version of the flags when it opens, by a ping after a change, and anew from the next connection', async () => {
    const server = await liveServer();
    closers.push(server.close);
    const [first, second, third] = ['1', '2', '3'].map((revision) => ({ revision, spreadMs: 5 }));
    // No pings are promised: their absence would end the connection, a hundred times as fast.
    server.behaviour.acknowledged = { flags: first };
    const { onFlags } = connect(server.url);
    await vi.waitFor(() => expect(onFlags.mock.calls).toEqual([[first]]));
    server.send({ type: 'ping' });
    server.send({ type: 'ping', payload: { flags: { revision: 7 } } });
    server.send(JSON.parse(flagsMessage(second ?? { revision: '', spreadMs: 0 })));
    await vi.waitFor(() => expect(onFlags.mock.calls).toEqual([[first], [second]]));
    server.behaviour.acknowledged = { flags: third };
    server.drop();
    await vi.waitFor(() => expect(onFlags.mock.calls).toEqual([[first], [second], [third]]));
  });

  it('expects no pings while it is closed, so that a silence does not end the back-off', async () => {
    const server = await liveServer();
    closers.push(server.close);
    server.behaviour.acknowledged = PINGS;
    const attempts = vi.fn();
    class Counted extends BrowserSocket {
      constructor(address: string, protocols?: string) {
        super(address, protocols);
        attempts();
      }
    }
    const time = fakeTime();
    // The first wait of the back-off never ends here.
    const after: Timers['after'] = (ms, run) => (ms === 500 ? () => undefined : time.timers.after(ms, run));
    const { socket, onSilence } = connect(server.url, {
      clock: time.clock,
      timers: { ...time.timers, after },
      webSocketImpl: Counted,
    });
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(1));
    server.drop();
    await vi.waitFor(() => expect(socket.state.getSnapshot()).toBe('closed'));
    await time.pass(60_000);
    expect(attempts).toHaveBeenCalledOnce();
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('does not expect pings from a server that has not promised them', async () => {
    const server = await liveServer();
    closers.push(server.close);
    const { onSilence } = connect(server.url);
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(1));
    await new Promise((resolve) => fast.timers.after(20_000, () => resolve(undefined)));
    expect(onSilence).not.toHaveBeenCalled();
    expect(server.inits).toHaveLength(1);
  });

  it('has no wanted subscriptions once all have ended, even after failed attempts', async () => {
    const server = await liveServer();
    const { socket, stop } = connect(server.url);
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(1));
    const { port } = server;
    await server.close();
    await new Promise((resolve) => fast.timers.after(20_000, () => resolve(undefined)));
    const reborn = await liveServer(port);
    closers.push(reborn.close);
    await vi.waitFor(() => expect(reborn.subscribed).toHaveLength(1));
    stop();
    await vi.waitFor(() => expect(socket.state.getSnapshot()).toBe('closed'));
  });

  it('closes a connection that is open but silent', async () => {
    const server = await liveServer();
    closers.push(server.close);
    server.behaviour.answersPings = false;
    connect(server.url, { keepAliveMs: 20 });
    await vi.waitFor(() => expect(server.inits.length).toBeGreaterThan(1));
  });

  it('ends a subscription that the server refuses for good', async () => {
    const server = await liveServer();
    closers.push(server.close);
    const { ended } = connect(server.url);
    await vi.waitFor(() => expect(server.subscribed).toHaveLength(1));
    server.send({
      type: 'error',
      id: server.subscribed[0]?.id,
      payload: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT' } }],
    });
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
  });
});

import { BY_SOCKET, stepTransport, type Transport, type TransportEvent } from '../connection/transport.ts';
import type { ExternalStore, WritableStore } from '../externalStore.ts';
import type { SocketState } from '../graphql/socket.ts';
import { runMachine } from '../runMachine.ts';
import type { LivePort, Watcher, WatcherPorts } from './watcher.ts';

/** What the prices of the page come by; `none`: the network lets no websocket open, and requests bring none either. */
export type PriceSource = 'socket' | 'poll' | 'none';

export interface PollPorts extends Pick<WatcherPorts, 'clock' | 'store' | 'timers'> {
  readonly watcher: Watcher;
  readonly snapshots: LivePort['snapshots'];
  readonly socketState: ExternalStore<SocketState>;
  readonly connectivity: ExternalStore<{ readonly online: boolean }>;
  readonly isVisible: () => boolean;
  readonly source: WritableStore<PriceSource>;
}

const STEP_MS = 1000;

/**
 * Counts attempts that ended before a websocket was open, and requests the watched prices every few seconds while the network lets none open
 * (adr/0116). Loaded at the first such attempt. Returns its listener.
 */
export function createPricePolls(ports: PollPorts): (timedOut: boolean) => void {
  const { clock, store, timers, watcher, snapshots, socketState, connectivity, isVisible, source } = ports;
  let requested: unknown = null;
  let stopSteps = (): void => undefined;

  const machine = runMachine<Transport, TransportEvent, 'ask' | 'expire'>(BY_SOCKET, stepTransport, (effect) => {
    if (effect === 'expire') watcher.disconnected();
    else void ask();
  });
  const send = (event: TransportEvent): void => machine.send(event);

  async function ask(): Promise<void> {
    const parts = watcher.parts();
    const { epoch } = store;
    requested = watcher.watched;
    const answers = await Promise.all(parts.map(async ({ ids, scope }) => snapshots(ids, scope))).catch(() => [null]);
    // A websocket that has opened meanwhile brings younger prices.
    if (store.epoch !== epoch || machine.getSnapshot().kind === 'socket') return;
    const received = answers.flatMap((answer) => (answer === null ? [] : [answer]));
    if (received.length === answers.length) {
      watcher.polled(received.flat());
      send({ kind: 'answered', at: clock.now() });
    } else send({ kind: 'unanswered', at: clock.now() });
    publish();
  }

  function publish(): void {
    const state = machine.getSnapshot();
    const isOf = state.kind === 'socket' || watcher.watched.size === 0;
    source.set(isOf ? 'socket' : state.answeredAt === null ? 'none' : 'poll');
  }

  function step(): void {
    send({ kind: 'due', visible: isVisible(), at: clock.now() });
    if (requested !== watcher.watched) send({ kind: 'wanted', at: clock.now() });
    publish();
  }

  let before = machine.getSnapshot().kind;
  machine.subscribe(() => {
    const { kind } = machine.getSnapshot();
    if (kind === before) return;
    before = kind;
    stopSteps();
    if (kind === 'poll') stopSteps = timers.every(STEP_MS, step);
    else publish();
  });
  socketState.subscribe(() => {
    if (socketState.getSnapshot() === 'open') send({ kind: 'opened' });
  });
  connectivity.subscribe(() => {
    if (!connectivity.getSnapshot().online) send({ kind: 'offline' });
  });
  return (timedOut) => {
    if (connectivity.getSnapshot().online) send({ kind: 'refused', timedOut, at: clock.now() });
  };
}

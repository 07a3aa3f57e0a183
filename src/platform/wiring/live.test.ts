import { afterEach, describe, expect, it, vi } from 'vitest';
import { flagsMessage } from '../../../core/wire/flagsAnnouncement.ts';
import { PING_MESSAGE, PINGS } from '../../../core/wire/socketPing.ts';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { createStore } from '../externalStore.ts';
import type { SocketState } from '../graphql/socket.ts';
import { fakeUrls } from '../testing/fakeUrls.ts';
import { TruthfulEvent } from '../testing/priceFixtures.ts';
import type { IdentityParts } from './identity.ts';
import { createLive } from './live.ts';
import type { Network } from './network.ts';

/** A browser's WebSocket; tests are its server. */
class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static newest(): FakeSocket | undefined {
    return FakeSocket.all.at(-1);
  }
  readonly protocol = 'graphql-transport-ws';
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: () => void = () => undefined;
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  readonly sent: string[] = [];
  send(data: string): void {
    this.sent.push(data);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
    this.dispatchEvent(new Event('open'));
  }
  close(code: number, reason: string): void {
    this.lose(code, reason);
  }
  /** The other end, or the network, ends it. */
  lose(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: false });
  }
  message(data: string): void {
    this.onmessage({ data });
  }
}

const style = { setProperty: vi.fn() };

fakeBrowser((replace) => {
  replace('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  replace('location', { protocol: 'https:', host: 'shop.test' });
  replace('WebSocket', FakeSocket);
  replace('window', new EventTarget());
  replace('document', { documentElement: { style } });
});
afterEach(() => {
  vi.resetModules();
  style.setProperty.mockClear();
  FakeSocket.all.length = 0;
});

const EVENT_UPDATED = { operationName: 'EventUpdated', query: 'subscription EventUpdated { x }', variables: {} };

/** A page's prices on a server whose startup has not answered yet. */
function page() {
  const startup = createStore<unknown>({ data: null });
  const connectivity = createStore({ online: true, since: 0 });
  const evidence = { suspect: vi.fn(), answered: vi.fn(), check: vi.fn() };
  let answered = (): void => undefined;
  const onAnswer = (listener: () => void): void => {
    answered = listener;
  };
  const live = createLive(
    { brand: 'tsb', version: '1', installId: 'i' },
    { connectivity: { ...connectivity, ...evidence, onAnswer, listenTo: () => undefined } } as unknown as Network,
    async () => ({ ok: false, error: { kind: 'unreachable' } }),
    {
      startup: { ...startup, load: async () => undefined },
      session: createStore({ playerAlias: null }),
      authorize: async () => ({ kind: 'bearer', token: 't' }),
    } as unknown as IdentityParts,
    () => undefined,
    createStore<SocketState>('connecting'),
    fakeUrls(),
  );
  live.start();
  const event = new TruthfulEvent('e');
  live.priceStore.seedEvents([event.seed()]);
  const says = (oddsHighlightMilliseconds: number): void =>
    startup.set({ data: { applicationMetadata: { oddsHighlightMilliseconds } } });
  /** How long a price that changes now is highlighted, in milliseconds. */
  const highlightMs = async (price: number): Promise<number> => {
    // Waits for the frame after the end of the last highlight: changes are delayed until it is painted.
    await vi.advanceTimersByTimeAsync(50);
    live.priceStore.update(event.change('e-s0', price));
    const began = Date.now();
    while (live.priceStore.selection('e-s0')?.trend !== 'NONE') await vi.advanceTimersByTimeAsync(1);
    return Date.now() - began;
  };
  return { live, says, highlightMs, connectivity, evidence, answered: () => answered() };
}

/** The same with an open socket whose server promises pings. */
async function livePage() {
  const all = page();
  const socket = await all.live.socket();
  const sink = { next: () => undefined, ended: () => undefined };
  socket.subscribe(EVENT_UPDATED, sink);
  await vi.advanceTimersByTimeAsync(0);
  const first = FakeSocket.newest();
  first?.open();
  await vi.advanceTimersByTimeAsync(0);
  first?.message(JSON.stringify({ type: 'connection_ack', payload: PINGS }));
  expect(socket.state.getSnapshot()).toBe('open');
  return { ...all, socket, first };
}

describe('the websocket and the connection state', () => {
  it('takes an open websocket as a good response, and probes when it closes', async () => {
    const { first, evidence } = await livePage();
    expect(evidence.answered).toHaveBeenCalledOnce();
    expect(evidence.check).not.toHaveBeenCalled();
    first?.lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(evidence.check).toHaveBeenCalledOnce();
  });

  it('knows which flags are announced while the websocket is open', async () => {
    const { live, first } = await livePage();
    expect(live.announcedFlags.getSnapshot()).toBeNull();
    first?.message(flagsMessage({ revision: '2', spreadMs: 1 }));
    expect(live.announcedFlags.getSnapshot()).toEqual({ revision: '2', spreadMs: 1 });
    first?.lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.announcedFlags.getSnapshot()).toBeNull();
  });

  it('suspects the connection when the websocket is silent, and a message proves it alive', async () => {
    const { first, evidence } = await livePage();
    evidence.answered.mockClear();
    await vi.advanceTimersByTimeAsync(2499);
    expect(evidence.suspect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(evidence.suspect).toHaveBeenCalledExactlyOnceWith(1500);
    expect(evidence.answered).not.toHaveBeenCalled();
    first?.message(PING_MESSAGE);
    expect(evidence.answered).toHaveBeenCalledOnce();
  });

  it('connects again at any good response, regardless of the remaining wait', async () => {
    const { first, answered } = await livePage();
    first?.lose();
    await vi.advanceTimersByTimeAsync(700);
    FakeSocket.newest()?.lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
    answered();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('replaces an open websocket once requests get through again', async () => {
    const { first, connectivity } = await livePage();
    connectivity.set({ online: false, since: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect([first?.readyState, FakeSocket.all.length]).toEqual([1, 1]);
    connectivity.set({ online: true, since: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect([first?.readyState, FakeSocket.all.length]).toEqual([3, 2]);
  });

  it('says in its connection params who asks, with the headers of a request', async () => {
    const { live } = page();
    const socket = await live.socket();
    socket.subscribe(EVENT_UPDATED, { next: () => undefined, ended: () => undefined });
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.newest()?.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.parse(FakeSocket.newest()?.sent[0] ?? 'null')).toEqual({
      type: 'connection_init',
      payload: {
        'x-platform': 'web',
        'x-app-version': '1',
        'x-app': 'tsb',
        'x-client': 'slipstream-web',
        'x-install-id': 'i',
        authorization: 'Bearer t',
      },
    });
  });

  it('goes on after two more tries', async () => {
    const socket = await page().live.socket();
    const ended = vi.fn();
    socket.subscribe(EVENT_UPDATED, { next: () => undefined, ended });
    // No try is ever answered.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).not.toHaveBeenCalled();
    expect(FakeSocket.all.length).toBeGreaterThan(3);
  });
});

describe('a price that moves while an input is answered', () => {
  it('is shown after the input’s paint, not before it', async () => {
    const { live } = page();
    const event = new TruthfulEvent('f');
    live.priceStore.seedEvents([event.seed()]);
    await vi.advanceTimersByTimeAsync(100);
    const listener = vi.fn();
    live.priceStore.onSelection('f-s0', listener);
    window.dispatchEvent(new Event('pointerdown'));
    live.priceStore.update(event.change('f-s0', 120));
    await vi.advanceTimersByTimeAsync(100);
    window.dispatchEvent(new Event('click'));
    // A frame that was asked for before the input waits too.
    await vi.advanceTimersByTimeAsync(15);
    expect(listener).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5);
    expect(listener).toHaveBeenCalledOnce();
    expect(live.priceStore.selection('f-s0')?.odds.numerator).toBe(120);
  });
});

describe('the highlight of a moved price', () => {
  it('lasts as long as startup says, and 2000 ms until startup has answered', async () => {
    const { says, highlightMs } = page();
    expect(await highlightMs(110)).toBe(2000);
    says(3000);
    expect(await highlightMs(120)).toBe(3000);
    says(1000);
    expect(await highlightMs(130)).toBe(1000);
  });

  it('fades for the rest of its duration after the full colour', () => {
    const { says } = page();
    says(3000);
    expect(style.setProperty).toHaveBeenLastCalledWith('--highlight-fade', '900ms');
  });
});

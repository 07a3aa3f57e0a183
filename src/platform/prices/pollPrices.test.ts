import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../externalStore.ts';
import type { SocketState } from '../graphql/socket.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { TruthfulEvent } from '../testing/priceFixtures.ts';
import type { EventSnapshot } from './liveEvent.ts';
import { createPricePolls, type PriceSource } from './pollPrices.ts';
import { PriceStore } from './priceStore.ts';
import { Watcher } from './watcher.ts';

/** A page whose network lets no websocket open, after three attempts. */
async function blockedPage() {
  const time = fakeTime();
  const event = new TruthfulEvent('e');
  const nextFrame = (run: () => void): void => void time.timers.after(16, run);
  const store = new PriceStore({ ...time, nextFrame, mayNotify: () => true, highlightMs: () => 2000 });
  const state = createStore<SocketState>('connecting');
  const connectivity = createStore({ online: true });
  const source = createStore<PriceSource>('socket');
  const snapshots = vi.fn(async (): Promise<readonly EventSnapshot[] | null> => [event.snapshot()]);
  const none = (): (() => void) => () => undefined;
  const live = { state, snapshots, watchEvents: none, watchTicks: none, restart: () => undefined };
  const watcher = new Watcher({ ...time, store, live });
  store.seedEvents([event.seed()]);
  watcher.watch(['e'], 'MAIN');
  await time.pass(60);
  state.set('closed');
  const refused = createPricePolls({
    ...time,
    store,
    watcher,
    snapshots,
    socketState: state,
    connectivity,
    source,
    isVisible: () => true,
  });
  const price = () => store.selection('e-s0')?.state;
  expect(price()).toBe('paused');
  for (let attempt = 0; attempt < 3; attempt += 1) refused(false);
  return { time, event, store, state, connectivity, source, snapshots, watcher, refused, price };
}

describe('prices on a network that lets no websocket open', () => {
  it('come by requests and can be bet on after three attempts', async () => {
    const { time, event, store, source, snapshots, price } = await blockedPage();
    await time.pass(100);
    expect(snapshots).toHaveBeenCalledWith(['e'], 'MAIN');
    expect([price(), source.getSnapshot()]).toEqual(['live', 'poll']);
    event.change('e-s0', 250);
    await time.pass(5000);
    expect(store.selection('e-s0')).toMatchObject({ state: 'live', sequence: event.sequence });
  });

  it('are paused after twelve seconds without an answer, and say so', async () => {
    const { time, snapshots, source, price } = await blockedPage();
    await time.pass(100);
    snapshots.mockResolvedValue(null);
    await time.pass(13_000);
    expect([price(), source.getSnapshot()]).toEqual(['paused', 'none']);
  });

  it('are asked for at once for a page that watches other events', async () => {
    const { time, watcher, snapshots } = await blockedPage();
    await time.pass(100);
    watcher.watch(['f'], 'ALL');
    await time.pass(1100);
    expect(snapshots).toHaveBeenLastCalledWith(['f'], 'ALL');
  });

  it('come by the websocket as soon as one opens, whatever a request still brings', async () => {
    const { time, state, snapshots, source, price } = await blockedPage();
    await time.pass(3000);
    let answer: (value: null) => void = () => undefined;
    snapshots.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await time.pass(2000);
    state.set('open');
    answer(null);
    await time.pass(20_000);
    expect([price(), source.getSnapshot()]).toEqual(['stale', 'socket']);
    expect(snapshots).toHaveBeenCalledTimes(2);
  });

  it('are not asked for while requests do not get through either', async () => {
    const { time, connectivity, snapshots, refused } = await blockedPage();
    await time.pass(100);
    connectivity.set({ online: false });
    for (let attempt = 0; attempt < 3; attempt += 1) refused(false);
    await time.pass(20_000);
    expect(snapshots).toHaveBeenCalledTimes(1);
  });
});

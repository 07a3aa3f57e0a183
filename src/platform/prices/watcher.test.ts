import { describe, expect, it, vi } from 'vitest';
import type { MarketScope } from '../../../core/wire/contract.ts';
import { createStore } from '../externalStore.ts';
import type { SocketState } from '../graphql/socket.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { TruthfulEvent } from '../testing/priceFixtures.ts';
import type { EventSnapshot, EventUpdate } from './liveEvent.ts';
import { PriceStore } from './priceStore.ts';
import { Watcher } from './watcher.ts';

function page(eventIds: readonly string[] = ['a', 'b']) {
  const time = fakeTime();
  const events = new Map(eventIds.map((id) => [id, new TruthfulEvent(id)]));
  const nextFrame = (run: () => void): void => void time.timers.after(16, run);
  const store = new PriceStore({
    clock: time.clock,
    timers: time.timers,
    nextFrame,
    mayNotify: () => true,
    highlightMs: () => 2000,
  });
  const state = createStore<SocketState>('connecting');
  const subscriptions: {
    ids: readonly string[];
    scope: MarketScope;
    onUpdate: (update: EventUpdate) => void;
    ended: boolean;
  }[] = [];
  const ticks: { onTick: (ticks: readonly { eventId: string; sequence: number }[]) => void }[] = [];
  const snapshots = vi.fn(
    async (ids: readonly string[], _scope: MarketScope): Promise<readonly EventSnapshot[] | null> =>
      ids.flatMap((id) => events.get(id)?.snapshot() ?? []),
  );
  const restart = vi.fn();
  const watcher = new Watcher({
    store,
    clock: time.clock,
    timers: time.timers,
    live: {
      state,
      watchEvents: (ids, scope, onUpdate) => {
        const subscription = { ids, scope, onUpdate, ended: false };
        subscriptions.push(subscription);
        return () => {
          subscription.ended = true;
        };
      },
      watchTicks: (_ids, onTick) => {
        ticks.push({ onTick });
        return () => undefined;
      },
      snapshots,
      restart,
    },
  });
  store.seedEvents([...events.values()].map((event) => event.seed()));
  const open = (): EventUpdate['eventId'][] => subscriptions.filter((one) => !one.ended).flatMap((one) => one.ids);
  const publish = (update: EventUpdate): void => {
    for (const one of subscriptions) if (!one.ended && one.ids.includes(update.eventId)) one.onUpdate(update);
  };
  const event = (id: string): TruthfulEvent => {
    const found = events.get(id);
    if (found === undefined) throw new Error(`no event ${id}`);
    return found;
  };
  const tick = (): void => {
    const ticked = [...events.values()].map(({ id, sequence }) => ({ eventId: id, sequence }));
    for (const { onTick } of ticks.slice(-subscriptions.filter((one) => !one.ended).length)) onTick(ticked);
  };
  return { time, store, state, watcher, snapshots, restart, open, publish, event, tick, subscriptions };
}

describe('watching events', () => {
  it('is one subscription for all lists on the page', async () => {
    const { watcher, time, open, subscriptions } = page();
    watcher.watch(['a']);
    watcher.watch(['a', 'b']);
    expect(subscriptions).toHaveLength(0);
    await time.pass(50);
    expect(subscriptions).toHaveLength(1);
    expect(open()).toEqual(['a', 'b']);
  });

  it('asks for as many markets as are shown: the largest scope of an event that is watched twice', async () => {
    const { watcher, time, subscriptions } = page();
    const open = () => subscriptions.filter((one) => !one.ended).map(({ scope, ids }) => [scope, ids]);
    watcher.watch(['a', 'b'], 'NONE');
    const endRow = watcher.watch(['a'], 'MAIN');
    const endPage = watcher.watch(['a'], 'ALL');
    await time.pass(50);
    expect(open()).toEqual([
      ['NONE', ['b']],
      ['ALL', ['a']],
    ]);
    endPage();
    await time.pass(50);
    expect(open()).toEqual([
      ['NONE', ['b']],
      ['MAIN', ['a']],
    ]);
    endRow();
    await time.pass(50);
    expect(open()).toEqual([['NONE', ['a', 'b']]]);
  });

  it('fetches nothing for prices that the page does not show', async () => {
    const { watcher, time, snapshots, store, state, publish, event, tick } = page();
    const end = watcher.watch(['a'], 'NONE');
    state.set('open');
    await time.pass(50);
    tick();
    publish({ ...event('a').change('a-s0', 115), prices: [] });
    await time.pass(50);
    expect(snapshots).not.toHaveBeenCalled();
    expect(store.selection('a-s0')?.state).toBe('stale');
    watcher.watch(['a'], 'ALL');
    end();
    await time.pass(50);
    tick();
    await time.pass(50);
    expect(store.selection('a-s0')).toMatchObject({ state: 'live', odds: { numerator: 115 } });
  });

  it('continues for the remaining lists', async () => {
    const { watcher, time, open } = page();
    const endA = watcher.watch(['a']);
    watcher.watch(['a', 'b']);
    await time.pass(50);
    endA();
    endA();
    await time.pass(50);
    expect(open()).toEqual(['a', 'b']);
  });

  it('fetches only the snapshots of events that changed before the subscription', async () => {
    const { watcher, time, snapshots, store, state, event, tick } = page();
    event('a').change('a-s0', 115);
    watcher.watch(['a', 'b']);
    state.set('open');
    await time.pass(50);
    tick();
    await time.pass(50);
    expect(snapshots.mock.calls).toEqual([[['a'], 'ALL']]);
    expect(store.selection('a-s0')).toMatchObject({ state: 'live', odds: { numerator: 115 } });
    expect(store.selection('b-s0')?.state).toBe('live');
  });

  it('fetches a snapshot again after a gap', async () => {
    const { watcher, time, snapshots, store, state, publish, event } = page();
    watcher.watch(['a']);
    state.set('open');
    await time.pass(50);
    event('a').change('a-s0', 110);
    publish(event('a').change('a-s1', 120));
    expect(snapshots).toHaveBeenCalledTimes(1);
    await time.pass(50);
    expect(store.selection('a-s0')).toMatchObject({ state: 'live', odds: { numerator: 110 } });
    expect(store.selection('a-s1')).toMatchObject({ state: 'live', odds: { numerator: 120 } });
  });

  it('finds the missed updates after every reconnect, and trusts no earlier evidence', async () => {
    const { watcher, time, snapshots, store, state, event, tick } = page();
    watcher.watch(['a', 'b']);
    state.set('open');
    await time.pass(50);
    tick();
    state.set('closed');
    expect(store.selection('a-s0')?.state).toBe('paused');
    event('a').change('a-s0', 115);
    state.set('connecting');
    state.set('open');
    await time.pass(50);
    expect(store.selection('b-s0')?.state).toBe('stale');
    tick();
    await time.pass(50);
    expect(snapshots.mock.calls).toEqual([[['a'], 'ALL']]);
    expect(store.selection('a-s0')).toMatchObject({ state: 'live', odds: { numerator: 115 } });
    expect(store.selection('b-s0')?.state).toBe('live');
  });

  it('is reconnecting from a lost connection until the last event is live again', async () => {
    const { watcher, time, store, state, event, tick } = page();
    watcher.watch(['a', 'b']);
    state.set('open');
    expect(watcher.reconnecting.getSnapshot()).toBe(false);
    await time.pass(50);
    tick();
    event('a').change('a-s0', 115);
    state.set('closed');
    expect(watcher.reconnecting.getSnapshot()).toBe(true);
    state.set('open');
    await time.pass(50);
    expect(watcher.reconnecting.getSnapshot()).toBe(true);
    tick();
    expect(store.selection('b-s0')?.state).toBe('live');
    expect(watcher.reconnecting.getSnapshot()).toBe(true);
    await time.pass(50);
    expect(store.selection('a-s0')?.state).toBe('live');
    expect(watcher.reconnecting.getSnapshot()).toBe(false);
  });

  it('is not reconnecting before the first live price, nor without watched events', async () => {
    const { watcher, time, state, tick } = page();
    const end = watcher.watch(['a', 'b']);
    await time.pass(50);
    state.set('closed');
    expect(watcher.reconnecting.getSnapshot()).toBe(false);
    state.set('open');
    tick();
    watcher.disconnected();
    expect(watcher.reconnecting.getSnapshot()).toBe(true);
    end();
    await time.pass(50);
    expect(watcher.reconnecting.getSnapshot()).toBe(false);
    state.set('closed');
    expect(watcher.reconnecting.getSnapshot()).toBe(false);
  });

  it('notices by a tick that an update never came', async () => {
    const { watcher, time, store, state, event, tick } = page();
    watcher.watch(['a']);
    state.set('open');
    await time.pass(50);
    event('a').change('a-s0', 115);
    tick();
    await time.pass(50);
    expect(store.selection('a-s0')).toMatchObject({ state: 'live', odds: { numerator: 115 } });
  });

  it('retries with growing delays when no answer comes', async () => {
    const { watcher, time, store, state, snapshots, event, tick } = page();
    snapshots.mockResolvedValueOnce(null).mockResolvedValueOnce(null);
    event('a').change('a-s0', 115);
    watcher.watch(['a']);
    state.set('open');
    await time.pass(50);
    tick();
    await time.pass(50);
    expect(store.selection('a-s0')?.state).toBe('stale');
    await time.pass(3500);
    expect(snapshots).toHaveBeenCalledTimes(3);
    expect(store.selection('a-s0')?.state).toBe('live');
  });

  it('restarts the connection when it is silent', async () => {
    const { watcher, time, state, restart } = page();
    watcher.watch(['a']);
    state.set('open');
    await time.pass(50);
    expect(restart).not.toHaveBeenCalled();
    await time.pass(16_000);
    expect(restart).toHaveBeenCalledOnce();
  });

  it('fetches of each event only the markets that are watched', async () => {
    const { watcher, time, state, snapshots, event, tick } = page(['row', 'open', 'strip']);
    watcher.watch(['row'], 'MAIN');
    watcher.watch(['open'], 'ALL');
    watcher.watch(['strip'], 'NONE');
    state.set('open');
    await time.pass(50);
    for (const id of ['row', 'open', 'strip']) event(id).change(`${id}-s0`, 115);
    tick();
    await time.pass(50);
    expect(snapshots.mock.calls).toEqual([
      [['strip'], 'NONE'],
      [['row'], 'MAIN'],
      [['open'], 'ALL'],
    ]);
  });

  it('fetches snapshots of at most 200 events at a time', async () => {
    const ids = Array.from({ length: 450 }, (_, index) => `e${index}`);
    const { watcher, time, state, snapshots, subscriptions, event, tick } = page(ids);
    for (const id of ids) event(id).change(`${id}-s0`, 115);
    watcher.watch(ids);
    state.set('open');
    await time.pass(50);
    tick();
    await time.pass(50);
    expect(subscriptions.map((one) => one.ids.length)).toEqual([200, 200, 50]);
    expect(snapshots.mock.calls.map(([ids]) => ids.length)).toEqual([200, 200, 50]);
  });
});

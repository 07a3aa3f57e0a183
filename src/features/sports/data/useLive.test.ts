import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OddsFormat } from '../../../../core/money/odds.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { SelectionPrice } from '../../../platform/prices/liveEvent.ts';
import { PriceStore, type Prices } from '../../../platform/prices/priceStore.ts';
import type { Picks } from '../../../platform/services.ts';
import { fakeTime } from '../../../platform/testing/fakeTime.ts';
import { TruthfulEvent } from '../../../platform/testing/priceFixtures.ts';
import { oddsSource, rowHighlights, throttled } from './useLive.ts';

function setUp() {
  const listeners = new Map<string, Set<() => void>>();
  const on = (key: string, listener: () => void): (() => void) => {
    const set = listeners.get(key) ?? new Set();
    listeners.set(key, set.add(listener));
    return () => set.delete(listener);
  };
  const state = { price: null as SelectionPrice | null, picked: false };
  const prices: Prices = {
    selection: () => state.price,
    market: () => 'OPEN',
    event: () => ({ status: 'IN_PLAY' }) as ReturnType<Prices['event']>,
    onSelection: (id, listener) => on(`s:${id}`, listener),
    onMarket: (id, listener) => on(`m:${id}`, listener),
    onEvent: (id, listener) => on(`e:${id}`, listener),
    seedEvents: () => undefined,
  };
  const picks: Picks = {
    subscribe: () => () => undefined,
    onSelection: (id, listener) => on(`pick:${id}`, listener),
    has: () => state.picked,
    count: () => 0,
    toggle: () => undefined,
  };
  const oddsFormat = createStore<OddsFormat>('AMERICAN');
  const parts = { prices, picks, oddsFormat, eventId: 'e', marketId: 'm', selectionId: 's', shows: () => true };
  return { state, source: oddsSource(parts), listeners, oddsFormat, parts };
}

describe('what a price button shows', () => {
  it('is the same object until one of its facts changes', () => {
    const { source, state } = setUp();
    const before = source.read();
    expect(source.read()).toBe(before);
    state.picked = true;
    expect(source.read()).toEqual({ ...before, picked: true });
    expect(source.read()).not.toBe(before);
  });

  it('is read once while a listener waits, and again when a channel notifies', () => {
    const { source, state, listeners } = setUp();
    source.subscribe(() => undefined);
    const before = source.read();
    state.picked = true;
    expect(source.read()).toBe(before);
    for (const notify of listeners.get('pick:s') ?? []) notify();
    expect(source.read()).toEqual({ ...before, picked: true });
  });

  it('notifies on every channel, and on none after the last listener has left', () => {
    const { source, listeners, oddsFormat } = setUp();
    const received = vi.fn();
    const stop = source.subscribe(received);
    for (const key of ['s:s', 'm:m', 'e:e', 'pick:s']) for (const listener of listeners.get(key) ?? []) listener();
    oddsFormat.set('EURO');
    expect(received).toHaveBeenCalledTimes(5);
    stop();
    oddsFormat.set('AMERICAN');
    expect(received).toHaveBeenCalledTimes(5);
    expect([...listeners.values()].every((set) => set.size === 0)).toBe(true);
  });
});

describe('the prices of one row', () => {
  const store = () => {
    const time = fakeTime();
    const prices = new PriceStore({
      clock: time.clock,
      timers: time.timers,
      nextFrame: (run) => void time.timers.after(16, run),
      mayNotify: () => true,
      highlightMs: () => 2000,
    });
    const event = new TruthfulEvent('e', 3);
    prices.seedEvents([event.seed()]);
    const ids = event.selectionIds;
    const { parts } = setUp();
    const shows = rowHighlights(prices, ids);
    const buttons = ids.map((selectionId) => oddsSource({ ...parts, prices, marketId: 'e-m', selectionId, shows }));
    const trends = () => buttons.map((button) => button.read().price?.trend);
    return { time, prices, event, ids, trends };
  };

  it('show one highlight when all of them move, and its end after 2000 ms', async () => {
    const { time, prices, event, ids, trends } = store();
    for (const id of ids) prices.update(event.change(id, 105));
    await time.pass(20);
    expect(trends()).toEqual(['UP', 'NONE', 'NONE']);
    await time.pass(2000);
    expect(trends()).toEqual(['NONE', 'NONE', 'NONE']);
  });

  it('show no other highlight until 4 s after the last one began', async () => {
    const { time, prices, event, trends } = store();
    prices.update(event.change('e-s0', 105));
    await time.pass(20);
    expect(trends()).toEqual(['UP', 'NONE', 'NONE']);
    await time.pass(3000);
    prices.update(event.change('e-s1', 105));
    await time.pass(20);
    expect(trends()).toEqual(['NONE', 'NONE', 'NONE']);
    await time.pass(2000);
    prices.update(event.change('e-s2', 95));
    await time.pass(20);
    expect(trends()).toEqual(['NONE', 'NONE', 'DOWN']);
  });
});

describe('a subscription of something out of sight', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is notified soon where little changes', () => {
    const price = createStore(0);
    const received: number[] = [];
    throttled(price.subscribe)(() => received.push(price.getSnapshot()));
    price.set(1);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(25);
    expect(received).toEqual([1]);
  });

  it('is notified once for many changes, in parts, and of the last change within a second', () => {
    const prices = Array.from({ length: 400 }, () => createStore(0));
    const received = prices.map(() => [] as number[]);
    for (const [index, price] of prices.entries()) throttled(price.subscribe)(() => received[index]?.push(price.getSnapshot()));
    for (let change = 1; change <= 5; change += 1) for (const price of prices) price.set(change);
    vi.advanceTimersByTime(25);
    expect(received.filter((one) => one.length > 0)).toHaveLength(10);
    vi.advanceTimersByTime(4000);
    expect(received.every((one) => one.length === 1 && one[0] === 5)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not notified after it has ended', () => {
    const price = createStore(0);
    const onMessage = vi.fn();
    const stop = throttled(price.subscribe)(onMessage);
    price.set(1);
    stop();
    price.set(2);
    vi.advanceTimersByTime(2000);
    expect(onMessage).not.toHaveBeenCalled();
  });
});

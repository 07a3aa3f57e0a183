import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OddsFormat } from '../../../../core/odds.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { SelectionPrice } from '../../../platform/prices/liveEvent.ts';
import type { Prices } from '../../../platform/prices/priceStore.ts';
import type { Picks } from '../../../platform/services.ts';
import { oddsSource, unseen } from './useLive.ts';

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
    subscribe: (listener) => on('slip', listener),
    has: () => state.picked,
    count: () => 0,
    toggle: () => undefined,
  };
  const oddsFormat = createStore<OddsFormat>('AMERICAN');
  const source = oddsSource({ prices, picks, oddsFormat }, { eventId: 'e', marketId: 'm', selectionId: 's' });
  return { state, source, listeners };
}

describe('what a price button shows', () => {
  it('is the same object while nothing has changed, another one when something has', () => {
    const { source, state } = setUp();
    const before = source.read();
    expect(source.read()).toBe(before);
    state.picked = true;
    expect(source.read()).toEqual({ ...before, picked: true });
    expect(source.read()).not.toBe(before);
  });

  it('is heard of on every channel, and on none once nobody listens', () => {
    const { source, listeners } = setUp();
    const received = vi.fn();
    const stop = source.subscribe(received);
    for (const key of ['s:s', 'm:m', 'e:e', 'slip']) for (const listener of listeners.get(key) ?? []) listener();
    expect(received).toHaveBeenCalledTimes(4);
    stop();
    expect([...listeners.values()].every((set) => set.size === 0)).toBe(true);
  });
});

describe('what is out of sight', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('hears of a change soon where little changes', () => {
    const price = createStore(0);
    const received: number[] = [];
    unseen(price.subscribe)(() => received.push(price.getSnapshot()));
    price.set(1);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(25);
    expect(received).toEqual([1]);
  });

  it('hears once of many changes, in parts, and of the last ones within a second', () => {
    const prices = Array.from({ length: 400 }, () => createStore(0));
    const received = prices.map(() => [] as number[]);
    for (const [index, price] of prices.entries()) unseen(price.subscribe)(() => received[index]?.push(price.getSnapshot()));
    for (let change = 1; change <= 5; change += 1) for (const price of prices) price.set(change);
    vi.advanceTimersByTime(25);
    expect(received.filter((one) => one.length > 0)).toHaveLength(10);
    vi.advanceTimersByTime(4000);
    expect(received.every((one) => one.length === 1 && one[0] === 5)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hears nothing more once it has stopped listening', () => {
    const price = createStore(0);
    const onMessage = vi.fn();
    const stop = unseen(price.subscribe)(onMessage);
    price.set(1);
    stop();
    price.set(2);
    vi.advanceTimersByTime(2000);
    expect(onMessage).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { unseen } from './inSight.ts';

describe('what is out of sight', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('hears of a change soon where little changes', () => {
    const price = createStore(0);
    const heard: number[] = [];
    unseen(price.subscribe)(() => heard.push(price.getSnapshot()));
    price.set(1);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(25);
    expect(heard).toEqual([1]);
  });

  it('hears once of many changes, in parts, and of the last ones within a second', () => {
    const prices = Array.from({ length: 400 }, () => createStore(0));
    const heard = prices.map(() => [] as number[]);
    for (const [index, price] of prices.entries()) unseen(price.subscribe)(() => heard[index]?.push(price.getSnapshot()));
    for (let change = 1; change <= 5; change += 1) for (const price of prices) price.set(change);
    vi.advanceTimersByTime(25);
    expect(heard.filter((one) => one.length > 0)).toHaveLength(10);
    vi.advanceTimersByTime(4000);
    expect(heard.every((one) => one.length === 1 && one[0] === 5)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hears nothing more once it has stopped listening', () => {
    const price = createStore(0);
    const hear = vi.fn();
    const stop = unseen(price.subscribe)(hear);
    price.set(1);
    stop();
    price.set(2);
    vi.advanceTimersByTime(2000);
    expect(hear).not.toHaveBeenCalled();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fakeTime.ts';
import { TruthfulEvent } from './fixtures.ts';
import { PriceStore } from './priceStore.ts';

function page(highlightMs = 2000) {
  const time = fakeTime();
  let waiting: (() => void)[] = [];
  const store = new PriceStore({
    clock: time.clock,
    timers: time.timers,
    nextFrame: (run) => waiting.push(run),
    highlightMs: () => highlightMs,
  });
  const event = new TruthfulEvent('e');
  store.seedEvents([event.seed()]);
  store.connected();
  store.observe('e', event.sequence, store.book.epoch);
  const paint = (): void => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  };
  paint();
  paint();
  return { time, store, event, paint };
}

const [first, second] = ['e-s0', 'e-s1'];

describe('the price store', () => {
  it('notifies of the first change at once and of the others once a frame', () => {
    const { store, event, paint } = page();
    const listener = vi.fn();
    store.onSelection(first, listener);
    store.update(event.change(first, 110));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.selection(first)?.odds.numerator).toBe(110);
    for (const price of [120, 130, 140]) store.update(event.change(first, price));
    expect(listener).toHaveBeenCalledTimes(1);
    paint();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.selection(first)?.odds.numerator).toBe(140);
  });

  it('notifies only the listeners of the changed price, and keeps the identity of other views', () => {
    const { store, event } = page();
    const listener = vi.fn();
    store.onSelection(second, listener);
    const before = store.selection(second);
    store.update(event.change(first, 110));
    expect(listener).not.toHaveBeenCalled();
    expect(store.selection(second)).toBe(before);
  });

  it('ends a highlight after its configured time', () => {
    const { store, event, time, paint } = page(1000);
    store.update(event.change(first, 110));
    paint();
    time.advance(999);
    paint();
    expect(store.selection(first)?.trend).toBe('UP');
    time.advance(1);
    expect(store.selection(first)?.trend).toBe('NONE');
  });

  it('returns the same view between two changes', () => {
    const { store } = page();
    expect(store.selection(first)).toBe(store.selection(first));
  });

  it('ends a highlight after 2000 ms by itself', () => {
    const { store, event, time, paint } = page();
    store.update(event.change(first, 110));
    paint();
    const listener = vi.fn();
    store.onSelection(first, listener);
    time.advance(1999);
    paint();
    expect(store.selection(first)).toMatchObject({ trend: 'UP', fading: true });
    expect(listener).toHaveBeenCalledTimes(1);
    time.advance(1);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.selection(first)?.trend).toBe('NONE');
  });

  it('notifies all listeners when the connection is lost', () => {
    const { store } = page();
    const listener = vi.fn();
    store.onSelection(first, listener);
    store.disconnected();
    expect(listener).toHaveBeenCalledOnce();
    expect(store.selection(first)?.state).toBe('paused');
  });
});

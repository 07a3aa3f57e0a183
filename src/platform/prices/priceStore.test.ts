import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../testing/fakeTime.ts';
import { TruthfulEvent } from '../testing/priceFixtures.ts';
import { PriceStore } from './priceStore.ts';

function page(highlightMs = 2000) {
  const time = fakeTime();
  let waiting: (() => void)[] = [];
  let isAnswering = false;
  const store = new PriceStore({
    clock: time.clock,
    timers: time.timers,
    nextFrame: (run) => waiting.push(run),
    mayNotify: () => !isAnswering,
    highlightMs: () => highlightMs,
  });
  const event = new TruthfulEvent('e');
  store.seedEvents([event.seed()]);
  store.connected();
  store.observe('e', event.sequence, store.epoch);
  const paint = (): void => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  };
  paint();
  paint();
  const answering = (now: boolean): void => {
    isAnswering = now;
  };
  return { time, store, event, paint, answering };
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

  it('notifies of a change during an input with the next frame, and of nothing before', () => {
    const { store, event, paint, answering } = page();
    const listener = vi.fn();
    store.onSelection(first, listener);
    const before = store.selection(first);
    answering(true);
    store.update(event.change(first, 110));
    expect(listener).not.toHaveBeenCalled();
    expect(store.selection(first)).toBe(before);
    answering(false);
    paint();
    expect(listener).toHaveBeenCalledOnce();
    expect(store.selection(first)?.odds.numerator).toBe(110);
  });

  it('divides a burst of changes among frames, an eighth of it and at least 10 keys each, the oldest first', () => {
    const { store, paint } = page();
    const events = Array.from({ length: 100 }, (_, index) => new TruthfulEvent(`many${index}`));
    store.seedEvents(events.map((event) => event.seed()));
    for (let frame = 0; frame < 40; frame += 1) paint();
    const changed: string[] = [];
    for (const { id } of events) store.onEvent(id, () => changed.push(id));
    const counts: number[] = [];
    store.disconnected();
    // All events have the same number of keys.
    while (changed.length < events.length && counts.length < 40) {
      counts.push(changed.length);
      paint();
    }
    expect(changed).toEqual(events.map(({ id }) => id));
    expect(counts.length).toBeGreaterThan(8);
    const [most = 0] = counts;
    expect([most >= 12, most <= 13]).toEqual([true, true]);
    for (const { id } of events) expect(store.event(id)?.state).toBe('paused');
  });

  it('has every price of an event when it notifies of the event, also of one with more than a frame takes', () => {
    const { store, paint, answering } = page();
    const large = new TruthfulEvent('large', 40);
    store.seedEvents([large.seed()]);
    store.observe('large', large.sequence, store.epoch);
    const last = large.selectionIds.at(-1) ?? '';
    const heard: unknown[] = [];
    store.onEvent('large', () => heard.push(store.selection(last)?.odds.numerator));
    for (let frame = 0; frame < 10; frame += 1) paint();
    expect(store.selection(last)?.odds.numerator).toBe(100);
    // All its keys wait for the next frame, the event's own first.
    answering(true);
    store.disconnected();
    store.update(large.change(last, 150));
    answering(false);
    for (let frame = 0; frame < 10; frame += 1) paint();
    expect(heard.at(-1)).toBe(150);
    // A page whose answer has other markets at the same sequence: the event is new to those who read it.
    const market = {
      id: 'large-other',
      main: false,
      status: 'OPEN',
      selections: [{ id: 'other', numeratorLong: 7, denominatorLong: 100 }],
    } as const;
    const before = heard.length;
    store.seedEvents([{ ...large.seed(), markets: [market] }]);
    for (let frame = 0; frame < 10; frame += 1) paint();
    expect([heard.length > before, store.selection('other')?.odds.numerator]).toEqual([true, 7]);
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

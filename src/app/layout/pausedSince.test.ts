import { describe, expect, it } from 'vitest';
import { createStore } from '../../platform/externalStore.ts';
import { fakeTime } from '../../platform/testing/fakeTime.ts';
import { pausedSinceOf } from './pausedSince.ts';

function page(live: boolean) {
  const time = fakeTime(1_000);
  const connection = createStore({ online: true, live });
  const storedAt = createStore<number | null>(null);
  return { time, connection, storedAt, since: pausedSinceOf({ connection, storedAt, clock: time.clock }) };
}

describe('the time since which prices are paused', () => {
  it('is that of the loss of the connection, until it is back', () => {
    const { time, connection, since } = page(true);
    time.advance(500);
    connection.set({ online: true, live: false });
    expect(since.getSnapshot()).toBeNull();
    connection.set({ online: false, live: false });
    time.advance(9_000);
    connection.set({ online: false, live: false });
    expect(since.getSnapshot()).toBe(1_500);
    connection.set({ online: true, live: false });
    expect(since.getSnapshot()).toBeNull();
  });

  it('is that of the stored answers on a page that was opened offline, and unknown without one', () => {
    const { connection, storedAt, since } = page(false);
    connection.set({ online: false, live: false });
    expect(since.getSnapshot()).toBeNull();
    storedAt.set(700);
    expect(since.getSnapshot()).toBe(700);
    connection.set({ online: true, live: false });
    expect(since.getSnapshot()).toBeNull();
  });
});

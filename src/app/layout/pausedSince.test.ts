import { describe, expect, it } from 'vitest';
import { createStore } from '../../platform/externalStore.ts';
import { fakeTime } from '../../platform/testing/fakeTime.ts';
import { pausedSinceOf } from './pausedSince.ts';

function page(live: boolean) {
  const time = fakeTime(1_000);
  const connection = createStore({ online: true, live });
  return { time, connection, since: pausedSinceOf({ connection, clock: time.clock }) };
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

  it('is unknown on a page that was opened offline: its prices are from an earlier visit', () => {
    const { connection, since } = page(false);
    connection.set({ online: false, live: false });
    expect(since.getSnapshot()).toBeNull();
  });
});

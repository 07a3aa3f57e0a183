import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Signals, signalSource } from './signalSource.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counter(first: boolean, minimumGapMs = 0) {
  let signals: Signals = { now: () => undefined, soon: () => undefined };
  let reads = 0;
  let ended = 0;
  const source = signalSource({
    start(given) {
      signals = given;
      return () => {
        ended += 1;
      };
    },
    read: async () => {
      reads += 1;
      return reads;
    },
    first,
    minimumGapMs,
  });
  return { source, signals: () => signals, ended: () => ended };
}

describe('a stream of the current value', () => {
  it('joins all signals between two reads into one value', async () => {
    const { source, signals } = counter(true);
    expect((await source.next()).value).toBe(1);
    for (let index = 0; index < 5; index += 1) signals().now();
    expect((await source.next()).value).toBe(2);
    const waiting = source.next();
    signals().now();
    expect((await waiting).value).toBe(3);
  });

  it('delays soon() signals and sends now() signals at once', async () => {
    const { source, signals } = counter(true, 1000);
    await source.next();
    let received: unknown = null;
    void source.next().then(({ value }) => {
      received = value;
    });
    signals().soon();
    signals().soon();
    await vi.advanceTimersByTimeAsync(900);
    expect(received).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(received).toBe(2);
    const next = source.next();
    signals().soon();
    signals().now();
    expect((await next).value).toBe(3);
  });

  it('ends at once, even while a value is awaited, and stops listening', async () => {
    const { source, ended } = counter(false);
    const waiting = source.next();
    await source.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    await source.return();
    expect(ended()).toBe(1);
    expect((await source.next()).done).toBe(true);
  });
});

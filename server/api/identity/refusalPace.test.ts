import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefusalPace } from './refusalPace.ts';

describe('refusals', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function makePace(mostHeld: number) {
    const pace = createRefusalPace({ everyMs: 20, mostHeld });
    const left: number[] = [];
    return {
      left,
      refuse: (name: number) => void pace().then(() => left.push(name)),
      pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    };
  }

  it('are sent at once when they are rare', async () => {
    const { left, refuse, pass } = makePace(10);
    for (const name of [1, 2, 3]) {
      refuse(name);
      await pass(0);
      expect(left).toHaveLength(name);
      await pass(20);
    }
  });

  it('are sent one after the other when they are simultaneous', async () => {
    const { left, refuse, pass } = makePace(10);
    for (const name of [1, 2, 3, 4]) refuse(name);
    await pass(0);
    expect(left).toEqual([1]);
    await pass(40);
    expect(left).toEqual([1, 2, 3]);
    await pass(20);
    expect(left).toEqual([1, 2, 3, 4]);
  });

  it('send the oldest at once when too many wait', async () => {
    const { left, refuse, pass } = makePace(2);
    for (const name of [1, 2, 3, 4, 5]) refuse(name);
    await pass(0);
    expect(left).toEqual([1, 2, 3]);
  });
});

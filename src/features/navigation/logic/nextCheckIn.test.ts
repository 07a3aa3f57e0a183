import { describe, expect, it } from 'vitest';
import { minutesToCheckIn } from './nextCheckIn.ts';

const START = Date.UTC(2026, 10, 23, 20);
const minutesAfter = (seconds: number, interval: number | null = 1800) =>
  minutesToCheckIn({
    currentTime: START + seconds * 1000,
    realityCheckinInterval: interval,
    realityCheckinStartAt: START,
  });

describe('the minutes to the next reality check', () => {
  it('are counted from the start of the interval and rounded up', () => {
    expect([
      minutesAfter(0),
      minutesAfter(1),
      minutesAfter(60),
      minutesAfter(1740),
      minutesAfter(1741),
      minutesAfter(1799),
    ]).toEqual([30, 30, 29, 1, 1, 1]);
  });

  it('are 0 while the check waits for the player', () => {
    expect([minutesAfter(1800), minutesAfter(4000)]).toEqual([0, 0]);
  });

  it('are not there for a player without a reality check', () => {
    expect(minutesAfter(60, null)).toBeNull();
    expect(minutesToCheckIn({ currentTime: START, realityCheckinInterval: 1800, realityCheckinStartAt: null })).toBeNull();
  });
});

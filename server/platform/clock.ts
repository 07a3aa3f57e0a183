/**
 * The business clock: token and limit expiry, cool-offs, promotions, bet times; not the process's timers. Only this file reads the time of the machine.
 * A server's clock is the database's (databaseClock.ts) plus the offset of its sandbox.
 */
export interface Clock {
  now(): Date;
  /** now() without the offset: the time of others, such as a payment gateway or a provider of log-ins. */
  realNow(): Date;
  /** Why the time cannot be trusted, as a part of a sentence; null: it can. */
  apart(): string | null;
  /** Sandbox only: adds to every later now() of this process. The database stores the offset. */
  setOffsetSeconds(seconds: number): void;
}

/** @param readMs the time without the offset, in milliseconds since 1970. */
export function createClock(readMs: () => number, apart: () => string | null = () => null): Clock {
  let offsetMs = 0;
  return {
    now: () => new Date(readMs() + offsetMs),
    realNow: () => new Date(readMs()),
    apart,
    setOffsetSeconds: (seconds) => {
      offsetMs = seconds * 1000;
    },
  };
}

/** What a machine knows of time. */
export interface MachineTime {
  /** Since any moment. Only goes forward. */
  monotonicMs(): number;
  /** Since 1970, as the machine was set. */
  wallMs(): number;
}

export const machineTime: MachineTime = { monotonicMs: () => performance.now(), wallMs: () => Date.now() };

/** This machine's own clock, which may be wrong: for tests and benchmarks. */
export function systemClock(): Clock {
  return createClock(machineTime.wallMs);
}

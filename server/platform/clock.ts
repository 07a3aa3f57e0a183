/**
 * The business clock: token and limit expiry, cool-offs, promotions, bet times; not the process's timers. Only this file reads the time.
 */
export interface Clock {
  now(): Date;
  /** Sandbox only: adds to every later now() of this process. The caller stores the offset in the database. */
  setOffsetSeconds(seconds: number): void;
}

export function systemClock(): Clock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    setOffsetSeconds: (seconds) => {
      offsetMs = seconds * 1000;
    },
  };
}

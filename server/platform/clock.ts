/** The business clock: token and limit expiry, cool-offs, promotions, bet times. Never the process's timers. Only this file reads the time. */
export interface Clock {
  now(): Date;
  /** Sandbox only: every later now() is this much later, in this process. The offset is kept in the database by whoever calls it. */
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

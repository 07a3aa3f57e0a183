/** Runs one task after the other, so that the server receives changes in the player's order. */
export interface SerialQueue {
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const mine = last.then(work, work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

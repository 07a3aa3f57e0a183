/** Runs one piece of work after the other: the order of the player's changes is the order the server sees. */
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

/** Lets one tab at a time do what only one should do. */
export interface TabLock {
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
}

/** Web Locks; without them (an old browser, no secure context) one after the other within this tab. */
export function browserLock(locks: LockManager | undefined): TabLock {
  if (locks === undefined) return serialLock();
  return { run: async (name, work) => await locks.request(name, work) };
}

/** One after the other, by name. Shared between fake tabs it stands in for Web Locks in tests. */
export function serialLock(): TabLock {
  const queues = new Map<string, Promise<unknown>>();
  return {
    run: (name, work) => {
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before.then(work, work);
      queues.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
}

/** A lock that only one tab holds at a time. */
export interface TabLock {
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
}

/** Web Locks; without them (an old browser, no secure context) a queue within this tab. */
export function browserLock(locks: LockManager | undefined): TabLock {
  if (locks === undefined) return serialLock();
  return { run: async (name, work) => await locks.request(name, work) };
}

/** A queue per name. Shared between fake tabs it replaces Web Locks in tests. */
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

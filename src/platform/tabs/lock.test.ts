import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { browserLock } from './lock.ts';

/** Tabs of a browser without Web Locks. */
function browser() {
  const time = fakeTime();
  const stored = new Map<string, string>();
  const storage = () => fakeStorage(stored);
  const open = (owner: string) => browserLock(undefined, { clock: time.clock, timers: time.timers, storage, owner });
  return { time, stored, open };
}

describe('a lock of all tabs, without Web Locks', () => {
  it('is held by one of five tabs at a time, and by each in the end', async () => {
    const { time, stored, open } = browser();
    let held = 0;
    const order: string[] = [];
    const done = ['a', 'b', 'c', 'd', 'e'].map((owner) =>
      open(owner).run('session', async () => {
        held += 1;
        expect(held).toBe(1);
        await new Promise<void>((resolve) => void time.timers.after(3000, resolve));
        held -= 1;
        order.push(owner);
      }),
    );
    await time.pass(60_000);
    await Promise.all(done);
    expect(order.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([...stored.keys(), time.pending()]).toEqual([0]);
  });

  it('is taken over from a tab that has died, and not from one that works for a minute', async () => {
    const { time, stored, open } = browser();
    stored.set('slipstream.lock.session', `dead ${time.clock.now() + 20_000}`);
    const log: string[] = [];
    const working = open('a').run('session', async () => {
      log.push('a begins');
      await new Promise<void>((resolve) => void time.timers.after(60_000, resolve));
      log.push('a ends');
    });
    await time.pass(19_000);
    expect(log).toEqual([]);
    await time.pass(2000);
    expect(log).toEqual(['a begins']);
    const other = open('b').run('session', async () => void log.push('b'));
    await time.pass(70_000);
    await Promise.all([working, other]);
    expect(log).toEqual(['a begins', 'a ends', 'b']);
  });

  it('is released by work that fails', async () => {
    const { time, stored, open } = browser();
    const failing = open('a').run('session', async () => {
      throw new Error('no');
    });
    const caught = expect(failing).rejects.toThrow('no');
    await time.pass(100);
    await caught;
    expect(stored.size).toBe(0);
  });

  it('belongs to the later of two claims in one moment', async () => {
    const time = fakeTime();
    let stored: string | null = null;
    let claims = 0;
    const storage = () => ({
      getItem: () => stored,
      // Another tab has read the free lease in the same moment, and writes its claim just after the first one of this tab.
      setItem: (_key: string, value: string) => {
        claims += 1;
        stored = claims === 1 ? `other ${time.clock.now() + 5000}` : value;
      },
      removeItem: () => {
        stored = null;
      },
    });
    const lock = browserLock(undefined, { clock: time.clock, timers: time.timers, storage, owner: 'a' });
    let hasStarted = false;
    const done = lock.run('session', async () => {
      hasStarted = true;
    });
    await time.pass(4900);
    expect(hasStarted).toBe(false);
    await time.pass(1000);
    await done;
    expect(hasStarted).toBe(true);
  });
});

/** Web Locks of one browser, as far as a lock uses them. */
function webLocks(): LockManager {
  interface Held {
    readonly lose: (error: unknown) => void;
  }
  let holder: Held | null = null;
  const waiting: (() => void)[] = [];
  const grant = (work: () => Promise<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const mine: Held = { lose: reject };
      holder = mine;
      void work()
        .then(resolve, reject)
        .finally(() => {
          if (holder !== mine) return;
          holder = null;
          waiting.shift()?.();
        });
    });
  const gone = (): DOMException => new DOMException('Lost', 'AbortError');
  const request = (_name: string, { signal, steal = false }: LockOptions, work: () => Promise<unknown>): Promise<unknown> => {
    if (steal || holder === null) {
      holder?.lose(gone());
      return grant(work);
    }
    return new Promise((resolve, reject) => {
      const turn = (): void => resolve(grant(work));
      waiting.push(turn);
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(turn);
        if (place < 0) return;
        waiting.splice(place, 1);
        reject(gone());
      });
    });
  };
  return { request } as unknown as LockManager;
}

describe.each(['Web Locks', 'leases'])('a lock of all tabs, by %s', (kind) => {
  function tabs() {
    const { time, stored, open: openLease } = browser();
    const locks = webLocks();
    const open = (owner: string) => {
      if (kind === 'leases') return openLease(owner);
      return browserLock(locks, { ...time, storage: () => ({}) as Storage, owner });
    };
    const takes = (ms: number, value: string) => async (): Promise<string> => {
      await new Promise<void>((resolve) => void time.timers.after(ms, resolve));
      return value;
    };
    return { time, stored, open, takes };
  }

  it('is taken over after the wait, while the work of its holder goes on and a third waits for the new holder', async () => {
    const { time, stored, open, takes } = tabs();
    const log: string[] = [];
    const note = (line: string) => (value: string) => void log.push(`${line} ${value}`);
    void open('a').run('session', takes(15_000, 'late')).then(note('a'));
    await time.pass(500);
    void open('b').run('session', takes(5000, 'soon'), { takeOverAfterMs: 1000 }).then(note('b'));
    await time.pass(900);
    let hasStarted = false;
    void open('c').run('session', async () => {
      hasStarted = true;
    });
    await time.pass(4000);
    expect([log, hasStarted]).toEqual([[], false]);
    await time.pass(2000);
    expect([log, hasStarted]).toEqual([['b soon'], true]);
    await time.pass(20_000);
    expect(log).toEqual(['b soon', 'a late']);
    expect([...stored.keys(), time.pending()]).toEqual([0]);
  });

  it('is not taken over when it is released in time', async () => {
    const { time, open, takes } = tabs();
    const first = open('a').run('session', takes(400, 'first'));
    await time.pass(100);
    const second = open('b').run('session', takes(5000, 'second'), { takeOverAfterMs: 1000 });
    await time.pass(7000);
    expect([await first, await second]).toEqual(['first', 'second']);
    expect(time.pending()).toBe(0);
  });

  it('is waited for until the wait is given up', async () => {
    const { time, open, takes } = tabs();
    const holding = open('a').run('session', takes(15_000, 'done'));
    await time.pass(500);
    const giveUp = new AbortController();
    let hasStarted = false;
    const given = open('b').run(
      'session',
      async () => {
        hasStarted = true;
      },
      { signal: giveUp.signal },
    );
    const refused = expect(given).rejects.toThrow();
    await time.pass(500);
    giveUp.abort();
    await time.pass(500);
    await refused;
    await time.pass(20_000);
    expect([await holding, hasStarted]).toEqual(['done', false]);
  });
});

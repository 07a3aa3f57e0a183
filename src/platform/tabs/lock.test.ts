import { describe, expect, it } from 'vitest';
import { fakeTime } from '../fakeTime.ts';
import { browserLock } from './lock.ts';

/** Tabs of a browser without Web Locks. */
function browser() {
  const time = fakeTime();
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
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
    let begun = false;
    const done = lock.run('session', async () => {
      begun = true;
    });
    await time.pass(4900);
    expect(begun).toBe(false);
    await time.pass(1000);
    await done;
    expect(begun).toBe(true);
  });
});

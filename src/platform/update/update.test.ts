import { describe, expect, it, vi } from 'vitest';
import { settle } from '../fakeTime.ts';
import { mayReload } from './reloadGuard.ts';
import { createUpdate, type HoldLock } from './update.ts';

/** One lock for all tabs. */
function sharedLock(): HoldLock {
  let holders = 0;
  return {
    hold: async () => {
      holders += 1;
      return () => {
        holders -= 1;
      };
    },
    isFree: async () => holders === 0,
  };
}

function tab(lock = sharedLock()) {
  const skipWaiting = vi.fn();
  const reload = vi.fn();
  return { update: createUpdate({ lock, skipWaiting, reload }), skipWaiting, reload };
}

describe('an update', () => {
  it('is asked for, never forced', async () => {
    const { update, skipWaiting, reload } = tab();
    update.waiting();
    expect(update.getSnapshot()).toEqual({ ready: true, held: false });
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(await update.apply()).toBe('applying');
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    update.controllerChanged();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not start over something in progress, in this tab or in another', async () => {
    const lock = sharedLock();
    const [here, there] = [tab(lock), tab(lock)];
    here.update.waiting();
    const end = there.update.holdUpdates('bet in flight');
    await settle();
    expect(await here.update.apply()).toBe('held');
    end();
    await settle();
    expect(await here.update.apply()).toBe('applying');
    const own = here.update.holdUpdates('slip in progress');
    expect(here.update.getSnapshot().held).toBe(true);
    expect(await here.update.apply()).toBe('held');
    own();
    own();
    expect(here.update.getSnapshot().held).toBe(false);
  });

  it('reloads a tab that holds only when it has let go of everything', () => {
    const { update, reload } = tab();
    const ends = [update.holdUpdates('slip'), update.holdUpdates('bet')];
    update.controllerChanged();
    ends[0]?.();
    expect(reload).not.toHaveBeenCalled();
    ends[1]?.();
    expect(reload).toHaveBeenCalledOnce();
    update.controllerChanged();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that is not there cannot be applied', async () => {
    expect(await tab().update.apply()).toBe('none');
  });
});

describe('a chunk that is missing after a deploy', () => {
  it('leads to one reload, not to a second one within a minute', () => {
    const values = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    });
    expect(mayReload(storage, { now: () => 1_000_000 })).toBe(true);
    expect(mayReload(storage, { now: () => 1_059_999 })).toBe(false);
    expect(mayReload(storage, { now: () => 1_060_000 })).toBe(true);
  });

  it('leads to none where nobody can count', () => {
    const blocked = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(mayReload(blocked, { now: () => 1_000_000 })).toBe(false);
  });
});

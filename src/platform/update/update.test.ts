import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { mayReload } from './reloadGuard.ts';
import { createUpdate, type HoldLock, PATIENCE_MS, QUIET_MS } from './update.ts';

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
  const pauseRequests = vi.fn();
  const reload = vi.fn();
  const check = vi.fn();
  const isControlled = vi.fn(() => true);
  const time = fakeTime();
  return {
    update: createUpdate({ timers: time.timers, lock, pauseRequests, skipWaiting, check, isControlled, reload }),
    pauseRequests,
    skipWaiting,
    check,
    isControlled,
    reload,
    time,
  };
}

describe('an update', () => {
  it('starts only on request, and pauses requests before the worker takes over', async () => {
    const { update, pauseRequests, skipWaiting, reload, time } = tab();
    update.waiting();
    expect(update.getSnapshot()).toEqual({ offers: 1, outdated: false, held: false });
    expect(pauseRequests).not.toHaveBeenCalled();
    void update.apply();
    await time.pass(QUIET_MS - 1);
    expect(pauseRequests).toHaveBeenCalledOnce();
    expect(skipWaiting).not.toHaveBeenCalled();
    await time.pass(1);
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    update.controllerChanged();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('an update that the browser delays is slow, and applied when the worker changes', async () => {
    const { update, reload, time } = tab();
    update.waiting();
    const outcome = update.apply();
    await time.pass(QUIET_MS + PATIENCE_MS);
    expect(await outcome).toBe('slow');
    update.controllerChanged();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not start while something is in progress, in this tab or in another', async () => {
    const lock = sharedLock();
    const [here, there] = [tab(lock), tab(lock)];
    here.update.waiting();
    const end = there.update.holdUpdates('bet in flight');
    await settle();
    expect(await here.update.apply()).toBe('held');
    end();
    const own = here.update.holdUpdates('bet in flight');
    expect(here.update.getSnapshot().held).toBe(true);
    expect(await here.update.apply()).toBe('held');
    own();
    own();
    expect(here.update.getSnapshot().held).toBe(false);
    expect(here.pauseRequests).not.toHaveBeenCalled();
  });

  it('does not start when something began during the pause', async () => {
    const lock = sharedLock();
    const [here, there] = [tab(lock), tab(lock)];
    here.update.waiting();
    const outcome = here.update.apply();
    await settle();
    there.update.holdUpdates('bet in flight');
    await here.time.pass(QUIET_MS);
    expect(await outcome).toBe('held');
    expect(here.skipWaiting).not.toHaveBeenCalled();
  });

  it('reloads a tab with holds only after the last hold has ended', () => {
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

  it('is offered again for each newer version, and once where the server refuses this one', () => {
    const { update, check } = tab();
    update.waiting();
    update.waiting();
    expect(update.getSnapshot().offers).toBe(2);
    update.refused();
    update.refused();
    expect(update.getSnapshot()).toEqual({ offers: 3, outdated: true, held: false });
    expect(check).not.toHaveBeenCalled();
  });

  it('an update of a refused version that is still being downloaded is applied once it is there', async () => {
    const { update, check, skipWaiting, reload, time } = tab();
    update.refused();
    expect(check).toHaveBeenCalledOnce();
    const outcome = update.apply();
    await time.pass(PATIENCE_MS);
    expect(await outcome).toBe('slow');
    expect([skipWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
    update.waiting();
    await time.pass(QUIET_MS);
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it('an update of a refused version without a worker is a reload', async () => {
    const { update, isControlled, reload } = tab();
    isControlled.mockReturnValue(false);
    update.refused();
    void update.apply();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a missing part offers a newer version again, looks for one where none is there, and refuses nothing', () => {
    const { update, check } = tab();
    update.partMissing();
    expect(check).toHaveBeenCalledOnce();
    expect(update.getSnapshot()).toEqual({ offers: 0, outdated: false, held: false });
    update.waiting();
    update.partMissing();
    expect(update.getSnapshot()).toEqual({ offers: 2, outdated: false, held: false });
    expect(check).toHaveBeenCalledOnce();
  });

  it('an update that is not ready cannot be applied', async () => {
    expect(await tab().update.apply()).toBe('none');
  });
});

describe('a missing chunk after a deploy', () => {
  it('causes one reload, not a second one within a minute', () => {
    const stored = fakeStorage();
    const storage = () => stored;
    expect(mayReload(storage, { now: () => 1_000_000 }, 'one /live')).toBe(true);
    expect(mayReload(storage, { now: () => 1_059_999 }, 'one /live')).toBe(false);
    expect(mayReload(storage, { now: () => 1_060_000 }, 'one /live')).toBe(true);
    expect(mayReload(storage, { now: () => 1_060_001 }, 'two /live')).toBe(true);
  });

  it('causes none when reloads cannot be counted', () => {
    const blocked = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(mayReload(blocked, { now: () => 1_000_000 }, '/')).toBe(false);
  });
});

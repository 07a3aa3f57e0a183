import { describe, expect, it, vi } from 'vitest';
import { createStore, whenStore } from '../externalStore.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { createUnfinished } from '../unfinished/unfinished.ts';
import { mayReload } from './reloadGuard.ts';
import { createUpdate, ENDED_MS, type HoldLock, PATIENCE_MS, QUIET_MS } from './update.ts';

/** One lock for all tabs. */
function sharedLock(): HoldLock {
  const holders = createStore(0);
  return {
    hold: async () => {
      holders.set(holders.getSnapshot() + 1);
      return () => holders.set(holders.getSnapshot() - 1);
    },
    isFree: async () => holders.getSnapshot() === 0,
    whenFree: async () => void (await whenStore(holders, (count) => count === 0)),
  };
}

function tab(lock = sharedLock()) {
  const ports = {
    ...{ pauseRequests: vi.fn(), resumeRequests: vi.fn(), skipWaiting: vi.fn(), check: vi.fn(), reload: vi.fn() },
    ...{ isControlled: vi.fn(() => true), unfinished: createUnfinished() },
  };
  const time = fakeTime();
  return { ...ports, update: createUpdate({ ...ports, timers: time.timers, lock }), time };
}

const BET = ['bet', 'Your bet is being placed'] as const;
const DEPOSIT = ['payment', 'Your deposit is not finished'] as const;

describe('an update', () => {
  it('starts only on request, and pauses requests before the worker takes over', async () => {
    const { update, pauseRequests, skipWaiting, reload, time } = tab();
    update.waiting();
    expect(update.getSnapshot()).toEqual({ offers: 1, outdated: false, held: false, waits: null });
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

  it.each(['here', 'there'] as const)('waits for a bet in flight %s, and then goes on by itself', async (where) => {
    const lock = sharedLock();
    const tabs = { here: tab(lock), there: tab(lock) };
    const { update, pauseRequests, skipWaiting, time } = tabs.here;
    update.waiting();
    const end = tabs[where].unfinished.begin(...BET);
    await settle();
    void update.apply();
    await time.pass(60_000);
    expect(update.getSnapshot()).toMatchObject({ waits: 'bet', held: where === 'here' });
    expect(pauseRequests).not.toHaveBeenCalled();
    end();
    await settle();
    expect(update.getSnapshot()).toMatchObject({ waits: null, held: false });
    await time.pass(QUIET_MS);
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it('waits for a bet that began during the pause', async () => {
    const lock = sharedLock();
    const [here, there] = [tab(lock), tab(lock)];
    here.update.waiting();
    void here.update.apply();
    await settle();
    const end = there.unfinished.begin(...BET);
    await here.time.pass(QUIET_MS);
    expect(here.skipWaiting).not.toHaveBeenCalled();
    end();
    await here.time.pass(QUIET_MS);
    expect(here.skipWaiting).toHaveBeenCalledOnce();
  });

  it('starts beside something unfinished, whose tab goes on and reloads only some seconds after its end', async () => {
    const { update, unfinished, skipWaiting, resumeRequests, reload, time } = tab();
    update.waiting();
    const end = unfinished.begin(...DEPOSIT);
    const outcome = update.apply();
    await time.pass(QUIET_MS);
    expect(skipWaiting).toHaveBeenCalledOnce();
    update.controllerChanged();
    expect(update.getSnapshot()).toMatchObject({ offers: 2, waits: 'tab' });
    expect(resumeRequests).toHaveBeenCalledOnce();
    await time.pass(PATIENCE_MS);
    expect(await outcome).toBe('waits');
    end();
    end();
    await time.pass(ENDED_MS - 1);
    const endOfNext = unfinished.begin('round', 'Your round is not finished');
    await time.pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    endOfNext();
    await time.pass(ENDED_MS);
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
    expect(update.getSnapshot()).toEqual({ offers: 3, outdated: true, held: false, waits: null });
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
    expect(update.getSnapshot()).toEqual({ offers: 0, outdated: false, held: false, waits: null });
    update.waiting();
    update.partMissing();
    expect(update.getSnapshot()).toEqual({ offers: 2, outdated: false, held: false, waits: null });
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

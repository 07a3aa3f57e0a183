import { describe, expect, it, vi } from 'vitest';
import { createStore, whenStore } from '../externalStore.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import type { UnfinishedThing } from '../unfinished/unfinished.ts';
import type { HoldLock } from './holdLock.ts';
import { mayReload } from './reloadGuard.ts';
import { QUIET_MS, takeOver } from './takeOver.ts';
import { createUpdate } from './update.ts';

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
    pauseRequests: vi.fn(),
    resumeRequests: vi.fn(),
    skipWaiting: vi.fn(),
    check: vi.fn(),
    reload: vi.fn(),
    isControlled: vi.fn(() => true),
    unfinished: createStore<readonly UnfinishedThing[]>([]),
  };
  const time = fakeTime();
  const { timers } = time;
  const update = createUpdate({ ...ports, timers, takeOver: (onWaiting) => takeOver({ ...ports, timers, lock, onWaiting }) });
  return { ...ports, update, time };
}

const BET = { kind: 'bet', text: 'Your bet is being placed' } as const;
const DEPOSIT = { kind: 'payment', text: 'Your deposit is not finished' } as const;
const ROUND = { kind: 'round', text: 'Your round is not finished' } as const;

describe('an update', () => {
  it('starts only on request, and pauses requests before the worker takes over', async () => {
    const { update, pauseRequests, skipWaiting, reload, time } = tab();
    update.waiting();
    expect(update.getSnapshot()).toEqual({ offers: 1, outdated: false, waits: null });
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

  it('waits for a bet in flight in this tab or in another, and then goes on by itself', async () => {
    const lock = sharedLock();
    const { update, unfinished, pauseRequests, skipWaiting, time } = tab(lock);
    update.waiting();
    const end = await lock.hold();
    unfinished.set([BET]);
    void update.apply();
    await time.pass(60_000);
    expect(update.getSnapshot().waits).toBe('bet');
    unfinished.set([]);
    await time.pass(60_000);
    expect(update.getSnapshot().waits).toBe('bet');
    expect(pauseRequests).not.toHaveBeenCalled();
    end();
    await settle();
    expect(update.getSnapshot().waits).toBeNull();
    await time.pass(QUIET_MS);
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it('waits for a bet that began during the pause', async () => {
    const lock = sharedLock();
    const { update, skipWaiting, time } = tab(lock);
    update.waiting();
    void update.apply();
    await settle();
    const end = await lock.hold();
    await time.pass(QUIET_MS);
    expect(skipWaiting).not.toHaveBeenCalled();
    end();
    await time.pass(QUIET_MS);
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it('starts beside something unfinished, whose tab goes on and reloads only some seconds after its end', async () => {
    const { update, unfinished, skipWaiting, resumeRequests, reload, time } = tab();
    update.waiting();
    unfinished.set([DEPOSIT]);
    const outcome = update.apply();
    await time.pass(QUIET_MS);
    expect(skipWaiting).toHaveBeenCalledOnce();
    update.controllerChanged();
    expect(update.getSnapshot()).toMatchObject({ offers: 2, waits: 'tab' });
    expect(resumeRequests).toHaveBeenCalledOnce();
    await outcome;
    unfinished.set([]);
    await time.pass(2999);
    unfinished.set([ROUND]);
    await time.pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    unfinished.set([]);
    await time.pass(3000);
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
    expect(update.getSnapshot()).toEqual({ offers: 3, outdated: true, waits: null });
    expect(check).not.toHaveBeenCalled();
  });

  it('an update of a refused version that is still being downloaded is applied once it is there', async () => {
    const { update, check, skipWaiting, reload, time } = tab();
    update.refused();
    expect(check).toHaveBeenCalledOnce();
    const outcome = update.apply();
    await outcome;
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
    expect(update.getSnapshot()).toEqual({ offers: 0, outdated: false, waits: null });
    update.waiting();
    update.partMissing();
    expect(update.getSnapshot()).toEqual({ offers: 2, outdated: false, waits: null });
    expect(check).toHaveBeenCalledOnce();
  });

  it('an update that is not ready cannot be applied', async () => {
    const { update, check, skipWaiting, reload } = tab();
    await update.apply();
    for (const port of [check, skipWaiting, reload]) expect(port).not.toHaveBeenCalled();
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

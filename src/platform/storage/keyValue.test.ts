import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { type KeyValue, memoryKeyValue, PATIENCE_MS, resilient } from './keyValue.ts';
import { createPersistedText } from './persistedText.ts';

const fail = (): Promise<never> => Promise.reject(new DOMException('The database connection is closing', 'InvalidStateError'));
const broken: KeyValue = { get: fail, set: fail, remove: fail, keys: fail };
const never = (): Promise<never> => new Promise(() => undefined);

function page(open: () => KeyValue, device = fakeStorage()) {
  const time = fakeTime();
  const onBlocked = vi.fn();
  const unsaved = createPersistedText(() => device, 'unsaved');
  return { time, onBlocked, device, unsaved, storage: resilient(open, { timers: time.timers, unsaved, onBlocked }) };
}

describe('storage', () => {
  it('opens again, once, when its connection was closed', async () => {
    const healthy = memoryKeyValue();
    await healthy.set('a', 1);
    const places = [broken, healthy];
    const open = vi.fn(() => places.shift() ?? broken);
    const { storage, onBlocked, time } = page(open);
    expect(await storage.get('a')).toBe(1);
    expect(await storage.get('a')).toBe(1);
    expect(open).toHaveBeenCalledTimes(2);
    expect(onBlocked).not.toHaveBeenCalled();
    expect(time.pending()).toBe(0);
  });

  it('continues in the tab when storage is blocked, and reports it once', async () => {
    const { storage, onBlocked } = page(() => broken);
    await storage.set('tab', 'PARLAY');
    await storage.set('other', 1);
    await storage.remove('other');
    expect(await storage.get('tab')).toBe('PARLAY');
    expect(await storage.keys()).toEqual(['tab']);
    expect(onBlocked).toHaveBeenCalledOnce();
  });

  it('continues in the tab when opening throws', async () => {
    const { storage } = page(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await storage.set('a', 1);
    expect(await storage.get('a')).toBe(1);
  });

  it('storage that does not answer is waited for once, for a second, and a reload still has what it did not take', async () => {
    const hanging: KeyValue = { get: never, set: never, remove: never, keys: never };
    const { storage, time, device } = page(() => hanging);
    const stored = vi.fn();
    void storage.set('placement', { placementId: 'p' }).then(stored);
    await time.pass(PATIENCE_MS - 1);
    expect(stored).not.toHaveBeenCalled();
    await time.pass(1);
    expect(stored).toHaveBeenCalledOnce();
    // A bet waits for it.
    expect(PATIENCE_MS).toBe(1000);
    await storage.set('tab', 'PARLAY');
    expect(await storage.get('unknown')).toBeUndefined();
    const next = page(() => memoryKeyValue(), device);
    expect(await next.storage.get('placement')).toEqual({ placementId: 'p' });
  });

  it('is used again once it answers', async () => {
    const disk = memoryKeyValue();
    let release = (): void => undefined;
    const slow: KeyValue = {
      ...disk,
      set: (key, value) =>
        new Promise<void>((resolve) => {
          release = resolve;
        }).then(() => disk.set(key, value)),
    };
    const { storage, time } = page(() => slow);
    void storage.set('a', 1);
    await time.pass(PATIENCE_MS);
    release();
    await settle();
    expect(await storage.get('a')).toBe(1);
    expect(await disk.get('a')).toBe(1);
  });

  it('storage that was full once saves everything with the next write that it takes', async () => {
    const disk = memoryKeyValue();
    await disk.set('slip', 'old');
    let isFull = true;
    const full: KeyValue = { ...disk, set: (key, value) => (isFull ? fail() : disk.set(key, value)) };
    const { storage, device, unsaved } = page(() => full);
    await storage.set('slip', 'three picks');
    await storage.set('tab', 'PARLAY');
    expect(await storage.get('slip')).toBe('three picks');
    expect(await page(() => full, device).storage.get('slip')).toBe('three picks');
    isFull = false;
    await storage.set('other', 1);
    expect([await disk.get('slip'), await disk.get('tab'), await disk.get('other')]).toEqual(['three picks', 'PARLAY', 1]);
    expect(unsaved.read()).toBeNull();
  });
});

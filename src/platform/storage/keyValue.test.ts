import { describe, expect, it, vi } from 'vitest';
import { type KeyValue, memoryKeyValue, resilient } from './keyValue.ts';

function broken(): KeyValue {
  const fail = (): Promise<never> => Promise.reject(new DOMException('The database connection is closing', 'InvalidStateError'));
  return { get: fail, set: fail, remove: fail, keys: fail };
}

describe('storage', () => {
  it('opens again, once, when its connection was closed', async () => {
    const healthy = memoryKeyValue();
    await healthy.set('a', 1);
    const places = [broken(), healthy];
    const open = vi.fn(() => places.shift() ?? broken());
    const onBlocked = vi.fn();
    const storage = resilient(open, onBlocked);
    expect(await storage.get('a')).toBe(1);
    expect(await storage.get('a')).toBe(1);
    expect(open).toHaveBeenCalledTimes(2);
    expect(onBlocked).not.toHaveBeenCalled();
  });

  it('continues in memory when storage is blocked', async () => {
    const onBlocked = vi.fn();
    const storage = resilient(broken, onBlocked);
    await storage.set('tab', 'PARLAY');
    expect(await storage.get('tab')).toBe('PARLAY');
    expect(await storage.keys()).toEqual(['tab']);
    expect(onBlocked).toHaveBeenCalledOnce();
  });

  it('continues in memory when opening throws', async () => {
    const storage = resilient(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await storage.set('a', 1);
    expect(await storage.get('a')).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { createStore } from '../externalStore.ts';
import { fakeTabs } from '../testing/fakeTabs.ts';
import { settle } from '../testing/fakeTime.ts';
import { type KeyValue, memoryKeyValue } from './keyValue.ts';
import {
  createPersistedValue,
  forgetUser,
  type Owner,
  type PersistedMessage,
  type PersistedValueDefinition,
} from './persistedValue.ts';

const tabDefinition: PersistedValueDefinition<string> = {
  name: 'betslipTab',
  scope: 'user',
  initial: 'STRAIGHT',
  decode: (stored) => (stored === 'STRAIGHT' || stored === 'PARLAY' ? stored : null),
};

function page(storage: KeyValue, tabs = fakeTabs<PersistedMessage>(1)[0] ?? fakeTabs<PersistedMessage>(1)[0]) {
  const owner = createStore<Owner>({ brand: 'tsb', playerAlias: null });
  if (tabs === undefined) throw new Error('no tab');
  return { owner, value: createPersistedValue({ storage, tabs, owner }, tabDefinition) };
}

describe('a persisted value', () => {
  it('is restored after a reload', async () => {
    const storage = memoryKeyValue();
    const before = page(storage);
    before.value.set('PARLAY');
    await before.value.stored();
    const after = page(storage);
    expect(after.value.getSnapshot()).toBe('STRAIGHT');
    await after.value.loaded();
    expect(after.value.getSnapshot()).toBe('PARLAY');
  });

  it('set before the stored one was read has precedence', async () => {
    const storage = memoryKeyValue();
    await storage.set('tsb/anonymous/betslipTab', 'PARLAY');
    const { value } = page(storage);
    value.set('STRAIGHT');
    await value.loaded();
    await value.stored();
    expect(value.getSnapshot()).toBe('STRAIGHT');
  });

  it('is separate for every user', async () => {
    const { owner, value } = page(memoryKeyValue());
    value.set('PARLAY');
    await value.stored();
    owner.set({ brand: 'tsb', playerAlias: 'p1' });
    await value.loaded();
    expect(value.getSnapshot()).toBe('STRAIGHT');
    owner.set({ brand: 'tsb', playerAlias: null });
    await value.loaded();
    expect(value.getSnapshot()).toBe('PARLAY');
  });

  it('is the same in every tab', async () => {
    const storage = memoryKeyValue();
    const [first, second] = fakeTabs<PersistedMessage>(2);
    const a = page(storage, first);
    const b = page(storage, second);
    await b.value.loaded();
    a.value.set('PARLAY');
    await a.value.stored();
    await settle();
    expect(b.value.getSnapshot()).toBe('PARLAY');
  });

  it('a value that is not valid any more is replaced by the initial one', async () => {
    const storage = memoryKeyValue();
    await storage.set('tsb/anonymous/betslipTab', { old: true });
    const { value } = page(storage);
    await value.loaded();
    expect(value.getSnapshot()).toBe('STRAIGHT');
  });

  it('a value that is not settled survives a log-out of its user, and leaves nothing once it is settled', async () => {
    const storage = memoryKeyValue();
    const [tabs] = fakeTabs<PersistedMessage>(1);
    if (tabs === undefined) throw new Error('no tab');
    const owner = createStore<Owner>({ brand: 'tsb', playerAlias: 'p1' });
    const value = createPersistedValue({ storage, tabs, owner }, { ...tabDefinition, scope: 'unsettled' });
    value.set('PARLAY');
    await value.stored();
    await forgetUser(storage, 'tsb', 'p1');
    owner.set({ brand: 'tsb', playerAlias: 'p2' });
    await value.loaded();
    expect(value.getSnapshot()).toBe('STRAIGHT');
    owner.set({ brand: 'tsb', playerAlias: 'p1' });
    await value.loaded();
    expect(value.getSnapshot()).toBe('PARLAY');
    value.set('STRAIGHT');
    await value.stored();
    expect(await storage.keys()).toEqual([]);
  });

  it('a user’s value is removed at log-out, those of others and of the brand are not', async () => {
    const storage = memoryKeyValue();
    for (const key of ['tsb/p1/betslipTab', 'tsb/p10/betslipTab', 'tsb//themeMode', 'hwc/p1/betslipTab'])
      await storage.set(key, 'x');
    await forgetUser(storage, 'tsb', 'p1');
    expect(await storage.keys()).toEqual(['tsb/p10/betslipTab', 'tsb//themeMode', 'hwc/p1/betslipTab']);
  });
});

import { describe, expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { createInstall } from '../../../platform/install/install.ts';
import { memoryKeyValue } from '../../../platform/storage/keyValue.ts';
import { createPersistedValue, forgetUser, type Owner, type PersistedMessage } from '../../../platform/storage/persistedValue.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { createInstallState } from './installSuggestion.ts';

const alone = { send: (_: PersistedMessage) => undefined, listen: () => () => undefined };

function page(storage = memoryKeyValue(), playerAlias: string | null = null) {
  const owner = createStore<Owner>({ brand: 'tsb', playerAlias });
  const state = createInstallState({
    install: createInstall(),
    persist: (definition) => createPersistedValue({ storage, tabs: alone, owner }, definition),
  });
  return { state, owner, storage };
}

describe('the refused install prompt', () => {
  it('stays refused after a reload, and after a log-in and a log-out', async () => {
    const first = page();
    await settle();
    expect(first.state.refused.getSnapshot()).toBe(false);
    first.state.refuse();
    await settle();
    first.owner.set({ brand: 'tsb', playerAlias: 'player-2' });
    await settle();
    expect(first.state.refused.getSnapshot()).toBe(true);
    await forgetUser(first.storage, 'tsb', 'player-2');
    const reloaded = page(first.storage);
    expect(reloaded.state.refused.getSnapshot()).toBe(true);
    await settle();
    expect(reloaded.state.refused.getSnapshot()).toBe(true);
    expect(page(first.storage, 'player-3').state.refused.getSnapshot()).toBe(true);
  });

  it('is the brand’s own: another brand on the same device asks', async () => {
    const { state, owner } = page();
    await settle();
    state.refuse();
    await settle();
    owner.set({ brand: 'espnbet', playerAlias: null });
    await settle();
    expect(state.refused.getSnapshot()).toBe(false);
  });
});

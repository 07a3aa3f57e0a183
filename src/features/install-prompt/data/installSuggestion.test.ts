import { describe, expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { createInstall } from '../../../platform/install/install.ts';
import { memoryKeyValue } from '../../../platform/storage/keyValue.ts';
import { createPersistedValue, type Owner, type PersistedMessage } from '../../../platform/storage/persistedValue.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { createInstallState } from './installSuggestion.ts';

const alone = { send: (_: PersistedMessage) => undefined, listen: () => () => undefined };

function page(storage = memoryKeyValue(), playerId: string | null = null) {
  const owner = createStore<Owner>({ brand: 'tsb', playerId });
  const state = createInstallState({
    install: createInstall(),
    persist: (definition) => createPersistedValue({ storage, tabs: alone, owner }, definition),
  });
  return { state, owner, storage };
}

describe('the refused install prompt', () => {
  it('stays refused after a reload, by user', async () => {
    const first = page();
    await settle();
    first.state.dismiss();
    await settle();
    const reloaded = page(first.storage);
    expect(reloaded.state.dismissed.getSnapshot()).toBeNull();
    await settle();
    expect(reloaded.state.dismissed.getSnapshot()).toEqual(['install']);
    const other = page(first.storage, 'player-2');
    await settle();
    expect(other.state.dismissed.getSnapshot()).toEqual([]);
  });

  it('is unknown while another user’s value is being read', async () => {
    const { state, owner } = page();
    await settle();
    state.dismiss();
    owner.set({ brand: 'tsb', playerId: 'player-2' });
    expect(state.dismissed.getSnapshot()).toBeNull();
    await settle();
    expect(state.dismissed.getSnapshot()).toEqual([]);
  });
});

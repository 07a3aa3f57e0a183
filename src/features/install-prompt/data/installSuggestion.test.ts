import { describe, expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { settle } from '../../../platform/fakeTime.ts';
import { createInstall } from '../../../platform/install/install.ts';
import { type KeptMessage, keptValue, type Owner } from '../../../platform/storage/keptValue.ts';
import { memoryKeyValue } from '../../../platform/storage/keyValue.ts';
import { createInstallWorld } from './installSuggestion.ts';

const alone = { send: (_: KeptMessage) => undefined, listen: () => () => undefined };

function page(storage = memoryKeyValue(), playerId: string | null = null) {
  const owner = createStore<Owner>({ brand: 'tsb', playerId });
  const world = createInstallWorld({
    install: createInstall(),
    keep: (definition) => keptValue({ storage, tabs: alone, owner }, definition),
  });
  return { world, owner, storage };
}

describe('the refused install prompt', () => {
  it('stays refused after a reload, by user', async () => {
    const first = page();
    await settle();
    first.world.dismiss();
    await settle();
    const reloaded = page(first.storage);
    expect(reloaded.world.dismissed.getSnapshot()).toBeNull();
    await settle();
    expect(reloaded.world.dismissed.getSnapshot()).toEqual(['install']);
    const other = page(first.storage, 'player-2');
    await settle();
    expect(other.world.dismissed.getSnapshot()).toEqual([]);
  });

  it('is not known again while another user’s is being read', async () => {
    const { world, owner } = page();
    await settle();
    world.dismiss();
    owner.set({ brand: 'tsb', playerId: 'player-2' });
    expect(world.dismissed.getSnapshot()).toBeNull();
    await settle();
    expect(world.dismissed.getSnapshot()).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore } from '../externalStore.ts';
import { fakeTabs } from '../tabs/fakeTabs.ts';
import { type KeptMessage, type KeptValue, keptValue, type Owner } from './keptValue.ts';
import { type KeyValue, memoryKeyValue, resilient } from './keyValue.ts';
import { addRecentSearch, RECENT_SEARCHES } from './recentSearches.ts';

describe('recent searches', () => {
  it('are at most three, newest first, none twice [S4.16 W5.42 W5.43 W5.44 W9.27]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Bills', 'bills', 'Jets', 'Rams', 'Heat', 'Nets'), { minLength: 1 }), (terms) => {
        const kept = terms.reduce<readonly string[]>(addRecentSearch, []);
        expect(kept.length).toBeLessThanOrEqual(3);
        expect(kept[0]).toBe(terms.at(-1));
        expect(new Set(kept.map((term) => term.toLowerCase())).size).toBe(kept.length);
      }),
    );
    expect(['a', 'b', 'c', 'd'].reduce<readonly string[]>(addRecentSearch, [])).toEqual(['d', 'c', 'b']);
  });

  it('take no empty term', () => {
    expect(addRecentSearch(['a'], '  ')).toEqual(['a']);
  });
});

describe('recent searches on this device', () => {
  async function page(storage: KeyValue, playerId: string | null, brand = 'tsb'): Promise<KeptValue<readonly string[]>> {
    const [tabs] = fakeTabs<KeptMessage>(1);
    if (tabs === undefined) throw new Error('no tab');
    const kept = keptValue({ storage, tabs, owner: createStore<Owner>({ brand, playerId }) }, RECENT_SEARCHES);
    await kept.loaded();
    return kept;
  }

  it('outlive a reload, for their user of their brand alone [D1.08]', async () => {
    const storage = memoryKeyValue();
    const before = await page(storage, 'p1');
    for (const term of ['Bills', 'Jets', 'Rams', 'bills']) before.update((recent) => addRecentSearch(recent, term));
    await before.stored();
    expect((await page(storage, 'p1')).getSnapshot()).toEqual(['bills', 'Rams', 'Jets']);
    expect((await page(storage, 'p2')).getSnapshot()).toEqual([]);
    expect((await page(storage, null)).getSnapshot()).toEqual([]);
    expect((await page(storage, 'p1', 'hwc')).getSnapshot()).toEqual([]);
  });

  it('are there until the page goes where storage is blocked, and none where it holds something else', async () => {
    const blocked = resilient(() => {
      throw new Error('blocked');
    });
    const kept = await page(blocked, 'p1');
    kept.update((recent) => addRecentSearch(recent, 'Bills'));
    await kept.stored();
    expect((await page(blocked, 'p1')).getSnapshot()).toEqual(['Bills']);
    const damaged = memoryKeyValue();
    await damaged.set('tsb/p1/recentSearches', [1, 2]);
    expect((await page(damaged, 'p1')).getSnapshot()).toEqual([]);
  });
});

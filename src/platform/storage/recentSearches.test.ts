import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRecentSearch } from './recentSearches.ts';

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

import { describe, expect, it } from 'vitest';
import { bills, oilers } from '../../testing/fixtures.ts';
import { readUnsent, stillUnsent, type UnsentPicks } from './unsent.ts';

const stored = { at: 1_000_000, isPlayer: false, picks: [bills, oilers] };

describe('stored unsent picks', () => {
  it('are read as they were written, and ignored if damaged', () => {
    expect(readUnsent(JSON.stringify(stored))).toEqual(stored);
    for (const text of [null, '', 'null', '{', '7', '[]', '{"at":1}', '{"at":"1","isPlayer":true,"picks":[]}'])
      expect(readUnsent(text), String(text)).toBeNull();
  });

  it('are sent again within ten minutes, by a page of the same owner', () => {
    const visitor = { isPlayer: false, playerAlias: null };
    const picks = (now: number, who = visitor, what: UnsentPicks | null = stored) => stillUnsent(what, who, now).picks;
    expect(picks(1_000_001)).toEqual([bills, oilers]);
    expect(picks(1_599_999)).toEqual([bills, oilers]);
    expect(picks(1_600_000)).toEqual([]);
    expect(picks(5)).toEqual([]);
    expect(stillUnsent(stored, { isPlayer: true, playerAlias: 'a' }, 1_000_001).picks).toEqual([]);
    expect(picks(1_000_001, visitor, null)).toEqual([]);
    const ofA = { ...stored, isPlayer: true, playerAlias: 'a' };
    const ofPlayer = (playerAlias: string) => stillUnsent(ofA, { isPlayer: true, playerAlias }, 1_000_001).picks.length;
    expect([ofPlayer('a'), ofPlayer('b')]).toEqual([2, 0]);
  });
});

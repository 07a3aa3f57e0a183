import { describe, expect, it } from 'vitest';
import { bills, oilers } from './fixtures.ts';
import { leftUnsent, readUnsent } from './unsent.ts';

const stored = { at: 1_000_000, isPlayer: false, picks: [bills, oilers] };

describe('stored unsent picks', () => {
  it('are read as they were written, and ignored if damaged', () => {
    expect(readUnsent(JSON.stringify(stored))).toEqual(stored);
    for (const text of [null, '', 'null', '{', '7', '[]', '{"at":1}', '{"at":"1","isPlayer":true,"picks":[]}'])
      expect(readUnsent(text), String(text)).toBeNull();
  });

  it('are sent again within ten minutes, by a page of the same owner', () => {
    expect(leftUnsent(stored, false, 1_000_001)).toEqual([bills, oilers]);
    expect(leftUnsent(stored, false, 1_599_999)).toEqual([bills, oilers]);
    expect(leftUnsent(stored, false, 1_600_000)).toEqual([]);
    expect(leftUnsent(stored, false, 5)).toEqual([]);
    expect(leftUnsent(stored, true, 1_000_001)).toEqual([]);
    expect(leftUnsent(null, false, 1_000_001)).toEqual([]);
  });
});

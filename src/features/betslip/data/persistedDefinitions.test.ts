import { describe, expect, it } from 'vitest';
import { bills, slipOf } from '../testing/fixtures.ts';
import {
  PERSISTED_KEEPS_SELECTIONS,
  PERSISTED_PLACEMENT,
  PERSISTED_SLIP,
  PERSISTED_TAB,
  PLACEMENT_KEY,
} from './persistedDefinitions.ts';

describe('a persisted value', () => {
  it('is read back unchanged', () => {
    const slip = slipOf([bills]);
    expect(PERSISTED_SLIP.decode(structuredClone(slip))).toEqual(slip);
    for (const keeps of [true, false]) expect(PERSISTED_KEEPS_SELECTIONS.decode(keeps)).toBe(keeps);
    const open = { [PLACEMENT_KEY]: { requestId: 'a', storedAt: 5 } };
    expect(PERSISTED_PLACEMENT.decode(open)).toEqual(open);
    // As the build before stored it.
    expect(PERSISTED_PLACEMENT.decode({ placementId: 'a', storedAt: 5 })).toEqual(open);
  });

  it.each(['STRAIGHT', 'PARLAY', 'TEASER'])('a stored tab comes back for %s, seen or new, and for no other name', (tab) => {
    for (const isNew of [true, false]) expect(PERSISTED_TAB.decode({ tab, isNew })).toEqual({ tab, isNew });
    for (const other of [tab.toLowerCase(), `${tab}S`, '', null])
      expect(PERSISTED_TAB.decode({ tab: other, isNew: false })).toBeNull();
    expect(PERSISTED_TAB.decode({ tab })).toBeNull();
  });

  it('is ignored if it is damaged', () => {
    for (const damaged of [
      null,
      3,
      'x',
      {},
      [],
      { tab: 'ROUND_ROBIN', isNew: true },
      { id: 'a', legs: [] },
      { placementId: 1, storedAt: 2 },
    ]) {
      expect(PERSISTED_SLIP.decode(damaged)).toBeNull();
      expect(PERSISTED_TAB.decode(damaged)).toBeNull();
      expect(PERSISTED_PLACEMENT.decode(damaged)).toBeNull();
      expect(PERSISTED_KEEPS_SELECTIONS.decode(damaged)).toBe(false);
    }
  });

  it('has the scope of its user, except a placement, whose scope is unsettled', () => {
    for (const { scope } of [PERSISTED_SLIP, PERSISTED_TAB, PERSISTED_KEEPS_SELECTIONS]) expect(scope).toBe('user');
    expect(PERSISTED_PLACEMENT.scope).toBe('unsettled');
  });
});

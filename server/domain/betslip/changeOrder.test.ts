import { describe, expect, it } from 'vitest';
import { isStale, withChange } from './changeOrder.ts';
import { EMPTY_SLIP, type Slip } from './slip.ts';

const change = (tabId: string, number: number) => ({ tabId, number });
const used: Slip = { ...EMPTY_SLIP, changes: [change('a', 5)] };

describe('the changes of one tab', () => {
  it.each([
    ['after a later one', used, change('a', 4), true],
    ['again', used, change('a', 5), false],
    ['in order', used, change('a', 6), false],
    ['of another tab', used, change('b', 1), false],
    ['without a place in the order', used, null, false],
  ])('%s', (_, slip, given, stale) => {
    expect(isStale(slip, given)).toBe(stale);
  });

  it('stay with a slip that is cleared, and leave a slip that was never used alone', () => {
    expect(withChange(EMPTY_SLIP, used, change('a', 6)).changes).toEqual([change('a', 6)]);
    expect(withChange(EMPTY_SLIP, used, null).changes).toEqual(used.changes);
    expect(withChange(EMPTY_SLIP, EMPTY_SLIP, change('a', 1))).toBe(EMPTY_SLIP);
  });

  it('are known of the last eight tabs', () => {
    let slip: Slip = used;
    for (let tab = 0; tab < 8; tab += 1) slip = withChange(slip, slip, change(`t${tab}`, 1));
    expect(slip.changes?.map(({ tabId }) => tabId)).toEqual(['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7']);
  });
});

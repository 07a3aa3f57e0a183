import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { bills, lions, oilers, slipOf } from '../testing/fixtures.ts';
import { harness } from '../testing/harness.ts';

describe('the second pick', () => {
  it('moves to Parlay and says so with a way back', async () => {
    const { betslip, moved } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.toggle(oilers);
    expect([moved, betslip.getSnapshot().tab.tab]).toEqual([['Moved to Parlay'], 'PARLAY']);
    betslip.chooseTab('STRAIGHT');
    betslip.toggle(lions);
    expect([moved, betslip.getSnapshot().tab.tab]).toEqual([['Moved to Parlay'], 'STRAIGHT']);
  });

  it('says nothing where a typed stake keeps the tab, or the player was on Parlay', async () => {
    const { betslip, moved } = harness({ slip: slipOf([bills], { 'straight:s-bills': 3000 }) });
    await settle();
    betslip.toggle(oilers);
    expect([moved, betslip.getSnapshot().tab.tab]).toEqual([[], 'STRAIGHT']);
    betslip.chooseTab('PARLAY');
    betslip.toggle(lions);
    expect(moved).toEqual([]);
  });
});

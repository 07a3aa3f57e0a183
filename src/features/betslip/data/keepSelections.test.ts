import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/fakeTime.ts';
import { amountSummary } from '../logic/amounts.ts';
import { bills, oilers, slipOf } from '../logic/fixtures.ts';
import { harness, legIds, staked } from './harness.ts';

describe('the selections of a placed bet', () => {
  it('stay in the slip if the player prefers so, without a stake, stored or just typed [S7.037]', async () => {
    const { betslip, api, stored } = harness({ slip: slipOf([bills, oilers], { 'straight:s-bills': 3000 }) });
    const stakes = (): readonly unknown[] =>
      betslip.slip().sections.STRAIGHT.draftBets.map((bet) => amountSummary(bet, betslip.getSnapshot().drafts[bet.id]).stakeCents);
    await settle();
    betslip.keepsSelections.set(true);
    expect(stored.keepsSelections).toBe(true);
    betslip.setAmount('straight:s-oilers', 'BET', 1000);
    expect(stakes()).toEqual([3000, 1000]);
    betslip.place();
    await settle();
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
    expect(api.placements.size).toBe(1);
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
    expect(stakes()).toEqual([0, 0]);
  });

  it('are added again on request', async () => {
    const { betslip } = harness({ slip: staked });
    await settle();
    betslip.place();
    await settle();
    betslip.keepSame();
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
  });
});

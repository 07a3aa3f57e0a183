import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { amountSummary } from '../logic/amounts.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { harness, legIds, staked } from '../testing/harness.ts';

describe('the selections of a placed bet', () => {
  it('stay in the slip if the player prefers so, without a stake, stored or just typed', async () => {
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

  it("have a stake typed after it, which another tab's placement does not take", async () => {
    const { betslip, api, stored, time } = harness({ slip: slipOf([bills], { 'straight:s-bills': 3000 }) });
    await settle();
    betslip.keepsSelections.set(true);
    betslip.place();
    await settle();
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
    stored.placement = { placementId: 'other-tab', storedAt: 1_000_000 };
    api.placements.set('other-tab', { kind: 'PLACED', bets: [], balanceCents: null });
    betslip.setAmount('straight:s-bills', 'BET', 1000);
    // Checks the other tab's placement before it places anything.
    betslip.place();
    await time.pass(0);
    expect(api.calls.filter((call) => call === 'place')).toHaveLength(1);
    expect(betslip.getSnapshot().placement).toMatchObject({ kind: 'placed', requestId: 'other-tab' });
    expect(betslip.getSnapshot().drafts['straight:s-bills']?.cents).toBe(1000);
  });

  it('get no stake back from an amount that was due while their bet was placed', async () => {
    const { betslip, api, time } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.keepsSelections.set(true);
    const release = api.holdNext('place');
    betslip.setAmount('straight:s-bills', 'BET', 1000);
    betslip.place();
    await settle();
    expect(betslip.getSnapshot().placement.kind).toBe('sending');
    await time.pass(200);
    expect(api.amounts).toEqual([]);
    release();
    await time.pass(200);
    expect(betslip.getSnapshot()).toMatchObject({ placement: { kind: 'placed' }, requests: [] });
    expect(api.amounts).toEqual([]);
    expect(betslip.slip().sections.STRAIGHT.draftBets.map(({ stakeCents }) => stakeCents)).toEqual([0]);
  });

  it('lose an amount again that was on its way before their bet, and arrived after it', async () => {
    const { betslip, api, time } = harness({ slip: slipOf([bills]) });
    await settle();
    betslip.keepsSelections.set(true);
    const release = api.holdNext('setAmount');
    betslip.setAmount('straight:s-bills', 'BET', 1000);
    await time.pass(200);
    betslip.place();
    await settle();
    expect(betslip.getSnapshot().placement.kind).toBe('placed');
    release();
    await time.pass(200);
    expect(api.amounts.map(({ cents }) => cents)).toEqual([1000, 0]);
    expect(betslip.getSnapshot()).toMatchObject({ requests: [], drafts: {} });
    expect(betslip.slip().sections.STRAIGHT.draftBets.map(({ stakeCents }) => stakeCents)).toEqual([0]);
  });

  it('are sent their typed amount once their bet was refused', async () => {
    const { betslip, api, time } = harness({ slip: slipOf([bills]) });
    await settle();
    const error = { code: 'edgebook.x', message: 'No.', priority: 4, displayType: 'GENERIC', field: null } as const;
    api.decide = () => ({ kind: 'REJECTED', errors: [error] });
    const release = api.holdNext('place');
    betslip.setAmount('straight:s-bills', 'BET', 1000);
    betslip.place();
    await time.pass(200);
    expect(api.amounts).toEqual([]);
    release();
    await time.pass(200);
    expect(api.amounts).toMatchObject([{ draftBetId: 'straight:s-bills', cents: 1000 }]);
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

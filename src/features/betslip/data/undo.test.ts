import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { bills, lions, oilers, slipOf, withLeg, withTeaser } from '../testing/fixtures.ts';
import { harness, legIds, staked } from '../testing/harness.ts';

describe('the undo of a removal', () => {
  it('brings a pick back with its stake, and the stake of the parlay that it took away', async () => {
    const { betslip, api, time, undoable } = harness({ slip: staked });
    await settle();
    betslip.remove('s-bills');
    expect([undoable, legIds(betslip)]).toEqual([['Bills −2.5 removed'], ['s-oilers']]);
    await settle();
    betslip.undoRemoval();
    expect(legIds(betslip)).toEqual(['s-oilers', 's-bills']);
    expect(betslip.getSnapshot().drafts).toMatchObject({ 'straight:s-bills': { cents: 3000 }, parlay: { cents: 1000 } });
    time.advance(200);
    await settle(60);
    expect(api.slip.legs.map((leg) => leg.selectionId)).toEqual(['s-oilers', 's-bills']);
    expect(api.amounts.map(({ draftBetId, cents }) => [draftBetId, cents])).toEqual([
      ['straight:s-bills', 3000],
      ['parlay', 1000],
    ]);
  });

  it('brings back all picks of a slip that was cleared, once', async () => {
    const { betslip, undoable } = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    betslip.clear();
    expect([undoable, legIds(betslip)]).toEqual([['2 picks removed'], []]);
    betslip.undoRemoval();
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
    betslip.remove('s-oilers');
    betslip.undoRemoval();
    betslip.undoRemoval();
    expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
  });

  it('brings back the legs of a cleared teaser, in its tab', async () => {
    const slip = withTeaser(slipOf([bills, oilers, lions]), ['s-bills', 's-lions']);
    const { betslip, undoable } = harness({ slip, stored: { tab: { tab: 'TEASER', isNew: false } } });
    await settle();
    betslip.clearTeaser();
    expect([undoable, legIds(betslip)]).toEqual([['2 picks removed'], ['s-oilers']]);
    expect(betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
    betslip.undoRemoval();
    expect(legIds(betslip)).toEqual(['s-oilers', 's-bills', 's-lions']);
    expect(betslip.getSnapshot().tab.tab).toBe('TEASER');
  });

  it('brings back the stake of a cleared teaser, once the server has the teaser again', async () => {
    const slip = withTeaser(slipOf([bills, oilers, lions]), ['s-bills', 's-lions'], { stakeCents: 2300, winCents: 2000 });
    const { betslip, api, time } = harness({ slip, stored: { tab: { tab: 'TEASER', isNew: false } } });
    await settle();
    betslip.clearTeaser();
    await settle();
    api.recompute = (slip) => (slip.legs.length === 3 ? withTeaser(slip, ['s-bills', 's-lions']) : slip);
    betslip.undoRemoval();
    await settle();
    expect(betslip.getSnapshot().drafts).toMatchObject({ teaser: { field: 'BET', cents: 2300 } });
    time.advance(200);
    await settle(60);
    expect(api.amounts.filter(({ draftBetId }) => draftBetId === 'teaser').map(({ cents }) => cents)).toEqual([2300]);
  });

  it('brings no stake to a bet that comes into being later, or that has a stake by then', async () => {
    const slip = withTeaser(slipOf([bills, oilers, lions]), ['s-bills', 's-lions'], { stakeCents: 2300, winCents: 2000 });
    const { betslip, api, time } = harness({ slip, stored: { tab: { tab: 'TEASER', isNew: false } } });
    await settle();
    betslip.clearTeaser();
    betslip.undoRemoval();
    await settle();
    api.push({ ...withTeaser(api.slip, ['s-bills', 's-lions']), revision: api.slip.revision + 1 });
    expect(betslip.getSnapshot().drafts).toEqual({});
    betslip.clear();
    await settle();
    api.recompute = (slip) => (slip.legs.length === 3 ? withTeaser(slip, ['s-bills', 's-lions'], { stakeCents: 500 }) : slip);
    betslip.undoRemoval();
    time.advance(200);
    await settle(60);
    expect([legIds(betslip).length, api.amounts]).toEqual([3, []]);
  });

  it('stays on the tab that the slip went to since', async () => {
    const { betslip } = harness({ slip: slipOf([bills, oilers, lions]) });
    await settle();
    betslip.chooseTab('PARLAY');
    betslip.remove('s-bills');
    betslip.chooseTab('STRAIGHT');
    betslip.undoRemoval();
    expect([legIds(betslip).length, betslip.getSnapshot().tab.tab]).toEqual([3, 'STRAIGHT']);

    const two = harness({ slip: slipOf([bills, oilers]) }).betslip;
    await settle();
    two.chooseTab('STRAIGHT');
    two.remove('s-bills');
    two.toggle(lions);
    expect(two.getSnapshot().tab.tab).toBe('PARLAY');
    two.undoRemoval();
    expect([legIds(two), two.getSnapshot().tab.tab]).toEqual([['s-oilers', 's-lions', 's-bills'], 'PARLAY']);
  });

  it('leads back to the tab of the removal, except that one leg is a straight', async () => {
    const { betslip } = harness({ slip: slipOf([bills, oilers]) });
    await settle();
    betslip.chooseTab('STRAIGHT');
    betslip.clear();
    betslip.undoRemoval();
    expect(betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
    betslip.chooseTab('PARLAY');
    betslip.remove('s-bills');
    expect(betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
    betslip.undoRemoval();
    expect(betslip.getSnapshot().tab.tab).toBe('PARLAY');
    betslip.clear();
    betslip.toggle(lions);
    betslip.remove('s-lions');
    betslip.undoRemoval();
    expect([legIds(betslip), betslip.getSnapshot().tab.tab]).toEqual([['s-lions'], 'STRAIGHT']);

    // Only the pick of a parlay comes back that takes bets.
    const half = harness({ slip: withLeg(slipOf([bills, oilers]), 's-oilers', { marketStatus: 'CLOSED' }) }).betslip;
    await settle();
    half.chooseTab('PARLAY');
    half.clear();
    half.undoRemoval();
    expect([legIds(half), half.getSnapshot().tab.tab]).toEqual([['s-bills'], 'STRAIGHT']);
  });

  it('is refused where the slip has become full since', async () => {
    const picks = Array.from({ length: 20 }, (_, index) => ({ ...bills, selectionId: `s-${index}` }));
    const { betslip, api, warnings } = harness({ slip: slipOf(picks) });
    await settle();
    betslip.remove('s-3');
    betslip.toggle(oilers);
    await settle();
    const calls = [...api.calls];
    betslip.undoRemoval();
    await settle();
    expect([legIds(betslip).length, warnings, api.calls]).toEqual([20, ['Your slip is full (20 picks).'], calls]);
    betslip.remove('s-oilers');
    betslip.undoRemoval();
    expect(legIds(betslip)).toHaveLength(20);
  });

  it('is not offered for a pick that takes no bets, and does nothing while offline', async () => {
    const suspended = withLeg(slipOf([bills, oilers]), 's-bills', { marketStatus: 'CLOSED' });
    const { betslip, connection, undoable } = harness({ slip: suspended });
    await settle();
    betslip.remove('s-bills');
    expect(undoable).toEqual([]);
    betslip.remove('s-oilers');
    connection.set({ online: false, live: false });
    betslip.undoRemoval();
    expect(legIds(betslip)).toEqual([]);
    connection.set({ online: true, live: true });
    betslip.undoRemoval();
    expect(legIds(betslip)).toEqual(['s-oilers']);
  });
});

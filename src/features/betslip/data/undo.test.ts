import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/fakeTime.ts';
import { bills, oilers, slipOf, withLeg } from '../logic/fixtures.ts';
import { harness, legIds, staked } from './harness.ts';

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

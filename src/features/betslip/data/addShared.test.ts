import { describe, expect, it } from 'vitest';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import type { SharedBet } from '../logic/sharedBet.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { harness, legIds } from '../testing/harness.ts';
import { addSharedBet, putSharedBet } from './addShared.ts';

const over: PickedSelection = { ...oilers, selectionId: 's-over', marketId: 'm-total' };
const source = { shareId: 's1', branchChannel: null };

function sharedOf(picks: readonly PickedSelection[], type: SharedBet['type'] = 'PARLAY'): SharedBet {
  const legs = picks.map((pick) => ({
    ...({ pick, isOpen: true, marketStatus: 'OPEN', sharedOdds: pick.odds } as const),
    sharedPointsHundredths: null,
    hasMoved: false,
  }));
  return { status: 'OPEN', type, stakeCents: null, sharedTotalOdds: null, totalOdds: null, legs, sameGamePicks: [] };
}

async function added(slip: readonly PickedSelection[], bet: SharedBet) {
  const made = harness({ slip: slipOf(slip) });
  let asks: boolean | null = null;
  void addSharedBet(made.betslip, bet, source).then((answer) => {
    asks = answer;
  });
  await settle(60);
  return { ...made, asks };
}

describe('a shared bet', () => {
  it.each([
    ['a parlay to an empty slip', [], sharedOf([oilers, over]), ['s-oilers', 's-over'], 'PARLAY'],
    ['a straight bet to a slip with selections', [bills], sharedOf([oilers], 'STRAIGHT'), ['s-bills', 's-oilers'], 'STRAIGHT'],
  ] as const)('adds %s at once, each selection with its origin', async (_, slip, bet, ids, tab) => {
    const { asks, betslip, api } = await added(slip, bet);
    expect([asks, legIds(betslip), betslip.getSnapshot().tab.tab]).toEqual([false, ids, tab]);
    expect(api.added.map(({ link }) => link)).toEqual(
      bet.legs.map(() => ({ selectionOrigin: 'shared_bet', shareId: 's1', branchChannel: null })),
    );
  });

  it('asks about a parlay before it joins selections; replacing clears the slip first', async () => {
    const bet = sharedOf([oilers, over]);
    const { asks, betslip, api } = await added([bills], bet);
    expect([asks, legIds(betslip)]).toEqual([true, ['s-bills']]);
    putSharedBet(betslip, bet, source, true);
    await settle(60);
    expect(api.calls.filter((call) => call === 'clear' || call === 'add')).toEqual(['clear', 'add', 'add']);
    expect(legIds(betslip)).toEqual(['s-oilers', 's-over']);
    expect(betslip.getSnapshot().tab.tab).toBe('PARLAY');
  });
});

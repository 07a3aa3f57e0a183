import { expect, it } from 'vitest';
import { offerOf, slipOf, slipViewOf } from '../../../../tests/support/offers.ts';
import { toBetslip } from './slipShapes.ts';

const WRITING = { currency: 'USD', boostCap: 'STAKE', oddsFormat: 'AMERICAN', parlayPlus: 'OFF' } as const;

/** A stake on a selection that was accepted at a lower price, beside one that has left the catalogue. */
function risenSlip(includeOddsTrend: boolean) {
  const [offer, gone] = [offerOf({ odds: { numerator: 1, denominator: 1 } }), offerOf({ selectionId: 'gone' })];
  const slip = slipOf([offerOf(), gone], { amounts: { 'straight:s': { field: 'BET', amountCents: 1_100 } } });
  const stored = { owner: 'anonymous:a', revision: 3, slip };
  return toBetslip(stored, slipViewOf([offer], { slip }), { ...WRITING, includeOddsTrend }, []);
}

it('a section has the trend of its return, which is left out where it is not asked for', () => {
  const { straight } = risenSlip(true);
  expect(straight).toMatchObject({ totalPotentialReturnAmountTrend: 'UP', draftBets: [{ totalOddsTrend: 'UP' }] });
  expect(risenSlip(false).straight).toMatchObject({
    totalPotentialReturnAmountTrend: 'NONE',
    totalPotentialReturnAmount: straight.totalPotentialReturnAmount,
    draftBets: [{ totalOddsTrend: 'NONE' }],
  });
});

it('a selection that has left the catalogue is neither counted nor shown', () => {
  const { numberOfSelections, marketSelections, marketSelectionsMetadata } = risenSlip(true);
  expect(numberOfSelections).toBe(1);
  expect(marketSelections.map(({ id }) => id)).toEqual(['s']);
  expect(marketSelectionsMetadata.map(({ marketSelectionId }) => marketSelectionId)).toEqual(['s']);
});

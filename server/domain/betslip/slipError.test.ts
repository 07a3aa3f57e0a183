import { expect, it } from 'vitest';
import { slipErrors } from './slipError.ts';

it('a leg that takes no bets disables its selection, whatever the cause', () => {
  const { unknownSelection, marketSuspended, marketClosed, eventClosed, priceChanged } = slipErrors;
  for (const cause of [unknownSelection, marketSuspended, marketClosed, eventClosed])
    expect(cause('leg')).toMatchObject({ displayType: 'SELECTION_DISABLED', priority: 1, field: 'leg' });
  expect(priceChanged('leg')).toMatchObject({ displayType: 'ODDS_CHANGED', priority: 2, field: 'leg' });
});

it('what another try may mend is to be tried again', () => {
  const types = [slipErrors.stale(), slipErrors.tooManyPlacements()].map(({ displayType }) => displayType);
  expect(types).toEqual(['RETRYABLE', 'RETRYABLE']);
});

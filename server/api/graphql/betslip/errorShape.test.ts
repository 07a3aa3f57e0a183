import { expect, it } from 'vitest';
import { slipErrors } from '../../../domain/betslip/slipError.ts';
import { toError } from './errorShape.ts';

it('a bet refused at any amount hides its rewards; one refused for its amount or its reward shows them', () => {
  expect(toError(slipErrors.related())).toEqual({ ...slipErrors.related(), disableAwardsDisplay: true });
  for (const error of [
    slipErrors.betAmountInvalid(10, 99),
    slipErrors.rewardUnavailable(),
    slipErrors.rewardRestricted('Live only'),
  ]) {
    expect(toError(error)).toEqual({ ...error, disableAwardsDisplay: false });
  }
});

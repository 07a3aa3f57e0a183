import type { SlipError } from '../../../domain/betslip/slipError.ts';
import type { BetslipError } from '../generated/resolvers.ts';

/** No error stands in the way of awards as long as there are none. */
export function toError(error: SlipError): BetslipError {
  return { ...error, disableAwardsDisplay: false };
}

import type { SlipError } from '../../../domain/betslip/slipError.ts';
import type { BetslipError } from '../generated/resolvers.ts';

/** Awards are not implemented yet, so no error prevents them. */
export function toError(error: SlipError): BetslipError {
  return { ...error, disableAwardsDisplay: false };
}

import type { SlipError } from '../../../domain/betslip/slipError.ts';
import type { BetslipError } from '../generated/resolvers.ts';

export function toError(error: SlipError): BetslipError {
  return { ...error, disableAwardsDisplay: preventsRewards(error) };
}

/** A bet that is refused at any amount needs no reward. One that is refused because of its reward has to show it, to be removed. */
function preventsRewards({ code, displayType }: SlipError): boolean {
  return displayType === 'GENERIC' && !code.startsWith('edgebook.reward.');
}

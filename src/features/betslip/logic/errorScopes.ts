import type { AnalyticsEvents, BetslipErrorScope } from '../../../../core/wire/analyticsEvents.ts';
import { sectionName } from '../../../../core/wire/contract.ts';
import type { Slip, SlipError } from './slip.ts';

/** The errors to track: each when it appears, and again only after it was gone. */
export function newErrors(before: Slip | null, after: Slip): readonly AnalyticsEvents['BETSLIP_ERROR'][] {
  const previous = before === null ? [] : errorsByScope(before).map((error) => JSON.stringify(error));
  return errorsByScope(after).filter((error) => !previous.includes(JSON.stringify(error)));
}

/** Every kind of error in the slip, once for each part of it that has one. */
function errorsByScope(slip: Slip): readonly AnalyticsEvents['BETSLIP_ERROR'][] {
  const found = new Map<string, AnalyticsEvents['BETSLIP_ERROR']>();
  const add = (scope: BetslipErrorScope, errors: readonly SlipError[]): void => {
    for (const { displayType: type, code } of errors) found.set(`${scope} ${type} ${code}`, { scope, type, code });
  };
  add('betslip', slip.errors);
  for (const section of Object.values(slip.sections)) {
    add(sectionName(section.kind), section.errors);
    for (const bet of section.draftBets) add('draftBet', bet.errors);
  }
  for (const leg of slip.legs) add('draftLeg', leg.errors);
  return [...found.values()];
}

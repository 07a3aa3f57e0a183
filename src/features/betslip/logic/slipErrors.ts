import type { AnalyticsEvents, BetslipErrorScope } from '../../../../core/analyticsEvents.ts';
import type { AmountField, BetslipErrorType } from '../../../../core/contract.ts';
import type { Slip, SlipError } from './slip.ts';

const BET_TYPES: readonly BetslipErrorType[] = ['BET_AMOUNT', 'BET_WIN_AMOUNT', 'DEPOSIT'];
const WIN_TYPES: readonly BetslipErrorType[] = ['WIN_AMOUNT', 'BET_WIN_AMOUNT'];
const LOW_CREDITS = 'edgebook.promotional_credits.low';

/** The amount fields that an error of the server marks. */
export function markedFields(error: Pick<SlipError, 'code' | 'displayType'>): readonly AmountField[] {
  const marked: AmountField[] = [];
  if (error.code === LOW_CREDITS || BET_TYPES.includes(error.displayType)) marked.push('BET');
  if (WIN_TYPES.includes(error.displayType)) marked.push('WIN');
  return marked;
}

export function mostUrgent(errors: readonly SlipError[]): SlipError | null {
  return errors.reduce<SlipError | null>(
    (first, error) => (first === null || error.priority < first.priority ? error : first),
    null,
  );
}

/** Every kind of error in the slip, once for each part of it that has one. */
export function errorsByScope(slip: Slip): readonly AnalyticsEvents['BETSLIP_ERROR'][] {
  const found = new Map<string, AnalyticsEvents['BETSLIP_ERROR']>();
  const add = (scope: BetslipErrorScope, errors: readonly SlipError[]): void => {
    for (const { displayType: type, code } of errors) found.set(`${scope} ${type} ${code}`, { scope, type, code });
  };
  add('betslip', slip.errors);
  for (const section of [slip.straight, slip.parlay]) {
    add(section.kind === 'PARLAY' ? 'parlay' : 'straight', section.errors);
    for (const bet of section.draftBets) add('draftBet', bet.errors);
  }
  for (const leg of slip.legs) add('draftLeg', leg.errors);
  return [...found.values()];
}

import type { AmountField, BetslipErrorType } from '../../../../core/contract.ts';
import type { SlipError } from './slip.ts';

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

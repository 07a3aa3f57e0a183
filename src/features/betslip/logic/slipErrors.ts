import type { AmountField, BetslipErrorType } from '../../../../core/wire/contract.ts';
import type { SlipError } from './slip.ts';

/** How the bet button answers to an error (specification, section 4); null: not at all. */
export type ButtonDisplay = 'OddsChanged' | 'Deposit' | 'Retryable' | 'Geo' | 'RgAckRequired';

/** How an error of the server is presented. */
export interface Presentation {
  readonly button: ButtonDisplay | null;
  /** The amount fields it marks. */
  readonly marks: readonly AmountField[];
  /** Its message is listed at the top of the slip, or below its bet. Others have a note or a field of their own. */
  readonly isListed: boolean;
  /** The bet is refused at any amount. */
  readonly isRefusal: boolean;
}

const LISTED: Presentation = { button: null, marks: [], isListed: true, isRefusal: false };

export const ERRORS: Readonly<Record<BetslipErrorType, Presentation>> = {
  ANONYMOUS_REGION_ERROR: { ...LISTED, button: 'Geo' },
  BET_ALREADY_PLACED: { ...LISTED, button: 'Retryable' },
  BET_AMOUNT: { ...LISTED, marks: ['BET'], button: 'Retryable' },
  BET_WIN_AMOUNT: { ...LISTED, marks: ['BET', 'WIN'], button: 'Retryable' },
  DEPOSIT: { ...LISTED, marks: ['BET'], button: 'Deposit', isListed: false },
  GENERIC: { ...LISTED, button: 'Retryable', isRefusal: true },
  GEO: { ...LISTED, button: 'Geo' },
  ODDS_CHANGED: { ...LISTED, button: 'OddsChanged', isListed: false },
  RETRYABLE: { ...LISTED, button: 'Retryable' },
  RG_ACK_REQUIRED: { ...LISTED, button: 'RgAckRequired' },
  RG_LIMIT: { ...LISTED, button: 'RgAckRequired' },
  SELECTION_DISABLED: { ...LISTED, button: 'Retryable' },
  WIN_AMOUNT: { ...LISTED, marks: ['WIN'], button: 'Retryable' },
};

export const OUTDATED_TEXT = 'This version is too old to place bets. Your picks are kept.';

/** For a placement that the server has refused unread (PERSISTED_QUERY_NOT_FOUND and its like). */
export const OUTDATED_ERROR: SlipError = {
  code: 'slipstream.version.outdated',
  message: 'Not placed. This version is too old; your picks are kept.',
  priority: 0,
  displayType: 'RETRYABLE',
  field: null,
};

export function isRefusal({ displayType }: Pick<SlipError, 'displayType'>): boolean {
  return ERRORS[displayType].isRefusal;
}

const LOW_CREDITS = 'edgebook.promotional_credits.low';

/** The amount fields that an error of the server marks. */
export function markedFields({ code, displayType }: Pick<SlipError, 'code' | 'displayType'>): readonly AmountField[] {
  const { marks } = ERRORS[displayType];
  return code === LOW_CREDITS && !marks.includes('BET') ? ['BET', ...marks] : marks;
}

/** Whether another amount has to be typed. A low balance can also be raised. */
export function isOfAmount(error: SlipError): boolean {
  return markedFields(error).length > 0 && ERRORS[error.displayType].button !== 'Deposit';
}

/** Errors to list at the top. Changed odds, a low balance and the location have a place of their own. */
export function isNews({ displayType }: SlipError): boolean {
  return ERRORS[displayType].isListed && ERRORS[displayType].button !== 'Geo';
}

/** The errors that the button answers to in one of these ways. */
export function withButton(errors: readonly SlipError[], ...displays: readonly ButtonDisplay[]): readonly SlipError[] {
  return errors.filter(({ displayType }) => displays.some((display) => display === ERRORS[displayType].button));
}

export function mostUrgent(errors: readonly SlipError[]): SlipError | null {
  return errors.reduce<SlipError | null>(
    (first, error) => (first === null || error.priority < first.priority ? error : first),
    null,
  );
}

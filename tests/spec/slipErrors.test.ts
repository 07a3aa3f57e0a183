import { expect, it } from 'vitest';
import type { BetslipErrorType } from '../../core/wire/contract.ts';
import { type BetButtonFacts, betButton } from '../../src/features/betslip/logic/placement/betButton.ts';
import { ERRORS } from '../../src/features/betslip/logic/slipErrors.ts';

const ready: BetButtonFacts = {
  login: 'loggedIn',
  online: true,
  updating: false,
  placement: 'idle',
  totalStakeCents: 3000,
  betCount: 1,
  heldMs: 0,
  amountsInvalid: false,
  changedLegs: 0,
  unavailable: [],
  balanceCents: 100_000,
  errors: [],
  refusals: [],
};

function shown(displayType: BetslipErrorType): { readonly kind: string; readonly enabled: boolean; readonly hasReason: boolean } {
  const error = { code: 'edgebook.x', message: 'The reason', priority: 1, displayType, field: null };
  const { kind, enabled, reason } = betButton({ ...ready, errors: [error] });
  return { kind, enabled, hasReason: reason === 'The reason' };
}

it('the button shows each of the five display types in its own way', () => {
  // The legs show their moved prices, and the button then accepts them.
  expect(shown('ODDS_CHANGED')).toEqual({ kind: 'place', enabled: true, hasReason: false });
  expect(betButton({ ...ready, changedLegs: 1 }).kind).toBe('acceptAndPlace');
  expect(shown('DEPOSIT')).toEqual({ kind: 'deposit', enabled: true, hasReason: true });
  expect(shown('RETRYABLE')).toEqual({ kind: 'place', enabled: true, hasReason: true });
  expect(shown('GEO')).toEqual({ kind: 'blocked', enabled: false, hasReason: true });
  expect(shown('RG_ACK_REQUIRED')).toEqual({ kind: 'blocked', enabled: false, hasReason: true });
});

it('every one of the thirteen error types is presented, and the button knows the five display types and no others', () => {
  const values = Object.values(ERRORS);
  expect(values).toHaveLength(13);
  expect([...new Set(values.map(({ button }) => button))].sort()).toEqual([
    'Deposit',
    'Geo',
    'OddsChanged',
    'Retryable',
    'RgAckRequired',
  ]);
  const answers = Object.entries(ERRORS).map(([type, { button }]) => `${type} ${button}`);
  expect(answers.sort()).toEqual([
    'ANONYMOUS_REGION_ERROR Geo',
    'BET_ALREADY_PLACED Retryable',
    'BET_AMOUNT Retryable',
    'BET_WIN_AMOUNT Retryable',
    'DEPOSIT Deposit',
    'GENERIC Retryable',
    'GEO Geo',
    'ODDS_CHANGED OddsChanged',
    'RETRYABLE Retryable',
    'RG_ACK_REQUIRED RgAckRequired',
    'RG_LIMIT RgAckRequired',
    'SELECTION_DISABLED Retryable',
    'WIN_AMOUNT Retryable',
  ]);
  // An error that is not listed is answered by the button, or by the legs' own marks.
  expect(values.filter(({ isListed }) => !isListed).map(({ button }) => button)).toEqual(['Deposit', 'OddsChanged']);
});

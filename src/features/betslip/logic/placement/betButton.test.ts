import { describe, expect, it } from 'vitest';
import type { BetslipErrorType } from '../../../../../core/wire/contract.ts';
import type { SlipError } from '../slip.ts';
import { OUTDATED_ERROR, OUTDATED_TEXT } from '../slipErrors.ts';
import { type BetButtonFacts, betButton, PAUSED_REASON } from './betButton.ts';

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

function error(displayType: BetslipErrorType, message = 'Why'): SlipError {
  return { code: 'edgebook.x', message, priority: 3, displayType, field: null };
}

describe('the bet button', () => {
  it('logs in when logged out, also outside the operating area', () => {
    const logIn = { kind: 'logIn', label: 'Log In to Bet', enabled: true };
    expect(betButton({ ...ready, login: 'loggedOut' })).toMatchObject(logIn);
    expect(betButton({ ...ready, login: 'loggedOut', errors: [error('ANONYMOUS_REGION_ERROR')] })).toMatchObject(logIn);
    expect(betButton({ ...ready, login: 'loggedOut', changedLegs: 1 })).toMatchObject(logIn);
    expect(betButton({ ...ready, login: 'loggedOut', online: false })).toMatchObject({ label: 'Log In to Bet', enabled: false });
  });

  it('places', () => {
    expect(betButton(ready)).toMatchObject({ kind: 'place', label: 'Place Bet', enabled: true });
  });

  it('is enabled only with a non-zero digit in the total bet', () => {
    expect(betButton({ ...ready, totalStakeCents: 0 })).toMatchObject({ enabled: false, reason: 'Enter an amount to bet.' });
    expect(betButton({ ...ready, totalStakeCents: 1 }).enabled).toBe(true);
    expect(betButton({ ...ready, totalStakeCents: 100_000 }).enabled).toBe(true);
  });

  it('offers to accept and place, or only to accept', () => {
    expect(betButton({ ...ready, changedLegs: 2 })).toMatchObject({
      kind: 'acceptAndPlace',
      label: 'Accept Changes & Bet',
      enabled: true,
    });
    expect(betButton({ ...ready, changedLegs: 2, totalStakeCents: 0 })).toMatchObject({
      kind: 'accept',
      label: 'Accept Changes',
      enabled: true,
    });
    // Nothing else may stand in the way of the bet.
    const over = { title: 'Bills −2.5', standing: 'closed' } as const;
    for (const facts of [{ amountsInvalid: true }, { unavailable: [over] }, { refusals: ['Why'] }, { balanceCents: 2999 }])
      expect(betButton({ ...ready, changedLegs: 2, ...facts })).toMatchObject({ kind: 'accept', enabled: true });
  });

  it('says Deposit when the bet is above the balance, with the reason beside it', () => {
    expect(betButton({ ...ready, balanceCents: 2999 })).toMatchObject({
      kind: 'deposit',
      label: 'Deposit',
      enabled: true,
      reason: 'This is more than you have. Bet $29.99 or less, or add money.',
    });
    expect(betButton({ ...ready, balanceCents: 3000 }).kind).toBe('place');
    expect(betButton({ ...ready, errors: [error('DEPOSIT')] }).kind).toBe('deposit');
  });

  it('places with an unknown balance, which the server checks', () => {
    expect(betButton({ ...ready, balanceCents: null }).enabled).toBe(true);
  });

  it('says Bet Placed, disabled, after placing', () => {
    expect(betButton({ ...ready, placement: 'placed', totalStakeCents: 0 })).toMatchObject({ label: 'Bet Placed', enabled: false });
    // Whatever happens after it.
    for (const facts of [{ online: false }, { login: 'loggedOut' } as const, { errors: [error('GEO')] }, { updating: true }])
      expect(betButton({ ...ready, placement: 'placed', ...facts }).label).toBe('Bet Placed');
  });

  it('is off while prices are paused, and still lets a visitor log in', () => {
    expect(betButton({ ...ready, paused: true })).toMatchObject({ kind: 'blocked', enabled: false, reason: PAUSED_REASON });
    expect(betButton({ ...ready, paused: true, isSocketBlocked: true })).toMatchObject({
      kind: 'blocked',
      reason: 'Live prices need a connection that your network blocks.',
    });
    expect(betButton({ ...ready, paused: true, changedLegs: 1 }).enabled).toBe(false);
    expect(betButton({ ...ready, paused: true, login: 'loggedOut' })).toMatchObject({ kind: 'logIn', enabled: true });
  });

  it('updates a version that is too old, and says whether a bet was refused for it', () => {
    const old = { ...ready, outdated: true };
    expect(betButton(old)).toMatchObject({ kind: 'update', label: 'Update now', enabled: true, reason: OUTDATED_TEXT });
    expect(betButton({ ...old, errors: [OUTDATED_ERROR] }).reason).toBe(
      'Not placed. This version is too old; your picks are kept.',
    );
    expect(betButton({ ...old, placement: 'sending' })).toMatchObject({ kind: 'sending' });
  });

  it('is loading while a bet is being sent, and checking while its outcome is unknown', () => {
    expect(betButton({ ...ready, placement: 'sending', betCount: 2 })).toMatchObject({
      kind: 'sending',
      enabled: false,
      label: 'Placing bets',
    });
    expect(betButton({ ...ready, placement: 'checking' })).toMatchObject({ kind: 'checking', enabled: false, label: 'Checking' });
    expect(betButton({ ...ready, placement: 'checking' }).reason).not.toMatch(/fail/i);
    for (const placement of ['sending', 'checking'] as const)
      expect(betButton({ ...ready, placement, online: false }).kind).toBe(placement);
  });

  it('says how long live bets are held while they are placed, but not for other bets', () => {
    const reason = (heldMs: number) => betButton({ ...ready, placement: 'sending', heldMs }).reason;
    expect(reason(3_000)).toBe('Live bets are held for 3 seconds before they are accepted.');
    expect(reason(800)).toBe('Live bets are held for 1 second before they are accepted.');
    expect(reason(0)).toBeNull();
  });

  it('is disabled while login is unknown, updating or offline, and says why', () => {
    for (const facts of [{ login: 'unknown' } as const, { updating: true }, { online: false }]) {
      const button = betButton({ ...ready, ...facts });
      expect(button.enabled).toBe(false);
      expect(button.reason).not.toBeNull();
    }
    expect(betButton({ ...ready, changedLegs: 1, updating: true }).enabled).toBe(false);
  });

  it.each<[BetslipErrorType, string, boolean]>([
    ['ANONYMOUS_REGION_ERROR', 'blocked', false],
    ['BET_ALREADY_PLACED', 'place', true],
    ['BET_AMOUNT', 'place', true],
    ['BET_WIN_AMOUNT', 'place', true],
    ['DEPOSIT', 'deposit', true],
    ['GENERIC', 'place', true],
    ['GEO', 'blocked', false],
    ['RETRYABLE', 'place', true],
    ['RG_ACK_REQUIRED', 'blocked', false],
    ['RG_LIMIT', 'blocked', false],
    ['SELECTION_DISABLED', 'place', true],
    ['WIN_AMOUNT', 'place', true],
  ])('answers to %s of the server: %s', (type, kind, enabled) => {
    const button = betButton({ ...ready, errors: [error(type)] });
    expect(button).toMatchObject({ kind, enabled });
    if (type !== 'DEPOSIT') expect(button.reason).toBe('Why');
  });

  it('answers to changed odds by its labels, not by the message', () => {
    expect(betButton({ ...ready, errors: [error('ODDS_CHANGED')] })).toMatchObject({ kind: 'place', reason: null });
    expect(betButton({ ...ready, errors: [error('ODDS_CHANGED')], changedLegs: 1 }).kind).toBe('acceptAndPlace');
  });

  it.each(['GEO', 'RG_ACK_REQUIRED', 'RG_LIMIT'] as const)('is disabled for %s although a price has moved too', (type) => {
    expect(betButton({ ...ready, errors: [error(type)], changedLegs: 1 })).toMatchObject({ kind: 'blocked', enabled: false });
  });

  it('is disabled for a location error, with its message', () => {
    expect(betButton({ ...ready, errors: [error('GEO', 'Check your location')] })).toMatchObject({
      enabled: false,
      reason: 'Check your location',
    });
  });

  it('is enabled after a retryable error, with its message', () => {
    expect(betButton({ ...ready, errors: [error('RETRYABLE', 'Try again')] })).toMatchObject({
      kind: 'place',
      enabled: true,
      reason: 'Try again',
    });
  });

  it('is disabled for bets that the server would refuse, with its message', () => {
    const refusals = ['Selections of the same event can’t be combined in this bet.'];
    expect(betButton({ ...ready, refusals })).toMatchObject({ enabled: false, reason: refusals[0] });
    expect(betButton({ ...ready, refusals, changedLegs: 1 }).label).toBe('Accept Changes');
  });

  it('is disabled for suspended picks until they open', () => {
    expect(betButton({ ...ready, unavailable: [{ title: 'Bills −2.5', standing: 'suspended' }] })).toMatchObject({
      enabled: false,
      reason: 'Bills −2.5 is suspended. Wait, or remove it.',
    });
    const [waiting, over] = [
      { title: 'A', standing: 'suspended' },
      { title: 'B', standing: 'closed' },
    ] as const;
    // The button names the closed ones among several: waiting does not help.
    expect(betButton({ ...ready, unavailable: [waiting, over] }).reason).toBe('B is closed. Remove it to go on.');
    expect(betButton({ ...ready, unavailable: [waiting, waiting] }).reason).toBe('2 picks are suspended. Wait, or remove them.');
  });

  it('says to remove picks that are closed', () => {
    const over = { title: 'Bills −2.5', standing: 'closed' } as const;
    expect(betButton({ ...ready, unavailable: [over] }).reason).toBe('Bills −2.5 is closed. Remove it to go on.');
    expect(betButton({ ...ready, unavailable: [over, over] }).reason).toBe('2 picks are closed. Remove them to go on.');
  });
});

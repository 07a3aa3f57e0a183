import { describe, expect, it } from 'vitest';
import type { LinkAttempt } from './linkAttempt.ts';
import { LINKING_ERRORS, type LinkingError } from './linkingErrors.ts';
import { type LinkingEvent, type LinkingState, modalOf, NOT_LINKING, stepLinking } from './linkingMachine.ts';

const JWT = 'aaa.bbb.ccc';
const ATTEMPT: LinkAttempt = { playerAlias: 'p1', verifier: 'v'.repeat(43), state: 's'.repeat(22), startedAt: 0 };
const ANSWER = { code: 'code', idToken: JWT, state: ATTEMPT.state };

const REDEEMING: LinkingState = { status: 'loading', step: 'redeem' };
const CREATING: LinkingState = { status: 'loading', step: 'link' };

const returned = (answer: Partial<typeof ANSWER> | { code: null } | { idToken: null }, attempt: LinkAttempt | null = ATTEMPT) =>
  stepLinking(NOT_LINKING, { type: 'returned', answer: { ...ANSWER, ...answer }, attempt });

const failure = (error: LinkingError) => ({ state: { status: 'error', error }, effects: [{ type: 'report', error }] });

describe('the way back from the provider', () => {
  it('redeems the code with the stored verifier', () => {
    expect(returned({})).toEqual({
      state: REDEEMING,
      effects: [{ type: 'redeem', code: 'code', codeVerifier: ATTEMPT.verifier }],
    });
  });

  it.each([
    ['without a stored verifier', returned({}, null), 'INVALID'],
    ['with another state', returned({ state: `${ATTEMPT.state}x` }), 'INVALID'],
    ['without a code', returned({ code: null }), 'ONE_ID_AUTH_FAIL'],
    ['without an id token', returned({ idToken: null }), 'ONE_ID_TOKEN_FAIL'],
    ['with an id token that is no JWT', returned({ idToken: 'a.b' }), 'ONE_ID_TOKEN_FAIL'],
  ] as const)('%s ends in an error, and nothing is sent', (_case, step, error) => {
    expect(step).toEqual(failure(error));
  });

  it('links with the id token that the code was redeemed for', () => {
    expect(stepLinking(REDEEMING, { type: 'codeRedeemed', idToken: JWT })).toEqual({
      state: CREATING,
      effects: [{ type: 'link', espnToken: JWT }],
    });
  });

  it.each([
    [REDEEMING, { type: 'codeRedeemed', idToken: null }, 'ONE_ID_TOKEN_FAIL'],
    [REDEEMING, { type: 'codeRedeemed', idToken: 'not-a-jwt' }, 'ONE_ID_TOKEN_FAIL'],
    [REDEEMING, { type: 'requestFailed' }, 'INVALID'],
    [CREATING, { type: 'requestFailed' }, 'INVALID'],
    [CREATING, { type: 'linkAnswered', result: 'INVALID_TOKEN' }, 'ONE_ID_TOKEN_FAIL'],
    [CREATING, { type: 'linkAnswered', result: 'DUPLICATE_PAIRWISE_ID' }, 'DUPLICATE_PAIRWISE_ID'],
  ] as const)('%o fails on %o with %s', (state, event, error) => {
    expect(stepLinking(state, event)).toEqual(failure(error));
  });

  it('is over with SUCCESS', () => {
    expect(stepLinking(CREATING, { type: 'linkAnswered', result: 'SUCCESS' })).toEqual({
      state: { status: 'success' },
      effects: [],
    });
  });

  it('ignores whatever its state does not wait for', () => {
    const events: readonly LinkingEvent[] = [
      { type: 'codeRedeemed', idToken: JWT },
      { type: 'linkAnswered', result: 'SUCCESS' },
      { type: 'requestFailed' },
    ];
    const awaited: readonly (readonly [LinkingState, readonly LinkingEvent['type'][]])[] = [
      [NOT_LINKING, []],
      [REDEEMING, ['codeRedeemed', 'requestFailed']],
      [CREATING, ['linkAnswered', 'requestFailed']],
      [{ status: 'success' }, []],
      [{ status: 'error', error: 'INVALID' }, []],
    ];
    for (const [state, types] of awaited)
      for (const event of events)
        if (!types.includes(event.type))
          expect(stepLinking(state, event), `${state.status} ${event.type}`).toEqual({ state, effects: [] });
  });

  it('begins anew with every way back', () => {
    const fresh = returned({});
    for (const state of [REDEEMING, CREATING, { status: 'success' }, { status: 'error', error: 'INVALID' }] as const)
      expect(stepLinking(state, { type: 'returned', answer: ANSWER, attempt: ATTEMPT })).toEqual(fresh);
  });

  it('shows one of four modals', () => {
    const states: readonly (readonly [LinkingState, string])[] = [
      [NOT_LINKING, 'progress'],
      [REDEEMING, 'progress'],
      [CREATING, 'progress'],
      [{ status: 'success' }, 'success'],
      [{ status: 'error', error: 'ONE_ID_AUTH_FAIL' }, 'error'],
      [{ status: 'error', error: 'ONE_ID_TOKEN_FAIL' }, 'error'],
      [{ status: 'error', error: 'INVALID' }, 'error'],
      [{ status: 'error', error: 'DUPLICATE_PAIRWISE_ID' }, 'unable'],
    ];
    for (const [state, modal] of states) expect(modalOf(state)).toBe(modal);
    expect(Object.keys(LINKING_ERRORS)).toHaveLength(4);
  });
});

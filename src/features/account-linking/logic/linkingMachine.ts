import type { AccountLinkResult } from '../../../../core/wire/accountLinking.ts';
import { isJwt, type LinkAttempt, type ProviderAnswer } from './linkAttempt.ts';
import { LINKING_ERRORS, type LinkingError } from './linkingErrors.ts';

/** The way back from the provider. `step`: whose answer is waited for. */
export type LinkingState =
  | { readonly status: 'initial' }
  | { readonly status: 'loading'; readonly step: 'redeem' | 'link' }
  | { readonly status: 'error'; readonly error: LinkingError }
  | { readonly status: 'success' };

export type LinkingEvent =
  /** The browser is back. `attempt`: what was stored before it left; null: nothing usable. */
  | { readonly type: 'returned'; readonly answer: ProviderAnswer; readonly attempt: LinkAttempt | null }
  /** Null: the provider refused the code. */
  | { readonly type: 'codeRedeemed'; readonly idToken: string | null }
  | { readonly type: 'linkAnswered'; readonly result: AccountLinkResult }
  /** A request of ours was not answered, or refused. */
  | { readonly type: 'requestFailed' };

export type LinkingEffect =
  | { readonly type: 'redeem'; readonly code: string; readonly codeVerifier: string }
  | { readonly type: 'link'; readonly espnToken: string }
  | { readonly type: 'report'; readonly error: LinkingError };

export interface LinkingStep {
  readonly state: LinkingState;
  readonly effects: readonly LinkingEffect[];
}

export const NOT_LINKING: LinkingState = { status: 'initial' };

const failed = (error: LinkingError): LinkingStep => ({ state: { status: 'error', error }, effects: [{ type: 'report', error }] });

/** The specification's checks, in its order: a stored verifier, the same state, a code and an id token. */
function checkReturn(answer: ProviderAnswer, attempt: LinkAttempt | null): LinkingStep {
  if (attempt === null || answer.state !== attempt.state) return failed('INVALID');
  if (answer.code === null) return failed('ONE_ID_AUTH_FAIL');
  if (answer.idToken === null || !isJwt(answer.idToken)) return failed('ONE_ID_TOKEN_FAIL');
  return {
    state: { status: 'loading', step: 'redeem' },
    effects: [{ type: 'redeem', code: answer.code, codeVerifier: attempt.verifier }],
  };
}

function checkResult(result: AccountLinkResult): LinkingStep {
  switch (result) {
    case 'SUCCESS':
      return { state: { status: 'success' }, effects: [] };
    case 'DUPLICATE_PAIRWISE_ID':
      return failed('DUPLICATE_PAIRWISE_ID');
    case 'INVALID_TOKEN':
      return failed('ONE_ID_TOKEN_FAIL');
  }
}

/** A way back begins anew. Other events that the state does not wait for change nothing. */
export function stepLinking(state: LinkingState, event: LinkingEvent): LinkingStep {
  if (event.type === 'returned') return checkReturn(event.answer, event.attempt);
  if (state.status !== 'loading') return { state, effects: [] };
  if (event.type === 'requestFailed') return failed('INVALID');
  if (event.type === 'codeRedeemed' && state.step === 'redeem') {
    if (event.idToken === null || !isJwt(event.idToken)) return failed('ONE_ID_TOKEN_FAIL');
    return { state: { status: 'loading', step: 'link' }, effects: [{ type: 'link', espnToken: event.idToken }] };
  }
  if (event.type === 'linkAnswered' && state.step === 'link') return checkResult(event.result);
  return { state, effects: [] };
}

export type LinkingModal = 'progress' | 'error' | 'success' | 'unable';

/** The modal of a state: four for all of them. */
export function modalOf(state: LinkingState): LinkingModal {
  if (state.status === 'error') return LINKING_ERRORS[state.error].modal;
  return state.status === 'success' ? 'success' : 'progress';
}

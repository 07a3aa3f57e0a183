import type { LoginState } from '../placement/betButton.ts';

export type TransferState = 'NOT_TRANSFERRED' | 'LOADING' | 'PROMOTED' | 'DEMOTED';

interface TransferStep {
  readonly state: TransferState;
  /** What the change of the login state requires. */
  readonly task: 'promote' | 'demote' | 'fetch' | null;
}

/** Logging in promotes the anonymous slip, logging out demotes the player's slip, any other change only fetches the slip. */
export function onLoginChange(state: TransferState, before: LoginState, after: LoginState): TransferStep {
  if (before === after || after === 'unknown') return { state, task: null };
  if (before === 'loggedOut' && after === 'loggedIn') return { state: 'LOADING', task: 'promote' };
  if (before === 'loggedIn' && after === 'loggedOut') return { state: 'DEMOTED', task: 'demote' };
  return { state: 'NOT_TRANSFERRED', task: 'fetch' };
}

export function onPromoted(succeeded: boolean): TransferState {
  return succeeded ? 'PROMOTED' : 'NOT_TRANSFERRED';
}

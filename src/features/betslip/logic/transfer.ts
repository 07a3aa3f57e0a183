import type { LoginState } from './betButton.ts';

export type TransferState = 'NOT_TRANSFERRED' | 'LOADING' | 'PROMOTED' | 'DEMOTED';

/** What has to happen to the slip when the login state changes. */
export type TransferTask = 'promote' | 'demote' | 'fetch' | null;

export interface TransferStep {
  readonly state: TransferState;
  readonly task: TransferTask;
}

/** Anonymous to logged in promotes the anonymous slip; logged in to logged out demotes it; anything else just reads the slip. */
export function onLoginChange(state: TransferState, before: LoginState, now: LoginState): TransferStep {
  if (before === now || now === 'unknown') return { state, task: null };
  if (before === 'loggedOut' && now === 'loggedIn') return { state: 'LOADING', task: 'promote' };
  if (before === 'loggedIn' && now === 'loggedOut') return { state: 'DEMOTED', task: 'demote' };
  return { state: 'NOT_TRANSFERRED', task: 'fetch' };
}

export function onPromoted(succeeded: boolean): TransferState {
  return succeeded ? 'PROMOTED' : 'NOT_TRANSFERRED';
}

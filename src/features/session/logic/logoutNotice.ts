/** A log-out's text. `stays`: its toast stays until it is dismissed. */
export interface LogoutText {
  readonly text: string;
  readonly stays: boolean;
}

export type LogoutPlace = 'card' | 'toast';

/** The catalogue shows two as toasts: the daily time limit's, which stays, and that of a session unknown to the server. */
export function logoutPlace(reason: string): LogoutPlace {
  return ['heartbeat', 'dailyTimeLimit', 'unauthenticated'].includes(reason) ? 'toast' : 'card';
}

/** The first sentence, shown bold, and the rest. */
export function splitSentence(text: string): readonly [first: string, rest: string] {
  const end = text.search(/[.!] /);
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}

/** The log-out reason in the navigation state; null for any other value. */
export function reasonOf(navigationState: unknown): string | null {
  if (typeof navigationState !== 'object' || navigationState === null) return null;
  const { logoutReason } = navigationState as { logoutReason?: unknown };
  return typeof logoutReason === 'string' ? logoutReason : null;
}

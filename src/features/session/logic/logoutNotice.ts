/** A log-out's text as shown: above the log-in card, or as a toast. */
export interface LogoutText {
  readonly text: string;
  readonly stays: boolean;
}

export type LogoutPlace = 'card' | 'toast';

/** The catalogue makes two of them toasts: the daily time limit's, which stays, and that of a session the server no longer knows. */
export function logoutPlace(reason: string): LogoutPlace {
  return ['heartbeat', 'dailyTimeLimit', 'unauthenticated'].includes(reason) ? 'toast' : 'card';
}

/** First sentence and the rest, for a bold line and a calm one. */
export function splitSentence(text: string): readonly [first: string, rest: string] {
  const end = text.search(/[.!] /);
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}

/** Reads the reason that navigation carried; anything else is none. */
export function reasonOf(navigationState: unknown): string | null {
  if (typeof navigationState !== 'object' || navigationState === null) return null;
  const { logoutReason } = navigationState as { logoutReason?: unknown };
  return typeof logoutReason === 'string' ? logoutReason : null;
}

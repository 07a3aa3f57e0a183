/** A log-out's text. `stays`: its toast stays until it is dismissed. */
export interface LogoutText {
  readonly text: string;
  readonly stays: boolean;
}

export type LogoutPlace = 'card' | 'toast';

/** Where log-in says why: above its card, or as a toast where the player cannot know the cause. The daily time limit's toast stays. */
export function logoutPlace(reason: string): LogoutPlace {
  return ['heartbeat', 'dailyTimeLimit', 'unauthenticated', 'technicalIssue', 'refreshFailed'].includes(reason) ? 'toast' : 'card';
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

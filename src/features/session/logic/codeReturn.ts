import { err, ok, type Result } from '../../../../core/result.ts';
import { CHALLENGE_METHOD } from '../../../../core/wire/pkce.ts';

/** What a tab stores before it sends the player to the log-in page, for the return. */
export interface StoredLogIn {
  readonly verifier: string;
  readonly state: string;
  readonly redirectUri: string;
  /** The origin that has to answer. */
  readonly issuer: string;
  /** The page to open after the log-in, with its query. */
  readonly search: string;
}

export interface Returned {
  readonly code: string;
  readonly code_verifier: string;
  readonly redirect_uri: string;
}

/** Why a return from the log-in page cannot be used. */
export type ReturnProblem =
  /** The player chose not to log in. */
  | 'cancelled'
  /** The log-in page answered with another error. */
  | 'refused'
  /** This tab has not sent anybody to log in, or has already used the answer. */
  | 'notStarted'
  /** The answer belongs to another log-in, or comes from somebody else. */
  | 'notOurs'
  | 'noCode';

/** The authorize URL with the parameters of the specification (section 7). */
export function authorizeAddress(
  authorizeUrl: string,
  { clientId, challenge, redirectUri, state }: Readonly<Record<'clientId' | 'challenge' | 'redirectUri' | 'state', string>>,
): string {
  const parameters = {
    client_id: clientId,
    code_challenge: challenge,
    code_challenge_method: CHALLENGE_METHOD,
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${authorizeUrl}?${query.join('&')}`;
}

/** Reads what was stored; null for anything else. */
export function decodeStoredLogIn(text: string | null): StoredLogIn | null {
  if (text === null) return null;
  try {
    const { verifier, state, redirectUri, issuer, search } = JSON.parse(text) as Partial<StoredLogIn>;
    const isWhole = [verifier, state, redirectUri, issuer, search].every((field) => typeof field === 'string');
    return isWhole ? ({ verifier, state, redirectUri, issuer, search } as StoredLogIn) : null;
  } catch {
    return null;
  }
}

/** Checks a return (RFC 6749, section 4.1.2; RFC 9207 for `iss`) against what this tab has stored. */
export function readReturn(search: string, stored: StoredLogIn | null): Result<Returned, ReturnProblem> {
  const answer = new URLSearchParams(search);
  if (stored === null) return err('notStarted');
  if (answer.get('state') !== stored.state || answer.get('iss') !== stored.issuer) return err('notOurs');
  const error = answer.get('error');
  if (error !== null) return err(error === 'access_denied' ? 'cancelled' : 'refused');
  const code = answer.get('code');
  if (code === null || code === '') return err('noCode');
  return ok({ code, code_verifier: stored.verifier, redirect_uri: stored.redirectUri });
}

/** The message to the player, each with what to do. */
export function returnProblemText(problem: ReturnProblem): string {
  switch (problem) {
    case 'cancelled':
      return 'You haven’t logged in. Log in whenever you like.';
    case 'refused':
      return 'The login page couldn’t log you in. Please try again.';
    case 'notStarted':
      return 'This login has already been used, or was started in another window. Please log in again.';
    case 'notOurs':
      return 'This answer doesn’t belong to your login, so it wasn’t used. Please log in again.';
    case 'noCode':
      return 'The login page sent no answer. Please try again.';
  }
}

/** Why a log-in failed; mirrors the answers of the platform's session. */
export type LogInProblem =
  | { readonly kind: 'stopped' | 'codeRequired'; readonly text: string }
  | { readonly kind: 'invalidCredentials' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unreachable'; readonly code: string }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'unexpected' };

/** The message to the player: what is safe, then what to do. Never says which of the two fields was wrong. */
export function logInProblemText(problem: LogInProblem): string {
  switch (problem.kind) {
    case 'stopped':
    case 'codeRequired':
      return problem.text;
    case 'invalidCredentials':
      return 'That email or username and password don’t go together. Check both and try again.';
    case 'locked':
      return `Too many tries. For your safety, wait ${waitText(problem.retryAfterSeconds)} before the next one.`;
    case 'unreachable':
      return unreachableText(problem.code);
    case 'maintenance':
      return 'We are currently undergoing maintenance';
    case 'busy':
      return 'The server is busy at the moment. Wait a few seconds and try again.';
    case 'unexpected':
      return 'Oops, we encountered an error. Please hang on and try again later while we sort things out.';
  }
}

/** Texts by the REST client's codes. Trying again is safe in all cases. */
function unreachableText(code: string): string {
  switch (code) {
    case 'NETWORK_ERROR':
      return 'You’re offline. Connect to the internet and try again.';
    case 'TIMEOUT_ERROR':
      return 'The server is taking too long to answer. Wait a moment and try again.';
    default:
      return 'We couldn’t reach the server, so nothing was sent twice. Check your connection and try again.';
  }
}

function waitText(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

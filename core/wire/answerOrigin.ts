import { SERVER_HEADER } from './headers.ts';
import { type AnswerFacts, readMaintenanceHeaders } from './maintenance.ts';

/**
 * Who answered. ours: our server · foreign: a page of something in its place, a captive portal or a proxy without our server behind it ·
 * unclear: an error that may be a proxy's, or another server's of the contract; `/healthz` decides.
 */
export type AnswerOrigin = 'ours' | 'unclear' | 'foreign';

const FIRST_ERROR_STATUS = 500;
/** RFC 6585: the network wants a log-in. */
const NETWORK_LOG_IN_STATUS = 511;

/** Only pages are HTML, and no request that this is asked for is a page. */
export function originOf({ status, headers }: AnswerFacts): AnswerOrigin {
  if (headers.get(SERVER_HEADER) !== null || readMaintenanceHeaders(headers) !== null) return 'ours';
  if (/^text\/html\b/i.test(headers.get('content-type') ?? '')) return 'foreign';
  return status < FIRST_ERROR_STATUS ? 'ours' : 'unclear';
}

/** What an answer to a probe proves. error: an error, not ours, as of a proxy before a server that restarts · none: there was none. */
export type ProbeOutcome = 'ours' | 'foreign' | 'error' | 'none';

/** The answer of `/healthz` is ours by its header or by its JSON, in a maintenance as well. */
export async function probeOutcomeOf(response: Response): Promise<ProbeOutcome> {
  if (response.headers.get(SERVER_HEADER) !== null || readMaintenanceHeaders(response.headers) !== null) return 'ours';
  if (response.status >= FIRST_ERROR_STATUS && response.status !== NETWORK_LOG_IN_STATUS) return 'error';
  const body: unknown = await response.json().catch(() => null);
  return response.ok && typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok' ? 'ours' : 'foreign';
}

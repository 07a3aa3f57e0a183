import type { IncomingHttpHeaders } from 'node:http';

/** Pages that are always served here to phones and tablets. */
const SERVED_HERE = ['/shared_bet', '/signup'];

/** Request headers that the answer for a page depends on, where a redirect target is set. */
export const MOBILE_VARY = 'sec-ch-ua-mobile, user-agent';

/** Uses the browser's client hint, else its user agent. */
export function isMobile(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1') return true;
  return hint === undefined && /Mobi|Android|iPhone|iPad|iPod/.test(headers['user-agent'] ?? '');
}

/** The address this browser is redirected to; null: the page is served here, as it always is without a target. */
export function mobileRedirect(target: string | null, path: string, headers: IncomingHttpHeaders): string | null {
  return target !== null && isMobile(headers) && !SERVED_HERE.includes(path) ? target : null;
}

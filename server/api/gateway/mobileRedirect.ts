import type { IncomingHttpHeaders } from 'node:http';

/** Pages that phones and tablets are served here, wherever else they are sent. */
const SERVED_HERE = ['/shared_bet', '/signup'];

/** What the answer for a page depends on, where there is somewhere to send phones and tablets to. */
export const MOBILE_VARY = 'sec-ch-ua-mobile, user-agent';

/** By the browser's own hint where it gives one, else by the name it goes by. */
export function isMobile(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1') return true;
  return hint === undefined && /Mobi|Android|iPhone|iPad|iPod/.test(headers['user-agent'] ?? '');
}

/** Where this browser is sent instead of this page; null: it is served here, as everybody is as long as there is no target. */
export function mobileRedirect(target: string | null, path: string, headers: IncomingHttpHeaders): string | null {
  return target !== null && isMobile(headers) && !SERVED_HERE.includes(path) ? target : null;
}

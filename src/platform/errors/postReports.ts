import { ANALYTICS_PATH } from '../../../core/apiPaths.ts';
import { type AppFacts, appHeaders } from '../http/appHeaders.ts';
import type { Fetch } from '../http/observedFetch.ts';
import type { ErrorReport } from './reporter.ts';

/** Only the first part of a path: the rest may contain search terms. */
function sectionOf(pathname: string): string {
  return `/${pathname.split('/')[1] ?? ''}`;
}

/** Posts reports to the server's own path, without authorization or cookies. They are sent even when the page closes. */
export function postReports(fetch: Fetch, facts: AppFacts, pathname: () => string) {
  return async (reports: readonly ErrorReport[]): Promise<boolean> => {
    const about = { brand: facts.brand, version: facts.version, page: sectionOf(pathname()) };
    const events = reports.map((report) => ({ name: 'client_error', properties: { ...about, ...report } }));
    try {
      const response = await fetch(ANALYTICS_PATH, {
        method: 'POST',
        headers: { ...appHeaders(facts, { kind: 'none' }), 'content-type': 'application/json' },
        body: JSON.stringify(events),
        credentials: 'omit',
        keepalive: true,
      });
      return response.ok;
    } catch {
      return false;
    }
  };
}

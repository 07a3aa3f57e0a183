import { ANALYTICS_PATH } from '../../../core/apiPaths.ts';
import { type AppFacts, appHeaders } from '../http/appHeaders.ts';
import type { Fetch } from '../http/observedFetch.ts';
import type { ErrorReport } from './reporter.ts';

/** Of an address only what part of the app it is: the rest may name what somebody searched for. */
function sectionOf(pathname: string): string {
  return `/${pathname.split('/')[1] ?? ''}`;
}

/** Sends reports to the server's own path, without log-in or cookies. They go out though the page is left meanwhile. */
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

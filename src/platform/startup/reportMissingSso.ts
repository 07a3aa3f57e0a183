import { isEmpty } from '../../../core/isEmpty.ts';
import type { ReportError } from '../errors/reporter.ts';
import type { ExternalStore } from '../externalStore.ts';
import type { StartupState } from './startup.ts';

/** Listens to startup: reports, once, that single sign-on lacks its client id or its authorize URL. The player does not see it. */
export function reportMissingSso(startup: ExternalStore<StartupState>, report: ReportError): () => void {
  let isReported = false;
  return () => {
    const identity = startup.getSnapshot().data?.serviceAttributes.identity;
    if (identity === undefined || isReported) return;
    isReported = true;
    for (const name of ['clientId', 'authorizeUrl'] as const) if (isEmpty(identity[name])) report(`sso.${name}`, 'missing');
  };
}

import { isEmpty } from '../../../core/isEmpty.ts';
import type { ReportError } from '../errors/reporter.ts';
import type { ExternalStore } from '../externalStore.ts';
import type { StartupState } from './startup.ts';

/** Listens to startup: reports, once, that an installer of the location check lacks its id or its addresses. The player does not see it. */
export function reportMissingInstaller(startup: ExternalStore<StartupState>, report: ReportError): () => void {
  let isReported = false;
  return () => {
    const geolocation = startup.getSnapshot().data?.serviceAttributes.geolocation;
    if (geolocation === undefined || isReported) return;
    for (const { id, cdnUrls } of geolocation.installers) {
      if (isEmpty(id)) report('location.installerId', 'missing');
      if (cdnUrls.length === 0) report('location.installerUrl', 'missing');
      isReported ||= isEmpty(id) || cdnUrls.length === 0;
    }
  };
}

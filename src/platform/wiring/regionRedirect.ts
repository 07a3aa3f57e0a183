import { lazyModule } from '../../../core/lazyModule.ts';
import { REDIRECTED_REGION } from '../../../core/texts/regions.ts';
import type { ReportError } from '../errors/reporter.ts';
import { whenStore } from '../externalStore.ts';
import { restClient } from '../http/restClient.ts';
import type { Startup } from '../startup/startup.ts';
import type { Network } from './network.ts';

const redirect = lazyModule(() => import('../startup/regionRedirect.ts').then((module) => module.redirectByRegion));

/** Once startup has told the region: sends the visitors of the one that has a variant of its own there. */
export async function redirectVisitors(startup: Startup, network: Network, report: ReportError): Promise<void> {
  await whenStore(startup, ({ data }) => data !== null);
  const code = startup.getSnapshot().data?.regionalMetadata.currentRegionCode;
  if (code !== REDIRECTED_REGION) return;
  const isOnline = (): boolean => network.connectivity.getSnapshot().online;
  await redirect.load().then(
    (redirectByRegion) =>
      redirectByRegion(code, {
        rest: restClient({ fetchWithin: network.fetchWithin, isOnline }),
        here: () => location.href,
        leave: (url) => location.replace(url),
      }),
    (error: unknown) => report('region', error),
  );
}

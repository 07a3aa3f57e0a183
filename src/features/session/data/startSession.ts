import { derivedStore } from '../../../platform/externalStore.ts';
import type { PlatformServices, SharedServices, Visitor } from '../../../platform/services.ts';
import { logOutQuestionOf } from './logOutQuestion.ts';
import { sessionStartOf } from './sessionStart.ts';

export function startSession(services: PlatformServices): Pick<SharedServices, 'visitor' | 'askToLogOut'> {
  // Startup answers every ten seconds while somebody is logged in: only another place is news.
  const place = derivedStore(services.startup, ({ data }) => {
    const region = data?.regionalMetadata;
    return region ? `${region.ipAddressCountryCode}\n${region.currentRegion.name}` : null;
  });
  const visitor = derivedStore(place, (text): Visitor | null => {
    const [ipCountryCode = '', regionName = ''] = text?.split('\n') ?? [];
    return text === null ? null : { ipCountryCode, regionName };
  });
  // The session began at the first moment this device saw it, whichever page that was on.
  sessionStartOf(services);
  return { visitor, askToLogOut: () => logOutQuestionOf(services).set(true) };
}

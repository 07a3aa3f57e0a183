import { derivedStore } from '../../../platform/externalStore.ts';
import type { PlatformServices, SharedServices, Visitor } from '../../../platform/services.ts';
import { logOutQuestionOf } from './logOutQuestion.ts';
import { supportWidgetOf } from './supportWidget.ts';

export function startSession(services: PlatformServices): Pick<SharedServices, 'visitor' | 'askToLogOut' | 'openSupport'> {
  // Startup answers every ten seconds for a player. Deriving from a text notifies only when the region changes.
  const place = derivedStore(services.startup, ({ data }) => {
    const region = data?.regionalMetadata;
    return region ? `${region.ipAddressCountryCode}\n${region.currentRegion.name}` : null;
  });
  const visitor = derivedStore(place, (text): Visitor | null => {
    const [ipCountryCode = '', regionName = ''] = text?.split('\n') ?? [];
    return text === null ? null : { ipCountryCode, regionName };
  });
  return {
    visitor,
    askToLogOut: () => logOutQuestionOf(services).set(true),
    openSupport: () => supportWidgetOf(services).set(true),
  };
}

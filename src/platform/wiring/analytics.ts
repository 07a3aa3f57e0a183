import { type Analytics, createAnalytics } from '../analytics/analytics.ts';
import { whenIdle } from '../analytics/idleTask.ts';
import { viewerData } from '../analytics/viewerData.ts';
import type { CoreParts } from '../core.ts';
import { errorSampleRate, isSampled } from '../errors/sampling.ts';
import { restClient } from '../http/restClient.ts';
import { listenToLeaving } from './browser.ts';

/** The event broker's client of this page. */
export function startAnalytics({ core, network, sendEvents }: CoreParts): Analytics {
  const isOnline = (): boolean => core.connection.getSnapshot().online;
  const analytics = createAnalytics({
    timers: core.timers,
    whenIdle,
    isSampled: isSampled(core.facts.installId, errorSampleRate()),
    isOnline,
    send: sendEvents,
    viewer: viewerData(restClient({ fetchWithin: network.fetchWithin, isOnline })),
  });
  listenToLeaving(analytics.flush);
  return analytics;
}

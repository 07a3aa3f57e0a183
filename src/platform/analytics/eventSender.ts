import type { AnalyticsEventName, AnalyticsEvents } from '../../../core/wire/analyticsEvents.ts';
import { ANALYTICS_PATH } from '../../../core/wire/apiPaths.ts';
import { sampleBucketOf } from '../../../core/wire/sampling.ts';
import { type AppFacts, appHeaders } from '../http/appHeaders.ts';
import type { Fetch } from '../http/observedFetch.ts';

/** An event for the broker. */
export type AnalyticsEvent<Name extends AnalyticsEventName = AnalyticsEventName> = {
  readonly [Each in Name]: { readonly name: Each; readonly properties: AnalyticsEvents[Each] };
}[Name];

export interface EventSenderPorts {
  readonly fetch: Fetch;
  /** `navigator.sendBeacon`; false when the browser does not take it. */
  readonly beacon: (path: string, body: Blob) => boolean;
  readonly facts: AppFacts;
  readonly pathname: () => string;
}

/** Sends events to the server; false when it did not accept them. Never throws. @param isLeaving the page may close: by a beacon. */
export type SendEvents = (events: readonly AnalyticsEvent[], isLeaving: boolean) => Promise<boolean>;

/** Only the first part of a path: the rest may contain search terms. */
function sectionOf(pathname: string): string {
  return `/${pathname.split('/')[1] ?? ''}`;
}

/**
 * The broker's sender: posts to the server's own path, without authorization. The device's id stays here; of it only the bucket of its
 * sample is sent.
 */
export function eventSender({ fetch, beacon, facts, pathname }: EventSenderPorts): SendEvents {
  const bucket = sampleBucketOf(facts.installId);
  return async (events, isLeaving) => {
    const about = { brand: facts.brand, version: facts.version, page: sectionOf(pathname()), bucket };
    const body = JSON.stringify(events.map(({ name, properties }) => ({ name, properties: { ...about, ...properties } })));
    try {
      if (isLeaving && beacon(ANALYTICS_PATH, new Blob([body], { type: 'application/json' }))) return true;
      const response = await fetch(ANALYTICS_PATH, {
        method: 'POST',
        headers: { ...appHeaders(facts, { kind: 'none' }), 'content-type': 'application/json' },
        body,
        credentials: 'omit',
        keepalive: true,
      });
      return response.ok;
    } catch {
      return false;
    }
  };
}

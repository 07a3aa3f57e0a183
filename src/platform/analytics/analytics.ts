import type { AnalyticsEventName, AnalyticsEvents, ViewerData } from '../../../core/wire/analyticsEvents.ts';
import type { Timers } from '../clock.ts';
import type { AnalyticsEvent, SendEvents } from './eventSender.ts';

export interface Analytics {
  /** Sends an event with the next batch. */
  track<Name extends AnalyticsEventName>(name: Name, properties: AnalyticsEvents[Name]): void;
  /** Sends the waiting events at once, because the page may close. */
  flush(): void;
}

export interface AnalyticsPorts {
  readonly timers: Timers;
  /** Runs a task when the browser is idle. */
  readonly whenIdle: (run: () => void) => void;
  /** Whether this device sends the events that are sampled. */
  readonly isSampled: boolean;
  readonly isOnline: () => boolean;
  readonly send: SendEvents;
  readonly viewer: () => Promise<ViewerData>;
}

const BATCH_MS = 2_000;
const RETRY_MS = 30_000;
const TRIES = 3;
/** The newest events are kept; the server takes at most a hundred in a request. */
const MAXIMUM_WAITING = 50;
/** Sent by the devices in the sample only. */
const SAMPLED: ReadonlySet<AnalyticsEventName> = new Set(['FLAGS_EVALUATED', 'BETSLIP_ERROR']);
/** Sent with the viewer's data. */
const WITH_VIEWER: ReadonlySet<AnalyticsEventName> = new Set(['LOGIN_COMPLETE', 'LOGOUT']);

/** The event broker's client: collects events, and sends them in batches in idle moments. */
export function createAnalytics({ timers, whenIdle, isSampled, isOnline, send, viewer }: AnalyticsPorts): Analytics {
  let waiting: AnalyticsEvent[] = [];
  let isScheduled = false;
  let failures = 0;

  function schedule(delayMs: number): void {
    if (isScheduled) return;
    isScheduled = true;
    timers.after(delayMs, () => whenIdle(() => void sendWaiting()));
  }

  function add(events: readonly AnalyticsEvent[]): void {
    waiting = [...waiting, ...events].slice(-MAXIMUM_WAITING);
  }

  async function withViewer(events: readonly AnalyticsEvent[]): Promise<readonly AnalyticsEvent[]> {
    if (!events.some(({ name }) => WITH_VIEWER.has(name))) return events;
    const viewerFacts = await viewer();
    return events.map((event) =>
      WITH_VIEWER.has(event.name) ? ({ ...event, properties: { ...event.properties, ...viewerFacts } } as AnalyticsEvent) : event,
    );
  }

  async function sendWaiting(): Promise<void> {
    isScheduled = false;
    if (waiting.length === 0) return;
    if (!isOnline()) {
      schedule(RETRY_MS);
      return;
    }
    const batch = await withViewer(waiting.splice(0));
    const isTaken = await send(batch, false);
    failures = isTaken ? 0 : failures + 1;
    if (!isTaken && failures < TRIES) {
      const since = waiting;
      waiting = [];
      add([...batch, ...since]);
    } else failures = 0;
    if (waiting.length > 0) schedule(isTaken ? BATCH_MS : RETRY_MS);
  }

  return {
    track: (name, properties) => {
      if (SAMPLED.has(name) && !isSampled) return;
      add([{ name, properties } as AnalyticsEvent]);
      schedule(BATCH_MS);
    },
    flush: () => {
      if (waiting.length > 0) void send(waiting.splice(0), true);
    },
  };
}

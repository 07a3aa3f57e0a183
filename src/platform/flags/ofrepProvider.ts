import {
  ErrorCode,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk';
import type { Timers } from '../clock.ts';
import type { ExternalStore } from '../externalStore.ts';
import type { AnsweredFlag, AskFlags } from './askFlags.ts';

export interface OfrepProviderPorts {
  readonly ask: AskFlags;
  readonly timers: Timers;
  /** False: no polls, because the page is hidden or offline, or during maintenance. Polls at once when it becomes true again. */
  readonly isAwake: ExternalStore<boolean>;
}

/** Until the server has named another interval. */
const POLL_SECONDS = 5;

/**
 * OpenFeature's provider over the server's OFREP endpoint (docs/adr/0016): all flags in one request, repeated with their ETag. A failed
 * request leaves the flags as they are.
 */
export function createOfrepProvider({ ask, timers, isAwake }: OfrepProviderPorts): Provider {
  const events = new OpenFeatureEventEmitter();
  let flags: ReadonlyMap<string, AnsweredFlag> = new Map();
  let etag: string | null = null;
  let pollSeconds = POLL_SECONDS;
  /** Counts requests: the answer to an earlier one may be of another visitor. */
  let sent = 0;
  let cancel = (): void => undefined;
  let stopListening = (): void => undefined;

  /** @returns the keys of the flags that changed. */
  async function refresh(): Promise<readonly string[]> {
    sent += 1;
    const mine = sent;
    cancel();
    const answer = await ask(etag);
    if (mine !== sent) return [];
    cancel = timers.after(pollSeconds * 1_000, poll);
    if (answer === null || answer === 'unchanged') return [];
    const before = flags;
    flags = answer.flags;
    etag = answer.etag;
    pollSeconds = answer.pollSeconds ?? POLL_SECONDS;
    const keys = new Set([...before.keys(), ...flags.keys()]);
    return [...keys].filter((key) => before.get(key)?.value !== flags.get(key)?.value);
  }

  function poll(): void {
    if (!isAwake.getSnapshot()) return;
    void refresh().then((flagsChanged) => {
      if (flagsChanged.length > 0) events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged: [...flagsChanged] });
    });
  }

  function resolve<Value extends JsonValue>(key: string, byDefault: Value): ResolutionDetails<Value> {
    const flag = flags.get(key);
    if (flag === undefined) return { value: byDefault, reason: 'DEFAULT' };
    if (typeof flag.value !== typeof byDefault) return { value: byDefault, reason: 'ERROR', errorCode: ErrorCode.TYPE_MISMATCH };
    return { value: flag.value as Value, reason: flag.reason };
  }

  return {
    metadata: { name: 'slipstream-ofrep' },
    runsOn: 'client',
    events,
    initialize: async () => {
      stopListening = isAwake.subscribe(poll);
      await refresh();
    },
    onContextChange: async () => {
      await refresh();
    },
    onClose: async () => {
      sent += 1;
      cancel();
      stopListening();
    },
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
  };
}

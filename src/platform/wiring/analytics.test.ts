import { afterEach, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../analytics/eventSender.ts';
import type { CoreParts } from '../core.ts';
import { createStore } from '../externalStore.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { startAnalytics } from './analytics.ts';

afterEach(() => vi.unstubAllGlobals());

/** The wiring of a page in a build with this sample rate. `sent` are the names of the events that have left it. */
function page(sampleRate: number) {
  const time = fakeTime();
  const idle: { readonly run: () => void; readonly options: unknown }[] = [];
  const listeners = new Map<string, () => void>();
  const sent: string[] = [];
  vi.stubGlobal('__ERROR_SAMPLE_RATE__', sampleRate);
  vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => void listeners.set(type, listener));
  vi.stubGlobal('requestIdleCallback', (run: () => void, options: unknown) => void idle.push({ run, options }));
  const analytics = startAnalytics({
    core: {
      facts: { brand: 'tsb', version: '0.1.0', installId: 'device' },
      timers: time.timers,
      connection: createStore({ online: true, live: true }),
    },
    network: { fetchWithin: () => fetch },
    sendEvents: async (events: readonly AnalyticsEvent[]) => {
      sent.push(...events.map(({ name }) => name));
      return true;
    },
  } as unknown as CoreParts);
  return { analytics, time, idle, sent, leave: () => listeners.get('pagehide')?.() };
}

const flags = { flags: { search: true } } as const;

it('a page’s events wait for an idle moment, for at most 50 ms', async () => {
  const { analytics, time, idle, sent } = page(101);
  analytics.track('FLAGS_EVALUATED', flags);
  await time.pass(2_000);
  expect(idle.map(({ options }) => options)).toEqual([{ timeout: 50 }]);
  expect(sent).toEqual([]);
  idle[0]?.run();
  await settle();
  expect(sent).toEqual(['FLAGS_EVALUATED']);
});

it('a page in a build with an empty sample sends none of the sampled events, and all of the others', () => {
  const { analytics, sent, leave } = page(0);
  analytics.track('FLAGS_EVALUATED', flags);
  analytics.track('LOGOUT', { method: 'manual' });
  leave();
  expect(sent).toEqual(['LOGOUT']);
});

import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { RealityCheck } from '../../src/features/session/ui/RealityCheck.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { noSessionTimes } from '../../src/platform/session/sessionTimesState.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { renderInPage } from '../support/page.tsx';

it('a reality check that is seen is reported once, and its answer too; a tab that nobody sees reports none', async () => {
  const server = fakeServer();
  server.answer('POST /i/reality_checks', () => ({}));
  const understood = vi.fn();
  const times = createStore({ ...noSessionTimes(0), sessionStart: 0, sessionDuration: 3_600_000, realityCheckinInterval: 3_600 });
  let isSeen = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'));
  const services = {
    data: server.data,
    connection: server.connection,
    session: server.session,
    timers: { every: () => () => undefined, after: () => () => undefined },
    playerSession: createStore({ times, understood }),
  };
  renderInPage(<RealityCheck />, { services, player: {}, brand: await loadBrand('tsc') });
  await act(settle);
  const sent = () => server.calls.filter((call) => call.startsWith('POST'));
  expect(sent()).toEqual([]);
  isSeen = true;
  for (const _twice of [1, 2]) await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(sent()).toEqual(['POST /i/reality_checks {"event":"shown","elapsed_seconds":3600}']);
  expect(toasts.getSnapshot().at(-1)?.detail).toBe('Check-in frequency: every 1 hour');
  await act(async () => toasts.getSnapshot().at(-1)?.action?.onClick());
  expect(understood).toHaveBeenCalledOnce();
  expect(sent().at(-1)).toBe('POST /i/reality_checks {"event":"answered","elapsed_seconds":3600}');
});

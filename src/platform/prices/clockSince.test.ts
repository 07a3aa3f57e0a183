import { expect, it } from 'vitest';
import { clockSince } from './clockSince.ts';

const event = { status: 'IN_PLAY', state: 'live', asOf: '2026-11-27T18:36:00Z', silentSince: null } as const;
const silentSince = '2026-11-27T18:37:00Z';

it('a clock is of now while its feed speaks and the page is connected, else of the last moment that is known', () => {
  expect(clockSince(event)).toBeNull();
  expect(clockSince({ ...event, state: 'stale' })).toBeNull();
  expect(clockSince({ ...event, silentSince })).toBe(silentSince);
  expect(clockSince({ ...event, state: 'paused' })).toBe(event.asOf);
  expect(clockSince({ ...event, state: 'paused', silentSince })).toBe(silentSince);
  for (const status of ['PRE_GAME', 'FINISHED'] as const) expect(clockSince({ ...event, status, silentSince })).toBeNull();
  expect(clockSince(null)).toBeNull();
});

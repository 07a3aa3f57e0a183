import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../../core/settings.ts';
import { stubBrowser } from './testing/identityPage.ts';

const MINUTE_MS = 60_000;

beforeEach(() => stubBrowser(vi.stubGlobal));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  [{}, 30],
  [{ INACTIVITY_FIRST: 'stored' }, 25],
] as const)(
  '[S9.32 S9.31 W9.21] with %o a player’s page whose session has both thresholds ends after %s minutes',
  async (environment, minutes) => {
    vi.stubGlobal('__SETTINGS__', readSettings(environment));
    vi.resetModules();
    const { page } = await import('./testing/identityPage.ts');
    await Promise.all([import('./playerSession.ts'), import('../location/place.ts')]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    // The stored expiry is 25 minutes.
    const { session } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn({ username: 'demo', password: 'slipstream-demo' });
    await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot().logoutReason).toBe('inactivity');
  },
);

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { casinoMenu } from '../../src/features/navigation/data/menuData.ts';
import { LeftMenu } from '../../src/features/navigation/ui/LeftMenu.tsx';
import { standaloneMenu } from '../../src/features/navigation/ui/standaloneMenuPart.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { noSessionTimes } from '../../src/platform/session/sessionTimesState.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import type { PlayerSession } from '../../src/platform/wiring/playerSession.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';

const START = Date.UTC(2026, 10, 23, 20);

interface Shown {
  readonly code: string;
  readonly status: 'loggedIn' | 'loggedOut' | 'unknown';
  /** Seconds since the log-in. */
  readonly elapsed?: number;
  /** Seconds. */
  readonly interval?: number | null;
}

async function columnOf({ code, status, elapsed = 0, interval = 3600 }: Shown): Promise<string> {
  await standaloneMenu.preload();
  const currentTime = START + elapsed * 1000;
  const playing = { ...noSessionTimes(currentTime), sessionStart: START, sessionDuration: elapsed * 1000 };
  const times = createStore({ ...playing, realityCheckinInterval: interval, realityCheckinStartAt: START });
  const services = fakeServices({
    session: createStore({ status, playerAlias: null, logoutReason: null }) as unknown as Services['session'],
    playerSession: createStore({ times } as unknown as PlayerSession),
    startup: createStore({ state: 'loading', data: null, cfWaitingRoom: null }) as unknown as Services['startup'],
    data: fakeServerData(new Map<unknown, unknown>([[casinoMenu, []]])),
    flags: fakeFlags(),
  });
  const menu = createElement(ServicesContext, { value: services }, createElement(LeftMenu));
  const page = createElement(BrandContext, { value: await loadBrand(code) }, menu);
  return renderToStaticMarkup(createElement(MemoryRouter, null, page));
}

const boxOf = async (shown: Shown): Promise<string | null> =>
  /<section [^>]*aria-label="Session">(.*?)<\/section>/.exec(await columnOf(shown))?.[1] ?? null;

describe('the session box at the foot of a standalone casino’s menu', () => {
  it('tells a player the time in the session and the minutes to the next reality check, and leads to the limits', async () => {
    const box = (await boxOf({ code: 'hwc', status: 'loggedIn', elapsed: 2046 })) ?? '';
    expect(
      box
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s{2,}/),
    ).toEqual(['Session', '0:34:06', 'Next check-in', '26 min', 'Limits &amp; help']);
    expect(box).toContain('href="/account/responsible-gaming"');
  });

  it('says Now while the reality check is open, and has no such line for a player without one', async () => {
    expect(await boxOf({ code: 'tsc', status: 'loggedIn', elapsed: 3600 })).toContain('<strong>Now</strong>');
    expect(await boxOf({ code: 'tsc', status: 'loggedIn', interval: null })).not.toContain('Next check-in');
  });

  it('is not there for a visitor, before the session is known, and in an app with sports', async () => {
    for (const status of ['loggedOut', 'unknown'] as const) expect(await boxOf({ code: 'hwc', status })).toBeNull();
    for (const code of ['tsb', 'espnbet']) expect(await boxOf({ code, status: 'loggedIn' })).toBeNull();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { POSITION_MS, page, stubBrowser } from './testing/identityPage.ts';

fakeBrowser();

const NEWARK = { latitude: 40.7357, longitude: -74.1724, accuracy: 20 };
const credentials = { username: 'demo', password: 'slipstream-demo' };

type Opened = ReturnType<typeof page>;
const last = ({ questions }: Opened, name: string): unknown => questions.findLast((one) => one.name === name)?.variables;

/** The player's location check has authorized this packet. */
const receive = (geoPacket: string): void => sessionStorage.setItem('slipstream.location.test', geoPacket);

/** Lets the page read the browser's position: its code is loaded first, which takes real time. */
async function passPosition(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(POSITION_MS);
}

async function loggedIn(opened: Opened): Promise<void> {
  await passPosition();
  await opened.session.logIn(credentials);
}

describe('what startup is asked with', () => {
  it('a visitor without a permission sends nothing of a location, and is not asked for one', async () => {
    stubBrowser(vi.stubGlobal, { permission: 'prompt', position: NEWARK });
    const opened = page(30);
    await vi.advanceTimersByTimeAsync(0);
    await passPosition();
    expect(opened.questions).toEqual([{ name: 'Startup', variables: {} }]);
  });

  it('coordinates come from the browser where it may answer, and startup is asked once more with them', async () => {
    stubBrowser(vi.stubGlobal, { permission: 'granted', position: NEWARK });
    const opened = page(30);
    await passPosition();
    expect(opened.questions).toEqual([
      { name: 'Startup', variables: {} },
      { name: 'Startup', variables: { latLongParams: NEWARK } },
    ]);
  });

  it('a player sends the geo packet and the coordinates, also for the session data', async () => {
    stubBrowser(vi.stubGlobal, { permission: 'granted', position: NEWARK });
    const opened = page(30);
    receive('packet');
    await loggedIn(opened);
    expect(last(opened, 'PostLogin')).toEqual({ geoPacket: 'packet', latLongParams: NEWARK });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last(opened, 'Startup')).toMatchObject({ geoPacket: 'packet', latLongParams: NEWARK });
  });

  it('a packet stays over a reload of the tab, and ends with the log-out', async () => {
    stubBrowser(vi.stubGlobal);
    page(30);
    receive('packet');
    const reloaded = page(30);
    await loggedIn(reloaded);
    expect(last(reloaded, 'PostLogin')).toEqual({ geoPacket: 'packet' });
    await reloaded.session.logOut('none');
    await loggedIn(reloaded);
    expect(last(reloaded, 'PostLogin')).toEqual({});
  });

  it.each([
    { code: 'GEO_PACKET_INVALID', left: { latLongParams: NEWARK } },
    { code: 'LAT_LONG_INVALID', left: { geoPacket: 'packet' } },
  ])('what the server refuses as $code is dropped, and asked again without it', async ({ code, left }) => {
    stubBrowser(vi.stubGlobal, { permission: 'granted', position: NEWARK });
    const opened = page(30);
    receive('packet');
    await passPosition();
    opened.refusals.push(code);
    await opened.session.logIn(credentials);
    expect(opened.questions.filter(({ name }) => name === 'PostLogin').map(({ variables }) => variables)).toEqual([
      { geoPacket: 'packet', latLongParams: NEWARK },
      left,
    ]);
    expect(opened.session.getSnapshot().status).toBe('loggedIn');
  });

  it('the first startup of a player connects the anonymous token of the device, once', async () => {
    stubBrowser(vi.stubGlobal);
    const opened = page(30);
    await loggedIn(opened);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last(opened, 'Startup')).toEqual({ connectToken: 'anonymous' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last(opened, 'Startup')).toEqual({});
  });

  it('an anonymous token that is good no more is dropped', async () => {
    stubBrowser(vi.stubGlobal);
    const opened = page(30);
    await loggedIn(opened);
    opened.refusals.push('CONNECT_TOKEN_INVALID');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(opened.questions.slice(-2).map(({ variables }) => variables)).toEqual([{ connectToken: 'anonymous' }, {}]);
    expect(opened.startup.getSnapshot().state).toBe('done');
  });
});

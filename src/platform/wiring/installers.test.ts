import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { page, stubBrowser } from './testing/identityPage.ts';

fakeBrowser(stubBrowser);

const credentials = { username: 'demo', password: 'slipstream-demo' };
const CDN = 'https://cdn.test/windows.exe';

describe('an installer of the location check', () => {
  it('without id or address is reported to a player, once, and to no visitor', async () => {
    const { session, startup, installers, reports } = page(30);
    installers.push({ id: 'windows', cdnUrls: [CDN] }, { id: ' ', cdnUrls: [CDN] }, { id: 'macos', cdnUrls: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(reports).toEqual([]);
    await session.logIn(credentials);
    await startup.load();
    expect(reports).toEqual([
      ['location.installerId', 'missing'],
      ['location.installerUrl', 'missing'],
    ]);
  });

  it('an installer with both is not reported, nor is none at all', async () => {
    const { session, startup, installers, reports } = page(30);
    await session.logIn(credentials);
    installers.push({ id: 'windows', cdnUrls: [CDN] });
    await startup.load();
    expect(reports).toEqual([]);
  });
});

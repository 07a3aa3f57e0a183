import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { page, stubBrowser } from './testing/identityPage.ts';

fakeBrowser(stubBrowser);

describe('a visitor', () => {
  it('gets the anonymous token of startup, and sends private requests with it', async () => {
    const { authorize, anonymousToken } = page(600);
    expect(anonymousToken.getSnapshot()).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(await authorize()).toEqual({ kind: 'anonymous', token: 'anonymous' });
  });

  it('gets each newer token of startup; a player’s page has the one that startup connects, and no later one', async () => {
    const { anonymousToken, startup, visitor, session } = page(600);
    await vi.advanceTimersByTimeAsync(0);
    const tokenAfter = async (token: string) => {
      visitor.token = token;
      await startup.load();
      return anonymousToken.getSnapshot();
    };
    expect(await tokenAfter('renewed')).toBe('renewed');
    await session.logIn({ username: 'demo', password: 'slipstream-demo' });
    expect(await tokenAfter('connected')).toBe('connected');
    expect(await tokenAfter('later')).toBe('connected');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createSportsbookUrls } from './sportsbookUrls.ts';

const ORIGIN = 'https://tsb.example';
const MOVED = { sportsbookUrl: `${ORIGIN}/graphql?region=US-PA`, websocketUrl: 'wss://tsb.example/graphql?region=US-PA' };

function page(policy: 'retry' | 'log-out') {
  const logOut = vi.fn();
  return { logOut, urls: createSportsbookUrls({ origin: ORIGIN, policy, logOut }) };
}

describe('the addresses of the sportsbook', () => {
  it('are those of the page’s own host, until the server names others for the region', () => {
    const { urls, logOut } = page('retry');
    expect(urls.getSnapshot()).toEqual({ graphql: '/graphql', websocket: 'wss://tsb.example/graphql' });
    expect(urls.moved(MOVED)).toBe(true);
    expect(urls.getSnapshot()).toEqual({ graphql: MOVED.sportsbookUrl, websocket: MOVED.websocketUrl });
    expect(logOut).not.toHaveBeenCalled();
  });

  it.each([
    null,
    {},
    { ...MOVED, websocketUrl: undefined },
    { ...MOVED, sportsbookUrl: 'https://evil.example/graphql' },
    { ...MOVED, sportsbookUrl: 'javascript:alert(1)' },
    { ...MOVED, websocketUrl: 'wss://tsb.example.evil/graphql' },
  ])('do not change by %o', (extensions) => {
    const { urls } = page('retry');
    expect(urls.moved(extensions)).toBe(false);
    expect(urls.getSnapshot().graphql).toBe('/graphql');
  });

  it('are those of the region that a location check has found, also where a move logs out, and of no other host', () => {
    const { urls } = page('log-out');
    const { sportsbookUrl: url, websocketUrl } = MOVED;
    expect(urls.switchTo({ url: 'https://evil.example/graphql', websocketUrl })).toBe(false);
    expect(urls.switchTo({ url, websocketUrl })).toBe(true);
    expect(urls.getSnapshot()).toEqual({ graphql: url, websocket: websocketUrl });
  });

  it('do not change where a move logs out, for its own reason', () => {
    const { urls, logOut } = page('log-out');
    expect(urls.moved(MOVED)).toBe(false);
    expect(logOut.mock.calls).toEqual([['differentValidRegion']]);
    expect(urls.getSnapshot().graphql).toBe('/graphql');
  });
});

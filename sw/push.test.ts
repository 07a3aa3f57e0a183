import { describe, expect, it, vi } from 'vitest';
import { askToTurnOn, openPush, readPush, showPush } from './push.ts';

const MESSAGE = { kind: 'BET_SETTLED', title: 'Bet settled', body: 'Bills: won', path: '/my-bets/settled', tag: 'bet:7:1' };
const dataOf = (value: unknown) => ({ json: () => value });

function worker(pages: { focused: boolean; visibilityState: string }[] = []) {
  const postMessage = vi.fn();
  const windows = pages.map((page) => ({ ...page, focus: async () => ({ postMessage }) }));
  const parts = {
    clients: { matchAll: async () => windows, openWindow: vi.fn(async () => null) },
    registration: { showNotification: vi.fn(async () => undefined), getNotifications: async () => [{}] },
    navigator: { setAppBadge: vi.fn(async () => undefined) },
    location: new URL('https://tsb.example/sw.js?brand=tsb'),
  };
  return { parts, asWorker: parts as unknown as Parameters<typeof showPush>[0], postMessage };
}

describe('a push message', () => {
  it('is shown with its tag, its page and the brand’s icon, and counts on the app’s icon', async () => {
    const { parts, asWorker } = worker();
    await showPush(asWorker, dataOf(MESSAGE));
    expect(parts.registration.showNotification).toHaveBeenCalledWith('Bet settled', {
      ...{ body: 'Bills: won', tag: 'bet:7:1', icon: '/brands/tsb/icon-192.png', data: { path: '/my-bets/settled' } },
    });
    expect(parts.navigator.setAppBadge).toHaveBeenCalledWith(1);
  });

  it('is not shown over a page that the player looks at', async () => {
    const { parts, asWorker } = worker([{ focused: true, visibilityState: 'visible' }]);
    await showPush(asWorker, dataOf(MESSAGE));
    expect(parts.registration.showNotification).not.toHaveBeenCalled();
  });

  it.each([
    ['an unknown kind', dataOf({ ...MESSAGE, kind: 'OFFER' })],
    ['a page of another site', dataOf({ ...MESSAGE, path: '//evil.example/' })],
    ['no text', dataOf({ ...MESSAGE, body: 1 })],
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('{') as unknown }],
  ])('a push message with %s is none', (_what, data) => {
    expect(readPush(data)).toBeNull();
  });

  it('is opened by the page of the window used last, which is not navigated, and in a new window only without one', async () => {
    const close = vi.fn();
    const running = worker([{ focused: false, visibilityState: 'hidden' }]);
    await openPush(running.asWorker, { close, title: 'Bet settled', data: { path: '/my-bets/settled' } });
    expect(running.postMessage).toHaveBeenCalledExactlyOnceWith({
      type: 'page/open',
      path: '/my-bets/settled',
      title: 'Bet settled',
    });
    expect(running.parts.clients.openWindow).not.toHaveBeenCalled();
    const alone = worker();
    await openPush(alone.asWorker, { close, title: 'Bet settled', data: { path: '//evil.example/' } });
    expect(alone.parts.clients.openWindow).toHaveBeenCalledWith('/');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('whose subscription the browser has ended leads to the switch that makes another one', async () => {
    const { parts, asWorker } = worker();
    await askToTurnOn(asWorker);
    expect(parts.registration.showNotification).toHaveBeenCalledWith(
      'Notifications are off',
      expect.objectContaining({ data: { path: '/account/settings/notifications' } }),
    );
  });
});

import { describe, expect, it, vi } from 'vitest';
import { openPush, readPush, showPush, subscriptionChanged } from './push.ts';

const MESSAGE = { kind: 'BET_SETTLED', title: 'Bet settled', body: 'Bills: won', path: '/my-bets/settled', tag: 'bet:7:1' };
const dataOf = (value: unknown) => ({ json: () => value });

function worker(pages: { focused: boolean; visibilityState: string }[] = []) {
  const postMessage = vi.fn();
  const windows = pages.map((page) => ({ ...page, postMessage, focus: async () => ({ postMessage }) }));
  const parts = {
    clients: { matchAll: async () => windows, openWindow: vi.fn(async () => null) },
    registration: { showNotification: vi.fn(async () => undefined), getNotifications: async () => [{}] },
    navigator: { setAppBadge: vi.fn(async () => undefined) },
    location: new URL('https://tsb.example/sw.js?brand=tsb'),
  };
  return { parts, asWorker: parts as unknown as Parameters<typeof showPush>[0], postMessage };
}

describe('a push message', () => {
  it('is shown with its tag, its page and the brand’s icon, and puts its count on the app’s icon', async () => {
    const { parts, asWorker } = worker();
    await showPush(asWorker, dataOf({ ...MESSAGE, unseenBets: 3 }));
    expect(parts.registration.showNotification).toHaveBeenCalledWith('Bet settled', {
      body: 'Bills: won',
      tag: 'bet:7:1',
      icon: '/brands/tsb/icon-192.png',
      data: { path: '/my-bets/settled' },
    });
    expect(parts.navigator.setAppBadge).toHaveBeenCalledWith(3);
  });

  it.each([[undefined], [-1], ['3'], [0.5]])('leaves the icon as it is where its count is %s', async (unseenBets) => {
    const { parts, asWorker } = worker();
    await showPush(asWorker, dataOf({ ...MESSAGE, unseenBets }));
    expect(parts.registration.showNotification).toHaveBeenCalledTimes(1);
    expect(parts.navigator.setAppBadge).not.toHaveBeenCalled();
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
});

describe('a subscription that the browser has changed', () => {
  it('is renewed by the pages that are open', async () => {
    const { parts, asWorker, postMessage } = worker([{ focused: false, visibilityState: 'hidden' }]);
    await subscriptionChanged(asWorker);
    expect(postMessage).toHaveBeenCalledWith({ type: 'push/changed' });
    expect(parts.registration.showNotification).not.toHaveBeenCalled();
  });

  it('is told of, without a page, with the way to one that renews it', async () => {
    const { parts, asWorker } = worker();
    await subscriptionChanged(asWorker);
    expect(parts.registration.showNotification).toHaveBeenCalledWith(
      'Notifications have stopped',
      expect.objectContaining({ data: { path: '/account/settings/notifications' } }),
    );
  });
});

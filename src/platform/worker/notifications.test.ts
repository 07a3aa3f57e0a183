import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { closeNotifications, endPush } from './notifications.ts';

let shown: string[];
const unsubscribe = vi.fn(async () => true);
const registration = {
  getNotifications: async () =>
    shown.map((path) => ({
      data: { path },
      close: () => {
        shown = shown.filter((one) => one !== path);
      },
    })),
  pushManager: { getSubscription: async () => ({ unsubscribe }) },
};

fakeBrowser((replace) => replace('navigator', { serviceWorker: { getRegistration: async () => registration } }));
beforeEach(() => {
  shown = ['/my-bets/settled', '/favorites'];
});

it('a page closes the notifications that lead to it', async () => {
  await closeNotifications('/my-bets/settled');
  expect(shown).toEqual(['/favorites']);
});

it('a log-out closes all notifications and ends the subscription', async () => {
  await endPush();
  expect(shown).toEqual([]);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

import { describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_SECONDS } from './toastStore.ts';

describe('toasts', () => {
  it('stay five seconds by default', () => {
    const store = createToastStore();
    store.show({ body: 'Copied to clipboard' });
    store.show({ body: 'Come back tomorrow!', secondsUntilRemoved: -1 });
    expect(store.getSnapshot().map((toast) => toast.secondsUntilRemoved)).toEqual([5, -1]);
  });

  it('have one of three types, info by default, and all fields of a toast', () => {
    const store = createToastStore();
    store.show({ body: 'a' });
    store.show({ body: 'b', type: 'success', dismissible: false });
    store.show({ body: 'c', type: 'danger' });
    expect(store.getSnapshot().map((toast) => toast.type)).toEqual(['info', 'success', 'danger']);
    expect(store.getSnapshot()[1]).toEqual({
      id: 'toast-2',
      showing: 2,
      body: 'b',
      type: 'success',
      dismissible: false,
      secondsUntilRemoved: 5,
    });
  });

  it('stay 3 s for a featured bet and 1.1 s for a selection of another site', () => {
    expect(TOAST_SECONDS).toMatchObject({ featuredBet: 3, externalMarket: 1.1 });
  });

  it('are at most three, the newest last', () => {
    const store = createToastStore();
    for (const body of ['a', 'b', 'c', 'd']) store.show({ body });
    expect(store.getSnapshot().map((toast) => toast.body)).toEqual(['b', 'c', 'd']);
  });

  it('replace a toast with the same id', () => {
    const store = createToastStore();
    store.show({ id: 'geo', body: 'Verifying Location...' });
    store.show({ body: 'other' });
    store.show({ id: 'geo', body: 'Location found' });
    expect(store.getSnapshot().map((toast) => toast.body)).toEqual(['other', 'Location found']);
    expect(store.getSnapshot().map((toast) => toast.showing)).toEqual([2, 3]);
  });

  it('notify listeners, and are removed when dismissed', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.show({ body: 'a' });
    store.dismiss(id);
    stop();
    store.show({ body: 'b' });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot()).toHaveLength(1);
  });
});

import { expect, it, vi } from 'vitest';
import { createStore } from '../externalStore.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import type { UnfinishedThing } from '../unfinished/unfinished.ts';
import { applyUnseen, LONG_OFFERED_MS, UNSEEN_MS } from './applyUnseen.ts';
import type { UpdateState } from './update.ts';

const MINUTE_MS = 60_000;

function hiddenTab({ isOtherSeen = false, offers = 1, isUnfinished = false } = {}) {
  const time = fakeTime();
  const apply = vi.fn(async () => undefined);
  const state = createStore<UpdateState>({ offers, outdated: false, waits: null });
  const visible = createStore(true);
  const seen = { hold: async () => () => undefined, isFree: async () => !isOtherSeen };
  const { clock, timers } = time;
  const unfinished = createStore<readonly UnfinishedThing[]>([]);
  if (isUnfinished) unfinished.set([{ kind: 'payment', text: 'Your deposit is not finished' }]);
  applyUnseen({ unfinished, update: { ...state, apply }, clock, timers, visible, seen });
  return { apply, state, visible, time };
}

it('an update is applied by itself once no tab was seen for half an hour', async () => {
  const { apply, visible, time } = hiddenTab();
  await time.pass(UNSEEN_MS);
  expect(apply).not.toHaveBeenCalled();
  visible.set(false);
  await time.pass(UNSEEN_MS - MINUTE_MS);
  expect(apply).not.toHaveBeenCalled();
  await time.pass(MINUTE_MS);
  expect(apply).toHaveBeenCalledOnce();
});

it('a look in between begins the half hour anew', async () => {
  const { apply, visible, time } = hiddenTab();
  visible.set(false);
  await time.pass(UNSEEN_MS - MINUTE_MS);
  visible.set(true);
  visible.set(false);
  await time.pass(UNSEEN_MS - MINUTE_MS);
  expect(apply).not.toHaveBeenCalled();
});

it('an update of a week ago is applied as soon as the tab is hidden', async () => {
  const { apply, visible, time } = hiddenTab();
  await time.pass(LONG_OFFERED_MS);
  expect(apply).not.toHaveBeenCalled();
  visible.set(false);
  await time.pass(MINUTE_MS);
  expect(apply).toHaveBeenCalledOnce();
});

it('nothing is applied while another tab is seen, while something is unfinished, or without an update', async () => {
  for (const tab of [hiddenTab({ isOtherSeen: true }), hiddenTab({ isUnfinished: true }), hiddenTab({ offers: 0 })]) {
    tab.visible.set(false);
    await tab.time.pass(2 * UNSEEN_MS);
    expect(tab.apply).not.toHaveBeenCalled();
  }
});

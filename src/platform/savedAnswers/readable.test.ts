import { expect, it } from 'vitest';
import { createPersistedText } from '../storage/persistedText.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createAskAgain } from './askAgain.ts';
import { type ReadableFacts, readableNow } from './readable.ts';

const HOUR_MS = 3_600_000;
const NOW = 100 * HOUR_MS;
const facts: ReadableFacts = { now: NOW, sessionEndsAt: NOW + 24 * HOUR_MS, askAgainMs: null, lastActivity: NOW - 9 * HOUR_MS };

it.each([
  ['after a night, as the session still lives', {}, 'open'],
  ['without a known activity', { lastActivity: null }, 'open'],
  ['where the server named no end of the session', { sessionEndsAt: null }, 'open'],
  ['by a clock that jumped past the end of the session', { now: NOW + 25 * HOUR_MS }, 'ended'],
  ['within the hour that the player has chosen', { askAgainMs: HOUR_MS, lastActivity: NOW - HOUR_MS + 1 }, 'open'],
  ['an hour after the last activity, where that was chosen', { askAgainMs: HOUR_MS, lastActivity: NOW - HOUR_MS }, 'closed'],
  ['by an activity of the future, where a time was chosen', { askAgainMs: HOUR_MS, lastActivity: NOW + HOUR_MS }, 'closed'],
  ['where a time was chosen and the activity is not known', { askAgainMs: HOUR_MS, lastActivity: null }, 'closed'],
  ['after it was closed, also by a choice that is made later', { lastActivity: 'closed' }, 'closed'],
] as const)('what is kept %s is %s: %s', (_when, given, state) => {
  expect(readableNow({ ...facts, ...given }).state).toBe(state);
});

it('reading ends by itself at the first of the two times', () => {
  expect(readableNow(facts).until).toBe(facts.sessionEndsAt);
  expect(readableNow({ ...facts, askAgainMs: HOUR_MS, lastActivity: NOW }).until).toBe(NOW + HOUR_MS);
  expect(readableNow({ ...facts, sessionEndsAt: null }).until).toBeNull();
});

it('each player has their own choice on a device, and none is stored for the default', () => {
  const storage = fakeStorage();
  const askAgain = createAskAgain(createPersistedText(() => storage, 'ask-again'));
  askAgain.write('p1', 15);
  askAgain.write('p2', 480);
  askAgain.write('p1', 60);
  expect(['p1', 'p2', 'p3'].map(askAgain.read)).toEqual([60, 480, null]);
  askAgain.write('p1', null);
  askAgain.write('p2', null);
  expect(storage.getItem('ask-again')).toBeNull();
  storage.setItem('ask-again', '{broken');
  expect(askAgain.read('p1')).toBeNull();
});

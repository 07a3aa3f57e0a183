import { expect, it } from 'vitest';
import { betReference } from './betReference.ts';

it('a bet’s reference is the start of its placement id and its own number', () => {
  const placementId = '8f21c0de-0000-4000-8000-000000000000';
  expect(betReference({ id: '20554', placementId })).toBe('8F21·20554');
  expect(betReference({ id: '7', placementId })).toBe('8F21·00007');
});

import { expect, it } from 'vitest';
import { spreadMsOf } from './flagsAnnouncement.ts';

it('pages ask a thousand in a second, and all within half a minute', () => {
  expect([1, 1_000, 30_000, 100_000].map(spreadMsOf)).toEqual([1, 1_000, 30_000, 30_000]);
});

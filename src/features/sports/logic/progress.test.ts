import { describe, expect, it } from 'vitest';
import { firstEvents } from './progress.ts';
import type { Competition } from './slate.ts';
import { slateEvent } from './testSlate.ts';

const competition = (id: string, count: number): Competition => ({
  id,
  name: id,
  path: `/${id}`,
  sport: 'basketball',
  icon: 'basketball',
  eventCount: count,
  events: Array.from({ length: count }, (_, index) => slateEvent({ id: `${id}${index}` })),
});

describe('the first rows of a slate', () => {
  const slate = [competition('a', 3), competition('b', 4)];

  it('can end inside a competition', () => {
    expect(firstEvents(slate, 5).map((one) => one.events.length)).toEqual([3, 2]);
    expect(firstEvents(slate, 2).map((one) => one.events.length)).toEqual([2]);
  });

  it('keep the identity of complete competitions', () => {
    expect(firstEvents(slate, 5)[0]).toBe(slate[0]);
    expect(firstEvents(slate, 99)).toEqual(slate);
    expect(firstEvents(slate, 99)[1]).toBe(slate[1]);
  });
});

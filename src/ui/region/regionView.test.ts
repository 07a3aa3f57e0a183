import { describe, expect, it } from 'vitest';
import { type RegionSource, regionView } from './regionView.ts';

type List = readonly number[];
const source = (
  state: RegionSource<List>['state'],
  data: List | null = null,
  dataAt: number | null = null,
): RegionSource<List> => ({
  state,
  data,
  dataAt,
});
const isEmpty = (list: List): boolean => list.length === 0;

describe('a region without data', () => {
  it.each([
    ['idle', true, 'skeleton'],
    ['idle', false, 'offline'],
    ['loading', true, 'skeleton'],
    // The worker may still have a stored answer.
    ['loading', false, 'skeleton'],
    ['failed', true, 'error'],
    ['failed', false, 'offline'],
  ] as const)('in the state %s, online: %s, is %s', (state, isOnline, kind) => {
    expect(regionView(source(state), isOnline, isEmpty)).toEqual({ kind });
  });
});

describe('a region with data', () => {
  it('shows it, without an age while the server confirms it', () => {
    for (const state of ['loading', 'loaded'] as const)
      expect(regionView(source(state, [1], 5), true, isEmpty)).toEqual({ kind: 'content', value: [1], age: null });
    expect(regionView(source('loaded', [], 5), true, isEmpty)).toEqual({ kind: 'empty', age: null });
  });

  it('says how old it is when the server does not answer or the device is offline', () => {
    expect(regionView(source('failed', [1], 5), true, isEmpty)).toMatchObject({ age: { reason: 'failed', dataAt: 5 } });
    expect(regionView(source('failed', [1], 5), false, isEmpty)).toMatchObject({ age: { reason: 'offline', dataAt: 5 } });
    expect(regionView(source('loading', [1], null), false, isEmpty)).toMatchObject({ kind: 'content', age: null });
    expect(regionView(source('failed', [], 5), false, isEmpty)).toMatchObject({ kind: 'empty', age: { reason: 'offline' } });
  });
});

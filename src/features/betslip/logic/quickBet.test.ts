import { describe, expect, it } from 'vitest';
import { bills } from './fixtures.ts';
import { legOf } from './optimistic.ts';
import { NO_PLACEMENT } from './placement.ts';
import { NO_QUICK_BET, QUICK_BET_FAILED, type QuickBetSlip, type QuickBetState, quickBetStep } from './quickBet.ts';
import { bettablePrice } from './quickOffers.ts';
import type { SlipError, SlipLeg } from './slip.ts';

const low: SlipError = { code: 'low', message: 'Your balance is low.', priority: 5, displayType: 'DEPOSIT', field: 'bet' };
const leg = legOf(bills);
const tap = { type: 'tapped', pick: bills, stakeCents: 500 } as const;
const asking: QuickBetState = { kind: 'asking', selectionId: 's-bills', stakeCents: 500 };
const placing: QuickBetState = { kind: 'placing', selectionId: 's-bills' };
const answer = (slip: QuickBetSlip | null) => quickBetStep(asking, { type: 'answered', selectionId: 's-bills', slip });
const moved: SlipLeg = {
  ...leg,
  requiresAcceptance: true,
  current: { odds: { numerator: 1, denominator: 2 }, pointsHundredths: -300 },
};

describe('a quick bet', () => {
  it('is one tap: asked for, and placed at the price shown [S1.24]', () => {
    expect(quickBetStep(NO_QUICK_BET, tap)).toEqual({ state: asking, effect: { ...tap, type: 'ask' } });
    expect(answer({ leg, errors: [] })).toEqual({
      state: placing,
      effect: {
        type: 'place',
        bet: {
          draftBetId: 'straight:s-bills',
          section: 'STRAIGHT',
          stakeCents: 500,
          legs: [{ selectionId: 's-bills', odds: bills.odds, pointsHundredths: -250 }],
          heldMs: 0,
        },
      },
    });
  });

  it('is one at a time: a second tap does nothing', () => {
    for (const state of [asking, placing]) expect(quickBetStep(state, tap)).toEqual({ state, effect: null });
    const placed: QuickBetState = { kind: 'placed', selectionId: 's-bills' };
    expect(quickBetStep(placed, tap)).toEqual({ state: placed, effect: null });
  });

  it('is never placed at a price that has moved: the next tap accepts it, and only the one after bets', () => {
    const { state, effect } = answer({ leg: moved, errors: [] });
    expect(state).toEqual({ kind: 'changed', selectionId: 's-bills', was: leg.accepted, now: moved.current });
    expect(effect).toBeNull();
    expect(quickBetStep(state, tap)).toEqual({ state: NO_QUICK_BET, effect: null });
  });

  it.each<[why: string, slip: QuickBetSlip | null, messages: readonly string[]]>([
    ['its errors', { leg, errors: [low] }, ['Your balance is low.']],
    ['a selection that is gone', { leg: null, errors: [{ ...low, message: 'Gone.' }] }, ['Gone.']],
    [
      'a suspended market',
      { leg: { ...leg, marketStatus: 'CLOSED', errors: [{ ...low, message: 'Suspended.' }] }, errors: [] },
      ['Suspended.'],
    ],
    ['no answer', null, [QUICK_BET_FAILED]],
  ])('is refused for %s', (_why, slip, messages) => {
    expect(answer(slip)).toEqual({ state: { kind: 'refused', selectionId: 's-bills', messages }, effect: null });
  });

  it('follows its placement: placed, refused, or unknown as long as it is checked', () => {
    const followed = (state: QuickBetState, placement: Parameters<typeof quickBetStep>[1] & { type: 'placement' }) =>
      quickBetStep(state, placement).state;
    const placed = { kind: 'placed', placementId: 'p', receipt: { bets: [], balanceCents: 0 } } as const;
    const checking = { kind: 'checking', placementId: 'p', attempt: 0, afterReload: false } as const;
    expect(followed(placing, { type: 'placement', placement: checking })).toEqual(placing);
    expect(followed(placing, { type: 'placement', placement: placed })).toEqual({ kind: 'placed', selectionId: 's-bills' });
    const refused = followed(placing, { type: 'placement', placement: { ...NO_PLACEMENT, errors: [low] } });
    expect(refused).toMatchObject({ kind: 'refused', messages: ['Your balance is low.'] });
    expect(followed({ kind: 'placed', selectionId: 's-bills' }, { type: 'placement', placement: NO_PLACEMENT })).toEqual(
      NO_QUICK_BET,
    );
    expect(followed(asking, { type: 'placement', placement: NO_PLACEMENT })).toEqual(asking);
  });
});

it('only a price confirmed as current, of an open market of a game in play, takes a tap', () => {
  const price = { odds: bills.odds, pointsHundredths: null };
  expect(bettablePrice({ ...price, state: 'live' }, 'OPEN', 'IN_PLAY')).toEqual(price);
  expect(bettablePrice({ ...price, state: 'stale' }, 'OPEN', 'IN_PLAY')).toBeNull();
  expect(bettablePrice({ ...price, state: 'live' }, 'CLOSED', 'IN_PLAY')).toBeNull();
  expect(bettablePrice({ ...price, state: 'live' }, 'OPEN', 'FINISHED')).toBeNull();
  expect(bettablePrice(null, 'OPEN', 'IN_PLAY')).toBeNull();
});

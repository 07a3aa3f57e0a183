import { describe, expect, it } from 'vitest';
import { bills } from '../../testing/fixtures.ts';
import { legOf } from '../machine/optimistic.ts';
import type { SlipError, SlipLeg } from '../slip.ts';
import type { OddsRules } from './acceptance.ts';
import { NO_PLACEMENT } from './placement.ts';
import { NO_QUICK_BET, QUICK_BET_FAILED, type QuickBetSlip, type QuickBetState, quickBetStep } from './quickBet.ts';
import { quickPrice } from './quickOffers.ts';

const low: SlipError = { code: 'low', message: 'Your balance is low.', priority: 5, displayType: 'DEPOSIT', field: 'bet' };
const leg = legOf(bills);
const tap = { type: 'tapped', pick: bills, stakeCents: 500 } as const;
const asking: QuickBetState = { kind: 'asking', selectionId: 's-bills', stakeCents: 500 };
const at = { odds: bills.odds, pointsHundredths: bills.pointsHundredths };
const placing: QuickBetState = { kind: 'placing', selectionId: 's-bills', at };
const rules = { oddsAcceptance: 'BETTER', smallMoveBasisPoints: 100 } as const;
const answer = (slip: QuickBetSlip | null, by: OddsRules = rules) =>
  quickBetStep(asking, { type: 'answered', selectionId: 's-bills', slip, rules: by });
const moved: SlipLeg = {
  ...leg,
  requiresAcceptance: true,
  current: { odds: { numerator: 1, denominator: 2 }, pointsHundredths: -300 },
};

describe('a quick bet', () => {
  it('is one tap: asked for, and placed at the price shown', () => {
    expect(quickBetStep(NO_QUICK_BET, tap)).toEqual({ state: asking, effects: [{ ...tap, type: 'ask' }] });
    expect(answer({ leg, errors: [] })).toEqual({
      state: placing,
      effects: [
        {
          type: 'place',
          bet: {
            draftBetId: 'straight:s-bills',
            section: 'STRAIGHT',
            stakeCents: 500,
            legs: [{ selectionId: 's-bills', odds: bills.odds, pointsHundredths: -250 }],
            heldMs: 0,
          },
        },
      ],
    });
  });

  it('is one at a time: a second tap does nothing', () => {
    for (const state of [asking, placing]) expect(quickBetStep(state, tap)).toEqual({ state, effects: [] });
    const placed: QuickBetState = { kind: 'placed', selectionId: 's-bills' };
    expect(quickBetStep(placed, tap)).toEqual({ state: placed, effects: [] });
  });

  it('is never placed at a price that has moved: the next tap accepts it, and only the one after bets', () => {
    const { state, effects } = answer({ leg: moved, errors: [] });
    expect(state).toEqual({ kind: 'changed', selectionId: 's-bills', was: leg.accepted, current: moved.current });
    expect(effects).toEqual([]);
    expect(quickBetStep(state, tap)).toEqual({ state: NO_QUICK_BET, effects: [] });
  });

  it('is placed at the price of now where a live price has moved by less than 1 % of the payout, and never for who is to be asked', () => {
    // −112 to −113.
    const slight = { odds: { numerator: 100, denominator: 113 }, pointsHundredths: -250 };
    const live: SlipLeg = { ...leg, eventStatus: 'IN_PLAY', requiresAcceptance: true, current: slight };
    expect(answer({ leg: live, errors: [] })).toMatchObject({
      state: { kind: 'placing', at: slight },
      effects: [{ type: 'place', bet: { legs: [{ selectionId: 's-bills', ...slight }] } }],
    });
    const question = { kind: 'changed', was: leg.accepted, current: slight };
    expect(answer({ leg: live, errors: [] }, { ...rules, oddsAcceptance: 'ASK' }).state).toMatchObject(question);
    expect(answer({ leg: { ...live, eventStatus: 'PRE_GAME' }, errors: [] }).state).toMatchObject(question);
    const line = { ...slight, pointsHundredths: -300 };
    expect(answer({ leg: { ...live, current: line }, errors: [] }).state).toMatchObject({ kind: 'changed', current: line });
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
    expect(answer(slip)).toEqual({ state: { kind: 'refused', selectionId: 's-bills', messages }, effects: [] });
  });

  it('follows its placement: placed, refused, or unknown as long as it is checked', () => {
    const followed = (state: QuickBetState, placement: Parameters<typeof quickBetStep>[1] & { type: 'placement' }) =>
      quickBetStep(state, placement).state;
    const placed = { kind: 'placed', requestId: 'p', receipt: { placementId: 'p', bets: [], balanceCents: 0 } } as const;
    const checking = { kind: 'checking', requestId: 'p', attempt: 0, afterReload: false } as const;
    expect(followed(placing, { type: 'placement', placement: checking })).toEqual(placing);
    expect(followed(placing, { type: 'placement', placement: placed })).toEqual({ kind: 'placed', selectionId: 's-bills' });
    const refused = followed(placing, { type: 'placement', placement: { ...NO_PLACEMENT, errors: [low] } });
    expect(refused).toMatchObject({ kind: 'refused', messages: ['Your balance is low.'] });
    const isMoved: SlipError = { ...low, displayType: 'ODDS_CHANGED', message: 'The odds have changed.' };
    const question = followed(placing, { type: 'placement', placement: { ...NO_PLACEMENT, errors: [isMoved] } });
    expect(question).toEqual({ kind: 'changed', selectionId: 's-bills', was: at, current: null });
    expect(followed({ kind: 'placed', selectionId: 's-bills' }, { type: 'placement', placement: NO_PLACEMENT })).toEqual(
      NO_QUICK_BET,
    );
    expect(followed(asking, { type: 'placement', placement: NO_PLACEMENT })).toEqual(asking);
  });
});

it('a price of a game in play is in the state that every page shows, and open only while it is confirmed as current', () => {
  const price = { odds: bills.odds, pointsHundredths: null };
  const state = (...[live, market, event]: Parameters<typeof quickPrice>) => quickPrice(live, market, event)?.state ?? null;
  expect(quickPrice({ ...price, state: 'live' }, 'OPEN', 'IN_PLAY')).toEqual({ ...price, state: 'open' });
  expect(state({ ...price, state: 'stale' }, 'OPEN', 'IN_PLAY')).toBe('paused');
  expect(state({ ...price, state: 'live' }, 'CLOSED', 'IN_PLAY')).toBe('suspended');
  expect(state({ ...price, state: 'live' }, 'HIDDEN', 'IN_PLAY')).toBe('closed');
  expect(state({ ...price, state: 'live' }, 'OPEN', 'FINISHED')).toBe('closed');
  expect(state({ ...price, state: 'live' }, 'OPEN', 'PRE_GAME')).toBe('closed');
  expect(state(null, 'OPEN', 'IN_PLAY')).toBeNull();
});

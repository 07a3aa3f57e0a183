import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAXIMUM_SELECTIONS } from '../../../core/money/slipLimits.ts';
import { straightId } from '../betKinds/straight.ts';
import { fromDraftBets, type GivenDraftBet } from './fromDraftBets.ts';
import { EMPTY_SLIP, type Slip } from './slip.ts';

const accepted = { odds: { numerator: 10, denominator: 11 }, pointsHundredths: null };
const leg = (selectionId: string) => ({ selectionId, accepted });
const straight = (selectionId: string, cents: number | null = null): GivenDraftBet => ({
  id: straightId(selectionId),
  amount: cents === null ? null : { field: 'BET', amountCents: cents },
  legs: [leg(selectionId)],
});
const parlay = (ids: readonly string[], cents: number): GivenDraftBet => ({
  id: 'parlay',
  amount: { field: 'WIN', amountCents: cents },
  legs: ids.map(leg),
});
const limit = () => 1_000_000;

describe('a slip from draft bets', () => {
  it('has their selections once, in order, and their amounts', () => {
    const slip = fromDraftBets([straight('a', 500), straight('b'), parlay(['a', 'b'], 900)], EMPTY_SLIP, limit);
    expect(slip).toEqual({
      ok: true,
      value: {
        selections: ['a', 'b'].map((id) => ({ ...leg(id), selectionOrigin: null, branchChannel: null, shareId: null })),
        amounts: { 'straight:a': { field: 'BET', amountCents: 500 }, parlay: { field: 'WIN', amountCents: 900 } },
      },
    });
  });

  it('remembers the origin of a selection in the previous slip', () => {
    const before: Slip = {
      selections: [{ ...leg('a'), selectionOrigin: 'web', branchChannel: 'mail', shareId: 's' }],
      amounts: { 'straight:a': { field: 'BET', amountCents: 100 } },
    };
    const slip = fromDraftBets([straight('a')], before, limit);
    expect(slip).toMatchObject({
      value: { selections: [{ selectionOrigin: 'web', branchChannel: 'mail', shareId: 's' }], amounts: {} },
    });
  });

  it('keeps the points chosen for the teaser', () => {
    expect(fromDraftBets([straight('a')], { ...EMPTY_SLIP, teaserLevel: 2 }, limit)).toMatchObject({ value: { teaserLevel: 2 } });
  });

  it('leaves out the amount of a bet that these selections do not form', () => {
    expect(fromDraftBets([straight('a'), parlay(['a'], 900)], EMPTY_SLIP, limit)).toMatchObject({ value: { amounts: {} } });
  });

  it('refuses selections and amounts beyond the limits of a slip', () => {
    const many = Array.from({ length: MAXIMUM_SELECTIONS + 1 }, (_, index) => straight(`s${index}`));
    expect(fromDraftBets(many, EMPTY_SLIP, limit)).toEqual({ ok: false, error: { reason: 'SLIP_FULL', field: null } });
    for (const [cents, reason] of [
      [-1, 'AMOUNT_NEGATIVE'],
      [0.5, 'AMOUNT_NEGATIVE'],
      [1_000_001, 'AMOUNT_TOO_LARGE'],
    ] as const)
      expect(fromDraftBets([straight('a', cents)], EMPTY_SLIP, limit)).toEqual({ ok: false, error: { reason, field: 'BET' } });
  });

  it('is the same slip when the draft bets are sent again', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: MAXIMUM_SELECTIONS }),
        fc.nat(9999),
        (ids, cents) => {
          const bets = [...ids.map((id) => straight(id, cents)), parlay(ids, cents)];
          const once = fromDraftBets(bets, EMPTY_SLIP, limit);
          if (!once.ok) throw new Error(once.error.reason);
          expect(fromDraftBets(bets, once.value, limit)).toEqual(once);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAXIMUM_SELECTIONS } from '../../../core/money/slipLimits.ts';
import type { ChosenReward } from '../rewards/reward.ts';
import {
  acceptPrices,
  addSelection,
  afterPlacement,
  chooseReward,
  clearSlip,
  deselectBoost,
  promoteSlip,
  removeSelections,
  setAmount,
} from './reduce.ts';
import { EMPTY_SLIP, type Slip, type SlipSelection } from './slip.ts';

const LIMIT = 999_999_999;

function selection(selectionId: string, numerator = 10): SlipSelection {
  const accepted = { odds: { numerator, denominator: 11 }, pointsHundredths: null };
  return { selectionId, accepted, selectionOrigin: null, branchChannel: null, shareId: null };
}

function slipOf(...ids: string[]): Slip {
  return ids.reduce((slip, id) => {
    const added = addSelection(slip, selection(id));
    if (!added.ok) throw new Error(added.error);
    return added.value;
  }, EMPTY_SLIP);
}

function withAmount(slip: Slip, draftBetId: string, amountCents: number): Slip {
  const result = setAmount(slip, draftBetId, { field: 'BET', amountCents }, LIMIT);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const ids = (slip: Slip): string[] => slip.selections.map(({ selectionId }) => selectionId);

describe('a slip', () => {
  it('returns the same object where nothing changes', () => {
    const slip = withAmount(slipOf('a', 'b'), 'parlay', 100);
    expect(addSelection(slip, selection('a', 99))).toEqual({ ok: true, value: slip });
    expect(removeSelections(slip, new Set(['z']))).toBe(slip);
    expect(acceptPrices(slip, new Map([['a', selection('a').accepted]]))).toBe(slip);
    expect(setAmount(slip, 'parlay', { field: 'BET', amountCents: 100 }, LIMIT)).toEqual({ ok: true, value: slip });
    expect(setAmount(slip, 'straight:a', { field: 'BET', amountCents: 0 }, LIMIT)).toEqual({ ok: true, value: slip });
    expect(clearSlip(EMPTY_SLIP)).toBe(EMPTY_SLIP);
    expect(afterPlacement(slip, [{ draftBetId: 'straight:a', selectionIds: ['z'] }], false)).toBe(slip);
    expect(afterPlacement(slip, [{ draftBetId: 'straight:a', selectionIds: ['a'] }], true)).toBe(slip);
    expect(promoteSlip(slip, EMPTY_SLIP, true)).toBe(slip);
  });

  it('accepts a new price, and a new line at the same price', () => {
    const slip = slipOf('a', 'b');
    const { odds } = selection('a').accepted;
    for (const accepted of [
      { odds, pointsHundredths: -350 },
      { odds: { ...odds, numerator: 9 }, pointsHundredths: null },
      { odds: { ...odds, denominator: 12 }, pointsHundredths: null },
    ])
      expect(acceptPrices(slip, new Map([['a', accepted]])).selections).toEqual([{ ...selection('a'), accepted }, selection('b')]);
  });

  it('holds at most twenty selections', () => {
    const full = slipOf(...Array.from({ length: MAXIMUM_SELECTIONS }, (_, index) => `s${index}`));
    expect(addSelection(full, selection('one too many'))).toEqual({ ok: false, error: 'SLIP_FULL' });
    expect(addSelection(full, selection('s3'))).toEqual({ ok: true, value: full });
  });

  it('keeps amounts only of bets that are still there, and nothing once it is cleared', () => {
    const slip = withAmount(withAmount(withAmount(slipOf('a', 'b', 'c'), 'parlay', 1), 'straight:a', 2), 'straight:b', 3);
    const two = removeSelections(slip, new Set(['a']));
    expect(Object.keys(two.amounts).sort()).toEqual(['parlay', 'straight:b']);
    expect(Object.keys(removeSelections(two, new Set(['c'])).amounts)).toEqual(['straight:b']);
    expect(clearSlip({ ...slip, teaserLevel: 2 })).toEqual(EMPTY_SLIP);
  });

  it('keeps the points chosen for a teaser until its last selection is gone, however it goes', () => {
    const teased = { ...slipOf('a', 'b'), teaserLevel: 2 };
    const one = removeSelections(teased, new Set(['a']));
    expect(one.teaserLevel).toBe(2);
    expect(removeSelections(one, new Set(['b']))).toEqual(EMPTY_SLIP);
    const placed = [{ draftBetId: 'teaser', selectionIds: ['a', 'b'] }];
    expect(afterPlacement(teased, placed, false)).toEqual(EMPTY_SLIP);
    expect(afterPlacement(teased, placed, true).teaserLevel).toBe(2);
  });

  it('never has an amount without its bet, after any sequence of changes', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(
      name.map((id) => (slip: Slip) => {
        const result = addSelection(slip, selection(id));
        return result.ok ? result.value : slip;
      }),
      name.map((id) => (slip: Slip) => removeSelections(slip, new Set([id]))),
      fc
        .tuple(
          fc.oneof(
            name.map((id) => `straight:${id}`),
            fc.constant('parlay'),
          ),
          fc.integer({ min: 0, max: 500 }),
        )
        .map(([id, amountCents]) => (slip: Slip) => {
          const result = setAmount(slip, id, { field: 'WIN', amountCents }, LIMIT);
          return result.ok ? result.value : slip;
        }),
      fc.tuple(name, fc.boolean()).map(
        ([id, keep]) =>
          (slip: Slip) =>
            afterPlacement(slip, [{ draftBetId: `straight:${id}`, selectionIds: [id] }], keep),
      ),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const slip = steps.reduce((current, change) => change(current), EMPTY_SLIP);
        const bets = [...ids(slip).map((id) => `straight:${id}`), ...(slip.selections.length > 1 ? ['parlay'] : [])];
        expect(Object.keys(slip.amounts).every((id) => bets.includes(id))).toBe(true);
        expect(new Set(ids(slip)).size).toBe(slip.selections.length);
      }),
    );
  });
});

describe('log-in', () => {
  const own = withAmount(slipOf('mine'), 'straight:mine', 5);
  const anonymous = withAmount(slipOf('a', 'mine'), 'parlay', 7);

  it('replaces the player’s slip, unless the visitor’s slip is empty', () => {
    expect(promoteSlip(own, anonymous, false)).toBe(anonymous);
    expect(promoteSlip(own, EMPTY_SLIP, false)).toBe(own);
  });

  it('a merge keeps the player’s own amount of a bet that both slips have', () => {
    const both = promoteSlip(withAmount(slipOf('a'), 'straight:a', 5), withAmount(slipOf('a', 'b'), 'straight:a', 7), true);
    expect([ids(both), both.amounts]).toEqual([['a', 'b'], { 'straight:a': { field: 'BET', amountCents: 5 } }]);
  });

  it('a merge appends to the player’s slip as far as there is room', () => {
    const merged = promoteSlip(own, anonymous, true);
    expect([ids(merged), merged.amounts]).toEqual([
      ['mine', 'a'],
      { 'straight:mine': { field: 'BET', amountCents: 5 }, parlay: { field: 'BET', amountCents: 7 } },
    ]);
    const nearlyFull = slipOf(...Array.from({ length: 19 }, (_, index) => `s${index}`));
    expect(ids(promoteSlip(nearlyFull, slipOf('x', 'y'), true))).toEqual([...ids(nearlyFull), 'x']);
  });
});

describe('a chosen reward', () => {
  const both = (reward: ChosenReward) => {
    const first = chooseReward(slipOf('a', 'b'), 'straight:a', reward);
    const second = first.ok ? chooseReward(first.value, 'straight:b', reward) : first;
    return second.ok ? Object.keys(second.value.rewards ?? {}) : second;
  };

  it('leaves the slip with its bet, and no other one does', () => {
    const credits = { kind: 'PROMOTIONAL_CREDIT' } as const;
    const rewards = { 'straight:a': credits, 'straight:b': credits, parlay: credits };
    const slip = { ...slipOf('a', 'b'), rewards };
    expect(removeSelections(slip, new Set(['a'])).rewards).toEqual({ 'straight:b': credits });
  });

  it('is another one by its kind or its id, and leaves whole cents to be typed', () => {
    const slip = slipOf('a');
    const usingNow = (reward: ChosenReward | null) => {
      const chosen = chooseReward(slip, 'straight:a', reward);
      if (!chosen.ok) throw new Error(chosen.error);
      return chosen.value;
    };
    const rewards = [
      { kind: 'PROFIT_BOOST', id: 'x' },
      { kind: 'PROFIT_BOOST', id: 'y' },
      { kind: 'BONUS_BET', id: 'x' },
      { kind: 'PROMOTIONAL_CREDIT' },
    ] as readonly ChosenReward[];
    for (const one of rewards)
      for (const other of rewards) {
        const after = chooseReward(usingNow(one), 'straight:a', other);
        expect(after).toMatchObject({ value: { rewards: { 'straight:a': other } } });
        expect(after.ok && after.value === usingNow(one)).toBe(false);
        const before = usingNow(one);
        expect(chooseReward(before, 'straight:a', one)).toEqual({ ok: true, value: before });
      }
    expect(usingNow(null)).toBe(slip);
    const bonus = usingNow({ kind: 'BONUS_BET', id: 'x' });
    expect(setAmount(bonus, 'straight:a', { field: 'BET', amountCents: 5 }, LIMIT)).toEqual({ ok: false, error: 'AMOUNT_FIXED' });
    expect(
      setAmount(usingNow({ kind: 'PROFIT_BOOST', id: 'x' }), 'straight:a', { field: 'BET', amountCents: LIMIT }, LIMIT).ok,
    ).toBe(true);
    expect(setAmount(slip, 'straight:a', { field: 'BET', amountCents: LIMIT + 1 }, LIMIT)).toEqual({
      ok: false,
      error: 'AMOUNT_TOO_LARGE',
    });
    for (const amountCents of [0.5, -1, Number.NaN])
      expect(setAmount(slip, 'straight:a', { field: 'BET', amountCents }, LIMIT)).toEqual({ ok: false, error: 'AMOUNT_NEGATIVE' });
    const two = withAmount(slip, 'straight:a', 200);
    expect(withAmount(two, 'straight:a', 300).amounts).toEqual({ 'straight:a': { field: 'BET', amountCents: 300 } });
  });

  it('is used for one bet, and credits for any number', () => {
    expect(both({ kind: 'PROFIT_BOOST', id: 'r' })).toEqual(['straight:b']);
    expect(both({ kind: 'BONUS_BET', id: 'r' })).toEqual(['straight:b']);
    expect(both({ kind: 'PROMOTIONAL_CREDIT' })).toEqual(['straight:a', 'straight:b']);
  });
});

describe('a boost that is deselected', () => {
  const deselected = (reward?: ChosenReward) => {
    const slip: Slip = { ...slipOf('a'), ...(reward && { rewards: { 'straight:a': reward } }) };
    const result = deselectBoost(slip, 'straight:a');
    return result.ok ? [result.value.rewards ?? {}, result.value === slip] : result;
  };

  it('leaves the bet in cash, and every other reward chosen', () => {
    expect(deselected({ kind: 'PROFIT_BOOST', id: 'r' })).toEqual([{}, false]);
    for (const other of [{ kind: 'BONUS_BET', id: 'r' }, { kind: 'PROMOTIONAL_CREDIT' }] as const)
      expect(deselected(other)).toEqual([{ 'straight:a': other }, true]);
    expect(deselected()).toEqual([{}, true]);
    expect(deselectBoost(slipOf('a'), 'straight:b')).toEqual({ ok: false, error: 'UNKNOWN_DRAFT_BET' });
  });
});

describe('after bets were placed', () => {
  const slip = withAmount(withAmount(slipOf('a', 'b', 'c'), 'straight:a', 1), 'parlay', 2);

  it('removes their selections', () => {
    expect(ids(afterPlacement(slip, [{ draftBetId: 'straight:a', selectionIds: ['a'] }], false))).toEqual(['b', 'c']);
    expect(afterPlacement(slip, [{ draftBetId: 'parlay', selectionIds: ['a', 'b', 'c'] }], false)).toEqual(EMPTY_SLIP);
  });

  it('a slip with keepSelections spends the rewards of these bets, and no others', () => {
    const credits: ChosenReward = { kind: 'PROMOTIONAL_CREDIT' };
    const rewarded: Slip = { ...slip, rewards: { 'straight:a': { kind: 'BONUS_BET', id: 'r' }, 'straight:b': credits } };
    const remaining = afterPlacement(rewarded, [{ draftBetId: 'straight:a', selectionIds: ['a'] }], true);
    expect([ids(remaining), remaining.rewards]).toEqual([['a', 'b', 'c'], { 'straight:b': credits }]);
  });

  it('a slip with keepSelections loses the amounts of these bets alone', () => {
    const remaining = afterPlacement(slip, [{ draftBetId: 'parlay', selectionIds: ['a', 'b', 'c'] }], true);
    expect([ids(remaining), Object.keys(remaining.amounts)]).toEqual([['a', 'b', 'c'], ['straight:a']]);
  });
});

import { describe, expect, it } from 'vitest';
import { bills, factsOf, oilers, slipOf, withLeg } from '../../testing/fixtures.ts';
import type { Slip } from '../slip.ts';
import { createReuse, keepEqual } from './keepEqual.ts';
import { type SlipView, slipView } from './slipView.ts';

describe('keeping equal parts', () => {
  it('gives the earlier value where nothing changed', () => {
    const before = { bets: [{ id: 'a', legs: [{ price: '+100' }] }], total: 5 };
    expect(keepEqual(before, structuredClone(before))).toBe(before);
  });

  it('keeps the parts beside the one that changed', () => {
    const before = {
      bets: [
        { id: 'a', price: '+100' },
        { id: 'b', price: '+120' },
      ],
      messages: ['x'],
    };
    const after = keepEqual(before, {
      bets: [
        { id: 'a', price: '+105' },
        { id: 'b', price: '+120' },
      ],
      messages: ['x'],
    });
    expect(after).toEqual({
      bets: [
        { id: 'a', price: '+105' },
        { id: 'b', price: '+120' },
      ],
      messages: ['x'],
    });
    expect(after.bets[0]).not.toBe(before.bets[0]);
    expect(after.bets[1]).toBe(before.bets[1]);
    expect(after.messages).toBe(before.messages);
  });

  it('copies only what contains both an equal part and a change, and leaves its arguments as they were', () => {
    const before = { legs: [{ id: 'a' }, { id: 'b' }], total: { cents: 5 } };
    const next = { legs: [{ id: 'a' }, { id: 'c' }], total: { cents: 6 } };
    const [beforeCopy, nextCopy] = [structuredClone(before), structuredClone(next)];
    const after = keepEqual(before, next);
    expect(after).toEqual(next);
    expect(after.legs[0]).toBe(before.legs[0]);
    expect(after.legs[1]).toBe(next.legs[1]);
    expect(after.total).toBe(next.total);
    expect([before, next]).toEqual([beforeCopy, nextCopy]);
  });

  it.each([
    ['a longer list', [1], [1, 2]],
    ['a shorter list', [1, 2], [1]],
    ['a missing part', { a: 1, b: undefined }, { a: 1 }],
    ['another name of a missing part', { a: 1, b: undefined }, { a: 1, c: undefined }],
    ['a list for an object', { 0: 1 }, [1]],
    ['nothing for an object', { a: 1 }, null],
    ['an object for nothing', null, { a: 1 }],
    ['a text for a number', { a: 1 }, { a: '1' }],
  ])('takes %s as a change', (_, before, next) => {
    const after = keepEqual<unknown>(before, next);
    expect(after).toStrictEqual(next);
    expect(after).not.toBe(before);
  });
});

describe('views of a slip', () => {
  function view(slip: Slip): SlipView {
    return slipView(factsOf(slip));
  }

  it('are the same for a bet whose price did not move, though the server has sent the whole slip anew', () => {
    const reuse = createReuse<SlipView>();
    const slip = slipOf([bills, oilers], { 'straight:s-bills': 3000 });
    const before = reuse(view(slip));
    const current = { odds: { numerator: 6, denominator: 5 }, pointsHundredths: null };
    const after = reuse(view(withLeg(structuredClone(slip), 's-oilers', { current, accepted: current })));
    expect(after.bets[0]).toBe(before.bets[0]);
    expect(after.bets[1]).not.toBe(before.bets[1]);
    expect(after.bets[1]?.legs[0]?.price.text).toBe('+120');
  });
});

import { describe, expect, it } from 'vitest';
import { bills, lions, oilers, slipOf, withTeaser } from '../../testing/fixtures.ts';
import { NO_REWARDS } from '../rewards/betRewards.ts';
import { ratioOf } from '../sections.ts';
import { type DraftBet, newestSlip } from '../slip.ts';
import { withPending } from './optimistic.ts';

describe('optimistic changes', () => {
  it('show an added selection before the server answers, as a straight bet', () => {
    const slip = withPending(null, [{ changeId: 1, kind: 'add', pick: bills }]);
    expect(slip.legs.map((leg) => leg.selectionId)).toEqual(['s-bills']);
    expect(slip.sections.STRAIGHT.draftBets[0]).toMatchObject({
      id: 'straight:s-bills',
      stakeCents: 0,
      ratio: { numerator: 25, denominator: 28 },
    });
    expect(slip.sections.PARLAY.draftBets).toEqual([]);
  });

  it('make a parlay of two with its exact combined price', () => {
    const slip = withPending(slipOf([bills], { 'straight:s-bills': 3000 }), [{ changeId: 1, kind: 'add', pick: oilers }]);
    // 53/28 × 109/50 − 1
    expect(slip.sections.PARLAY.draftBets[0]?.ratio).toEqual({ numerator: 4377, denominator: 1400 });
    expect(slip.sections.STRAIGHT.draftBets[0]?.stakeCents).toBe(3000);
  });

  it('compute the win of a staked parlay anew from its new ratio, or the stake where the win was set', () => {
    const add = [{ changeId: 1, kind: 'add', pick: lions }] as const;
    const server = slipOf([bills, oilers], { parlay: 1000 });
    const [serverParlay] = server.sections.PARLAY.draftBets;
    const parlayOf = (change: Partial<DraftBet>) => {
      const PARLAY = { ...server.sections.PARLAY, draftBets: serverParlay ? [{ ...serverParlay, ...change }] : [] };
      return withPending({ ...server, sections: { ...server.sections, PARLAY } }, add).sections.PARLAY.draftBets[0];
    };
    // 53/28 × 109/50 × 53/28 − 1
    expect(parlayOf({})).toMatchObject({ stakeCents: 1000, winCents: 6_811 });
    expect(parlayOf({ patronSet: 'WIN', winCents: 2_000 })).toMatchObject({ stakeCents: 294, winCents: 2_000 });

    // What the boost makes of it only the server knows.
    const chosen = { kind: 'PROFIT_BOOST', id: 'b' } as const;
    const boosted = parlayOf({ rewards: { ...NO_REWARDS, chosen, boostedWinCents: 9_000, boostedOdds: '+900' } });
    expect(boosted).toMatchObject({ winCents: null, rewards: { chosen, boostedWinCents: null, boostedOdds: null } });
  });

  it('leave no win to a bet whose new price only the server knows', () => {
    const server = withTeaser(slipOf([bills, lions, oilers]), ['s-bills', 's-lions', 's-oilers'], {
      stakeCents: 1000,
      winCents: 1200,
    });
    const slip = withPending(server, [{ changeId: 1, kind: 'remove', selectionId: 's-oilers' }]);
    expect(slip.sections.TEASER.draftBets).toMatchObject([{ stakeCents: 1000, winCents: null, ratio: null }]);
  });

  it('remove a selection at once', () => {
    const slip = withPending(slipOf([bills, oilers]), [{ changeId: 1, kind: 'remove', selectionId: 's-bills' }]);
    expect(slip.legs.map((leg) => leg.selectionId)).toEqual(['s-oilers']);
    expect(slip.sections.PARLAY.draftBets).toEqual([]);
  });

  it('are rolled back when they are dropped', () => {
    const server = slipOf([bills]);
    expect(withPending(server, [{ changeId: 1, kind: 'add', pick: oilers }]).legs).toHaveLength(2);
    expect(withPending(server, [])).toBe(server);
  });

  it('have no effect if the server’s slip has them already', () => {
    const server = slipOf([bills]);
    expect(withPending(server, [{ changeId: 1, kind: 'add', pick: bills }])).toBe(server);
    expect(withPending(server, [{ changeId: 1, kind: 'remove', selectionId: 's-oilers' }])).toBe(server);
  });

  it('apply in the order they were made', () => {
    const slip = withPending(slipOf([bills]), [
      { changeId: 1, kind: 'clear' },
      { changeId: 2, kind: 'add', pick: oilers },
    ]);
    expect(slip.legs.map((leg) => leg.selectionId)).toEqual(['s-oilers']);
  });

  it('have no ratio if it does not fit safe integers', () => {
    const price = { numerator: 1_000_003, denominator: 999_983 };
    const legs = Array.from({ length: 4 }, (_, index) => ({ ...bills, selectionId: `s${index}`, odds: price }));
    expect(ratioOf(slipOf(legs).legs)).toBeNull();
  });
});

describe('revisions', () => {
  it('an answer with a lower revision is ignored', () => {
    const newer = slipOf([bills, oilers], {}, 7);
    expect(newestSlip(newer, slipOf([bills], {}, 6))).toBe(newer);
    const same = slipOf([bills], {}, 7);
    expect(newestSlip(newer, same)).toBe(same);
    const later = slipOf([], {}, 8);
    expect(newestSlip(newer, later)).toBe(later);
  });

  it('revisions of another owner are not compared', () => {
    const other = { ...slipOf([oilers], {}, 1), id: 'anonymous:a' };
    expect(newestSlip(slipOf([bills], {}, 9), other)).toBe(other);
  });
});

import { describe, expect, it } from 'vitest';
import { deriveSlip, type SlipLimits, type SlipView } from './derive.ts';
import type { Offer } from './offer.ts';
import { EMPTY_SLIP, type SetAmount, type Slip } from './slip.ts';

const LIMITS: SlipLimits = {
  minimumStakeCents: 10,
  maximumStakeCents: 999_999_999,
  maximumWinCents: 999_999_999,
  maximumParlayLegs: 12,
  maximumRoundRobinLegs: 10,
  maximumTeaserLegs: 10,
  parlayPlus: 'OFF',
};

const NOW = new Date('2026-11-22T20:00:00Z');

function offer(selectionId: string, change: Partial<Offer> = {}): Offer {
  return {
    selectionId,
    selectionName: selectionId,
    side: 'HOME',
    isWholeGame: true,
    sport: 'hockey',
    pointsHundredths: null,
    odds: { numerator: 10, denominator: 11 },
    marketId: `market-${selectionId}`,
    marketName: 'Moneyline',
    marketType: 'MONEYLINE',
    placeDelayMs: 0,
    marketStatus: 'OPEN',
    eventId: `event-${selectionId}`,
    eventName: 'Away @ Home',
    eventStatus: 'PRE_GAME',
    eventStartsAt: new Date(NOW.getTime() + 1),
    eventPath: '/sport',
    ...change,
  };
}

/** Selections accepted at −110, at any current price. */
function view(offers: readonly Offer[], amounts: Record<string, SetAmount> = {}, cashCents: number | null = null): SlipView {
  const accepted = { odds: { numerator: 10, denominator: 11 }, pointsHundredths: null };
  const slip: Slip = {
    selections: offers.map(({ selectionId }) => ({
      selectionId,
      accepted,
      selectionOrigin: null,
      branchChannel: null,
      shareId: null,
    })),
    amounts,
  };
  return deriveSlip({ slip, offers: new Map(offers.map((one) => [one.selectionId, one])), cashCents, limits: LIMITS, now: NOW });
}

const bet = (amountCents: number): SetAmount => ({ field: 'BET', amountCents });

describe('a derived slip', () => {
  it('has no parlay below two selections', () => {
    expect(
      deriveSlip({ slip: EMPTY_SLIP, offers: new Map(), cashCents: null, limits: LIMITS, now: NOW }).sections.STRAIGHT.draftBets,
    ).toEqual([]);
    expect(view([offer('a')]).sections.PARLAY.draftBets).toEqual([]);
    expect(view([offer('a'), offer('b')]).sections.PARLAY.draftBets).toHaveLength(1);
  });

  it('marks a stake below the smallest, typed or derived from the amount to win', () => {
    const codes = (amount: SetAmount) =>
      view([offer('a')], { 'straight:a': amount }).sections.STRAIGHT.draftBets[0]?.errors.map(({ code, message }) => [
        code,
        message,
      ]);
    const marked = [['edgebook.bet_amount.invalid', 'Bet between $0.10 and $9,999,999.99.']];
    expect(codes(bet(9))).toEqual(marked);
    expect(codes({ field: 'WIN', amountCents: 8 })).toEqual(marked);
    expect(codes(bet(10))).toEqual([]);
  });

  it('closes a selection from the start of its event on', () => {
    const codes = (startsAt: number) =>
      view([offer('a', { eventStartsAt: new Date(startsAt) })]).legs[0]?.errors.map(({ code }) => code);
    expect(codes(NOW.getTime() + 1)).toEqual([]);
    expect(codes(NOW.getTime())).toEqual(['edgebook.event.closed']);
  });

  it('leaves out selections that are no longer in the catalogue', () => {
    const accepted = { odds: { numerator: 1, denominator: 1 }, pointsHundredths: null };
    const gone = { selectionId: 'gone', accepted, selectionOrigin: null, branchChannel: null, shareId: null };
    const shown = deriveSlip({
      slip: { selections: [gone], amounts: {} },
      offers: new Map(),
      cashCents: 0,
      limits: LIMITS,
      now: NOW,
    });
    expect(shown.legs).toEqual([]);
  });

  it('sums its bets', () => {
    const straight = view([offer('a'), offer('b')], {
      'straight:a': bet(1100),
      'straight:b': { field: 'WIN', amountCents: 500 },
    }).sections.STRAIGHT;
    expect(straight.draftBets.map(({ stakeCents, winCents }) => [stakeCents, winCents])).toEqual([
      [1100, 1000],
      [550, 500],
    ]);
    expect([straight.totalStakeCents, straight.totalReturnCents]).toEqual([1650, 3150]);
  });

  it('shows whether the possible return rose or fell, weighted by the stakes', () => {
    const better = offer('a', { odds: { numerator: 1, denominator: 1 } });
    const worse = offer('b', { odds: { numerator: 1, denominator: 2 } });
    expect(view([better, worse]).sections.STRAIGHT.totalReturnTrend).toBe('NONE');
    expect(view([better, worse], { 'straight:a': bet(1000) }).sections.STRAIGHT.totalReturnTrend).toBe('UP');
    expect(view([better, worse], { 'straight:a': bet(1000), 'straight:b': bet(1000) }).sections.STRAIGHT.totalReturnTrend).toBe(
      'DOWN',
    );
  });

  it('shows trends against the accepted price, up when it pays more now', () => {
    const up = view([offer('a', { odds: { numerator: 1, denominator: 1 } }), offer('b')]);
    expect([up.legs[0]?.trend, up.legs[1]?.trend, up.sections.PARLAY.draftBets[0]?.trend]).toEqual(['UP', 'NONE', 'UP']);
    expect(view([offer('a', { odds: { numerator: 1, denominator: 2 } })]).legs[0]?.trend).toBe('DOWN');
  });

  it('asks to accept a moved price or line, unless it cannot be bet on', () => {
    expect(view([offer('a', { pointsHundredths: 50 })]).legs[0]).toMatchObject({ requiresAcceptance: true, trend: 'NONE' });
    const closed = view([offer('a', { odds: { numerator: 1, denominator: 1 }, marketStatus: 'CLOSED' })]).legs[0];
    expect([closed?.requiresAcceptance, closed?.errors.map(({ code }) => code)]).toEqual([false, ['edgebook.market.suspended']]);
    const ended = view([offer('a', { eventStatus: 'FINISHED' })]).legs[0];
    expect(ended?.errors.map(({ code, displayType }) => [code, displayType])).toEqual([
      ['edgebook.event.closed', 'SELECTION_DISABLED'],
    ]);
  });

  it('reports related outcomes and too many legs on the parlay only', () => {
    const related = view([offer('a', { eventId: 'same' }), offer('b', { eventId: 'same' })]);
    expect(related.sections.PARLAY.draftBets[0]?.errors.map(({ code }) => code)).toEqual(['edgebook.parlay.related']);
    expect(related.sections.STRAIGHT.draftBets.flatMap(({ errors }) => errors)).toEqual([]);
    const many = view(Array.from({ length: 13 }, (_, index) => offer(`s${index}`)));
    expect(many.sections.PARLAY.draftBets[0]?.errors.map(({ code }) => code)).toEqual(['edgebook.parlay.too_many_legs']);
  });

  it('stays within safe integers with twenty long shots and the largest stake', () => {
    const long = Array.from({ length: 20 }, (_, index) => offer(`s${index}`, { odds: { numerator: 500, denominator: 1 } }));
    const parlay = view(long, { parlay: bet(999_999_999) }).sections.PARLAY;
    expect(parlay.draftBets[0]?.winCents).toBe(Number.MAX_SAFE_INTEGER);
    expect(parlay.totalReturnCents).toBe(Number.MAX_SAFE_INTEGER);
    expect(parlay.draftBets[0]?.errors.map(({ displayType }) => displayType)).toContain('BET_WIN_AMOUNT');
  });

  it('reports a section whose stakes exceed the player’s balance', () => {
    const amounts = { 'straight:a': bet(600), 'straight:b': bet(600), parlay: bet(900) };
    const shown = view([offer('a'), offer('b')], amounts, 1000);
    expect(shown.sections.STRAIGHT.errors.map(({ displayType }) => displayType)).toEqual(['DEPOSIT']);
    expect(shown.sections.PARLAY.errors).toEqual([]);
    expect(view([offer('a'), offer('b')], amounts, null).sections.STRAIGHT.errors).toEqual([]);
  });
});

describe('a round robin of a derived slip', () => {
  it('is left out beyond ten legs, and its section says why', () => {
    const { ROUND_ROBIN } = view(Array.from({ length: 11 }, (_, index) => offer(`s${index}`))).sections;
    expect(ROUND_ROBIN.draftBets).toEqual([]);
    expect(ROUND_ROBIN.errors.map(({ code }) => code)).toEqual(['edgebook.round_robin.too_many_legs']);
  });

  it('takes the amount to win as that of all combinations, and survives one that no stake can win', () => {
    const evens = (id: string) => offer(id, { odds: { numerator: 1, denominator: 1 } });
    const three = ['a', 'b', 'c'].map(evens);
    const { ROUND_ROBIN } = view(three, { 'roundRobin:2': { field: 'WIN', amountCents: 900 } }).sections;
    expect(ROUND_ROBIN.draftBets[0]).toMatchObject({ stakeCents: 100, totalStakeCents: 300, winCents: 900 });
    const tiny = ['a', 'b', 'c'].map((id) => offer(id, { odds: { numerator: 1, denominator: 1_000_000_000 } }));
    const { errors } =
      view(tiny, { 'roundRobin:2': { field: 'WIN', amountCents: 999_999_999 } }).sections.ROUND_ROBIN.draftBets[0] ?? {};
    expect(errors?.map(({ displayType }) => displayType)).toContain('BET_AMOUNT');
  });
});

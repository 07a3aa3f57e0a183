import { describe, expect, it } from 'vitest';
import type { PickedSelection } from '../../../../../core/money/pickedSelection.ts';
import { bills, factsOf, lions, oilers, slipOf, withTeaser } from '../../testing/fixtures.ts';
import type { DraftBet, LegGroup, Slip } from '../slip.ts';
import { betTypeOf, sectionTypeOf } from './betTypes.ts';
import { type SlipFacts, slipView } from './slipView.ts';

const over = {
  ...bills,
  selectionId: 's-over',
  name: 'Over',
  marketId: 'm-total',
  marketType: 'TOTAL',
  pointsHundredths: 4450,
} as const;
const group = (selectionIds: readonly string[], change: Partial<LegGroup> = {}): LegGroup => ({
  eventId: 'e-1',
  eventStatus: 'PRE_GAME',
  selectionIds,
  odds: null,
  trend: 'NONE',
  requiresAcceptance: false,
  isOneBet: false,
  ...change,
});
const refusal = {
  code: 'edgebook.parlay.related',
  message: 'These picks can’t be combined in one same-game parlay.',
  priority: 6,
  displayType: 'GENERIC',
  field: null,
} as const;

function withParlay(slip: Slip, change: Partial<DraftBet>): Slip {
  const { PARLAY } = slip.sections;
  const draftBets = PARLAY.draftBets.map((bet) => ({ ...bet, ...change }));
  return { ...slip, sections: { ...slip.sections, PARLAY: { ...PARLAY, draftBets } } };
}

const facts: SlipFacts = factsOf(slipOf([]), { tab: 'PARLAY' });

describe('the bet type of a slip', () => {
  const three = withTeaser(slipOf([bills, oilers, lions]), ['s-bills', 's-lions']);
  const plus = withParlay(slipOf([bills, over]), { isParlayPlus: true });

  it('is one of straight, parlay, parlayplus, roundRobin, teaser and invalid', () => {
    const straight = slipView({ ...facts, slip: three, tab: 'STRAIGHT' });
    const parlay = slipView({ ...facts, slip: three });
    const teaser = slipView({ ...facts, slip: three, tab: 'TEASER' });
    const refused = slipView({ ...facts, slip: withParlay(three, { errors: [refusal] }) });
    expect([straight.type, teaser.type, refused.type, slipView(facts).type]).toEqual(['straight', 'teaser', 'invalid', 'invalid']);
    expect(parlay.bets.map(({ type }) => type)).toEqual(['parlay', 'roundRobin', 'roundRobin']);
    expect(refused.bets[0]?.type).toBe('invalid');
    expect(slipView({ ...facts, slip: plus }).type).toBe('parlayplus');
  });

  it('is parlayplus where the first bet of the parlay is parlay-plus eligible', () => {
    expect(sectionTypeOf(plus, 'PARLAY')).toBe('parlayplus');
    expect(sectionTypeOf(withParlay(plus, { isParlayPlus: false }), 'PARLAY')).toBe('parlay');
    const [own] = plus.sections.PARLAY.draftBets;
    const others = own ? [{ ...own, id: 'other', isParlayPlus: false }] : [];
    const several = [...plus.sections.PARLAY.draftBets, ...others];
    const bets = (draftBets: readonly DraftBet[]): Slip => ({
      ...plus,
      sections: { ...plus.sections, PARLAY: { ...plus.sections.PARLAY, draftBets } },
    });
    expect(sectionTypeOf(bets(several), 'PARLAY')).toBe('parlayplus');
    expect(sectionTypeOf(bets(several.toReversed()), 'PARLAY')).toBe('parlay');
    expect(plus.sections.STRAIGHT.draftBets.map((bet) => betTypeOf('STRAIGHT', bet))).toEqual(['straight', 'straight']);
  });
});

const ONE = 'Only one pick of an event fits in this bet.';

describe('a parlay with legs of one event', () => {
  it('one that is a player’s is named alone; the others take no stake, and are offered at the price without it', () => {
    const touchdown = { ...over, selectionId: 's-td', name: 'A. Neal' };
    const refusedLeg = (odds: readonly PickedSelection[], reasons: LegGroup['refusal']) =>
      slipView({
        ...facts,
        slip: withParlay(slipOf([bills, over, touchdown, ...odds]), {
          errors: [refusal],
          groups: [
            group(['s-bills', 's-over', 's-td'], reasons && { refusal: reasons }),
            ...odds.map(({ selectionId, eventId, odds: own }) => group([selectionId], { eventId, odds: own })),
          ],
        }),
      }).bets[0];
    const ofPlayer = { reasons: new Map([['s-td', 'PLAYER_MARKET' as const]]), oddsOfOthers: { numerator: 223, denominator: 100 } };
    const bet = refusedLeg([], ofPlayer);
    const text = 'Player props can’t join a same-game parlay yet.';
    expect(bet?.legs.map((leg) => leg.refusal)).toEqual([null, null, text]);
    expect(bet).toMatchObject({ isLocked: true, removal: { selectionIds: ['s-td'], label: 'Remove it, keep +223' } });
    // With a game beside it the price is of all that is kept; without a price nothing is said of it.
    expect(refusedLeg([oilers], ofPlayer)?.removal?.label).toBe('Remove it, keep +604');
    expect(refusedLeg([], { ...ofPlayer, oddsOfOthers: null })?.removal?.label).toBe('Remove it');
    expect(refusedLeg([], undefined)?.removal).toBeNull();
  });

  it('is priced by the server alone, never by the product of its legs', () => {
    const slip = slipOf([bills, over]);
    expect(slipView({ ...facts, slip }).bets[0]).toMatchObject({ totalOdds: null, type: 'parlay' });
    const ratio = { numerator: 52, denominator: 11 };
    const plus = withParlay(slip, { isParlayPlus: true, ratio });
    expect(slipView({ ...facts, slip: plus }).bets[0]).toMatchObject({ totalOdds: '+473', type: 'parlayplus' });
  });

  it('blames all legs of an event that has no such bets, and none of another event', () => {
    const slip = withParlay(slipOf([bills, over, oilers]), { errors: [refusal] });
    const refusals = slipView({ ...facts, slip }).bets[0]?.legs.map((leg) => leg.refusal);
    expect(refusals).toEqual([ONE, ONE, null]);
  });

  it('shows them under their event with their price, and marks its change', () => {
    const moved = { odds: { numerator: 52, denominator: 11 }, trend: 'UP', requiresAcceptance: true, isOneBet: true } as const;
    const slip = withParlay(slipOf([bills, oilers, over]), {
      isParlayPlus: true,
      groups: [
        group(['s-bills', 's-over'], { ...moved, eventStatus: 'IN_PLAY' }),
        group(['s-oilers'], { eventId: 'e-2', odds: oilers.odds }),
      ],
    });
    const groups = slipView({ ...facts, slip }).bets[0]?.groups;
    expect(groups).toMatchObject([
      {
        eventName: 'Chiefs @ Bills',
        isOneBet: true,
        isLive: true,
        odds: '+473',
        trend: 'UP',
        isChanged: true,
        legs: [{}, { title: 'Over 44.5' }],
      },
      { isOneBet: false, odds: null, legs: [{ title: 'Oilers' }] },
    ]);
  });

  it('blames no legs of another event that can be one bet', () => {
    const lionsOver = { ...over, selectionId: 's-lions-over', eventId: 'e-3' };
    const slip = withParlay(slipOf([bills, over, lions, lionsOver]), {
      errors: [refusal],
      groups: [group(['s-bills', 's-over'], { isOneBet: true }), group(['s-lions', 's-lions-over'], { eventId: 'e-3' })],
    });
    const view = slipView({ ...facts, slip });
    expect(view.bets[0]).toMatchObject({ type: 'invalid', totalOdds: null, messages: [] });
    expect(view.bets[0]?.legs.map((leg) => leg.refusal)).toEqual([null, null, ONE, ONE]);
    expect(view.button).toMatchObject({ enabled: false, reason: refusal.message });
  });
});

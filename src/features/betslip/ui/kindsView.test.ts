import { describe, expect, it } from 'vitest';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { roundRobinChoices } from '../../../../core/money/roundRobin.ts';
import { NO_DRAFTS, nextDrafts } from '../logic/amountDrafts.ts';
import { withPending } from '../logic/machine/optimistic.ts';
import { betsToPlace } from '../logic/machine/slipPlacement.ts';
import type { LegGroup } from '../logic/slip.ts';
import { type SlipFacts, slipView } from '../logic/view/slipView.ts';
import { bills, factsOf, lions, oilers, slipOf, withTeaser } from '../testing/fixtures.ts';
import { SECTIONS } from './sections.tsx';

const three = slipOf([bills, oilers, lions]);
const teased = withTeaser(three, ['s-bills', 's-lions']);
const facts: SlipFacts = factsOf(teased, { tab: 'TEASER', words: SECTIONS });
const GROUP = { eventId: 'e-1', eventStatus: 'PRE_GAME', odds: null, trend: 'NONE', requiresAcceptance: false } as const;
const typed = (draftBetId: string, cents: number) => nextDrafts(NO_DRAFTS, { type: 'typed', draftBetId, field: 'BET', cents });

describe('the teaser of a slip', () => {
  it('shows its label, points, previews and teased lines, and what is left out', () => {
    const [bet] = slipView(facts).bets;
    expect(bet).toMatchObject({ title: '2-team football teaser', totalOdds: '−115', teaser: { pointsHundredths: 600 } });
    expect(bet?.legs.map(({ title, lineWas }) => [title, lineWas])).toEqual([
      ['Bills +3.5', '−2.5'],
      ['Lions +3', '−3'],
    ]);
    expect(bet?.teaser?.leftOut).toEqual(['Oilers']);
    expect(bet?.teaser?.previews.map(({ bets }) => bets)).toEqual(['Bills +3.5, Lions +3', 'Bills +4, Lions +3.5', '']);
    expect(slipView(facts).tabs[2]).toMatchObject({ kind: 'TEASER', label: 'Teaser', count: 2 });
  });

  it('marks the points chosen before the server answers', () => {
    expect(slipView({ ...facts, teaserPoints: 650 }).bets[0]?.teaser?.pointsHundredths).toBe(650);
  });

  it('computes what it wins from the price of the table at once, and is placed with its points', () => {
    const drafts = typed('teaser', 2300);
    expect(slipView({ ...facts, drafts })).toMatchObject({ totalStakeCents: 2300, payoutCents: 4300 });
    expect(betsToPlace(teased, drafts, 'TEASER')).toMatchObject([
      {
        draftBetId: 'teaser',
        section: 'TEASER',
        stakeCents: 2300,
        teaserPointsHundredths: 600,
        legs: [{ pointsHundredths: -250 }, {}],
      },
    ]);
  });

  it('has no price until the server answers a removal, and is none of one leg', () => {
    const four = withTeaser(slipOf([bills, lions, { ...lions, selectionId: 's-4', eventId: 'e-4' }]), [
      's-bills',
      's-lions',
      's-4',
    ]);
    const two = withPending(four, [{ changeId: 1, kind: 'remove', selectionId: 's-4' }]);
    expect(slipView({ ...facts, slip: two }).bets[0]).toMatchObject({ title: '2-team teaser', totalOdds: null });
    expect(
      slipView({ ...facts, slip: withPending(teased, [{ changeId: 1, kind: 'remove', selectionId: 's-bills' }]) }).bets,
    ).toEqual([]);
  });

  it('shows a leg that is suspended, and takes no bet with it', () => {
    const legs = teased.legs.map((leg) => (leg.selectionId === 's-lions' ? { ...leg, marketStatus: 'CLOSED' as const } : leg));
    const view = slipView({ ...facts, slip: withTeaser({ ...teased, legs }, ['s-bills', 's-lions']) });
    expect(view.bets[0]?.legs[1]?.price.text).toBe('Suspended');
    expect(view.button).toMatchObject({ enabled: false, reason: 'Lions −3 is suspended. Wait, or remove it.' });
  });
});

describe('the round robins of a slip', () => {
  const parlay: SlipFacts = { ...facts, slip: three, tab: 'PARLAY' };

  it('are every size of combination, with their number in the label', () => {
    expect(slipView(parlay).bets.map(({ title }) => title)).toEqual([
      '3-leg parlay',
      'By 2s, 3 combinations',
      'All sizes, 4 combinations',
    ]);
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...bills, selectionId: `s-${index}`, eventId: `e-${index}` }));
    expect(slipView({ ...parlay, slip: slipOf(ten) }).bets.at(-1)?.title).toBe('All sizes, 1,013 combinations');
    expect(slipView({ ...parlay, slip: slipOf([...ten, oilers]) }).bets).toHaveLength(1);
    expect(slipView({ ...parlay, slip: slipOf([bills, oilers]) }).bets).toHaveLength(1);
  });

  it('have their stake on each combination, and are placed with their sizes', () => {
    const drafts = { ...typed('roundRobin:2', 200), ...typed('parlay', 1000) };
    const view = slipView({ ...parlay, drafts });
    expect(view).toMatchObject({ totalStakeCents: 1600, stakedBets: 2 });
    expect(view.parts).toEqual([
      { label: 'Parlay', cents: 1000 },
      { label: 'Round robin, 3 × $2.00', cents: 600 },
    ]);
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...bills, selectionId: `s-${index}`, eventId: `e-${index}` }));
    expect(slipView({ ...parlay, slip: slipOf(ten), drafts: typed('roundRobin:all', 100) }).parts).toEqual([
      { label: 'Round robin, 1,013 × $1.00', cents: 101_300 },
    ]);
    expect(betsToPlace(three, drafts, 'PARLAY')).toMatchObject([
      { draftBetId: 'parlay', section: 'PARLAY', stakeCents: 1000 },
      { draftBetId: 'roundRobin:2', section: 'ROUND_ROBIN', stakeCents: 200, combinationSizes: [2] },
    ]);
  });

  it('round robins that lose or gain a leg have the combinations and the total of now before the server answers', () => {
    const four = slipOf([bills, oilers, lions, { ...lions, selectionId: 's-4', eventId: 'e-4' }], {});
    const drafts = { ...typed('roundRobin:2', 200), ...typed('roundRobin:3', 100), ...typed('roundRobin:all', 100) };
    expect(slipView({ ...parlay, slip: four, drafts })).toMatchObject({ totalStakeCents: 6 * 200 + 4 * 100 + 11 * 100 });
    const lost = slipView({ ...parlay, slip: withPending(four, [{ changeId: 1, kind: 'remove', selectionId: 's-4' }]), drafts });
    expect(lost.bets.slice(1).map(({ title, combinations, totalCents }) => [title, combinations, totalCents])).toEqual([
      ['By 2s, 3 combinations', 3, 600],
      ['All sizes, 4 combinations', 4, 400],
    ]);
    expect(lost).toMatchObject({ totalStakeCents: 1000, payoutCents: null });
    const gained = withPending(three, [{ changeId: 1, kind: 'add', pick: { ...lions, selectionId: 's-4', eventId: 'e-4' } }]);
    expect(slipView({ ...parlay, slip: gained, drafts: typed('roundRobin:all', 100) }).parts).toEqual([
      { label: 'Round robin, 11 × $1.00', cents: 1100 },
    ]);
  });

  it('count legs of one game as one pick where they can be one bet, and once one of them is gone too', () => {
    const over: PickedSelection = { ...bills, selectionId: 's-over', name: 'Over', marketType: 'TOTAL', pointsHundredths: 4450 };
    const answered = (picks: readonly PickedSelection[], count: number, isOneBet: boolean) => {
      const slip = slipOf(picks);
      const [parlayBet] = slip.sections.PARLAY.draftBets;
      if (!parlayBet) throw new Error('two legs');
      const groups: readonly LegGroup[] = [
        { ...GROUP, selectionIds: ['s-bills', 's-over'], isOneBet },
        ...[oilers, lions].map(({ eventId, selectionId }) => ({ ...GROUP, eventId, selectionIds: [selectionId], isOneBet: false })),
      ];
      const draftBets = roundRobinChoices(count).map((choice) => ({ ...parlayBet, ...choice, ratio: null, groups }));
      return {
        ...slip,
        sections: { ...slip.sections, ROUND_ROBIN: { kind: 'ROUND_ROBIN', draftBets, groupings: [], errors: [] } },
      } as const;
    };
    const titles = (slip: SlipFacts['slip']) =>
      slipView({ ...parlay, slip })
        .bets.slice(1)
        .map(({ title }) => title);
    const ofThree = ['By 2s, 3 combinations', 'All sizes, 4 combinations'];
    const joined = answered([bills, over, oilers, lions], 3, true);
    expect(titles(joined)).toEqual(ofThree);
    expect(titles(withPending(joined, [{ changeId: 1, kind: 'remove', selectionId: 's-over' }]))).toEqual(ofThree);
    expect(titles(withPending(joined, [{ changeId: 1, kind: 'remove', selectionId: 's-oilers' }]))).toEqual([]);
    expect(titles(withPending(three, [{ changeId: 1, kind: 'add', pick: over }]))).toEqual(ofThree);
    // A draft of it has its stake on each of them.
    expect(slipView({ ...parlay, slip: joined, drafts: typed('roundRobin:all', 100) })).toMatchObject({ totalStakeCents: 400 });
    // Refused, each leg counts, as on the server.
    const refused = answered([bills, over, oilers, lions], 4, false);
    expect(titles(refused)[0]).toBe('By 2s, 6 combinations');
    expect(titles(withPending(refused, [{ changeId: 1, kind: 'remove', selectionId: 's-oilers' }]))[0]).toBe(
      'By 2s, 3 combinations',
    );
  });

  it('exceed the balance with all their combinations, and say the stake that fits', () => {
    const view = slipView({ ...parlay, drafts: typed('roundRobin:2', 200), balanceCents: 500 });
    expect(view).toMatchObject({ shortCents: 100, button: { kind: 'deposit' } });
    expect(view.bets[1]).toMatchObject({ fitCents: 166, fieldErrors: [{ field: 'BET', message: '$1.00 more than your balance' }] });
  });

  it('refused round robins do not block a parlay, and say why', () => {
    const error = { code: 'x', message: 'Too many', priority: 6, displayType: 'GENERIC', field: null } as const;
    const slip = {
      ...slipOf([bills, oilers]),
      sections: {
        ...slipOf([bills, oilers]).sections,
        ROUND_ROBIN: { kind: 'ROUND_ROBIN', draftBets: [], groupings: [], errors: [error] },
      },
    } as const;
    const view = slipView({ ...parlay, slip, drafts: typed('parlay', 1000) });
    expect(view).toMatchObject({ refusedBeside: ['Too many'], messages: [], button: { kind: 'place', enabled: true } });
  });
});

describe('the words of the sections', () => {
  const slip = slipOf([bills, oilers]);
  const words = factsOf(slip, { words: SECTIONS });

  it('name exactly the tabs Straight, Parlay and Teaser; they count selections, the parlay only where there is one and it is open', () => {
    expect(slipView(words).tabs).toEqual([
      { kind: 'STRAIGHT', label: 'Straight', count: 2, stakeCents: 0 },
      { kind: 'PARLAY', label: 'Parlay', count: 0, stakeCents: 0 },
      { kind: 'TEASER', label: 'Teaser', count: 0, stakeCents: 0 },
    ]);
    expect(slipView({ ...words, tab: 'PARLAY' }).tabs[1]).toMatchObject({ count: 2 });
    expect(slipView({ ...words, slip: slipOf([bills]), tab: 'PARLAY' }).tabs[1]).toMatchObject({ count: 0 });
  });

  it('name a parlay by its legs, and a parlay-plus apart from it', () => {
    const { PARLAY } = slip.sections;
    const draftBets = PARLAY.draftBets.map((bet) => ({ ...bet, isParlayPlus: true }));
    const plus = { ...slip, sections: { ...slip.sections, PARLAY: { ...PARLAY, draftBets } } };
    expect(slipView({ ...words, tab: 'PARLAY' }).bets[0]?.title).toBe('2-leg parlay');
    expect(slipView({ ...words, slip: plus, tab: 'PARLAY' }).bets[0]?.title).toBe('2-leg Parlay+');
  });

  it('leave the name of a straight bet to its leg', () => {
    expect(slipView(words).bets.map(({ title }) => title)).toEqual([null, null]);
  });
});

import { describe, expect, it } from 'vitest';
import type { BetslipErrorType, SectionKind } from '../../../../../core/wire/contract.ts';
import { bills, factsOf, lions, oilers, slipOf, withLeg, withTeaser } from '../../testing/fixtures.ts';
import { NO_DRAFTS, nextDrafts } from '../amountDrafts.ts';
import { NO_PLACEMENT } from '../placement/placement.ts';
import { type BetRewards, NO_REWARDS } from '../rewards/betRewards.ts';
import { isSameChoice } from '../rewards/rewards.ts';
import { ratioOf } from '../sections.ts';
import type { DraftBet, Slip, SlipError } from '../slip.ts';
import { type SlipFacts, slipView } from '../view/slipView.ts';
import { eventGroupings } from '../view/stakedBets.ts';
import { withPending } from './optimistic.ts';

/** Where two rules of the view meet. */

const BILLS = 'straight:s-bills';
const OILERS = 'straight:s-oilers';
const staked = slipOf([bills, oilers], { [BILLS]: 3_000, [OILERS]: 1_000, parlay: 1_000 });

const errorOf = (displayType: BetslipErrorType, more: Partial<SlipError> = {}): SlipError => ({
  code: 'edgebook.x',
  message: `Because of ${displayType}`,
  priority: 3,
  displayType,
  field: null,
  ...more,
});

function withSection(slip: Slip, kind: SectionKind, change: Partial<Slip['sections'][SectionKind]>): Slip {
  return { ...slip, sections: { ...slip.sections, [kind]: { ...slip.sections[kind], ...change } } };
}

function withBet(slip: Slip, id: string, change: Partial<DraftBet>, kind: SectionKind = 'STRAIGHT'): Slip {
  const { draftBets } = slip.sections[kind];
  return withSection(slip, kind, { draftBets: draftBets.map((bet) => (bet.id === id ? { ...bet, ...change } : bet)) });
}

const viewOf = (slip: Slip, more: Partial<SlipFacts> = {}) => slipView(factsOf(slip, more));
const typed = (draftBetId: string, cents: number, field: 'BET' | 'WIN' = 'BET') =>
  nextDrafts(NO_DRAFTS, { type: 'typed', draftBetId, field, cents });
const refusedWith = (...errors: readonly SlipError[]) => ({ placement: { ...NO_PLACEMENT, errors } });
const inCredits: BetRewards = { ...NO_REWARDS, source: 'PROMOTIONAL_CREDIT', creditCents: 1_500 };

describe('the errors of a section', () => {
  it('a section beside another in the tab has its own refusal; the other errors are the slip’s', () => {
    const errors = [errorOf('GENERIC'), errorOf('RG_LIMIT')];
    const view = viewOf(withSection(staked, 'ROUND_ROBIN', { errors }), { tab: 'PARLAY' });
    expect(view).toMatchObject({ refusedBeside: ['Because of GENERIC'], messages: ['Because of RG_LIMIT'] });
    expect(view.button.kind).toBe('blocked');
  });

  it('errors of the tab itself stand in no other section', () => {
    const view = viewOf(withSection(staked, 'PARLAY', { errors: [errorOf('GENERIC')] }), { tab: 'PARLAY' });
    // The button says it.
    expect(view).toMatchObject({ refusedBeside: [], messages: [], button: { reason: 'Because of GENERIC' } });
  });

  it('say that the balance is low only while it is unknown here', () => {
    const low = withSection(staked, 'STRAIGHT', { errors: [errorOf('DEPOSIT'), errorOf('RG_LIMIT')] });
    expect(viewOf(withSection(staked, 'STRAIGHT', { errors: [errorOf('DEPOSIT')] })).button.kind).toBe('place');
    expect(viewOf(withSection(staked, 'STRAIGHT', { errors: [errorOf('DEPOSIT')] }), { balanceCents: null }).button.kind).toBe(
      'deposit',
    );
    expect(viewOf(low).messages).toEqual(['Because of RG_LIMIT']);
  });
});

describe('an amount', () => {
  it('an invalid or unknown amount of one bet stops all bets from being placed', () => {
    const invalid = 'Check the amounts above.';
    expect(viewOf(staked, { drafts: typed(OILERS, 1_000_000_000) }).button.reason).toBe(invalid);
    const unpriced = withBet(staked, OILERS, { ratio: null });
    expect(viewOf(unpriced, { drafts: typed(OILERS, 500, 'WIN') }).button.reason).toBe(invalid);
    expect(viewOf(unpriced).button.reason).toBeNull();
  });

  it('an amount that was typed since is no longer the one that the server marked', () => {
    const marked = withBet(staked, BILLS, { errors: [errorOf('BET_AMOUNT')] });
    expect(viewOf(marked).bets[0]?.fieldErrors).toEqual([{ field: 'BET', message: 'Because of BET_AMOUNT' }]);
    expect(viewOf(marked, { drafts: typed(BILLS, 500) }).bets[0]?.fieldErrors).toEqual([]);
  });

  it('crosses the balance by what is bet now and in cash alone', () => {
    const both = slipOf([bills, oilers], { [BILLS]: 3_000, [OILERS]: 2_500 });
    const overs = (slip: Slip) => viewOf(slip, { balanceCents: 2_000 }).bets.map(({ fieldErrors }) => fieldErrors.length);
    expect(overs(both)).toEqual([1, 0]);
    expect(overs(withLeg(both, 's-bills', { marketStatus: 'CLOSED' }))).toEqual([0, 1]);
    expect(overs(withBet(both, BILLS, { rewards: inCredits }))).toEqual([0, 1]);
  });

  it('has the credits as its funds only where it is paid with them', () => {
    const fundsOf = (rewards: BetRewards) => viewOf(withBet(staked, BILLS, { rewards })).bets[0]?.fundsCents;
    expect(fundsOf(inCredits)).toBe(1_500);
    expect(fundsOf({ ...inCredits, source: 'CASH' })).toBeNull();
  });
});

describe('the payout', () => {
  it('needs no price of a bet without a stake', () => {
    const free = withBet(staked, OILERS, { ratio: null, stakeCents: 0, winCents: null });
    expect(viewOf(free).payoutCents).toBe(3_000 + 2_679);
    expect(viewOf(free, { drafts: typed(OILERS, 500, 'WIN') }).payoutCents).toBeNull();
  });

  it('is unknown for a bet that the server refuses', () => {
    const refused = withBet(staked, 'parlay', { errors: [errorOf('GENERIC')] }, 'PARLAY');
    expect(viewOf(staked, { tab: 'PARLAY' }).payoutCents).toBe(4_126);
    expect(viewOf(refused, { tab: 'PARLAY' })).toMatchObject({ payoutCents: null, bets: [{ totalOdds: null }] });
  });

  it('has the extra of a boost alone, not what was typed since', () => {
    expect(viewOf(staked, { drafts: typed(BILLS, 6_000) }).boostCents).toBe(0);
    const boosted = withBet(staked, BILLS, { rewards: { ...NO_REWARDS, boostedWinCents: 3_000 } });
    expect(viewOf(boosted).boostCents).toBe(3_000 - 2_679);
    expect(viewOf(withBet(boosted, BILLS, { stakeCents: 0, winCents: 0 })).boostCents).toBe(0);
  });
});

describe('a leg', () => {
  it('a leg that takes no bets hides the price of its whole parlay, also the boosted one', () => {
    const boosted = withBet(staked, 'parlay', { rewards: { ...NO_REWARDS, boostedOdds: '+350' } }, 'PARLAY');
    expect(viewOf(boosted, { tab: 'PARLAY' }).bets[0]).toMatchObject({ totalOdds: '+313', boostedOdds: '+350' });
    const suspended = withLeg(boosted, 's-oilers', { marketStatus: 'CLOSED' });
    expect(viewOf(suspended, { tab: 'PARLAY' }).bets[0]).toMatchObject({ totalOdds: null, boostedOdds: null });
  });

  it('a leg of a cancelled game will not open again', () => {
    const one = withLeg(slipOf([bills], { [BILLS]: 3_000 }), 's-bills', { marketStatus: 'HIDDEN', eventStatus: 'CANCELLED' });
    expect(viewOf(one).button.reason).toBe('Bills −2.5 is closed. Remove it to go on.');
  });

  it('says what the last bet was refused for, until it is no longer in the slip', () => {
    const ofBills = errorOf('SELECTION_DISABLED', { field: 's-bills' });
    const ofAnother = errorOf('SELECTION_DISABLED', { field: 's-gone', message: 'It is gone.' });
    const reasonOf = (...errors: readonly SlipError[]) => viewOf(staked, refusedWith(...errors)).button.reason;
    expect([reasonOf(ofBills), reasonOf(ofBills, ofAnother)]).toEqual([null, 'It is gone.']);
    expect(viewOf(staked, refusedWith(ofBills, errorOf('RG_LIMIT'))).messages).toEqual(['Because of RG_LIMIT']);
  });

  it('is of those that cannot be combined also where its bet has another error', () => {
    const over = { ...bills, selectionId: 's-over', name: 'Over', marketType: 'TOTAL', pointsHundredths: 4_450 } as const;
    const errors = [errorOf('BET_AMOUNT'), errorOf('GENERIC', { code: 'edgebook.parlay.related' })];
    const shown = (ofParlay: readonly SlipError[]) => {
      const unjoined = withBet(slipOf([bills, over, oilers]), 'parlay', { errors: ofParlay }, 'PARLAY');
      return viewOf(unjoined, { tab: 'PARLAY' }).bets[0]?.legs.map((leg) => leg.refusal);
    };
    const message = 'Only one pick of an event fits in this bet.';
    expect(shown(errors)).toEqual([message, message, null]);
    expect(shown(errors.slice(0, 1))).toEqual([null, null, null]);
  });
});

it('bets of several legs are not grouped by event', () => {
  const groupings = [{ eventId: 'e-1', eventName: 'Chiefs @ Bills', draftBetIds: ['parlay'] }];
  expect(eventGroupings({ ...staked.sections.PARLAY, groupings })).toEqual([]);
});

it('two rewards are the same if they are of one kind, and of one id where that has ids', () => {
  const [boost, other] = ['b', 'c'].map((id) => ({ kind: 'PROFIT_BOOST', id }) as const);
  const [bonus, credits] = [{ kind: 'BONUS_BET', id: 'b' } as const, { kind: 'PROMOTIONAL_CREDIT' } as const];
  const choices = [null, boost, other, bonus, credits] as const;
  for (const [index, one] of choices.entries())
    expect(choices.map((another) => isSameChoice(one ?? null, another ?? null))).toEqual(choices.map((_, at) => at === index));
});

describe('what is known until the server has answered', () => {
  it('a parlay shows no parlay-plus and no errors of the legs of before', () => {
    const before = withBet(staked, 'parlay', { isParlayPlus: true, errors: [errorOf('GENERIC')] }, 'PARLAY');
    const [parlay] = withPending(before, [{ changeId: 1, kind: 'add', pick: lions }]).sections.PARLAY.draftBets;
    expect(parlay).toMatchObject({ isParlayPlus: false, errors: [], legs: [{}, {}, {}] });
  });

  it('a chosen win shows the stake for it at the price of now, or the stake of before where there is no price', () => {
    const chosen = (change: Partial<DraftBet>) =>
      withBet(staked, 'parlay', { patronSet: 'WIN', winCents: 3_126, ...change }, 'PARLAY');
    const parlayAfter = (slip: Slip, pick = lions) =>
      withPending(slip, [{ changeId: 1, kind: 'add', pick }]).sections.PARLAY.draftBets[0];
    expect(parlayAfter(chosen({}))).toMatchObject({ winCents: 3_126, stakeCents: 459 });
    expect(parlayAfter(chosen({}), { ...bills, selectionId: 's-over' })).toMatchObject({
      winCents: 3_126,
      stakeCents: 1_000,
      ratio: null,
    });
    expect(parlayAfter(chosen({ winCents: null }))).toMatchObject({ stakeCents: 1_000, winCents: expect.any(Number) });
  });

  it('a teaser shows all of it while its legs are the same, and no name once they are not', () => {
    const teased = withTeaser(slipOf([bills, lions, oilers]), ['s-bills', 's-lions'], { errors: [errorOf('BET_AMOUNT')] });
    const teaserAfter = (change: Parameters<typeof withPending>[1][number]) =>
      withPending(teased, [change]).sections.TEASER.draftBets;
    expect(teaserAfter({ changeId: 1, kind: 'remove', selectionId: 's-oilers' })).toEqual(teased.sections.TEASER.draftBets);
    expect(teaserAfter({ changeId: 1, kind: 'remove', selectionId: 's-lions' })).toEqual([]);
    const three = withTeaser(slipOf([bills, lions, { ...lions, selectionId: 's-3', eventId: 'e-9' }]), [
      's-bills',
      's-lions',
      's-3',
    ]);
    expect(withPending(three, [{ changeId: 1, kind: 'remove', selectionId: 's-3' }]).sections.TEASER.draftBets).toMatchObject([
      { label: null, legs: [{ selectionId: 's-bills' }, { selectionId: 's-lions' }], ratio: null, winCents: null },
    ]);
  });

  it('a price that no number holds exactly shows nothing', () => {
    const legs = slipOf([bills, oilers]).legs.map((leg, index) => ({
      ...leg,
      eventId: `e-${index}`,
      current: { ...leg.current, odds: { numerator: 1, denominator: 100_000_007 + 30 * index } },
    }));
    expect(ratioOf(legs)).toBeNull();
    expect(ratioOf(legs.slice(1))).not.toBeNull();
  });
});

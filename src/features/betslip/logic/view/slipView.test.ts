import { describe, expect, it } from 'vitest';
import type { EventStatus } from '../../../../../core/wire/contract.ts';
import { bills, factsOf, oilers, slipOf, withLeg } from '../../testing/fixtures.ts';
import { NO_DRAFTS, nextDrafts } from '../amountDrafts.ts';
import { EMPTY_SLIP } from '../machine/optimistic.ts';
import { betsToPlace } from '../machine/slipPlacement.ts';
import { NO_PLACEMENT } from '../placement/placement.ts';
import { NO_REWARDS } from '../rewards/betRewards.ts';
import type { SlipError } from '../slip.ts';
import { type SlipFacts, slipView } from './slipView.ts';

const slip = slipOf([bills, oilers], { 'straight:s-bills': 3000, 'straight:s-oilers': 1000, parlay: 1000 });
const straight = slip.sections.STRAIGHT;
const facts: SlipFacts = factsOf(slip);
const moved = { odds: { numerator: 50, denominator: 59 }, pointsHundredths: -250 };

describe('totals', () => {
  it('totals of straights add stakes and payouts', () => {
    expect(slipView(facts)).toMatchObject({ totalStakeCents: 4000, payoutCents: 4000 + 2679 + 1180, stakedBets: 2 });
  });

  it('totals of a parlay are the parlay’s', () => {
    const view = slipView({ ...facts, tab: 'PARLAY' });
    expect(view).toMatchObject({ totalStakeCents: 1000, payoutCents: 4126 });
    expect(view.bets[0]).toMatchObject({ totalOdds: '+313' });
  });

  it('follow the typed amounts before the server answers', () => {
    const drafts = nextDrafts(NO_DRAFTS, { type: 'typed', draftBetId: 'straight:s-oilers', field: 'BET', cents: 2000 });
    expect(slipView({ ...facts, drafts }).totalStakeCents).toBe(5000);
  });

  it('show no payout while offline, and nothing can be edited', () => {
    const view = slipView({ ...facts, online: false });
    expect(view).toMatchObject({ totalStakeCents: 4000, payoutCents: null, fieldsDisabled: true });
    expect(view.bets[0]?.legs[0]?.price.text).toBe('Paused');
    expect(view.button).toMatchObject({ label: 'Place Bet', enabled: false });
  });

  it('are unknown while a price is unknown', () => {
    const noRatio = {
      ...slip,
      sections: {
        ...slip.sections,
        STRAIGHT: { ...straight, draftBets: straight.draftBets.map((bet) => ({ ...bet, ratio: null })) },
      },
    };
    const drafts = nextDrafts(NO_DRAFTS, { type: 'typed', draftBetId: 'straight:s-oilers', field: 'BET', cents: 2000 });
    expect(slipView({ ...facts, slip: noRatio, drafts })).toMatchObject({ totalStakeCents: 5000, payoutCents: null });
  });
});

describe('the tabs', () => {
  it('tabs that are not open say what is staked in them', () => {
    const shown = (more: Partial<SlipFacts>) =>
      slipView({ ...facts, ...more }).tabs.map(({ kind, stakeCents }) => [kind, stakeCents]);
    expect(shown({})).toEqual([
      ['STRAIGHT', 0],
      ['PARLAY', 1000],
      ['TEASER', 0],
    ]);
    const drafts = nextDrafts(NO_DRAFTS, { type: 'typed', draftBetId: 'straight:s-oilers', field: 'BET', cents: 2500 });
    expect(shown({ drafts, tab: 'PARLAY' })[0]).toEqual(['STRAIGHT', 5500]);
    // Not of a pick that takes no bets now.
    expect(shown({ tab: 'PARLAY', slip: withLeg(slip, 's-bills', { marketStatus: 'CLOSED' }) })[0]).toEqual(['STRAIGHT', 1000]);
  });
});

describe('a tab without a bet', () => {
  it('is empty, though the slip has a selection', () => {
    expect(slipView({ ...facts, slip: slipOf([bills]), tab: 'PARLAY' })).toMatchObject({ bets: [], count: 1 });
  });
});

describe('the button of the slip', () => {
  it('leads a visitor to the log-in', () => {
    const { button } = slipView({ ...facts, login: 'loggedOut' });
    expect(button).toMatchObject({ kind: 'logIn', label: 'Log In to Bet', enabled: true });
    expect(slipView(facts).button).toMatchObject({ kind: 'place', label: 'Place Bet', enabled: true });
  });
});

describe('the bets of the slip', () => {
  it('cannot be edited while the login is unknown, loading or being placed', () => {
    expect(slipView(facts).fieldsDisabled).toBe(false);
    expect(slipView({ ...facts, login: 'unknown' }).fieldsDisabled).toBe(true);
    expect(slipView({ ...facts, loading: true }).fieldsDisabled).toBe(true);
    expect(slipView(facts).locked).toBe(false);
    expect(slipView({ ...facts, online: false }).locked).toBe(true);
    expect(slipView({ ...facts, placement: { kind: 'sending', requestId: 'a', bets: [] } }).locked).toBe(true);
    expect(slipView({ ...facts, placement: { kind: 'sending', requestId: 'a', bets: [] } }).fieldsDisabled).toBe(true);
  });

  it('take a stake before the log-in, and ask a visitor about no change of odds', () => {
    const changed = withLeg(slip, 's-bills', { current: moved, requiresAcceptance: true });
    const view = slipView({ ...facts, login: 'loggedOut', balanceCents: null, slip: changed });
    expect(view).toMatchObject({
      fieldsDisabled: false,
      changedLegs: 0,
      totalStakeCents: 4000,
      button: { kind: 'logIn', enabled: true },
    });
  });

  it('count the changes to accept', () => {
    const changed = withLeg(slip, 's-bills', { current: moved, requiresAcceptance: true });
    expect(slipView({ ...facts, slip: changed })).toMatchObject({ changedLegs: 1, button: { label: 'Accept Changes & Bet' } });
  });

  it('name the legs whose change waits for the player', () => {
    const changed = withLeg(slip, 's-bills', { current: moved, requiresAcceptance: true });
    const awaitingIn = (more: Partial<SlipFacts>) =>
      slipView({ ...facts, slip: changed, ...more }).bets.flatMap(({ legs }) =>
        legs.filter((leg) => leg.isAwaiting).map((leg) => leg.selectionId),
      );
    expect(awaitingIn({})).toEqual(['s-bills']);
    expect(awaitingIn({ tab: 'PARLAY' })).toEqual(['s-bills']);
    expect(awaitingIn({ oddsAcceptance: 'ANY' })).toEqual([]);
  });

  it('do not ask about a live price that moved the payout by less than 1 %, unless the player chose to be asked', () => {
    const quoteOf = (denominator: number) => ({ odds: { numerator: 100, denominator }, pointsHundredths: -250 });
    const awaitingCount = (more: Partial<SlipFacts>, ...[denominator, eventStatus = 'IN_PLAY']: [number, EventStatus?]) => {
      const change = { eventStatus, accepted: quoteOf(110), current: quoteOf(denominator), requiresAcceptance: true };
      return slipView({ ...facts, oddsAcceptance: 'BETTER', slip: withLeg(slip, 's-bills', change), ...more }).changedLegs;
    };
    expect([awaitingCount({}, 112), awaitingCount({}, 113)]).toEqual([0, 1]);
    expect(awaitingCount({ oddsAcceptance: 'ASK' }, 111)).toBe(1);
    expect(awaitingCount({}, 111, 'PRE_GAME')).toBe(1);
    expect(awaitingCount({ smallMoveBasisPoints: 0 }, 111)).toBe(1);
  });

  it('say which prices and lines wait to be accepted, from what to what', () => {
    const price = withLeg(slip, 's-bills', { current: moved, requiresAcceptance: true });
    expect(slipView({ ...facts, slip: price }).changes).toEqual([
      { selectionId: 's-bills', text: 'Bills −2.5 moved from −112 to −118' },
    ]);
    expect(slipView({ ...facts, slip: price, oddsAcceptance: 'ANY' }).changes).toEqual([]);
    const line = withLeg(slip, 's-bills', { current: { ...moved, pointsHundredths: -300 }, requiresAcceptance: true });
    expect(slipView({ ...facts, slip: line }).changes).toMatchObject([{ text: 'Bills −2.5 is now −3 at −118' }]);
  });

  it('have a place of its own for the error about the location', () => {
    const geo = { code: 'unknown', message: 'Please Check Location.', priority: 3, displayType: 'GEO', field: null } as const;
    const view = slipView({ ...facts, slip: { ...slip, errors: [geo] } });
    expect(view).toMatchObject({ location: geo.message, messages: [], button: { kind: 'blocked', enabled: false } });
    expect(slipView(facts).location).toBeNull();
  });

  it('mark the bet that exceeds the balance', () => {
    const view = slipView({ ...facts, balanceCents: 3500 });
    expect(view.shortCents).toBe(500);
    expect(view.bets[0]?.fieldErrors).toEqual([]);
    expect(view.bets[1]?.fieldErrors).toEqual([{ field: 'BET', message: '$5.00 more than your balance' }]);
    expect(view.button.label).toBe('Deposit');
  });

  it('are blocked by a suspended pick only if it has a stake', () => {
    const suspended = withLeg(slipOf([bills, oilers], { 'straight:s-oilers': 1000 }), 's-bills', { marketStatus: 'CLOSED' });
    expect(slipView({ ...facts, slip: suspended }).button.enabled).toBe(true);
    expect(slipView({ ...facts, slip: suspended, tab: 'PARLAY' }).button.reason).toMatch(/^Bills −2\.5/);
  });

  it('on suspended picks are no part of the totals, and the others can be placed', () => {
    const suspended = withLeg(slip, 's-bills', { marketStatus: 'CLOSED' });
    const view = slipView({ ...facts, slip: suspended });
    expect(view).toMatchObject({
      totalStakeCents: 1000,
      payoutCents: 2180,
      stakedBets: 1,
      shut: { suspended: ['s-bills'], closed: [] },
    });
    expect(view.button).toMatchObject({ kind: 'place', enabled: true });
    expect(betsToPlace(suspended, NO_DRAFTS, 'STRAIGHT').map((bet) => bet.draftBetId)).toEqual(['straight:s-oilers']);
    const parlay = slipView({ ...facts, slip: suspended, tab: 'PARLAY' });
    expect(parlay).toMatchObject({ totalStakeCents: 0, payoutCents: null, button: { enabled: false } });
    expect(parlay.bets[0]?.totalOdds).toBeNull();
    expect(betsToPlace(suspended, NO_DRAFTS, 'PARLAY')).toEqual([]);
  });

  it('on an event that has ended are closed: no stake is taken, nothing can be won, and each says so', () => {
    const ended = withLeg(slipOf([bills], { 'straight:s-bills': 3_000 }), 's-bills', { eventStatus: 'FINISHED' });
    const view = slipView({ ...facts, slip: ended });
    expect(view).toMatchObject({ shut: { suspended: [], closed: ['s-bills'] }, payoutCents: null });
    expect(view.bets[0]).toMatchObject({ isLocked: true, amounts: { bet: 3_000, win: null } });
    expect(view.bets[0]?.legs[0]).toMatchObject({ price: { text: 'Closed' }, messages: ['Betting on this is closed.'] });
    expect(view.button.reason).toBe('Bills −2.5 is closed. Remove it to go on.');
  });

  it('picks of one event have no odds and no payout together, and each says why', () => {
    const error = {
      code: 'edgebook.parlay.related',
      message: 'Related',
      priority: 6,
      displayType: 'GENERIC',
      field: null,
    } as const;
    const same = withLeg(slip, 's-oilers', { eventId: 'e-1' });
    const { PARLAY } = same.sections;
    const parlay = { ...PARLAY, draftBets: PARLAY.draftBets.map((bet) => ({ ...bet, errors: [error] })) };
    const view = slipView({ ...facts, slip: { ...same, sections: { ...same.sections, PARLAY: parlay } }, tab: 'PARLAY' });
    expect(view.payoutCents).toBeNull();
    expect(view.bets[0]).toMatchObject({ totalOdds: null, isRefused: true });
    expect(view.bets[0]?.legs.map((leg) => leg.refusal)).toEqual([
      'Only one pick of an event fits in this bet.',
      'Only one pick of an event fits in this bet.',
    ]);
  });

  it('above the balance offer the stake that it allows', () => {
    expect(slipView({ ...facts, balanceCents: 3500 }).bets.map((bet) => bet.fitCents)).toEqual([null, 500]);
    expect(slipView({ ...facts, balanceCents: 3000 }).bets.map((bet) => bet.fitCents)).toEqual([null, null]);
  });

  it('bets that the server would refuse show the reason, on the card and by the button', () => {
    const related = {
      code: 'edgebook.parlay.related',
      message: 'Related',
      priority: 6,
      displayType: 'GENERIC',
      field: null,
    } as const;
    const { PARLAY } = slip.sections;
    const parlay = { ...PARLAY, draftBets: PARLAY.draftBets.map((bet) => ({ ...bet, errors: [related] })) };
    const refused = { ...slip, sections: { ...slip.sections, PARLAY: parlay } };
    const view = slipView({ ...facts, slip: refused, tab: 'PARLAY' });
    expect(view.bets[0]?.messages).toEqual(['Related']);
    // It has no price, so nothing can be won, with or without a boost.
    const rewards = { ...NO_REWARDS, boostedWinCents: 9000, boostedOdds: '+900' };
    const staked = parlay.draftBets.map((bet) => ({ ...bet, stakeCents: 1000, winCents: 2126, rewards }));
    const boosted = { ...slip, sections: { ...slip.sections, PARLAY: { ...parlay, draftBets: staked } } };
    const { bets, boostCents } = slipView({ ...facts, slip: boosted, tab: 'PARLAY' });
    expect(bets[0]).toMatchObject({ amounts: { bet: 1000, win: null }, boostedOdds: null });
    expect(boostCents).toBe(0);
    expect(view.button).toMatchObject({ enabled: false, reason: 'Related' });
    expect(slipView({ ...facts, slip: refused }).button.enabled).toBe(true);
  });

  it('say why they were refused once: not above the cards what a card says', () => {
    const used = {
      code: 'edgebook.reward.unavailable',
      message: 'Used',
      priority: 6,
      displayType: 'GENERIC',
      field: null,
    } as const;
    const other = { ...used, message: 'Another reason' };
    const [first, ...rest] = straight.draftBets;
    const STRAIGHT = { ...straight, draftBets: first ? [{ ...first, errors: [used] }, ...rest] : [] };
    const placement = { ...NO_PLACEMENT, errors: [used, other] };
    const view = slipView({ ...facts, slip: { ...slip, sections: { ...slip.sections, STRAIGHT } }, placement });
    expect(view.bets[0]?.messages).toEqual(['Used']);
    expect(view.messages).toEqual(['Another reason']);
    // Nor what the card of a bet without a stake says, where the button asks for an amount.
    const empty = slipOf([bills]);
    const [only] = empty.sections.STRAIGHT.draftBets;
    const marked = { ...empty.sections.STRAIGHT, draftBets: only ? [{ ...only, errors: [used] }] : [] };
    const idle = slipView({ ...facts, slip: { ...empty, sections: { ...empty.sections, STRAIGHT: marked } }, placement });
    expect(idle.button.reason).toBe('Enter an amount to bet.');
    expect([idle.bets[0]?.messages, idle.messages]).toEqual([['Used'], ['Another reason']]);
  });

  it.each([
    [['BET'], 'edgebook.bet_amount.invalid', 'BET_AMOUNT'],
    [['BET'], 'edgebook.deposit', 'DEPOSIT'],
    [['BET'], 'edgebook.promotional_credits.low', 'GENERIC'],
    [['WIN'], 'edgebook.win_amount.invalid', 'WIN_AMOUNT'],
    [['BET', 'WIN'], 'edgebook.bet_win_amount.invalid', 'BET_WIN_AMOUNT'],
  ] as const)('mark their %s field for the server’s error %s of type %s', (fields, code, displayType) => {
    const error = { code, message: 'Not so', priority: 4, displayType, field: null } as const;
    const [first, ...rest] = straight.draftBets;
    if (!first) throw new Error('no bet');
    const STRAIGHT = { ...straight, draftBets: [{ ...first, errors: [error] }, ...rest] };
    const { bets } = slipView({ ...facts, slip: { ...slip, sections: { ...slip.sections, STRAIGHT } } });
    expect(bets.map(({ fieldErrors }) => fieldErrors)).toEqual([fields.map((field) => ({ field, message: 'Not so' })), []]);
  });

  describe('refused by the server', () => {
    const [{ id } = { id: '' }] = straight.draftBets;
    const one = slipOf([bills], { [id]: 3000 });
    const refused = (error: Partial<SlipError>): Partial<SlipFacts> => {
      const errors = [
        { code: 'edgebook.x', message: 'Not so', priority: 4, displayType: 'GENERIC', field: null, ...error } as const,
      ];
      return { placement: { kind: 'idle', reuseId: null, notReceived: false, errors, receipt: null } };
    };

    it('mark the amount of the one bet that was tried, and keep the button off until it is edited', () => {
      const more = refused({ displayType: 'BET_AMOUNT', field: 'bet' });
      const view = slipView({ ...facts, slip: one, ...more });
      expect(view.bets[0]?.fieldErrors).toEqual([{ field: 'BET', message: 'Not so' }]);
      expect(view.messages).toEqual([]);
      expect(view.button).toMatchObject({ enabled: false, reason: 'Check the amounts above.' });
      // Nobody knows which of two bets it is.
      const both = slipView({ ...facts, ...more });
      expect(both.bets.flatMap(({ fieldErrors }) => fieldErrors)).toEqual([]);
      expect(both.button.reason).toBe('Not so');
    });

    it('for the book’s limit say so at their own bet, of any number, and offer the most that it takes', () => {
      const message = 'This bet is over the book’s limit for this market; the most is $10.99.';
      const over = (maximumStakeCents: number): Partial<SlipFacts> =>
        refused({ message, displayType: 'BET_AMOUNT', field: 'bet', bookLimit: { draftBetId: id, maximumStakeCents } });
      const view = slipView({ ...facts, ...over(1_099) });
      expect(view.bets.map(({ fitCents, fieldErrors }) => ({ fitCents, fieldErrors }))).toEqual([
        { fitCents: 1_099, fieldErrors: [{ field: 'BET', message }] },
        { fitCents: null, fieldErrors: [] },
      ]);
      expect(view.messages).toEqual([]);
      expect(view.button).toMatchObject({ enabled: false, reason: 'Check the amounts above.' });
      expect(slipView({ ...facts, ...over(0) }).bets[0]).toMatchObject({
        fitCents: null,
        fieldErrors: [{ field: 'BET', message }],
      });
      // The balance may allow less than the book does, and a bonus bet is used as a whole.
      const poor = slipView({ ...facts, slip: one, balanceCents: 1_000, ...over(1_099) });
      expect(poor.bets[0]?.fitCents).toBe(1_000);
      const [bet] = one.sections.STRAIGHT.draftBets;
      const rewards = { ...NO_REWARDS, source: 'FREE_BET' } as const;
      const STRAIGHT = { ...one.sections.STRAIGHT, draftBets: bet ? [{ ...bet, rewards }] : [] };
      expect(
        slipView({ ...facts, slip: { ...one, sections: { ...one.sections, STRAIGHT } }, ...over(1_099) }).bets[0]?.fitCents,
      ).toBeNull();
    });

    it('for a balance that has become lower elsewhere lead to the deposit, in the server’s words', () => {
      const view = slipView({ ...facts, slip: one, ...refused({ displayType: 'DEPOSIT', field: 'bet' }) });
      expect(view.button).toMatchObject({ kind: 'deposit', label: 'Deposit', enabled: true, reason: 'Not so' });
      expect(view.bets[0]?.fieldErrors).toEqual([{ field: 'BET', message: 'Not so' }]);
    });

    it('for a suspended pick say so at the pick, and nothing once it is open again', () => {
      const more = refused({ displayType: 'SELECTION_DISABLED', field: 's-bills' });
      const closed = slipView({ ...facts, slip: withLeg(one, 's-bills', { marketStatus: 'CLOSED' }), ...more });
      expect(closed).toMatchObject({ messages: [], shut: { suspended: ['s-bills'] }, button: { enabled: false } });
      const open = slipView({ ...facts, slip: one, ...more });
      expect(open).toMatchObject({ messages: [], shut: { suspended: [] }, button: { enabled: true, reason: null } });
      // A pick that the slip has no longer cannot say it.
      const gone = refused({ displayType: 'SELECTION_DISABLED', field: 's-gone' });
      expect(slipView({ ...facts, slip: one, ...gone }).button.reason).toBe('Not so');
    });

    it('to be tried again say so once, beside the button', () => {
      const view = slipView({ ...facts, ...refused({ displayType: 'RETRYABLE' }) });
      expect(view.button).toMatchObject({ kind: 'place', enabled: true, reason: 'Not so', quiet: false });
      expect(view.messages).toEqual([]);
      // The button has something else to say.
      expect(slipView({ ...facts, slip: slipOf([bills]), ...refused({ displayType: 'RETRYABLE' }) }).messages).toEqual(['Not so']);
    });
  });

  it('drop the server’s errors about an amount once another one is typed', () => {
    const high = {
      code: 'edgebook.bet_amount.invalid',
      message: 'Too much',
      priority: 4,
      displayType: 'BET_AMOUNT',
      field: 'bet',
    } as const;
    const [first, ...rest] = straight.draftBets;
    if (!first) throw new Error('no bet');
    const STRAIGHT = { ...straight, draftBets: [{ ...first, errors: [high] }, ...rest] };
    const refused = { ...slip, sections: { ...slip.sections, STRAIGHT } };
    const view = slipView({ ...facts, slip: refused });
    expect(view.bets[0]?.fieldErrors).toEqual([{ field: 'BET', message: 'Too much' }]);
    expect(view.button.enabled).toBe(false);
    const drafts = nextDrafts(NO_DRAFTS, { type: 'typed', draftBetId: first.id, field: 'BET', cents: 100 });
    expect(slipView({ ...facts, slip: refused, drafts }).button.enabled).toBe(true);
  });

  it('are placed from the open tab only, those with a stake, at the prices shown', () => {
    expect(betsToPlace(slip, NO_DRAFTS, 'PARLAY')).toMatchObject([
      { draftBetId: 'parlay', section: 'PARLAY', stakeCents: 1000, legs: [{}, {}] },
    ]);
    const changed = withLeg(slipOf([bills, oilers], { 'straight:s-bills': 3000 }), 's-bills', { current: moved });
    expect(betsToPlace(changed, NO_DRAFTS, 'STRAIGHT')).toEqual([
      {
        heldMs: 0,
        draftBetId: 'straight:s-bills',
        section: 'STRAIGHT',
        stakeCents: 3000,
        legs: [{ selectionId: 's-bills', odds: { numerator: 50, denominator: 59 }, pointsHundredths: -250 }],
      },
    ]);
    expect(betsToPlace(EMPTY_SLIP, NO_DRAFTS, 'STRAIGHT')).toEqual([]);
  });

  it('are held for the longest delay of their legs, which the button shows during the placement', () => {
    const live = withLeg(slip, 's-bills', { eventStatus: 'IN_PLAY', placeDelayMs: 5_000 });
    const placed = betsToPlace(live, NO_DRAFTS, 'PARLAY');
    expect(placed).toMatchObject([{ heldMs: 5_000 }]);
    const placement = { kind: 'sending', requestId: 'one', bets: placed } as const;
    expect(slipView({ ...facts, slip: live, tab: 'PARLAY', placement }).button.reason).toContain('5 seconds');
  });
});

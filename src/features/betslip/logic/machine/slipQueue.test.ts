import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../../../core/result.ts';
import { bills, lions, oilers, slipOf, withLeg } from '../../testing/fixtures.ts';
import { NO_PLACEMENT, type PlacementState } from '../placement/placement.ts';
import type { Slip, SlipError } from '../slip.ts';
import { step } from './slipMachine.ts';
import { FIRST_STATE, type SlipEffect, type SlipEvent, type SlipRequest, type SlipState, unsentPicksOf } from './slipState.ts';

/** Requests and placements of the machine one by one: what is sent, and what each answer does. */

const both = slipOf([bills, oilers]);
const player: SlipState = {
  ...FIRST_STATE,
  started: true,
  ready: true,
  online: true,
  live: true,
  loading: false,
  login: 'loggedIn',
  owner: 'loggedIn',
  server: both,
};
const played = (state: SlipState, ...events: readonly SlipEvent[]): SlipState =>
  events.reduce((next, event) => step(next, event).state, state);
/** What the player or the server is told, or what is stored is left out. */
const STORED = ['storeSlip', 'storeTab', 'storeUnsent', 'hold', 'track'];
const effectsOf = (state: SlipState, event: SlipEvent): readonly SlipEffect[] =>
  step(state, event).effects.filter(({ type }) => !STORED.includes(type));
const typesOf = (state: SlipState, event: SlipEvent) => effectsOf(state, event).map(({ type }) => type);

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'changeId'> : never;
/** A page whose only request, number 7, is under way. */
const requesting = (request: Unnumbered<SlipRequest>, underWay: SlipState['underWay'] = 'request'): SlipState => {
  const requests = [{ changeId: 7, ...request } as SlipRequest];
  return { ...player, requests, pending: requests.filter((one) => one.kind === 'add' || one.kind === 'remove'), underWay };
};
const answer = (outcome: Extract<SlipEvent, { type: 'answered' }>['outcome'], changeId = 7): SlipEvent => ({
  type: 'answered',
  changeId,
  outcome,
});
const found = (slip: Slip | null, changeId = 7): SlipEvent => ({ type: 'lookedUp', changeId, slip });
const error: SlipError = { code: 'edgebook.x', message: 'No.', priority: 4, displayType: 'GENERIC', field: null };

describe('a request', () => {
  it('is sent once it is known whose it is, one at a time', () => {
    const toggled: SlipEvent = { type: 'toggled', pick: lions };
    expect(typesOf(player, toggled)).toEqual(['send']);
    for (const more of [{ ready: false }, { owner: 'unknown' }, { owner: 'loggedOut' }] as const)
      expect(typesOf({ ...player, ...more }, toggled)).toEqual([]);
    expect(typesOf(requesting({ kind: 'add', pick: oilers }), toggled)).toEqual([]);
  });

  it('is decided by its own answer alone', () => {
    const adding = requesting({ kind: 'add', pick: lions });
    const added = ok({ slip: slipOf([bills, oilers, lions]), errors: [] });
    expect(played(adding, answer(added)).requests).toEqual([]);
    expect(played(adding, answer(added, 6)).requests).toHaveLength(1);
    expect(played({ ...adding, underWay: 'lookUp' }, answer(added)).requests).toHaveLength(1);
    expect(played(adding, found(slipOf([lions]))).requests).toHaveLength(1);
    const looking = requesting({ kind: 'add', pick: lions }, 'lookUp');
    expect(played(looking, found(slipOf([lions]), 6)).requests).toHaveLength(1);
    expect(played(looking, found(slipOf([lions]))).requests).toEqual([]);
    expect(played({ ...looking, requests: [] }, found(slipOf([lions]))).requests).toEqual([]);
  });

  it('a refused request is reported with the reason, and shown in the server’s words', () => {
    const adding = requesting({ kind: 'add', pick: lions });
    const reportsOf = (outcome: Parameters<typeof answer>[0]) =>
      effectsOf(adding, answer(outcome)).map((effect) => (effect.type === 'report' ? effect.reason : effect.type));
    expect(reportsOf(ok({ slip: both, errors: [error] }))).toEqual(['edgebook.x', 'notify']);
    expect(reportsOf(ok({ slip: both, errors: [] }))).toEqual(['not_taken', 'notify']);
    expect(reportsOf(err('INVALID_INPUT'))).toEqual(['invalid_input', 'notify']);
    expect(reportsOf(err('UNAUTHENTICATED'))).toEqual(['no_answer', 'notify']);
    expect(reportsOf(err('NO_ANSWER'))).toEqual(['lookUp']);
    // The owner of before asked, without a promotion that contains it.
    expect(reportsOf(err('OTHER_OWNER'))).toEqual([]);
    expect(effectsOf(adding, answer(ok({ slip: both, errors: [error] })))).toContainEqual({
      type: 'notify',
      notice: { type: 'danger', body: 'No.' },
    });
  });

  it('without an answer was made if the slip says so: all of it', () => {
    const isMade = (request: Unnumbered<SlipRequest>, slip: Slip): boolean =>
      typesOf(requesting(request, 'lookUp'), found(slip)).length === 0;
    const clearTeaser = { kind: 'clearTeaser', selectionIds: ['s-bills', 's-lions'] } as const;
    expect([isMade(clearTeaser, slipOf([oilers])), isMade(clearTeaser, slipOf([oilers, lions]))]).toEqual([true, false]);
    expect([isMade({ kind: 'clear' }, slipOf([])), isMade({ kind: 'clear' }, both)]).toEqual([true, false]);
    const featured = { kind: 'featured', featuredBetId: 'f', selectionOrigin: 'home', picks: [bills, lions] } as const;
    expect([isMade(featured, slipOf([bills, lions])), isMade(featured, both)]).toEqual([true, false]);
    const remove = { kind: 'remove', selectionId: 's-bills' } as const;
    expect([isMade(remove, slipOf([oilers])), isMade(remove, both)]).toEqual([true, false]);
  });

  it('for points, a reward or acceptance says only what went wrong for this owner', () => {
    const requests: readonly Unnumbered<SlipRequest>[] = [
      { kind: 'points', pointsHundredths: 650 },
      { kind: 'reward', draftBetId: 'parlay', reward: null },
      { kind: 'accept', legs: [], isAutomatic: false, thenPlace: null },
    ];
    for (const request of requests) {
      expect(typesOf(requesting(request), answer(ok({ slip: both, errors: [] })))).toEqual([]);
      expect(typesOf(requesting(request), answer(err('OTHER_OWNER')))).toEqual([]);
      expect(typesOf(requesting(request), answer(err('NO_ANSWER')))).toContain('notify');
    }
    const automatic = requesting({ kind: 'accept', legs: [], isAutomatic: true, thenPlace: null });
    expect(typesOf(automatic, answer(err('NO_ANSWER')))).toEqual(['report']);
    for (const request of requests.slice(0, 2))
      expect(effectsOf(requesting(request), answer(ok({ slip: both, errors: [error] })))).toContainEqual({
        type: 'notify',
        notice: { type: 'danger', body: 'No.' },
      });
  });
});

describe('an amount', () => {
  const typed = (cents: number): SlipState =>
    played(player, { type: 'stakeTyped', draftBetId: 'straight:s-bills', field: 'BET', cents });
  const due: SlipEvent = { type: 'amountDue', draftBetId: 'straight:s-bills' };

  it('is sent once, as it is then', () => {
    const busy: SlipState = { ...typed(500), ...requesting({ kind: 'add', pick: lions }), drafts: typed(500).drafts };
    expect(played(busy, due, due).requests.map(({ kind }) => kind)).toEqual(['add', 'amount']);
    const other: SlipEvent = { type: 'amountDue', draftBetId: 'parlay' };
    expect(played(busy, due, other).requests.map(({ kind }) => kind)).toEqual(['add', 'amount', 'amount']);
    expect(effectsOf(typed(500), due)).toMatchObject([{ type: 'send', request: { kind: 'amount', draft: { cents: 500 } } }]);
    // While one is under way the next one is queued behind it.
    expect(played(typed(500), due, due).requests).toHaveLength(2);
  });

  it('an amount that no bet can have is not sent', () => {
    const { state, effects } = step(typed(1_000_000_000), due);
    expect(state.requests).toEqual([]);
    expect(effects.map(({ type }) => type)).not.toContain('send');
    expect(typesOf(typed(999_999_999), due)).toEqual(['send']);
  });
});

describe('prices', () => {
  const moved = { current: { odds: { numerator: 2, denominator: 1 }, pointsHundredths: -250 }, requiresAcceptance: true };
  const push: SlipEvent = { type: 'pushed', slip: { ...withLeg(both, 's-bills', moved), revision: 5 } };
  const kinds = (state: SlipState) => played(state, push).requests.map(({ kind }) => kind);

  it('before a stake is typed are accepted alone, of a player whose slip it is, once', () => {
    const ready = { ...player, ready: false };
    expect(kinds(ready)).toEqual(['accept']);
    for (const more of [
      { owner: 'loggedOut', login: 'loggedOut', token: 't' },
      { transfer: 'LOADING' },
      { accepting: true },
      { online: false },
    ] as const)
      expect(kinds({ ...ready, ...more })).toEqual([]);
    const next = played(ready, push);
    expect(played(next, push).requests).toHaveLength(1);
    const stored: SlipEvent = { type: 'slipRestored', slip: withLeg(both, 's-bills', moved) };
    expect(played({ ...ready, server: null }, stored).requests).toEqual([]);
  });

  it('are accepted once at a time', () => {
    const waiting = { ...played({ ...player, ready: false, accepting: true }, push), accepting: true };
    expect(played(waiting, { type: 'changesAccepted', andPlace: false }).requests).toEqual([]);
    const asking = { ...waiting, accepting: false, autoAccepted: 'all' };
    expect(played(asking, { type: 'changesAccepted', andPlace: false }).requests).toMatchObject([{ isAutomatic: false }]);
  });

  it('prices of a push are not taken back by an answer that was asked for before it', () => {
    const older = ok({ slip: { ...both, revision: 5 }, errors: [] });
    const reward = requesting({ kind: 'reward', draftBetId: 'parlay', reward: null });
    const pushedSince = played({ ...reward, autoAccepted: 'x' }, push);
    expect(played(pushedSince, answer(older)).server?.legs[0]?.current).toEqual(moved.current);
    const { server } = played(player, push);
    const since = { ...requesting({ kind: 'points', pointsHundredths: 600 }), server, autoAccepted: 'x', pushes: 1 };
    const requestedAfter = { ...since, pushesAt: { request: 1, read: 1, placement: 1 } };
    expect(played(requestedAfter, answer(older)).server).toEqual({ ...both, revision: 5 });
  });
});

describe('a pick that waits to be added', () => {
  const waiting: SlipState = {
    ...player,
    ready: false,
    loggedOutPicks: [lions],
    earlierUnsent: { at: 0, isPlayer: true, picks: [bills, oilers] },
  };
  const waits = ({ loggedOutPicks, earlierUnsent }: SlipState): readonly string[] =>
    [...loggedOutPicks, ...(earlierUnsent?.picks ?? [])].map(({ selectionId }) => selectionId);

  it('is not, once the player has removed it, and others are', () => {
    expect(waits(played(waiting, { type: 'removed', selectionId: 's-oilers' }))).toEqual(['s-lions', 's-bills']);
    expect(waits(played(waiting, { type: 'removed', selectionId: 's-lions' }))).toEqual(['s-bills', 's-oilers']);
    expect(waits(played(waiting, { type: 'cleared' }))).toEqual([]);
    expect(waits(played(waiting, { type: 'toggled', pick: { ...lions, selectionId: 's-new' } }))).toEqual([
      's-lions',
      's-bills',
      's-oilers',
    ]);
  });

  it('is unsent until the queue has removed it', () => {
    const idsAfter = (...requests: readonly Unnumbered<SlipRequest>[]) =>
      unsentPicksOf({ ...waiting, requests: requests.map((one, changeId) => ({ changeId, ...one }) as SlipRequest) }).map(
        ({ selectionId }) => selectionId,
      );
    expect(idsAfter()).toEqual(['s-bills', 's-oilers', 's-lions']);
    expect(idsAfter({ kind: 'add', pick: bills })).toEqual(['s-oilers', 's-lions', 's-bills']);
    expect(idsAfter({ kind: 'remove', selectionId: 's-bills' })).toEqual(['s-oilers', 's-lions']);
    expect(idsAfter({ kind: 'clearTeaser', selectionIds: ['s-bills', 's-lions'] })).toEqual(['s-oilers']);
    expect(idsAfter({ kind: 'clear' }, { kind: 'add', pick: lions })).toEqual(['s-lions']);
    const promote = { kind: 'promote', token: 't', draftBets: [], picks: [lions], contains: [] } as const;
    expect(idsAfter(promote, { kind: 'points', pointsHundredths: 600 })).toEqual(['s-bills', 's-oilers', 's-lions']);
  });
});

describe('a placement', () => {
  const bet = { draftBetId: 'parlay', section: 'PARLAY', stakeCents: 500, legs: [], heldMs: 0 } as const;
  const opening = (more: Partial<Extract<SlipEvent, { type: 'placementOpened' }>> = {}): SlipEvent => ({
    type: 'placementOpened',
    isClicked: true,
    freshId: 'fresh',
    openId: null,
    ...more,
  });
  const clicked: SlipState = { ...player, clicked: [bet] };
  const sending: PlacementState = { kind: 'sending', requestId: 'p', bets: [bet] };
  const checking: PlacementState = { kind: 'checking', requestId: 'p', attempt: 1, afterReload: false };

  it('is opened for a click that still counts, under the id that was not decided before', () => {
    const idOf = ({ placement }: SlipState) =>
      placement.kind === 'sending' ? placement.requestId : placement.kind === 'checking' && `checks ${placement.requestId}`;
    expect(idOf(played(clicked, opening()))).toBe('fresh');
    expect(idOf(played({ ...clicked, clicked: null }, opening()))).toBe(false);
    expect(idOf(played({ ...clicked, online: false }, opening()))).toBe(false);
    const undecided: SlipState = { ...clicked, placement: { ...NO_PLACEMENT, reuseId: 'r' } };
    expect(idOf(played(undecided, opening({ openId: 'r' })))).toBe('r');
    expect(idOf(played(undecided, opening()))).toBe('checks r');
    expect(idOf(played(clicked, opening({ openId: 'other' })))).toBe('checks other');
    expect(idOf(played({ ...clicked, clicked: [] }, opening({ openId: 'other' })))).toBe(false);
    expect(idOf(played(player, opening({ isClicked: false, openId: 'left' })))).toBe('checks left');
    expect(idOf(played({ ...player, placement: sending }, opening({ isClicked: false, openId: 'left' })))).toBe('p');
  });

  it('shows the slip as it was sent until it is decided, and knows its first stake', () => {
    const open = played(clicked, opening());
    expect(open).toMatchObject({ placing: both, lastStakeCents: 500 });
    const pushed = played(open, { type: 'pushed', slip: slipOf([bills], {}, 9) });
    expect(pushed.placing).toBe(open.placing);
    const noAnswer: SlipEvent = { type: 'placement', event: { type: 'noAnswer', requestId: 'fresh' }, slip: null };
    expect(played(pushed, noAnswer)).toMatchObject({ placement: { kind: 'checking' }, placing: both });
    expect(played({ ...clicked, clicked: [], lastStakeCents: 300 }, opening()).lastStakeCents).toBe(300);
    const restored = played(player, opening({ isClicked: false, openId: 'left' }));
    expect(restored.placing).toBeNull();
  });

  it('tells once that it is placed, and adds what had to wait for it', () => {
    const decided = { kind: 'PLACED', bets: [], balanceCents: 5 } as const;
    const placed: SlipEvent = { type: 'placement', event: { type: 'answered', requestId: 'p', answer: decided }, slip: null };
    const busy: SlipState = { ...player, placement: sending };
    expect(effectsOf(busy, placed)).toContainEqual({ type: 'placed', balanceCents: 5 });
    expect(typesOf(busy, placed)).not.toContain('read');
    expect(typesOf({ ...busy, earlierUnsent: { at: 0, isPlayer: true, picks: [lions] } }, placed)).toContain('read');
    const done = played(busy, placed);
    expect(typesOf(done, placed)).not.toContain('placed');
    expect(typesOf({ ...busy, placement: NO_PLACEMENT }, placed)).toEqual([]);
    const checked: SlipEvent = { type: 'placement', event: { type: 'checked', requestId: 'p', answer: decided }, slip: null };
    expect(typesOf({ ...player, placement: checking }, checked)).toEqual(expect.arrayContaining(['placed', 'read']));
    const another: SlipEvent = { type: 'placement', event: { type: 'checked', requestId: 'other', answer: decided }, slip: null };
    expect(typesOf({ ...player, placement: checking }, another)).toEqual([]);
  });

  it('is asked for by its id once its check is due, not while it is being sent', () => {
    const due = (requestId: string): SlipEvent => ({ type: 'checkDue', requestId });
    expect(typesOf({ ...player, placement: checking }, due('p'))).toEqual(['askPlacement']);
    expect(typesOf({ ...player, placement: checking }, due('other'))).toEqual([]);
    expect(typesOf({ ...player, placement: sending }, due('p'))).toEqual([]);
  });
});

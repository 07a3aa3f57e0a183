import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../../../core/result.ts';
import { bills, lions, oilers, slipOf, withLeg } from '../../testing/fixtures.ts';
import { NO_PLACEMENT } from '../placement/placement.ts';
import type { Slip, SlipError } from '../slip.ts';
import { BET_IN_FLIGHT, CHANGE_OFFLINE, step } from './slipMachine.ts';
import { FIRST_STATE, type SlipEvent, type SlipState, slipOf as shownSlipOf } from './slipState.ts';

/** Single transitions of the machine, where a sequence would reach them rarely. */

const started: Partial<SlipState> = { started: true, ready: true, online: true, live: true, loading: false };
const played = (state: SlipState, ...events: readonly SlipEvent[]): SlipState =>
  events.reduce((next, event) => step(next, event).state, state);
/** As after earlier steps: the slip is stored on this device. */
const settled = (more: Partial<SlipState>): SlipState => played({ ...FIRST_STATE, ...started, ...more }, { type: 'pollDue' });
const visitor = settled({
  login: 'loggedOut',
  owner: 'loggedOut',
  token: 'token',
  server: { ...slipOf([bills]), id: 'anonymous:a' },
});
const player = settled({ login: 'loggedIn', owner: 'loggedIn', server: slipOf([bills, oilers]) });

const effectsOf = (state: SlipState, event: SlipEvent): readonly string[] => step(state, event).effects.map(({ type }) => type);

const LOGGED_IN: SlipEvent = { type: 'loginChanged', login: 'loggedIn' };
const LOGGED_OUT: SlipEvent = { type: 'loginChanged', login: 'loggedOut' };
const connected = (online: boolean, live: boolean): SlipEvent => ({ type: 'connectionChanged', online, live });
const errorOf = (displayType: SlipError['displayType']): SlipError => ({
  code: 'edgebook.x',
  message: 'No.',
  priority: 4,
  displayType,
  field: null,
});

describe('the transfer of the slip at a log-in', () => {
  it('is none without a slip of the visitor: the player’s own is read', () => {
    const { state, effects } = step({ ...visitor, token: null }, LOGGED_IN);
    expect(state).toMatchObject({ transfer: 'NOT_TRANSFERRED', loading: true, owner: 'loggedIn', requests: [] });
    expect(effects.map(({ type }) => type)).toContain('read');
  });

  it('still waits for its turn where the effects’ code failed to load', () => {
    const promoting = played(visitor, LOGGED_IN);
    expect(promoting).toMatchObject({ transfer: 'LOADING', requests: [{ kind: 'promote' }] });
    const stopped = played(promoting, { type: 'loadFailed' });
    expect(stopped).toMatchObject({
      transfer: 'LOADING',
      started: false,
      requests: [{ kind: 'promote', token: 'token', picks: [{ selectionId: 's-bills' }] }],
    });
    const again = step(stopped, { type: 'needed' });
    expect(again.state).toMatchObject({ started: true, transfer: 'LOADING', requests: [{ kind: 'promote' }] });
    expect(again.effects.map(({ type }) => type)).not.toContain('read');
  });

  it('has not happened where the server refuses it: its picks are added to the player’s own slip', () => {
    const promoting = played({ ...visitor, ready: true }, LOGGED_IN, { type: 'toggled', pick: oilers });
    const changeId = promoting.requests[0]?.changeId ?? -1;
    const outcome = ok({ slip: slipOf([]), errors: [errorOf('GENERIC')] });
    const { state, effects } = step(promoting, { type: 'answered', changeId, outcome });
    expect(state).toMatchObject({ transfer: 'NOT_TRANSFERRED', loading: false });
    expect(state.requests).toMatchObject([
      { kind: 'add', pick: { selectionId: 's-bills' } },
      { kind: 'add', pick: { selectionId: 's-oilers' } },
    ]);
    expect(effects).toContainEqual({ type: 'report', scope: 'betslip.promote', reason: 'edgebook.x' });
    const promoted = step(promoting, { type: 'answered', changeId, outcome: ok({ slip: slipOf([bills], {}, 0), errors: [] }) });
    expect(promoted.state).toMatchObject({ transfer: 'PROMOTED', server: { revision: 0 }, requests: [{ kind: 'add' }] });
    expect(promoted.effects.map(({ type }) => type)).not.toContain('report');
    // An answer for the owner of before says nothing.
    const other = played(promoting, { type: 'answered', changeId, outcome: err('OTHER_OWNER') });
    expect(other).toMatchObject({ transfer: 'LOADING', requests: [{ kind: 'add' }] });
  });

  it('takes the changes along: the one under way is answered first, amounts are forgotten, later picks follow', () => {
    const typing = played(
      visitor,
      { type: 'toggled', pick: oilers },
      { type: 'stakeTyped', draftBetId: 'straight:s-bills', field: 'BET', cents: 500 },
      { type: 'amountDue', draftBetId: 'straight:s-bills' },
      { type: 'toggled', pick: lions },
    );
    expect(typing).toMatchObject({ underWay: 'request', requests: [{ kind: 'add' }, { kind: 'amount' }, { kind: 'add' }] });
    const reads = typing.reads;
    const promoting = played({ ...typing, accepting: true }, LOGGED_IN);
    const [first, second, third, ...rest] = promoting.requests;
    expect([first, third, rest]).toMatchObject([{ pick: { selectionId: 's-oilers' } }, { pick: { selectionId: 's-lions' } }, []]);
    expect(second).toMatchObject({ kind: 'promote', contains: typing.requests.map(({ changeId }) => changeId) });
    expect(promoting).toMatchObject({ accepting: false, reads: reads + 1 });
    // What was sent before and belonged to the visitor stays shown, behind the promotion.
    const late = played(promoting, { type: 'answered', changeId: first?.changeId ?? -1, outcome: err('OTHER_OWNER') });
    expect(late.requests.map(({ kind, changeId }) => [kind, changeId])).toEqual([
      ['promote', second?.changeId],
      ['add', first?.changeId],
      ['add', third?.changeId],
    ]);
    const promoted = ok({ slip: slipOf([bills, oilers, lions]), errors: [] });
    expect(played(late, { type: 'answered', changeId: second?.changeId ?? -1, outcome: promoted }).requests).toEqual([]);
    // Nothing is read before the promotion is answered.
    const answer = {
      type: 'answered',
      changeId: first?.changeId ?? -1,
      outcome: ok({ slip: slipOf([bills, oilers]), errors: [] }),
    } as const;
    expect(effectsOf(promoting, answer)).not.toContain('read');
    const before: SlipEvent = { type: 'read', readId: reads, outcome: ok(slipOf([])), now: 0 };
    expect(played(promoting, before).server).toBe(promoting.server);
  });

  it('is over for a page that wakes up with the same owner, and begins for another one', () => {
    const stopped: SlipState = { ...visitor, started: false, transfer: 'DEMOTED' };
    expect(played(stopped, { type: 'needed' })).toMatchObject({ started: true, transfer: 'NOT_TRANSFERRED', requests: [] });
    expect(played({ ...stopped, login: 'loggedIn' }, { type: 'needed' })).toMatchObject({
      transfer: 'LOADING',
      requests: [{ kind: 'promote' }],
    });
  });

  it('takes each pick of a player who logs out along once', () => {
    const waiting: SlipState = { ...player, loggedOutPicks: [bills, lions] };
    expect(played(waiting, LOGGED_OUT).loggedOutPicks.map(({ selectionId }) => selectionId)).toEqual([
      's-lions',
      's-bills',
      's-oilers',
    ]);
  });
});

describe('a visitor', () => {
  it('has no placement to check, and no choice of odds on the server', () => {
    const unknown: SlipState = { ...visitor, login: 'unknown', owner: 'unknown' };
    const effects = effectsOf(unknown, LOGGED_OUT);
    expect(effects).toContain('read');
    for (const type of ['openPlacement', 'readOddsAcceptance']) expect(effects).not.toContain(type);
    expect(effectsOf(unknown, LOGGED_IN)).toEqual(expect.arrayContaining(['read', 'openPlacement', 'readOddsAcceptance']));
  });

  it('reads the slip of a new token, a player and a page that needs none do not', () => {
    const renewed: SlipEvent = { type: 'tokenChanged', token: 'another' };
    expect(effectsOf(visitor, renewed)).toEqual(expect.arrayContaining(['read', 'watch']));
    expect(effectsOf(player, renewed)).toEqual([]);
    expect(effectsOf({ ...visitor, started: false }, renewed)).toEqual([]);
  });

  it('wakes the page with picks that wait or a stored slip, and not with an empty one', () => {
    const stopped: SlipState = { ...visitor, started: false, server: null };
    const isStarted = (state: SlipState, event: SlipEvent): boolean => played(state, event).started;
    expect(isStarted(stopped, connected(true, false))).toBe(false);
    for (const more of [
      { loggedOutPicks: [bills] },
      { earlierUnsent: { at: 0, isPlayer: false, picks: [bills] } },
      { requests: player.requests.concat({ changeId: 1, kind: 'clear' }) },
    ])
      expect(isStarted({ ...stopped, ...more }, connected(true, false))).toBe(true);
    expect(isStarted(stopped, { type: 'slipRestored', slip: null })).toBe(false);
    expect(isStarted(stopped, { type: 'slipRestored', slip: slipOf([bills]) })).toBe(true);
  });
});

describe('the connection', () => {
  it('is watched while it is there, and read again when it comes back or updates begin', () => {
    expect(effectsOf(player, connected(false, false))).toContain('unwatch');
    expect(effectsOf({ ...player, online: false }, connected(true, false))).toEqual(expect.arrayContaining(['read', 'watch']));
    expect(effectsOf({ ...player, live: false }, connected(true, true))).toContain('read');
    for (const event of [connected(true, true), connected(true, false)]) expect(effectsOf(player, event)).toEqual([]);
    expect(effectsOf({ ...player, online: false, live: false }, { type: 'locationChecked', anew: false })).toEqual([]);
  });

  it('polls the slip without updates, or while picks wait to be added', () => {
    const poll: SlipEvent = { type: 'pollDue' };
    expect(effectsOf(player, poll)).toEqual(['after']);
    for (const more of [{ live: false }, { loggedOutPicks: [bills] }, { earlierUnsent: { at: 0, isPlayer: true, picks: [bills] } }])
      expect(effectsOf({ ...player, ...more }, poll)).toEqual(['after', 'read']);
  });
});

describe('a read slip', () => {
  const reading = played(player, { type: 'locationChecked', anew: false });
  const readAs = (outcome: Extract<SlipEvent, { type: 'read' }>['outcome'], now = 0): SlipEvent => ({
    type: 'read',
    readId: reading.reads,
    outcome,
    now,
  });
  const old: Slip = slipOf([bills], {}, 0);

  it('a failed read is reported, unless the owner has just changed', () => {
    expect(reading.reads).toBe(player.reads + 1);
    for (const expected of ['UNAUTHENTICATED', 'OTHER_OWNER'] as const)
      expect(effectsOf(reading, readAs(err(expected)))).toEqual([]);
    expect(step(reading, readAs(err('NO_ANSWER'))).effects).toEqual([
      { type: 'report', scope: 'betslip.fetch', reason: 'NO_ANSWER' },
    ]);
  });

  it('counts whatever its revision, unless another answer has come since it was asked for', () => {
    expect(played(reading, readAs(ok(old))).server?.revision).toBe(0);
    expect(played(reading, { type: 'pushed', slip: slipOf([bills, oilers], {}, 5) }, readAs(ok(old))).server?.revision).toBe(5);
  });

  it('gets each pick that waits once, and none that is about to be added', () => {
    const waiting: SlipState = {
      ...reading,
      loggedOutPicks: [lions, oilers],
      earlierUnsent: { at: 0, isPlayer: true, picks: [lions, bills] },
      requests: [{ changeId: 90, kind: 'add', pick: bills }],
      ready: false,
    };
    const after = played(waiting, readAs(ok(slipOf([]))));
    const adds = after.requests.flatMap((one) => (one.kind === 'add' ? [one.pick.selectionId] : []));
    expect(adds).toEqual(['s-bills', 's-lions', 's-oilers']);
    expect(after).toMatchObject({ loggedOutPicks: [], earlierUnsent: null });
  });
});

describe('what is settled elsewhere', () => {
  it('ends a refusal for it, also among others, and no other refusal', () => {
    const refused = (...types: readonly SlipError['displayType'][]): SlipState => ({
      ...player,
      placement: { ...NO_PLACEMENT, errors: types.map(errorOf) },
    });
    expect(played(refused('GENERIC', 'RG_ACK_REQUIRED'), { type: 'acknowledged' }).placement).toEqual(NO_PLACEMENT);
    expect(played(refused('DEPOSIT'), { type: 'funded' }).placement).toEqual(NO_PLACEMENT);
    const other = refused('GENERIC', 'DEPOSIT');
    expect(played(other, { type: 'acknowledged' }).placement).toBe(other.placement);
  });

  it('adds the selections of a link that are missing, as many as there is room for', () => {
    const many = Array.from({ length: 18 }, (_, index) => ({ ...lions, selectionId: `s-${index}`, eventId: `e-${index}` }));
    const full: SlipState = { ...player, ready: false, server: slipOf([bills, ...many]) };
    const picks = [bills, oilers, lions];
    const { requests } = played(full, { type: 'linkedAdded', picks, replaces: false });
    expect(requests.map((one) => one.kind === 'add' && one.pick.selectionId)).toEqual(['s-oilers']);
  });

  it('puts the bet of a link in place of the slip in one step: in the tab of its legs, without the stakes of before', () => {
    const staked = played(player, { type: 'stakeTyped', draftBetId: 'parlay', field: 'BET', cents: 500 });
    const bet = { featuredBetId: 'f1', selectionOrigin: 'mail', picks: [oilers, lions] };
    const events: SlipEvent[] = [
      { type: 'featuredAdded', bet, replaces: true },
      { type: 'linkedAdded', picks: bet.picks, replaces: true },
    ];
    for (const event of events) {
      // The page awakes with it, and finds the placement of another tab.
      const { state, effects } = step({ ...staked, started: false, ready: false }, event);
      expect(effects).toContainEqual({ type: 'openPlacement', isClicked: false });
      const after = played(state, { type: 'placementOpened', isClicked: false, freshId: '', openId: 'of another tab' });
      expect(after).toMatchObject({ placement: { kind: 'checking' }, tab: { tab: 'PARLAY' }, drafts: {} });
      expect(shownSlipOf(after).legs.map(({ selectionId }) => selectionId)).toEqual(['s-oilers', 's-lions']);
    }
  });

  it('says why nothing is added, undone or replaced while a bet is on its way or the page is offline', () => {
    const bet = { featuredBetId: 'f1', selectionOrigin: 'mail', picks: [lions] };
    const removed = { picks: [lions], amounts: [], tab: null };
    const busy: SlipState = {
      ...player,
      removed,
      placement: { kind: 'checking', requestId: 'p', attempt: 0, afterReload: true },
    };
    const noticesOf = (state: SlipState, event: SlipEvent) => {
      const after = step(state, event);
      expect(after.state).toMatchObject({ requests: [], drafts: state.drafts, tab: state.tab });
      return after.effects.flatMap((effect) => (effect.type === 'notify' ? [effect.notice.body] : []));
    };
    for (const replaces of [true, false])
      for (const event of [
        { type: 'featuredAdded', bet, replaces },
        { type: 'linkedAdded', picks: bet.picks, replaces },
      ] as const) {
        expect(noticesOf(busy, event)).toEqual([BET_IN_FLIGHT]);
        expect(noticesOf({ ...player, online: false }, event)).toEqual([CHANGE_OFFLINE]);
      }
    expect(noticesOf(busy, { type: 'removalUndone' })).toEqual([BET_IN_FLIGHT]);
  });

  it('adds the same selections again, but for those that are still there', () => {
    const state: SlipState = { ...player, ready: false, lastPlaced: [bills, lions] };
    const { requests } = played(state, { type: 'keepSameClicked' });
    expect(requests.map((one) => one.kind === 'add' && one.pick.selectionId)).toEqual(['s-lions']);
  });
});

it('a stored tab is taken as one that the legs of now allow', () => {
  const restored: SlipEvent = { type: 'tabRestored', tab: { tab: 'PARLAY', isNew: false } };
  expect(played({ ...player, server: slipOf([bills]) }, restored).tab.tab).toBe('STRAIGHT');
  expect(played(player, restored).tab.tab).toBe('PARLAY');
  expect(played({ ...player, server: null }, restored).tab.tab).toBe('PARLAY');
});

it('a second pick moves the tab to Parlay, in whatever order this page reads what is stored', () => {
  const stored: SlipEvent[] = [
    { type: 'slipRestored', slip: slipOf([bills]) },
    { type: 'tabRestored', tab: { tab: 'STRAIGHT', isNew: true } },
  ];
  const pick: SlipEvent = { type: 'toggled', pick: oilers };
  for (const [one, other] of [stored, stored.toReversed()] as [SlipEvent, SlipEvent][])
    for (const events of [
      [one, other, pick],
      [one, pick, other],
      [pick, one, other],
    ])
      expect(played(FIRST_STATE, ...events).tab.tab, events.map(({ type }) => type).join()).toBe('PARLAY');
});

describe('what this device stores', () => {
  const chosen: SlipEvent = { type: 'tabChosen', tab: 'PARLAY' };
  it('is the tab of a slip that the server knows', () => {
    expect(effectsOf(player, chosen)).toContain('storeTab');
    expect(effectsOf({ ...player, provisional: true }, chosen)).not.toContain('storeTab');
    expect(effectsOf({ ...player, server: null, pending: [] }, chosen)).not.toContain('storeTab');
  });

  it('is the slip with its stakes, not with its prices', () => {
    const stored = played(player, { type: 'pushed', slip: slipOf([bills, oilers], {}, 2) });
    const push = (slip: Slip): SlipEvent => ({ type: 'pushed', slip: { ...slip, revision: 3 } });
    const moved = withLeg(slipOf([bills, oilers]), 's-bills', {
      current: { odds: { numerator: 2, denominator: 1 }, pointsHundredths: -250 },
    });
    expect(effectsOf(stored, push(moved))).not.toContain('storeSlip');
    expect(effectsOf(stored, push(slipOf([bills, oilers], { parlay: 100 })))).toContain('storeSlip');
  });

  it('are unsent picks: at once when there are more or their owner is another one, else with the slip that contains them', () => {
    const whenOf = (state: SlipState, event: SlipEvent) =>
      step(state, event).effects.flatMap((effect) => (effect.type === 'storeUnsent' ? [effect.when] : []));
    const adding = played({ ...player, ready: false }, { type: 'toggled', pick: lions });
    expect(whenOf({ ...player, ready: false }, { type: 'toggled', pick: lions })).toEqual(['now']);
    expect(whenOf(adding, { type: 'removed', selectionId: 's-lions' })).toEqual(['slipStored']);
    expect(whenOf(adding, { type: 'tabChosen', tab: 'PARLAY' })).toEqual([]);
    const unsent: SlipState = { ...FIRST_STATE, ...started, earlierUnsent: { at: 0, isPlayer: null, picks: [bills] } };
    expect(whenOf(unsent, LOGGED_IN)).toEqual(['now']);
    expect(whenOf({ ...unsent, earlierUnsent: null }, LOGGED_IN)).toEqual([]);
    // Another pick in its place.
    const swapped: SlipState = {
      ...player,
      ready: false,
      loggedOutPicks: [bills],
      earlierUnsent: { at: 0, isPlayer: true, picks: [] },
    };
    expect(whenOf(swapped, { type: 'unsentFound', unsent: { at: 1, isPlayer: true, picks: [oilers] } })).toEqual(['now']);
  });
});

import { describe, expect, it } from 'vitest';
import type { SentRequest } from '../../../../../core/money/moneyRequest.ts';
import {
  type BetToPlace,
  NO_PLACEMENT,
  nextPlacement,
  type PlacementAnswer,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementState,
  withoutMessages,
} from './placement.ts';

const bets: readonly BetToPlace[] = [{ draftBetId: 'parlay', section: 'PARLAY', stakeCents: 1000, legs: [], heldMs: 0 }];
const placed: PlacementAnswer = { kind: 'PLACED', bets: [], balanceCents: 5000 };
const rejected: PlacementAnswer = {
  kind: 'REJECTED',
  errors: [{ code: 'edgebook.odds.changed', message: 'Odds changed', priority: 1, displayType: 'ODDS_CHANGED', field: null }],
};

function run(events: readonly PlacementEvent[]): { state: PlacementState; effects: PlacementEffect[] } {
  let state: PlacementState = NO_PLACEMENT;
  const effects: PlacementEffect[] = [];
  for (const event of events) {
    const step = nextPlacement(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const submit = (freshId = 'one'): PlacementEvent => ({ type: 'submit', freshId, bets });
const noAnswer = (requestId = 'one'): PlacementEvent => ({ type: 'noAnswer', requestId });
const checked = (answer: PlacementAnswer, requestId = 'one'): PlacementEvent => ({ type: 'checked', requestId, answer });
const unknown = (fate: SentRequest['fate'] = 'broken', ageMs = 600, requestId = 'one'): PlacementEvent => ({
  type: 'unknown',
  requestId,
  sent: { fate, ageMs },
});

describe('placing', () => {
  it('stores the id before it sends, in one effect', () => {
    expect(run([submit()]).effects).toEqual([{ type: 'storeAndSend', requestId: 'one', answerWithinMs: 10_000 }]);
    expect(run([submit()]).state).toEqual({ kind: 'sending', requestId: 'one', bets });
  });

  it('adds the time that the server holds the bets to the answer timeout', () => {
    const held = bets.map((bet) => ({ ...bet, heldMs: 3_000 }));
    const waits = [...run([submit()]).effects, ...run([{ type: 'submit', freshId: 'one', bets: [...bets, ...held] }]).effects];
    expect(waits).toMatchObject([{ answerWithinMs: 10_000 }, { answerWithinMs: 13_000 }]);
  });

  it('keeps the id after a refusal that decides nothing, because an earlier request may still reach the server', () => {
    const tooMany: PlacementAnswer = {
      kind: 'NOT_DECIDED',
      errors: [{ code: 'edgebook.placement.too_many', message: 'Too many', priority: 6, displayType: 'RETRYABLE', field: null }],
    };
    const refused: readonly PlacementEvent[] = [submit('one'), { type: 'answered', requestId: 'one', answer: tooMany }];
    const { state, effects } = run(refused);
    expect(state).toMatchObject({ kind: 'idle', reuseId: 'one', notReceived: false, errors: tooMany.errors });
    expect(effects.at(-1)).toMatchObject({ type: 'check', requestId: 'one' });
    expect(run([...refused, submit('two')]).state).toMatchObject({ kind: 'sending', requestId: 'one' });
  });

  it('sends once on a double click', () => {
    const { effects } = run([submit('one'), submit('two')]);
    expect(effects).toHaveLength(1);
  });

  it('sends nothing without a bet', () => {
    expect(run([{ type: 'submit', freshId: 'one', bets: [] }])).toEqual({ state: NO_PLACEMENT, effects: [] });
  });

  it('shows the placed bets, deletes the stored id and reverts after a timeout', () => {
    const { state, effects } = run([submit(), { type: 'answered', requestId: 'one', answer: placed }]);
    expect(state).toMatchObject({ kind: 'placed', receipt: { placementId: 'one', balanceCents: 5000 } });
    expect(effects.slice(1)).toMatchObject([
      { type: 'forget', requestId: 'one' },
      { type: 'revertAfter', delayMs: 5000 },
    ]);
    const reverted = nextPlacement(state, { type: 'revert', requestId: 'one' }).state;
    expect(reverted).toMatchObject({ kind: 'idle', receipt: { balanceCents: 5000 } });
    expect(withoutMessages(reverted)).toEqual(NO_PLACEMENT);
  });

  it('keeps the errors of a rejection until the slip is edited, and takes a new id then', () => {
    const { state } = run([submit(), { type: 'answered', requestId: 'one', answer: rejected }]);
    expect(state).toMatchObject({ kind: 'idle', reuseId: null, errors: [{ displayType: 'ODDS_CHANGED' }] });
    expect(withoutMessages(state)).toEqual(NO_PLACEMENT);
    expect(nextPlacement(state, submit('two')).effects).toMatchObject([{ requestId: 'two' }]);
  });
});

describe('without an answer', () => {
  it('the placement is checked by id, not reported as failed', () => {
    const { state, effects } = run([submit(), noAnswer()]);
    expect(state).toMatchObject({ kind: 'checking', requestId: 'one' });
    expect(effects[1]).toMatchObject({ type: 'check', requestId: 'one' });
  });

  it('the placement is checked again with growing delays until the server answers', () => {
    const failures: PlacementEvent[] = Array.from({ length: 9 }, () => ({ type: 'checkFailed', requestId: 'one' }));
    const { state, effects } = run([submit(), noAnswer(), ...failures]);
    const delays = effects.flatMap((effect) => (effect.type === 'check' ? [effect.delayMs] : []));
    expect(delays).toEqual([500, 1000, 2000, 4000, 5000, 5000, 5000, 5000, 5000, 5000]);
    expect(state.kind).toBe('checking');
    expect(nextPlacement(state, checked(placed)).state.kind).toBe('placed');
  });

  it('the placement has succeeded when the server has placed the bets', () => {
    const { state, effects } = run([submit(), noAnswer(), checked(placed)]);
    expect(state.kind).toBe('placed');
    expect(effects).toContainEqual({ type: 'forget', requestId: 'one' });
  });

  it('the placement is rejected when the server has rejected the bets', () => {
    expect(run([submit(), noAnswer(), checked(rejected)]).state).toMatchObject({
      kind: 'idle',
      errors: [{ code: 'edgebook.odds.changed' }],
    });
  });

  it('the same id may be sent again when the server has never received it', () => {
    const { state } = run([submit('one'), noAnswer('one'), unknown()]);
    expect(state).toMatchObject({ kind: 'idle', notReceived: true, reuseId: 'one' });
    expect(nextPlacement(state, submit('two')).effects).toMatchObject([{ requestId: 'one' }]);
  });

  it('the id stays the same after an edit, so that a delayed first request cannot become a second bet', () => {
    const { state } = run([submit('one'), noAnswer('one'), unknown()]);
    expect(withoutMessages(state)).toMatchObject({ notReceived: false, reuseId: 'one' });
  });

  it('is not reported as not received while its request may still reach the server', () => {
    expect(run([submit(), noAnswer(), unknown('out', 25_000)]).state.kind).toBe('checking');
    expect(run([submit(), noAnswer(), unknown('lost', 29_999)]).state.kind).toBe('checking');
    expect(run([submit(), noAnswer(), unknown('lost', 30_000)]).state).toMatchObject({ kind: 'idle', notReceived: true });
    expect(run([submit(), noAnswer(), unknown('broken', 500)]).state).toMatchObject({ kind: 'idle', notReceived: true });
  });

  it('is checked again after it was reported as not received, and a bet placed since is shown', () => {
    const { state, effects } = run([submit(), noAnswer(), unknown(), { type: 'checkFailed', requestId: 'one' }, unknown()]);
    expect(effects.slice(-2)).toEqual([
      { type: 'check', requestId: 'one', delayMs: 15_000 },
      { type: 'check', requestId: 'one', delayMs: 15_000 },
    ]);
    expect(effects.some((effect) => effect.type === 'forget')).toBe(false);
    expect(nextPlacement(state, checked(placed)).state.kind).toBe('placed');
  });

  it('is deleted ten minutes later', () => {
    const { state, effects } = run([submit(), noAnswer(), unknown(), unknown('broken', 600_000)]);
    expect(effects.at(-1)).toEqual({ type: 'forget', requestId: 'one' });
    expect(state).toMatchObject({ kind: 'idle', reuseId: null, notReceived: true });
  });

  it('a delayed answer still counts, during the check and after "not received" was shown', () => {
    const delayed: PlacementEvent = { type: 'answered', requestId: 'one', answer: placed };
    expect(run([submit(), noAnswer(), delayed]).state.kind).toBe('placed');
    expect(run([submit(), noAnswer(), unknown(), delayed]).state.kind).toBe('placed');
  });

  it('an id refused as reused is checked: the outcome of its first bets counts', () => {
    const reused: PlacementEvent = { type: 'answered', requestId: 'one', answer: { kind: 'ID_REUSED' } };
    const { state } = run([submit(), noAnswer(), unknown(), submit('two'), reused]);
    expect(state).toMatchObject({ kind: 'checking', requestId: 'one' });
  });

  it('cannot be clicked again while checking', () => {
    expect(run([submit(), noAnswer(), submit('two')]).state).toMatchObject({ kind: 'checking', requestId: 'one' });
  });
});

describe('after a reload', () => {
  it('a stored id is checked at once', () => {
    const { state, effects } = run([{ type: 'restored', requestId: 'one' }]);
    expect(state).toMatchObject({ kind: 'checking', afterReload: true });
    expect(effects).toEqual([{ type: 'check', requestId: 'one', delayMs: 0 }]);
  });

  it('answers to other ids change nothing', () => {
    const { state } = run([{ type: 'restored', requestId: 'one' }, checked(placed, 'other'), noAnswer('other')]);
    expect(state).toMatchObject({ kind: 'checking', requestId: 'one' });
  });

  it('logging out leaves the stored id where it is, for its owner', () => {
    const { state, effects } = run([submit(), noAnswer(), { type: 'loggedOut' }]);
    expect(state).toEqual(NO_PLACEMENT);
    expect(effects.some((effect) => effect.type === 'forget')).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOfRound } from '../../core/games/games.ts';
import { nodeStream } from './nodeFair.ts';
import { callOf, isOver, openRound, type Play, type Round, type RoundEvent, step } from './round.ts';

const play: Play = ({ bet, actions, ...round }) => gameOfRound(round).play(bet, actions, nodeStream(round));

function blackjackRound(nonce: number): Round {
  return openRound(
    {
      id: 'r',
      sessionId: 's',
      playerId: 'p',
      engine: 'blackjack',
      version: 1,
      bet: { stakeCents: 100 },
      nonce,
      serverSeed: '6d'.repeat(32),
      clientSeed: 'c',
      updatedAtMs: 0,
    },
    100,
  );
}

const ACCEPTED: RoundEvent = { type: 'answered', answer: 'ACCEPTED' };
const UNKNOWN: RoundEvent = { type: 'answered', answer: 'UNKNOWN' };
const refused = (answer: 'INSUFFICIENT_FUNDS' | 'ROUND_ENDED'): RoundEvent => ({ type: 'answered', answer });
const run = (round: Round, ...events: readonly RoundEvent[]): Round =>
  events.reduce((state, event) => step(state, event, play), round);

/** A nonce whose deal leaves the player a choice. */
const OPEN_NONCE =
  Array.from({ length: 50 }, (_, nonce) => nonce).find((nonce) => run(blackjackRound(nonce), ACCEPTED).phase === 'PLAYING') ?? -1;

describe('a round of the game server', () => {
  it.each([
    ['a bet that is taken is played', [ACCEPTED], 'PLAYING'],
    ['a bet that is refused is none', [refused('INSUFFICIENT_FUNDS')], 'REFUSED'],
    ['a bet without an answer is rolled back', [UNKNOWN], 'RETURNING'],
    ['a rollback is sent until it is answered', [UNKNOWN, UNKNOWN, UNKNOWN], 'RETURNING'],
    ['a rollback that is answered ends the round', [UNKNOWN, ACCEPTED], 'RETURNED'],
    ['a rollback that is refused needs a person', [UNKNOWN, refused('ROUND_ENDED')], 'STUCK'],
    ['a bet that was asked for before a restart is rolled back', [{ type: 'restarted' }], 'RETURNING'],
    ['a round in play goes on after a restart', [ACCEPTED, { type: 'restarted' }], 'PLAYING'],
    ['a double asks for a stake', [ACCEPTED, { type: 'acted', action: 'double' }], 'RAISING'],
    [
      'a double that is refused is not played',
      [ACCEPTED, { type: 'acted', action: 'double' }, refused('INSUFFICIENT_FUNDS')],
      'PLAYING',
    ],
    ['a double without an answer is rolled back', [ACCEPTED, { type: 'acted', action: 'double' }, UNKNOWN], 'UNRAISING'],
    ['and the round goes on without it', [ACCEPTED, { type: 'acted', action: 'double' }, UNKNOWN, ACCEPTED], 'PLAYING'],
    ['what the game does not offer changes nothing', [ACCEPTED, { type: 'acted', action: 'surrender' }], 'PLAYING'],
    ['no action is taken while a bet is asked for', [{ type: 'acted', action: 'hit' }], 'BETTING'],
  ] as readonly (readonly [string, readonly RoundEvent[], string])[])('%s', (_, events, phase) => {
    expect(run(blackjackRound(OPEN_NONCE), ...events).phase).toBe(phase);
  });

  it('a round that has won a jackpot asks what it pays, and ends with both; in a demo it ends without', () => {
    const won: Play = () => ({ ...play(blackjackRound(OPEN_NONCE)), isFinished: true, winCents: 300, jackpotId: 'starfall-mini' });
    const go = (round: Round, ...events: readonly RoundEvent[]): Round =>
      events.reduce((state, event) => step(state, event, won), round);
    const asking = go(blackjackRound(0), ACCEPTED, ACCEPTED);
    expect(callOf(asking)).toEqual({ operation: 'jackpot', transactionId: 'r.jackpot', jackpotId: 'starfall-mini' });
    // An answer that was lost, and one without the amount.
    expect(callOf(go(asking, UNKNOWN, ACCEPTED))).toEqual(callOf(asking));
    const paid = go(asking, { type: 'answered', answer: 'ACCEPTED', jackpotCents: 10_077 });
    expect(callOf(paid)).toEqual({ operation: 'end', betCents: 100, winCents: 10_377, certainReturnCents: 0 });
    expect(go(asking, refused('ROUND_ENDED')).phase).toBe('STUCK');
    const demo = go({ ...blackjackRound(0), playerId: null }, ACCEPTED, ACCEPTED);
    expect(callOf(demo)).toEqual({ operation: 'end', betCents: 100, winCents: 300, certainReturnCents: 0 });
  });

  it('a bet on every number of a roulette ends with its certain return (n04)', () => {
    const bet = Array.from({ length: 37 }, (_, at) => ({ kind: 'straight', at, cents: 1_000 }));
    const covered = openRound({ ...blackjackRound(0), engine: 'roulette', bet }, 37_000);
    const won = { operation: 'end', betCents: 37_000, winCents: 36_000, certainReturnCents: 36_000 };
    expect(callOf(run(covered, ACCEPTED, ACCEPTED))).toEqual(won);
  });

  it('asks for a stake under a new id after one was rolled back', () => {
    const double: RoundEvent = { type: 'acted', action: 'double' };
    const raised = run(blackjackRound(OPEN_NONCE), ACCEPTED, double);
    const again = run(raised, UNKNOWN, ACCEPTED, double);
    expect(callOf(raised)).toMatchObject({ operation: 'bet', transactionId: 'r.bet1' });
    expect(callOf(run(raised, UNKNOWN))).toEqual({
      operation: 'rollback',
      transactionId: 'r.bet1.back',
      betTransactionId: 'r.bet1',
    });
    expect(callOf(again)).toMatchObject({ operation: 'bet', transactionId: 'r.bet2' });
  });

  it('whatever is answered, agrees with a wallet that decides each id once, and comes to an end', () => {
    const fate = fc.constantFrom('answered', 'lost', 'notReceived', 'refused');
    const action = fc.constantFrom('hit', 'stand', 'double', 'split');
    fc.assert(
      fc.property(
        fc.nat(5_000),
        fc.array(fate, { maxLength: 25 }),
        fc.array(action, { maxLength: 12 }),
        (nonce, fates, actions) => {
          let round = blackjackRound(nonce);
          const taken = new Map<string, number>();
          const rolledBack = new Set<string>();
          const refusals = new Set<string>();
          let paid = 0;
          const coming = [...fates];
          const next = [...actions];
          for (let turn = 0; turn < 200 && !isOver(round); turn += 1) {
            const call = callOf(round);
            if (call === null) {
              const name = next.shift() ?? 'stand';
              const after = run(round, { type: 'acted', action: name });
              round = after === round ? run(round, { type: 'abandoned' }) : after;
              continue;
            }
            const now = coming.shift() ?? 'answered';
            let answer: 'ACCEPTED' | 'UNKNOWN' | 'INSUFFICIENT_FUNDS' | 'BET_ROLLED_BACK' = 'ACCEPTED';
            if (now === 'notReceived') answer = 'UNKNOWN';
            else if (call.operation === 'bet') {
              const id = call.transactionId;
              if (rolledBack.has(id)) answer = 'BET_ROLLED_BACK';
              else if (refusals.has(id) || (now === 'refused' && !taken.has(id))) {
                refusals.add(id);
                answer = 'INSUFFICIENT_FUNDS';
              } else taken.set(id, call.amountCents);
            } else if (call.operation === 'rollback') {
              rolledBack.add(call.betTransactionId);
              taken.delete(call.betTransactionId);
            } else if (call.operation === 'win') paid = call.amountCents;
            else if (call.operation === 'end')
              expect(call).toEqual({
                operation: 'end',
                betCents: [...taken.values()].reduce((sum, cents) => sum + cents, 0),
                winCents: paid,
                certainReturnCents: 0,
              });
            round = run(round, { type: 'answered', answer: now === 'lost' ? 'UNKNOWN' : answer });
          }
          expect(['ENDED', 'RETURNED', 'REFUSED']).toContain(round.phase);
          const staked = round.taken.reduce((sum, { cents }) => sum + cents, 0);
          const held = [...taken.values()].reduce((sum, cents) => sum + cents, 0);
          expect([held, paid]).toEqual(round.phase === 'ENDED' ? [staked, round.winCents] : [0, 0]);
          if (round.phase === 'ENDED') expect(play(round)).toMatchObject({ isFinished: true, winCents: paid });
        },
      ),
      { numRuns: 500 },
    );
  });
});

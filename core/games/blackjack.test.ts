import { describe, expect, it } from 'vitest';
import type { RandomStream } from '../fair/fairStream.ts';
import { blackjack } from './blackjack.ts';
import { bestAction, blackjackReturn } from './blackjackReturn.ts';
import { EMPTY_HAND, handValue, plus, RANKS } from './cards.ts';

/** Cards by rank, in the order of the draws: player, dealer, player, dealer's hole card, then as they are drawn. */
function deal(text: string): RandomStream {
  const cards = text.split(' ').map((rank) => RANKS.map(String).indexOf(rank) * 4);
  return {
    below: () => {
      const card = cards.shift();
      if (card === undefined) throw new Error('There are no more cards');
      return card;
    },
  };
}

const play = (cards: string, actions: readonly string[] = []) => blackjack.play({ stakeCents: 100 }, actions, deal(cards));
const results = (cards: string, actions: readonly string[] = []) => {
  const { outcome, winCents, stakesCents } = play(cards, actions);
  return { results: outcome.hands.map(({ result }) => result), winCents, stakesCents };
};

describe('a round of blackjack', () => {
  it('shows one card of the dealer until it has finished', () => {
    const view = play('10 9 6 K');
    expect(view).toMatchObject({ isFinished: false, winCents: 0, outcome: { playing: 0, dealer: [32], dealerTotal: 9 } });
    expect(JSON.stringify(view)).not.toContain('King');
    expect(view.text).not.toContain('K of');
    expect(view.actions.map(({ name }) => name)).toEqual(['hit', 'stand', 'double']);
    expect(play('10 9 6 K', ['stand']).outcome.dealer).toHaveLength(2);
  });

  it.each([
    ['blackjack pays 3 to 2', 'A 9 K 7', [], ['BLACKJACK'], 250],
    ['two blackjacks tie', 'A K K A', [], ['PUSH'], 100],
    ["the dealer's blackjack ends the round at once", '10 A 9 Q', [], ['LOSS'], 0],
    ['more than the dealer wins', '10 9 9 8', ['stand'], ['WIN'], 200],
    ['the same ties', '10 9 8 9', ['stand'], ['PUSH'], 100],
    ['less loses', '10 9 8 10', ['stand'], ['LOSS'], 0],
    ['more than 21 loses before the dealer draws', '10 6 8 6 9', ['hit'], ['BUST'], 0],
    ['the dealer is bust', '10 6 8 10 K', ['stand'], ['WIN'], 200],
    ['the dealer stands on a soft 17', '10 A 8 6', ['stand'], ['WIN'], 200],
    ['the dealer draws to a soft 16', '10 A 8 5 2 K', ['stand'], ['PUSH'], 100],
    ['three cards of 21 are no blackjack', '7 9 7 8 7', ['hit'], ['WIN'], 200],
  ] as const)('%s', (_, cards, actions, expected, winCents) => {
    expect(results(cards, actions)).toEqual({ results: expected, winCents, stakesCents: [100] });
  });

  it('is doubled on two cards, for one more', () => {
    expect(play('6 9 5 8').actions).toContainEqual({ name: 'double', stakeCents: 100 });
    expect(results('6 9 5 8 10', ['double'])).toEqual({ results: ['WIN'], winCents: 400, stakesCents: [100, 100] });
    expect(play('6 9 2 8 2', ['hit']).actions.map(({ name }) => name)).toEqual(['hit', 'stand']);
  });

  it('is split once into two hands, each of which can be doubled', () => {
    expect(play('8 9 8 8 3 8').actions).toContainEqual({ name: 'split', stakeCents: 100 });
    const split = play('8 9 8 8 3 8', ['split']);
    expect(split.outcome).toMatchObject({ playing: 0, hands: [{ total: 11 }, { total: 16 }] });
    expect(split.actions.map(({ name }) => name)).toEqual(['hit', 'stand', 'double']);
    expect(results('8 9 8 8 3 8 10 5', ['split', 'double', 'hit'])).toEqual({
      results: ['WIN', 'WIN'],
      winCents: 600,
      stakesCents: [100, 100, 100],
    });
    // Ten and king have the same value.
    expect(play('10 9 K 8').actions.map(({ name }) => name)).toContain('split');
  });

  it('gives split aces one card each, and no blackjack', () => {
    expect(results('A 9 A 8 K 5', ['split'])).toEqual({ results: ['WIN', 'LOSS'], winCents: 200, stakesCents: [100, 100] });
  });

  it('refuses what is not possible', () => {
    for (const action of ['split', 'surrender', '']) expect(() => play('10 9 6 K', [action])).toThrow(RangeError);
    expect(() => play('A 9 K 7', ['hit'])).toThrow(RangeError);
    expect(blackjack.readBet({ stakeCents: 101 })).toEqual({ ok: false, error: 'NOT_A_STEP' });
    expect(blackjack.readBet({ stakeCents: 100.5 })).toEqual({ ok: false, error: 'BAD_BET' });
  });
});

describe('the best play of blackjack', () => {
  const hand = (...points: number[]) => points.reduce(plus, EMPTY_HAND);

  it.each([
    [[10, 6], 10, 'hit'],
    [[10, 6], 6, 'stand'],
    [[10, 2], 3, 'hit'],
    [[10, 2], 4, 'stand'],
    [[6, 5], 6, 'double'],
    [[6, 4], 9, 'double'],
    [[6, 4], 10, 'hit'],
    [[5, 4], 2, 'hit'],
    [[5, 4], 3, 'double'],
    [[1, 7], 2, 'stand'],
    [[1, 7], 6, 'double'],
    [[1, 7], 9, 'hit'],
    [[8, 8], 10, 'split'],
    [[1, 1], 6, 'split'],
    [[9, 9], 7, 'stand'],
    [[10, 10], 6, 'stand'],
    [[5, 5], 6, 'double'],
  ] as const)('the best play of %j against %i is to %s, as every published table says', (cards, up, action) => {
    const [first, second] = cards;
    expect(bestAction(hand(...cards), up, { double: true, pair: first === second ? first : null })).toBe(action);
  });

  it('returns 99.43 %', () => {
    expect(blackjackReturn()).toBeCloseTo(0.994_296, 6);
    expect(blackjack.returnToPlayer().value).toBe(blackjackReturn());
  });

  it('counts an ace as eleven while it can', () => {
    expect(handValue([0, 20])).toEqual({ total: 17, isSoft: true });
    expect(handValue([0, 20, 36])).toEqual({ total: 17, isSoft: false });
    expect(handValue([0, 0])).toEqual({ total: 12, isSoft: true });
    expect(handValue([0, 0, 36])).toEqual({ total: 12, isSoft: false });
  });
});

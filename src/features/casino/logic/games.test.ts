import { describe, expect, it } from 'vitest';
import {
  badgeOf,
  betRange,
  dropText,
  type Game,
  type Jackpot,
  largestNetwork,
  returnText,
  shortMoney,
  showsAmount,
  withAmounts,
  wonText,
} from './games.ts';

const game: Game = {
  id: 'velvet-sevens',
  title: 'Velvet Sevens',
  path: '/category/slots/velvet-sevens',
  provider: 'House original',
  minimumBetCents: 20,
  maximumBetCents: 10_000,
  returnToPlayer: null,
  features: [],
  jackpot: null,
  thumbnails: [],
  isLive: false,
  isNew: false,
  isPlayable: true,
};

const jackpot = (id: string, version: number, amountCents: number, network = 'starfall'): Jackpot => ({
  id,
  version,
  amountCents,
  network,
  name: id,
  tier: 1,
  path: '',
  mustDropCents: null,
  lastWonAt: null,
});

const STARFALL = { id: 'starfall-grand', amountCents: 4_827_055 };

describe('a tile', () => {
  it.each([
    [{ jackpot: STARFALL, isNew: true }, 4_827_055, { text: '$48,270', tone: 'jackpot' }],
    [{ jackpot: STARFALL, isNew: true }, null, { text: 'Jackpot', tone: 'jackpot' }],
    [{ jackpot: STARFALL, isPlayable: false }, 4_827_055, { text: 'Preview', tone: 'plain' }],
    [{ isLive: true, isNew: true }, null, { text: 'Live', tone: 'live' }],
    [{ isNew: true }, null, { text: 'New', tone: 'plain' }],
    [{ features: ['EXCLUSIVE'] as const }, null, { text: 'Exclusive', tone: 'plain' }],
    [{}, null, null],
  ] as const)('has one badge, that of what matters most: %j %s', (facts, jackpotCents, badge) =>
    expect(badgeOf({ ...game, ...facts }, jackpotCents)).toEqual(badge),
  );

  it('shows the amount of a jackpot once in a list', () => {
    const harvest = { id: 'harvest-grand', amountCents: 1 };
    const list = [game, { ...game, jackpot: STARFALL }, { ...game, jackpot: harvest }, { ...game, jackpot: STARFALL }];
    expect(list.map((_, index) => showsAmount(list, index)).slice(1)).toEqual([true, true, false]);
  });

  it('says what a bet may be and what comes back', () => {
    expect(betRange(game)).toBe('$0.20 – $100.00');
    expect([96.2, 97.3, 99.54, 95].map(returnText)).toEqual(['96.2%', '97.3%', '99.54%', '95%']);
    expect([128_491_307, 41_264, 99].map(shortMoney)).toEqual(['$1.28M', '$412', '$0']);
  });
});

describe('amounts of jackpots', () => {
  it('are replaced by newer ones alone', () => {
    const before = [jackpot('a', 4, 100), jackpot('b', 2, 50)];
    const after = withAmounts(before, [jackpot('a', 5, 110), jackpot('b', 1, 40), jackpot('c', 9, 1)]);
    expect(after.map(({ id, amountCents }) => [id, amountCents])).toEqual([
      ['a', 110],
      ['b', 50],
    ]);
  });

  it('are shown of the largest network', () => {
    expect(largestNetwork([jackpot('a', 1, 9), jackpot('b', 1, 8, 'harvest')]).map(({ id }) => id)).toEqual(['a']);
    expect(largestNetwork([])).toEqual([]);
  });
});

describe('what is said of a jackpot', () => {
  const now = new Date(2026, 10, 23, 18, 0).getTime();

  it('a jackpot says how far it may grow', () => {
    expect(dropText(jackpot('a', 1, 100))).toBe('Grows until it is won');
    expect(dropText({ mustDropCents: 150_000_000 })).toBe('Must drop by $1,500,000.00');
  });

  it('a jackpot says when it was won last, and nothing before its first win', () => {
    expect(wonText({ lastWonAt: null }, now)).toBeNull();
    expect(wonText({ lastWonAt: new Date(2026, 10, 22, 21, 31).toISOString() }, now)).toBe('Last won yesterday, 9:31 PM');
  });
});

import { describe, expect, it } from 'vitest';
import { formatReturn } from '../../../core/money/odds.ts';
import { EVENT_STATUSES } from '../../../core/wire/contract.ts';
import { offerOf } from '../../../tests/support/offers.ts';
import type { BetslipReward, ChosenReward } from '../rewards/reward.ts';
import { deriveSlip, type SlipLimits, type SlipView } from './derive.ts';
import type { RewardWallet } from './draftRewards.ts';
import type { Offer } from './offer.ts';
import { EMPTY_SLIP, type SetAmount, type Slip } from './slip.ts';

const NO_WALLET: RewardWallet = { rewards: [], creditCents: null };
const LIMITS: SlipLimits = {
  minimumStakeCents: 10,
  maximumStakeCents: 999_999_999,
  maximumWinCents: 999_999_999,
  maximumParlayLegs: 12,
  maximumRoundRobinLegs: 10,
  maximumTeaserLegs: 10,
  parlayPlus: 'OFF',
  boostCap: 'STAKE',
};

const NOW = new Date('2026-11-22T20:00:00Z');

function offer(selectionId: string, change: Partial<Offer> = {}): Offer {
  const ids = { selectionId, marketId: `market-${selectionId}`, eventId: `event-${selectionId}` };
  return offerOf({ ...ids, sport: 'hockey', ...change });
}

/** Selections accepted at −110, at any current price. */
function view(
  offers: readonly Offer[],
  amounts: Record<string, SetAmount> = {},
  cashCents: number | null = null,
  {
    wallet = NO_WALLET,
    rewards = {},
    ...limits
  }: { wallet?: RewardWallet; rewards?: Record<string, ChosenReward> } & Partial<SlipLimits> = {},
): SlipView {
  const accepted = { odds: { numerator: 10, denominator: 11 }, pointsHundredths: null };
  const slip: Slip = {
    selections: offers.map(({ selectionId }) => ({
      selectionId,
      accepted,
      selectionOrigin: null,
      branchChannel: null,
      shareId: null,
    })),
    amounts,
    rewards,
  };
  const offersById = new Map(offers.map((one) => [one.selectionId, one]));
  return deriveSlip({ slip, offers: offersById, cashCents, wallet, limits: { ...LIMITS, ...limits }, now: NOW });
}

const bet = (amountCents: number): SetAmount => ({ field: 'BET', amountCents });

describe('a derived slip', () => {
  it('has no parlay below two selections', () => {
    expect(
      deriveSlip({ slip: EMPTY_SLIP, offers: new Map(), cashCents: null, wallet: NO_WALLET, limits: LIMITS, now: NOW }).sections
        .STRAIGHT.draftBets,
    ).toEqual([]);
    expect(view([offer('a')]).sections.PARLAY.draftBets).toEqual([]);
    expect(view([offer('a'), offer('b')]).sections.PARLAY.draftBets).toHaveLength(1);
  });

  it('marks a stake below the smallest, typed or derived from the amount to win', () => {
    const codes = (amount: SetAmount) =>
      view([offer('a')], { 'straight:a': amount }).sections.STRAIGHT.draftBets[0]?.errors.map(({ code, message }) => [
        code,
        message,
      ]);
    const marked = [['edgebook.bet_amount.invalid', 'Bet between $0.10 and $9,999,999.99.']];
    expect(codes(bet(9))).toEqual(marked);
    expect(codes({ field: 'WIN', amountCents: 8 })).toEqual(marked);
    expect(codes(bet(10))).toEqual([]);
  });

  it('closes a selection from the start of its event on', () => {
    const codes = (startsAt: number) =>
      view([offer('a', { eventStartsAt: new Date(startsAt) })]).legs[0]?.errors.map(({ code }) => code);
    expect(codes(NOW.getTime() + 1)).toEqual([]);
    expect(codes(NOW.getTime())).toEqual(['edgebook.event.closed']);
  });

  it('closes a selection in every status of its event but before the start and in play', () => {
    const open = EVENT_STATUSES.filter((eventStatus) => view([offer('a', { eventStatus })]).legs[0]?.errors.length === 0);
    expect(open).toEqual(['PRE_GAME', 'IN_PLAY']);
  });

  it('leaves out selections that are no longer in the catalogue', () => {
    const accepted = { odds: { numerator: 1, denominator: 1 }, pointsHundredths: null };
    const gone = { selectionId: 'gone', accepted, selectionOrigin: null, branchChannel: null, shareId: null };
    const shown = deriveSlip({
      slip: { selections: [gone], amounts: {} },
      offers: new Map(),
      cashCents: 0,
      wallet: NO_WALLET,
      limits: LIMITS,
      now: NOW,
    });
    expect(shown.legs).toEqual([]);
  });

  it('sums its bets', () => {
    const straight = view([offer('a'), offer('b')], {
      'straight:a': bet(1100),
      'straight:b': { field: 'WIN', amountCents: 500 },
    }).sections.STRAIGHT;
    expect(straight.draftBets.map(({ stakeCents, winCents }) => [stakeCents, winCents])).toEqual([
      [1100, 1000],
      [550, 500],
    ]);
    expect([straight.totalStakeCents, straight.totalReturnCents]).toEqual([1650, 3150]);
  });

  it('shows whether the possible return rose or fell, weighted by the stakes', () => {
    const better = offer('a', { odds: { numerator: 1, denominator: 1 } });
    const worse = offer('b', { odds: { numerator: 1, denominator: 2 } });
    expect(view([better, worse]).sections.STRAIGHT.totalReturnTrend).toBe('NONE');
    expect(view([better, worse], { 'straight:a': bet(1000) }).sections.STRAIGHT.totalReturnTrend).toBe('UP');
    expect(view([better, worse], { 'straight:a': bet(1000), 'straight:b': bet(1000) }).sections.STRAIGHT.totalReturnTrend).toBe(
      'DOWN',
    );
  });

  it('shows trends against the accepted price, up when it pays more now', () => {
    const up = view([offer('a', { odds: { numerator: 1, denominator: 1 } }), offer('b')]);
    expect([up.legs[0]?.trend, up.legs[1]?.trend, up.sections.PARLAY.draftBets[0]?.trend]).toEqual(['UP', 'NONE', 'UP']);
    expect(view([offer('a', { odds: { numerator: 1, denominator: 2 } })]).legs[0]?.trend).toBe('DOWN');
  });

  it('asks to accept a moved price or line, unless it cannot be bet on', () => {
    expect(view([offer('a', { pointsHundredths: 50 })]).legs[0]).toMatchObject({ requiresAcceptance: true, trend: 'NONE' });
    const closed = view([offer('a', { odds: { numerator: 1, denominator: 1 }, marketStatus: 'CLOSED' })]).legs[0];
    expect([closed?.requiresAcceptance, closed?.errors.map(({ code }) => code)]).toEqual([false, ['edgebook.market.suspended']]);
    const ended = view([offer('a', { eventStatus: 'FINISHED' })]).legs[0];
    expect(ended?.errors.map(({ code, displayType }) => [code, displayType])).toEqual([
      ['edgebook.event.closed', 'SELECTION_DISABLED'],
    ]);
  });

  it('reports related outcomes and too many legs on the parlay only', () => {
    const related = view([offer('a', { eventId: 'same' }), offer('b', { eventId: 'same' })]);
    expect(related.sections.PARLAY.draftBets[0]?.errors.map(({ code }) => code)).toEqual(['edgebook.parlay.related']);
    expect(related.sections.STRAIGHT.draftBets.flatMap(({ errors }) => errors)).toEqual([]);
    // The same words for a teaser, which is no parlay.
    const spread = { eventId: 'same', sport: 'football', marketType: 'SPREAD', pointsHundredths: -250 } as const;
    expect(view([offer('a', spread), offer('b', spread)]).sections.TEASER.draftBets[0]?.errors).toMatchObject([
      { message: 'Selections of the same event can’t be combined in this bet.' },
    ]);
    const many = view(Array.from({ length: 13 }, (_, index) => offer(`s${index}`)));
    expect(many.sections.PARLAY.draftBets[0]?.errors.map(({ code }) => code)).toEqual(['edgebook.parlay.too_many_legs']);
  });

  it('stays within safe integers with twenty long shots and the largest stake', () => {
    const long = Array.from({ length: 20 }, (_, index) => offer(`s${index}`, { odds: { numerator: 500, denominator: 1 } }));
    const parlay = view(long, { parlay: bet(999_999_999) }).sections.PARLAY;
    expect(parlay.draftBets[0]?.winCents).toBe(Number.MAX_SAFE_INTEGER);
    expect(parlay.totalReturnCents).toBe(Number.MAX_SAFE_INTEGER);
    expect(parlay.draftBets[0]?.errors.map(({ displayType }) => displayType)).toContain('BET_WIN_AMOUNT');
  });

  it('reports a section whose stakes exceed the player’s balance', () => {
    const amounts = { 'straight:a': bet(600), 'straight:b': bet(600), parlay: bet(900) };
    const shown = view([offer('a'), offer('b')], amounts, 1000);
    expect(shown.sections.STRAIGHT.errors.map(({ displayType }) => displayType)).toEqual(['DEPOSIT']);
    expect(shown.sections.PARLAY.errors).toEqual([]);
    expect(view([offer('a'), offer('b')], amounts, null).sections.STRAIGHT.errors).toEqual([]);
  });
});

describe('a round robin of a derived slip', () => {
  it('is left out beyond ten legs, and its section says why', () => {
    const { ROUND_ROBIN } = view(Array.from({ length: 11 }, (_, index) => offer(`s${index}`))).sections;
    expect(ROUND_ROBIN.draftBets).toEqual([]);
    expect(ROUND_ROBIN.errors.map(({ code }) => code)).toEqual(['edgebook.round_robin.too_many_legs']);
  });

  it('has no error where legs of one game are one pick of it, and says that they clash where they are none', () => {
    const game = { eventId: 'same', sport: 'football' } as const;
    const legs = [offer('a', game), offer('b', { ...game, marketType: 'TOTAL', side: 'OVER', pointsHundredths: 4_750 })];
    const robins = (more: readonly Offer[], parlayPlus: SlipLimits['parlayPlus']) => {
      const { draftBets, errors } = view([...legs, ...more], {}, null, { parlayPlus }).sections.ROUND_ROBIN;
      return [...draftBets.map(({ combinations, errors: own }) => [combinations, own.map(({ message }) => message)]), ...errors];
    };
    const others = [offer('c'), offer('d')];
    expect(robins(others, 'REDUCE')).toEqual([
      [3, []],
      [4, []],
    ]);
    // Two picks are no round robin.
    expect(robins(others.slice(1), 'REDUCE')).toEqual([]);
    const away = [offer('c'), offer('d', { ...game, side: 'AWAY' })];
    expect(robins(away, 'REDUCE')[0]).toEqual([6, ['These picks can’t be combined in one same-game parlay.']]);
    expect(robins(others, 'OFF')[0]).toEqual([6, ['Selections of the same event can’t be combined in this bet.']]);
  });

  it('takes the largest amount as that of all combinations', () => {
    const three = ['a', 'b', 'c'].map((id) => offer(id));
    const errorsOf = (cents: number) => {
      const { ROUND_ROBIN } = view(three, { 'roundRobin:2': bet(cents) }, null, { maximumWinCents: 10 ** 12 }).sections;
      return ROUND_ROBIN.draftBets[0]?.errors.map(({ displayType }) => displayType);
    };
    expect(errorsOf(333_333_333)).toEqual([]);
    expect(errorsOf(333_333_334)).toEqual(['BET_AMOUNT']);
  });

  it('takes the amount to win as that of all combinations, and survives one that no stake can win', () => {
    const evens = (id: string) => offer(id, { odds: { numerator: 1, denominator: 1 } });
    const three = ['a', 'b', 'c'].map(evens);
    const { ROUND_ROBIN } = view(three, { 'roundRobin:2': { field: 'WIN', amountCents: 900 } }).sections;
    expect(ROUND_ROBIN.draftBets[0]).toMatchObject({ stakeCents: 100, totalStakeCents: 300, winCents: 900 });
    const tiny = ['a', 'b', 'c'].map((id) => offer(id, { odds: { numerator: 1, denominator: 1_000_000_000 } }));
    const { errors } =
      view(tiny, { 'roundRobin:2': { field: 'WIN', amountCents: 999_999_999 } }).sections.ROUND_ROBIN.draftBets[0] ?? {};
    expect(errors?.map(({ displayType }) => displayType)).toContain('BET_AMOUNT');
  });
});

describe('the rewards of a draft bet', () => {
  const terms = { minimumLegs: null, restrictions: null, expiresAt: NOW };
  const boost: BetslipReward = {
    ...terms,
    kind: 'PROFIT_BOOST',
    id: 'b',
    title: '25% Profit Boost',
    percent: 25,
    maximumAmountCents: 5_000,
  };
  const bonus: BetslipReward = { ...terms, kind: 'BONUS_BET', id: 'f', title: '$10 Bonus Bet', amountCents: 1_000 };
  const wallet = { rewards: [boost, bonus], creditCents: 700 };
  const chosen = (reward: ChosenReward) => ({ wallet, rewards: { 'straight:a': reward } });
  const straight = (reward: ChosenReward, cents = 2_500, cashCents = 10_000) =>
    view([offer('a')], { 'straight:a': bet(cents) }, cashCents, chosen(reward)).sections.STRAIGHT;

  it('are those of the player by their kind, and credits, for a bet of one ticket', () => {
    const restricted = { ...boost, id: 'b2', minimumLegs: 2 };
    const { sections } = view([offer('a'), offer('b'), offer('c')], { 'straight:a': bet(100) }, 10_000, {
      wallet: { rewards: [boost, restricted, bonus], creditCents: 700 },
      rewards: { 'straight:a': { kind: 'PROFIT_BOOST', id: 'f' } },
    });
    const of = (isSecond: boolean, isOther = false) => ({
      bonusBets: [{ reward: bonus, isRestricted: isOther }],
      boosts: [
        { reward: boost, isRestricted: isOther },
        { reward: restricted, isRestricted: isSecond },
      ],
      creditCents: isOther ? null : 700,
    });
    expect(sections.STRAIGHT.draftBets[0]?.rewards).toMatchObject({
      ...of(true),
      boost: null,
      error: { code: expect.any(String) },
    });
    expect(sections.PARLAY.draftBets[0]?.rewards).toMatchObject({ ...of(false), error: null });
    expect(sections.ROUND_ROBIN.draftBets[0]?.rewards).toMatchObject({ ...of(true, true), error: null });
    const used = straight({ kind: 'PROFIT_BOOST', id: 'b' });
    expect(used.draftBets[0]?.rewards).toMatchObject({ boost, error: null });
  });

  it('boost the profit alone, and leave the plain win beside it', () => {
    const section = straight({ kind: 'PROFIT_BOOST', id: 'b' });
    expect(section).toMatchObject({ totalStakeCents: 2_500, totalReturnCents: 4_773, boostedReturnCents: 5_341, errors: [] });
    // 10/11 and a quarter of it: 25/22, shown as +114.
    expect(section.draftBets[0]).toMatchObject({
      winCents: 2_273,
      rewards: { source: 'CASH', boosted: { winCents: 2_841, returned: { numerator: 47n, denominator: 22n } } },
    });
  });

  it('add up to the boosted return of a section, those of bets without a boost as they are', () => {
    const amounts = { 'straight:a': bet(2_500), 'straight:b': bet(2_500), 'straight:c': bet(2_500) };
    const again = { ...boost, id: 'b2' };
    const section = view([offer('a'), offer('b'), offer('c')], amounts, 10_000, {
      wallet: { rewards: [boost, again], creditCents: 0 },
      rewards: { 'straight:a': { kind: 'PROFIT_BOOST', id: 'b' }, 'straight:b': { kind: 'PROFIT_BOOST', id: 'b2' } },
    }).sections.STRAIGHT;
    expect(section).toMatchObject({ totalReturnCents: 3 * 4_773, boostedReturnCents: 2 * 5_341 + 4_773 });
  });

  it('boost no win beyond the largest', () => {
    const errorsOf = (maximumWinCents: number) =>
      view([offer('a')], { 'straight:a': bet(2_500) }, 10_000, {
        ...chosen({ kind: 'PROFIT_BOOST', id: 'b' }),
        maximumWinCents,
      }).sections.STRAIGHT.draftBets[0]?.errors.map(({ displayType }) => displayType);
    expect(errorsOf(2_841)).toEqual([]);
    expect(errorsOf(2_840)).toEqual(['BET_WIN_AMOUNT']);
  });

  it.each([
    // Half of the stake is boosted by a quarter of its 1,136; or the boost adds 568 at most, here up to 250.
    ['STAKE', 2_557, '+102'],
    ['EXTRA_WIN', 2_523, '+101'],
  ] as const)('are boosted up to the cap of the brand, %s, and the price is that of the win', (boostCap, winCents, price) => {
    const capped = { ...boost, maximumAmountCents: boostCap === 'STAKE' ? 1_250 : 250 };
    const { draftBets } = view([offer('a')], { 'straight:a': bet(2_500) }, 10_000, {
      wallet: { rewards: [capped], creditCents: 0 },
      rewards: { 'straight:a': { kind: 'PROFIT_BOOST', id: 'b' } },
      boostCap,
    }).sections.STRAIGHT;
    const { boosted } = draftBets[0]?.rewards ?? {};
    expect(boosted?.winCents).toBe(winCents);
    expect(boosted && formatReturn(boosted.returned, 'AMERICAN')).toBe(price);
  });

  it('stake a bonus bet as a whole, whatever was typed, and count no cash for it', () => {
    const section = straight({ kind: 'BONUS_BET', id: 'f' }, 99_999, 0);
    // The stake is not returned: 909 and not 1,909.
    expect(section).toMatchObject({ totalStakeCents: 1_000, totalReturnCents: 909, boostedReturnCents: null, errors: [] });
    expect(section.draftBets[0]).toMatchObject({ stakeCents: 1_000, winCents: 909, rewards: { source: 'FREE_BET' }, errors: [] });
  });

  it('mark the bet field where the credits are too few', () => {
    const errorsOf = (cents: number) => straight({ kind: 'PROMOTIONAL_CREDIT' }, cents, 0).draftBets[0]?.errors;
    expect(errorsOf(700)).toEqual([]);
    expect(errorsOf(701)).toMatchObject([{ code: 'edgebook.promotional_credits.low', field: 'bet' }]);
    expect(straight({ kind: 'PROMOTIONAL_CREDIT' }, 700, 0)).toMatchObject({ totalReturnCents: 636, errors: [] });
  });

  it('mark every bet in credits where they are too few for all of them together', () => {
    const credits = { kind: 'PROMOTIONAL_CREDIT' } as const;
    const amounts = { 'straight:a': bet(400), 'straight:b': bet(400), 'straight:d': bet(400) };
    const { draftBets } = view([offer('a'), offer('b'), offer('c'), offer('d')], amounts, 500, {
      wallet,
      rewards: { 'straight:a': credits, 'straight:b': credits, 'straight:c': credits },
    }).sections.STRAIGHT;
    // Nothing is staked on the third, and cash on the fourth.
    expect(draftBets.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['edgebook.promotional_credits.low'],
      ['edgebook.promotional_credits.low'],
      [],
      [],
    ]);
  });

  it('offer credits for a single ticket alone', () => {
    const { STRAIGHT, PARLAY, ROUND_ROBIN } = view([offer('a'), offer('b'), offer('c')], {}, 0, { wallet }).sections;
    expect([STRAIGHT, PARLAY, ROUND_ROBIN].map(({ draftBets }) => draftBets[0]?.rewards.creditCents)).toEqual([700, 700, null]);
  });

  it('rewards that are spent stake nothing in their place, and refuse the bet', () => {
    const section = straight({ kind: 'BONUS_BET', id: 'gone' });
    expect(section.draftBets[0]).toMatchObject({
      stakeCents: 0,
      errors: [{ code: 'edgebook.reward.unavailable', displayType: 'GENERIC' }],
    });
  });

  it('are restricted by legs, sport, market, price and time, and by the number of tickets', () => {
    const restrictedFor = (reward: Partial<BetslipReward>, offers: readonly Offer[]) => {
      const only = { ...boost, ...reward } as BetslipReward;
      const { STRAIGHT, PARLAY, ROUND_ROBIN } = view(offers, {}, 0, { wallet: { rewards: [only], creditCents: 5 } }).sections;
      return [STRAIGHT, PARLAY, ROUND_ROBIN].map(({ draftBets }) => draftBets[0]?.rewards.boosts[0]?.isRestricted);
    };
    const three = [offer('a'), offer('b', { sport: 'football' }), offer('c')];
    expect(restrictedFor({}, three)).toEqual([false, false, true]);
    expect(restrictedFor({ minimumLegs: 3 }, three)).toEqual([true, false, true]);
    expect(restrictedFor({ minimumLegs: 4 }, three)).toEqual([true, true, true]);
    expect(restrictedFor({ restrictions: { sports: ['hockey'] } }, three)).toEqual([false, true, true]);
    expect(restrictedFor({ restrictions: { marketTypes: ['SPREAD'] } }, three)).toEqual([true, true, true]);
    expect(restrictedFor({ restrictions: { inPlayOnly: true } }, [offer('a', { eventStatus: 'IN_PLAY' })])).toEqual([
      false,
      undefined,
      undefined,
    ]);
    // A straight pays 10/11, the parlay nearly 6.
    expect(restrictedFor({ restrictions: { minimumOdds: { numerator: 1, denominator: 1 } } }, three)).toEqual([true, false, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { bills, factsOf, oilers, slipOf } from '../../testing/fixtures.ts';
import { NO_DRAFTS, nextDrafts } from '../amountDrafts.ts';
import { betsToPlace } from '../machine/slipPlacement.ts';
import type { Slip } from '../slip.ts';
import { type SlipFacts, slipView } from '../view/slipView.ts';
import { type BetRewards, NO_REWARDS, type RewardOffer } from './betRewards.ts';
import { optionAfterKey } from './rewardKeys.ts';
import { appliedTitle, countdown, endText, readOnlyFields, rewardBanner } from './rewards.ts';

const boost: RewardOffer = {
  kind: 'PROFIT_BOOST',
  id: 'b',
  title: '25% Profit Boost',
  detail: 'Max bet $50.00',
  expiresAt: null,
  isRestricted: false,
};
const bonus: RewardOffer = { ...boost, kind: 'BONUS_BET', id: 'f', title: '$10 Bonus Bet', detail: null };
const restricted = { ...boost, isRestricted: true };
const withOffers = (...offers: readonly RewardOffer[]): BetRewards => ({ ...NO_REWARDS, offers });
const STAKED = 'straight:s-bills';

/** A slip whose first straight bet has these rewards. */
function slipWith(rewards: BetRewards, stakeCents = 2_500): Slip {
  const slip = slipOf([bills, oilers], { [STAKED]: stakeCents });
  const { STRAIGHT } = slip.sections;
  const draftBets = STRAIGHT.draftBets.map((bet) => (bet.id === STAKED ? { ...bet, rewards } : bet));
  return { ...slip, sections: { ...slip.sections, STRAIGHT: { ...STRAIGHT, draftBets } } };
}

function viewOf(rewards: BetRewards, more: Partial<SlipFacts> = {}) {
  return slipView(factsOf(slipWith(rewards), { balanceCents: 10_000, ...more }));
}

describe('the rewards banner', () => {
  const kindOf = (rewards: BetRewards) => viewOf(rewards).bets[0]?.reward.kind;

  it('shows nothing without rewards', () => {
    expect(kindOf(NO_REWARDS)).toBe('none');
    expect(kindOf({ ...NO_REWARDS, creditCents: 0 })).toBe('none');
  });

  it('shows nothing where all rewards are restricted and there are no credits', () => {
    expect(kindOf(withOffers(restricted, { ...bonus, isRestricted: true }))).toBe('none');
    expect(kindOf({ ...withOffers(restricted), creditCents: 500 })).toBe('list');
  });

  it('shows a switch for exactly one reward', () => {
    expect(viewOf(withOffers(boost)).bets[0]?.reward).toMatchObject({
      kind: 'switch',
      option: { choice: { kind: 'PROFIT_BOOST', id: 'b' } },
    });
    expect(viewOf({ ...NO_REWARDS, creditCents: 500 }).bets[0]?.reward).toMatchObject({
      kind: 'switch',
      option: { choice: { kind: 'PROMOTIONAL_CREDIT' }, title: 'Site credit', detail: '$5.00 available' },
    });
  });

  it('lists several: boosts, bonus bets and credits, with those that are not for the bet', () => {
    const banner = viewOf({ ...withOffers(boost, restricted, bonus), creditCents: 2_500 }).bets[0]?.reward;
    expect(banner).toMatchObject({
      kind: 'list',
      usable: 3,
      options: [{ title: '25% Profit Boost' }, { isRestricted: true }, { title: '$10 Bonus Bet' }, { title: 'Site credit' }],
    });
  });

  it('is active once one is applied, before the server has answered, and can be removed at once', () => {
    const chosen = { kind: 'PROFIT_BOOST', id: 'b' } as const;
    const applied = { kind: 'applied', option: { title: '25% Profit Boost' } };
    expect(viewOf({ ...withOffers(boost, bonus), chosen }).bets[0]?.reward).toMatchObject(applied);
    expect(viewOf(withOffers(boost, bonus), { pendingRewards: { [STAKED]: chosen } }).bets[0]?.reward).toMatchObject(applied);
    expect(viewOf({ ...withOffers(boost, bonus), chosen }, { pendingRewards: { [STAKED]: null } }).bets[0]?.reward.kind).toBe(
      'list',
    );
  });

  it('still shows an applied reward that cannot be used any more, to be removed', () => {
    const banner = rewardBanner({ ...NO_REWARDS, chosen: { kind: 'BONUS_BET', id: 'gone' } }, { kind: 'BONUS_BET', id: 'gone' });
    expect(banner).toEqual({ kind: 'applied', option: null });
    expect(appliedTitle(null)).toBe('This reward can’t be used any more');
  });

  it('offers nothing to a visitor, and for a bet that is refused at any amount', () => {
    expect(viewOf(withOffers(boost), { login: 'loggedOut' }).bets[0]?.reward.kind).toBe('none');
    expect(kindOf({ ...withOffers(boost), isHidden: true })).toBe('none');
  });

  it('leads the arrow keys past what cannot be chosen', () => {
    const options = [{ isRestricted: true }, { isRestricted: false }, { isRestricted: true }, { isRestricted: false }];
    const keys = ['Home', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'End'];
    let current = -1;
    const path = keys.map((key) => {
      current = optionAfterKey(key, current, options) ?? Number.NaN;
      return current;
    });
    expect(path).toEqual([1, 3, 3, 1, 1, 3]);
    expect(optionAfterKey('x', 1, options)).toBeNull();
  });
});

describe('the countdown of a reward', () => {
  const CAP_MS = 24 * 3_600_000;
  const at = (leftMs: number) => countdown(1_000_000_000 + leftMs, 1_000_000_000, CAP_MS);

  it('is shown only under the cap', () => {
    expect(at(CAP_MS)).toBeNull();
    expect(at(CAP_MS - 1)).not.toBeNull();
    expect(countdown(null, 0, CAP_MS)).toBeNull();
  });

  it('is the day of the end above the cap', () => {
    const [now, end] = [new Date(2026, 10, 21, 12), new Date(2026, 10, 27, 12)].map(Number) as [number, number];
    expect(endText(end, now, CAP_MS)).toBe('until Nov 27');
    expect(endText(now + 1000, now, CAP_MS)).toBeNull();
    expect(endText(null, now, CAP_MS)).toBeNull();
  });

  it('turns to danger below one hour', () => {
    expect(at(3_600_000)?.isDanger).toBe(false);
    expect(at(3_599_999)?.isDanger).toBe(true);
  });

  it('shows hours, minutes and seconds', () => {
    expect(at(42 * 60_000 + 18_000)?.text).toBe('0h 42m 18s');
    expect(at(3 * 3_600_000 + 5_000)?.text).toBe('3h 0m 5s');
    expect(at(0)).toEqual({ text: '0h 0m 0s', isDanger: true, isOver: true });
  });

  it('a second that has begun counts in full, so that nothing is over before its end', () => {
    expect(at(1_500)?.text).toBe('0h 0m 2s');
    expect(at(1)?.isOver).toBe(false);
  });
});

describe('a bet with a reward', () => {
  const boosted: BetRewards = {
    ...withOffers(boost),
    chosen: { kind: 'PROFIT_BOOST', id: 'b' },
    boostedWinCents: 2_790,
    boostedOdds: '+112',
  };
  const free: BetRewards = { ...withOffers(bonus), source: 'FREE_BET', chosen: { kind: 'BONUS_BET', id: 'f' } };
  const typed = nextDrafts(NO_DRAFTS, { type: 'typed', draftBetId: STAKED, field: 'BET', cents: 7_777 });

  it('shows its boosted odds and win, and what the boost adds', () => {
    const view = viewOf(boosted);
    expect(view.bets[0]).toMatchObject({ boostedOdds: '+112', amounts: { bet: 2_500, win: 2_790 } });
    // The plain win is 22.32.
    expect(view).toMatchObject({ payoutCents: 5_290, boostCents: 558 });
    expect(viewOf(boosted, { online: false }).bets[0]?.boostedOdds).toBeNull();
  });

  it('waits for the server with a boosted win, which is not computed from the ratio', () => {
    const view = viewOf(boosted, { drafts: typed });
    expect(view.bets[0]?.amounts).toMatchObject({ bet: 7_777, win: null });
    expect(view).toMatchObject({ totalStakeCents: 7_777, payoutCents: null, boostCents: 0 });
    expect(viewOf(withOffers(boost), { drafts: typed }).bets[0]?.amounts).toMatchObject({ bet: 7_777, win: 6_944 });
  });

  it('has read-only amounts with a bonus bet, which is staked as a whole without the balance', () => {
    expect(readOnlyFields(free)).toEqual({ bet: true, win: true });
    expect(readOnlyFields(boosted)).toEqual({ bet: false, win: true });
    expect(readOnlyFields(NO_REWARDS)).toEqual({ bet: false, win: false });
    const view = viewOf(free, { drafts: typed, balanceCents: 0 });
    expect(view.bets[0]).toMatchObject({ amounts: { bet: 2_500 }, readOnly: { bet: true, win: true }, fieldErrors: [] });
    expect(view).toMatchObject({
      totalStakeCents: 2_500,
      payoutCents: 2_232,
      shortCents: 0,
      button: { kind: 'place', enabled: true },
    });
  });

  it('is placed with it, at the stake shown', () => {
    expect(betsToPlace(slipWith(free), typed, 'STRAIGHT')).toMatchObject([
      { stakeCents: 2_500, reward: { kind: 'BONUS_BET', id: 'f' } },
    ]);
    expect(betsToPlace(slipWith(boosted), typed, 'STRAIGHT')).toMatchObject([
      { stakeCents: 7_777, reward: { kind: 'PROFIT_BOOST', id: 'b' } },
    ]);
    expect(betsToPlace(slipWith(withOffers(boost)), NO_DRAFTS, 'STRAIGHT')[0]).not.toHaveProperty('reward');
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { NO_PLACEMENT } from '../../src/features/betslip/logic/placement/placement.ts';
import { type BetRewards, NO_REWARDS, type RewardOffer } from '../../src/features/betslip/logic/rewards/betRewards.ts';
import { slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { harness, staked } from '../../src/features/betslip/testing/harness.ts';
import { BetReward, rewardsBanner } from '../../src/features/betslip/ui/BetReward.tsx';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { SECTIONS } from '../../src/features/betslip/ui/sections.tsx';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';

const STAKED = 'straight:s-bills';
const restricted: RewardOffer = {
  kind: 'PROFIT_BOOST',
  id: 'r',
  title: '50% Profit Boost',
  detail: '2+ legs',
  expiresAt: null,
  isRestricted: true,
};

beforeAll(async () => {
  await rewardsBanner.preload();
});

/** The rewards banner of a bet, as the page draws it. */
async function bannerOf(rewards: BetRewards, disabled = false): Promise<string> {
  const { STRAIGHT } = staked.sections;
  const draftBets = STRAIGHT.draftBets.map((bet) => (bet.id === STAKED ? { ...bet, rewards } : bet));
  const slip = { ...staked, sections: { ...staked.sections, STRAIGHT: { ...STRAIGHT, draftBets } } };
  const { betslip } = harness({ slip });
  await settle();
  const { bets } = slipView({
    slip,
    drafts: {},
    tab: 'STRAIGHT',
    login: 'loggedIn',
    online: true,
    loading: false,
    changing: false,
    placement: NO_PLACEMENT,
    oddsAcceptance: 'ASK',
    smallMoveBasisPoints: 100,
    balanceCents: 10_000,
    format: 'AMERICAN',
    words: SECTIONS,
  });
  const bet = bets.find(({ draftBetId }) => draftBetId === STAKED);
  if (!bet) throw new Error('The slip has no such bet');
  const banner = createElement(BetReward, { bet, disabled });
  const inSlip = createElement(BetslipContext, { value: { betslip } as unknown as BetslipParts }, banner);
  return renderToStaticMarkup(createElement(BrandContext, { value: await loadBrand('tsb') }, inSlip));
}

describe('the rewards banner of a bet', () => {
  it('is there for a reward that can be used', async () => {
    expect(await bannerOf({ ...NO_REWARDS, offers: [{ ...restricted, isRestricted: false }] })).toContain('50% Profit Boost');
  });

  it('is not there without rewards', async () => {
    expect(await bannerOf(NO_REWARDS)).toBe('');
  });

  it('is not there where all rewards are restricted, unless there are credits', async () => {
    expect(await bannerOf({ ...NO_REWARDS, offers: [restricted] })).toBe('');
    expect(await bannerOf({ ...NO_REWARDS, offers: [restricted], creditCents: 500 })).not.toBe('');
  });

  it('cannot be changed while the bet is being placed', async () => {
    const usable = { ...restricted, isRestricted: false };
    const chosen = { kind: 'PROFIT_BOOST', id: 'r' } as const;
    const controls: readonly (readonly [name: string, attribute: string, rewards: BetRewards])[] = [
      ['Apply 50% Profit Boost', 'disabled', { ...NO_REWARDS, offers: [usable] }],
      ['Use a reward', 'disabled', { ...NO_REWARDS, offers: [usable, { ...usable, id: 'other' }] }],
      // It may have the focus since the choice, and keeps it.
      ['Remove reward', 'aria-disabled', { ...NO_REWARDS, offers: [usable], chosen }],
    ];
    for (const [name, attribute, rewards] of controls) {
      const buttonsOf = async (disabled: boolean) => (await bannerOf(rewards, disabled)).match(/<button.*?<\/button>/g) ?? [];
      const attributesOf = (button = '') => button.match(/(?<= )(aria-)?disabled(?=="(true)?")/g);
      const [[enabled], [disabled, ...more]] = [await buttonsOf(false), await buttonsOf(true)];
      expect([enabled, disabled, more]).toEqual([expect.stringContaining(name), expect.stringContaining(name), []]);
      expect([attributesOf(enabled), attributesOf(disabled)]).toEqual([null, [attribute]]);
    }
  });
});

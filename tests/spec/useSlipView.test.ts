import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_REWARDS, type RewardChoice } from '../../src/features/betslip/logic/rewards/betRewards.ts';
import type { Slip } from '../../src/features/betslip/logic/slip.ts';
import type { SlipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { bills, lions, oilers, slipOf, withLeg, withTeaser } from '../../src/features/betslip/testing/fixtures.ts';
import { type Harness, harness } from '../../src/features/betslip/testing/harness.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { SECTIONS } from '../../src/features/betslip/ui/sections.tsx';
import { useSlipView } from '../../src/features/betslip/ui/useSlipView.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';

const BET = 'straight:s-bills';
const BOOST = { kind: 'PROFIT_BOOST', id: 'b' } as const;

/** The slip with a boost for its first bet, applied or not. */
function withBoost(slip: Slip, chosen: RewardChoice | null): Slip {
  const offer = { ...BOOST, title: '50% Profit Boost', detail: null, expiresAt: null, isRestricted: false };
  const { STRAIGHT } = slip.sections;
  const rewards = { ...NO_REWARDS, offers: [offer], chosen };
  const draftBets = STRAIGHT.draftBets.map((bet) => (bet.id === BET ? { ...bet, rewards } : bet));
  return { ...slip, sections: { ...slip.sections, STRAIGHT: { ...STRAIGHT, draftBets } } };
}

function Probe({ onView }: { readonly onView: (view: SlipView) => void }): null {
  onView(useSlipView(SECTIONS));
  return null;
}

/** A slip, and its view as the panel of a logged-in player has it. */
async function opened(slip: Slip, tab: 'STRAIGHT' | 'TEASER' = 'STRAIGHT') {
  const made = harness({ slip, stored: { tab: { tab, isNew: false } } });
  await settle();
  const facts = { login: 'loggedIn', online: true, paused: false, balanceCents: 100_000, format: 'AMERICAN', onUpdate: null };
  const parts = { betslip: made.betslip, ...facts } as unknown as BetslipParts;
  function view(): SlipView {
    const views: SlipView[] = [];
    const probe = createElement(Probe, { onView: (now: SlipView) => views.push(now) });
    renderToStaticMarkup(createElement(BetslipContext, { value: parts }, probe));
    const [read] = views;
    if (read === undefined) throw new Error('The hook was not called');
    return read;
  }
  return { ...made, view };
}

const slip = slipOf([bills, lions], { [BET]: 500 });
const teased = withTeaser(slip, ['s-bills', 's-lions'], { stakeCents: 500 });

describe('the bet button', () => {
  it.each<[name: string, call: string, tab: 'STRAIGHT' | 'TEASER', change: (betslip: Harness['betslip']) => void]>([
    ['a pick', 'add', 'STRAIGHT', (betslip) => betslip.toggle(oilers)],
    ['a choice of points', 'choosePoints', 'TEASER', (betslip) => betslip.choosePoints(650)],
    ['a choice of a reward', 'reward', 'STRAIGHT', (betslip) => betslip.chooseReward(BET, BOOST)],
  ])('is off until %s is answered, and no longer', async (_, call, tab, change) => {
    const { betslip, api, view } = await opened(withBoost(teased, null), tab);
    expect(view().button).toMatchObject({ kind: 'place', enabled: true });
    const release = api.holdNext(call);
    change(betslip);
    await settle();
    expect(api.calls.filter((one) => one.startsWith(call))).toHaveLength(1);
    expect(view().button.enabled).toBe(false);
    release();
    await settle();
    expect(view().button).toMatchObject({ kind: 'place', enabled: true });
  });
});

it('the bet button is off until an acceptance of new odds is answered, and no longer', async () => {
  const { betslip, api, view } = await opened(withLeg(slip, 's-bills', { requiresAcceptance: true }));
  expect(view().button).toMatchObject({ kind: 'acceptAndPlace', enabled: true });
  const release = api.holdNext('accept');
  betslip.accept();
  await settle();
  expect(view().button.enabled).toBe(false);
  release();
  await settle();
  expect(view().button).toMatchObject({ kind: 'place', enabled: true });
});

describe('a reward that is on its way', () => {
  it('is shown as applied at once', async () => {
    const { betslip, api, view } = await opened(withBoost(slip, null));
    expect(view().bets[0]?.reward.kind).toBe('switch');
    api.holdNext('reward');
    betslip.chooseReward(BET, BOOST);
    expect(view().bets[0]?.reward).toMatchObject({ kind: 'applied', option: { title: '50% Profit Boost' } });
  });

  it('is shown as removed at once', async () => {
    const { betslip, api, view } = await opened(withBoost(slip, BOOST));
    expect(view().bets[0]?.reward.kind).toBe('applied');
    api.holdNext('reward');
    betslip.chooseReward(BET, null);
    expect(view().bets[0]?.reward.kind).toBe('switch');
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_PLACEMENT } from '../../src/features/betslip/logic/placement/placement.ts';
import { type BetRewards, NO_REWARDS, type RewardOffer } from '../../src/features/betslip/logic/rewards/betRewards.ts';
import type { SlipError } from '../../src/features/betslip/logic/slip.ts';
import { slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { harness, staked } from '../../src/features/betslip/testing/harness.ts';
import { AmountFields } from '../../src/features/betslip/ui/AmountFields.tsx';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { SECTIONS } from '../../src/features/betslip/ui/sections.tsx';
import { settle } from '../../src/platform/testing/fakeTime.ts';

const offer = { title: '', detail: null, expiresAt: null, isRestricted: false };
const bonusBet: RewardOffer = { ...offer, kind: 'BONUS_BET', id: 'f' };
const boost: RewardOffer = { ...offer, kind: 'PROFIT_BOOST', id: 'b' };
const STAKED = 'straight:s-bills';

/** The inputs of a bet with these rewards and errors, as the page draws them. */
async function inputsOf(rewards: BetRewards, errors: readonly SlipError[] = []): Promise<readonly string[]> {
  const { STRAIGHT } = staked.sections;
  const draftBets = STRAIGHT.draftBets.map((bet) => (bet.id === STAKED ? { ...bet, rewards, errors } : bet));
  const slip = { ...staked, sections: { ...staked.sections, STRAIGHT: { ...STRAIGHT, draftBets } } };
  const { betslip } = harness({ slip });
  await settle();
  const login = 'loggedIn' as const;
  const { bets } = slipView({
    slip,
    drafts: betslip.getSnapshot().drafts,
    tab: 'STRAIGHT',
    login,
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
  const parts = { betslip, login, online: true, balanceCents: 10_000, format: 'AMERICAN' } as unknown as BetslipParts;
  const fields = createElement(AmountFields, { bet, disabled: false, nameId: 'name' });
  return renderToStaticMarkup(createElement(BetslipContext, { value: parts }, fields)).match(/<input[^>]*>/g) ?? [];
}

const areReadOnly = (inputs: readonly string[]): readonly boolean[] => inputs.map((input) => / readonly(=|\s|\/?>)/i.test(input));

it('the inputs Bet and To win are read-only with a bonus bet, To win alone with a boost, and none without a reward', async () => {
  expect(
    areReadOnly(await inputsOf({ ...NO_REWARDS, source: 'FREE_BET', offers: [bonusBet], chosen: { kind: 'BONUS_BET', id: 'f' } })),
  ).toEqual([true, true]);
  expect(areReadOnly(await inputsOf({ ...NO_REWARDS, offers: [boost], chosen: { kind: 'PROFIT_BOOST', id: 'b' } }))).toEqual([
    false,
    true,
  ]);
  expect(areReadOnly(await inputsOf(NO_REWARDS))).toEqual([false, false]);
});

it.each([
  ['BET_AMOUNT', [true, false]],
  ['WIN_AMOUNT', [false, true]],
  ['BET_WIN_AMOUNT', [true, true]],
] as const)('an error of type %s marks of the inputs Bet and To win: %j', async (displayType, marked) => {
  const error = { code: 'edgebook.x', message: 'Not so', priority: 4, displayType, field: null };
  const inputs = await inputsOf(NO_REWARDS, [error]);
  expect(inputs.map((input) => input.includes('aria-invalid="true"'))).toEqual(marked);
  // Only the marked ones have the message as their description.
  expect(inputs.map((input) => / aria-describedby="name [^"]+"/.test(input))).toEqual(marked);
});

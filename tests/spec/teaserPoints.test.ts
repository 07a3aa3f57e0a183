import { type ChangeEvent, createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { harness } from '../../src/features/betslip/data/harness.ts';
import { bills, factsOf, lions, slipOf, withTeaser } from '../../src/features/betslip/logic/fixtures.ts';
import { slipView } from '../../src/features/betslip/logic/slipView.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { TeaserPoints } from '../../src/features/betslip/ui/TeaserPoints.tsx';
import { settle } from '../../src/platform/fakeTime.ts';
import { drawnElements } from '../support/drawn.ts';

const slip = withTeaser(slipOf([bills, lions]), ['s-bills', 's-lions']);

/** The choices of points that the page draws, in their order: 6, 6.5 and 10 points, and 10 without a price. */
async function pointsOf(disabled: boolean) {
  const { betslip, api } = harness({ slip });
  await settle();
  const teaser = slipView(factsOf(slip, { tab: 'TEASER' })).bets[0]?.teaser;
  if (!teaser) throw new Error('The slip has no teaser');
  const inSlip = (part: ReactNode) => createElement(BetslipContext, { value: { betslip } as unknown as BetslipParts }, part);
  const inputs = drawnElements(createElement(TeaserPoints, { teaser, disabled }), 'input', inSlip).map(({ props }) => props);
  return { api, inputs };
}

it('points without a price are disabled, and all of them while the slip is locked [S3.60]', async () => {
  const isDisabled = async (isLocked: boolean) => (await pointsOf(isLocked)).inputs.map(({ disabled }) => disabled);
  expect(await isDisabled(false)).toEqual([false, false, true]);
  expect(await isDisabled(true)).toEqual([true, true, true]);
});

it('the points of the teaser are checked, and a choice of others sends those', async () => {
  const { api, inputs } = await pointsOf(false);
  expect(inputs.map(({ checked }) => checked)).toEqual([true, false, false]);
  inputs[1]?.onChange?.({} as ChangeEvent<HTMLInputElement>);
  await settle();
  expect(api.calls.filter((call) => call.startsWith('choosePoints'))).toEqual(['choosePoints 650 more']);
});

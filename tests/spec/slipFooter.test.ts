import { type ChangeEvent, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { harness } from '../../src/features/betslip/data/harness.ts';
import { bills, factsOf, slipOf, withStake } from '../../src/features/betslip/logic/fixtures.ts';
import { NO_PLACEMENT } from '../../src/features/betslip/logic/placement.ts';
import { type SlipFacts, slipView } from '../../src/features/betslip/logic/slipView.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { SlipFooter } from '../../src/features/betslip/ui/SlipFooter.tsx';
import { PLACE_BUTTON_ID } from '../../src/features/betslip/ui/slipStyles.ts';
import { settle } from '../../src/platform/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { Switch } from '../../src/ui/Switch.tsx';
import { drawnElements } from '../support/drawn.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';

const slip = slipOf([bills], { 'straight:s-bills': 500 });

/** In the panel of a player who is logged in. */
function inPanel(part: ReactNode, { betslip } = harness({ slip })) {
  const panel = { useView: () => 'betslip' };
  const parts = { betslip, panel, login: 'loggedIn', online: true } as unknown as BetslipParts;
  const inSlip = createElement(BetslipContext, { value: parts }, part);
  return createElement(ServicesContext, { value: fakeServices({ flags: fakeFlags() }) }, inSlip);
}

/** The bet button as the footer draws it. */
function betButton(facts: Partial<SlipFacts>) {
  const markup = renderToStaticMarkup(inPanel(createElement(SlipFooter, { view: slipView(factsOf(slip, facts)) })));
  const [, tag = '', content = ''] = new RegExp(`(<button[^>]*id="${PLACE_BUTTON_ID}"[^>]*>)(.*?)</button>`).exec(markup) ?? [];
  return {
    label: content.replaceAll(/<[^>]*>/g, ''),
    isDisabled: tag.includes('aria-disabled="true"'),
    isBusy: tag.includes('aria-busy="true"'),
    // It would lose the focus.
    losesFocus: / disabled[ =>]/.test(tag),
  };
}

const bet = { draftBetId: 'straight:s-bills', section: 'STRAIGHT', stakeCents: 500, legs: [], heldMs: 0 } as const;
const READY = { label: 'Place Bet', isDisabled: false, isBusy: false, losesFocus: false };

it('the bet button is disabled without a stake, and keeps the focus', () => {
  expect(betButton({})).toEqual(READY);
  expect(betButton({ slip: withStake(slip, 'straight:s-bills', 0) })).toEqual({ ...READY, isDisabled: true });
});

it('the bet button is busy while a bet is placed and while its outcome is looked up, and no longer than that', () => {
  const busy = { isDisabled: true, isBusy: true, losesFocus: false };
  const checking = { kind: 'checking', requestId: 'p-1', attempt: 0, afterReload: false } as const;
  expect(betButton({ placement: { kind: 'sending', requestId: 'p-1', bets: [bet] } })).toEqual({ ...busy, label: 'Placing bet' });
  expect(betButton({ placement: checking })).toEqual({ ...busy, label: 'Checking' });
  expect(betButton({ placement: NO_PLACEMENT })).toEqual(READY);
});

it('whether selections stay in the slip after a bet is the player’s choice, off at first [S7.037]', async () => {
  const made = harness({ slip });
  await settle();
  const footer = createElement(SlipFooter, { view: slipView(factsOf(slip)) });
  const keeps = () => drawnElements(footer, Switch, (part) => inPanel(part, made))[0];
  expect(keeps()?.props).toMatchObject({ label: 'Keep selections after the bet', isOn: false });
  keeps()?.props.onChange(true);
  expect(made.stored.keepsSelections).toBe(true);
  expect(keeps()?.props.isOn).toBe(true);
});

it('a choice of which changed odds are accepted is saved for the player as its label says [W3.34]', async () => {
  const made = harness({ slip });
  await settle();
  const footer = createElement(SlipFooter, { view: slipView(factsOf(slip)) });
  const [select] = drawnElements(footer, 'select', (part) => inPanel(part, made));
  const saved: [label: unknown, acceptance: string][] = [];
  for (const { props } of drawnElements(footer, 'option', (part) => inPanel(part, made))) {
    select?.props.onChange?.({ target: { value: props.value } } as ChangeEvent<HTMLInputElement>);
    await settle();
    saved.push([props.children, made.api.acceptance]);
  }
  expect(saved).toEqual([
    ['Ask me', 'ASK'],
    ['Accept better', 'BETTER'],
    ['Accept any', 'ANY'],
  ]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_PLACEMENT } from '../../src/features/betslip/logic/placement/placement.ts';
import { type SlipFacts, slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { bills, factsOf, slipOf, withStake } from '../../src/features/betslip/testing/fixtures.ts';
import { harness } from '../../src/features/betslip/testing/harness.ts';
import { SlipFooter } from '../../src/features/betslip/ui/SlipFooter.tsx';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { button } from '../support/page.tsx';
import { renderInSlip } from '../support/slip.tsx';

const slip = slipOf([bills], { 'straight:s-bills': 500 });

async function renderFooter(facts: Partial<SlipFacts> = {}) {
  const made = harness({ slip });
  await settle();
  const panel = { useView: () => 'betslip' };
  const { unmount } = renderInSlip(
    <SlipFooter view={slipView(factsOf(slip, facts))} />,
    { betslip: made.betslip, panel },
    { services: { flags: fakeFlags() } },
  );
  return { ...made, unmount };
}

/** The state of the bet button with this label. */
async function betButton(label: string, facts: Partial<SlipFacts>) {
  const { unmount } = await renderFooter(facts);
  const { ariaDisabled, ariaBusy, disabled } = {
    ariaDisabled: button(label).getAttribute('aria-disabled') === 'true',
    ariaBusy: button(label).getAttribute('aria-busy') === 'true',
    disabled: button(label).matches(':disabled'),
  };
  unmount();
  // One that the browser disables would lose the focus.
  expect(disabled).toBe(false);
  return { isDisabled: ariaDisabled, isBusy: ariaBusy };
}

const bet = { draftBetId: 'straight:s-bills', section: 'STRAIGHT', stakeCents: 500, legs: [], heldMs: 0 } as const;
const READY = { isDisabled: false, isBusy: false };

it('the bet button is disabled without a stake, and keeps the focus', async () => {
  expect(await betButton('Place Bet', {})).toEqual(READY);
  const unstaked = { slip: withStake(slip, 'straight:s-bills', 0) };
  expect(await betButton('Place Bet', unstaked)).toEqual({ isDisabled: true, isBusy: false });
});

it('the bet button is busy while a bet is placed and while its outcome is looked up, and no longer than that', async () => {
  const BUSY = { isDisabled: true, isBusy: true };
  const checking = { kind: 'checking', requestId: 'p-1', attempt: 0, afterReload: false } as const;
  expect(await betButton('Placing bet', { placement: { kind: 'sending', requestId: 'p-1', bets: [bet] } })).toEqual(BUSY);
  expect(await betButton('Checking', { placement: checking })).toEqual(BUSY);
  expect(await betButton('Place Bet', { placement: NO_PLACEMENT })).toEqual(READY);
});

it('the player chooses whether selections stay in the slip after a bet, and at first they do not', async () => {
  const { stored } = await renderFooter();
  const keeps = screen.getByRole('switch', { name: 'Keep selections after the bet', checked: false });
  fireEvent.click(keeps);
  expect(stored.keepsSelections).toBe(true);
  expect(keeps.getAttribute('aria-checked')).toBe('true');
});

it('the player’s choice of which changed odds are accepted is saved as its label says', async () => {
  const { api } = await renderFooter();
  const select = screen.getByRole('combobox', { name: 'Odds changes' });
  const saved: [label: string | null, acceptance: string][] = [];
  for (const { value, textContent } of screen.getAllByRole<HTMLOptionElement>('option')) {
    fireEvent.change(select, { target: { value } });
    await act(() => settle());
    saved.push([textContent, api.acceptance]);
  }
  expect(saved).toEqual([
    ['Ask me', 'ASK'],
    ['Accept better', 'BETTER'],
    ['Accept any', 'ANY'],
  ]);
});

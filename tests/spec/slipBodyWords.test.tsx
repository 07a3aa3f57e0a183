import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import type { Slip } from '../../src/features/betslip/logic/slip.ts';
import { type SlipFacts, slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { bills, factsOf, lions, oilers, slipOf } from '../../src/features/betslip/testing/fixtures.ts';
import { harness } from '../../src/features/betslip/testing/harness.ts';
import { SlipBody } from '../../src/features/betslip/ui/SlipBody.tsx';
import { SECTIONS } from '../../src/features/betslip/ui/sections.tsx';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { renderInSlip } from '../support/slip.tsx';

const TEASER_NEEDS = 'To build a teaser, add 2 or more football or basketball spread or total points bets to your bet slip.';
const brand = await loadBrand('tsb');

async function renderBody(slip: Slip, tab: SlipFacts['tab']) {
  const made = harness({ slip });
  await settle();
  const view = slipView(factsOf(slip, { words: SECTIONS, tab }));
  const services = {
    flags: fakeFlags(),
    watchEvents: () => () => undefined,
    prices: { event: () => null, onEvent: () => () => undefined },
  };
  const { container } = renderInSlip(
    <SlipBody view={view} />,
    { betslip: made.betslip, panel: { useView: () => 'betslip' } },
    { services, brand },
  );
  return { warnings: made.warnings, text: () => container.textContent };
}

it.each([
  ['TEASER', true],
  ['PARLAY', false],
] as const)('the empty %s tab says what a teaser needs: %s', async (tab, says) => {
  const { text } = await renderBody(slipOf([]), tab);
  expect(text()?.includes(TEASER_NEEDS)).toBe(says);
});

it('a press on the Teaser tab with one leg says what a teaser needs, not what a parlay does', async () => {
  const { warnings } = await renderBody(slipOf([bills]), 'STRAIGHT');
  fireEvent.click(screen.getByRole('tab', { name: 'Teaser' }));
  expect(warnings).toEqual([TEASER_NEEDS]);
});

it('the drawer of round robins says why there are none', async () => {
  const error = { code: 'x', message: 'Too many', priority: 6, displayType: 'GENERIC', field: null } as const;
  const two = slipOf([bills, oilers]);
  const refused = { kind: 'ROUND_ROBIN', draftBets: [], groupings: [], errors: [error] } as const;
  const { text } = await renderBody({ ...two, sections: { ...two.sections, ROUND_ROBIN: refused } }, 'PARLAY');
  fireEvent.click(await screen.findByRole('button', { name: 'Round Robins' }));
  expect(text()).toContain('Too many');
});

it('the drawer of round robins is closed at first, opens and closes; every size has its combinations', async () => {
  await renderBody(slipOf([bills, oilers, lions]), 'PARLAY');
  const drawer = await screen.findByRole('button', { name: 'Round Robins' });
  const sizes = () => ['By 2s, 3 combinations', 'All sizes, 4 combinations'].filter((label) => screen.queryByLabelText(label));
  for (const [isOpen, shown] of [
    ['false', 0],
    ['true', 2],
    ['false', 0],
  ] as const) {
    expect([drawer.getAttribute('aria-expanded'), sizes().length]).toEqual([isOpen, shown]);
    fireEvent.click(drawer);
  }
});

it('the empty Teaser tab has a link to the help, and there are the three tabs', async () => {
  await renderBody(slipOf([]), 'TEASER');
  expect(screen.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('/info/help');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Straight', 'Parlay', 'Teaser']);
});

it('two legs without a reason have no drawer of round robins', async () => {
  await renderBody(slipOf([bills, oilers]), 'PARLAY');
  await screen.findByText('2-leg parlay');
  expect(screen.queryByRole('button', { name: 'Round Robins' })).toBeNull();
});

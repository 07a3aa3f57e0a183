import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { bills, factsOf, lions, slipOf, withTeaser } from '../../src/features/betslip/testing/fixtures.ts';
import { TeaserPoints } from '../../src/features/betslip/ui/TeaserPoints.tsx';
import { renderInSlip } from '../support/slip.tsx';

const slip = withTeaser(slipOf([bills, lions]), ['s-bills', 's-lions']);

/** The choices of points: 6, 6.5 and 10 points, and 10 without a price. */
function renderPoints(disabled: boolean) {
  const [bet] = slipView(factsOf(slip, { tab: 'TEASER' })).bets;
  if (!bet?.teaser) throw new Error('The slip has no teaser');
  const choosePoints = vi.fn();
  renderInSlip(<TeaserPoints teaser={bet.teaser} disabled={disabled} />, { betslip: { choosePoints } });
  return { choosePoints, radios: screen.getAllByRole<HTMLInputElement>('radio') };
}

it.each([
  [false, [false, false, true]],
  [true, [true, true, true]],
])('points without a price are disabled, and all of them while the slip is locked: %s', (isLocked, disabled) => {
  expect(renderPoints(isLocked).radios.map((radio) => radio.disabled)).toEqual(disabled);
});

it('the points of the teaser are checked, and a press chooses others', () => {
  const { choosePoints, radios } = renderPoints(false);
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
  fireEvent.click(screen.getByRole('radio', { name: /^6\.5/ }));
  expect(choosePoints.mock.calls).toEqual([[650]]);
});

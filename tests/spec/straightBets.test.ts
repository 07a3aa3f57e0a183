import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { EventGrouping, Slip } from '../../src/features/betslip/logic/slip.ts';
import { slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { bills, factsOf, oilers, slipOf } from '../../src/features/betslip/testing/fixtures.ts';
import { harness } from '../../src/features/betslip/testing/harness.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { StraightBets } from '../../src/features/betslip/ui/StraightBets.tsx';

const moneyline = {
  ...bills,
  selectionId: 's-ml',
  marketName: 'Moneyline',
  marketType: 'MONEYLINE',
  pointsHundredths: null,
} as const;
const slip = slipOf([bills, oilers, moneyline]);

/** The server's slip with these groupings. */
function grouped(groupings: readonly EventGrouping[]): Slip {
  return { ...slip, sections: { ...slip.sections, STRAIGHT: { ...slip.sections.STRAIGHT, groupings } } };
}

/** The text of the straight bets, as the page draws them. */
function textOf(shown: Slip): string {
  const { bets, sameEvent } = slipView(factsOf(shown));
  const { betslip } = harness({ slip: shown });
  const parts = { betslip, login: 'loggedIn', online: true, balanceCents: 0, format: 'AMERICAN' } as unknown as BetslipParts;
  const props = { bets, sameEvent, refusals: [], disabled: false, locked: false, now: 0 };
  const page = createElement(BetslipContext, { value: parts }, createElement(StraightBets, props));
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, page));
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('straight bets on one event stand together below its name, as the server groups them', () => {
  const own = { eventId: 'e-1', eventName: 'Kansas City @ Buffalo', draftBetIds: ['straight:s-bills', 'straight:s-ml'] };
  const other = { eventId: 'e-2', eventName: 'Oilers @ Avalanche', draftBetIds: ['straight:s-oilers'] };
  const text = textOf(grouped([other, own]));
  expect(text).toMatch(
    /^ Oilers .* Oilers @ Avalanche · .* Kansas City @ Buffalo · .* Bills −2\.5 .* Spread .* Bills .* Moneyline /,
  );
  expect(text).not.toContain('Chiefs @ Bills');
});

it('the server decides which bets are on one event', () => {
  const one = { eventId: 'e-2', eventName: 'Tonight', draftBetIds: ['straight:s-oilers', 'straight:s-ml'] };
  const other = { eventId: 'e-1', eventName: 'Chiefs @ Bills', draftBetIds: ['straight:s-bills'] };
  const text = textOf(grouped([one, other]));
  expect(text).toMatch(/^ Tonight · .* Oilers .* Moneyline .* Bills −2\.5 .* Chiefs @ Bills /);
  // Only the card outside the group names its event.
  expect(text.match(/Chiefs @ Bills|Oilers @ Avalanche/g)).toHaveLength(1);
});

it('a pick that the server has not answered stands with the others of its event at once', () => {
  const own = { eventId: 'e-1', eventName: 'Chiefs @ Bills', draftBetIds: ['straight:s-bills'] };
  const { bets, sameEvent } = slipView(factsOf(grouped([own])));
  expect(bets.map(({ draftBetId }) => draftBetId)).toEqual(['straight:s-bills', 'straight:s-ml', 'straight:s-oilers']);
  expect(sameEvent).toEqual([{ ...own, draftBetIds: ['straight:s-bills', 'straight:s-ml'] }]);
});

it('no bet is left out where the groupings name none, and none is there twice after a removal', () => {
  expect(slipView(factsOf(grouped([]))).bets).toHaveLength(3);
  const gone = { eventId: 'e-9', eventName: 'Over', draftBetIds: ['straight:gone'] };
  expect(slipView(factsOf(grouped([gone]))).bets).toHaveLength(3);
});

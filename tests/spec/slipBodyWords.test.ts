import { createElement, type MouseEvent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { type Harness, harness } from '../../src/features/betslip/data/harness.ts';
import { bills, factsOf, oilers, slipOf } from '../../src/features/betslip/logic/fixtures.ts';
import type { Slip } from '../../src/features/betslip/logic/slip.ts';
import { type SlipFacts, slipView } from '../../src/features/betslip/logic/slipView.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { SlipBody } from '../../src/features/betslip/ui/SlipBody.tsx';
import { SECTIONS, type SectionProps } from '../../src/features/betslip/ui/sections.tsx';
import { settle } from '../../src/platform/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { drawnElements } from '../support/drawn.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';

const TEASER_NEEDS = 'To build a teaser, add 2 or more football or basketball spread or total points bets to your bet slip.';
const brand = await loadBrand('tsb');

const bodyOf = (slip: Slip, facts: Partial<SlipFacts> = {}): ReactNode =>
  createElement(SlipBody, { view: slipView(factsOf(slip, { words: SECTIONS, ...facts })) });

/** In the panel of a player who is logged in. */
function inPanel(part: ReactNode, { betslip }: Harness): ReactNode {
  const panel = { useView: () => 'betslip' };
  const parts = { betslip, panel, login: 'loggedIn', online: true, format: 'AMERICAN' } as unknown as BetslipParts;
  const services = fakeServices({ flags: fakeFlags(), watchEvents: () => () => undefined });
  const inSlip = createElement(BetslipContext, { value: parts }, createElement(MemoryRouter, null, part));
  return createElement(ServicesContext, { value: services }, createElement(BrandContext, { value: brand }, inSlip));
}

it('the empty Teaser tab says what a teaser needs [S2.231]', () => {
  const text = (tab: SlipFacts['tab']) => renderToStaticMarkup(inPanel(bodyOf(slipOf([]), { tab }), harness()));
  expect(text('TEASER')).toContain(TEASER_NEEDS);
  expect(text('PARLAY')).not.toContain(TEASER_NEEDS);
});

it('a press on the Teaser tab with one leg says what a teaser needs, not what a parlay does', async () => {
  const slip = slipOf([bills]);
  const made = harness({ slip });
  await settle();
  const tabs = drawnElements(bodyOf(slip), 'button', (part) => inPanel(part, made));
  const teaser = tabs.find(({ props }) => props.id?.endsWith('-tab-TEASER'));
  teaser?.props.onClick?.({} as MouseEvent<HTMLElement>);
  expect(made.warnings).toEqual([TEASER_NEEDS]);
});

it('the round robins get the reason why there are none', () => {
  const error = { code: 'x', message: 'Too many', priority: 6, displayType: 'GENERIC', field: null } as const;
  const two = slipOf([bills, oilers]);
  const refused = { kind: 'ROUND_ROBIN', draftBets: [], groupings: [], errors: [error] } as const;
  const slip: Slip = { ...two, sections: { ...two.sections, ROUND_ROBIN: refused } };
  const robins = (shown: Slip) =>
    drawnElements<SectionProps>(bodyOf(shown, { tab: 'PARLAY' }), SECTIONS.ROUND_ROBIN.Bets, (part) => inPanel(part, harness()));
  expect(robins(slip).map(({ props }) => [props.bets, props.refusals])).toEqual([[[], ['Too many']]]);
  expect(robins(two)).toEqual([]);
});

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { type BetView, type SlipFacts, slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { bills, factsOf, lions, slipOf, withTeaser } from '../../src/features/betslip/testing/fixtures.ts';
import { harness } from '../../src/features/betslip/testing/harness.ts';
import { AcceptLegs } from '../../src/features/betslip/ui/AcceptLegs.tsx';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { JoinedLeg } from '../../src/features/betslip/ui/JoinedLeg.tsx';
import { LocationCheck } from '../../src/features/betslip/ui/LocationCheck.tsx';
import { SlipFooter } from '../../src/features/betslip/ui/SlipFooter.tsx';
import { SlipHeader } from '../../src/features/betslip/ui/SlipHeader.tsx';
import { TopNotes } from '../../src/features/betslip/ui/SlipNotes.tsx';
import { StraightCard } from '../../src/features/betslip/ui/StraightCard.tsx';
import { TeaserCard } from '../../src/features/betslip/ui/TeaserCard.tsx';
import type { CashOutOffer } from '../../src/features/my-bets/logic/cashOut.ts';
import { AutoCashOut } from '../../src/features/my-bets/ui/AutoCashOut.tsx';
import { CashOutBox } from '../../src/features/my-bets/ui/CashOutBox.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { offeredQuickDeposit } from '../support/quickDeposit.tsx';

/** The tag of the button with this name, or with this text, as the page draws it. */
function buttonOf(part: ReactNode, name: string, online = false): string {
  const { betslip } = harness();
  const panel = { useView: () => 'betslip' };
  const parts = { betslip, panel, login: 'loggedIn', online, balanceCents: 0, format: 'AMERICAN' } as unknown as BetslipParts;
  const services = {
    quickDeposit: offeredQuickDeposit,
    flags: fakeFlags({ 'quick-deposit': true }),
    connection: createStore({ online, live: online }),
    prices: { event: () => null, onEvent: () => () => undefined },
    watchEvents: () => () => undefined,
    data: {},
  } as unknown as Services;
  const inSlip = createElement(BetslipContext, { value: parts }, createElement(MemoryRouter, null, part));
  const markup = renderToStaticMarkup(createElement(ServicesContext, { value: fakeServices(services) }, inSlip));
  const named = [...markup.matchAll(/(<button[^>]*>)(.*?)<\/button>/g)].map(([, opening = '', content = '']) => ({
    tag: opening,
    name: /aria-label="([^"]*)"/.exec(opening)?.[1] ?? content.replaceAll(/<[^>]*>/g, ''),
  }));
  const tag = named.find((button) => button.name === name)?.tag;
  if (tag === undefined) throw new Error(`No button ${name} in ${markup}`);
  return tag;
}

function betOf(slip: SlipFacts['slip'], facts: Partial<SlipFacts> = {}): BetView {
  const [bet] = slipView(factsOf(slip, facts)).bets;
  if (bet === undefined) throw new Error('The slip has no bet');
  return bet;
}

const slip = slipOf([bills, lions]);
const straight = betOf(slip);
const [leg] = straight.legs;
if (leg === undefined) throw new Error('The bet has no leg');
const teaser = betOf(withTeaser(slip, ['s-bills', 's-lions']), { tab: 'TEASER' });
const view = slipView(factsOf(slip, { online: false }));
const change = { legs: [{ ...leg, isAwaiting: true }], price: '−112', of: 'Bills' };
const card = { disabled: true, locked: true, now: 0 };
const offer: CashOutOffer = {
  id: '1:0',
  betId: '1',
  version: 1,
  status: 'OFFERED',
  holdMs: 0,
  autoCents: null,
  parts: [{ tenths: 10, amountCents: 950, runningStakeCents: 0, runningPayoutCents: 0 }],
};
const cashOut = {
  title: 'Bills',
  listedCents: 950,
  isOnline: false,
  isLive: false,
  unavailableText: '',
  onEvent: () => undefined,
  onConfirm: () => undefined,
  onSetAuto: async () => true,
  onRemoveAuto: async () => true,
};
const choosing = { kind: 'choosing', tenths: 10, seenCents: 950 } as const;

/** The browser takes the focus from a button with `disabled`. */
const KEEPS_FOCUS = /^(?!.* disabled[ =>]).* aria-disabled="true"/;

it.each([
  ['Clear all', createElement(SlipHeader, { count: 1, maximized: false, locked: true, minimizeRef: { current: null } })],
  ['Remove Bills −2.5', createElement(StraightCard, { ...card, bet: straight, underEvent: false })],
  ['Remove Bills −2.5', createElement(JoinedLeg, { ...card, leg })],
  ['Clear teaser', createElement(TeaserCard, { ...card, bet: teaser })],
  ['Keep same selections', createElement(SlipFooter, { view: { ...view, bets: [] } })],
  ['Check Location', createElement(LocationCheck, { message: '' })],
  ['Cash out $9.50', createElement(CashOutBox, { ...cashOut, view: { offer, state: choosing } })],
  ['Set', createElement(AutoCashOut, { ...cashOut, offer })],
  ['Remove', createElement(AutoCashOut, { ...cashOut, offer: { ...offer, autoCents: 1_000 } })],
])('offline %s takes no press, and keeps the focus', (name, part) => {
  expect(buttonOf(part, name)).toMatch(KEEPS_FOCUS);
});
it.each([
  ['Remove closed', createElement(TopNotes, { ...view, shut: { suspended: [], closed: ['s-bills'] }, locked: true })],
  ['Accept −112 for Bills', createElement(AcceptLegs, { ...change, disabled: true })],
])('while a bet is placed %s takes no press, and keeps the focus', (name, part) => {
  expect(buttonOf(part, name, true)).toMatch(KEEPS_FOCUS);
});

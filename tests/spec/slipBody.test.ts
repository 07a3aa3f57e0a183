import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { EventState } from '../../core/money/eventState.ts';
import type { Slip } from '../../src/features/betslip/logic/slip.ts';
import { type SlipFacts, slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { bills, factsOf, slipOf, withLeg } from '../../src/features/betslip/testing/fixtures.ts';
import { harness, staked } from '../../src/features/betslip/testing/harness.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { JoinedLeg } from '../../src/features/betslip/ui/JoinedLeg.tsx';
import { LegTime } from '../../src/features/betslip/ui/LegTime.tsx';
import { SlipBody } from '../../src/features/betslip/ui/SlipBody.tsx';
import { StraightCard } from '../../src/features/betslip/ui/StraightCard.tsx';
import { SECTIONS } from '../../src/features/betslip/ui/sections.tsx';
import { mutedLine } from '../../src/features/betslip/ui/slipStyles.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';

const event = { homeScore: 7, awayScore: 3, clock: 'Q1 5:00' } as EventState;

/** The markup of a part of this slip's panel; the price store knows these events. */
function markupOf(slip: Slip, part: ReactNode, events: Readonly<Record<string, EventState>> = {}): string {
  const { betslip } = harness({ slip });
  const panel = { useView: () => 'betslip' };
  const context = { betslip, panel, login: 'loggedIn', online: true, balanceCents: 0, format: 'AMERICAN' };
  const parts = context as unknown as BetslipParts;
  const prices = { event: (id: string) => events[id] ?? null, onEvent: () => () => undefined };
  const services = fakeServices({ prices, flags: fakeFlags(), watchEvents: () => () => undefined } as unknown as Parameters<
    typeof fakeServices
  >[0]);
  const inSlip = createElement(BetslipContext, { value: parts }, part);
  return renderToStaticMarkup(createElement(ServicesContext, { value: services }, createElement(MemoryRouter, null, inSlip)));
}

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('a pick that takes no bets is muted, alone and as a leg', () => {
  const card = { disabled: false, locked: false, now: 0 };
  const isMuted = (slip: Slip): readonly boolean[] => {
    const [bet] = slipView(factsOf(slip)).bets;
    if (bet?.legs[0] === undefined) throw new Error('The slip has no bet');
    const drawn = [
      createElement(StraightCard, { ...card, bet, underEvent: false }),
      createElement(JoinedLeg, { ...card, leg: bet.legs[0] }),
    ];
    return drawn.map((part) => new RegExp(`class="[^"]*\\b${mutedLine}\\b[^>]*>Bills`).test(markupOf(slip, part)));
  };
  const open = slipOf([bills]);
  expect(isMuted(open)).toEqual([false, false]);
  expect(isMuted(withLeg(open, 's-bills', { marketStatus: 'CLOSED' }))).toEqual([true, true]);
});

it('a tab that is not open says what is staked in it', () => {
  const tabsOf = (change: Partial<SlipFacts>): readonly string[] => {
    const view = slipView(factsOf(staked, { words: SECTIONS, ...change }));
    const markup = markupOf(staked, createElement(SlipBody, { view }));
    return [...markup.matchAll(/<button[^>]*role="tab"[^>]*>(.*?)<\/button>/g)].map(([, tab]) => textOf(tab ?? ''));
  };
  expect(tabsOf({ tab: 'STRAIGHT' })).toEqual(['Straight 2', 'Parlay $10.00', 'Teaser']);
  expect(tabsOf({ tab: 'PARLAY' })).toEqual(['Straight 2 $40.00', 'Parlay 2', 'Teaser']);
});

it('a live leg has the score and the clock of its event, once they are known', () => {
  const leg = { live: true, startsAt: '2026-11-22T21:25:00Z', eventId: 'e-1', eventName: 'Chiefs @ Bills' };
  const time = createElement(LegTime, { leg, now: 0 });
  const slip = slipOf([]);
  expect(textOf(markupOf(slip, time))).toBe('Live');
  expect(textOf(markupOf(slip, time, { 'e-1': event }))).toMatch(/3.*7 · Live, Q1 5:00/);
  expect(textOf(markupOf(slip, time, { 'e-2': event }))).toBe('Live');
});

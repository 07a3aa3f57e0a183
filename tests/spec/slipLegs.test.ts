import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SlipLeg } from '../../src/features/betslip/logic/slip.ts';
import { legView } from '../../src/features/betslip/logic/view/legView.ts';
import { bills, slipOf, withLeg } from '../../src/features/betslip/testing/fixtures.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { LegPrice } from '../../src/features/betslip/ui/LegPrice.tsx';
import { LegTime } from '../../src/features/betslip/ui/LegTime.tsx';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { fakeServices } from '../support/fakeServices.ts';

/** What a leg of the slip says about its time. */
function timeOf(change: Partial<SlipLeg>, event: object | null): string {
  const [leg] = withLeg(slipOf([bills]), 's-bills', change).legs;
  if (leg === undefined) throw new Error('The slip has no such leg');
  const prices = { event: () => event, onEvent: () => () => undefined } as never;
  const time = createElement(LegTime, { leg: legView(leg, 'AMERICAN', false), now: Date.parse(leg.startsAt) - 1 });
  const page = createElement(ServicesContext, { value: fakeServices({ prices }) }, time);
  return renderToStaticMarkup(page).replace(/<[^>]+>/g, '');
}

function priceOf(change: Partial<SlipLeg>, paused = false): string {
  const [leg] = withLeg(slipOf([bills]), 's-bills', change).legs;
  if (leg === undefined) throw new Error('The slip has no such leg');
  const price = createElement(LegPrice, { price: legView(leg, 'AMERICAN', paused).price, size: 'card' });
  const parts = { format: 'AMERICAN' } as unknown as BetslipParts;
  return renderToStaticMarkup(createElement(BetslipContext, { value: parts }, price));
}

describe('a leg of the slip', () => {
  it('a leg that takes no bets shows a lock beside the word, and no price', () => {
    expect(priceOf({ marketStatus: 'CLOSED' })).toMatch(/<svg.*<\/svg>Suspended</);
    expect(priceOf({ marketStatus: 'HIDDEN' })).toMatch(/<svg.*<\/svg>Closed</);
    expect(priceOf({}, true)).not.toContain('<svg');
    expect(priceOf({})).toContain('−112');
  });

  it('whose event is live says the score and the clock', () => {
    const live = { eventStatus: 'IN_PLAY' } as const;
    expect(timeOf(live, { homeScore: 81, awayScore: 88, clock: 'Q3 4:12' })).toBe('88–81 · Live, Q3 4:12');
    expect(timeOf(live, { homeScore: null, awayScore: null, clock: null })).toBe('Live');
    expect(timeOf(live, null)).toBe('Live');
  });

  it('whose event has not begun says when it starts', () => {
    expect(timeOf({}, null)).toMatch(/\d:\d\d [AP]M$/);
  });
});

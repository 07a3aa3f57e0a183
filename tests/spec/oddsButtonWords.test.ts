import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MarketStatus } from '../../core/wire/contract.ts';
import type { Market, Selection, SlateEvent } from '../../src/features/sports/logic/slate.ts';
import { OddsButton } from '../../src/features/sports/ui/odds/OddsButton.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { fakeServices } from '../support/fakeServices.ts';

const selection: Selection = {
  id: 's',
  name: 'Bills',
  side: 'HOME',
  pointsHundredths: -250,
  odds: { numerator: 10, denominator: 11 },
};
const event = { id: 'e', name: 'Chiefs @ Bills', status: 'PRE_GAME' } as SlateEvent;

/** What a price button of a market shows, word by word. @param live the status that the price stream says; null: none yet. */
function textOf(status: MarketStatus, live: MarketStatus | null): string {
  const silent = { onSelection: () => () => undefined, onMarket: () => () => undefined, onEvent: () => () => undefined };
  const value = fakeServices({
    prices: { ...silent, selection: () => null, market: () => live, event: () => null } as unknown as Services['prices'],
    picks: { ...silent, has: () => false } as unknown as Services['picks'],
    oddsFormat: createStore('AMERICAN'),
  });
  const market: Market = { id: 'm', name: 'Spread', type: 'SPREAD', status, main: true, selections: [selection] };
  const button = createElement(OddsButton, { event, market, selection });
  const markup = renderToStaticMarkup(createElement(ServicesContext, { value }, button));
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

it('a price button shows Suspended for a closed market and Closed for a hidden one, in place of line and price', () => {
  expect(textOf('OPEN', null)).toBe('−2.5 −110');
  expect([textOf('CLOSED', null), textOf('OPEN', 'CLOSED')]).toEqual(['Suspended', 'Suspended']);
  expect([textOf('HIDDEN', null), textOf('OPEN', 'HIDDEN')]).toEqual(['Closed', 'Closed']);
  expect(textOf('CLOSED', 'OPEN')).toBe('−2.5 −110');
});

import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fakeServices } from '../../../../tests/support/fakeServices.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { Services } from '../../../platform/services.ts';
import { ServicesContext } from '../../../platform/usePlatform.ts';
import type { MarketGroup } from '../logic/markets/groups.ts';
import { slateEvent, spread, total } from '../logic/testSlate.ts';
import { MarketCard } from './event/MarketCard.tsx';
import { Scoreboard } from './Scoreboard.tsx';

const never = () => () => undefined;

/** The text of a part of the event page, with these selections in the slip. */
function textOf(part: ReactElement, picked: readonly string[] = []): string {
  const services = {
    picks: { has: (id: string) => picked.includes(id), subscribe: () => () => undefined },
    prices: { onEvent: never, onSelection: never, onMarket: never, event: () => null, market: () => null, selection: () => null },
    startup: createStore({ data: null }),
    clock: { now: () => 0 },
    session: createStore({ status: 'loggedOut' }),
    favourites: {},
  };
  const value = fakeServices(services as unknown as Partial<Services>);
  return renderToStaticMarkup(createElement(ServicesContext, { value }, part)).replace(/<[^>]*>/g, '|');
}

it('the head of a market says how many of its selections are picked, of all its lines, and nothing where none is', () => {
  const group: MarketGroup = {
    key: 'lines',
    title: 'Game lines',
    section: 'lines',
    layout: 'sides',
    popular: true,
    markets: [spread, total],
  };
  const head = createElement(MarketCard, { event: slateEvent(), group, openAtFirst: false });
  expect(textOf(head)).toContain('Game lines');
  expect(textOf(head, ['of another market'])).not.toContain('picked');
  expect(textOf(head, ['s1', 'of another market'])).toMatch(/\|1 picked\|/);
  expect(textOf(head, ['s1', 's2', 't1'])).toMatch(/\|3 picked\|/);
});

it('the scoreboard says how long it is until the start, and nothing in the last minute before it', () => {
  const startsAt = '2026-11-20T15:00:00Z';
  const event = slateEvent({ status: 'PRE_GAME', startsAt, homeScore: null, awayScore: null, clock: null });
  const before = (ms: number) => textOf(createElement(Scoreboard, { event, now: Date.parse(startsAt) - ms }));
  expect(before(125 * 60_000)).toMatch(/\|In 2 h 5 min\|/);
  expect(before(59_000)).not.toMatch(/\|In |null/);
  expect(textOf(createElement(Scoreboard, { event: slateEvent({ startsAt }), now: 0 }))).not.toMatch(/\|In /);
});

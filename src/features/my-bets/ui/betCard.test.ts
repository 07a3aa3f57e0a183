import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeServices } from '../../../../tests/support/fakeServices.ts';
import { type StillBoard, stillPrices } from '../../../platform/gallery/stillPrices.ts';
import { ServicesContext } from '../../../platform/usePlatform.ts';
import type { Bet } from '../logic/bet.ts';
import { bet, leg } from '../testing/fixtures.ts';
import { BetCard } from './BetCard.tsx';

/** The text of the lines of a bet, a settled one unless `change` says otherwise: of its games and of its legs. */
function linesOf(change: Partial<Bet>, events: StillBoard['events'] = {}): readonly string[] {
  const services = fakeServices({ prices: stillPrices({ prices: {}, markets: {}, events, asOf: '2026-11-22T21:25:00Z' }) });
  const one = bet('1', { status: 'SETTLED', outcome: 'WIN', type: 'PARLAY_PLUS', ...change });
  const card = createElement(BetCard, { bet: one, format: 'AMERICAN', now: 0 });
  const tree = createElement(ServicesContext, { value: services }, createElement(MemoryRouter, null, card));
  const lines = [...renderToStaticMarkup(tree).matchAll(/<li.*?<\/li>/g)];
  return lines.map(([line]) =>
    line
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

const over = { outcome: 'WIN', eventStatus: 'FINISHED', awayScore: 20, homeScore: 27 } as const;
const bills = leg({ id: '1:1', ...over });
const total = leg({ ...over, id: '1:3', selectionName: 'Over', marketName: 'Total', marketType: 'TOTAL', pointsHundredths: 4450 });
const celtics = leg({ ...over, id: '1:2', selectionName: 'Celtics', eventId: 'e-2', eventName: 'Celtics @ Knicks' });
const sameGamePicks = [{ legIds: ['1:1', '1:3'], odds: { numerator: 214, denominator: 100 } }];

it('legs that are one pick stand under the name of their game, with their price together', () => {
  expect(linesOf({ legs: [bills, celtics, total], sameGamePicks })).toEqual([
    'Same game · Chiefs @ Bills · Final 20–27 together +214',
    'Won Bills −2.5 Spread −112',
    'Won Over 44.5 Total −112',
    'Won Celtics −2.5 · Spread Celtics @ Knicks · Final 20–27 −112',
  ]);
});

it('the head of the card says the price of a bet on one game alone', () => {
  expect(linesOf({ legs: [bills, total], sameGamePicks })).toEqual([
    'Same game · Chiefs @ Bills · Final 20–27',
    'Won Bills −2.5 Spread −112',
    'Won Over 44.5 Total −112',
  ]);
});

it('legs of one game that are no pick together, as in a teaser, each name it', () => {
  expect(linesOf({ legs: [bills, total], sameGamePicks: [] })).toEqual([
    'Won Bills −2.5 · Spread Chiefs @ Bills · Final 20–27 −112',
    'Won Over 44.5 · Total Chiefs @ Bills · Final 20–27 −112',
  ]);
});

it('the line of a game in play says how it stands, though one of its legs is decided', () => {
  const state = { status: 'IN_PLAY', awayScore: 13, homeScore: 10, clock: 'Q3 4:12', periods: [] } as const;
  const first = { ...bills, outcome: 'LOSS', eventStatus: 'IN_PLAY', awayScore: 7, homeScore: 0, clock: 'Q1 2:00' } as const;
  const legs = [celtics, first, { ...total, outcome: 'PENDING' as const }];
  expect(linesOf({ outcome: 'LOSS', legs, sameGamePicks }, { 'e-1': state })).toEqual([
    'Won Celtics −2.5 · Spread Celtics @ Knicks · Final 20–27 −112',
    'Same game · Chiefs @ Bills · 13–10, Q3 4:12 together +214',
    'Lost Bills −2.5 Spread −112',
    'Live Over 44.5 Total −112',
  ]);
});

it('a leg of a quarter line says that half of it was won or lost', () => {
  const half = leg({
    ...over,
    outcome: 'LOSS',
    grade: 'HALF_LOSS',
    selectionName: 'Over',
    marketType: 'TOTAL',
    pointsHundredths: 225,
  });
  const [line] = linesOf({ type: 'STRAIGHT', outcome: 'LOSS', payoutCents: 1_500, legs: [half] });
  expect(line).toContain('Half lost');
  const won = { ...half, outcome: 'WIN', grade: 'HALF_WIN' } as const;
  expect(linesOf({ type: 'PARLAY', outcome: 'WIN', legs: [won, bills] })[0]).toContain('Half won');
});

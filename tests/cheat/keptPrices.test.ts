import { expect, it } from 'vitest';
import { leaguesOfSlate } from '../../server/feed/leagues/leagues.ts';
import { namedSimulationSeed } from '../../server/feed/model/keyedRandom.ts';
import { createRandom } from '../../server/feed/model/random.ts';
import { marketId } from '../../server/feed/simulator/createEvent.ts';
import { quoteEvent, selectionKey } from '../../server/feed/simulator/quotes.ts';
import type { SimulatedEvent } from '../../server/feed/simulator/simulatedEvent.ts';
import { firstSimulation } from '../../server/feed/simulator/simulation.ts';
import { type EventStep, playEvent, playThrough, startEvent } from '../../server/feed/simulator/walkEvent.ts';
import { atLength } from '../support/fullLength.ts';
import { publishedBook } from './publishedBook.ts';

const { simulation } = firstSimulation(namedSimulationSeed(21), new Date('2026-11-27T18:00:00Z'), leaguesOfSlate(25));
const WATCHED_SECONDS = 240;
const ENOUGH_LOOKS = 150;
/** The share of a stake: less than the rounding of a price to a whole American number. */
const LEAST_GAIN = 0.01;

/** Open prices with two sides that are better than fair now, without the market's drift: what a player gains who waits for them. */
function gains(book: ReturnType<typeof publishedBook>, event: SimulatedEvent): readonly string[] {
  const open = new Map(book.open().map((one) => [`${one.marketId} ${one.leg.side}`, one]));
  return quoteEvent({ ...event, drift: { margin: 0, total: 0 } }).flatMap(({ spec, quotes }) => {
    if (quotes.length !== 2) return [];
    const implied = quotes.map(({ odds }) => odds.denominator / (odds.numerator + odds.denominator));
    const margin = (implied.reduce((sum, each) => sum + each, 0) - 1) / 2;
    return quotes.flatMap((quote, index) => {
      const offered = open.get(`${marketId(event, spec)} ${quote.side}`);
      // Another line is another bet.
      if (!offered || offered.leg.pointsHundredths !== quote.pointsHundredths) return [];
      const gain = ((implied[index] ?? 0) - margin) * (1 + offered.odds.numerator / offered.odds.denominator) - 1;
      return gain > LEAST_GAIN ? [`${spec.key} ${selectionKey(quote)}: ${(100 * gain).toFixed(1)} percent`] : [];
    });
  });
}

/** Seconds, breaks with them, after which the end of a part is near: of a half, of the last period, of the fight. */
it.each(
  atLength(
    [
      ['nba', 1_260],
      ['nhl', 3_720],
      ['nba', 3_000],
      ['fight-night', 780],
    ] as const,
    ([id]) => id === 'nhl',
  ),
)(
  'who waits near the end of a part in %s, after %i s, until nothing has happened for a while, finds no price that is better than fair',
  (id, from) => {
    const random = createRandom(9);
    const coming = [...simulation.events.values()].filter(
      ({ competitionId, game, isWhole }) => competitionId === id && game === null && isWhole,
    );
    let looks = 0;
    // A fight may be over before.
    for (const created of coming) {
      const book = publishedBook(created);
      const take = (step: EventStep): SimulatedEvent => {
        book.apply(step);
        return step.event;
      };
      let event = take(startEvent(created, () => random));
      event = take(playThrough(event, from * 1_000, () => random));
      for (let second = 0; second < WATCHED_SECONDS && !event.game?.over; second += 1) {
        event = take(playEvent(event, 1_000, () => random));
        if (event.game === null || event.game.over || event.suspendedMs > 0) continue;
        looks += 1;
        expect(gains(book, event), `after ${second} s`).toEqual([]);
      }
      if (looks >= ENOUGH_LOOKS) return;
    }
    throw new Error('No game went on for so long');
  },
);

import { expect, it } from 'vitest';
import type { MarketSubject } from '../../core/money/markets.ts';
import { LEAGUES, leaguesOfSlate } from '../../server/feed/leagues/leagues.ts';
import { namedSimulationSeed } from '../../server/feed/model/keyedRandom.ts';
import { createRandom } from '../../server/feed/model/random.ts';
import { quoteEvent, selectionKey } from '../../server/feed/simulator/quotes.ts';
import type { SimulatedEvent } from '../../server/feed/simulator/simulatedEvent.ts';
import { firstSimulation } from '../../server/feed/simulator/simulation.ts';
import { type EventStep, playEvent, startEvent } from '../../server/feed/simulator/walkEvent.ts';
import { atLength } from '../support/fullLength.ts';
import { publishedBook, wonAlready } from './publishedBook.ts';

const { simulation } = firstSimulation(namedSimulationSeed(12), new Date('2026-11-27T18:00:00Z'), leaguesOfSlate(10));
const ONE_OF_EACH_SPORT = LEAGUES.filter(({ sport }, index) => LEAGUES.findIndex((one) => one.sport === sport) === index);
const MOST_SECONDS = 200;

/** Open prices on what is counted that are not those of the count of now. */
function behind(book: ReturnType<typeof publishedBook>, event: SimulatedEvent): readonly string[] {
  const fresh = new Map(
    quoteEvent(event, 'COUNTED').flatMap(({ spec, quotes }) =>
      quotes.map((quote) => [`${spec.key} ${selectionKey(quote)}`, JSON.stringify([quote.odds, quote.pointsHundredths])]),
    ),
  );
  const isCounted = ({ player, unit }: MarketSubject): boolean => player !== undefined || unit === 'CORNERS' || unit === 'CARDS';
  return book
    .open()
    .filter(({ name, leg, odds }) => isCounted(leg.subject) && fresh.get(name) !== JSON.stringify([odds, leg.pointsHundredths]))
    .map(({ name }) => name);
}

/** What is counted beside the score. */
function countOf({ game }: SimulatedEvent): string {
  return game?.kind === 'clock'
    ? JSON.stringify([game.tally.stats, game.tally.units])
    : game?.kind === 'rounds'
      ? JSON.stringify(game.landed)
      : '';
}

it.each(
  atLength(ONE_OF_EACH_SPORT, ({ sport }) => sport === 'basketball').map(
    ({ competition }) => [competition.name, competition.id] as const,
  ),
)(
  'what is told of a game of %s, second by second, is in the prices on it at once, and has decided none that is still open',
  (_, id) => {
    const random = createRandom(3);
    const created = [...simulation.events.values()].find(
      ({ competitionId, game, isWhole }) => competitionId === id && game === null && isWhole,
    );
    if (!created) throw new Error('An event is to come');
    const book = publishedBook(created);
    const take = (step: EventStep) => {
      book.apply(step);
      return step.event;
    };
    let event = take(startEvent(created, () => random));
    for (let second = 1; second <= MOST_SECONDS && !event.game?.over; second += 1) {
      const before = countOf(event);
      event = take(playEvent(event, 1_000, () => random));
      if (event.game?.over) break;
      if (countOf(event) !== before) expect(behind(book, event), `${event.id} after ${second} s`).toEqual([]);
      expect(wonAlready(book, event), `${event.id} after ${second} s`).toEqual([]);
    }
  },
);

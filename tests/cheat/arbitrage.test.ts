import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEAGUES, leaguesOfSlate } from '../../server/feed/leagues/leagues.ts';
import { namedSimulationSeed } from '../../server/feed/model/keyedRandom.ts';
import { createRandom } from '../../server/feed/model/random.ts';
import { profileOf, type SimulatedEvent } from '../../server/feed/simulator/simulatedEvent.ts';
import { firstSimulation } from '../../server/feed/simulator/simulation.ts';
import { type EventStep, movePrices, playEvent, playThrough, startEvent } from '../../server/feed/simulator/walkEvent.ts';
import { atLength } from '../support/fullLength.ts';
import { arbitrage } from './arbitrage.ts';
import { publishedBook } from './publishedBook.ts';
import { SureWins, sureWin } from './sureWins.ts';

const { simulation } = firstSimulation(namedSimulationSeed(11), new Date('2026-11-27T18:00:00Z'), leaguesOfSlate(10));
const ONE_OF_EACH_SPORT = LEAGUES.filter(({ sport }, index) => LEAGUES.findIndex((one) => one.sport === sport) === index);
const PREGAME_MOVES = 30;
/** A cricket match takes a minute of one core. */
const PATIENCE_MS = 300_000;
/** Parts of a typical game after which its prices are looked at. */
const LOOKS = [0.6];
/** The time for which markets that are not main ones keep their prices, less a second. */
const STALE_SECONDS = 9;

function typicalSeconds(event: SimulatedEvent): number {
  const profile = profileOf(event);
  if (profile.kind === 'clock') return profile.periods * profile.periodSeconds;
  return profile.kind === 'sets' ? 4_000 : 600;
}

it.each(
  atLength(ONE_OF_EACH_SPORT, ({ sport }) => sport === 'basketball').map(
    ({ competition }) => [competition.name, competition.id] as const,
  ),
)(
  'no bets on one event of %s, however many and at whatever stakes, win for sure: before the start or in play, at prices of different ages',
  (_, id) => {
    const random = createRandom(7);
    const created = [...simulation.events.values()].find(
      ({ competitionId, game, isWhole }) => competitionId === id && game === null && isWhole,
    );
    if (!created) throw new Error('An event is to come');
    const book = publishedBook(created);
    let event = created;
    const take = (step: EventStep): void => {
      book.apply(step);
      event = step.event;
    };
    for (let move = 0; move < PREGAME_MOVES; move += 1) take(movePrices(event, random));
    expect(arbitrage(book, event, random), 'before the start').toEqual([]);
    take(startEvent(event, () => random));
    let played = 0;
    for (const look of LOOKS) {
      take(playThrough(event, Math.round(look * typicalSeconds(event) - played) * 1_000, () => random));
      played = look * typicalSeconds(event);
      for (let second = 0; second < STALE_SECONDS && !event.game?.over; second += 1) {
        take(playEvent(event, 1_000, () => random));
        if (!event.game?.over && second % 2 === 0) take(movePrices(event, random));
      }
      if (event.game?.over) return;
      expect(arbitrage(book, event, random), `after ${look} of the game`).toEqual([]);
    }
  },
  PATIENCE_MS,
);

/** Ends of a market of so many sides, each of which wins at its price in one of them. */
const sides = (...prices: readonly number[]): Float64Array[] =>
  prices.map((price, end) => Float64Array.from(prices, (_, side) => (side === end ? price : 0)));

it('the search for arbitrage finds the stakes that win for sure, and only where there are some', () => {
  const prices = fc.array(fc.double({ min: 1.1, max: 30, noNaN: true }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(prices, (given) => {
      const search = new SureWins(given.length);
      for (const end of sides(...given)) search.add(end);
      const sum = given.reduce((total, price) => total + 1 / price, 0);
      const found = search.solve();
      expect(found).toBeCloseTo(Math.min(1, sum), 6);
      if (sum < 0.999)
        expect([...search.stakes()].map((stake, side) => stake * (given[side] ?? 0))).toEqual(
          given.map(() => expect.closeTo(1, 6)),
        );
    }),
  );
});

it('the search for arbitrage finds a sure win of a push and a half loss, which no two prices alone show', () => {
  // Over 2.25 and under 2 of a total: at 2 goals the first is half lost and the second returned.
  const ends = [
    [2.2, 0],
    [0.5, 1],
    [0, 2.2],
  ].map((end) => Float64Array.from(end));
  let next = 0;
  const end = () => ends[next++ % ends.length] ?? new Float64Array(2);
  expect(sureWin(2, end)).toBeNull();
  const better = [
    [2.6, 0],
    [1, 1.1],
    [0, 2.6],
  ].map((each) => Float64Array.from(each));
  const found = sureWin(2, () => better[next++ % better.length] ?? new Float64Array(2));
  expect(found?.sum).toBeLessThan(1);
});

import { describe, expect, it } from 'vitest';
import { LEAGUES } from '../leagues/leagues.ts';
import { keyedRolls, namedSimulationSeed } from '../model/keyedRandom.ts';
import { viewGame } from './game.ts';
import { quoteEvent } from './quotes.ts';
import { profileOf, type RollsOf, type SimulatedEvent } from './simulatedEvent.ts';
import { firstSimulation } from './simulation.ts';
import { playEvent, playThrough, startEvent } from './walkEvent.ts';

const { simulation } = firstSimulation(namedSimulationSeed(1), new Date('2026-11-18T18:00:00Z'));
const rollsOf: RollsOf = ({ id, step }) => keyedRolls('key', `${id}:${step}`);
/** Two live events of every league: games with clocks, sets and rounds. */
const live = LEAGUES.flatMap(({ competition }) =>
  [...simulation.events.values()]
    .filter(({ competitionId, game }) => competitionId === competition.id && game !== null)
    .slice(0, 2),
);

/** The states of an event played a second at a time, as a running feed plays it: one for each second, the first the event's own. */
function secondBySecond(event: SimulatedEvent, seconds: number): SimulatedEvent[] {
  const states = [event];
  let played = event;
  for (let second = 0; second < seconds; second += 1) {
    played = playEvent(played, 1_000, rollsOf).event;
    states.push(played);
  }
  return states;
}

const LONGEST_SECONDS = 5_400;
/** Plays of different lengths, a few of each event: one to the middle of its first suspension, and one in which most games end. */
const plays = live.flatMap((event) => {
  const states = secondBySecond(event, LONGEST_SECONDS);
  const suspended = states.findIndex(({ suspendedMs }) => suspendedMs > 0);
  const lengths = [1, 2, 45, 600, LONGEST_SECONDS, ...(suspended > 0 ? [suspended, suspended + 1] : [])];
  return lengths.map((seconds) => ({
    event,
    seconds,
    through: playThrough(event, seconds * 1_000, rollsOf),
    reference: states[seconds] ?? event,
  }));
});

describe('a longer time played at once', () => {
  it('ends in the game and the suspension of the same time played second by second', () => {
    for (const { event, seconds, through, reference } of plays) {
      expect(through.event.game, `${event.id} after ${seconds} s`).toEqual(reference.game);
      expect(through.event.suspendedMs, `${event.id} after ${seconds} s`).toBe(reference.suspendedMs);
    }
    const ends = plays.map(({ through }) => through.event);
    expect(ends.some(({ game }) => game?.over)).toBe(true);
    expect(ends.some(({ game, suspendedMs }) => !game?.over && suspendedMs > 0)).toBe(true);
    expect(ends.some(({ game, suspendedMs }) => !game?.over && suspendedMs === 0)).toBe(true);
  });

  it('tells the final state first, then every market of a game that goes on, with prices where it is open', () => {
    for (const { event, seconds, through } of plays) {
      const { game, suspendedMs } = through.event;
      if (!game) throw new Error(`${event.id} has not begun`);
      const [state, ...offer] = through.changes;
      const { clock, periods } = viewGame(profileOf(event), game);
      expect(state, `${event.id} after ${seconds} s`).toMatchObject({
        kind: 'eventState',
        eventId: event.id,
        state: { clock, periods },
      });
      if (game.over) {
        expect(offer).toEqual([]);
        continue;
      }
      const open = offer.flatMap((change) => (change.kind === 'marketStatus' && change.status === 'OPEN' ? [change.marketId] : []));
      const priced = offer.flatMap((change) =>
        change.kind === 'prices' ? change.prices.map(({ selectionId }) => selectionId) : [],
      );
      const markets = new Set(priced.map((selectionId) => selectionId.slice(0, selectionId.lastIndexOf('.'))));
      expect([...markets].sort()).toEqual([...open].sort());
      expect(open.length > 0, `${event.id} after ${seconds} s`).toBe(suspendedMs === 0);
    }
  });

  it('has the prices of the final state: another play of no time changes none', () => {
    for (const { through } of plays) {
      const again = playThrough(through.event, 0, rollsOf);
      expect(again.changes).toEqual(through.changes);
    }
  });
});

it('an event has a price for every main market at its start, so that a first slate finds its live events', () => {
  for (const event of simulation.events.values()) {
    if (event.game !== null) continue;
    const started = startEvent(event, rollsOf).event;
    for (const { spec, state } of quoteEvent(started, 'MAIN')) expect(state, `${event.id} ${spec.key}`).not.toBe('AT_LIMIT');
  }
});

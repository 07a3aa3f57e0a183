import { describe, expect, it } from 'vitest';
import { createRandom } from '../model/random.ts';
import { fieldId, missingFieldEvents, placingsOf, toFieldFeedEvent } from '../simulator/fieldEvent.ts';
import { SPORT_PROFILES } from '../simulator/sportProfile.ts';
import { FIELDS } from './fields.ts';
import { LEAGUES } from './leagues.ts';
import { formOf, meetingsOf, placesOf, recordOf, standingsOf } from './seasonBook.ts';
import { fixture, gamesOfRound, seasonSoFar } from './seasonSoFar.ts';

const NOW = new Date('2026-11-27T18:00:00Z');

describe.each(LEAGUES.map((league) => [league.competition.name, league] as const))('the season of %s', (_, league) => {
  const games = seasonSoFar(1, league, SPORT_PROFILES[league.sport], NOW);

  it('has everybody play everybody once before a rematch, and each side once a round', () => {
    const perRound = gamesOfRound(league);
    const pairs = Array.from({ length: perRound * (perRound * 2 - 1) }, (__, number) => fixture(1, league, number));
    expect(new Set(pairs.map(({ home, away }) => [home.name, away.name].sort().join())).size).toBe(pairs.length);
    for (let round = 0; round < 3; round += 1) {
      const sides = pairs.slice(round * perRound, (round + 1) * perRound).flatMap(({ home, away }) => [home.name, away.name]);
      expect(new Set(sides).size).toBe(2 * perRound);
    }
  });

  it('is over before now, and gives records, form, meetings and a table that agree with its games', () => {
    for (const { atMs } of games) expect(atMs).toBeLessThan(NOW.getTime());
    const { id } = league.competition;
    for (const { name } of league.sides) {
      const { wins, losses, draws, games: mine } = recordOf(games, id, name);
      expect(wins + losses + draws).toBe(games.filter(({ home, away }) => home === name || away === name).length);
      expect(formOf(games, id, name).map(({ outcome }) => outcome)).toEqual(
        mine.slice(0, 5).map(({ home, homeScore, awayScore }) => {
          const lead = home === name ? homeScore - awayScore : awayScore - homeScore;
          return lead > 0 ? 'WIN' : lead < 0 ? 'LOSS' : 'DRAW';
        }),
      );
    }
    const [one] = games;
    expect(meetingsOf(games, id, one?.home ?? '', one?.away ?? '')).not.toEqual([]);
    expect([...placesOf(games, league).values()].sort((a, b) => a - b)).toEqual(league.sides.map((__, index) => index + 1));
    const standings = standingsOf(games, league);
    expect(standings === null).toBe(league.record === null);
    for (const { values } of standings?.rows ?? []) expect(values).toHaveLength(standings?.columns.length ?? 0);
  });
});

describe('a field', () => {
  it('has its events one after the other, with a price for the title and for places', () => {
    for (const field of FIELDS) {
      let number = 0;
      const events = missingFieldEvents(field, [], NOW, () => ++number);
      expect(events).toHaveLength(field.upcoming);
      expect(new Set(events.map(({ startsAtMs }) => startsAtMs)).size).toBe(events.length);
      expect(missingFieldEvents(field, events, NOW, () => ++number)).toEqual([]);
      const [event] = events;
      if (!event) throw new Error(`${fieldId(field)} has no event`);
      const { markets } = toFieldFeedEvent(1, field, event);
      expect(markets.map(({ type }) => type)).toEqual([1, ...field.places].map(() => 'OUTRIGHT'));
      const [title] = markets;
      const implied = title?.selections.reduce((sum, { odds }) => sum + odds.denominator / (odds.numerator + odds.denominator), 0);
      expect(implied).toBeGreaterThan(1.05);
    }
  });

  it('ends with one winner, and in golf with ties for other places', () => {
    for (const field of FIELDS) {
      const random = createRandom(5);
      const all = Array.from({ length: 20 }, () => placingsOf(1, field, random).placings ?? []);
      for (const placings of all) {
        expect(placings.filter(({ place }) => place === 1)).toHaveLength(1);
        expect(placings).toHaveLength(field.entrants.length);
      }
      const hasTies = all.some((placings) => new Set(placings.map(({ place }) => place)).size < placings.length);
      expect(hasTies).toBe(field.ties);
    }
  });
});

import type { MarketStatus } from '../../../core/contract.ts';
import type { Participant } from '../../store/catalogue/tables.ts';
import { SIMULATOR } from '../feedAdapter.ts';
import type { League } from '../leagues/leagues.ts';
import type { Side } from '../leagues/side.ts';
import { placesOf, standingOf } from '../leagues/standing.ts';
import { normal, type Random } from '../model/random.ts';
import type { FeedEvent, FeedMarket } from '../types.ts';
import { type GameView, viewGame } from './game.ts';
import { settleLines } from './lines.ts';
import type { MarketSpec } from './marketSpecs.ts';
import { quoteEvent } from './quotes.ts';
import { profileOf, type SimulatedEvent } from './simulatedEvent.ts';

export interface Pairing {
  readonly league: League;
  /** Number in the event's id: counts all events of a simulation. */
  readonly number: number;
  readonly home: Side;
  readonly away: Side;
  readonly startsAtMs: number;
}

/** An upcoming event with fair strengths and lines; its use of random numbers does not depend on its start. */
export function createEvent(seed: number, { league, number, home, away, startsAtMs }: Pairing, random: Random): SimulatedEvent {
  const edge = standingOf(seed, league, home).rating - standingOf(seed, league, away).rating;
  const tempo = 1 + normal(random) * 0.045;
  const lean = league.spread * edge;
  const two = league.sport === 'tennis' || league.sport === 'mma';
  const homeChance = Math.min(0.86, Math.max(0.14, league.average + lean * 0.8 + normal(random) * 0.02));
  const least = league.average * 0.3;
  const { mostLead = Number.POSITIVE_INFINITY } = league;
  const lead = Math.min(mostLead, Math.max(-mostLead, lean + league.homeAdvantage));
  const strengths = two
    ? { home: homeChance, away: 1 - homeChance }
    : {
        home: Math.max(least, league.average * tempo + lead / 2),
        away: Math.max(least, league.average * tempo - lead / 2),
      };
  const { id } = league.competition;
  return settleLines({
    id: `sim-${id}-${away.abbreviation}-${home.abbreviation}-${number}`.toLowerCase(),
    competitionId: id,
    sport: league.sport,
    home: home.name,
    away: away.name,
    startsAtMs,
    strengths,
    drift: { margin: 0, total: 0 },
    lines: {},
    game: null,
    suspendedMs: 0,
    clockMs: 0,
    step: 0,
  });
}

export function marketId(event: Pick<SimulatedEvent, 'id'>, spec: Pick<MarketSpec, 'key'>): string {
  return `${event.id}.${spec.key}`;
}

/** The event in the feed's shape, with all markets at their current prices. */
export function toFeedEvent(seed: number, league: League, event: SimulatedEvent): FeedEvent {
  const places = placesOf(seed, league);
  const participant = (side: Participant['side']): Participant => {
    const name = side === 'HOME' ? event.home : event.away;
    const found = league.sides.find((one) => one.name === name);
    if (!found) throw new Error(`${name} does not play in ${league.competition.name}`);
    const place = places.get(found.abbreviation) ?? null;
    return {
      side,
      name,
      abbreviation: found.abbreviation,
      colors: found.colors,
      record: standingOf(seed, league, found).record,
      ...(league.record === null ? { seed: place } : { standing: place }),
    };
  };
  const [first, second] = league.first === 'HOME' ? (['HOME', 'AWAY'] as const) : (['AWAY', 'HOME'] as const);
  const view: GameView | null = event.game && viewGame(profileOf(event), event.game);
  return {
    id: event.id,
    competitionId: event.competitionId,
    source: SIMULATOR.source,
    externalId: event.id,
    name: league.first === 'AWAY' ? `${event.away} @ ${event.home}` : `${event.home} vs ${event.away}`,
    startsAt: new Date(event.startsAtMs),
    participants: [participant(first), participant(second)],
    ...(view && {
      state: {
        status: 'IN_PLAY' as const,
        clock: view.clock,
        periods: view.periods,
        ...(view.homeScore !== null && { homeScore: view.homeScore }),
        ...(view.awayScore !== null && { awayScore: view.awayScore }),
      },
    }),
    markets: feedMarkets(league, event),
  };
}

function feedMarkets(league: League, event: SimulatedEvent): FeedMarket[] {
  const open: MarketStatus = event.suspendedMs > 0 ? 'CLOSED' : 'OPEN';
  const nameOf = (side: string): string =>
    side === 'HOME' ? event.home : side === 'AWAY' ? event.away : side === 'DRAW' ? 'Draw' : side === 'OVER' ? 'Over' : 'Under';
  return quoteEvent(event).flatMap(({ spec, quotes }) => {
    // A market that was decided or at its limit before it was offered is left out.
    if (quotes.length === 0) return [];
    const ordered = league.first === 'AWAY' && quotes[0]?.side === 'HOME' ? [...quotes].reverse() : quotes;
    const id = marketId(event, spec);
    return [
      {
        id,
        name: spec.name.replace('{home}', event.home).replace('{away}', event.away),
        type: spec.type,
        status: open,
        main: spec.main,
        gradedPeriods: spec.gradedPeriods,
        gradedSide: spec.gradedSide,
        selections: ordered.map(({ side, pointsHundredths, odds }) => ({
          id: `${id}.${side.toLowerCase()}`,
          name: nameOf(side),
          side,
          pointsHundredths,
          odds,
        })),
      },
    ];
  });
}

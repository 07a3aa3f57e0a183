import type { MarketStatus } from '../../../core/wire/contract.ts';
import type { Participant } from '../../store/catalogue/index.ts';
import { SIMULATOR } from '../feedAdapter.ts';
import type { League } from '../leagues/leagues.ts';
import { type PlayedGame, placesOf, recordOf, recordText } from '../leagues/seasonBook.ts';
import type { Side } from '../leagues/side.ts';
import { ratingOf } from '../leagues/standing.ts';
import { normal, type Random } from '../model/random.ts';
import type { FeedEvent, FeedMarket } from '../types.ts';
import { type GameView, viewGame } from './game.ts';
import { settleLines } from './lines.ts';
import type { MarketSpec } from './markets/marketSpec.ts';
import { quoteEvent, selectionKey } from './quotes.ts';
import { profileOf, type SimulatedEvent } from './simulatedEvent.ts';
import { SPORT_PROFILES } from './sportProfile.ts';

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
  const edge = ratingOf(seed, league, home) - ratingOf(seed, league, away);
  const tempo = 1 + normal(random) * 0.045;
  const lean = league.spread * edge;
  const two = SPORT_PROFILES[league.sport].kind !== 'clock';
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
    pricedMs: 0,
    isWhole: true,
    statisticsMs: 0,
    step: 0,
  });
}

export function marketId(event: Pick<SimulatedEvent, 'id'>, spec: Pick<MarketSpec, 'key'>): string {
  return `${event.id}.${spec.key}`;
}

/** The sides of an event, the one that is listed first first, with what they have won so far. */
export function participantsOf(
  league: League,
  event: Pick<SimulatedEvent, 'home' | 'away'>,
  games: readonly PlayedGame[],
): readonly Participant[] {
  const places = placesOf(games, league);
  const participant = (side: Participant['side']): Participant => {
    const name = side === 'HOME' ? event.home : event.away;
    const found = league.sides.find((one) => one.name === name);
    if (!found) throw new Error(`${name} does not play in ${league.competition.name}`);
    const place = places.get(name) ?? null;
    return {
      side,
      name,
      abbreviation: found.abbreviation,
      colors: found.colors,
      record: recordText(league, recordOf(games, league.competition.id, name)),
      ...(league.record === null ? { seed: place } : { standing: place }),
    };
  };
  const [first, second] = league.first === 'HOME' ? (['HOME', 'AWAY'] as const) : (['AWAY', 'HOME'] as const);
  return [participant(first), participant(second)];
}

/** The event in the feed's shape, with its markets at their current prices. */
export function toFeedEvent(league: League, event: SimulatedEvent, games: readonly PlayedGame[]): FeedEvent {
  const view: GameView | null = event.game && viewGame(profileOf(event), event.game);
  return {
    id: event.id,
    competitionId: event.competitionId,
    source: SIMULATOR.source,
    externalId: event.id,
    name: league.first === 'AWAY' ? `${event.away} @ ${event.home}` : `${event.home} vs ${event.away}`,
    startsAt: new Date(event.startsAtMs),
    participants: participantsOf(league, event, games),
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
  const nameOf = (side: string): string => {
    if (side === 'HOME') return event.home;
    if (side === 'AWAY') return event.away;
    return side.charAt(0) + side.slice(1).toLowerCase();
  };
  return quoteEvent(event, event.isWhole ? 'ALL' : 'MAIN').flatMap(({ spec, quotes }) => {
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
        subject: spec.subjectOf?.(event) ?? spec.subject,
        selections: ordered.map(({ side, outcome, name, pointsHundredths, odds }) => ({
          id: `${id}.${selectionKey({ side, ...(outcome !== undefined && { outcome }) })}`,
          name: name ?? nameOf(side),
          side,
          ...(outcome !== undefined && { outcome }),
          pointsHundredths,
          odds,
        })),
      },
    ];
  });
}

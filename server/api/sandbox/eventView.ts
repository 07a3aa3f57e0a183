import { formatOdds } from '../../../core/money/odds.ts';
import { pointsOf } from '../../../core/money/points.ts';
import type { EventRecord } from '../../store/catalogue/index.ts';

/** An event of `GET /sandbox/events`. Odds are American with a plain hyphen: `+150`, `-110`; points are decimal numbers. */
export function eventView(event: EventRecord) {
  return {
    id: event.id,
    name: event.name,
    sport: event.competition.sport,
    organization: event.competition.organization,
    competition: event.competition.competition,
    status: event.status,
    startsAt: event.startsAt.toISOString(),
    homeScore: event.homeScore,
    awayScore: event.awayScore,
    clock: event.clock,
    markets: event.markets.map((market) => ({
      id: market.id,
      name: market.name,
      type: market.type,
      status: market.status.toLowerCase(),
      selections: market.selections.map((selection) => ({
        id: selection.id,
        name: selection.name,
        odds: formatOdds(selection.odds, 'AMERICAN').replace('−', '-'),
        points: pointsOf(selection.pointsHundredths),
      })),
    })),
  };
}

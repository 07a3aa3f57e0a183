import type { PeriodScore } from '../../../../core/money/eventState.ts';
import type { MarketSubject, MarketUnit, PlayerStat } from '../../../../core/money/markets.ts';
import { pointsHundredthsOf } from '../../../../core/money/points.ts';
import type { Side } from '../../../../core/wire/contract.ts';
import { competitionPath, eventPath } from '../logic/paths.ts';
import type { Competition, CompetitionLink, Market, Participant, SlateEvent } from '../logic/slate.ts';
import type { CompetitionPartsFragment } from './competition.generated.ts';
import type { MarketPartsFragment, SlateEventPartsFragment } from './slateEvent.generated.ts';

interface WireSubject {
  readonly periods: MarketSubject['periods'] | null;
  readonly side: Side | null;
  readonly unit: MarketUnit | null;
  readonly player: PlayerStat | null;
  readonly target: number | null;
}

/** Lists ask for main markets, which are about the whole event. */
type WireMarket = Omit<MarketPartsFragment, 'selections'> & {
  readonly subject?: WireSubject | null;
  readonly selections: readonly (MarketPartsFragment['selections'][number] & { readonly outcome?: string | null })[];
};

type WireEvent = SlateEventPartsFragment & {
  readonly markets?: readonly WireMarket[];
  readonly periods?: readonly PeriodScore[];
};

function toSubject({ periods, side, unit, player, target }: WireSubject): MarketSubject {
  return {
    ...(periods && { periods }),
    ...(side && { side }),
    ...(unit && { unit }),
    ...(player && { player }),
    ...(target !== null && { target: Math.round(target * 100) }),
  };
}

function toMarket(market: WireMarket): Market {
  return {
    id: market.id,
    name: market.name,
    type: market.type,
    status: market.status,
    main: market.main,
    subject: market.subject ? toSubject(market.subject) : null,
    selections: market.selections.map((selection) => ({
      id: selection.id,
      name: selection.name,
      side: selection.side,
      outcome: selection.outcome ?? null,
      pointsHundredths: pointsHundredthsOf(selection.points),
      odds: { numerator: selection.numeratorLong, denominator: selection.denominatorLong },
    })),
  };
}

function sidesOf([first, second]: readonly Participant[]): SlateEvent['participants'] {
  return first && second ? [first, second] : [];
}

export function toEvent(event: WireEvent): SlateEvent {
  const { sport, organization, competition } = event;
  return {
    id: event.id,
    name: event.name,
    path: eventPath(sport, organization, competition, event.id),
    sport,
    competitionName: event.competitionName,
    competitionPath: competitionPath(sport, organization, competition),
    status: event.status,
    startsAt: event.startsAt,
    ...(event.isTimeUnknown && { isTimeUnknown: true }),
    participants: sidesOf(event.participants),
    homeScore: event.homeScore,
    awayScore: event.awayScore,
    clock: event.clock,
    periods: event.periods ?? [],
    marketCount: event.marketCount,
    markets: (event.markets ?? []).map(toMarket),
  };
}

export function toLink(wire: Omit<CompetitionPartsFragment, 'icon' | 'events'>): CompetitionLink {
  return {
    id: wire.id,
    name: wire.name,
    path: competitionPath(wire.sport, wire.organization, wire.competition),
    sport: wire.sport,
    eventCount: wire.eventCount,
  };
}

export function toCompetition(wire: CompetitionPartsFragment): Competition {
  return {
    ...toLink(wire),
    icon: wire.icon,
    events: wire.events.map(toEvent),
  };
}

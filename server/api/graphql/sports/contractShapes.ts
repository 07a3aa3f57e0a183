import { isWholeGame } from '../../../../core/money/markets.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import { headshotOf, isPerson, logosOf } from '../../../domain/catalogue/participantImages.ts';
import type { EventUpdate } from '../../../feed/index.ts';
import type {
  CompetitionRecord,
  EventRecord,
  LineEntry as LineEntryRecord,
  LineMovement as LineMovementRecord,
  MarketRecord,
  SectionRecord,
  SelectionRecord,
} from '../../../store/catalogue/index.ts';
import type {
  Competition,
  Event,
  EventSnapshot,
  LineEntry,
  LineMovement,
  Market,
  Participant,
  Selection,
} from '../generated/resolvers.ts';

/** Catalogue records in the contract's shapes: points as decimal numbers, odds as exact numerator and denominator, instants as ISO text. */
function toSelection({ id, name, side, outcome, pointsHundredths, odds }: SelectionRecord): Selection {
  return {
    id,
    rawId: id,
    name,
    side,
    outcome,
    points: pointsOf(pointsHundredths),
    numeratorLong: odds.numerator,
    denominatorLong: odds.denominator,
  };
}

function toMarket({ id, name, type, status, main, subject, selections }: MarketRecord): Market {
  return { id, name, type, status, main, subject: toSubject(subject), selections: selections.map(toSelection) };
}

export function toSubject(subject: MarketRecord['subject']): Market['subject'] {
  if (isWholeGame(subject)) return null;
  const { periods = null, side = null, unit = null, player = null, scope = null, target } = subject;
  return { periods, side, unit, player, scope, target: pointsOf(target ?? null) };
}

export function toParticipant(participant: EventRecord['participants'][number], sport: string): Participant {
  return {
    ...participant,
    standing: participant.standing ?? null,
    seed: participant.seed ?? null,
    logos: isPerson(sport) ? [] : logosOf(participant),
    headshot: isPerson(sport) ? headshotOf(participant) : null,
  };
}

export function toEvent(event: EventRecord): Event {
  const { competition } = event;
  const participants = event.participants.map((participant) => toParticipant(participant, competition.sport));
  return {
    id: event.id,
    name: event.name,
    sport: competition.sport,
    organization: competition.organization,
    competition: competition.competition,
    competitionName: competition.name,
    status: event.status,
    startsAt: event.startsAt.toISOString(),
    isTimeUnknown: event.isTimeUnknown,
    participants,
    fighters: competition.sport === 'mma' ? participants : [],
    homeScore: event.homeScore,
    awayScore: event.awayScore,
    clock: event.clock,
    periods: event.periods,
    sequence: event.sequence,
    asOf: event.asOf.toISOString(),
    silentSince: event.silentSince?.toISOString() ?? null,
    marketCount: event.marketCount,
    markets: event.markets.map(toMarket),
  };
}

export function toCompetition({ events, eventCount, ...competition }: SectionRecord): Competition {
  return { ...toCompetitionFields(competition), eventCount, events: events.map(toEvent) };
}

function toCompetitionFields({ id, name, sport, organization, competition, icon }: CompetitionRecord) {
  return { id, name, sport, organization, competition, icon };
}

/** The live part of an event: the content of an EventUpdate in which everything changed. */
export function toSnapshot(event: EventRecord): EventUpdate & EventSnapshot {
  return {
    eventId: event.id,
    sequence: event.sequence,
    asOf: event.asOf.toISOString(),
    silentSince: event.silentSince?.toISOString() ?? null,
    status: event.status,
    homeScore: event.homeScore,
    awayScore: event.awayScore,
    clock: event.clock,
    periods: event.periods,
    markets: event.markets.map(({ id, main, status }) => ({ marketId: id, main, status })),
    prices: event.markets.flatMap(({ main, selections }) =>
      selections.map(({ id, odds, pointsHundredths }) => ({
        selectionId: id,
        main,
        numeratorLong: odds.numerator,
        denominatorLong: odds.denominator,
        points: pointsOf(pointsHundredths),
      })),
    ),
  };
}

export function toLineMovement({ marketType, side, asOf, opening, entries }: LineMovementRecord): LineMovement {
  return {
    marketType,
    side,
    asOf: asOf.toISOString(),
    opening: opening && toLineEntry(opening),
    entries: entries.map(toLineEntry),
  };
}

function toLineEntry({ at, pointsHundredths, odds }: LineEntryRecord): LineEntry {
  return {
    at: at.toISOString(),
    numeratorLong: odds.numerator,
    denominatorLong: odds.denominator,
    points: pointsOf(pointsHundredths),
  };
}

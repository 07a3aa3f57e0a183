import { groupBy } from '../../../../../core/groupBy.ts';
import { formatOdds, type OddsFormat } from '../../../../../core/money/odds.ts';
import type { DraftBet, LegGroup } from '../slip.ts';
import { idleLegs } from './idleLegs.ts';
import type { LegView } from './legView.ts';

/** Legs of one event, as the card of a parlay shows them. */
export interface LegGroupView {
  readonly eventId: string;
  readonly eventName: string;
  /** Several legs that are one bet, under the event's name; else each leg names its event. */
  readonly isOneBet: boolean;
  readonly isLive: boolean;
  /** The price of the group; null where its only leg shows it, or there is none. */
  readonly odds: string | null;
  readonly trend: LegGroup['trend'];
  readonly isChanged: boolean;
  readonly legs: readonly LegView[];
  /** Legs of one bet that another one already needs, with its title. */
  readonly idle: Readonly<Record<string, string>>;
}

/** The legs of a bet by event, in the order of their first leg, with what the server knew of the same legs. */
export function groupsByEvent({ legs, groups }: Pick<DraftBet, 'legs' | 'groups'>) {
  return groupBy(legs, (leg) => leg.eventId).map((game) => {
    const own = game.map((leg) => leg.selectionId);
    const isOfThese = ({ selectionIds }: LegGroup): boolean =>
      selectionIds.length === own.length && own.every((id) => selectionIds.includes(id));
    return { eventId: game[0].eventId, own, answered: groups.find(isOfThese) };
  });
}

/**
 * How many picks of a round robin the legs are: those of one event are one, unless the server has said that some of them are no bet
 * together. Then it refuses the bet, and each leg counts.
 */
export function picksOf(bet: Pick<DraftBet, 'legs' | 'groups'>): number {
  const groups = groupsByEvent(bet);
  return groups.some(({ own, answered }) => own.length > 1 && answered?.isOneBet === false) ? bet.legs.length : groups.length;
}

/** As groupsByEvent. Answers of the server about other legs are not shown. */
export function legGroups(bet: DraftBet, legs: readonly LegView[], format: OddsFormat): readonly LegGroupView[] {
  return groupsByEvent(bet).map(({ eventId, own, answered }) => {
    const shown = legs.filter((leg) => own.includes(leg.selectionId));
    const isTogether = answered?.isOneBet === true;
    return {
      eventId,
      eventName: shown[0]?.eventName ?? '',
      isOneBet: isTogether,
      isLive: answered?.eventStatus === 'IN_PLAY',
      odds: isTogether && answered.odds !== null ? formatOdds(answered.odds, format) : null,
      trend: isTogether ? answered.trend : 'NONE',
      isChanged: isTogether && answered.requiresAcceptance,
      legs: shown,
      idle: isTogether ? idleLegs(bet.legs.filter((leg) => own.includes(leg.selectionId))) : {},
    };
  });
}

import { formatOdds, type OddsFormat } from '../../../../core/odds.ts';
import type { LegView } from './legView.ts';
import type { DraftBet, LegGroup } from './slip.ts';

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
}

/** The legs of a bet by event, in the order of their first leg. What the server knew of other legs is not shown. */
export function legGroups(bet: DraftBet, legs: readonly LegView[], format: OddsFormat): readonly LegGroupView[] {
  const eventIds = [...new Set(bet.legs.map((leg) => leg.eventId))];
  return eventIds.map((eventId) => {
    const own = bet.legs.filter((leg) => leg.eventId === eventId).map((leg) => leg.selectionId);
    const shown = legs.filter((leg) => own.includes(leg.selectionId));
    const known = bet.groups.find((group) => group.eventId === eventId && group.selectionIds.length === own.length);
    const isTogether = known?.isOneBet === true;
    return {
      eventId,
      eventName: shown[0]?.eventName ?? '',
      isOneBet: isTogether,
      isLive: known?.eventStatus === 'IN_PLAY',
      odds: isTogether && known.odds !== null ? formatOdds(known.odds, format) : null,
      trend: isTogether ? known.trend : 'NONE',
      isChanged: isTogether && known.requiresAcceptance,
      legs: shown,
    };
  });
}

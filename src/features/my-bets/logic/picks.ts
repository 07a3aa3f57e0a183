import { groupBy } from '../../../../core/groupBy.ts';
import { formatOdds, type OddsFormat } from '../../../../core/money/odds.ts';
import type { Bet, BetLeg } from './bet.ts';

/** A leg, or several of one event that are one pick. */
export interface BetPick {
  readonly legs: readonly [BetLeg, ...BetLeg[]];
  readonly isSameGame: boolean;
  /** The price of several legs together; null where they are the whole bet, whose head says its price. */
  readonly odds: string | null;
}

/** The picks of a bet, in the order of their first legs. */
export function picksOf({ legs, sameGamePicks }: Pick<Bet, 'legs' | 'sameGamePicks'>, format: OddsFormat): readonly BetPick[] {
  const pickOf = ({ id }: BetLeg) => sameGamePicks.find(({ legIds }) => legIds.includes(id));
  return groupBy(legs, (leg) => pickOf(leg)?.legIds.join() ?? leg.id).map((own) => {
    const pick = pickOf(own[0]);
    const odds = own.length < legs.length && pick?.odds ? formatOdds(pick.odds, format) : null;
    return { legs: own, isSameGame: pick !== undefined, odds };
  });
}

/** The leg that says how the event of a pick stands: one that is still open, if there is one. */
export function leadingLeg({ legs }: BetPick): BetLeg {
  return legs.find(({ outcome }) => outcome === 'PENDING') ?? legs[0];
}

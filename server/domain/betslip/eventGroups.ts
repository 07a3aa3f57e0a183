import { groupBy } from '../../../core/groupBy.ts';
import { type Odds, oddsOfReturn } from '../../../core/money/odds.ts';
import { compare, type Rational } from '../../../core/money/rational.ts';
import type { JoinRefusal, OddsTrend } from '../../../core/wire/contract.ts';
import { refusedLegs, returnOfEvent } from '../betKinds/parlayPlus.ts';
import type { LegView } from './derive.ts';

/** Legs of one event, in the order of the slip. */
export interface EventGroup {
  readonly legs: readonly [LegView, ...LegView[]];
  /** The price at which the group counts; null for several legs that cannot be one bet, or where it does not fit 53 bits. */
  readonly odds: Odds | null;
  readonly trend: OddsTrend;
  readonly requiresAcceptance: boolean;
  /** Several legs that can be one bet. */
  readonly isOneBet: boolean;
  /** The legs that keep the others from being one bet; none where they are one, or where no legs of an event can be. */
  readonly refused: readonly { readonly leg: LegView; readonly reason: JoinRefusal }[];
  /** The price without those; null where none is refused, or all are. */
  readonly oddsOfOthers: Odds | null;
}

const ONE_LEG = { isOneBet: false, refused: [], oddsOfOthers: null } as const;

/**
 * Groups are in the order of their first leg.
 * @param isPlus whether several legs of an event can be one bet at all.
 */
export function groupByEvent(legs: readonly LegView[], isPlus = false): readonly EventGroup[] {
  return groupBy(legs, ({ offer }) => offer.eventId).map((group) => {
    const [only, ...others] = group;
    const requiresAcceptance = group.some((leg) => leg.requiresAcceptance);
    if (others.length === 0) return { legs: group, odds: only.offer.odds, trend: only.trend, requiresAcceptance, ...ONE_LEG };
    const [now, accepted] = isPlus ? [returnOf(group, ({ offer }) => offer.odds), returnOf(group, (leg) => leg.accepted.odds)] : [];
    const difference = now && accepted ? compare(now, accepted) : 0;
    const trend = difference > 0 ? 'UP' : difference < 0 ? 'DOWN' : 'NONE';
    const refusal = isPlus && !now ? refusalOf(group) : { refused: [], oddsOfOthers: null };
    return { legs: group, odds: now ? oddsOfReturn(now) : null, trend, requiresAcceptance, isOneBet: Boolean(now), ...refusal };
  });
}

function refusalOf(legs: EventGroup['legs']): Pick<EventGroup, 'refused' | 'oddsOfOthers'> {
  const reasons = refusedLegs(legs.map(({ offer }) => offer));
  const refused = [...reasons].flatMap(([index, reason]) => {
    const leg = legs[index];
    return leg ? [{ leg, reason }] : [];
  });
  const [first, ...others] = legs.filter((_, index) => !reasons.has(index));
  if (first === undefined || refused.length === 0) return { refused, oddsOfOthers: null };
  if (others.length === 0) return { refused, oddsOfOthers: first.offer.odds };
  const returned = returnOf([first, ...others], ({ offer }) => offer.odds);
  return { refused, oddsOfOthers: returned && oddsOfReturn(returned) };
}

/** The return of several legs as one bet, stake included, on one unit; null where they cannot be one. */
function returnOf(legs: EventGroup['legs'], priceOf: (leg: LegView) => Odds): Rational | null {
  return returnOfEvent(
    legs.map(({ offer }) => offer),
    legs.map(priceOf),
  );
}

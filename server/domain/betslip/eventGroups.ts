import type { OddsTrend } from '../../../core/contract.ts';
import type { LegView } from './derive.ts';

/** Legs of one event, in the order of the slip. */
export interface EventGroup {
  readonly legs: readonly [LegView, ...LegView[]];
  /** The leg whose price is the group's; null for several legs, because their outcomes depend on each other. */
  readonly priced: LegView | null;
  readonly trend: OddsTrend;
  readonly requiresAcceptance: boolean;
}

/** Groups are in the order of their first leg. */
export function groupByEvent(legs: readonly LegView[]): readonly EventGroup[] {
  const byEvent = new Map<string, [LegView, ...LegView[]]>();
  for (const leg of legs) {
    const group = byEvent.get(leg.offer.eventId);
    if (group) group.push(leg);
    else byEvent.set(leg.offer.eventId, [leg]);
  }
  return [...byEvent.values()].map((group) => {
    const priced = group.length === 1 ? group[0] : null;
    const requiresAcceptance = group.some((leg) => leg.requiresAcceptance);
    return { legs: group, priced, trend: priced?.trend ?? 'NONE', requiresAcceptance };
  });
}

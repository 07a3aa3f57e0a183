import { selectionTitle } from '../../../../../core/money/points.ts';
import type { SlipLeg } from '../slip.ts';

/** What a leg of a bet on one game needs: more than a number of points, of the lead of a side or of both together. */
interface Need {
  readonly of: string;
  readonly above: boolean;
  readonly line: number;
}

type NeedLeg = Pick<SlipLeg, 'name' | 'marketType' | 'current'>;

/** Legs of one bet on a game are of its whole, so a side's name and the type say what they need. */
function needOf({ name, marketType, current: { pointsHundredths: points } }: NeedLeg): Need | null {
  if (marketType === 'MONEYLINE') return { of: name, above: true, line: 0 };
  if (points === null) return null;
  if (marketType === 'SPREAD') return { of: name, above: true, line: -points };
  if (marketType === 'TOTAL') return { of: 'total', above: !/^under/i.test(name), line: points };
  return null;
}

/**
 * Legs of one bet on a game that another leg already needs, each with its title: Bills −2.5 needs Bills to win. They
 * change nothing of the price, and can only make the bet void.
 */
export function idleLegs(legs: readonly (NeedLeg & Pick<SlipLeg, 'selectionId'>)[]): Readonly<Record<string, string>> {
  const needs = legs.map((leg) => ({ leg, need: needOf(leg) }));
  const idle = needs.flatMap(({ leg, need }) => {
    if (need === null) return [];
    const stricter = needs.find(
      (other) =>
        other.leg !== leg &&
        other.need?.of === need.of &&
        other.need.above === need.above &&
        (need.above ? other.need.line > need.line : other.need.line < need.line),
    );
    if (stricter === undefined) return [];
    const { name, marketType, current } = stricter.leg;
    const title = marketType === 'MONEYLINE' ? `${name} to win` : selectionTitle(name, marketType, current.pointsHundredths);
    return [[leg.selectionId, title] as const];
  });
  return Object.fromEntries(idle);
}

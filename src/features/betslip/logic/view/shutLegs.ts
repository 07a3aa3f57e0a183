import { selectionTitle } from '../../../../../core/money/points.ts';
import type { UnavailableLeg } from '../placement/betButton.ts';
import { type SlipLeg, standingOf } from '../slip.ts';
import { isWanted, type StakedBet } from './stakedBets.ts';

/** The legs that take no bets and keep others from being placed. */
export function unavailableLegs(all: readonly StakedBet[]): readonly UnavailableLeg[] {
  const legs = new Set(all.filter(isWanted).flatMap(({ bet }) => bet.legs));
  return [...legs]
    .map((leg) => ({ leg, standing: standingOf(leg) }))
    .flatMap(({ leg, standing }) =>
      standing === 'open' ? [] : [{ title: selectionTitle(leg.name, leg.marketType, leg.current.pointsHundredths), standing }],
    );
}

export function idsOf(legs: readonly SlipLeg[], standing: UnavailableLeg['standing']): readonly string[] {
  return legs.filter((leg) => standingOf(leg) === standing).map(({ selectionId }) => selectionId);
}

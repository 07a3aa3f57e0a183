import { contractFormat, type Odds } from '../../../../core/money/odds.ts';
import { pointsHundredthsOf } from '../../../../core/money/points.ts';
import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { SharedBet } from '../logic/sharedBet.ts';
import { pickOfSelection } from './linkedSelections.ts';
import { ShareBetslipDocument, SharedBetDocument, type SharedBetQuery, SharePlacedBetDocument } from './sharing.generated.ts';

type OddsFields = NonNullable<NonNullable<SharedBetQuery['sharedBet']>['legs'][number]['sharedOdds']>;

export const sharedBetQuery = playerQuery({
  document: SharedBetDocument,
  audience: 'anyone',
  pollMs: 20_000,
  map: ({ sharedBet: bet }) => ({ bet: bet && sharedBetOf(bet), isExpired: bet?.status === 'EXPIRED' }),
});

export const sharePlacedBet = mutation({ document: SharePlacedBetDocument, map: ({ shareBet: { path } }) => path });
export const shareBetslip = mutation({ document: ShareBetslipDocument, map: ({ shareBetslip: { path } }) => path });

function oddsOf({ numeratorLong: numerator, denominatorLong: denominator }: OddsFields): Odds {
  return { numerator, denominator };
}

function sharedBetOf({
  status,
  type,
  betAmount,
  sharedTotalOdds,
  totalOdds,
  legs,
  sameGamePicks,
}: NonNullable<SharedBetQuery['sharedBet']>): SharedBet | null {
  if (status === 'EXPIRED' || type === null) return null;
  return {
    status,
    type,
    stakeCents: betAmount?.amount ?? null,
    sharedTotalOdds,
    totalOdds,
    legs: legs.map(({ selection, isOpen, sharedOdds, sharedPoints, hasMoved }) => ({
      pick: pickOfSelection(selection),
      isOpen,
      marketStatus: selection.marketStatus,
      sharedOdds: sharedOdds && oddsOf(sharedOdds),
      sharedPointsHundredths: pointsHundredthsOf(sharedPoints),
      hasMoved,
    })),
    sameGamePicks: sameGamePicks.map(({ selectionIds, odds }) => ({ selectionIds, odds: odds && oddsOf(odds) })),
  };
}

/** The bet of a link, asked for again while it is shown: its prices move. */
export function useSharedBet(shareId: string) {
  const oddsFormat = contractFormat(useStore(useServices().oddsFormat));
  return useQuery(sharedBetQuery, { shareId, oddsFormat });
}

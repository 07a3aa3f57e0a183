import { contractFormat } from '../../../../core/money/odds.ts';
import { playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { LoungeSort, PopularParlay } from '../logic/lounge.ts';
import { pickOfSelection } from './linkedSelections.ts';
import { PopularParlaysDocument } from './lounge.generated.ts';

export const popularParlays = playerQuery({
  document: PopularParlaysDocument,
  audience: 'anyone',
  pollMs: 20_000,
  map: ({ popularParlays: parlays }): { readonly parlays: readonly PopularParlay[] } => ({
    parlays: parlays.map(({ legs, exampleStake, examplePayout, ...parlay }) => ({
      ...parlay,
      exampleStakeCents: exampleStake.amount,
      examplePayoutCents: examplePayout.amount,
      picks: legs.map(pickOfSelection),
    })),
  }),
});

/** The parlays of the lounge, asked for again while they are shown: their prices move and their games begin. */
export function usePopularParlays(sort: LoungeSort) {
  const oddsFormat = contractFormat(useStore(useServices().oddsFormat));
  return useQuery(popularParlays, { sort, oddsFormat });
}

import { contractFormat } from '../../../../core/money/odds.ts';
import { pointsHundredthsOf, selectionTitle } from '../../../../core/money/points.ts';
import { playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { HomeParlaysDocument } from './homeParlays.generated.ts';

/** A parlay that players have open now. */
export interface HomeParlay {
  readonly id: string;
  readonly playerCount: number;
  readonly totalOdds: string;
  /** The selections with their lines. */
  readonly legs: readonly string[];
}

const homeParlays = playerQuery({
  document: HomeParlaysDocument,
  audience: 'anyone',
  pollMs: 60_000,
  map: ({ popularParlays }): readonly HomeParlay[] =>
    popularParlays.map(({ legs, ...parlay }) => ({
      ...parlay,
      legs: legs.map(({ name, points, marketType }) => selectionTitle(name, marketType, pointsHundredthsOf(points))),
    })),
});

/** Those of the lounge, the one of most players first. */
export const useHomeParlays = () => {
  const oddsFormat = contractFormat(useStore(useServices().oddsFormat));
  return useQuery(homeParlays, { oddsFormat });
};

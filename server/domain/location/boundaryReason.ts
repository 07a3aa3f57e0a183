import { metresText } from '../../../core/texts/metresText.ts';
import type { Located } from './borders.ts';
import { LEAST_ACCURACY_METRES } from './position.ts';

/** Why a place is refused, in a sentence or two; with the distance to the border where that is the reason. */
export function boundaryReason({ decision, region, neighbour, distanceMetres, doubtMetres }: Omit<Located, 'possible'>): string {
  const doubt = metresText(Math.round(doubtMetres));
  if (doubtMetres > LEAST_ACCURACY_METRES) return `Your position is known to ${doubt} only. Turn Wi-Fi on, then check again.`;
  if (decision === 'undecided')
    return `You are near the border of ${neighbour?.name ?? 'an area without bets'}, ${metresText(Math.round(distanceMetres))}, and we can be off by ${doubt}. Move away from it, then check again.`;
  if (region === null) return 'You are outside of all areas that we know.';
  return `You are in ${region.name}, where we take no bets.`;
}

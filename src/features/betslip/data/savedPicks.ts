import { playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { pickOfSelection } from './linkedSelections.ts';
import { LinkedSelectionsDocument } from './slipLinks.generated.ts';

export const offeredPicks = playerQuery({
  document: LinkedSelectionsDocument,
  audience: 'anyone',
  pollMs: 20_000,
  map: ({ linkedSelections }) =>
    linkedSelections.map((selection) => ({ pick: pickOfSelection(selection), marketStatus: selection.marketStatus })),
});

/** The selections of saved picks, polled while they are shown: their prices move. */
export function useOfferedPicks(selectionIds: readonly string[]) {
  return useQuery(offeredPicks, { selectionIds });
}

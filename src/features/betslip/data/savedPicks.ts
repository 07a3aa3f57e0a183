import { playerQuery } from '../../../platform/data/declare.ts';
import { pickOfSelection } from './linkedSelections.ts';
import { LinkedSelectionsDocument } from './slipLinks.generated.ts';

/** The selections of saved picks, asked for again while they are shown: their prices move. */
export const offeredPicks = playerQuery({
  document: LinkedSelectionsDocument,
  audience: 'anyone',
  pollMs: 20_000,
  map: ({ linkedSelections }) =>
    linkedSelections.map((selection) => ({ pick: pickOfSelection(selection), marketStatus: selection.marketStatus })),
});

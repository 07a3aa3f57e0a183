import { err, ok, type Result } from '../../../core/result.ts';
import { addSelection, setAmount, setTeaserLevel } from './reduce.ts';
import { EMPTY_SLIP, type Price, type SelectionSource, type SetAmount, type Slip } from './slip.ts';

/** A draft bet as a client sends it: its legs at the prices the player has accepted, and the amount they typed. */
export interface GivenDraftBet {
  readonly id: string;
  readonly amount: SetAmount | null;
  readonly legs: readonly { readonly selectionId: string; readonly accepted: Price }[];
}

export type DraftBetsError =
  | { readonly reason: 'SLIP_FULL'; readonly field: null }
  | {
      readonly reason: 'AMOUNT_NEGATIVE' | 'AMOUNT_TOO_LARGE';
      readonly field: SetAmount['field'];
    };

const UNKNOWN_SOURCE: SelectionSource = { selectionOrigin: null, branchChannel: null, shareId: null };

/**
 * The slip of these draft bets: their selections in the order given, each once, and the amounts of the bets that the selections form.
 * @param before the slip of before; a selection in it keeps its origin, and a teaser its points.
 * @param maximumCents of an amount of this field.
 */
export function fromDraftBets(
  draftBets: readonly GivenDraftBet[],
  before: Slip,
  maximumCents: (field: SetAmount['field']) => number,
): Result<Slip, DraftBetsError> {
  let slip = before.teaserLevel === undefined ? EMPTY_SLIP : setTeaserLevel(EMPTY_SLIP, before.teaserLevel);
  for (const { selectionId, accepted } of draftBets.flatMap(({ legs }) => legs)) {
    const previous = before.selections.find((selection) => selection.selectionId === selectionId);
    const added = addSelection(slip, { ...(previous ?? UNKNOWN_SOURCE), selectionId, accepted });
    if (!added.ok) return err({ reason: added.error, field: null });
    slip = added.value;
  }
  for (const { id, amount } of draftBets) {
    if (amount === null) continue;
    const set = setAmount(slip, id, amount, maximumCents(amount.field));
    if (set.ok) slip = set.value;
    else if (set.error === 'AMOUNT_NEGATIVE' || set.error === 'AMOUNT_TOO_LARGE')
      return err({ reason: set.error, field: amount.field });
  }
  return ok(slip);
}

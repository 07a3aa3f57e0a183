import type { AmountField } from '../../../../core/wire/contract.ts';

/**
 * The amount that the player typed into one of the two fields and the server has not confirmed yet. Only this field is stored: the other
 * one follows from it and the current price.
 */
export interface AmountDraft {
  readonly field: AmountField;
  /** Null: the player cleared the field. */
  readonly cents: number | null;
  /** Counts edits of this bet. An answer to an earlier edit does not confirm the draft. */
  readonly edit: number;
}

export type AmountDrafts = Readonly<Record<string, AmountDraft>>;

export type AmountEvent =
  | { readonly type: 'typed'; readonly draftBetId: string; readonly field: AmountField; readonly cents: number | null }
  | { readonly type: 'confirmed'; readonly draftBetId: string; readonly edit: number }
  | { readonly type: 'placed'; readonly draftBetIds: readonly string[] }
  /** Drafts of bets that are no longer in the slip are removed. */
  | { readonly type: 'pruned'; readonly draftBetIds: readonly string[] };

export const NO_DRAFTS: AmountDrafts = {};

export function nextDrafts(drafts: AmountDrafts, event: AmountEvent): AmountDrafts {
  switch (event.type) {
    case 'typed': {
      const edit = (drafts[event.draftBetId]?.edit ?? 0) + 1;
      return { ...drafts, [event.draftBetId]: { field: event.field, cents: event.cents, edit } };
    }
    case 'confirmed':
      return drafts[event.draftBetId]?.edit === event.edit ? only(drafts, (id) => id !== event.draftBetId) : drafts;
    case 'placed':
      return only(drafts, (id) => !event.draftBetIds.includes(id));
    case 'pruned':
      return only(drafts, (id) => event.draftBetIds.includes(id));
  }
}

function only(drafts: AmountDrafts, keep: (draftBetId: string) => boolean): AmountDrafts {
  const remaining = Object.entries(drafts).filter(([id]) => keep(id));
  return remaining.length === Object.keys(drafts).length ? drafts : Object.fromEntries(remaining);
}

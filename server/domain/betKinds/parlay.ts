import { ok } from '../../../core/result.ts';
import { ONE_TICKET } from './ticket.ts';
import type { BetKindRules } from './types.ts';

export const PARLAY_ID = 'parlay';

const MINIMUM_LEGS = 2;

export const parlay: BetKindRules = {
  ...ONE_TICKET,
  draftIds: (selectionIds) => (selectionIds.length < MINIMUM_LEGS ? [] : [PARLAY_ID]),
  drafts: (offers) =>
    offers.length < MINIMUM_LEGS
      ? []
      : [{ id: PARLAY_ID, kind: 'PARLAY', terms: null, selectionIds: offers.map(({ selectionId }) => selectionId), label: null }],
  legs: ({ maximumParlayLegs }) => ({ minimum: MINIMUM_LEGS, maximum: maximumParlayLegs }),
  shape: () => ok({ kind: 'PARLAY', terms: null }),
};

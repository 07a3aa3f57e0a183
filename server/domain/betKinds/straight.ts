import { ok } from '../../../core/result.ts';
import { ONE_TICKET } from './ticket.ts';
import type { SectionRules } from './types.ts';

export function straightId(selectionId: string): string {
  return `straight:${selectionId}`;
}

export const straight: SectionRules = {
  ...ONE_TICKET,
  draftIds: (selectionIds) => selectionIds.map(straightId),
  drafts: (offers) =>
    offers.map(({ selectionId }) => ({
      id: straightId(selectionId),
      kind: 'STRAIGHT',
      terms: null,
      selectionIds: [selectionId],
      label: null,
    })),
  legs: () => ({ minimum: 1, maximum: 1 }),
  shape: () => ok({ kind: 'STRAIGHT', terms: null }),
};

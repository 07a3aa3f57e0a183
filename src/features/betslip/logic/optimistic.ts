import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import { bySection, SECTION_RULES } from './sections.ts';
import type { Slip, SlipLeg } from './slip.ts';

/** A change of the player that the server has not answered yet. */
export type PendingChange =
  | { readonly changeId: number; readonly kind: 'add'; readonly pick: PickedSelection }
  | { readonly changeId: number; readonly kind: 'remove'; readonly selectionId: string }
  | { readonly changeId: number; readonly kind: 'clear' };

export const EMPTY_SLIP: Slip = {
  id: '',
  revision: -1,
  legs: [],
  sections: bySection((kind) => ({ kind, draftBets: [], errors: [] })),
  errors: [],
};

/** The slip with every pending change applied. A change that the server's slip already contains has no effect. */
export function withPending(server: Slip | null, pending: readonly PendingChange[]): Slip {
  const base = server ?? EMPTY_SLIP;
  const legs = pending.reduce(applied, base.legs);
  return legs === base.legs ? base : withLegs(base, legs);
}

function applied(legs: readonly SlipLeg[], change: PendingChange): readonly SlipLeg[] {
  switch (change.kind) {
    case 'clear':
      return legs.length === 0 ? legs : [];
    case 'remove': {
      const rest = legs.filter((leg) => leg.selectionId !== change.selectionId);
      return rest.length === legs.length ? legs : rest;
    }
    case 'add':
      return legs.some((leg) => leg.selectionId === change.pick.selectionId) ? legs : [...legs, legOf(change.pick)];
  }
}

export function legOf(pick: PickedSelection): SlipLeg {
  const quote = { odds: pick.odds, pointsHundredths: pick.pointsHundredths };
  const { odds: _odds, pointsHundredths: _points, ...known } = pick;
  return {
    ...known,
    marketStatus: 'OPEN',
    placeDelayMs: 0,
    accepted: quote,
    current: quote,
    trend: 'NONE',
    requiresAcceptance: false,
    errors: [],
  };
}

function withLegs(base: Slip, legs: readonly SlipLeg[]): Slip {
  const sections = bySection((kind) => {
    const draftBets = SECTION_RULES[kind].draftBets(legs, base.sections[kind]);
    return { kind, draftBets, errors: [] };
  });
  return { ...base, legs, sections, errors: [] };
}

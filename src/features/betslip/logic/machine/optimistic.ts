import type { PickedSelection } from '../../../../../core/money/pickedSelection.ts';
import { bySection, draftBetsUntilAnswered } from '../sections.ts';
import type { Slip, SlipLeg } from '../slip.ts';

/** A change of the player that the server has not answered yet. */
export type PendingChange =
  | { readonly changeId: number; readonly kind: 'add'; readonly pick: PickedSelection }
  | { readonly changeId: number; readonly kind: 'remove'; readonly selectionId: string }
  /** Removes the legs that can be teased. */
  | { readonly changeId: number; readonly kind: 'clearTeaser'; readonly selectionIds: readonly string[] }
  | { readonly changeId: number; readonly kind: 'clear' }
  | {
      readonly changeId: number;
      readonly kind: 'featured';
      readonly featuredBetId: string;
      readonly selectionOrigin: string;
      readonly picks: readonly PickedSelection[];
    };

export const EMPTY_SLIP: Slip = {
  id: '',
  revision: -1,
  legs: [],
  sections: bySection((kind) => ({ kind, draftBets: [], groupings: [], errors: [] })),
  errors: [],
};

/** The legs of the slip with every pending change applied: all that many readers need. */
export function legsWithPending(server: Slip | null, pending: readonly PendingChange[]): readonly SlipLeg[] {
  return pending.reduce(applied, (server ?? EMPTY_SLIP).legs);
}

/** The slip with every pending change applied. A change that the server's slip already contains has no effect. */
export function withPending(server: Slip | null, pending: readonly PendingChange[]): Slip {
  const base = server ?? EMPTY_SLIP;
  const legs = legsWithPending(base, pending);
  return legs === base.legs ? base : withLegs(base, legs);
}

function applied(legs: readonly SlipLeg[], change: PendingChange): readonly SlipLeg[] {
  switch (change.kind) {
    case 'clear':
      return legs.length === 0 ? legs : [];
    case 'remove':
      return legsWithout(legs, [change.selectionId]);
    case 'clearTeaser':
      return legsWithout(legs, change.selectionIds);
    case 'add':
      return withPick(legs, change.pick);
    case 'featured':
      return change.picks.reduce(withPick, legs);
  }
}

function withPick(legs: readonly SlipLeg[], pick: PickedSelection): readonly SlipLeg[] {
  return legs.some((leg) => leg.selectionId === pick.selectionId) ? legs : [...legs, legOf(pick)];
}

function legsWithout(legs: readonly SlipLeg[], selectionIds: readonly string[]): readonly SlipLeg[] {
  const rest = legs.filter((leg) => !selectionIds.includes(leg.selectionId));
  return rest.length === legs.length ? legs : rest;
}

/** A pick's leg is asked for with every step of the machine until the server answers. */
const legs = new WeakMap<PickedSelection, SlipLeg>();

export function legOf(pick: PickedSelection): SlipLeg {
  const leg = legs.get(pick) ?? newLeg(pick);
  legs.set(pick, leg);
  return leg;
}

function newLeg(pick: PickedSelection): SlipLeg {
  const quote = { odds: pick.odds, pointsHundredths: pick.pointsHundredths };
  const { odds: _odds, pointsHundredths: _points, ...facts } = pick;
  return {
    ...facts,
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
    const draftBets = draftBetsUntilAnswered(kind, legs, base.sections[kind]);
    return { ...base.sections[kind], draftBets, errors: [] };
  });
  return { ...base, legs, sections, errors: [] };
}

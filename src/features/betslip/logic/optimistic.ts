import { combinedReturn } from '../../../../core/odds.ts';
import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import { type BetToWinRatio, type DraftBet, PARLAY_ID, type Slip, type SlipLeg, straightId } from './slip.ts';

/** A change of the player that the server has not answered yet. */
export type PendingChange =
  | { readonly changeId: number; readonly kind: 'add'; readonly pick: PickedSelection }
  | { readonly changeId: number; readonly kind: 'remove'; readonly selectionId: string }
  | { readonly changeId: number; readonly kind: 'clear' };

export const EMPTY_SLIP: Slip = {
  id: '',
  revision: -1,
  legs: [],
  straight: { kind: 'STRAIGHT', draftBets: [], errors: [] },
  parlay: { kind: 'PARLAY', draftBets: [], errors: [] },
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

/** The combined profit on one unit of these legs; null when it does not fit safe integers, as in the contract. */
export function ratioOf(legs: readonly SlipLeg[]): BetToWinRatio | null {
  if (legs.length === 0) return null;
  const returned = combinedReturn(legs.map((leg) => leg.current.odds));
  const numerator = Number(returned.numerator - returned.denominator);
  const denominator = Number(returned.denominator);
  return Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) ? { numerator, denominator } : null;
}

function withLegs(base: Slip, legs: readonly SlipLeg[]): Slip {
  const straights = legs.map((leg) => {
    const id = straightId(leg.selectionId);
    return base.straight.draftBets.find((bet) => bet.id === id) ?? emptyBet(id, [leg]);
  });
  const before = base.parlay.draftBets.find((bet) => bet.id === PARLAY_ID);
  const parlay = legs.length < 2 ? [] : [{ ...(before ?? emptyBet(PARLAY_ID, legs)), legs, ratio: ratioOf(legs), errors: [] }];
  return {
    ...base,
    legs,
    straight: { ...base.straight, draftBets: straights },
    parlay: { kind: 'PARLAY', draftBets: parlay, errors: [] },
    errors: [],
  };
}

function emptyBet(id: string, legs: readonly SlipLeg[]): DraftBet {
  return { id, stakeCents: 0, winCents: 0, ratio: ratioOf(legs), patronSet: 'BET', legs, errors: [] };
}

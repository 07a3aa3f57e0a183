import type { PlacementEffect } from '../placement/placement.ts';
import { draftBetsOf } from '../sections.ts';
import type { Slip } from '../slip.ts';
import { same } from './slipRequests.ts';
import { isInFlight, type SlipEffect, type SlipState, type SlipStep, unsentPicksOf } from './slipState.ts';

/** What follows from the change of the state alone: what this device stores, whether updates wait, and which errors are new. */
export function stored(before: SlipState, next: SlipState): SlipStep {
  const effects: SlipEffect[] = [];
  const known = next.server !== null && !next.provisional ? next.server : null;
  if (known !== null && next.tab !== next.storedTab) effects.push({ type: 'storeTab', tab: next.tab });
  const key = known === null ? next.storedSlip : storageKey(known);
  // An empty slip is stored as null: there is nothing to restore, and other tabs need not load the betslip's effects.
  if (known !== null && key !== next.storedSlip) effects.push({ type: 'storeSlip', slip: known.legs.length === 0 ? null : known });
  const storedTab = known === null ? next.storedTab : next.tab;
  const state = storedTab === next.storedTab && key === next.storedSlip ? next : { ...next, storedTab, storedSlip: key };
  if (before.ownedPicks !== next.ownedPicks) effects.push({ type: 'storeOwnedPicks', ownedPicks: next.ownedPicks });
  return same(state, ...effects, ...unsentStored(before, next), ...held(before, next), ...errorsTracked(before, next));
}

/** Price changes are not stored: they are frequent and soon outdated. */
function storageKey(slip: Slip): string {
  const bets = draftBetsOf(slip).map((bet) => `${bet.id}=${bet.stakeCents}`);
  return [slip.id, ...bets].join(' ');
}

function unsentStored(before: SlipState, next: SlipState): readonly SlipEffect[] {
  const [old, unsent] = [unsentPicksOf(before), unsentPicksOf(next)];
  const isSame = old.length === unsent.length && unsent.every((pick, index) => pick.selectionId === old[index]?.selectionId);
  const hasAmounts =
    before.drafts !== next.drafts ||
    before.amountsToRestore !== next.amountsToRestore ||
    before.earlierUnsent !== next.earlierUnsent;
  if (isSame && !hasAmounts && (before.owner === next.owner || unsent.length === 0)) return [];
  return [{ type: 'storeUnsent', when: isSame || unsent.length > old.length ? 'now' : 'slipStored' }];
}

/** From the click on: a bet that is being opened, or accepted first, is on its way too. */
function isHeld(state: SlipState): boolean {
  return (
    isInFlight(state) || state.clicked !== null || state.requests.some((one) => one.kind === 'accept' && one.thenPlace !== null)
  );
}

function held(before: SlipState, next: SlipState): readonly SlipEffect[] {
  const isHeldNext = isHeld(next);
  return isHeld(before) === isHeldNext ? [] : [{ type: 'hold', held: isHeldNext }];
}

function errorsTracked(before: SlipState, next: SlipState): readonly SlipEffect[] {
  if (next.server === null || next.provisional || next.server === before.server) return [];
  return [{ type: 'track', before: before.provisional ? null : before.server, after: next.server }];
}

/** What a placement wants done, as an effect of the slip. */
export function effectOf(effect: PlacementEffect): SlipEffect {
  switch (effect.type) {
    case 'check':
      return { type: 'after', key: 'check', delayMs: effect.delayMs, event: { type: 'checkDue', requestId: effect.requestId } };
    case 'revertAfter': {
      const event = { type: 'revert', requestId: effect.requestId } as const;
      return { type: 'after', key: 'revert', delayMs: effect.delayMs, event: { type: 'placement', event, slip: null } };
    }
    default:
      return effect;
  }
}

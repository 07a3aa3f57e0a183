import { draftBetsOf } from '../sections.ts';
import type { Slip } from '../slip.ts';
import { same } from './slipRequests.ts';
import { differ, isInFlight, type SlipEffect, type SlipState, type SlipStep, unsentPicksOf } from './slipState.ts';

/** What follows from the change of the state alone: what this device stores, whether updates wait, and which errors are new. */
export function stored(before: SlipState, next: SlipState): SlipStep {
  const effects: SlipEffect[] = [];
  const confirmed = next.provisional ? null : next.server;
  const isNew = confirmed !== null && confirmed !== before.server;
  const storedTab = confirmed === null ? next.storedTab : next.tab;
  const storedSlip = isNew ? storageKey(confirmed) : next.storedSlip;
  if (storedTab !== next.storedTab) effects.push({ type: 'storeTab', tab: storedTab });
  // An empty slip is stored as null: there is nothing to restore, and other tabs need not load the betslip's effects.
  if (isNew && storedSlip !== next.storedSlip)
    effects.push({ type: 'storeSlip', slip: confirmed.legs.length === 0 ? null : confirmed });
  if (before.ownedPicks !== next.ownedPicks) effects.push({ type: 'storeOwnedPicks', ownedPicks: next.ownedPicks });
  if (differ(before, next, UNSENT)) effects.push(...unsentStored(before, next));
  if (isHeld(before) !== isHeld(next)) effects.push({ type: 'hold', held: isHeld(next) });
  if (isNew) effects.push({ type: 'track', before: before.provisional ? null : before.server, after: confirmed });
  const isStored = storedTab === next.storedTab && storedSlip === next.storedSlip;
  return same(isStored ? next : { ...next, storedTab, storedSlip }, ...effects);
}

/** Price changes are not stored: they are frequent and soon outdated. */
function storageKey(slip: Slip): string {
  const bets = draftBetsOf(slip).map((bet) => `${bet.id}=${bet.stakeCents}`);
  return [slip.id, ...bets].join(' ');
}

/** The parts of the state that decide which picks and amounts the server may not have. */
const UNSENT = ['requests', 'earlierUnsent', 'loggedOutPicks', 'drafts', 'amountsToRestore', 'owner'] as const;

function unsentStored(before: SlipState, next: SlipState): readonly SlipEffect[] {
  const [old, unsent] = [unsentPicksOf(before), unsentPicksOf(next)];
  const isSame = old.length === unsent.length && unsent.every((pick, index) => pick.selectionId === old[index]?.selectionId);
  const hasAmounts = differ(before, next, ['drafts', 'amountsToRestore', 'earlierUnsent']);
  if (isSame && !hasAmounts && (before.owner === next.owner || unsent.length === 0)) return [];
  return [{ type: 'storeUnsent', when: isSame || unsent.length > old.length ? 'now' : 'slipStored' }];
}

/** From the click on: a bet that is being opened, or accepted first, is on its way too. */
function isHeld(state: SlipState): boolean {
  return (
    isInFlight(state) || state.clicked !== null || state.requests.some((one) => one.kind === 'accept' && one.thenPlace !== null)
  );
}

import type { Slip, TabChange } from './slip.ts';

/** Tabs that change one slip at the same time; the one longest unused is dropped first. */
const MAXIMUM_TABS = 8;

/** Whether the slip has taken a later change of the same tab: this one was sent by an earlier page, and the player has moved on. */
export function isStale({ changes = [] }: Slip, change: TabChange | null): boolean {
  return change !== null && changes.some(({ tabId, number }) => tabId === change.tabId && number > change.number);
}

/** The slip after this change, which takes the changes of `before` with it. A slip that was never used stays so, and is not stored. */
export function withChange(slip: Slip, before: Slip, change: TabChange | null): Slip {
  const changes = before.changes ?? [];
  if (change === null) return changes.length === 0 || slip.changes === changes ? slip : { ...slip, changes };
  if (slip === before && slip.selections.length === 0 && changes.length === 0) return slip;
  const others = changes.filter(({ tabId }) => tabId !== change.tabId);
  return { ...slip, changes: [...others.slice(1 - MAXIMUM_TABS), { tabId: change.tabId, number: change.number }] };
}

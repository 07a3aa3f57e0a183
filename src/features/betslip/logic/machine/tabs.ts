import type { BetKind } from '../../../../../core/wire/contract.ts';
import { STAKE_KEEPS_TAB } from '../constants.ts';

/** The selected tab, persisted; a slip is new until the player has chosen a tab by hand. */
export interface TabState {
  readonly tab: BetKind;
  readonly isNew: boolean;
}

export type TabEvent =
  | { readonly type: 'restored'; readonly state: TabState }
  | { readonly type: 'chosen'; readonly tab: BetKind; readonly legs: number }
  /** The number of legs changed from one known number to another; `isStaked`: a stake was typed for one of them as a straight bet. */
  | { readonly type: 'legs'; readonly before: number; readonly after: number; readonly isStaked: boolean }
  /** The legs of the teaser were cleared, and so many others remain. */
  | { readonly type: 'teaserCleared'; readonly legs: number }
  /** The slip was loaded for the first time; nothing was added or removed. */
  | { readonly type: 'loaded'; readonly legs: number };

export const FIRST_TAB: TabState = { tab: 'STRAIGHT', isNew: true };

export function nextTab(state: TabState, event: TabEvent): TabState {
  switch (event.type) {
    case 'restored':
      return event.state;
    case 'chosen':
      return event.legs === 1 && event.tab !== 'STRAIGHT' ? state : { tab: event.tab, isNew: false };
    case 'loaded':
      if (event.legs === 0) return FIRST_TAB;
      return event.legs === 1 && state.tab !== 'STRAIGHT' ? { ...state, tab: 'STRAIGHT' } : state;
    case 'teaserCleared':
      return { ...state, tab: event.legs > 1 ? 'PARLAY' : 'STRAIGHT' };
    case 'legs':
      return afterLegs(state, event);
  }
}

/**
 * One leg forces Straight, and from straight to parlay the tab goes to Parlay. A typed stake stays in sight: STAKE_KEEPS_TAB, because the
 * specification does not speak of it.
 */
function afterLegs(state: TabState, { before, after, isStaked }: Extract<TabEvent, { type: 'legs' }>): TabState {
  if (after === before) return state;
  if (after === 0) return FIRST_TAB;
  if (after === 1) return { ...state, tab: 'STRAIGHT' };
  return before < 2 && !(STAKE_KEEPS_TAB && isStaked) ? { ...state, tab: 'PARLAY' } : state;
}

/** Whether the tab went from Straight to Parlay. */
export function isMovedToParlay(before: TabState, after: TabState): boolean {
  return before.tab === 'STRAIGHT' && after.tab === 'PARLAY';
}

import type { BetKind } from '../../../../core/contract.ts';

/** The selected tab, persisted; a slip is new until the player has chosen a tab by hand. */
export interface TabState {
  readonly tab: BetKind;
  readonly isNew: boolean;
}

export type TabEvent =
  | { readonly type: 'restored'; readonly state: TabState }
  | { readonly type: 'chosen'; readonly tab: BetKind }
  /** The number of legs changed from one known number to another. */
  | { readonly type: 'legs'; readonly before: number; readonly now: number }
  /** The slip was loaded for the first time; nothing was added or removed. */
  | { readonly type: 'loaded'; readonly legs: number };

export const FIRST_TAB: TabState = { tab: 'STRAIGHT', isNew: true };

export function nextTab(state: TabState, event: TabEvent): TabState {
  switch (event.type) {
    case 'restored':
      return event.state;
    case 'chosen':
      return { tab: event.tab, isNew: false };
    case 'loaded':
      if (event.legs === 0) return FIRST_TAB;
      return event.legs === 1 && state.tab !== 'STRAIGHT' ? { ...state, tab: 'STRAIGHT' } : state;
    case 'legs':
      return afterLegs(state, event.before, event.now);
  }
}

function afterLegs(state: TabState, before: number, now: number): TabState {
  if (now === before) return state;
  if (now === 0) return FIRST_TAB;
  if (now === 1) return { ...state, tab: 'STRAIGHT' };
  if (before < 2 && state.isNew) return { ...state, tab: 'PARLAY' };
  return state;
}

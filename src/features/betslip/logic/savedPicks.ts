import type { SavedPick, SavedSlip } from '../../../../core/forms/slipFile.ts';
import { bookState } from '../../../../core/money/eventState.ts';
import { sameOdds } from '../../../../core/money/odds.ts';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import type { BetKind, MarketStatus } from '../../../../core/wire/contract.ts';
import { FIRST_TAB } from './machine/tabs.ts';
import type { SharedBet, SharedLeg } from './sharedBet.ts';
import type { SlipLeg } from './slip.ts';

/** A selection as it is offered now. */
export interface OfferedPick {
  readonly pick: PickedSelection;
  readonly marketStatus: MarketStatus;
}

/** What a player saves of a slip: the picks at the prices shown, and the tab. */
export function savedSlipFrom(brand: string, tab: BetKind, legs: readonly Pick<SlipLeg, 'selectionId' | 'current'>[]): SavedSlip {
  return {
    brand,
    tab,
    picks: legs.map(({ selectionId, current: { odds, pointsHundredths } }) => ({ selectionId, odds, pointsHundredths })),
  };
}

/** Saved picks as they can be bet on now. Those that are no longer offered are left out; null: none of them is offered. */
export function betOfSavedSlip({ tab, picks }: SavedSlip, offered: readonly OfferedPick[]): SharedBet | null {
  const legs = picks.flatMap((saved) => {
    const found = offered.find(({ pick }) => pick.selectionId === saved.selectionId);
    return found ? [legOf(saved, found)] : [];
  });
  if (legs.length === 0) return null;
  const open = legs.filter(({ isOpen }) => isOpen).length;
  return {
    status: open === 0 ? 'CLOSED' : open < picks.length ? 'PARTLY_CLOSED' : 'OPEN',
    type: legs.length === 1 ? FIRST_TAB.tab : tab,
    stakeCents: null,
    sharedTotalOdds: null,
    totalOdds: null,
    legs,
    sameGamePicks: [],
  };
}

function legOf({ odds, pointsHundredths }: SavedPick, { pick, marketStatus }: OfferedPick): SharedLeg {
  return {
    pick,
    isOpen: bookState(pick.eventStatus, marketStatus) === 'open',
    marketStatus,
    sharedOdds: odds,
    sharedPointsHundredths: pointsHundredths,
    hasMoved: !sameOdds(odds, pick.odds) || pointsHundredths !== pick.pointsHundredths,
  };
}

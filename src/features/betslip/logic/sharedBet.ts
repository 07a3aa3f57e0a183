import { groupBy } from '../../../../core/groupBy.ts';
import { bookState, SHUT_WORDS } from '../../../../core/money/eventState.ts';
import type { Odds } from '../../../../core/money/odds.ts';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { type BetKind, type BetType, type MarketStatus, SECTION_TABS } from '../../../../core/wire/contract.ts';

/** A leg of a shared bet. `pick` is at the price of now. */
export interface SharedLeg {
  readonly pick: PickedSelection;
  readonly isOpen: boolean;
  readonly marketStatus: MarketStatus;
  /** As it was shared; null for a leg of a teaser. */
  readonly sharedOdds: Odds | null;
  readonly sharedPointsHundredths: number | null;
  readonly hasMoved: boolean;
}

/** Legs of one event that are one pick. */
export interface SharedSameGame {
  readonly selectionIds: readonly string[];
  /** The price of the picks together, at the prices of now; null where one of them takes no bets. */
  readonly odds: Odds | null;
}

/** A bet that somebody shares. */
export interface SharedBet {
  readonly status: 'OPEN' | 'PARTLY_CLOSED' | 'CLOSED';
  readonly type: BetType;
  /** Only where it was chosen to be shown. */
  readonly stakeCents: number | null;
  readonly sharedTotalOdds: string | null;
  readonly totalOdds: string | null;
  readonly legs: readonly SharedLeg[];
  readonly sameGamePicks: readonly SharedSameGame[];
}

/** A leg, or several of one event that are one pick. */
export interface SharedPick {
  readonly legs: readonly [SharedLeg, ...SharedLeg[]];
  /** Null: a leg of its own. */
  readonly sameGame: SharedSameGame | null;
}

/** The picks of a bet, in the order of their first legs. */
export function picksOf({ legs, sameGamePicks }: Pick<SharedBet, 'legs' | 'sameGamePicks'>): readonly SharedPick[] {
  const sameGameOf = ({ pick }: SharedLeg) =>
    sameGamePicks.find(({ selectionIds }) => selectionIds.includes(pick.selectionId)) ?? null;
  return groupBy(legs, (leg) => sameGameOf(leg)?.selectionIds.join() ?? leg.pick.selectionId).map((own) => ({
    legs: own,
    sameGame: sameGameOf(own[0]),
  }));
}

/** The word in place of the price of a leg that takes no bets. Its event may have begun before its statuses say so. */
export function shutWord({ pick, marketStatus }: Pick<SharedLeg, 'pick' | 'marketStatus'>): string {
  return SHUT_WORDS[bookState(pick.eventStatus, marketStatus) === 'suspended' ? 'suspended' : 'closed'];
}

export interface SharedNote {
  readonly tone: 'warning' | 'neutral';
  readonly title: string;
  readonly body: string;
}

/** What has changed since it was shared or saved; none: nothing. */
export function sharedNotes(
  { status, legs }: Pick<SharedBet, 'status' | 'legs'>,
  was: 'shared' | 'saved' = 'shared',
): readonly SharedNote[] {
  const notes: SharedNote[] = [];
  const open = legs.filter(({ isOpen }) => isOpen);
  if (status === 'CLOSED')
    notes.push({
      tone: 'neutral',
      title: 'None of it takes bets now',
      body: 'The games have started or ended, or betting is paused.',
    });
  if (status === 'PARTLY_CLOSED')
    notes.push({
      tone: 'neutral',
      title: `${open.length} of ${legs.length} picks can still be bet on`,
      body: 'Only these are added to your betslip.',
    });
  const moved = open.filter(({ hasMoved }) => hasMoved).length;
  if (moved > 0)
    notes.push({
      tone: 'warning',
      title: moved === 1 ? '1 price has changed' : `${moved} prices have changed`,
      body: `You would bet at the prices of now, not at those that were ${was}.`,
    });
  return notes;
}

/** The tab in which a bet of several legs is placed. */
export const JOINED_TAB: BetKind = 'PARLAY';

/** The tab of the slip in which such a bet is placed. */
export function tabOf(type: BetType): BetKind {
  return type === 'PARLAY_PLUS' ? JOINED_TAB : SECTION_TABS[type];
}

/** What is added to the slip: what takes bets, at the prices of now, with where it came from. @param shareId null: it is saved picks */
export function sharedPicks(
  { legs }: Pick<SharedBet, 'legs'>,
  shareId: string | null,
  branchChannel: string | null,
): readonly PickedSelection[] {
  const link = { selectionOrigin: shareId === null ? 'saved_slip' : 'shared_bet', shareId, branchChannel };
  return legs.filter(({ isOpen }) => isOpen).map(({ pick }) => ({ ...pick, link }));
}

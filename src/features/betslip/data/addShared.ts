import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import type { BetKind } from '../../../../core/wire/contract.ts';
import { type SharedBet, sharedPicks, tabOf } from '../logic/sharedBet.ts';
import { asksFirst } from '../logic/slipLinks.ts';
import type { Betslip } from './betslip.ts';
import { whenRead } from './followLink.ts';

/** Where a shared bet came from. */
export interface SharedSource {
  /** Null: it is saved picks. */
  readonly shareId: string | null;
  readonly branchChannel: string | null;
}

export type SharedTarget = Pick<Betslip, 'preload' | 'slip' | 'addLinked' | 'chooseTab' | 'getSnapshot' | 'subscribe'>;

/** The picks of a bet that somebody else made, and the tab in which it is placed. */
export interface OthersBet {
  readonly picks: readonly PickedSelection[];
  readonly tab: BetKind;
}

/** Once it is known what the slip has: adds the bet, or resolves with true where the player is to be asked first. */
export async function addOthersBet(betslip: SharedTarget, bet: OthersBet): Promise<boolean> {
  betslip.preload();
  await whenRead(betslip);
  if (asksFirst({ isParlay: bet.tab !== 'STRAIGHT' }, betslip.slip().legs.length)) return true;
  putOthersBet(betslip, bet, false);
  return false;
}

/** Adds the bet, or makes it the whole slip, and opens the tab in which it is placed. */
export function putOthersBet(betslip: SharedTarget, { picks, tab }: OthersBet, replaces: boolean): void {
  betslip.addLinked(picks, replaces);
  betslip.chooseTab(tab);
}

const othersBet = (bet: SharedBet, { shareId, branchChannel }: SharedSource): OthersBet => ({
  picks: sharedPicks(bet, shareId, branchChannel),
  tab: tabOf(bet.type),
});

export function addSharedBet(betslip: SharedTarget, bet: SharedBet, source: SharedSource): Promise<boolean> {
  return addOthersBet(betslip, othersBet(bet, source));
}

export function putSharedBet(betslip: SharedTarget, bet: SharedBet, source: SharedSource, replaces: boolean): void {
  putOthersBet(betslip, othersBet(bet, source), replaces);
}

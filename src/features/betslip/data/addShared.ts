import { type SharedBet, sharedPicks, tabOf } from '../logic/sharedBet.ts';
import { asksFirst } from '../logic/slipLinks.ts';
import type { Betslip } from './betslip.ts';
import { whenRead } from './followLink.ts';

/** Where a shared bet came from. */
export interface SharedSource {
  readonly shareId: string;
  readonly branchChannel: string | null;
}

export type SharedTarget = Pick<Betslip, 'preload' | 'slip' | 'addLinked' | 'chooseTab' | 'getSnapshot' | 'subscribe'>;

/** Once it is known what the slip has: adds the bet, or resolves with true where the player is to be asked first. */
export async function addSharedBet(betslip: SharedTarget, bet: SharedBet, source: SharedSource): Promise<boolean> {
  betslip.preload();
  await whenRead(betslip);
  const isJoined = tabOf(bet.type) !== 'STRAIGHT';
  if (asksFirst({ isParlay: isJoined }, betslip.slip().legs.length)) return true;
  putSharedBet(betslip, bet, source, false);
  return false;
}

/** Adds the bet, or makes it the whole slip, and opens the tab in which it is placed. */
export function putSharedBet(betslip: SharedTarget, bet: SharedBet, source: SharedSource, replaces: boolean): void {
  betslip.addLinked(sharedPicks(bet, source.shareId, source.branchChannel), replaces);
  betslip.chooseTab(tabOf(bet.type));
}

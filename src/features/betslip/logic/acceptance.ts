import { compareOdds, type OddsAcceptance } from '../../../../core/odds.ts';
import type { AmountDrafts } from './amountDrafts.ts';
import { amountSummary } from './amounts.ts';
import { draftBetsOf } from './sections.ts';
import { hasChanged, isOpen, type Slip, type SlipLeg } from './slip.ts';

/** Whether a stake has been typed for any bet of the slip. */
export function isStaked(slip: Slip, drafts: AmountDrafts): boolean {
  return draftBetsOf(slip).some((bet) => (amountSummary(bet, drafts[bet.id]).stakeCents ?? 1) > 0);
}

/**
 * Whether a change is accepted without asking: any before a stake is typed, because nothing can be bet on yet; later those that the player
 * has chosen. A changed line is another bet, so only ANY accepts it.
 */
function isAcceptedAlone(leg: SlipLeg, acceptance: OddsAcceptance, staked: boolean): boolean {
  if (!staked || acceptance === 'ANY') return true;
  const { accepted, current } = leg;
  return (
    acceptance === 'BETTER' &&
    accepted.pointsHundredths === current.pointsHundredths &&
    compareOdds(current.odds, accepted.odds) >= 0
  );
}

/** The legs whose change is accepted without asking, and those that wait for the player. */
export function changesOf(slip: Slip, drafts: AmountDrafts, acceptance: OddsAcceptance) {
  const staked = isStaked(slip, drafts);
  const changed = slip.legs.filter((leg) => hasChanged(leg) && isOpen(leg));
  return {
    alone: changed.filter((leg) => isAcceptedAlone(leg, acceptance, staked)),
    asked: slip.legs.filter((leg) => hasChanged(leg) && !(isOpen(leg) && isAcceptedAlone(leg, acceptance, staked))),
  };
}

import { compareOdds, type OddsAcceptance, returnPerUnit } from '../../../../../core/money/odds.ts';
import { divide, multiply, ONE } from '../../../../../core/money/rational.ts';
import { isSmallMove } from '../../../../../core/money/smallMove.ts';
import type { AmountDrafts } from '../amountDrafts.ts';
import { amountSummary } from '../amounts.ts';
import { draftBetsOf } from '../sections.ts';
import { hasChanged, isOpen, type Slip, type SlipLeg } from '../slip.ts';

/** What the player chose, and the setting of the build. */
export interface OddsRules {
  /** Which changes of odds the player accepts without being asked. */
  readonly oddsAcceptance: OddsAcceptance;
  /** A live price that moves the payout by less, in ten-thousandths of it, is taken without asking. */
  readonly smallMoveBasisPoints: number;
}

/** Whether a stake has been typed for any bet of the slip. */
export function isStaked(slip: Slip, drafts: AmountDrafts): boolean {
  return draftBetsOf(slip).some((bet) => (amountSummary(bet, drafts[bet.id]).stakeCents ?? 1) > 0);
}

/**
 * Whether a change is accepted without asking: any before a stake is typed, because nothing can be bet on yet; later those that the player
 * has chosen. A changed line is another bet, so only ANY accepts it.
 */
function isAutoAccepted(leg: SlipLeg, acceptance: OddsAcceptance, staked: boolean): boolean {
  if (!staked || acceptance === 'ANY') return true;
  const { accepted, current } = leg;
  return (
    acceptance === 'BETTER' &&
    accepted.pointsHundredths === current.pointsHundredths &&
    compareOdds(current.odds, accepted.odds) >= 0
  );
}

/**
 * Whether these legs of one bet, where they changed, moved its payout so little that nobody is asked: live prices alone, at the same lines,
 * compared with what the player accepted, so that small moves do not add up. "Ask me" asks about every change.
 */
export function takesSmallMove(legs: readonly SlipLeg[], { oddsAcceptance, smallMoveBasisPoints }: OddsRules): boolean {
  if (oddsAcceptance === 'ASK') return false;
  const changed = legs.filter(hasChanged);
  const isPriceInPlay = ({ eventStatus, accepted, current }: SlipLeg): boolean =>
    eventStatus === 'IN_PLAY' && accepted.pointsHundredths === current.pointsHundredths;
  if (!changed.every((leg) => isOpen(leg) && isPriceInPlay(leg))) return false;
  // A combination of some of the legs may consist of those that moved the same way.
  const most = changed.map(sizeOfMove).reduce(multiply, ONE);
  return isSmallMove(ONE, most, smallMoveBasisPoints);
}

/** How many times larger the larger return is. */
function sizeOfMove({ accepted, current }: SlipLeg) {
  const [before, after] = [returnPerUnit(accepted.odds), returnPerUnit(current.odds)];
  return compareOdds(current.odds, accepted.odds) >= 0 ? divide(after, before) : divide(before, after);
}

/** The legs whose change is accepted without asking, and those that wait for the player. */
export function changesOf(slip: Slip, drafts: AmountDrafts, rules: OddsRules) {
  const staked = isStaked(slip, drafts);
  const changed = slip.legs.filter(hasChanged);
  const isAutomatic = (leg: SlipLeg): boolean => isOpen(leg) && isAutoAccepted(leg, rules.oddsAcceptance, staked);
  const bets = draftBetsOf(slip).filter((bet) => (amountSummary(bet, drafts[bet.id]).stakeCents ?? 1) > 0);
  const isSmall = (leg: SlipLeg): boolean =>
    takesSmallMove([leg], rules) &&
    bets.every(({ legs }) => legs.every(({ selectionId }) => selectionId !== leg.selectionId) || takesSmallMove(legs, rules));
  return {
    automatic: changed.filter(isAutomatic),
    awaiting: changed.filter((leg) => !isAutomatic(leg) && !isSmall(leg)),
  };
}

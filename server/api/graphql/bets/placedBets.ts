import type { Currency } from '../../../../core/money/money.ts';
import { formatReturn, type OddsFormat } from '../../../../core/money/odds.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import type { BetOutcome, LegGrade } from '../../../../core/wire/contract.ts';
import { rulesOf } from '../../../domain/betKinds/betKinds.ts';
import { sameGamePicks } from '../../../domain/betKinds/parlayPlus.ts';
import { eventPath } from '../../../domain/catalogue/eventPath.ts';
import { returnWithBoost } from '../../../domain/rewards/payout.ts';
import { sourceOf } from '../../../domain/rewards/reward.ts';
import type { PlacedBetRow, PlacedLegRow } from '../../../store/bets/index.ts';
import { toOdds } from '../betslip/legShapes.ts';
import type { BetStatus, PlacedBet, PlacedBetLeg } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { toSubject } from '../sports/contractShapes.ts';

/** With what the field resolver of totalOdds needs for another format. */
export interface WrittenBet extends PlacedBet {
  readonly oddsIn: (format: OddsFormat) => string;
  readonly boostedOddsIn: (format: OddsFormat) => string | null;
}

/** A bet in the contract's shape. Odds are written in the default format; field resolvers write them in another one. */
export function toPlacedBet(bet: PlacedBetRow, currency: Currency): WrittenBet {
  const open = bet.outcome === 'PENDING';
  const prices = bet.legs.map((leg) => leg.odds);
  const returned = rulesOf(bet).returned(prices, bet.terms);
  const oddsIn = (format: OddsFormat): string => formatReturn(returned, format);
  const boost = bet.reward?.kind === 'PROFIT_BOOST' ? bet.reward : null;
  const boostedOddsIn = (format: OddsFormat): string | null =>
    boost && formatReturn(returnWithBoost(bet.stakeCents, returned, boost), format);
  const isAwarded = sourceOf(bet.reward) !== 'CASH';
  const playedCents = open ? bet.runningStakeCents : bet.stakeCents;
  const payoutCents = open ? bet.runningPayoutCents - (isAwarded ? playedCents : 0) : bet.payoutCents + bet.cashedOutCents;
  return {
    id: String(bet.id),
    placementId: bet.placementId,
    status: statusOf(bet),
    type: bet.kind,
    outcome: bet.outcome,
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    numLegs: bet.legs.length,
    numberOfCombinations: bet.combinations,
    legs: bet.legs.map((leg) => toLeg(bet.id, leg)),
    sameGamePicks: sameGamePicks(prices, bet.terms).map(({ legs, odds }) => ({
      legIds: legs.flatMap((index) => bet.legs[index] ?? []).map((leg) => legId(bet.id, leg)),
      odds: odds && toOdds(odds),
    })),
    betAmount: moneyOf(bet.stakeCents, currency),
    runningBetAmount: moneyOf(bet.runningStakeCents, currency),
    winAmount: moneyOf(winCentsOf(bet, payoutCents, playedCents, isAwarded), currency),
    payoutAmount: moneyOf(payoutCents, currency),
    // The field resolver answers it, from the prices of now.
    cashoutAmount: null,
    cashedOutAmount: moneyOf(bet.cashedOutCents, currency),
    toWinAmount: moneyOf(bet.potentialPayoutCents - bet.stakeCents, currency),
    teaserPoints: bet.terms !== null && 'pointsHundredths' in bet.terms ? pointsOf(bet.terms.pointsHundredths[0] ?? null) : null,
    totalOdds: oddsIn('AMERICAN'),
    oddsIn,
    boostedTotalOdds: boostedOddsIn('AMERICAN'),
    boostedOddsIn,
    amountSourceType: sourceOf(bet.reward),
    profitBoost: boost && { rawId: boost.id, title: boost.title, percent: boost.percent },
    freeBetId: bet.reward?.kind === 'BONUS_BET' ? bet.reward.id : null,
    regraded: bet.regraded,
  };
}

/** Credits that were given back are no win. */
function winCentsOf({ outcome }: PlacedBetRow, payoutCents: number, playedCents: number, isAwarded: boolean): number {
  const isProfit = isAwarded && (outcome === 'PENDING' || outcome === 'WIN');
  return isProfit ? payoutCents : Math.max(0, payoutCents - playedCents);
}

function statusOf({ outcome, isCancelled }: PlacedBetRow): BetStatus {
  if (outcome === 'PENDING') return 'OPEN';
  if (isCancelled) return outcome === 'INVALID' ? 'INVALID' : 'CANCELLED';
  return outcome === 'VOIDED' ? 'VOIDED' : 'SETTLED';
}

function legId(betId: number, { position }: PlacedLegRow): string {
  return `${betId}:${position}`;
}

/** The contract's outcomes have no halves. */
const OUTCOMES: Readonly<Record<LegGrade, BetOutcome>> = {
  PENDING: 'PENDING',
  WIN: 'WIN',
  LOSS: 'LOSS',
  PUSH: 'PUSH',
  VOIDED: 'VOIDED',
  HALF_WIN: 'WIN',
  HALF_LOSS: 'LOSS',
};

function toLeg(betId: number, leg: PlacedLegRow): PlacedBetLeg {
  return {
    id: legId(betId, leg),
    placedBetId: String(betId),
    marketSelectionId: leg.selectionId,
    selectionName: leg.selectionName,
    marketName: leg.marketName,
    marketType: leg.marketType,
    side: leg.side,
    subject: toSubject(leg.subject),
    points: pointsOf(leg.pointsHundredths),
    odds: toOdds(leg.odds),
    outcome: OUTCOMES[leg.grade],
    grade: leg.grade,
    rule: leg.rule,
    eventId: leg.eventId,
    eventName: leg.eventName,
    eventStatus: leg.eventStatus,
    eventPath: eventPath(leg, leg.eventId),
    eventStartsAt: leg.eventStartsAt.toISOString(),
    homeScore: leg.homeScore,
    awayScore: leg.awayScore,
    clock: leg.clock,
  };
}

import type { Currency } from '../../../../core/money.ts';
import { combinedReturn, formatOdds, formatReturn } from '../../../../core/odds.ts';
import { pointsOf } from '../../../../core/points.ts';
import { eventPath } from '../../../domain/catalogue/eventPath.ts';
import type { PlacedBetRow, PlacedLegRow } from '../../../store/bets/index.ts';
import type { BetStatus, PlacedBet, PlacedBetLeg } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** A bet in the contract's shape. Odds are written in the default format; field resolvers write them in another one. */
export function toPlacedBet(bet: PlacedBetRow, currency: Currency): PlacedBet {
  const open = bet.outcome === 'PENDING';
  const payoutCents = open ? bet.potentialPayoutCents : bet.payoutCents;
  return {
    id: String(bet.id),
    placementId: bet.placementId,
    status: statusOf(bet),
    type: bet.kind,
    outcome: bet.outcome,
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    numLegs: bet.legs.length,
    legs: bet.legs.map((leg) => toLeg(bet.id, leg)),
    betAmount: moneyOf(bet.stakeCents, currency),
    winAmount: moneyOf(Math.max(0, payoutCents - bet.stakeCents), currency),
    payoutAmount: moneyOf(payoutCents, currency),
    totalOdds: formatReturn(combinedReturn(bet.legs.map((leg) => leg.odds)), 'AMERICAN'),
    regraded: bet.regraded,
  };
}

function statusOf({ outcome }: PlacedBetRow): BetStatus {
  if (outcome === 'PENDING') return 'OPEN';
  return outcome === 'VOIDED' ? 'VOIDED' : 'SETTLED';
}

function toLeg(betId: number, leg: PlacedLegRow): PlacedBetLeg {
  return {
    id: `${betId}:${leg.position}`,
    placedBetId: String(betId),
    marketSelectionId: leg.selectionId,
    selectionName: leg.selectionName,
    marketName: leg.marketName,
    marketType: leg.marketType,
    points: pointsOf(leg.pointsHundredths),
    odds: {
      numeratorLong: leg.odds.numerator,
      denominatorLong: leg.odds.denominator,
      formattedOdds: formatOdds(leg.odds, 'AMERICAN'),
    },
    outcome: leg.grade,
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

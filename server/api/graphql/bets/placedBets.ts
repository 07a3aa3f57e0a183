import type { Currency } from '../../../../core/money.ts';
import { formatOdds, formatReturn, type OddsFormat } from '../../../../core/odds.ts';
import { pointsOf } from '../../../../core/points.ts';
import { rulesOf } from '../../../domain/betKinds/betKinds.ts';
import { eventPath } from '../../../domain/catalogue/eventPath.ts';
import type { PlacedBetRow, PlacedLegRow } from '../../../store/bets/index.ts';
import type { BetStatus, PlacedBet, PlacedBetLeg } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** With what the field resolver of totalOdds needs for another format. */
export interface WrittenBet extends PlacedBet {
  readonly oddsIn: (format: OddsFormat) => string;
}

/** A bet in the contract's shape. Odds are written in the default format; field resolvers write them in another one. */
export function toPlacedBet(bet: PlacedBetRow, currency: Currency): WrittenBet {
  const open = bet.outcome === 'PENDING';
  const prices = bet.legs.map((leg) => leg.odds);
  const oddsIn = (format: OddsFormat): string => formatReturn(rulesOf(bet).returned(prices, bet.terms), format);
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
    numberOfCombinations: bet.combinations,
    legs: bet.legs.map((leg) => toLeg(bet.id, leg)),
    betAmount: moneyOf(bet.stakeCents, currency),
    winAmount: moneyOf(Math.max(0, payoutCents - bet.stakeCents), currency),
    payoutAmount: moneyOf(payoutCents, currency),
    totalOdds: oddsIn('AMERICAN'),
    oddsIn,
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

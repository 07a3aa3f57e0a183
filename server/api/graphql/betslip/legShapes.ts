import { type ContractOddsFormat, formatOdds, type Odds } from '../../../../core/money/odds.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import type { LegView } from '../../../domain/betslip/derive.ts';
import type { EventGroup } from '../../../domain/betslip/eventGroups.ts';
import type { DraftLeg, LegGroup, MarketSelection } from '../generated/resolvers.ts';
import { toError } from './errorShape.ts';
import type { SlipFormat } from './slipWriting.ts';

const MAXIMUM_INT = 2 ** 31 - 1;

function asInt(value: number): number | null {
  return value <= MAXIMUM_INT ? value : null;
}

function toSelection(leg: LegView, odds: Odds, pointsHundredths: number | null, oddsFormat: ContractOddsFormat): MarketSelection {
  return {
    id: leg.offer.selectionId,
    rawId: leg.offer.selectionId,
    name: leg.offer.selectionName,
    numerator: asInt(odds.numerator),
    denominator: asInt(odds.denominator),
    numeratorLong: odds.numerator,
    denominatorLong: odds.denominator,
    points: pointsOf(pointsHundredths),
    formattedOdds: formatOdds(odds, oddsFormat),
  };
}

/**
 * A leg as the player accepted it and as it is now. Points can be bought in a teaser alone.
 * @param gradedHundredths the line that it would be graded on in its bet, where that is another one.
 */
export function toLeg(
  leg: LegView,
  { oddsFormat, includeOddsTrend }: SlipFormat,
  gradedHundredths: number | null = null,
): DraftLeg {
  const { offer, accepted } = leg;
  return {
    id: offer.selectionId,
    acceptedSelection: toSelection(leg, accepted.odds, accepted.pointsHundredths, oddsFormat),
    marketSelection: toSelection(leg, offer.odds, offer.pointsHundredths, oddsFormat),
    marketId: offer.marketId,
    marketName: offer.marketName,
    marketType: offer.marketType,
    rule: offer.rule ?? null,
    marketStatus: offer.marketStatus,
    placeDelayMs: offer.placeDelayMs,
    marketStartAt: offer.eventStartsAt.toISOString(),
    eventId: offer.eventId,
    eventName: offer.eventName,
    eventStatus: offer.eventStatus,
    eventPath: offer.eventPath,
    marketSelectionOddsTrend: includeOddsTrend ? leg.trend : 'NONE',
    marketSelectionRequiresAcceptance: leg.requiresAcceptance,
    teasedPoints: pointsOf(gradedHundredths),
    buyPointOptions: [],
    errors: leg.errors.map(toError),
  };
}

/** Odds in the default format; the field resolver of Odds writes them in another one. */
export function toOdds(odds: Odds) {
  const { numerator: numeratorLong, denominator: denominatorLong } = odds;
  return { numeratorLong, denominatorLong, formattedOdds: formatOdds(odds, 'AMERICAN') };
}

export function toLegGroup(
  { legs, odds, trend, requiresAcceptance, isOneBet, refused, oddsOfOthers }: EventGroup,
  { includeOddsTrend }: SlipFormat,
): LegGroup {
  const { eventId, eventStatus } = legs[0].offer;
  return {
    eventId,
    eventStatus,
    draftLegIds: legs.map(({ offer }) => offer.selectionId),
    odds: odds && toOdds(odds),
    oddsTrend: includeOddsTrend ? trend : 'NONE',
    legGroupRequiresAcceptance: requiresAcceptance,
    isParlayPlusEligible: isOneBet,
    refusedLegs: refused.map(({ leg, reason }) => ({ draftLegId: leg.offer.selectionId, reason })),
    oddsOfOthers: oddsOfOthers && toOdds(oddsOfOthers),
  };
}

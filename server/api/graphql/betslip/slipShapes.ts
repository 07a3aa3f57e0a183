import type { Currency } from '../../../../core/money.ts';
import { formatOdds, formatReturn, type Odds, type OddsFormat } from '../../../../core/odds.ts';
import { type Rational, rational } from '../../../../core/rational.ts';
import type { DraftBetView, LegView, SectionView, SlipView } from '../../../domain/betslip/derive.ts';
import type { Slip } from '../../../domain/betslip/slip.ts';
import type { SlipError } from '../../../domain/betslip/slipError.ts';
import type { StoredSlip } from '../../../store/betslip/betslips.ts';
import type {
  Betslip,
  BetslipError,
  BetslipSection,
  BetToWinRatio,
  DraftBet,
  DraftLeg,
  MarketSelection,
  MarketSelectionMetadata,
} from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** How the caller wants the slip written. */
export interface SlipFormat {
  readonly oddsFormat: OddsFormat;
  readonly includeOddsTrend: boolean;
}

/** How a slip is written in full: what the caller wants, and what the house counts in. */
export interface SlipWriting extends SlipFormat {
  readonly currency: Currency;
}

/** A derived slip in the contract's shape. */
export function toBetslip({ owner, revision, slip }: StoredSlip, view: SlipView, format: SlipWriting): Betslip {
  return {
    id: owner,
    revision,
    numberOfSelections: view.legs.length,
    marketSelections: view.legs.map((leg) => toLeg(leg, format)),
    marketSelectionsMetadata: toMetadata(slip, view),
    errors: [],
    straight: toSection(view.straight, format),
    parlay: toSection(view.parlay, format),
  };
}

/** Only of what is shown: a selection that is in the catalogue no more has no leg. */
function toMetadata({ selections }: Slip, { legs }: SlipView): MarketSelectionMetadata[] {
  const shown = new Set(legs.map(({ offer }) => offer.selectionId));
  return selections
    .filter(({ selectionId }) => shown.has(selectionId))
    .map(({ selectionId, selectionOrigin, branchChannel, shareId }) => ({
      marketSelectionId: selectionId,
      selectionOrigin,
      branchChannel,
      shareId,
    }));
}

export function toError(error: SlipError): BetslipError {
  return { ...error, disableAwardsDisplay: false };
}

function toSection(
  { kind, draftBets, totalStakeCents, totalReturnCents, totalReturnTrend, errors }: SectionView,
  format: SlipWriting,
): BetslipSection {
  return {
    kind,
    draftBets: draftBets.map((bet) => toDraftBet(bet, format)),
    totalBetAmount: moneyOf(totalStakeCents, format.currency),
    totalPotentialReturnAmount: moneyOf(totalReturnCents, format.currency),
    totalPotentialReturnAmountTrend: format.includeOddsTrend ? totalReturnTrend : 'NONE',
    errors: errors.map(toError),
  };
}

function toDraftBet(bet: DraftBetView, format: SlipWriting): DraftBet {
  return {
    id: bet.id,
    amountSourceType: 'CASH',
    betAmount: moneyOf(bet.stakeCents, format.currency),
    winAmount: moneyOf(bet.winCents, format.currency),
    betToWinRatio: toRatio(bet.returned),
    draftLegs: bet.legs.map((leg) => toLeg(leg, format)),
    totalOdds: formatReturn(bet.returned, format.oddsFormat),
    totalOddsTrend: format.includeOddsTrend ? bet.trend : 'NONE',
    patronSetAmountType: bet.setBy,
    numberOfCombinations: 1,
    numberOfDistinctLegs: bet.legs.length,
    errors: bet.errors.map(toError),
  };
}

function toRatio(returned: Rational): BetToWinRatio | null {
  const profit = rational(returned.numerator - returned.denominator, returned.denominator);
  const numeratorLong = Number(profit.numerator);
  const denominatorLong = Number(profit.denominator);
  return Number.isSafeInteger(numeratorLong) && Number.isSafeInteger(denominatorLong) ? { numeratorLong, denominatorLong } : null;
}

const MAXIMUM_INT = 2 ** 31 - 1;

function asInt(value: number): number | null {
  return value <= MAXIMUM_INT ? value : null;
}

function toSelection(leg: LegView, odds: Odds, pointsHundredths: number | null, oddsFormat: OddsFormat): MarketSelection {
  return {
    id: leg.offer.selectionId,
    rawId: leg.offer.selectionId,
    name: leg.offer.selectionName,
    numerator: asInt(odds.numerator),
    denominator: asInt(odds.denominator),
    numeratorLong: odds.numerator,
    denominatorLong: odds.denominator,
    points: pointsHundredths === null ? null : pointsHundredths / 100,
    formattedOdds: formatOdds(odds, oddsFormat),
  };
}

function toLeg(leg: LegView, { oddsFormat, includeOddsTrend }: SlipFormat): DraftLeg {
  const { offer, accepted } = leg;
  return {
    id: offer.selectionId,
    acceptedSelection: toSelection(leg, accepted.odds, accepted.pointsHundredths, oddsFormat),
    marketSelection: toSelection(leg, offer.odds, offer.pointsHundredths, oddsFormat),
    marketId: offer.marketId,
    marketName: offer.marketName,
    marketType: offer.marketType,
    marketStatus: offer.marketStatus,
    marketStartAt: offer.eventStartsAt.toISOString(),
    eventId: offer.eventId,
    eventName: offer.eventName,
    eventStatus: offer.eventStatus,
    eventPath: offer.eventPath,
    marketSelectionOddsTrend: includeOddsTrend ? leg.trend : 'NONE',
    marketSelectionRequiresAcceptance: leg.requiresAcceptance,
    errors: leg.errors.map(toError),
  };
}

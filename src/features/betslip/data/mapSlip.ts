import type { BetKind } from '../../../../core/contract.ts';
import { pointsHundredthsOf } from '../../../../core/points.ts';
import type { Slip, SlipError, SlipLeg, SlipSection } from '../logic/slip.ts';
import type {
  SlipErrorFieldsFragment,
  SlipFieldsFragment,
  SlipLegFieldsFragment,
  SlipQuoteFieldsFragment,
  SlipSectionFieldsFragment,
} from './betslip.generated.ts';

/** Maps the contract's betslip to the logic's types: cents, exact prices, hundredths of a point. */
export function mapSlip(slip: SlipFieldsFragment): Slip {
  const legs = slip.marketSelections.map(mapLeg);
  return {
    id: slip.id,
    revision: slip.revision,
    legs,
    sections: { STRAIGHT: mapSection('STRAIGHT', slip.straight, legs), PARLAY: mapSection('PARLAY', slip.parlay, legs) },
    errors: slip.errors.map(mapError),
  };
}

export function mapError(error: SlipErrorFieldsFragment): SlipError {
  const { code, message, priority, displayType, field } = error;
  return { code, message, priority, displayType, field };
}

function mapQuote(selection: SlipQuoteFieldsFragment): SlipLeg['current'] {
  return {
    odds: { numerator: selection.numeratorLong, denominator: selection.denominatorLong },
    pointsHundredths: pointsHundredthsOf(selection.points),
  };
}

function mapLeg(leg: SlipLegFieldsFragment): SlipLeg {
  return {
    selectionId: leg.marketSelection.id,
    name: leg.marketSelection.name,
    marketId: leg.marketId,
    marketName: leg.marketName,
    marketType: leg.marketType,
    marketStatus: leg.marketStatus,
    placeDelayMs: leg.placeDelayMs,
    eventId: leg.eventId,
    eventName: leg.eventName,
    eventStatus: leg.eventStatus,
    eventPath: leg.eventPath,
    startsAt: leg.marketStartAt,
    accepted: mapQuote(leg.acceptedSelection),
    current: mapQuote(leg.marketSelection),
    trend: leg.marketSelectionOddsTrend ?? 'NONE',
    requiresAcceptance: leg.marketSelectionRequiresAcceptance,
    errors: leg.errors.map(mapError),
  };
}

/** Draft bets name their legs by selection. Omits legs that the slip does not have, which would be a server error. */
function mapSection(kind: BetKind, section: SlipSectionFieldsFragment, legs: readonly SlipLeg[]): SlipSection {
  return {
    kind,
    errors: section.errors.map(mapError),
    draftBets: section.draftBets.map((bet) => ({
      id: bet.id,
      stakeCents: bet.betAmount.amount,
      winCents: bet.winAmount.amount,
      ratio:
        bet.betToWinRatio === null
          ? null
          : { numerator: bet.betToWinRatio.numeratorLong, denominator: bet.betToWinRatio.denominatorLong },
      patronSet: bet.patronSetAmountType,
      legs: bet.draftLegs.flatMap((leg) => legs.find((known) => known.selectionId === leg.marketSelection.id) ?? []),
      errors: bet.errors.map(mapError),
    })),
  };
}

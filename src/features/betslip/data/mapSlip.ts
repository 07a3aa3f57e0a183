import { pointsHundredthsOf } from '../../../../core/money/points.ts';
import { sectionName } from '../../../../core/wire/contract.ts';
import { bySection } from '../logic/sections.ts';
import type { DraftTeaser, LegGroup, Slip, SlipError, SlipLeg, SlipSection } from '../logic/slip.ts';
import type {
  SlipErrorFieldsFragment,
  SlipFieldsFragment,
  SlipLegFieldsFragment,
  SlipQuoteFieldsFragment,
  SlipSectionFieldsFragment,
} from './betslip.generated.ts';
import { mapRewards } from './mapRewards.ts';

/** Maps the contract's betslip to the logic's types: cents, exact prices, hundredths of a point. */
export function mapSlip(slip: SlipFieldsFragment): Slip {
  const legs = slip.marketSelections.map(mapLeg);
  return {
    id: slip.id,
    revision: slip.revision,
    legs,
    sections: bySection((kind) => mapSection(slip[sectionName(kind)], legs)),
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

export function mapLeg(leg: SlipLegFieldsFragment): SlipLeg {
  return {
    selectionId: leg.marketSelection.id,
    name: leg.marketSelection.name,
    marketId: leg.marketId,
    marketName: leg.marketName,
    marketType: leg.marketType,
    rule: leg.rule,
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
function mapSection(section: SlipSectionFieldsFragment, legs: readonly SlipLeg[]): SlipSection {
  return {
    kind: section.kind,
    errors: section.errors.map(mapError),
    groupings: section.draftBetEventGroupings.map(({ eventId, eventName, draftBetIds }) => ({ eventId, eventName, draftBetIds })),
    draftBets: section.draftBets.map((bet) => ({
      id: bet.id,
      label: bet.label,
      teaser: mapTeaser(bet),
      isParlayPlus: bet.isParlayPlusEligible,
      ...(bet.voidLegRule && { voidLegRule: bet.voidLegRule }),
      groups: bet.draftLegEventGroupings.map(mapGroup),
      combinations: bet.numberOfCombinations,
      sizes: bet.combinationSizes,
      stakeCents: bet.betAmount.amount,
      winCents: bet.winAmount.amount,
      ratio:
        bet.betToWinRatio === null
          ? null
          : { numerator: bet.betToWinRatio.numeratorLong, denominator: bet.betToWinRatio.denominatorLong },
      patronSet: bet.patronSetAmountType,
      legs: bet.draftLegs.flatMap((leg) => legs.find((other) => other.selectionId === leg.marketSelection.id) ?? []),
      errors: bet.errors.map(mapError),
      rewards: mapRewards(bet),
    })),
  };
}

type GroupFields = SlipSectionFieldsFragment['draftBets'][number]['draftLegEventGroupings'][number];

function mapGroup(group: GroupFields): LegGroup {
  const { refusedLegs, oddsOfOthers } = group;
  const reasons = new Map(refusedLegs.map(({ draftLegId, reason }) => [draftLegId, reason]));
  return {
    eventId: group.eventId,
    eventStatus: group.eventStatus,
    selectionIds: group.draftLegIds,
    odds: mapOdds(group.odds),
    trend: group.oddsTrend ?? 'NONE',
    requiresAcceptance: group.legGroupRequiresAcceptance,
    isOneBet: group.isParlayPlusEligible,
    ...(reasons.size > 0 && { refusal: { reasons, oddsOfOthers: mapOdds(oddsOfOthers) } }),
  };
}

function mapOdds(odds: GroupFields['odds']): LegGroup['odds'] {
  return odds && { numerator: odds.numeratorLong, denominator: odds.denominatorLong };
}

function mapTeaser({ teaser, draftLegs }: SlipSectionFieldsFragment['draftBets'][number]): DraftTeaser | null {
  if (teaser === null) return null;
  const lines = draftLegs.flatMap(({ marketSelection, teasedPoints }): [string, number][] => {
    const line = pointsHundredthsOf(teasedPoints);
    return line === null ? [] : [[marketSelection.id, line]];
  });
  return {
    pointsHundredths: pointsHundredthsOf(teaser.teaserPoints.decimalPoints) ?? 0,
    previews: teaser.teaserPreviews.map((preview, index, all) => ({
      pointsHundredths: pointsHundredthsOf(preview.points) ?? 0,
      totalOdds: preview.enabled ? preview.totalOdds : null,
      requirement: preview.requirement,
      // The options of a leg are the previews that can be chosen, in their order.
      lines: preview.enabled ? optionLines(draftLegs, all.slice(0, index).filter(({ enabled }) => enabled).length) : {},
    })),
    lines: Object.fromEntries(lines),
  };
}

function optionLines(
  draftLegs: SlipSectionFieldsFragment['draftBets'][number]['draftLegs'],
  index: number,
): Readonly<Record<string, number>> {
  const lines = draftLegs.flatMap(({ marketSelection, buyPointOptions }): [string, number][] => {
    const line = pointsHundredthsOf(buyPointOptions[index]?.points ?? null);
    return line === null ? [] : [[marketSelection.id, line]];
  });
  return Object.fromEntries(lines);
}

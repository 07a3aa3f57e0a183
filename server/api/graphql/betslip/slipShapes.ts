import { type SectionName, sectionName } from '../../../../core/wire/contract.ts';
import { straightId } from '../../../domain/betKinds/straight.ts';
import type { SectionView, SlipView } from '../../../domain/betslip/derive.ts';
import { groupByEvent } from '../../../domain/betslip/eventGroups.ts';
import type { Slip } from '../../../domain/betslip/slip.ts';
import type { SlipError } from '../../../domain/betslip/slipError.ts';
import type { StoredSlip } from '../../../store/betslip/index.ts';
import type { Betslip, BetslipSection, DraftBetEventGrouping, MarketSelectionMetadata } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { toDraftBet } from './draftBetShape.ts';
import { toError } from './errorShape.ts';
import { toLeg } from './legShapes.ts';
import type { SlipWriting } from './slipWriting.ts';

/** A derived slip in the contract's shape. */
export function toBetslip(
  { owner, revision, slip }: StoredSlip,
  view: SlipView,
  writing: SlipWriting,
  errors: readonly SlipError[],
): Betslip {
  return {
    id: owner,
    revision,
    numberOfSelections: view.legs.length,
    marketSelections: view.legs.map((leg) => toLeg(leg, writing)),
    marketSelectionsMetadata: toMetadata(slip, view),
    errors: errors.map(toError),
    ...toSections(view, writing),
  };
}

/** Every section as the field of its name. */
function toSections(view: SlipView, writing: SlipWriting): Record<SectionName, BetslipSection> {
  const fields = Object.values(view.sections).map((section) => {
    const groupings = section.kind === 'STRAIGHT' ? toGroupings(view) : [];
    return [sectionName(section.kind), toSection(section, groupings, writing)] as const;
  });
  return Object.fromEntries(fields) as Record<SectionName, BetslipSection>;
}

/** Only selections that are still in the catalogue have a leg. */
function toMetadata({ selections }: Slip, { legs }: SlipView): MarketSelectionMetadata[] {
  const shown = new Set(legs.map(({ offer }) => offer.selectionId));
  return selections
    .filter(({ selectionId }) => shown.has(selectionId))
    .map(({ selectionId, selectionOrigin, branchChannel, shareId, attributes = [] }) => ({
      marketSelectionId: selectionId,
      selectionOrigin,
      branchChannel,
      shareId,
      attributes,
    }));
}

/** One straight bet for every leg of the slip. */
function toGroupings({ legs }: SlipView): DraftBetEventGrouping[] {
  return groupByEvent(legs).map((group) => {
    const { eventId, eventName } = group.legs[0].offer;
    return { eventId, eventName, draftBetIds: group.legs.map(({ offer }) => straightId(offer.selectionId)) };
  });
}

function toSection(
  { kind, draftBets, totalStakeCents, totalReturnCents, boostedReturnCents, totalReturnTrend, errors }: SectionView,
  draftBetEventGroupings: readonly DraftBetEventGrouping[],
  writing: SlipWriting,
): BetslipSection {
  return {
    kind,
    draftBets: draftBets.map((bet) => toDraftBet(bet, writing)),
    draftBetEventGroupings,
    totalBetAmount: moneyOf(totalStakeCents, writing.currency),
    totalPotentialReturnAmount: moneyOf(totalReturnCents, writing.currency),
    totalPotentialBoostedReturnAmount: boostedReturnCents === null ? null : moneyOf(boostedReturnCents, writing.currency),
    totalPotentialReturnAmountTrend: writing.includeOddsTrend ? totalReturnTrend : 'NONE',
    errors: errors.map(toError),
  };
}

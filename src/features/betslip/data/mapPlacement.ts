import { betReference } from '../../../../core/money/betReference.ts';
import { pointsHundredthsOf, selectionTitle } from '../../../../core/money/points.ts';
import { betNounAtStart, joinedTitle } from '../../../../core/texts/betNames.ts';
import { formatCount } from '../../../../core/texts/formatCount.ts';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import type { PlacedReceipt, PlacementAnswer } from '../logic/placement/placement.ts';
import type { SlipError } from '../logic/slip.ts';
import type { SlipErrorFieldsFragment } from './betslip.generated.ts';
import { mapError } from './mapSlip.ts';
import type { SlipPlacedBetFieldsFragment, SlipPlacementFieldsFragment } from './placement.generated.ts';

const BOOK_LIMIT = 'edgebook.book_limit.exceeded';

/** The server's answer to a placement. */
export function mapPlacement(placement: SlipPlacementFieldsFragment, balanceCents: number | null): PlacementAnswer {
  return placement.status === 'PLACED'
    ? { kind: 'PLACED', bets: placement.placedBets.map(receipt), balanceCents }
    : { kind: 'REJECTED', errors: mapRefusedBets(placement) };
}

/** Each error of the book's limit with the limit: they come in one order. */
function mapRefusedBets({ userErrors, bookLimits }: SlipPlacementFieldsFragment): readonly SlipError[] {
  const limits = [...bookLimits];
  return userErrors.map((error) => {
    const limit = error.code === BOOK_LIMIT ? limits.shift() : undefined;
    const bookLimit = limit && { draftBetId: limit.draftBetId, maximumStakeCents: limit.maximumBetAmount };
    return bookLimit ? { ...mapError(error), bookLimit } : mapError(error);
  });
}

/** An answer without a placement: the server refused the request. */
export function mapRefusal(userErrors: readonly SlipErrorFieldsFragment[]): PlacementAnswer {
  const codes = userErrors.map(({ code }) => code);
  if (codes.includes('edgebook.placement.reused')) return { kind: 'ID_REUSED' };
  return { kind: codes.includes('edgebook.placement.too_many') ? 'NOT_DECIDED' : 'REJECTED', errors: userErrors.map(mapError) };
}

function receipt(bet: SlipPlacedBetFieldsFragment): PlacedReceipt {
  const [first] = bet.legs;
  const titles = bet.legs.map((leg) => selectionTitle(leg.selectionName, leg.marketType, pointsHundredthsOf(leg.points)));
  const single = bet.numLegs === 1 && first !== undefined;
  return {
    betId: bet.id,
    reference: betReference(bet),
    title: single ? (titles[0] ?? '') : titleOf(bet),
    subtitle: single ? first.eventName : titles.join(', '),
    stakeCents: bet.betAmount.amount,
    payoutCents: bet.payoutAmount.amount,
    isCash: bet.amountSourceType === 'CASH',
    odds: bet.boostedTotalOdds ?? bet.totalOdds,
    ...rewardOf(bet),
  };
}

function rewardOf({ profitBoost, amountSourceType }: SlipPlacedBetFieldsFragment): Pick<PlacedReceipt, 'reward'> {
  if (profitBoost !== null) return { reward: profitBoost.title };
  if (amountSourceType === 'CASH') return {};
  return { reward: amountSourceType === 'FREE_BET' ? 'Bonus bet' : MONEY_WORDS.siteCredit };
}

function titleOf({ type, numLegs, numberOfCombinations }: SlipPlacedBetFieldsFragment): string {
  return numberOfCombinations > 1
    ? `${betNounAtStart(type)} of ${numLegs}, ${formatCount(numberOfCombinations)} combinations`
    : joinedTitle(type, numLegs);
}

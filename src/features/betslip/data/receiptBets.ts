import { live, playerQuery, subscription } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { BetNow } from '../logic/placement/betNow.ts';
import { type ReceiptBetFieldsFragment, ReceiptBetsDocument, ReceiptBetUpdatedDocument } from './receiptBets.generated.ts';

const betNow = ({ id, outcome, payoutAmount, betAmount }: ReceiptBetFieldsFragment): BetNow => ({
  betId: id,
  outcome,
  payoutCents: payoutAmount.amount,
  stakeCents: betAmount.amount,
});

const updates = subscription({ document: ReceiptBetUpdatedDocument, map: ({ betUpdated }) => betNow(betUpdated) });

/** The bets of a placement as they are now: what a receipt shows goes on. */
const receiptBets = playerQuery({
  document: ReceiptBetsDocument,
  map: ({ placement }): readonly BetNow[] => placement?.placedBets.map(betNow) ?? [],
  live: live(updates, (bets: readonly BetNow[], bet) => bets.map((one) => (one.betId === bet.betId ? bet : one))),
});

/** None until the server has answered. */
export const useReceiptBets = (placementId: string): readonly BetNow[] => useQuery(receiptBets, { placementId }).data ?? [];

import { err, ok, type Result } from '../../../../core/result.ts';
import type { GivenDraftBet } from '../../../domain/betslip/fromDraftBets.ts';
import type { DraftBetInput } from '../generated/resolvers.ts';
import { readPrice } from './readPrice.ts';

/** Draft bets as clients send them. @returns on failure the name of the unreadable field. */
export function readDraftBets(inputs: readonly DraftBetInput[]): Result<readonly GivenDraftBet[], string> {
  const draftBets: GivenDraftBet[] = [];
  for (const { id, betAmount = null, winAmount = null, draftLegs } of inputs) {
    if (betAmount !== null && winAmount !== null) return err('winAmount');
    const legs: GivenDraftBet['legs'][number][] = [];
    for (const leg of draftLegs) {
      const accepted = readPrice(leg);
      if (accepted === null) return err(leg.selectionId);
      legs.push({ selectionId: leg.selectionId, accepted });
    }
    const amount =
      betAmount !== null
        ? ({ field: 'BET', amountCents: betAmount } as const)
        : winAmount !== null
          ? ({ field: 'WIN', amountCents: winAmount } as const)
          : null;
    draftBets.push({ id, amount, legs });
  }
  return ok(draftBets);
}

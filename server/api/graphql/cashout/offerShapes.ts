import type { Currency } from '../../../../core/money/money.ts';
import type { ReadOffer } from '../../../store/cashout/index.ts';
import type { CashOutOffer } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** An offer in the contract's shape. */
export function toOffer({ betId, offer, offerId, version, autoCents }: ReadOffer, currency: Currency): CashOutOffer {
  return {
    id: offerId,
    betId: String(betId),
    version,
    status: offer.status,
    parts: offer.status === 'OFFERED' ? offer.parts.map(toPart) : [],
    holdMs: offer.status === 'OFFERED' ? offer.holdMs : 0,
    autoCashOutAmount: autoCents === null ? null : moneyOf(autoCents, currency),
  };
}

function toPart(part: Extract<ReadOffer['offer'], { status: 'OFFERED' }>['parts'][number]): CashOutOffer['parts'][number] {
  return {
    tenths: part.tenths,
    amount: part.amountCents,
    runningBetAmount: part.runningStakeCents,
    runningPayoutAmount: part.runningPayoutCents,
  };
}

/** What all that runs of a bet pays; null where it is not offered. */
export function wholeCents({ offer }: ReadOffer): number | null {
  return offer.status === 'OFFERED' ? (offer.parts.at(-1)?.amountCents ?? null) : null;
}

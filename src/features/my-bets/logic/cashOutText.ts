import { formatMoney } from '../../../../core/money/money.ts';
import { betNoun } from '../../../../core/texts/betNames.ts';
import type { Bet } from './bet.ts';
import type { CashOutOffer, CashOutPart } from './cashOut.ts';

export interface CashOutButtonFacts {
  readonly offer: CashOutOffer | null;
  readonly listedCents: number | null;
  readonly isOnline: boolean;
  readonly isLive: boolean;
  /** Why the bet is not cashed out, where it is not. */
  readonly unavailableText: string;
}

export interface CashOutButton {
  /** `none`: a line of text in place of a button. */
  readonly kind: 'offered' | 'updating' | 'suspended' | 'offline' | 'none';
  readonly text: string;
}

/** The amount is on the button, because it is the decision. Until the offers follow the prices it cannot be pressed. */
export function cashOutButton({ offer, listedCents, isOnline, isLive, unavailableText }: CashOutButtonFacts): CashOutButton {
  const cents = offer === null ? listedCents : (offer.parts.at(-1)?.amountCents ?? null);
  const text = cents === null ? 'Cash out' : `Cash out ${formatMoney(cents)}`;
  if (offer?.status === 'UNAVAILABLE') return { kind: 'none', text: unavailableText };
  if (!isOnline) return { kind: 'offline', text };
  if (offer === null || !isLive) return { kind: 'updating', text };
  if (offer.status === 'SUSPENDED') return { kind: 'suspended', text: 'Cash out suspended' };
  return { kind: 'offered', text };
}

/** The server's reasons (server/domain/cashout/cashOutOffer.ts), as far as the bet itself shows them. */
export function cashOutUnavailableText(bet: Bet): string {
  const { type, reward, legs } = bet;
  const isOneTicket = bet.combinations === 1 && bet.teaserPointsHundredths === null && bet.sameGamePicks.length === 0;
  if (reward !== null) return 'No cash out: a reward was used for this bet';
  if (!isOneTicket) return `No cash out for a ${betNoun(type)}`;
  if (legs.some(({ outcome }) => outcome === 'LOSS')) return 'No cash out: a leg has lost';
  if (legs.every(({ outcome }) => outcome !== 'PENDING')) return 'No cash out: the result is known';
  return 'No cash out for this bet right now';
}

/** The share of the whole bet, `50%`; of what is left of it, `All`. */
export function percentText(part: Pick<CashOutPart, 'tenths'>, offer: Pick<CashOutOffer, 'parts'>): string {
  return part.tenths === offer.parts.at(-1)?.tenths ? 'All' : `${part.tenths * 10}%`;
}

/** Why the bet cannot be cashed out automatically at this amount; null where it can. */
export function autoMistake(offer: CashOutOffer, cents: number | null): string | null {
  const [first, all] = [offer.parts[0], offer.parts.at(-1)];
  if (cents === null || cents === 0 || !first || !all) return 'Enter an amount.';
  if (cents <= all.amountCents) return `Enter more than the offer of now, ${formatMoney(all.amountCents)}.`;
  return null;
}

import { returnsStake } from '../../../../core/betOutcomes.ts';
import { formatMoney, formatResult } from '../../../../core/money.ts';
import { selectionTitle } from '../../../../core/points.ts';
import type { Bet } from './bet.ts';
import { betStanding, betTitle, cancellationText, resultCents, standingText } from './betText.ts';

/** What is said of a bet once its result is known. */
export interface SettlementNews {
  /** Of the bet and this result: a correction is said again. */
  readonly key: string;
  readonly body: string;
  readonly detail: string;
}

/** Null while the bet is open, and for a cash out, which says itself what it has paid. */
export function settlementNews(bet: Bet): SettlementNews | null {
  if (bet.status === 'OPEN' || bet.outcome === 'PENDING' || bet.outcome === 'CASH_OUT') return null;
  const [first] = bet.legs;
  const title =
    bet.legs.length === 1 && first !== undefined
      ? selectionTitle(first.selectionName, first.marketType, first.pointsHundredths)
      : betTitle(bet);
  const result = returnsStake(bet.outcome)
    ? (cancellationText(bet) ?? `Bet refunded: ${formatMoney(bet.payoutCents)}`)
    : `Bet ${standingText(betStanding(bet, false)).toLowerCase()}: ${formatResult(resultCents(bet))}`;
  return {
    key: [bet.id, bet.outcome, bet.payoutCents].join(' '),
    body: bet.regraded ? `Corrected. ${result}` : result,
    detail: `${title}. Payout ${formatMoney(bet.payoutCents)}.`,
  };
}

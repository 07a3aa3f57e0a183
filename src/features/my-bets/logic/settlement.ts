import { returnsStake } from '../../../../core/money/betOutcomes.ts';
import { formatMoney, formatResult } from '../../../../core/money/money.ts';
import { selectionTitle } from '../../../../core/money/points.ts';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import type { Bet } from './bet.ts';
import { betStanding, betTitle, cancellationText, resultCents, standingText } from './betText.ts';

/** What is said of a bet once its result is known. */
export interface SettlementNews {
  /** Names the bet and this result: a correction is said again. */
  readonly key: string;
  readonly body: string;
  readonly detail: string;
  readonly resultCents: number;
  readonly payoutCents: number;
  /** My Bets shows it; alone it interrupts nobody: a loss. */
  readonly isQuiet: boolean;
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
    detail: `${title}. ${payoutText(bet.payoutCents)}`,
    resultCents: returnsStake(bet.outcome) ? 0 : resultCents(bet),
    payoutCents: bet.payoutCents,
    isQuiet: bet.outcome === 'LOSS' && bet.payoutCents === 0 && !bet.regraded,
  };
}

/** What is said of bets that were settled at about the same time, once; null: nothing. */
export function settlementToast(batch: readonly SettlementNews[]): Pick<SettlementNews, 'key' | 'body' | 'detail'> | null {
  const [first, ...others] = batch;
  if (first === undefined || batch.every(({ isQuiet }) => isQuiet)) return null;
  if (others.length === 0) return first;
  const sum = (of: (news: SettlementNews) => number): number => batch.reduce((cents, news) => cents + of(news), 0);
  return {
    key: batch.map(({ key }) => key).join(),
    body: `${batch.length} bets settled: ${formatResult(sum((news) => news.resultCents))}`,
    detail: payoutText(sum((news) => news.payoutCents)),
  };
}

function payoutText(cents: number): string {
  return `${MONEY_WORDS.payout} ${formatMoney(cents)}.`;
}

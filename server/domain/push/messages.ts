import { selectionTitle } from '../../../core/money/points.ts';
import { joinedTitle } from '../../../core/texts/betNames.ts';
import type { BetOutcome, BetType, MarketType } from '../../../core/wire/contract.ts';
import type { PushKind, PushMessage } from '../../../core/wire/pushMessage.ts';

export interface SettledBetNews {
  readonly kind: 'BET_SETTLED';
  readonly type: BetType;
  readonly legs: number;
  readonly first: { readonly name: string; readonly marketType: MarketType; readonly pointsHundredths: number | null };
  readonly outcome: BetOutcome;
}
export interface PriceAlertNews {
  readonly kind: 'PRICE_ALERT';
  readonly selection: string;
  readonly event: string;
}
export interface WithdrawalNews {
  readonly kind: 'WITHDRAWAL_SENT';
}
/** What a player is told of, without amounts: a notification is read by whoever sees the screen. */
export type PushNews = SettledBetNews | PriceAlertNews | WithdrawalNews;

/** For how long a push service keeps a message for a browser that is closed. A price is soon another one. */
export const TTL_SECONDS: Readonly<Record<PushKind, number>> = {
  BET_SETTLED: 24 * 3600,
  PRICE_ALERT: 600,
  WITHDRAWAL_SENT: 72 * 3600,
};

function standing(outcome: BetOutcome): string {
  if (outcome === 'WIN') return 'won';
  if (outcome === 'LOSS') return 'lost';
  return 'refunded';
}

function wordsOf(news: PushNews): Pick<PushMessage, 'title' | 'body' | 'path'> {
  switch (news.kind) {
    case 'BET_SETTLED': {
      const { type, legs, first, outcome } = news;
      const title = legs > 1 ? joinedTitle(type, legs) : selectionTitle(first.name, first.marketType, first.pointsHundredths);
      return { title: 'Bet settled', body: `${title}: ${standing(outcome)}`, path: '/my-bets/settled' };
    }
    case 'PRICE_ALERT':
      return {
        title: 'Price alert',
        body: `${news.selection}, ${news.event}: your price was reached`,
        path: '/favorites',
      };
    case 'WITHDRAWAL_SENT':
      return { title: 'Withdrawal sent', body: 'Your withdrawal is on its way to you', path: '/account/history/transactions' };
  }
}

export function pushMessage(news: PushNews, cause: string): PushMessage {
  return { kind: news.kind, tag: cause, ...wordsOf(news) };
}

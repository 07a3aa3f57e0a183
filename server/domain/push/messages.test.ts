import { describe, expect, it } from 'vitest';
import { PUSH_KINDS } from '../../../core/wire/pushMessage.ts';
import { type PushNews, pushMessage } from './messages.ts';

const NEWS: readonly PushNews[] = [
  {
    kind: 'BET_SETTLED',
    type: 'STRAIGHT',
    legs: 1,
    outcome: 'WIN',
    first: { name: 'Bills', marketType: 'SPREAD', pointsHundredths: -250 },
  },
  { kind: 'PRICE_ALERT', selection: 'Bills', event: 'Bills @ Chiefs' },
  { kind: 'WITHDRAWAL_SENT' },
];

describe('what is pushed', () => {
  it('is news that the player has caused, each with its words and page', () => {
    expect(NEWS.map((news) => pushMessage(news, 'cause'))).toEqual([
      { kind: 'BET_SETTLED', tag: 'cause', title: 'Bet settled', body: 'Bills −2.5: won', path: '/my-bets/settled' },
      {
        kind: 'PRICE_ALERT',
        tag: 'cause',
        title: 'Price alert',
        path: '/favorites',
        body: 'Bills, Bills @ Chiefs: your price was reached',
      },
      {
        kind: 'WITHDRAWAL_SENT',
        tag: 'cause',
        title: 'Withdrawal sent',
        path: '/account/history/transactions',
        body: 'Your withdrawal is on its way to you',
      },
    ]);
  });

  it('has no other kind, no amount, and no way to a deposit or an offer', () => {
    expect(NEWS.map(({ kind }) => kind)).toEqual([...PUSH_KINDS]);
    for (const news of NEWS) {
      const { title, body, path } = pushMessage(news, 'cause');
      expect(`${title} ${body}`).not.toMatch(/[$€£]|bonus|deposit|offer|boost|bet now/i);
      expect(path).not.toMatch(/promo|deposit|reward/);
    }
  });
});

import type { FeatureRoute, Guard, PageRoute } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { titleOf } from './titleOf.ts';

const page = lazyPart(() => import('../pages/NotAvailablePage.tsx').then((module) => module.NotAvailablePage));

const PLAYER: Guard = { player: true };

/** @param rows `path`, whose title is its last word, or `path: Title`. They are short because every page loads them. */
function rowsOf(rows: readonly string[], more: Partial<PageRoute> = {}, below = ''): readonly PageRoute[] {
  return rows.map((row) => {
    const [path = '', title = titleOf(path)] = row.split(': ');
    return { path: below + path, title, page, ...more };
  });
}

const sports = (rows: readonly string[], more: Partial<PageRoute> = {}) => rowsOf(rows, { only: 'sportsbook', ...more });
const account = (rows: readonly string[], guard = PLAYER) => rowsOf(rows, { layout: 'account', guard }, 'account/');

/** Routes whose capability comes later. Each moves to the door of its feature together with its page. */
export const UPCOMING: readonly FeatureRoute[] = [
  ...sports(['parlay-lounge'], { guard: { flags: ['parlay-lounge'] } }),
  ...sports(['tournaments/joined: Tournaments', 'tournaments/tournament'], { guard: { flags: ['tournaments'] } }),
  ...sports(['fan-hub'], { guard: { flags: ['fan-hub', ['for-you', 'fantasy']] } }),

  ...account([
    'penn-play: Loyalty program',
    'referrals',
    ...['invite-friends', 'in-progress: Referrals in progress', 'completed: Completed referrals'].map((row) => `referrals/${row}`),
    'settings/content: Content settings',
    'summary: Account summary',
    'taxes',
    'update-address',
    ...['bonuses', 'free-bets', 'free-wagers', 'free-rounds', 'history: Rewards history', ':sectionId: Rewards'].map(
      (row) => `award-details/${row}`,
    ),
    ...['cashback', 'bonus-bets', 'profit-boosts', 'bonus-spins', 'promotional-credits'].map((row) => `award-details/${row}`),
    ...['max-single-wager', 'reality-check-in: Reality check-in', 'time: Time limit', 'history: Limit history']
      .concat(
        ['deposit', 'loss', 'spend'].flatMap((limit) =>
          ['Daily', 'Weekly', 'Monthly'].map((period) => `${limit}/${period.toLowerCase()}: ${period} ${limit} limit`),
        ),
      )
      .map((row) => `responsible-gaming/limits/${row}`),
  ]),
  ...account(['referafriend: Refer a friend'], { ...PLAYER, flags: ['referral-program'] }),
  ...account(['history/:sectionId: History', 'history/:sectionId/:sessionId: Session', 'history/:sectionId/:roundId/round'], {
    ...PLAYER,
    historySection: 'sectionId',
  }),

  ...rowsOf(
    [
      'deposit',
      'withdrawal',
      'withdrawal/interac: Interac withdrawal',
      'receipt/:receiptId: Receipt',
      'wire_transfer_withdrawal_details',
      ...['wire-transfer', 'cash-at-casino'].flatMap((method) => [`deposit/${method}`, `withdrawal/${method}`]),
    ],
    { layout: 'account', guard: PLAYER },
  ),
  ...rowsOf(['deposit/gateway: Payment', 'withdrawal/gateway: Payment'], { layout: 'full', guard: PLAYER }),

  ...rowsOf(['welcome-promo: Welcome offer'], { layout: 'centred', guard: PLAYER }),
];

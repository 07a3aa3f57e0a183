import { expect, it } from 'vitest';
import type { PlacementError } from '../../../store/bets/index.ts';
import { toPlacement } from './placements.ts';

const draftBetId = 'draft';

it.each<readonly [PlacementError, string, string | null]>([
  [{ code: 'TOO_MANY_LEGS', draftBetId, maximumLegs: 10, kind: 'ROUND_ROBIN' }, 'A round robin takes at most 10 selections.', null],
  [{ code: 'TOO_FEW_LEGS', draftBetId, minimumLegs: 3, kind: 'ROUND_ROBIN' }, 'A round robin takes at least 3 selections.', null],
  // Stored before there were other bets of several legs than parlays, and a smallest stake.
  [{ code: 'TOO_MANY_LEGS', draftBetId, maximumLegs: 12 }, 'A parlay takes at most 12 selections.', null],
  [{ code: 'TOO_FEW_LEGS', draftBetId }, 'A parlay takes at least 2 selections.', null],
  [{ code: 'STAKE_INVALID', draftBetId, maximumStakeCents: 5_000 }, 'Bet between $0.01 and $50.00.', 'bet'],
  [{ code: 'STAKE_INVALID', draftBetId, minimumStakeCents: 10, maximumStakeCents: 5_000 }, 'Bet between $0.10 and $50.00.', 'bet'],
  [
    { code: 'NOT_TEASABLE', draftBetId, selectionId: 's' },
    'Only main spreads and totals of football or basketball can be teased, before the start and near −110.',
    's',
  ],
  [{ code: 'REWARD_STAKE', draftBetId, amountCents: 1_000 }, 'A bonus bet is used as a whole: $10.00.', 'bet'],
  [{ code: 'INSUFFICIENT_CREDITS', draftBetId, availableCents: 500 }, 'You have $5.00 in site credit.', 'bet'],
  [
    { code: 'REWARD_RESTRICTED', draftBetId, label: 'Live only' },
    'This reward is not for this bet: Live only. Remove it to place the bet without it.',
    null,
  ],
  [{ code: 'REWARD_UNAVAILABLE', draftBetId }, 'This reward has expired or was used. Remove it to place the bet without it.', null],
  [
    { code: 'LIABILITY_LIMIT', draftBetId, maximumStakeCents: 10 },
    'This bet is over the book’s limit for this market; the most is $0.10.',
    'bet',
  ],
  [{ code: 'PLAYER_RESTRICTED' }, 'This account can’t bet right now. Nothing was bet. Please contact Support.', null],
  // Less than the smallest stake is none.
  [{ code: 'LIABILITY_LIMIT', draftBetId, maximumStakeCents: 9 }, 'We take no more bets on this selection at the moment.', 'bet'],
])('a bet that is refused with %j says: %s', (error, message, field) => {
  const { userErrors } = toPlacement(
    { kind: 'REJECTED', placementId: 'p', errors: [error] },
    { currency: 'USD', minimumStakeCents: 10 },
  );
  expect(userErrors).toMatchObject([{ message, field }]);
});

it('a bet over the book’s own limit is named with the most of it, and is no matter of the player’s limits', () => {
  const of = (...errors: readonly PlacementError[]) =>
    toPlacement({ kind: 'REJECTED', placementId: 'p', errors }, { currency: 'USD', minimumStakeCents: 10 });
  const over = (id: string, maximumStakeCents: number) => ({ code: 'LIABILITY_LIMIT', draftBetId: id, maximumStakeCents }) as const;
  const two = of(over('first', 1_099), { code: 'EVENT_NOT_OPEN', draftBetId, selectionId: 's' }, over('second', 9));
  expect(two.userErrors.slice(1)).toMatchObject([
    { code: 'edgebook.book_limit.exceeded', displayType: 'BET_AMOUNT', message: expect.stringContaining('$10.99') },
    { code: 'edgebook.book_limit.exceeded', displayType: 'BET_AMOUNT' },
  ]);
  expect(two.bookLimits).toEqual([
    { draftBetId: 'first', maximumBetAmount: 1_099 },
    { draftBetId: 'second', maximumBetAmount: 0 },
  ]);
  for (const code of ['LOSS_LIMIT_REACHED', 'SPEND_LIMIT_REACHED', 'TIME_LIMIT_REACHED'] as const)
    expect(of({ code })).toMatchObject({ userErrors: [{ displayType: 'RG_LIMIT' }], bookLimits: [] });
});

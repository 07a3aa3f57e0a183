import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { playerMenu } from '../../../player/queries.ts';
import { byExpiry, type Reward } from '../logic/rewards.ts';
import {
  AccountRewardsDocument,
  type AccountRewardsQuery,
  CashbackCountDocument,
  ReferralViewedDocument,
} from './rewards.generated.ts';

export const rewards = playerQuery({ document: AccountRewardsDocument, map: rewardsOf });

export const useRewards = (): Queried<readonly Reward[]> => useQuery(rewards, {});

/** Ids of the first two awards of cashback, for the notification. */
export const cashbackCount = playerQuery({
  document: CashbackCountDocument,
  map: ({ awardDetailsSection }) => awardDetailsSection?.awards.map(({ id }) => id) ?? [],
  pollMs: 60_000,
});

export const referralViewed = mutation({
  document: ReferralViewedDocument,
  map: () => null,
  writes: (_done, write) =>
    write(playerMenu, { skipAccount: false }, (menu) => ({
      ...menu,
      referral: menu.referral && { ...menu.referral, isFirstTimeViewer: false },
    })),
});

function rewardsOf({ account }: AccountRewardsQuery): readonly Reward[] {
  const timeOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));
  const bets = (account?.freeBets ?? []).map(
    ({ rawId, title, expiresTime, restrictionLabel }): Reward => ({
      ...{ id: rawId, kind: 'BONUS_BET', title, detail: restrictionLabel },
      expiresAt: timeOf(expiresTime),
    }),
  );
  const boosts = (account?.profitBoosts ?? []).map(
    ({ rawId, title, maximumAmountLabel, numberOfLegsRestrictionLabel, eventRestrictionLabel, expiresTime }): Reward => ({
      ...{ id: rawId, kind: 'PROFIT_BOOST', title },
      detail: [maximumAmountLabel, numberOfLegsRestrictionLabel, eventRestrictionLabel].filter(Boolean).join(' · '),
      expiresAt: timeOf(expiresTime),
    }),
  );
  return byExpiry([...bets, ...boosts]);
}

import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { playerMenu } from '../../../player/queries.ts';
import { type Reward, useOf } from '../logic/rewards.ts';
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

/** What can be used now, of the awards that the pages list. */
function rewardsOf({ awardDetailsSection }: AccountRewardsQuery): readonly Reward[] | null {
  if (awardDetailsSection === null) return null;
  return awardDetailsSection.awards
    .filter(({ status }) => status === 'AVAILABLE')
    .map(({ id, kind, title, amount, expiresTime, usageTitle, usageRestrictions, use }) => ({
      id,
      kind,
      title,
      cents: amount?.amount ?? null,
      detail: [usageTitle, ...usageRestrictions].join(' · '),
      expiresAt: Date.parse(expiresTime),
      use: useOf(kind, use),
    }));
}

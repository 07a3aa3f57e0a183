import { playerQuery } from '../../../platform/data/declare.ts';
import type { Found } from '../../../platform/data/loadable.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import type { Friend, Referrals } from '../logic/referrals.ts';
import { type FriendFieldsFragment, ReferralsDocument } from './referrals.generated.ts';

export const referrals = playerQuery({
  document: ReferralsDocument,
  map: ({ referrals: found }): Found<Referrals> => ({
    found: found && {
      code: found.code,
      link: found.link,
      terms: found.terms,
      awardCents: found.award.amount,
      earnedCents: found.earned.amount,
      inProgress: found.inProgress.map(friendOf),
      completed: found.completed.map(friendOf),
    },
  }),
  freshMs: 5_000,
});

/** Null: nothing is offered to this player. */
export const useReferrals = (): Queried<Found<Referrals>> => useQuery(referrals, {});

function friendOf({ name, signedUpAt, stepsDone, steps, stepText, completedAt, award }: FriendFieldsFragment): Friend {
  return {
    name,
    stepsDone,
    steps,
    stepText,
    awardCents: award?.amount ?? null,
    signedUpAt: Date.parse(signedUpAt),
    completedAt: completedAt === null ? null : Date.parse(completedAt),
  };
}

import { REFERRAL_CODE_PARAMETER } from '../../../../core/wire/referralLink.ts';
import { friendName, REFERRAL_STEPS, REFERRAL_TERMS, referralTerms } from '../../../domain/referrals/referral.ts';
import { isOffered } from '../../../store/players/index.ts';
import { listReferredFriends, type ReferredFriend as Row, referralCode } from '../../../store/referrals/index.ts';
import type { GraphqlContext } from '../context.ts';
import type { ReferredFriend, Resolvers } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

export const referralsResolvers = {
  Query: {
    referrals: async (_root, _args, context) => {
      const { viewer, deps, origin } = context;
      if (viewer.kind !== 'player') return null;
      const { db, clock, config } = deps;
      if (!(await isOffered(db.query, viewer.playerId, clock.now()))) return null;
      const [code, friends] = await Promise.all([
        referralCode(db.query, viewer.playerId),
        listReferredFriends(db.query, viewer.playerId),
      ]);
      const award = moneyOf(REFERRAL_TERMS.award.amountCents, config.currency);
      const friendOf = ({ firstName, lastName, signedUpAt, awardedAt }: Row): ReferredFriend => ({
        name: friendName(firstName, lastName),
        signedUpAt: signedUpAt.toISOString(),
        stepsDone: awardedAt === null ? REFERRAL_STEPS - 1 : REFERRAL_STEPS,
        steps: REFERRAL_STEPS,
        stepText: awardedAt === null ? 'Signed up. The deposit has not been bet yet.' : 'Complete',
        completedAt: awardedAt?.toISOString() ?? null,
        award: awardedAt === null ? null : award,
      });
      const completed = friends.filter(({ awardedAt }) => awardedAt !== null);
      return {
        code,
        link: `${origin}/signup?${REFERRAL_CODE_PARAMETER}=${code}`,
        award,
        terms: [...referralTerms(REFERRAL_TERMS)],
        inProgress: friends.filter(({ awardedAt }) => awardedAt === null).map(friendOf),
        completed: completed.map(friendOf),
        earned: moneyOf(completed.length * REFERRAL_TERMS.award.amountCents, config.currency),
      };
    },
  },
} satisfies Resolvers<GraphqlContext>;

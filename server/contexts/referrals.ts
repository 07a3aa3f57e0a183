import { referralsResolvers } from '../api/graphql/referrals/referralsResolvers.ts';
import { context } from './context.ts';

export const referrals = context({ name: 'referrals', resolvers: referralsResolvers });

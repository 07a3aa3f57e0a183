import { houseRulesResolvers } from '../api/graphql/houseRules/houseRulesResolvers.ts';
import { context } from './context.ts';

export const houseRules = context({ name: 'houseRules', resolvers: houseRulesResolvers });

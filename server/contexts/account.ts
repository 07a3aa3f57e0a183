import { accountResolvers } from '../api/graphql/account/accountResolvers.ts';
import { registerDocumentRoutes } from '../api/sandbox/documentRoutes.ts';
import { registerNoticeRoutes } from '../api/sandbox/noticeRoutes.ts';
import { registerPlayerRoutes } from '../api/sandbox/playerRoutes.ts';
import type { PlayerTables } from '../store/players/index.ts';
import type { RewardTables } from '../store/rewards/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends PlayerTables, RewardTables {}
}

export const account = context({
  name: 'account',
  resolvers: accountResolvers,
  mutationsAre: 'identity',
  sandbox(scope, parts) {
    registerPlayerRoutes(scope, parts);
    registerDocumentRoutes(scope, parts);
    registerNoticeRoutes(scope, parts);
  },
});

import { linkingResolvers } from '../api/graphql/linking/linkingResolvers.ts';
import { registerLinkRoutes } from '../api/sandbox/linkRoutes.ts';
import type { LinkingTables } from '../store/linking/index.ts';
import { forgetNonces } from '../store/linking/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends LinkingTables {}
}

export const linking = context({
  name: 'linking',
  resolvers: linkingResolvers,
  mutationsAre: 'identity',
  sandbox: registerLinkRoutes,
  retention: [{ days: 0, remove: forgetNonces }],
});

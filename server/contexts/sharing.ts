import { sharingResolvers } from '../api/graphql/sharing/sharingResolvers.ts';
import type { SharingTables } from '../store/sharing/index.ts';
import { forgetSharedBets } from '../store/sharing/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends SharingTables {}
}

export const sharing = context({
  name: 'sharing',
  resolvers: sharingResolvers,
  retention: [{ days: 0, remove: forgetSharedBets }],
});

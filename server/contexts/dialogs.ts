import { dialogsResolvers } from '../api/graphql/dialogs/dialogsResolvers.ts';
import { registerDialogRoutes } from '../api/sandbox/dialogRoutes.ts';
import type { DialogTables } from '../store/dialogs/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends DialogTables {}
}

export const dialogs = context({ name: 'dialogs', resolvers: dialogsResolvers, sandbox: registerDialogRoutes });

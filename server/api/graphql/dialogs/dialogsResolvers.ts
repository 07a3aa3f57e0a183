import { closeDialog, openDialogs } from '../../../store/dialogs/index.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { CustomDialog, Resolvers } from '../generated/resolvers.ts';
import { requirePlayer } from '../viewer.ts';

const ID = /^\d{1,15}$/;

async function dialogsOf(context: GraphqlContext, playerId: string): Promise<CustomDialog[]> {
  const dialogs = await openDialogs(context.deps.db.query, playerId, context.deps.clock.now());
  return dialogs.map(({ triggers, buttons, isOffer: _isOffer, ...dialog }) => ({
    ...dialog,
    triggers: triggers.map(({ type, pages }) => ({ type, pages: [...pages] })),
    buttons: [...buttons],
  }));
}

export const dialogsResolvers = {
  Query: {
    customDialogs: (_root, _args, context) => (context.viewer.kind === 'player' ? dialogsOf(context, context.viewer.playerId) : []),
  },
  Mutation: {
    closeCustomDialog: async (_root, { id }, context) => {
      const { playerId } = requirePlayer(context);
      if (!ID.test(id)) refuseInput('There is no such dialog');
      await closeDialog(context.deps.db.query, playerId, id, context.deps.clock.now());
      return dialogsOf(context, playerId);
    },
  },
} satisfies Resolvers<GraphqlContext>;

import { codeNeed, sendCode, verifyCode } from '../../accounts/oneTimeCodes.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';

export const oneTimeCodeResolvers = {
  Query: {
    oneTimeCode: async (_root, { source }, context) => {
      const viewer = requirePlayer(context);
      const forPayments = () => context.services.payments.isOn('one-time-code', context.brand, viewer.playerId);
      const need = await codeNeed(context.services.accounts, viewer, source, forPayments);
      if (need === null) throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
      return need;
    },
  },
  Mutation: {
    sendOneTimeCode: async (_root, { channel, source = null, operation = null }, context) => {
      const viewer = requirePlayer(context);
      if (source === null) return { success: false, error: 'Reload the page, then ask for a code again.', displayType: 'TOAST' };
      return sendCode(context.services.accounts, { viewer, address: context.address, channel, source, operation });
    },
    verifyOneTimeCode: (_root, { code, source, operation = null }, context) =>
      verifyCode(context.services.accounts, { viewer: requirePlayer(context), address: context.address, code, source, operation }),
  },
} satisfies Resolvers<GraphqlContext>;

import { oneTimeCodeResolvers } from '../api/graphql/oneTimeCodes/oneTimeCodeResolvers.ts';
import { heartbeatResolvers } from '../api/graphql/session/heartbeatResolvers.ts';
import { PUBLISHED_DAYS } from '../api/identity/idTokens.ts';
import { registerSessionRoutes } from '../api/sandbox/sessionRoutes.ts';
import type { IdentityTables } from '../store/identity/index.ts';
import {
  forgetAttempts,
  forgetCodes,
  forgetLoginAttempts,
  forgetLoginNetworks,
  forgetOneTimeCodes,
  forgetRefreshTokens,
  forgetResets,
  forgetSessions,
  forgetSigningKeys,
} from '../store/identity/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends IdentityTables {}
}

export const identity = context({
  name: 'identity',
  mutationsAre: 'identity',
  resolvers: {
    Query: oneTimeCodeResolvers.Query,
    Mutation: { ...heartbeatResolvers.Mutation, ...oneTimeCodeResolvers.Mutation },
  },
  sandbox: registerSessionRoutes,
  retention: [
    // A second use of a stolen token or code is still detected, and ends the session.
    { days: 1, remove: forgetRefreshTokens },
    { days: 1, remove: forgetCodes },
    { days: ({ sessionRetentionDays }) => sessionRetentionDays, remove: forgetSessions },
    // At least as long as the window of any limit (domain/identity: loginLimits.ts, attemptRules.ts).
    { days: 1, remove: forgetLoginAttempts },
    { days: 1, remove: forgetAttempts },
    { days: 90, remove: forgetLoginNetworks },
    { days: PUBLISHED_DAYS, remove: forgetSigningKeys },
    { days: 0, remove: forgetResets },
    { days: 0, remove: forgetOneTimeCodes },
  ],
});
